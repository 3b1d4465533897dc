import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { WholeItem } from '../api/queues';
import { Facts } from '../decision/modules/module-card';
import { amountText } from '../traffic/amount';
import { AnchorLink } from '../ui/links';
import { StateBadge } from '../ui/state-badge';
import { Time } from '../ui/time';
import { personName } from './words';

type Lines = readonly { readonly name: string; readonly value: ReactNode }[];

function evaluationLines(found: NonNullable<WholeItem['evaluation']>): Lines {
  return [
    {
      name: 'State',
      value: (
        <Group gap="xs">
          <StateBadge state={found.current_state} size="sm" /> score {found.fraud_score}
        </Group>
      ),
    },
    { name: 'Person', value: found.person.name ?? found.person.user_id },
    { name: 'E-mail', value: found.person.email },
    { name: 'Amount', value: found.amount === null ? null : amountText(found.amount, found.currency) },
    { name: 'Action', value: found.action_type },
    { name: 'Country', value: found.country },
    { name: 'Why', value: found.reasons.map(({ name }) => name).join(' · ') || null },
    { name: 'Label', value: found.label },
  ];
}

function linesOf({ evaluation, case: found, execution }: WholeItem): Lines {
  if (evaluation) return evaluationLines(evaluation);
  if (found)
    return [
      { name: 'Name', value: found.name },
      { name: 'User', value: found.user_id },
      { name: 'Born', value: found.date_of_birth },
      { name: 'Country', value: found.country },
      { name: 'Matches', value: `${found.undecided} of ${found.matches} undecided` },
    ];
  if (execution) return [{ name: 'Workflow', value: execution.workflow.name }];
  return [];
}

function WholePage({ item }: { readonly item: WholeItem }) {
  const { id } = item;
  if (item.source === 'DECISIONS')
    return (
      <AnchorLink to="/panel/evaluations/$id" params={{ id }} search={{ space: 'live' }}>
        The whole decision
      </AnchorLink>
    );
  if (item.source === 'SCREENING')
    return (
      <AnchorLink to="/panel/cases/$id" params={{ id }}>
        The whole case
      </AnchorLink>
    );
  return (
    <AnchorLink to="/panel/executions/$id" params={{ id }} search={{ space: 'live' }}>
      The whole verification
    </AnchorLink>
  );
}

/** What is to be decided, in one look. */
export function ItemFacts({ item }: { readonly item: WholeItem }) {
  return (
    <>
      <Facts
        facts={[
          ...linesOf(item),
          { name: 'Waits since', value: <Time at={item.at} /> },
          { name: 'Deadline', value: item.deadline ? <Time at={item.deadline} /> : null },
          { name: 'Held by', value: item.assignee ? personName(item.assignee) : 'nobody' },
          ...(item.proposal
            ? [{ name: 'Proposed', value: `${item.proposal.decision} by ${personName(item.proposal.by)}` }]
            : []),
        ]}
      />
      <WholePage item={item} />
    </>
  );
}
