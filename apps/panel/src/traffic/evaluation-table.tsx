import type { EvaluationSummary } from '@assay/contract';
import { Table, Text } from '@mantine/core';
import type { Space } from '../api/evaluations';
import { labelName } from '../labels/label-names';
import { AnchorLink } from '../ui/links';
import { StateBadge } from '../ui/state-badge';
import { Tags } from '../ui/tags';
import { Time } from '../ui/time';

interface EvaluationTableProps {
  readonly evaluations: readonly EvaluationSummary[];
  readonly space: Space;
  /** The one that is open already; it gets no link. */
  readonly current?: string;
}

/** Decided calls, one row each. */
export function EvaluationTable({ evaluations, space, current }: EvaluationTableProps) {
  return (
    <div className="scroll-x">
      <Table highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Time</Table.Th>
            <Table.Th>Transaction</Table.Th>
            <Table.Th>State now</Table.Th>
            <Table.Th>By rules</Table.Th>
            <Table.Th>Label</Table.Th>
            <Table.Th>Tags</Table.Th>
            <Table.Th ta="right">Score</Table.Th>
            <Table.Th ta="right">Policy</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {evaluations.map((evaluation) => (
            <Table.Tr key={evaluation.id} aria-current={evaluation.id === current}>
              <Table.Td>
                <Time at={evaluation.at} />
              </Table.Td>
              <Table.Td>
                {evaluation.id === current ? (
                  evaluation.transaction_id
                ) : (
                  <AnchorLink to="/panel/evaluations/$id" params={{ id: evaluation.id }} search={{ space }}>
                    {evaluation.transaction_id}
                  </AnchorLink>
                )}
              </Table.Td>
              <Table.Td>
                <StateBadge state={evaluation.current_state} />
              </Table.Td>
              <Table.Td>
                {evaluation.state === evaluation.current_state ? (
                  <Text size="sm" c="dimmed">
                    the same
                  </Text>
                ) : (
                  <Text size="sm">{evaluation.state}</Text>
                )}
              </Table.Td>
              <Table.Td>{evaluation.label === null ? '–' : labelName(evaluation.label)}</Table.Td>
              <Table.Td>
                <Tags tags={evaluation.tags} />
              </Table.Td>
              <Table.Td ta="right" className="numeric">
                {evaluation.fraud_score}
              </Table.Td>
              <Table.Td ta="right" className="numeric">
                {evaluation.policy_version}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
