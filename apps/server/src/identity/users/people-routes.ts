import { type AccountId, ApiError, badInput } from '@assay/contract';
import {
  MANAGEMENT,
  type ManagedInvitation,
  type ManagedUser,
  mayGive,
  type Role,
} from '@assay/management-api';
import {
  type Account,
  appendAudit,
  type Connection,
  deleteInvitation,
  deletePanelUser,
  deleteSessionsOf,
  findInvitation,
  findPanelUser,
  insertPanelUser,
  listInvitations,
  listPanelUsers,
  lockAccount,
  type PanelInvitation,
  type PanelUser,
  saveInvitation,
  savePanelName,
  savePanelRole,
} from '@assay/store';
import { changes, type ManagementApi, reads, timestamp, uuid } from '../../management/index';
import { answerOf } from '../../platform/http';
import { sendAnswer } from '../../platform/idempotency';
import { remoteAddress } from '../keys/authenticate';
import { weaknessOf } from '../keys/password-strength';
import { hashPassword, tokenHash } from '../keys/secrets';
import { type Principal, roleOf, rolesOf, sessionActor, userActor } from '../roles/principal';
import { FailedAttempts } from '../sign-in/sign-in-guard';
import { namesOf, personNameOf } from './person-names';

/** Adds the routes of /names and /session/name: display names of the account's users. */
export function nameRoutes(api: ManagementApi): void {
  const { database } = api.routePorts;

  reads(api, MANAGEMENT.listNames, async ({ principal }) => {
    const names = namesOf(await listPanelUsers(database, principal.caller.account.id));
    return { names: [...names].map(([id, name]) => ({ id, name })) };
  });

  changes(api, MANAGEMENT.changeOwnName, async ({ principal, body, connection, account }) => {
    const { actor } = principal;
    if (actor.kind === 'key') throw new ApiError('notFound', "An API key can't be renamed");
    const name = personNameOf(body.name);
    await savePanelName(connection, account.id, actor.id, name);
    return { data: { name }, audit: { action: 'user.rename', target: `user ${actor.id}`, change: {} } };
  });
}

/** Lifetime of an invitation, in milliseconds: seven days. */
const INVITATION_MS = 7 * 86_400_000;
const TOKEN_BYTES = 32;

type Listed = Awaited<ReturnType<typeof listPanelUsers>>[number];

const userDocument = ({ id, email, name, role, hasSecondFactor, createdAt }: Listed): ManagedUser => ({
  id,
  email,
  name,
  role,
  second_factor: hasSecondFactor,
  created_at: timestamp(createdAt),
});

const invitationDocument = (invitation: PanelInvitation): ManagedInvitation => ({
  id: invitation.id,
  email: invitation.email,
  name: invitation.name,
  role: invitation.role,
  invited_by: invitation.invitedBy,
  created_at: timestamp(invitation.createdAt),
  expires_at: timestamp(invitation.expiresAt),
});

/** @throws ApiError 2003 when the caller would grant or remove permissions that they or their key lack */
function requireGiving({ caller, role }: Principal, ...given: readonly Role[]): void {
  const erases = given.some(({ permissions }) => permissions.includes('persons:change'));
  if (erases && !caller.key.scopes.includes('erase'))
    throw new ApiError('missingScope', "You can't grant scopes that your API key doesn't have: erase");
  if (!given.every((one) => mayGive(role, one)))
    throw new ApiError(
      'missingScope',
      "You can't assign or remove a role with more permissions than yours. Only an owner can assign the owner role",
    );
}

/** @throws ApiError 1006 for an unknown role */
function requireRole(account: Account, id: string): Role {
  const role = rolesOf(account).find((known) => known.id === id);
  if (!role) throw badInput([{ field: 'role', expected: 'a role from GET /roles' }]);
  return role;
}

async function requireUser(connection: Connection, accountId: AccountId, id: string): Promise<Listed> {
  const user = (await listPanelUsers(connection, accountId)).find((one) => one.id === uuid(id));
  if (!user) throw new ApiError('notFound');
  return user;
}

/** @throws ApiError 3002 for the last owner, because no other user could create one */
export async function requireAnotherOwner(
  connection: Connection,
  { accountId, id, role }: PanelUser,
): Promise<void> {
  if (role !== 'owner') return;
  const users = await listPanelUsers(connection, accountId);
  if (!users.some((other) => other.role === 'owner' && other.id !== id))
    throw new ApiError('conflict', "The last owner can't be removed or demoted. Add another owner first");
}

