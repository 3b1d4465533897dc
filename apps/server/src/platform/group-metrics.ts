import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from 'prom-client';
import type { Metrics, MetricsPage } from './metrics';
import type { ProcessGroup } from './process-group';

type Measured = MetricObjectWithValues<MetricValue<string>> & { aggregator?: string };

/** Adds the process number to each series. Series of the same name form one metric and are not added up. */
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
 * Returns the metrics page of a group in the text format of Prometheus. It contains all series of all
 * processes with a label `process`, regardless of the process that is queried.
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
