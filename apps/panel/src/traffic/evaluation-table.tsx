import type { EvaluationSummary } from '@assay/contract';
import { Table } from '@mantine/core';
import type { Space } from '../api/evaluations';
import { AnchorLink } from '../ui/links';
import { StateBadge } from '../ui/state-badge';
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
            <Table.Th>State</Table.Th>
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
                <StateBadge state={evaluation.state} />
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
