import {
  boolean,
  closed,
  integer,
  literals,
  nullable,
  type Static,
  string,
  stringOrNull,
  Type,
  timestamp,
} from '@assay/contract';
import { managementRoute } from './document';
import { newLabel, personName } from './members';
import { GRANTABLE, PANEL_ROLES } from './roles';

/** Maximum number of custom roles of an account. */
export const MAX_ROLES = 30;

const role = Type.String({
  pattern: `^(${PANEL_ROLES.join('|')}|[0-9a-f-]{36})$`,
  description: 'owner, admin, analyst, reviewer, read-only, or the ID of a custom role',
});
const permission = literals(GRANTABLE.map(({ name }) => name));
const permissions = Type.Array(permission, { maxItems: GRANTABLE.length, uniqueItems: true });
const managedRole = closed({
  id: string,
  name: string,
  /** One of the five built-in roles, which can't be changed. */
  built_in: boolean,
  permissions: Type.Array(string),
  /** Number of users with the role. */
  users: integer,
});
export type ManagedRole = Static<typeof managedRole>;
export const emailAddress = Type.String({
  pattern: '^[^\\s@]{1,64}@[^\\s@]{1,185}$',
  description: 'email address',
});

const user = closed({
  id: string,
  email: string,
  /** null = shown by their email address. */
  name: stringOrNull,
  role,
  /** A second factor is enabled for sign-in. */
  second_factor: boolean,
  created_at: timestamp,
});
const invitation = closed({
  id: string,
  email: string,
  name: stringOrNull,
  role,
  /** `user <id>` or `key <id>` */
  invited_by: string,
  created_at: timestamp,
  expires_at: timestamp,
});
export type ManagedUser = Static<typeof user>;
export type ManagedInvitation = Static<typeof invitation>;

export const PEOPLE_ROUTES = {
  listRoles: managementRoute({
    operationId: 'listRoles',
    method: 'get',
    path: '/roles',
    tag: 'People',
    summary: 'List roles',
    description:
      'Returns the five built-in roles, the custom roles of the account, and the permissions that a custom role can contain.',
    data: closed({
      roles: Type.Array(managedRole),
      permissions: Type.Array(closed({ name: string, about: string })),
    }),
  }),
  createRole: managementRoute({
    operationId: 'createRole',
    method: 'post',
    path: '/roles',
    tag: 'People',
    summary: 'Create a role',
    description: `Creates a custom role; a change permission includes the view permission. Returns 403 for permissions that the caller lacks and 409 for an existing name. An account has at most ${MAX_ROLES} custom roles.`,
    body: closed({ name: newLabel, permissions }),
    bodyExample: { name: 'Chargebacks', permissions: ['traffic:see', 'decisions:change', 'personal:reveal'] },
    data: managedRole,
  }),
  changeRole: managementRoute({
    operationId: 'changeRole',
    method: 'patch',
    path: '/roles/{id}',
    tag: 'People',
    summary: 'Change a role',
    description:
      'Changes the name or the permissions of a custom role; omitted fields do not change. The change applies from the next request of its users. Returns 403 for permissions that the caller lacks.',
    body: closed({ name: Type.Optional(newLabel), permissions: Type.Optional(permissions) }),
    bodyExample: { permissions: ['traffic:see', 'decisions:see'] },
    data: managedRole,
    errors: ['conflict'],
  }),
  deleteRole: managementRoute({
    operationId: 'deleteRole',
    method: 'delete',
    path: '/roles/{id}',
    tag: 'People',
    summary: 'Delete a role',
    description: 'Deletes a custom role. Returns 409 while a user or an invitation has it.',
    data: closed({}),
    errors: ['conflict'],
  }),
  listUsers: managementRoute({
    operationId: 'listUsers',
    method: 'get',
    path: '/users',
    tag: 'People',
    summary: 'List users and invitations',
    description: 'Returns the panel users by email address and the open invitations, newest first.',
    data: closed({ users: Type.Array(user), invitations: Type.Array(invitation) }),
  }),
  listNames: managementRoute({
    operationId: 'listNames',
    method: 'get',
    path: '/names',
    tag: 'People',
    summary: 'List user names',
    description:
      'Returns the display name of every panel user by `user <id>`, as histories and the audit log use it. All users of the account can read it.',
    data: closed({ names: Type.Array(closed({ id: string, name: string })) }),
  }),
  changeUser: managementRoute({
    operationId: 'changeUser',
    method: 'patch',
    path: '/users/{id}',
    tag: 'People',
    summary: 'Change a user',
    description:
      'Changes the role or the display name of a user; omitted fields do not change. Only an owner can assign or remove the owner role; the last owner cannot lose it (409).',
    body: closed({ role: Type.Optional(role), name: Type.Optional(nullable(personName)) }),
    bodyExample: { role: 'analyst' },
    data: closed({ user }),
    errors: ['notFound', 'conflict'],
  }),
  removeUser: managementRoute({
    operationId: 'removeUser',
    method: 'delete',
    path: '/users/{id}',
    tag: 'People',
    summary: 'Remove a user',
    description:
      'Removes a user and ends their sessions. Returns 409 for the last owner, and 403 if another role removes an owner.',
    data: closed({}),
    errors: ['notFound', 'conflict'],
  }),
  inviteUser: managementRoute({
    operationId: 'inviteUser',
    method: 'post',
    path: '/invitations',
    tag: 'People',
    summary: 'Invite a user',
    description:
      'Creates an invitation and returns its token once; Assay does not send email. The token is valid for seven days and one use. A new invitation replaces an earlier one for the same address.',
    body: closed({ email: emailAddress, name: Type.Optional(personName), role }),
    bodyExample: { email: 'colleague@example.com', name: 'Anna Schmidt', role: 'reviewer' },
    data: closed({ invitation, token: string }),
    errors: ['conflict'],
  }),
  withdrawInvitation: managementRoute({
    operationId: 'withdrawInvitation',
    method: 'delete',
    path: '/invitations/{id}',
    tag: 'People',
    summary: 'Withdraw an invitation',
    description: 'Withdraws an open invitation. Its token is no longer valid.',
    data: closed({}),
    errors: ['notFound'],
  }),
  acceptInvitation: managementRoute({
    operationId: 'acceptInvitation',
    method: 'post',
    path: '/invitations/accept',
    tag: 'People',
    summary: 'Accept an invitation',
    description:
      'Creates a user with a password of at least 12 characters from the token of an invitation. Then sign in. Returns 401 for an invalid, used or expired token, and 429 after repeated failures.',
    body: closed({
      token: Type.String({ minLength: 1, maxLength: 200 }),
      password: Type.String({ minLength: 12, maxLength: 1000 }),
      /** Replaces the name in the invitation. */
      name: Type.Optional(personName),
    }),
    bodyExample: { token: 'EXAMPLE', password: 'a sentence that only I would say' },
    data: closed({ email: string }),
    errors: ['invalidKey', 'conflict', 'rateLimited', 'system', 'unavailable'],
    scope: null,
  }),
};
