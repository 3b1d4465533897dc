import type { Deployment, Parts } from './deployment';
import { retentionJob } from './identity/accounts/accounts-feature';
import { identityFeature } from './identity/identity-feature';
import { OidcProvider } from './identity/oidc/provider';
import type { ManagementApi } from './management/endpoint';
import { managementFeature } from './management/management-feature';
import { healthFeature } from './operations/index';
import { type Feature, healthOf } from './platform/feature';
import type { JobWatch } from './platform/job-watch';
import { defaultPolicy } from './policy/default-policy/default-policy';
import { policyFeature } from './policy/policy-feature';
import { explainEvaluation } from './scoring/replay/replay';
import { listEvents } from './webhooks/subscriptions';
import { evaluationsFeature } from './workplace/evaluations/evaluations-feature';

/** Creates the management API over all features, their health, and the deletion of expired data. */
export function overFeatures(
  { config, version, oidc, log }: Parts,
  deployment: Deployment,
  jobWatch: JobWatch,
  features: readonly Feature<ManagementApi>[],
): readonly Feature<ManagementApi>[] {
  const dataSources = () => deployment.data.status(new Date(deployment.runtime.now()));
  const components = () => healthOf(features);
  const providerStats = () => deployment.providers.stats();
  const health = healthFeature({ ...deployment, jobWatch, dataSources, providerStats, version, components });
  const identity = identityFeature({
    ...deployment,
    rateLimit: config.rateLimit,
    defaultPolicy,
    oidc: oidc
      ? new OidcProvider({
          settings: oidc,
          now: deployment.runtime.now,
          onTrouble: (code) => log.info('provider-sign-in', { code }),
        })
      : null,
  });
  const policy = policyFeature({
    policyChecks: deployment.policyChecks,
    listChanged: listEvents(deployment.hasher),
    onFault: deployment.faultsOf('request'),
  });
  const evaluations = evaluationsFeature({
    ...deployment,
    explain: (record, account) => explainEvaluation(record, account, deployment.policies),
  });
  const management = managementFeature(deployment.routePorts, [
    identity,
    policy,
    evaluations,
    ...features,
    health,
  ]);
  const retention = { name: 'retention', jobs: [retentionJob(deployment, features)] };
  return [...features, management, retention];
}
