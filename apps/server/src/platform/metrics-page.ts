import { type OpenMetricsContentType, Registry } from 'prom-client';
import type { Metrics } from './metrics';

/** A page of metrics as it is sent. */
export interface MetricsPage {
  readonly type: string;
  readonly text: string;
}

const OPEN_METRICS = 'application/openmetrics-text';

/**
 * The metrics in the format that is asked for: OpenMetrics 1.0, which names a trace beside the buckets of a histogram
 * (exemplars), where `accept` has it, else the text format of Prometheus.
 */
export async function metricsPage(
  registry: Metrics['registry'],
  accept: string | undefined,
): Promise<MetricsPage> {
  if (!accept?.includes(OPEN_METRICS)) return { type: registry.contentType, text: await registry.metrics() };
  const open = new Registry<OpenMetricsContentType>();
  open.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  // That format names counters otherwise, and the registry writes the name into what it is given.
  for (const { name } of registry.getMetricsAsArray())
    open.registerMetric(Object.create(registry.getSingleMetric(name)!));
  return { type: open.contentType, text: await open.metrics() };
}
