import { ApiError, MANAGEMENT, type Session } from '@assay/contract';
import {
  appendAudit,
  type Connection,
  deletePanelSession,
  findFactor,
  holdPassword,
  insertPanelSession,
} from '@assay/store';
import type { FastifyRequest } from 'fastify';
import { remoteAddress, SCOPES, sessionSeconds, tokenHash } from '../accounts/index';
import { networkOf } from '../platform/address-limit';
import { answerOf } from '../platform/answer';
import { sendAnswer } from '../platform/idempotency';
import { changes, type ManagementApi, reads } from './endpoint';
import { FailedAttempts } from './failed-attempts';
import { sessionActor } from './principal';
import { takeProof } from './second-factor';
import { dropSession, keepSession } from './session-cookie';
import {
  CodeMissing,
  type Credentials,
  checkCredentials,
  refuseSignIn,
  type SignedIn,
  wrongCode,
  wrongCredentials,
  wrongPasskey,
} from './sign-in';
import { timestamp, timestampOrNull } from './timestamps';

const session = (
  { account, actor, role, scopes, secondFactor }: Omit<SignedIn, 'byUser'>,
  expiresAt: Date | null,
): Session => ({
  actor: { kind: actor.kind, id: actor.id, name: actor.name },
  account: { id: account.id, name: account.name, owner: account.owner },
  scopes: SCOPES.filter((scope) => scopes.includes(scope)),
  role: role.id,
  role_name: role.name,
  permissions: [...role.permissions],
  second_factor: secondFactor,
  expires_at: timestampOrNull(expiresAt),
});

/** Takes what was proved: a password or a factor that was changed meanwhile opens no session that its change would have ended. */
async function takeProofs(connection: Connection, { byUser }: SignedIn): Promise<void> {
  if (!byUser) return;
  const { user, proof } = byUser;
  if (!(await holdPassword(connection, user))) throw wrongCredentials();
  if (proof && !(await takeProof(connection, proof)))
    throw proof.by === 'passkey' ? wrongPasskey() : wrongCode();
  if (!proof && (await findFactor(connection, { accountId: user.accountId, userId: user.id }, 'holds')))
    throw new CodeMissing();
}

interface NewSession {
  readonly token: string;
  readonly expiresAt: Date;
}

/** Opens a session, in one transaction with what it takes. */
async function openSession(
  { database, ambient }: ManagementApi['routePorts'],
  request: FastifyRequest,
  signedIn: SignedIn,
): Promise<NewSession> {
  const { account, actor, byUser } = signedIn;
  const token = ambient.bytes(32).toString('base64url');
  const now = new Date(ambient.now());
  const expiresAt = new Date(now.getTime() + sessionSeconds(account.settings) * 1000);
  await database.transaction(async (connection) => {
    await takeProofs(connection, signedIn);
    await insertPanelSession(connection, {
      accountId: account.id,
      id: ambient.timeOrderedId(),
      tokenHash: tokenHash(token),
      actor: sessionActor(actor),
      network: networkOf(remoteAddress(request)),
      byPasskey: byUser?.proof?.by === 'passkey',
      createdAt: now,
      expiresAt,
    });
    const by = byUser?.proof?.by;
    await appendAudit(connection, account.id, {
      at: now,
      actor: actor.auditName,
      action: 'session.create',
      target: actor.id,
      change: { expires_at: timestamp(expiresAt), ...(by ? { second_factor: by } : {}) },
    });
  });
  return { token, expiresAt };
}

/** Signs in, follows and ends panel sessions. */
export function sessionRoutes(api: ManagementApi): void {
  const { app, routePorts } = api;
  const { ambient } = routePorts;
  const failures = new FailedAttempts(routePorts.database);
  const nobody = `scrypt$${ambient.bytes(16).toString('base64url')}$${ambient.bytes(32).toString('base64url')}`;

  /** A password that is right and lacks its code is no failure of the network either. */
  async function check(request: FastifyRequest, credentials: Credentials, succeeded: () => Promise<void>) {
    try {
      return await checkCredentials(routePorts, request, credentials, nobody);
    } catch (error) {
      if (error instanceof CodeMissing) await succeeded();
      throw error;
    }
  }

  app.post(MANAGEMENT.signIn.path, async (request, reply) => {
    const credentials = MANAGEMENT.signIn.readBody(request.body);
    const succeeded = await failures.begin(remoteAddress(request), ambient.now());
    const signedIn = await check(request, credentials, succeeded);
    const { byUser } = signedIn;
    const { token, expiresAt } = await openSession(routePorts, request, signedIn).catch((error) => {
      if (byUser && error instanceof ApiError) refuseSignIn(routePorts, request, { user: byUser.user });
      throw error;
    });
    await succeeded();
    await byUser?.attempt?.succeeded();
    keepSession(request, reply, token, sessionSeconds(signedIn.account.settings));
    reply.header('cache-control', 'no-store');
    return sendAnswer(reply, answerOf(MANAGEMENT.signIn, session(signedIn, expiresAt)));
  });

  reads(api, MANAGEMENT.readSession, ({ principal }) => {
    const { account, key } = principal.caller;
    return session({ ...principal, account, scopes: key.scopes }, principal.session?.expiresAt ?? null);
  });

  changes(
    api,
    MANAGEMENT.signOut,
    async ({ principal, connection, account }) => {
      const { session: open } = principal;
      if (!open) throw new ApiError('notFound', 'There is no session to end: the request came with a key');
      await deletePanelSession(connection, account.id, open.id);
      return { data: {}, audit: { action: 'session.delete', target: principal.actor.id, change: {} } };
    },
    dropSession,
  );
}
