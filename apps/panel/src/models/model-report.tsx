import type { ModelReport } from '@assay/contract';
import { Alert, Text, Title } from '@mantine/core';
import { Facts } from '../decision/modules/module-card';
import { type Column, PagedTable } from '../ui/paged-table';
import { figure, modelName } from './figures';

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const MOST_LINES = 12;

const MEASURES = [
  ['AUC (0.5 = chance, 1 = perfect)', 'auc'],
  ['PR AUC', 'pr_auc'],
  ['Brier score (0 = perfect)', 'brier'],
  ['Calibration error (0 = perfect)', 'calibration_error'],
] as const;

/** What the training found out about a model. */
export function ModelReportView({ report }: { readonly report: ModelReport }) {
  const { quality, champion, advice, suspects, drift } = report;
  const columns: readonly Column<(typeof MEASURES)[number]>[] = [
    { name: 'On the newest transactions', cell: ([name]) => name },
    { name: 'This model', kind: 'figure', cell: ([, member]) => figure(quality[member]) },
    {
      name: modelName(champion.model),
      kind: 'figure',
      cell: ([, member]) => figure(champion.quality[member]),
    },
  ];
  return (
    <>
      <Alert
        color={advice.promote ? 'teal' : 'orange'}
        title={advice.promote ? 'May score' : 'Better not yet'}
        mb="md"
      >
        {advice.reason}
      </Alert>
      {suspects.length > 0 ? (
        <Alert color="red" title="These features tell the label almost alone" mb="md">
          {suspects.join(', ')}: perhaps they are written after the outcome.
        </Alert>
      ) : null}
      <PagedTable
        name="Quality"
        columns={columns}
        rows={MEASURES}
        keyOf={([, member]) => member}
        empty="Nothing was measured."
      />
      <Text size="sm" c="dimmed" mt="xs">
        {quality.rows.toLocaleString()} transactions, {quality.frauds.toLocaleString()} of them frauds;{' '}
        {report.trees} trees.
      </Text>
      <Title order={3} size="h5" mt="md" mb="xs">
        What moves scores
      </Title>
      <Facts
        facts={report.weights
          .slice(0, MOST_LINES)
          .map(({ label, share }) => ({ name: label, value: percent(share) }))}
      />
      <Title order={3} size="h5" mt="md" mb="xs">
        Drift since (above 0.25 is much)
      </Title>
      <Facts
        facts={[
          { name: 'The score', value: figure(drift.score) },
          ...drift.features
            .slice(0, MOST_LINES)
            .map(({ label, index }) => ({ name: label, value: figure(index) })),
        ]}
      />
    </>
  );
}
