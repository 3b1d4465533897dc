import { ApiError } from '@assay/contract';
import {
  GRANTABLE,
  MANAGEMENT,
  MAX_ROLES,
  type ManagedRole,
  mayGive,
  PANEL_ROLES,
  permissionsOf,
  type Role,
} from '@assay/management-api';
import { type Account, type Connection, listInvitations, listPanelUsers, saveSettings } from '@assay/store';
import { type Change, changes, type ManagementApi, reads } from '../../management/index';
import { type Principal, rolesOf } from './principal';

type OwnRole = NonNullable<Account['settings']['roles']>[number];

const isBuiltIn = (id: string): boolean => PANEL_ROLES.some((role) => role === id);

/** Omits the permissions that every user has. */
const document = ({ id, name, permissions }: Role, users: number): ManagedRole => ({
  id,
  name,
  built_in: isBuiltIn(id),
  permissions: permissions.filter((permission) => permission !== 'own'),
  users,
});

const rolesOfUsers = async (connection: Connection, { id }: Pick<Account, 'id'>) =>
  (await listPanelUsers(connection, id)).map(({ role }) => role);

/**
 * Returns a custom role of the account.
 * @throws ApiError 3001, 3002
 */
function ownRole(account: Account, id: string): OwnRole {
  if (isBuiltIn(id)) throw new ApiError('conflict', "Built-in roles can't be changed or removed");
  const role = account.settings.roles?.find((known) => known.id === id);
  if (!role) throw new ApiError('notFound');
  return role;
}

/** @throws ApiError 2003 when a role would have permissions that the caller lacks */
function requireWithin({ role }: Principal, ...made: readonly OwnRole[]): void {
  const within = made.every(({ id, permissions }) =>
    mayGive(role, { id, permissions: permissionsOf(permissions) }),
  );
  if (!within) throw new ApiError('missingScope', "You can't grant permissions you don't have");
}

/**
 * Saves a role, replacing the one with its id.
 * @throws ApiError 3002
 */
async function storeRole({ connection, account }: Change<unknown, unknown>, role: OwnRole): Promise<void> {
  const others = (account.settings.roles ?? []).filter(({ id }) => id !== role.id);
  const name = role.name.toLowerCase();
  if (isBuiltIn(name) || others.some((other) => other.name.toLowerCase() === name))
    throw new ApiError('conflict', 'A role with this name already exists. Choose another name');
  if (others.length >= MAX_ROLES)
    throw new ApiError('conflict', `An account can have at most ${MAX_ROLES} custom roles. Remove one first`);
  await saveSettings(connection, account.id, { ...account.settings, roles: [...others, role] });
}

/** Adds the routes of /roles. */
export function roleRoutes(api: ManagementApi): void {
  const { database, runtime, directory } = api.routePorts;

  reads(api, MANAGEMENT.listRoles, async ({ principal }) => {
    const { account } = principal.caller;
    const given = await rolesOfUsers(database, account);
    const known = directory.account(account.id) ?? account;
    return {
      roles: rolesOf(known).map((role) => document(role, given.filter((id) => id === role.id).length)),
      permissions: [...GRANTABLE],
    };
  });

  changes(api, MANAGEMENT.createRole, async (change) => {
    const { principal, body } = change;
    const role = { id: runtime.timeOrderedId(), name: body.name.trim(), permissions: body.permissions };
    requireWithin(principal, role);
    await storeRole(change, role);
    const permissions = permissionsOf(role.permissions);
    return {
      data: document({ ...role, permissions }, 0),
      audit: { action: 'role.create', target: `role ${role.id}`, change: { name: role.name, permissions } },
    };
  });

  changes(api, MANAGEMENT.changeRole, async (change) => {
    const { principal, body, connection, account, param } = change;
    const before = ownRole(account, param('id'));
    const role = {
      id: before.id,
      name: body.name?.trim() ?? before.name,
      permissions: body.permissions ?? before.permissions,
    };
    requireWithin(principal, before, role);
    await storeRole(change, role);
    const given = await rolesOfUsers(connection, account);
    const permissions = permissionsOf(role.permissions);
    return {
      data: document({ ...role, permissions }, given.filter((id) => id === role.id).length),
      audit: {
        action: 'role.change',
        target: `role ${role.id}`,
        change: {
          name: [before.name, role.name],
          permissions: [permissionsOf(before.permissions), permissions],
        },
      },
    };
  });

  changes(api, MANAGEMENT.deleteRole, async ({ principal, connection, account, param, now }) => {
    const role = ownRole(account, param('id'));
    requireWithin(principal, role);
    const invited = await listInvitations(connection, account.id, now);
    const given = [...(await rolesOfUsers(connection, account)), ...invited.map((one) => one.role)];
    if (given.includes(role.id))
      throw new ApiError(
        'conflict',
        'The role is assigned to a user or an invitation. Assign another role first',
      );
    const roles = (account.settings.roles ?? []).filter(({ id }) => id !== role.id);
    await saveSettings(connection, account.id, { ...account.settings, roles });
    return {
      data: {},
      audit: { action: 'role.delete', target: `role ${role.id}`, change: { name: role.name } },
    };
  });
}
