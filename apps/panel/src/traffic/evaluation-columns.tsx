import type { EvaluationSummary } from '@assay/contract';
import { Text } from '@mantine/core';
import type { Space } from '../api/evaluations';
import { labelName } from '../labels/label-names';
import { AnchorLink } from '../ui/links';
import type { Column } from '../ui/paged-table';
import { StateBadge } from '../ui/state-badge';
import { Tags } from '../ui/tags';
import { Time } from '../ui/time';

/**
 * What is shown of decided calls, one row each.
 * @param current the one that is open already; it gets no link
 */
export const evaluationColumns = (space: Space, current?: string): readonly Column<EvaluationSummary>[] => [
  { name: 'Time', cell: ({ at }) => <Time at={at} /> },
  {
    name: 'Transaction',
    kind: 'long',
    cell: ({ id, transaction_id }) =>
      id === current ? (
        transaction_id
      ) : (
        <AnchorLink to="/panel/evaluations/$id" params={{ id }} search={{ space }}>
          {transaction_id}
        </AnchorLink>
      ),
  },
  { name: 'State now', cell: (evaluation) => <StateBadge state={evaluation.current_state} /> },
  {
    name: 'By rules',
    cell: ({ state, current_state }) =>
      state === current_state ? (
        <Text span size="sm" c="dimmed">
          the same
        </Text>
      ) : (
        state
      ),
  },
  { name: 'Label', cell: ({ label }) => (label === null ? null : labelName(label)) },
  { name: 'Tags', cell: ({ tags }) => (tags.length === 0 ? null : <Tags tags={tags} />) },
  { name: 'Score', kind: 'figure', cell: (evaluation) => evaluation.fraud_score },
  { name: 'Policy', kind: 'figure', cell: (evaluation) => evaluation.policy_version },
];
