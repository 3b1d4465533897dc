import type { ModelReport } from '@assay/management-api';
import { Alert, Text, Title } from '@mantine/core';
import { Facts } from '../decision/modules/module-card';
import { english, t } from '../i18n/language';
import { type Column, PagedTable } from '../ui/paged-table';
import { figure, modelName, percent } from './figures';

const MOST_LINES = 12;

const MEASURES = [
  [english('AUC (0.5 = chance, 1 = perfect)'), 'auc'],
  [english('PR AUC'), 'pr_auc'],
  [english('Brier score (0 = perfect)'), 'brier'],
  [english('Calibration error (0 = perfect)'), 'calibration_error'],
] as const;

/** What the training found out about a model. */
export function ModelReportView({ report }: { readonly report: ModelReport }) {
  const { quality, champion, advice, suspects, drift } = report;
  const columns: readonly Column<(typeof MEASURES)[number]>[] = [
    { name: t('On the newest transactions'), cell: ([name]) => t(name) },
    { name: t('This model'), kind: 'figure', cell: ([, member]) => figure(quality[member]) },
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
        title={advice.promote ? t('May score') : t('Better not yet')}
        mb="md"
      >
        {advice.reason}
      </Alert>
      {suspects.length > 0 ? (
        <Alert color="red" title={t('These features tell the label almost alone')} mb="md">
          {t('{features}: perhaps they are written after the outcome.', { features: suspects.join(', ') })}
        </Alert>
      ) : null}
      <PagedTable
        name={t('Quality')}
        columns={columns}
        rows={MEASURES}
        keyOf={([, member]) => member}
        empty={t('Nothing was measured.')}
      />
      <Text size="sm" c="dimmed" mt="xs">
        {t('{rows} transactions, {frauds} of them frauds; {trees} trees.', {
          rows: quality.rows,
          frauds: quality.frauds,
          trees: report.trees,
        })}
      </Text>
      <Title order={3} size="h5" mt="md" mb="xs">
        {t('What moves scores')}
      </Title>
      <Facts
        facts={report.weights
          .slice(0, MOST_LINES)
          .map(({ label, share }) => ({ name: label, value: percent(share) }))}
      />
      <Title order={3} size="h5" mt="md" mb="xs">
        {t('Drift since (above 0.25 is much)')}
      </Title>
      <Facts
        facts={[
          { name: t('The score'), value: figure(drift.score) },
          ...drift.features
            .slice(0, MOST_LINES)
            .map(({ label, index }) => ({ name: label, value: figure(index) })),
        ]}
      />
    </>
  );
}
