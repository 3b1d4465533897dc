import {
  closed,
  literals,
  notPersonal,
  nullable,
  openObject,
  type Static,
  string,
  Type,
  timestamp,
  typedAs,
} from '@assay/contract';
import { managementRoute } from './document';
import { currentPassword } from './second-factor';

const passkey = closed({ id: string, name: string, created_at: timestamp, used_at: nullable(timestamp) });
export type ManagedPasskey = Static<typeof passkey>;

/** Maximum number of passkeys of one user. */
export const MAX_PASSKEYS = 20;

const again = { current_password: 'correct horse battery staple' };
const options = closed({ options: notPersonal(openObject) });

/** Response of a browser, as JSON of WebAuthn level 3. */
export const browserAnswer = typedAs<{ [member: string]: unknown }>(
  Type.Object(
    {
      id: Type.String({ minLength: 1, maxLength: 2000 }),
      type: literals(['public-key']),
      response: openObject,
    },
    { additionalProperties: true },
  ),
);

export const PASSKEY_ROUTES = {
  listPasskeys: managementRoute({
    operationId: 'listPasskeys',
    method: 'get',
    path: '/session/passkeys',
    tag: 'Session',
    summary: 'List your passkeys',
    description: 'Returns the passkeys of the caller, oldest first. Returns 404 for an API key.',
    data: closed({ passkeys: Type.Array(passkey) }),
    errors: ['notFound'],
  }),
  beginPasskey: managementRoute({
    operationId: 'beginPasskey',
    method: 'post',
    path: '/session/passkeys/options',
    tag: 'Session',
    summary: 'Request passkey creation options',
    description:
      'Returns the options for `navigator.credentials.create` as WebAuthn JSON, valid for five minutes. Requires the current password, or a fresh login at the identity provider. Returns 409 for more than 20 passkeys.',
    body: closed({ current_password: currentPassword }),
    bodyExample: again,
    data: options,
    errors: ['notFound', 'conflict', 'rateLimited'],
  }),
  addPasskey: managementRoute({
    operationId: 'addPasskey',
    method: 'post',
    path: '/session/passkeys',
    tag: 'Session',
    summary: 'Add a passkey',
    description:
      'Stores the passkey that the browser created for the requested options, as WebAuthn JSON. The device must have verified its user. Returns 409 for an existing passkey.',
    body: closed({ name: Type.String({ minLength: 1, maxLength: 60 }), answer: browserAnswer }),
    bodyExample: { name: 'Laptop', answer: { id: 'EXAMPLE', type: 'public-key', response: {} } },
    data: closed({ passkey }),
    errors: ['notFound', 'conflict'],
  }),
  removePasskey: managementRoute({
    operationId: 'removePasskey',
    method: 'post',
    path: '/session/passkeys/{id}/remove',
    tag: 'Session',
    summary: 'Remove a passkey',
    description:
      'Removes a passkey of the caller; open sessions continue. Requires the current password, or a fresh login at the identity provider.',
    body: closed({ current_password: currentPassword }),
    bodyExample: again,
    data: closed({}),
    errors: ['notFound', 'rateLimited'],
  }),
  beginPasskeySignIn: managementRoute({
    operationId: 'beginPasskeySignIn',
    method: 'post',
    path: '/session/options',
    tag: 'Session',
    summary: 'Request passkey login options',
    description:
      'Returns the options for `navigator.credentials.get` as WebAuthn JSON, valid for five minutes and one login. The options are the same for every user.',
    data: options,
    errors: ['system', 'unavailable'],
    scope: null,
  }),
};
