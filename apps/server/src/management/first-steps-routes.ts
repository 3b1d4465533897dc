import { liveSpace, MANAGEMENT } from '@assay/contract';
import { firstSteps } from '@assay/store';
import { type ManagementApi, reads } from './endpoint';

/** /first-steps: how far a new account is. */
export function firstStepsRoutes(api: ManagementApi): void {
  reads(api, MANAGEMENT.readFirstSteps, ({ principal }) => {
    const { account } = principal.caller;
    return firstSteps(api.routePorts.database, account.id, [liveSpace(account.id), account.testSpaceId]);
  });
}
