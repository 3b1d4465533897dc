import { type AccountId, ApiError } from '@assay/contract';
import { MANAGEMENT } from '@assay/management-api';
import {
  type Account,
  appendAudit,
  type Connection,
  deleteInvitation,
  deleteSessionsOf,
  findIdentity,
  findInvitationsOf,
  findPanelUser,
  findPanelUserById,
  insertIdentity,
  insertPanelUser,
  lockAccount,
  type PanelInvitation,
  type StoredPanelUser,
  savePanelName,
  savePanelRole,
} from '@assay/store';
import type { RoutePorts } from '../accounts/directory';
import { unmatchedHash } from '../keys/secrets';
import { rolesOf, sessionActor, userActor } from '../roles/principal';
import { requireAnotherOwner } from '../users/people-routes';
import { personNameOf } from '../users/person-names';
import type { OidcPerson } from './provider';
import type { OidcSettings } from './settings';

const BY = { by: 'provider' };

const noAccess = () => new ApiError('providerNoAccess');

/** The matching account and user, before the role is determined. */
interface Found {
  readonly accountId: AccountId;
  /** True when the provider identity is already linked to this user. */
  readonly isKnown: boolean;
  readonly user: StoredPanelUser | null;
  readonly invitation: PanelInvitation | null;
}

/** Returns the first mapped role of the account that applies; null = none. */
const mappedRole = ({ roles }: OidcSettings, { roleValues }: OidcPerson, accountId: AccountId) =>
  roles.find(({ value, account }) => account === accountId && roleValues.includes(value))?.role ?? null;

function requireDomain({ emailDomains }: OidcSettings, { email }: OidcPerson): void {
  if (emailDomains.length === 0) return;
  if (!email || !emailDomains.includes(email.slice(email.lastIndexOf('@') + 1))) throw noAccess();
}

/**
 * Finds a user by issuer and subject. On the first sign-in, finds them by a verified email address or by a
 * role that grants access.
 */
async function find(
  connection: Connection,
  settings: OidcSettings,
  person: OidcPerson,
  now: Date,
): Promise<Found | null> {
  const known = await findIdentity(connection, person);
  if (known) {
    const user = await findPanelUserById(connection, known.accountId, known.userId);
    return user && { accountId: user.accountId, isKnown: true, user, invitation: null };
  }
  if (!person.email) return null;
  const user = await findPanelUser(connection, person.email);
  if (user) return { accountId: user.accountId, isKnown: false, user, invitation: null };
  const fits = (id: AccountId) => settings.roles.length === 0 || mappedRole(settings, person, id) !== null;
  const invitations = await findInvitationsOf(connection, person.email, now);
  const invitation = invitations.find(({ accountId }) => fits(accountId)) ?? null;
  const granted = settings.roles.find(({ account }) => mappedRole(settings, person, account) !== null);
  const accountId = invitation?.accountId ?? granted?.account;
  return accountId === undefined ? null : { accountId, isKnown: false, user: null, invitation };
}

/**
 * Returns the role for the user from this sign-in on.
 * @throws ApiError 2011
 */
function roleFor(account: Account, settings: OidcSettings, person: OidcPerson, found: Found): string {
  const role =
    settings.roles.length > 0
      ? mappedRole(settings, person, account.id)
      : (found.user?.role ?? found.invitation?.role);
  if (!role || !rolesOf(account).some(({ id }) => id === role)) throw noAccess();
  return role;
}

/** Returns the provider's name claim if it is valid as a user name; otherwise null. */
function claimedName({ name }: OidcPerson): string | null {
  const { changeOwnName } = MANAGEMENT;
  try {
    return personNameOf(changeOwnName.readBody({ name }).name);
  } catch {
    return null;
  }
}

type Runtime = RoutePorts['runtime'];

async function join(
  connection: Connection,
  runtime: Runtime,
  { account, role, person, now }: { account: Account; role: string; person: OidcPerson; now: Date },
  invitation: PanelInvitation | null,
): Promise<StoredPanelUser> {
  if (invitation && !(await deleteInvitation(connection, account.id, invitation.id))) throw noAccess();
  const user = {
    accountId: account.id,
    id: runtime.timeOrderedId(),
    email: person.email ?? '',
    name: claimedName(person) ?? invitation?.name ?? null,
    passwordHash: unmatchedHash(runtime),
    role,
  };
  await insertPanelUser(connection, { ...user, now });
  await appendAudit(connection, account.id, {
    at: now,
    actor: userActor(user).auditName,
    action: 'user.join',
    target: `user ${user.id}`,
    change: { role, ...BY, ...(invitation ? { invitation: invitation.id } : {}) },
  });
  return { ...user, hasSecondFactor: false };
}

