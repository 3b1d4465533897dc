import { ApiError } from '@assay/contract';
import type { ManagementRoute, Session } from '@assay/management-api';
import {
  appendAudit,
  type Connection,
  findFactor,
  holdPassword,
  insertPanelSession,
  listPasskeys,
} from '@assay/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { timestamp, timestampOrNull } from '../../management/index';
import { answerOf } from '../../platform/http';
import { sendAnswer } from '../../platform/idempotency';
import { networkOf } from '../../platform/rate-limit';
import type { RoutePorts } from '../accounts/directory';
import { remoteAddress, SCOPES } from '../keys/authenticate';
import { tokenHash } from '../keys/secrets';
import { sessionActor, sessionSeconds } from '../roles/principal';
import { storeSession } from './browser-cookie';
import { takeProof } from './second-factor';
import {
  CodeMissing,
  refuseSignIn,
  type SignedIn,
  wrongCode,
  wrongCredentials,
  wrongPasskey,
} from './sign-in';

/** Returns a session as its user sees it. */
export const session = (
  { account, actor, role, scopes, secondFactor }: Omit<SignedIn, 'byUser' | 'byProvider'>,
  expiresAt: Date | null,
): Session => ({
  actor: { kind: actor.kind, id: actor.id, name: actor.name, email: actor.email },
  account: { id: account.id, name: account.name, owner: account.owner },
  scopes: SCOPES.filter((scope) => scopes.includes(scope)),
  role: role.id,
  role_name: role.name,
  permissions: [...role.permissions],
  second_factor: secondFactor,
  expires_at: timestampOrNull(expiresAt),
});

/** Consumes the proofs. A password or second factor that was changed in the meantime opens no session. */
async function takeProofs(connection: Connection, { byUser, byProvider }: SignedIn): Promise<void> {
  if (!byUser) return;
  const { user, proof } = byUser;
  if (!(await holdPassword(connection, user))) throw wrongCredentials();
  if (proof && !(await takeProof(connection, proof)))
    throw proof.by === 'passkey' ? wrongPasskey() : wrongCode();
  if (proof || byProvider?.factorMet) return;
  const who = { accountId: user.accountId, userId: user.id };
  const isAsked =
    (await findFactor(connection, who, 'holds')) ||
    // After a password, users who have only passkeys need no second factor; after a provider sign-in, a
    // passkey is the second factor.
    (byProvider && (await listPasskeys(connection, who)).length > 0);
  if (isAsked) throw new CodeMissing();
}

/** Returns the session length in seconds: the account's limit, or the provider's limit if it is shorter. */
const secondsOf = ({ account, byProvider }: SignedIn): number =>
  Math.min(sessionSeconds(account.settings), byProvider ? byProvider.minutes * 60 : Number.POSITIVE_INFINITY);

interface NewSession {
  readonly token: string;
  readonly expiresAt: Date;
}

/** Opens a session in the same transaction that consumes the proofs. */
async function openSession(
  { database, runtime }: RoutePorts,
  request: FastifyRequest,
  signedIn: SignedIn,
): Promise<NewSession> {
  const { account, actor, byUser, byProvider } = signedIn;
  const token = runtime.bytes(32).toString('base64url');
  const now = new Date(runtime.now());
  const expiresAt = new Date(now.getTime() + secondsOf(signedIn) * 1000);
  await database.transaction(async (connection) => {
    await takeProofs(connection, signedIn);
    await insertPanelSession(connection, {
      accountId: account.id,
      id: runtime.timeOrderedId(),
      tokenHash: tokenHash(token),
      actor: sessionActor(actor),
      network: networkOf(remoteAddress(request)),
      factorMet: byUser?.proof?.by === 'passkey' || byProvider?.factorMet === true,
      createdAt: now,
      expiresAt,
    });
    const by = byUser?.proof?.by;
    await appendAudit(connection, account.id, {
      at: now,
      actor: actor.auditName,
      action: 'session.create',
      target: actor.id,
      change: {
        expires_at: timestamp(expiresAt),
        ...(by ? { second_factor: by } : {}),
        ...(byProvider ? { by: 'provider' } : {}),
      },
    });
  });
  return { token, expiresAt };
}

/**
 * Opens a session for an authenticated user and sends it with its cookie.
 * @param succeeded called when the session is open
 * @throws ApiError 2002, 2015 when a proof has changed in the meantime
 */
export async function answerSession(
  routePorts: RoutePorts,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  route: ManagementRoute,
  signedIn: SignedIn,
  succeeded: () => Promise<void>,
): Promise<FastifyReply> {
  const { byUser } = signedIn;
  const { token, expiresAt } = await openSession(routePorts, request, signedIn).catch(async (error) => {
    if (byUser && error instanceof ApiError) await refuseSignIn(routePorts, request, { user: byUser.user });
    throw error;
  });
  await succeeded();
  await byUser?.attempt?.succeeded();
  storeSession(request, reply, token, secondsOf(signedIn));
  reply.header('cache-control', 'no-store');
  return sendAnswer(reply, answerOf(route, session(signedIn, expiresAt)));
}
