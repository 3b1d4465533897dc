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
export const MOST_ROLES = 30;

const role = Type.String({
  pattern: `^(${PANEL_ROLES.join('|')}|[0-9a-f-]{36})$`,
  description: 'owner, admin, analyst, reviewer, read-only, or the id of a role of one’s own',
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
  description: 'e-mail address',
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
    summary: 'The roles of the account, and what roles can be made of',
    description: 'The five that are always there first, then those of the account by their names.',
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
    summary: 'Makes a role of permissions',
    description: `Who may change something sees it as well. Nobody makes a role that may do more than they may (403). A name is taken once (409); at most ${MOST_ROLES}.`,
    body: closed({ name: newLabel, permissions }),
    bodyExample: { name: 'Chargebacks', permissions: ['traffic:see', 'decisions:change', 'personal:reveal'] },
    data: managedRole,
  }),
  changeRole: managementRoute({
    operationId: 'changeRole',
    method: 'patch',
    path: '/roles/{id}',
    tag: 'People',
    summary: 'Renames a role of one’s own, or changes what it may do',
    description:
      'What is left out stays. It holds from the next request of everybody who has it on. Nobody changes a role that may do more than they may, or makes it one (403).',
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
    summary: 'Removes a role of one’s own',
    description: '409 while somebody has it, or is invited with it.',
    data: closed({}),
    errors: ['conflict'],
  }),
  listUsers: managementRoute({
    operationId: 'listUsers',
    method: 'get',
    path: '/users',
    tag: 'People',
    summary: 'The users of the panel and those who are invited',
    description: 'Users by their addresses, open invitations from the newest.',
    data: closed({ users: Type.Array(user), invitations: Type.Array(invitation) }),
  }),
  listNames: managementRoute({
    operationId: 'listNames',
    method: 'get',
    path: '/names',
    tag: 'People',
    summary: 'What the users of the panel are called',
    description:
      'Each by `user <id>`, as histories, notes and the audit trail name who did something; who has no name by their address, and so are two of the same name. For everybody of the account.',
    data: closed({ names: Type.Array(closed({ id: string, name: string })) }),
  }),
  changeUser: managementRoute({
    operationId: 'changeUser',
    method: 'patch',
    path: '/users/{id}',
    tag: 'People',
    summary: 'Gives a user another role, or another name',
    description:
      'What is left out stays; `name` null calls them by their address. A role holds from their next request on. The last owner stays one (409), only an owner makes and unmakes owners, and nobody gives or takes away a role that may do more than their own (403).',
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
    summary: 'Removes a user',
    description:
      'Their sessions end at once. The last owner stays (409), and only an owner removes owners (403).',
    data: closed({}),
    errors: ['notFound', 'conflict'],
  }),
  inviteUser: managementRoute({
    operationId: 'inviteUser',
    method: 'post',
    path: '/invitations',
    tag: 'People',
    summary: 'Invites somebody to the panel',
    description:
      'Answers the token of the invitation, this once: Assay sends no mail. Good for seven days and one use; another invitation of the same address takes its place. Nobody gives a role above their own (403).',
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
    summary: 'Withdraws an invitation',
    description: 'Its token is of no use any more.',
    data: closed({}),
    errors: ['notFound'],
  }),
  acceptInvitation: managementRoute({
    operationId: 'acceptInvitation',
    method: 'post',
    path: '/invitations/accept',
    tag: 'People',
    summary: 'Becomes a user by the token of an invitation',
    description:
      'With a password of at least twelve characters that is not easily guessed. Signing in comes after. A token that was used, withdrawn, or has run out is answered as a wrong one (401), and guessing is slowed down (429).',
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
