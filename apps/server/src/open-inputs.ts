import type { Deployment, Parts } from './deployment';
import { openDevices, openSessionMonitoring } from './devices/index';
import { typologyRuns } from './monitoring/index';
import { learningJobs } from './policy/backtest/job-kinds';
import { jobsElsewhere, jobsHere } from './policy/models/jobs';
import { openLearning } from './policy/models/open-learning';
import { openData } from './scoring/enrichment/data-feature';
import { buildIndex } from './screening/index-files';
import { indexNamesHere } from './screening/monitored-index';
import { openScreening } from './screening/open-screening';
import { mediaEventData } from './verification/open-verification';
import { openWebhooks } from './webhooks/open-webhooks';
import { webhookReceiver } from './webhooks/receiver';

/** Opens the resources that the fraud API reads, and the webhooks it notifies. */
export async function openInputs(parts: Parts, deployment: Deployment) {
  const { config } = parts;
  const { database, signingSecrets, runtime, faultsOf, metrics } = deployment;
  const runs = typologyRuns(database, deployment.hasher);
  const runner = deployment.works
    ? (parts.learning?.(faultsOf('learning')) ??
      jobsHere({ database, runtime, kinds: learningJobs(database, runtime, runs) }, faultsOf('learning')))
    : jobsElsewhere;
  return {
    runner,
    learning: await openLearning({ ...deployment, runner, onFault: faultsOf('models') }),
    data: await openData({ ...deployment, onDamaged: (feeds) => parts.log.info('data-damaged', { feeds }) }),
    devices: openDevices({ ...deployment, dnsZone: config.dns.zone }),
    sessions: openSessionMonitoring({ ...deployment, ingestUrls: config.ingestUrls }),
    screening: await openScreening({
      ...deployment,
      build: parts.buildLists ?? (async (dataDir) => void (await buildIndex(dataDir))),
      indexNames: parts.indexNames ?? indexNamesHere,
    }),
    webhooks: openWebhooks({
      ...deployment,
      signatureHeader: config.compatibility.signatureHeader,
      receiver: webhookReceiver({ allowLoopback: config.allowLoopbackWebhooks }),
      sentData: mediaEventData(signingSecrets),
      registry: metrics.registry,
      onFault: faultsOf('webhooks'),
    }),
  };
}

export type Inputs = Awaited<ReturnType<typeof openInputs>>;
