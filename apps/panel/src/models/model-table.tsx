import { Badge, Button, Group, Modal, Paper, Table, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { type Model, usePromoteModel } from '../api/models';
import { ConfirmButton } from '../ui/confirm-button';
import { FailureAlert } from '../ui/failure-alert';
import { Time } from '../ui/time';
import { figure, modelName } from './figures';
import { ModelReportView } from './model-report';

/** The trained models, each beside the one that scored when it was trained. */
export function ModelTable({ models }: { readonly models: readonly Model[] }) {
  const promote = usePromoteModel();
  const [opened, setOpened] = useState<Model | null>(null);
  return (
    <Paper withBorder p="md" mb="md" component="section" aria-label="Trained models">
      <Title order={2} size="h4">
        Trained models
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        Each against the model that scored at its training, on the newest 15 % of the labelled transactions,
        which neither had learned from.
      </Text>
      <FailureAlert error={promote.error} title="Not promoted" />
      {models.length === 0 ? <Text size="sm">None yet: the base model scores.</Text> : null}
      {models.length > 0 ? (
        <div className="scroll-x">
          <Table highlightOnHover>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Model</Table.Th>
                <Table.Th>Trained</Table.Th>
                <Table.Th>By</Table.Th>
                <Table.Th ta="right">Learned from</Table.Th>
                <Table.Th ta="right">AUC</Table.Th>
                <Table.Th ta="right">PR AUC</Table.Th>
                <Table.Th ta="right">Calibration error</Table.Th>
                <Table.Th>Against</Table.Th>
                <Table.Th>
                  <span className="visually-hidden">Report or promote</span>
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {models.map((model) => (
                <ModelRow
                  key={model.version}
                  model={model}
                  onOpen={() => setOpened(model)}
                  onPromote={() => promote.mutate(model.version)}
                />
              ))}
            </Table.Tbody>
          </Table>
        </div>
      ) : null}
      <Modal
        opened={opened !== null}
        onClose={() => setOpened(null)}
        title={`Model ${opened?.version}`}
        size="xl"
      >
        {opened ? <ModelReportView report={opened.report} /> : null}
      </Modal>
    </Paper>
  );
}

interface ModelRowProps {
  readonly model: Model;
  readonly onOpen: () => void;
  readonly onPromote: () => void;
}

function ModelRow({ model, onOpen, onPromote }: ModelRowProps) {
  const { quality, champion } = model.report;
  return (
    <Table.Tr>
      <Table.Td>
        {model.version}{' '}
        {model.scores ? (
          <Badge size="xs" variant="light" color="teal">
            scores
          </Badge>
        ) : null}
      </Table.Td>
      <Table.Td>
        <Time at={model.trained_at} />
      </Table.Td>
      <Table.Td>{model.author}</Table.Td>
      <Table.Td ta="right" className="numeric">
        {model.report.rows.toLocaleString()}
      </Table.Td>
      <Table.Td ta="right" className="numeric">
        {figure(quality.auc)} <Against value={champion.quality.auc} />
      </Table.Td>
      <Table.Td ta="right" className="numeric">
        {figure(quality.pr_auc)} <Against value={champion.quality.pr_auc} />
      </Table.Td>
      <Table.Td ta="right" className="numeric">
        {figure(quality.calibration_error)} <Against value={champion.quality.calibration_error} />
      </Table.Td>
      <Table.Td>{modelName(champion.model)}</Table.Td>
      <Table.Td>
        <Group gap={6} wrap="nowrap" justify="flex-end">
          <Button
            size="compact-xs"
            variant="default"
            aria-label={`Report of model ${model.version}`}
            onClick={onOpen}
          >
            Report
          </Button>
          <ConfirmButton
            label="Let it score"
            ariaLabel={`Let model ${model.version} score`}
            size="compact-xs"
            disabled={model.scores}
            question={`Model ${model.version} gives every call its blackbox score from now on. Rolling back undoes it.`}
            onConfirm={onPromote}
          />
        </Group>
      </Table.Td>
    </Table.Tr>
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
