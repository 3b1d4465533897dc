import { Alert, Badge, Button, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { type Model, usePromoteModel } from '../api/models';
import { english, locale, type Sentence, t } from '../i18n/language';
import { ConfirmButton } from '../ui/confirm-button';
import { FailureAlert } from '../ui/failure-alert';
import { type Column, PagedTable } from '../ui/paged-table';
import { Permitted } from '../ui/permitted';
import { PersonName } from '../ui/person-name';
import { Section } from '../ui/section';
import { ShortTime } from '../ui/time';
import { figure, modelName } from './figures';
import { ModelReportView } from './model-report';

/** A measure on which a model and the one that scored at its training were compared. */
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

const COLUMNS: readonly Column<Model>[] = [
  {
    name: english('Model'),
    cell: ({ version, scores, report: { advice } }) => (
      <>
        <Text size="sm">{version}</Text>
        {scores ? (
          <Badge size="xs" variant="light" color="teal">
            {t('scores')}
          </Badge>
        ) : (
          <Badge size="xs" variant="light" color={advice.promote ? 'teal' : 'orange'} title={advice.reason}>
            {advice.promote ? t('May score') : t('Better not yet')}
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
    name: english('Learned from'),
    kind: 'figure',
    cell: ({ report }) => report.rows.toLocaleString(locale()),
  },
  measured('AUC', 'auc'),
  measured('PR AUC', 'pr_auc'),
  measured(english('Calibration'), 'calibration_error'),
  { name: english('Against'), cell: ({ report }) => modelName(report.champion.model) },
];

/** The trained models, each beside the one that scored when it was trained. */
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
            label={t('Let it score')}
            ariaLabel={t('Let model {version} score', { version: model.version })}
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
        'Each against the model that scored at its training, on the newest 15 % of the labelled transactions, which neither had learned from.',
      )}
    >
      <FailureAlert error={promote.error} title={t('Not promoted')} />
      <PagedTable
        name={t('Trained models')}
        columns={[...COLUMNS, change]}
        rows={models}
        keyOf={({ version }) => version}
        onOpen={setOpened}
        empty={t('None yet: the base model scores.')}
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

/** What letting a model score does, and first what speaks against it. */
function PromotionQuestion({ model: { version, report } }: { readonly model: Model }) {
  return (
    <>
      {report.advice.promote ? null : (
        <Alert color="orange" title={t('Better not yet')} mb="sm">
          {report.advice.reason}
        </Alert>
      )}
      {t('Model {version} gives every call its blackbox score from now on. Rolling back undoes it.', {
        version,
      })}
    </>
  );
}

/** The champion's figure beside the challenger's. */
function Against({ value }: { readonly value: number | null }) {
  return (
    <Text span size="xs" c="dimmed">
      {t('vs {value}', { value: figure(value) })}
    </Text>
  );
}
