import type { FastifyInstance } from 'fastify';
import { type Deployment, openDeployment, type Parts } from './deployment';
import type { DnsServer } from './devices/index';
import { accountsFeature } from './identity/accounts/accounts-feature';
import { auditLogFeature } from './identity/audit/feature';
import { printedSetUpCode } from './identity/sign-in/set-up-code';
import type { ManagementApi } from './management/endpoint';
import { monitoringFeature } from './monitoring/monitoring-feature';
import { openHttp } from './open-http';
import { type Inputs, openInputs } from './open-inputs';
import { openUpdates, readQuietHours, sampleFeature, updatableSources } from './operations/index';
import { overFeatures } from './over-features';
import type { Draining } from './platform/draining';
import { type Feature, runFeatures } from './platform/feature';
import { JobWatch } from './platform/job-watch';
import { storageFeatures } from './platform/storage-features';
import { backtestFeature } from './policy/backtest/routes';
import { openErase } from './privacy/erase/open-erase';
import { providersFeature } from './scoring/enrichment/data-feature';
import { openFraud } from './scoring/fraud/open-fraud';
import { openLookups } from './scoring/lookups/open-lookups';
import { openAddresses } from './scoring/modules/address';
import { retiredFeature } from './scoring/retired/routes';
import { caseFeature } from './screening/cases/case-feature';
import { sameName } from './screening/subject';
import { openEkyc } from './verification/ekyc/open-ekyc';
import { engineFeature } from './verification/engines/engine-feature';
import { openVerification } from './verification/open-verification';
import { verificationSignal } from './verification/verification-signal';
import { listEvents, Subscriptions } from './webhooks/subscriptions';
import { attachmentFeature } from './workplace/attachments/attachment-routes';
import { openDashboard } from './workplace/dashboard/open-dashboard';
import { openFind } from './workplace/find/open-find';
import { labelFeature } from './workplace/labels/routes';
import { paymentEventFeature } from './workplace/payment-events/payment-event-feature';
import { queueFeature } from './workplace/queues/queue-feature';
import { tagFeature } from './workplace/tags/tag-feature';

export interface Composition {
  readonly app: FastifyInstance;
  /** Loads data that was built or imported since the last load. */
  reloadData(): Promise<void>;
  /**
   * Verifies the packed data and closes what is damaged.
   * @returns false if anything was damaged
   */
  verifyData(): Promise<boolean>;
  /** Starts the DNS server of the resolver discovery; null when no zone is configured. */
  startDns(): Promise<DnsServer | null>;
  /** Key of the first account if this start created it; otherwise null. */
  readonly firstKey: string | null;
  /** Code that creates the first user; null once a user exists. */
  readonly setUpCode: string | null;
  readonly draining: Draining;
  close(): Promise<void>;
}

/** Creates the feature for automatic updates. */
function updatesFeature({ config, log, runUpdate }: Parts, deployment: Deployment, data: Inputs['data']) {
  const { updateQuietHours: quiet, euListToken, dataDir } = config;
  return openUpdates({
    ...deployment,
    sources: () => updatableSources(dataDir, euListToken),
    run: runUpdate ?? null,
    decided: config.dataUpdates,
    quiet: quiet === undefined ? null : readQuietHours(quiet),
    onOverdue: (sources) => log.info('data-overdue', { sources }),
    onFault: deployment.faultsOf('updates'),
    takeOver: () => data.reload(),
  });
}

/** Creates the feature that maintains the audit log. */
const auditLogOf = ({ config, log }: Parts, deployment: Deployment) =>
  auditLogFeature({
    ...deployment,
    trail: deployment.routePorts.trail,
    checkpointFile: config.auditCheckpoints,
    onBroken: (account, record) => log.info('audit-broken', { account, record }),
  });

/** Creates every feature with its dependencies. Features are stopped in reverse order. */
function openFeatures(
  parts: Parts,
  deployment: Deployment,
  inputs: Inputs,
): readonly Feature<ManagementApi>[] {
  const { config, databaseRuns, checkProviders = [], cardGuard = null, engines, flowFolder } = parts;
  const { routePorts, database, hasher, faultsOf } = deployment;
  const { data, devices, sessions, screening, learning, webhooks, runner } = inputs;
  const subscriptions = new Subscriptions({ database });
  const ekyc = openEkyc({ ...deployment, sameName });
  const dashboard = openDashboard({ ...deployment, group: parts.group });
  const fraud = openFraud({
    ...deployment,
    wants: (account, environmentId, event) => subscriptions.wants(account, environmentId, event),
    ...{ listChanged: listEvents(hasher), log: parts.log, onKept: dashboard.note },
    features: {
      ...sessions.signals,
      ...screening.signals,
      ...ekyc.signals,
      address_details: openAddresses(deployment),
      idv_details: verificationSignal(database),
    },
    devices: devices.service,
    model: config.blackboxScore ? learning.models : null,
    callDeadlineMs: config.callDeadlineMs,
  });
  const lookups = openLookups({ ...deployment, look: deployment.reader.look });
  const erase = openErase({ ...deployment, onFault: faultsOf('erase') });
  const labels = { ...deployment, onFault: faultsOf('request') };
  const monitoring = monitoringFeature({ ...deployment, ...routePorts, runner });
  const verification = openVerification({
    ...deployment,
    ...config.verification,
    ...{ sameName, flowFolder, checkProviders, cardGuard, devices: devices.service },
    fraud: fraud.service,
    onFault: faultsOf('verification'),
  });
  return [
    ...storageFeatures({ ...deployment, ...routePorts, databaseRuns, log: parts.log }),
    ...deployment.keeping,
    data,
    providersFeature(deployment),
    updatesFeature(parts, deployment, data),
    accountsFeature(deployment),
    sampleFeature({ ...deployment, fraud: fraud.service }),
    auditLogOf(parts, deployment),
    fraud,
    lookups,
    devices,
    sessions,
    screening,
    ekyc,
    caseFeature(hasher),
    monitoring,
    tagFeature(routePorts),
    openFind(deployment),
    dashboard,
    labelFeature(labels),
    paymentEventFeature(deployment),
    retiredFeature({ ...labels, fraud: fraud.service, lookups: lookups.service, erase: erase.service }),
    webhooks,
    erase,
    verification,
    queueFeature({ ...deployment, decideExecution: verification.decide, alerts: monitoring.review }),
    attachmentFeature(verification.files),
    ...(engines ? [engineFeature(engines, deployment.metrics)] : []),
    backtestFeature(runner, deployment.policyChecks),
    learning,
  ];
}

/**
 * Composes a server over an open database; nothing listens yet. This is the only place that refers to every
 * feature.
 */
export async function compose(parts: Parts): Promise<Composition> {
  const deployment = await openDeployment(parts);
  const inputs = await openInputs(parts, deployment);
  const jobWatch = new JobWatch(() => performance.now());
  const features = overFeatures(parts, deployment, jobWatch, openFeatures(parts, deployment, inputs));
  const { app, draining } = openHttp(parts, deployment, features);
  const { dns } = parts.config;
  return {
    app,
    firstKey: deployment.firstKey,
    setUpCode: await printedSetUpCode(deployment.database, deployment.directory),
    draining,
    startDns: async () =>
      dns.zone ? inputs.devices.startDns({ ...dns, zone: dns.zone }, deployment.faultsOf('dns')) : null,
    reloadData: () => inputs.data.reload(),
    verifyData: () => inputs.data.verify(),
    close: runFeatures(
      features,
      () => app.close(),
      deployment.faultsOf,
      deployment.works,
      (job) => jobWatch.watched(deployment.tracing.job(job)),
    ),
  };
}
