import { Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Space } from '../../api/evaluations';
import { type TransactionChange, transactionChanges } from '../../api/feedback';
import { labelName } from '../../labels/label-names';
import { FailureAlert } from '../../ui/failure-alert';
import { Time } from '../../ui/time';

/** `APPROVE → DECLINE`, or the state alone when it stayed. */
const step = (from: string, to: string) => (from === to ? to : `${from} → ${to}`);

function labelStep({ label, previous_label: before }: TransactionChange): string {
  if (label === before) return label === null ? '–' : labelName(label);
  if (label === null) return `removed: ${before === null ? '' : labelName(before)}`;
  return labelName(label);
}

/** Who said what, newest first. */
export function ChangeHistory({
  transaction,
}: {
  readonly transaction: { readonly id: string; readonly space: Space };
}) {
  const history = useQuery(transactionChanges(transaction));
  const changes = history.data?.changes ?? [];
  return (
    <>
      <Title order={3} size="h5" mb="xs">
        Changes by people
      </Title>
      <FailureAlert error={history.error} title="The changes could not be read" />
      {history.data && changes.length === 0 ? (
        <Text size="sm" c="dimmed">
          None: the state is the one that the rules gave.
        </Text>
      ) : null}
      {changes.length > 0 ? (
        <div className="scroll-x">
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Time</Table.Th>
                <Table.Th>Who</Table.Th>
                <Table.Th>State</Table.Th>
                <Table.Th>Label</Table.Th>
                <Table.Th>Comment</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {changes.map((change) => (
                <Table.Tr key={change.id}>
                  <Table.Td>
                    <Time at={change.at} />
                  </Table.Td>
                  <Table.Td>{change.author}</Table.Td>
                  <Table.Td>{step(change.previous_state, change.state)}</Table.Td>
                  <Table.Td>{labelStep(change)}</Table.Td>
                  <Table.Td className="breaks">{change.comment || '–'}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      ) : null}
    </>
  );
}
