import type { Feature } from '../platform/feature';
import { AccountMutex } from './account-mutex';
import { accountRoutes } from './account-routes';
import { auditRoutes } from './audit-routes';
import { categoryRoutes } from './category-routes';
import type { ManagementApi } from './endpoint';
import { evaluationRoutes } from './evaluation-routes';
import { firstOwnerRoutes } from './first-owner-routes';
import { firstStepsRoutes } from './first-steps-routes';
import { keyRoutes } from './key-routes';
import { listFileRoutes } from './list-file/routes';
import { listRoutes } from './list-routes';
import { logoRoutes } from './logo-routes';
import { nameRoutes } from './name-routes';
import { oidcRoutes } from './oidc-routes';
import { openSessionRoutes } from './open-session-routes';
import { passkeyRoutes } from './passkey-routes';
import { peopleRoutes } from './people-routes';
import { policyRoutes } from './policy-routes';
import type { ManagementPorts } from './ports';
import { proposalRoutes } from './proposal-routes';
import { providerProofRoutes } from './provider-proof-routes';
import { roleRoutes } from './role-routes';
import { ruleRoutes } from './rule-routes';
import { secondFactorRoutes } from './second-factor-routes';
import { sessionRoutes } from './session-routes';
import { sourceRoutes } from './source-routes';

export { readDraftRule } from './draft-rule';
export {
  type Change,
  type Changed,
  changes,
  changesAfter,
  type ManagementApi,
  principalOf,
  reads,
  readsRecord,
  register,
} from './endpoint';
export { evaluationFilter } from './evaluation-filter';
export { summaries } from './evaluation-summary';
export { freshId, isUuid, uuid } from './identifiers';
export { namesOf } from './person-names';
export { readPolicy } from './policy-document';
export { requireSoundRule } from './policy-problems';
export { nextVersion, policyOf, policyToChange, publish } from './policy-version';
export type { ManagementPorts } from './ports';
export { type Principal, personBehind, requireOwner, sessionActor, userBehind } from './principal';
export { noteChange } from './reading';
export { roleOf } from './roles';
export { shownTo } from './shown';
export { spaceOf } from './space';
export { timestamp, timestampOrNull } from './timestamps';

/**
 * The management API, /management-api/v1: everything that the panel and operators' tools do.
 * @param features register their own routes of it.
 */
export const managementFeature = (
  ports: ManagementPorts,
  features: readonly Pick<Feature<ManagementApi>, 'management'>[],
): Feature => ({
  name: 'management',
  routes(app) {
    const api: ManagementApi = { app, routePorts: ports.routePorts, mutex: new AccountMutex() };
    coreRoutes(api, ports);
    for (const feature of features) feature.management?.(api);
  },
});

/** The routes of what has no feature folder of its own. */
function coreRoutes(api: ManagementApi, ports: ManagementPorts): void {
  sessionRoutes(api, ports.oidc);
  openSessionRoutes(api);
  secondFactorRoutes(api, ports.oidc);
  passkeyRoutes(api);
  oidcRoutes(api, ports.oidc);
  providerProofRoutes(api, ports.oidc);
  firstOwnerRoutes(api, ports.oidc);
  peopleRoutes(api);
  nameRoutes(api);
  roleRoutes(api);
  accountRoutes(api, ports);
  logoRoutes(api);
  firstStepsRoutes(api);
  keyRoutes(api);
  ruleRoutes(api);
  categoryRoutes(api);
  policyRoutes(api);
  proposalRoutes(api);
  listRoutes(api, ports);
  listFileRoutes(api, ports);
  auditRoutes(api, ports.signer);
  evaluationRoutes(api, ports);
  sourceRoutes(api, ports);
}
