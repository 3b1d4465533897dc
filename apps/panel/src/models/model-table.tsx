import { Badge, Button, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { type Model, usePromoteModel } from '../api/models';
import { ConfirmButton } from '../ui/confirm-button';
import { FailureAlert } from '../ui/failure-alert';
import { type Column, PagedTable } from '../ui/paged-table';
import { Section } from '../ui/section';
import { Time } from '../ui/time';
import { figure, modelName } from './figures';
import { ModelReportView } from './model-report';

/** A measure on which a model and the one that scored at its training were compared. */
const measured = (name: string, member: 'auc' | 'pr_auc' | 'calibration_error'): Column<Model> => ({
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
    name: 'Model',
    cell: ({ version, scores }) => (
      <>
        {version}{' '}
        {scores ? (
          <Badge size="xs" variant="light" color="teal">
            scores
          </Badge>
        ) : null}
      </>
    ),
  },
  { name: 'Trained', cell: (model) => <Time at={model.trained_at} /> },
  { name: 'By', cell: ({ author }) => author },
  { name: 'Learned from', kind: 'figure', cell: ({ report }) => report.rows.toLocaleString() },
  measured('AUC', 'auc'),
  measured('PR AUC', 'pr_auc'),
  measured('Calibration error', 'calibration_error'),
  { name: 'Against', cell: ({ report }) => modelName(report.champion.model) },
];

/** The trained models, each beside the one that scored when it was trained. */
export function ModelTable({ models }: { readonly models: readonly Model[] }) {
  const promote = usePromoteModel();
  const [opened, setOpened] = useState<Model | null>(null);
  const change: Column<Model> = {
    name: 'Report or promote',
    kind: 'actions',
    cell: (model) => (
      <>
        <Button
          size="compact-xs"
          variant="default"
          aria-label={`Report of model ${model.version}`}
          onClick={() => setOpened(model)}
        >
          Report
        </Button>
        <ConfirmButton
          label="Let it score"
          ariaLabel={`Let model ${model.version} score`}
          size="compact-xs"
          disabled={model.scores}
          question={`Model ${model.version} gives every call its blackbox score from now on. Rolling back undoes it.`}
          onConfirm={() => promote.mutate(model.version)}
        />
      </>
    ),
  };
  return (
    <Section
      title="Trained models"
      about="Each against the model that scored at its training, on the newest 15 % of the labelled transactions, which neither had learned from."
    >
      <FailureAlert error={promote.error} title="Not promoted" />
      <PagedTable
        name="Trained models"
        columns={[...COLUMNS, change]}
        rows={models}
        keyOf={({ version }) => version}
        onOpen={setOpened}
        empty="None yet: the base model scores."
      />
      <Modal
        opened={opened !== null}
        onClose={() => setOpened(null)}
        title={`Model ${opened?.version}`}
        size="xl"
      >
        {opened ? <ModelReportView report={opened.report} /> : null}
      </Modal>
    </Section>
  );
}

/** The champion's figure beside the challenger's. */
function Against({ value }: { readonly value: number | null }) {
  return (
    <Text span size="xs" c="dimmed">
      vs {figure(value)}
    </Text>
  );
}
