import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from 'prom-client';
import type { Metrics, MetricsPage } from './metrics';
import type { ProcessGroup } from './process-group';

type Measured = MetricObjectWithValues<MetricValue<string>> & { aggregator?: string };

/** Each series with the process that it is of; those of one name are one metric, and none of them are added up. */
const labelled = (metrics: readonly Measured[], number: number): readonly Measured[] =>
  metrics.map((metric) => ({
    ...metric,
    aggregator: 'sum',
    values: metric.values.map((value) => ({
      ...value,
      labels: { ...value.labels, process: String(number) },
    })),
  }));

/**
 * The metrics page of a group, in the text format of Prometheus: every series of every process, by a label `process`, whichever of
 * them is asked.
 */
export async function groupMetrics(group: ProcessGroup, own: Metrics['registry']): Promise<MetricsPage> {
  const { others } = await group.ask('metrics');
  const all = [
    labelled((await own.getMetricsAsJSON()) as Measured[], group.number),
    ...others.flatMap(({ number, answer }) =>
      answer === null ? [] : [labelled(answer as Measured[], number)],
    ),
  ];
  const together = AggregatorRegistry.aggregate(all as Measured[][]);
  return { type: together.contentType, text: await together.metrics() };
}
