import type { ManagementApi } from '../management/index';
import type { Feature } from '../platform/feature';
import { listFileRoutes } from './lists/file/routes';
import { listRoutes } from './lists/list-routes';
import type { ListPorts } from './lists/list-value';
import { categoryRoutes } from './rules/category-routes';
import { ruleRoutes } from './rules/rule-routes';
import type { PolicyChecks } from './versions/policy-checks';
import { policyRoutes } from './versions/policy-routes';
import { proposalRoutes } from './versions/proposal-routes';

/** Registers rules, categories, lists, policy versions and proposals in the management API. */
export const policyFeature = (
  ports: ListPorts & { readonly policyChecks: PolicyChecks },
): Feature<ManagementApi> => ({
  name: 'policy',
  management(api) {
    ruleRoutes(api);
    categoryRoutes(api);
    policyRoutes(api, ports.policyChecks);
    proposalRoutes(api, ports.policyChecks);
    listRoutes(api, ports);
    listFileRoutes(api, ports);
  },
  async stop() {
    ports.policyChecks.stop();
  },
});
