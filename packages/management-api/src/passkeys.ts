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
export const MOST_PASSKEYS = 20;

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
    summary: 'The passkeys of who is signed in',
    description: 'The oldest first. A key has none (404).',
    data: closed({ passkeys: Type.Array(passkey) }),
    errors: ['notFound'],
  }),
  beginPasskey: managementRoute({
    operationId: 'beginPasskey',
    method: 'post',
    path: '/session/passkeys/options',
    tag: 'Session',
    summary: 'Begins to add a passkey',
    description:
      'Answers the options for `navigator.credentials.create` as JSON of WebAuthn, good for five minutes. The password is asked for once more, or a fresh sign-in at the provider (`POST /session/provider/proof`). Twenty are the most (409).',
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
    summary: 'Adds a passkey by the answer of the browser',
    description:
      'The answer to the options that were asked for, as JSON of WebAuthn; the device has to have verified its user. A passkey that is there already: 409.',
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
    summary: 'Removes a passkey',
    description:
      'The password is asked for once more, or a fresh sign-in at the provider (`POST /session/provider/proof`). It signs nobody in any more; open sessions stay.',
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
    summary: 'Begins to sign in by a passkey',
    description:
      'Answers the options for `navigator.credentials.get` as JSON of WebAuthn, good for five minutes and one sign-in. They are the same for everybody: the device knows whose passkeys it has.',
    data: options,
    errors: ['system', 'unavailable'],
    scope: null,
  }),
};