/** Adds the route that creates a user from an invitation token; the only route here without a session. */
function acceptRoute({ app, routePorts }: ManagementApi): void {
  const { database, runtime } = routePorts;
  const failures = new FailedAttempts(database);
  const wrong = () =>
    new ApiError('invalidKey', 'The invitation was used, revoked or has expired. Ask for a new one');

  app.post(MANAGEMENT.acceptInvitation.path, async (request, reply) => {
    const { token, password, name = null } = MANAGEMENT.acceptInvitation.readBody(request.body);
    const now = new Date(runtime.now());
    const succeeded = await failures.begin(remoteAddress(request), now.getTime());
    const invitation = await findInvitation(database, tokenHash(token), now);
    if (!invitation) throw wrong();
    await succeeded();
    const { accountId, email, role } = invitation;
    const weakness = await weaknessOf(password, { email, name: name ?? invitation.name });
    if (weakness !== null) throw badInput([{ field: 'password', expected: weakness }]);
    const passwordHash = await hashPassword(password, runtime);
    await database.transaction(async (connection) => {
      if (!(await lockAccount(connection, accountId))) throw wrong();
      if (!(await deleteInvitation(connection, accountId, invitation.id))) throw wrong();
      if (await findPanelUser(connection, email))
        throw new ApiError(
          'conflict',
          'A user with this email address already exists. Sign in or use another address',
        );
      const id = runtime.timeOrderedId();
      const user = { accountId, id, email, name: personNameOf(name) ?? invitation.name, passwordHash, role };
      await insertPanelUser(connection, { ...user, now });
      await appendAudit(connection, accountId, {
        at: now,
        actor: userActor(user).auditName,
        action: 'user.join',
        target: `user ${id}`,
        change: { role, invitation: invitation.id },
      });
    });
    reply.header('cache-control', 'no-store');
    return sendAnswer(reply, answerOf(MANAGEMENT.acceptInvitation, { email }));
  });
}

/** Adds the routes of /users and /invitations. */
export function peopleRoutes(api: ManagementApi): void {
  const { database, runtime } = api.routePorts;
  acceptRoute(api);

  reads(api, MANAGEMENT.listUsers, async ({ principal, now }) => {
    const { id } = principal.caller.account;
    return {
      users: (await listPanelUsers(database, id)).map(userDocument),
      invitations: (await listInvitations(database, id, now)).map(invitationDocument),
    };
  });

  changes(api, MANAGEMENT.changeUser, async ({ principal, body, param, connection, account }) => {
    const user = await requireUser(connection, account.id, param('id'));
    const { role = user.role } = body;
    const name = body.name === undefined ? user.name : personNameOf(body.name);
    requireGiving(principal, roleOf(account, user.role), requireRole(account, role));
    if (role !== 'owner') await requireAnotherOwner(connection, user);
    await savePanelRole(connection, account.id, user.id, role);
    await savePanelName(connection, account.id, user.id, name);
    return {
      data: { user: userDocument({ ...user, role, name }) },
      audit: {
        action: 'user.change',
        target: `user ${user.id}`,
        change: { role: [user.role, role], renamed: name !== user.name },
      },
    };
  });

  changes(api, MANAGEMENT.removeUser, async ({ principal, param, connection, account }) => {
    const user = await requireUser(connection, account.id, param('id'));
    requireGiving(principal, roleOf(account, user.role));
    await requireAnotherOwner(connection, user);
    const ended = await deleteSessionsOf(connection, account.id, sessionActor(userActor(user)), null);
    await deletePanelUser(connection, account.id, user.id);
    return {
      data: {},
      audit: { action: 'user.remove', target: `user ${user.id}`, change: { role: user.role, ended } },
    };
  });

  changes(api, MANAGEMENT.inviteUser, async ({ principal, body, connection, account, now }) => {
    requireGiving(principal, requireRole(account, body.role));
    const email = body.email.toLowerCase();
    if ((await listPanelUsers(connection, account.id)).some((user) => user.email === email))
      throw new ApiError('conflict', 'A user with this email address already exists');
    const token = runtime.bytes(TOKEN_BYTES).toString('base64url');
    const invitation = {
      accountId: account.id,
      id: runtime.timeOrderedId(),
      email,
      name: personNameOf(body.name ?? null),
      role: body.role,
      invitedBy: sessionActor(principal.actor),
      createdAt: now,
      expiresAt: new Date(now.getTime() + INVITATION_MS),
    };
    await saveInvitation(connection, { ...invitation, tokenHash: tokenHash(token) });
    return {
      data: { invitation: invitationDocument(invitation), token },
      audit: { action: 'user.invite', target: `invitation ${invitation.id}`, change: { role: body.role } },
      secret: true,
    };
  });

  changes(api, MANAGEMENT.withdrawInvitation, async ({ param, connection, account }) => {
    const id = uuid(param('id'));
    if (!(await deleteInvitation(connection, account.id, id))) throw new ApiError('notFound');
    return { data: {}, audit: { action: 'user.uninvite', target: `invitation ${id}`, change: {} } };
  });
}
