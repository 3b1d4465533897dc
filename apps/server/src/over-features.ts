import { retentionJob } from './accounts/index';
import { defaultPolicy } from './default-policy/index';
import type { Deployment, Parts } from './deployment';
import { healthFeature } from './health/index';
import { type ManagementApi, managementFeature } from './management/index';
import { OidcProvider } from './oidc/index';
import type { Feature } from './platform/feature';
import type { JobWatch } from './platform/job-watch';
import { healthOf } from './platform/run-features';
import { explainEvaluation } from './replay/index';
import { listEvents } from './webhooks/index';

/** The management API over what the features have of it, how they are, and what they no longer keep. */
export function overFeatures(
  { config, version, oidc, log }: Parts,
  deployment: Deployment,
  jobWatch: JobWatch,
  features: readonly Feature<ManagementApi>[],
): readonly Feature<ManagementApi>[] {
  const dataSources = () => deployment.data.status(new Date(deployment.ambient.now()));
  const components = () => healthOf(features);
  const health = healthFeature({ ...deployment, jobWatch, dataSources, version, components });
  const management = managementFeature(
    {
      ...deployment,
      rateLimit: config.rateLimit,
      onFault: deployment.faultsOf('request'),
      defaultPolicy,
      dataSources,
      providerStats: () => deployment.providers.stats(),
      explain: (record, account) => explainEvaluation(record, account, deployment.policies),
      oidc: oidc
        ? new OidcProvider({
            settings: oidc,
            now: deployment.ambient.now,
            onTrouble: (code) => log.info('provider-sign-in', { code }),
          })
        : null,
      listChanged: listEvents(deployment.hasher),
    },
    [...features, health],
  );
  const retention = { name: 'retention', jobs: [retentionJob(deployment, features)] };
  return [...features, management, retention];
}
