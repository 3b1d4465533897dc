import type { ModelReport } from '@assay/management-api';
import { Alert, Badge, Button, Modal, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { type Model, usePromoteModel } from '../api/models';
import { Facts } from '../decision/modules/module-card';
import { english, locale, type Sentence, t } from '../i18n/language';
import { ConfirmButton } from '../ui/confirm-button';
import { FailureAlert, Permitted } from '../ui/notices';
import { Section } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';
import { PersonName } from '../ui/shown-values';
import { ShortTime } from '../ui/time';
import { figure, modelName, percent } from './job-progress';

const MAX_LINES = 12;

const MEASURES = [
  [english('AUC (0.5 is random, 1 is perfect)'), 'auc'],
  [english('PR AUC'), 'pr_auc'],
  [english('Brier score (0 is perfect)'), 'brier'],
  [english('Calibration error (0 is perfect)'), 'calibration_error'],
] as const;

/** Training report of a model. */
function ModelReportView({ report }: { readonly report: ModelReport }) {
  const { quality, champion, advice, suspected_leaks: suspects, drift, segments } = report;
  const columns: readonly Column<(typeof MEASURES)[number]>[] = [
    { name: t('Latest transactions'), cell: ([name]) => t(name) },
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
        title={advice.promote ? t('Ready') : t('Not ready')}
        mb="md"
      >
        {advice.reason}
      </Alert>
      {suspects.length > 0 ? (
        <Alert color="red" title={t('Suspected label leakage')} mb="md">
          {t(
            '{features}: these features predict the label almost alone. They may be set after the outcome is known.',
            { features: suspects.join(', ') },
          )}
        </Alert>
      ) : null}
      <PagedTable
        name={t('Model quality')}
        columns={columns}
        rows={MEASURES}
        keyOf={([, member]) => member}
        empty={t('No quality metrics.')}
      />
      <Text size="sm" c="dimmed" mt="xs">
        {t('Measured on {rows} labeled transactions, {frauds} fraud; {trees} trees.', {
          rows: quality.rows,
          frauds: quality.frauds,
          trees: report.trees,
        })}
      </Text>
      <Title order={3} size="h5" mt="md" mb="xs">
        {t('Most important inputs')}
      </Title>
      <Facts
        facts={report.weights
          .slice(0, MAX_LINES)
          .map(({ label, share }) => ({ name: label, value: percent(share) }))}
      />
      {segments === null ? null : <SegmentsView segments={segments} />}
      <Title order={3} size="h5" mt="md" mb="xs">
        {t('Drift since training (above 0.25 is high)')}
      </Title>
      <Facts
        facts={[
          { name: t('Score'), value: figure(drift.score) },
          ...drift.features
            .slice(0, MAX_LINES)
            .map(({ label, index }) => ({ name: label, value: figure(index) })),
        ]}
      />
    </>
  );
}

/** Calibration errors of the values of a field, each with its own calibration. */
function SegmentsView({ segments }: { readonly segments: NonNullable<ModelReport['segments']> }) {
  return (
    <>
      <Title order={3} size="h5" mt="md" mb="xs">
        {t('Calibration error by {field}', { field: segments.feature })}
      </Title>
      <Facts
        facts={segments.values.map(({ value, before, after }) => ({
          name: value,
          value: t('{after}, before {before}', { after: figure(after), before: figure(before) }),
        }))}
      />
    </>
  );
}

/** Column of a metric, compared with the active model at training time. */
const measured = (
  name: string | Sentence,
  member: 'auc' | 'pr_auc' | 'calibration_error',
): Column<Model> => ({
  name,
  kind: 'figure',
  cell: ({ report: { quality, champion } }) => (
    <>
      {figure(quality[member])} <Against value={champion.quality[member]} />
    </>
  ),
});

/** Returns a number of labels, such as `196 labels`. */
const labelCount = (count: number): string => t('{count, plural, one {# label} other {# labels}}', { count });

const COLUMNS: readonly Column<Model>[] = [
  {
    name: english('Model'),
    cell: ({ version, scores, report: { advice } }) => (
      <>
        <Text size="sm">{version}</Text>
        {scores ? (
          <Badge size="xs" variant="light" color="teal">
            {t('active')}
          </Badge>
        ) : (
          <Badge size="xs" variant="light" color={advice.promote ? 'teal' : 'orange'} title={advice.reason}>
            {advice.promote ? t('Ready') : t('Not ready')}
          </Badge>
        )}
      </>
    ),
  },
  {
    name: english('Trained'),
    cell: ({ trained_at, author }) => (
      <>
        <ShortTime at={trained_at} />
        <Text size="xs" c="dimmed">
          <PersonName of={author} />
        </Text>
      </>
    ),
  },
  {
    name: english('Training labels'),
    kind: 'figure',
    cell: ({ report }) => report.rows.toLocaleString(locale()),
  },
  {
    name: english('Measured on'),
    cell: ({ report: { quality } }) => (
      <>
        <span className="numeric">{labelCount(quality.rows)}</span>
        <Text size="xs" c="dimmed">
          {t('{count} fraud', { count: quality.frauds })}
        </Text>
      </>
    ),
  },
  measured('AUC', 'auc'),
  measured('PR AUC', 'pr_auc'),
  measured(english('Calibration'), 'calibration_error'),
  { name: english('Baseline'), cell: ({ report }) => modelName(report.champion.model) },
];

/** Trained models, each compared with the active model at training time. */
export function ModelTable({ models }: { readonly models: readonly Model[] }) {
  const promote = usePromoteModel();
  const [opened, setOpened] = useState<Model | null>(null);
  const change: Column<Model> = {
    name: t('Report or promote'),
    kind: 'actions',
    cell: (model) => (
      <>
        <Button
          size="compact-xs"
          variant="default"
          aria-label={t('Report of model {version}', { version: model.version })}
          onClick={() => setOpened(model)}
        >
          {t('Report')}
        </Button>
        <Permitted to="models:change">
          <ConfirmButton
            label={t('Promote')}
            ariaLabel={t('Promote model {version}', { version: model.version })}
            size="compact-xs"
            disabled={model.scores}
            question={<PromotionQuestion model={model} />}
            onConfirm={() => promote.mutate(model.version)}
          />
        </Permitted>
      </>
    ),
  };
  return (
    <Section
      title={t('Trained models')}
      about={t(
        'Compared with the active model at training time, on the newest 15% of labeled transactions. Neither model was trained on them.',
      )}
    >
      <FailureAlert error={promote.error} title={t('Couldn’t promote the model')} />
      <PagedTable
        name={t('Trained models')}
        columns={[...COLUMNS, change]}
        rows={models}
        keyOf={({ version }) => version}
        onOpen={setOpened}
        empty={t('No trained models yet. The base model is active.')}
      />
      <Modal
        opened={opened !== null}
        onClose={() => setOpened(null)}
        title={t('Model {version}', { version: opened?.version ?? '' })}
        size="xl"
      >
        {opened ? <ModelReportView report={opened.report} /> : null}
      </Modal>
    </Section>
  );
}

/** Confirmation to promote a model, with its drawbacks. */
function PromotionQuestion({ model: { version, report } }: { readonly model: Model }) {
  return (
    <>
      {report.advice.promote ? null : (
        <Alert color="orange" title={t('Not ready')} mb="sm">
          {report.advice.reason}
        </Alert>
      )}
      {t('Model {version} scores all transactions in the live environment. You can roll back.', {
        version,
      })}
    </>
  );
}

/** Metric of the compared model. */
function Against({ value }: { readonly value: number | null }) {
  return (
    <Text span size="xs" c="dimmed">
      {t('vs. {value}', { value: figure(value) })}
    </Text>
  );
}