async function takeRole(
  connection: Connection,
  user: StoredPanelUser,
  role: string,
  now: Date,
): Promise<StoredPanelUser> {
  if (user.role === role) return user;
  if (role !== 'owner') await requireAnotherOwner(connection, user);
  await savePanelRole(connection, user.accountId, user.id, role);
  await appendAudit(connection, user.accountId, {
    at: now,
    actor: userActor(user).auditName,
    action: 'user.change',
    target: `user ${user.id}`,
    change: { role: [user.role, role], ...BY },
  });
  return { ...user, role };
}

/** Sets the provider's name for a user without a name; a name chosen by a user is not changed. */
async function takeName(
  connection: Connection,
  user: StoredPanelUser,
  person: OidcPerson,
): Promise<StoredPanelUser> {
  const name = claimedName(person);
  if (user.name !== null || name === null) return user;
  await savePanelName(connection, user.accountId, user.id, name);
  return { ...user, name };
}

async function link(
  connection: Connection,
  user: StoredPanelUser,
  person: OidcPerson,
  now: Date,
): Promise<void> {
  const { accountId, id } = user;
  if (!(await insertIdentity(connection, { accountId, userId: id }, person, now))) throw noAccess();
  await appendAudit(connection, accountId, {
    at: now,
    actor: userActor(user).auditName,
    action: 'user.link',
    target: `user ${id}`,
    change: BY,
  });
}

/** Ends all sessions of a user, in every browser. */
async function endSessions(connection: Connection, { accountId, user }: Found, now: Date): Promise<void> {
  if (!user) return;
  const actor = userActor(user);
  const ended = await deleteSessionsOf(connection, accountId, sessionActor(actor), null);
  if (ended === 0) return;
  await appendAudit(connection, accountId, {
    at: now,
    actor: actor.auditName,
    action: 'session.end-all',
    target: `user ${user.id}`,
    change: { ended, ...BY },
  });
}

/**
 * Returns the panel user of a provider identity, with the role from its current claims. On the first sign-in
 * the identity is linked to a user or a user is created. An identity without access creates no user.
 * @throws ApiError 2011; 3009 when the last owner would lose the role
 */
export async function userOf(
  { database, runtime }: Pick<RoutePorts, 'database' | 'runtime'>,
  settings: OidcSettings,
  person: OidcPerson,
): Promise<StoredPanelUser> {
  const now = new Date(runtime.now());
  const before = await find(database, settings, person, now);
  try {
    requireDomain(settings, person);
    if (!before) throw noAccess();
    return await takeIn({ database, runtime }, settings, { person, before, now });
  } catch (error) {
    const hasNoAccess = error instanceof ApiError && error.entry === noAccess().entry;
    if (hasNoAccess && before?.isKnown)
      await database.transaction((connection) => endSessions(connection, before, now));
    throw error;
  }
}

async function takeIn(
  { database, runtime }: Pick<RoutePorts, 'database' | 'runtime'>,
  settings: OidcSettings,
  { person, before, now }: { readonly person: OidcPerson; readonly before: Found; readonly now: Date },
): Promise<StoredPanelUser> {
  return database.transaction(async (connection) => {
    const account = await lockAccount(connection, before.accountId);
    // Reads again under the lock, because another process may have changed the user.
    const found = account && (await find(connection, settings, person, now));
    if (!found || found.accountId !== account.id) throw noAccess();
    const role = roleFor(account, settings, person, found);
    // Earlier sessions, opened with a password, would otherwise outlive a role that the provider removes.
    if (!found.isKnown && settings.roles.length > 0) await endSessions(connection, found, now);
    const user = found.user
      ? await takeName(connection, await takeRole(connection, found.user, role, now), person)
      : await join(connection, runtime, { account, role, person, now }, found.invitation);
    if (!found.isKnown) await link(connection, user, person, now);
    return user;
  });
}
