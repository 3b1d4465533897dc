import { boolean, closed } from '@assay/contract';
import { managementRoute } from './document';

export const FIRST_STEPS_ROUTES = {
  readFirstSteps: managementRoute({
    operationId: 'readFirstSteps',
    method: 'get',
    path: '/first-steps',
    tag: 'Account',
    summary: 'Which of the first steps of a new account are done',
    description: 'Each is looked up where it would show; calls with live and with test keys count.',
    data: closed({
      /** A user of the panel is an owner. */
      owner: boolean,
      call: boolean,
      /** A session of the device agent came with a call. */
      device: boolean,
      webhook: boolean,
      /** Something is on a list. */
      list: boolean,
      /** A verification workflow is active. */
      workflow: boolean,
    }),
  }),
};
