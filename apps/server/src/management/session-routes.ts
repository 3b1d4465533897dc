import { ApiError, badInput, MANAGEMENT, type PanelRole, permissionsOf, type Session } from '@assay/contract';
import {
  type Account,
  type ApiKey,
  appendAudit,
  deletePanelSession,
  findPanelUser,
  holdPassword,
  insertPanelSession,
  type PanelUser,
} from '@assay/store';
import type { FastifyRequest } from 'fastify';
import {
  beginSignIn,
  noteRefusal,
  passwordMatches,
  type RoutePorts,
  remoteAddress,
  SCOPES,
  tokenHash,
} from '../accounts/index';
import { networkOf } from '../platform/address-limit';
import { answerOf } from '../platform/answer';
import { sendAnswer } from '../platform/idempotency';
import { changes, type ManagementApi, reads } from './endpoint';
import { FailedAttempts } from './failed-attempts';
import { type Actor, keyActor, roleOf, sessionActor, userActor } from './principal';
import { dropSession, keepSession, SESSION_SECONDS } from './session-cookie';
import { timestamp, timestampOrNull } from './timestamps';

interface SignedIn {
  /** Who signed in with a password, as it was when that was checked. */
  readonly user?: PanelUser;
  readonly account: Account;
  readonly actor: Actor;
  readonly role: PanelRole;
  readonly scopes: readonly string[];
}

interface Credentials {
  readonly email?: string;
  readonly password?: string;
  readonly api_key?: string;
}

const wrong = () => new ApiError('invalidKey', 'Wrong e-mail, password or key');

const session = ({ account, actor, role, scopes }: SignedIn, expiresAt: Date | null): Session => ({
  actor: { kind: actor.kind, id: actor.id, name: actor.name },
  account: { id: account.id, name: account.name, owner: account.owner },
  scopes: SCOPES.filter((scope) => scopes.includes(scope)),
  role,
  permissions: [...permissionsOf(role)],
  expires_at: timestampOrNull(expiresAt),
});

async function byKey(routePorts: RoutePorts, request: FastifyRequest, apiKey: string): Promise<SignedIn> {
  const result = await routePorts.directory.authenticate(apiKey, remoteAddress(request));
  const address = remoteAddress(request);
  const refuse = (known: { readonly key?: ApiKey }) =>
    noteRefusal(routePorts, { action: 'session.refuse', address, ...known });
  if (result.kind === 'invalid-key') {
    refuse({});
    throw wrong();
  }
  if (result.kind === 'forbidden-address') {
    refuse(result);
    throw new ApiError('badAuthorizationIp');
  }
  const { account, key } = result.caller;
  if (!key.scopes.includes('admin')) {
    refuse({ key });
    throw new ApiError('missingScope');
  }
  return { account, actor: keyActor(key), role: 'owner', scopes: key.scopes };
}

/** @param nobody a hash that no password has: an unknown address costs the same work as a wrong password. */
async function byPassword(
  routePorts: RoutePorts,
  request: FastifyRequest,
  { email, password }: Required<Omit<Credentials, 'api_key'>>,
  nobody: string,
): Promise<SignedIn> {
  const address = email.trim().toLowerCase();
  const succeeded = await beginSignIn(
    routePorts.database,
    address,
    networkOf(remoteAddress(request)),
    new Date(routePorts.ambient.now()),
  );
  const user = await findPanelUser(routePorts.database, address);
  const matches = await passwordMatches(password, user?.passwordHash ?? nobody);
  const account = user && routePorts.directory.account(user.accountId);
  if (!matches || !account) {
    noteRefusal(routePorts, {
      action: 'session.refuse',
      address: remoteAddress(request),
      ...(user ? { user } : {}),
    });
    throw wrong();
  }
  await succeeded();
  return { account, actor: userActor(user.id, user.email), role: roleOf(user.role), scopes: SCOPES, user };
}

/** Signs in, follows and ends panel sessions. */
export function sessionRoutes(api: ManagementApi): void {
  const { app, routePorts } = api;
  const { database, ambient } = routePorts;
  const failures = new FailedAttempts();
  const nobody = `scrypt$${ambient.bytes(16).toString('base64url')}$${ambient.bytes(32).toString('base64url')}`;

  function signIn(request: FastifyRequest, { email, password, api_key }: Credentials): Promise<SignedIn> {
    if (api_key && !email && !password) return byKey(routePorts, request, api_key);
    if (email && password && !api_key) return byPassword(routePorts, request, { email, password }, nobody);
    throw badInput([{ field: 'api_key', expected: 'a key, or else email and password' }]);
  }

  app.post(MANAGEMENT.signIn.path, async (request, reply) => {
    const credentials = MANAGEMENT.signIn.readBody(request.body);
    const now = new Date(ambient.now());
    const succeeded = failures.begin(remoteAddress(request), now.getTime());
    const signedIn = await signIn(request, credentials);
    succeeded();
    const { account, actor } = signedIn;
    const token = ambient.bytes(32).toString('base64url');
    const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000);
    await database.transaction(async (connection) => {
      // A password that was changed meanwhile opens no session that its change would have ended.
      if (signedIn.user && !(await holdPassword(connection, signedIn.user))) throw wrong();
      await insertPanelSession(connection, {
        accountId: account.id,
        id: ambient.timeOrderedId(),
        tokenHash: tokenHash(token),
        actor: sessionActor(actor),
        network: networkOf(remoteAddress(request)),
        createdAt: now,
        expiresAt,
      });
      await appendAudit(connection, account.id, {
        at: now,
        actor: actor.auditName,
        action: 'session.create',
        target: actor.id,
        change: { expires_at: timestamp(expiresAt) },
      });
    });
    keepSession(request, reply, token);
    reply.header('cache-control', 'no-store');
    return sendAnswer(reply, answerOf(MANAGEMENT.signIn, session(signedIn, expiresAt)));
  });

  reads(api, MANAGEMENT.readSession, ({ principal }) => {
    const { account, key } = principal.caller;
    return session(
      { account, actor: principal.actor, role: principal.role, scopes: key.scopes },
      principal.session?.expiresAt ?? null,
    );
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
