import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type OpenMetricsContentType,
  Registry,
} from 'prom-client';

/** A page of metrics as sent. */
export interface MetricsPage {
  readonly type: string;
  readonly text: string;
}

const OPEN_METRICS = 'application/openmetrics-text';

/**
 * Returns the metrics in the requested format. It is OpenMetrics 1.0, which adds trace ids to histogram
 * buckets (exemplars), if `accept` contains it; otherwise the text format of Prometheus.
 */
export async function metricsPage(
  registry: Metrics['registry'],
  accept: string | undefined,
): Promise<MetricsPage> {
  if (!accept?.includes(OPEN_METRICS)) return { type: registry.contentType, text: await registry.metrics() };
  const open = new Registry<OpenMetricsContentType>();
  open.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  // OpenMetrics renames counters, and the registry writes the name into the object, so copies are passed.
  for (const { name } of registry.getMetricsAsArray())
    open.registerMetric(Object.create(registry.getSingleMetric(name)!));
  return { type: open.contentType, text: await open.metrics() };
}

/**
 * Interval at which the event loop delay is sampled, in milliseconds; also the value that an idle loop shows.
 * At prom-client's default of 10 ms, sampling took a quarter of the CPU time of an idle process.
 */
const LOOP_LOOKED_AT_EVERY_MS = 50;
const CALL_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Creates a registry with the process metrics of Node.js. */
function processRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({
    register: registry,
    prefix: 'assay_',
    eventLoopMonitoringPrecision: LOOP_LOOKED_AT_EVERY_MS,
  });
  return registry;
}

const callTimes = () =>
  new Histogram({
    name: 'assay_fraud_call_seconds',
    help: 'Time from the complete request to the response of a fraud request',
    buckets: CALL_BUCKETS,
    enableExemplars: true,
    // A Prometheus registry accepts a histogram with exemplars only after its creation; the OpenMetrics page
    // shows them.
    registers: [],
  });

/** Metrics for operators. Labels never contain anything that a caller sent. */
export function createMetrics() {
  const registry = processRegistry();
  const calls = callTimes();
  registry.registerMetric(calls);
  return {
    registry,
    requests: new Counter({
      name: 'assay_http_requests_total',
      help: 'Requests by route and status',
      labelNames: ['route', 'status'] as const,
      registers: [registry],
    }),
    decisions: new Counter({
      name: 'assay_decisions_total',
      help: 'Fraud decisions by state',
      labelNames: ['state'] as const,
      registers: [registry],
    }),
    addresses: new Counter({
      name: 'assay_addresses_verified_total',
      help: 'Verified addresses with a result, as providers bill them',
      labelNames: ['region', 'account'] as const,
      registers: [registry],
    }),
    undecidedRules: new Counter({
      name: 'assay_rules_undecided_total',
      help: 'Rules that were not evaluated because their transaction reached the step limit',
      registers: [registry],
    }),
    calls,
    database: new Gauge({
      name: 'assay_database_up',
      help: '1 if the database is available',
      registers: [registry],
    }),
    clock: new Gauge({
      name: 'assay_clock_ahead_milliseconds',
      help: "Milliseconds by which this machine's clock is ahead of the database clock; 0 if the difference is at most 5 seconds",
      registers: [registry],
    }),
    components: new Gauge({
      name: 'assay_component_state',
      help: 'State of each component of /readyz: 0 = ok, 1 = degraded, 2 = down',
      labelNames: ['component'] as const,
      registers: [registry],
    }),
    diskFree: new Gauge({
      name: 'assay_disk_free_bytes',
      help: 'Free space on the disk of the data folder',
      registers: [registry],
    }),
    faults: new Counter({
      name: 'assay_faults_total',
      help: 'Unexpected errors by kind',
      labelNames: ['kind'] as const,
      registers: [registry],
    }),
    engineRestrictions: new Gauge({
      name: 'assay_engine_sandbox',
      help: '1 for each sandbox layer around the verification engines that this machine supports',
      labelNames: ['layer'] as const,
      registers: [registry],
    }),
    providers: new Gauge({
      name: 'assay_provider_outcomes',
      help: 'Outcomes of live lookups since the start, by provider',
      labelNames: ['provider', 'outcome'] as const,
      registers: [registry],
    }),
  };
}
export type Metrics = ReturnType<typeof createMetrics>;
