import { boolean, closed, nullable, string, Type } from '@assay/contract';
import { managementRoute } from './document';
import { personName } from './members';
import { emailAddress } from './people';
import { session } from './session';

export const FIRST_OWNER_ROUTES = {
  readSignInMethods: managementRoute({
    operationId: 'readSignInMethods',
    method: 'get',
    path: '/session/methods',
    tag: 'Session',
    summary: 'How one signs in here',
    description:
      'What the sign-in page offers beside password, passkey and key: `provider` is the name of the OpenID Connect provider, null where none is configured; `first_owner` is true while the owner’s account has no user, so that POST /session/first-owner makes one. The same for everybody.',
    data: closed({ provider: nullable(string), first_owner: boolean }),
    errors: ['system', 'unavailable'],
    scope: null,
  }),
  makeFirstOwner: managementRoute({
    operationId: 'makeFirstOwner',
    method: 'post',
    path: '/session/first-owner',
    tag: 'Session',
    summary: 'Makes the first user of a new installation, and signs them in',
    description:
      'The first user of the owner’s account, as an owner. `code` is what the server prints when it starts as long as there is none; a wrong one is 401, code 2013, and guessing is slowed down (429). Once there is a user it is 409, code 2014, whatever the code. The password has twelve characters at least, and none that everybody guesses.',
    body: closed({
      code: Type.String({ minLength: 1, maxLength: 100 }),
      email: emailAddress,
      name: Type.Optional(personName),
      password: Type.String({ minLength: 12, maxLength: 1000 }),
    }),
    bodyExample: {
      code: 'EXAM-PLEX-XXXX-XXXX-XXXX-XXXX',
      email: 'owner@example.com',
      name: 'Olga Meier',
      password: 'a sentence that only I would say',
    },
    data: session,
    errors: ['setUpCode', 'setUpDone', 'conflict', 'rateLimited', 'system', 'unavailable'],
    scope: null,
  }),
};

export const FIRST_STEPS_ROUTES = {
  readFirstSteps: managementRoute({
    operationId: 'readFirstSteps',
    method: 'get',
    path: '/first-steps',
    tag: 'Account',
    summary: 'Which of the first steps of a new account are done',
    description: 'Each is looked up where it would show; calls with live and with test keys count.',
    data: closed({
      /** A panel user has the owner role. */
      owner: boolean,
      call: boolean,
      /** A device agent session arrived with a transaction. */
      device: boolean,
      webhook: boolean,
      /** A list has at least one entry. */
      list: boolean,
      /** A verification workflow is active. */
      workflow: boolean,
    }),
  }),
};
