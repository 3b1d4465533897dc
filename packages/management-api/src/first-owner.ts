import { boolean, closed, integer, nullable, string, Type } from '@assay/contract';
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
    summary: 'List login methods',
    description:
      'Returns the name of the OpenID Connect provider, and whether the installation still needs its first owner. The response is the same for every caller.',
    data: closed({ provider: nullable(string), first_owner: boolean }),
    errors: ['system', 'unavailable'],
    scope: null,
  }),
  makeFirstOwner: managementRoute({
    operationId: 'makeFirstOwner',
    method: 'post',
    path: '/session/first-owner',
    tag: 'Session',
    summary: 'Create the first owner',
    description:
      'Creates the first user of a new installation as an owner and starts their session. `code` is the setup code from the server log. Returns 409 with code 2014 if a user exists.',
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
    summary: 'Get the setup progress of an account',
    description:
      'Returns which setup steps of the account are complete. Requests with live and test keys both count.',
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
  addSampleTransactions: managementRoute({
    operationId: 'addSampleTransactions',
    method: 'post',
    path: '/sample-transactions',
    tag: 'Account',
    summary: 'Add sample transactions',
    description:
      'Scores fictional transactions in the test environment: customers, disposable email addresses, card testing and stolen cards. The live environment stays unchanged.',
    data: closed({
      /** Number of scored transactions. */
      added: integer,
    }),
  }),
};
