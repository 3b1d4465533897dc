import { builtInRole, PANEL_ROLES, permissionsOf, type Role } from '@assay/management-api';
import type { Account } from '@assay/store';

type HasRoles = Pick<Account, 'settings'>;

/** The roles of an account: those that are always there, and its own by their names. */
export const rolesOf = ({ settings }: HasRoles): readonly Role[] => [
  ...PANEL_ROLES.map(builtInRole),
  ...[...(settings.roles ?? [])]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ id, name, permissions }) => ({ id, name, permissions: permissionsOf(permissions) })),
];

/** A role by what a user's row says. One that is gone, or that a later version wrote, lets nothing be done but what is everybody's. */
export const roleOf = (account: HasRoles, id: string): Role =>
  rolesOf(account).find((role) => role.id === id) ?? {
    id,
    name: 'removed role',
    permissions: permissionsOf([]),
  };
