import { Badge, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { QueueItem, WholeItem } from '../api/queues';
import { Facts } from '../decision/modules/module-card';
import { StateBadge } from '../design/state-badge';
import { t } from '../i18n/language';
import { amountText } from '../traffic/amount';
import { AnchorLink } from '../ui/shown-values';
import { Time } from '../ui/time';
import { personName } from './words';

interface DeadlineProps {
  readonly item: Pick<QueueItem, 'deadline' | 'overdue'>;
}

/** Deadline of an item; text and color show if it is overdue. */
export function Deadline({ item }: DeadlineProps) {
  return (
    <>
      <Time at={item.deadline} />
      {item.overdue ? (
        <Badge color="red" variant="filled" autoContrast radius="sm" size="sm" ml={6}>
          {t('overdue')}
        </Badge>
      ) : null}
    </>
  );
}

type Lines = readonly { readonly name: string; readonly value: ReactNode }[];

function evaluationLines(found: NonNullable<WholeItem['evaluation']>): Lines {
  return [
    {
      name: t('Decision'),
      value: (
        <Group gap="xs">
          <StateBadge state={found.current_state} size="sm" />
          {t('score {score}', { score: found.fraud_score })}
        </Group>
      ),
    },
    { name: t('Person'), value: found.person.name ?? found.person.user_id },
    { name: t('Email'), value: found.person.email },
    { name: t('Amount'), value: found.amount === null ? null : amountText(found.amount, found.currency) },
    { name: t('Action'), value: found.action_type },
    { name: t('Country'), value: found.country },
    { name: t('Reason'), value: found.reasons.map(({ name }) => name).join(' · ') || null },
    { name: t('Label'), value: found.label },
  ];
}

function linesOf({ evaluation, case: found, execution }: WholeItem): Lines {
  if (evaluation) return evaluationLines(evaluation);
  if (found)
    return [
      { name: t('Name'), value: found.name },
      { name: t('User'), value: found.user_id },
      { name: t('Date of birth'), value: found.date_of_birth },
      { name: t('Country'), value: found.country },
      {
        name: t('Matches'),
        value: t('{undecided} of {matches} matches undecided', {
          undecided: found.undecided,
          matches: found.matches,
        }),
      },
    ];
  if (execution)
    return [
      { name: t('Workflow'), value: execution.workflow.name },
      { name: t('Name'), value: execution.person.name },
      { name: t('User'), value: execution.person.user_id },
      { name: t('Email'), value: execution.person.email },
    ];
  return [];
}

function WholePage({ item }: { readonly item: WholeItem }) {
  const { id } = item;
  if (item.source === 'DECISIONS')
    return (
      <AnchorLink to="/panel/evaluations/$id" params={{ id }} search={{ space: 'live' }}>
        {t('Open transaction')}
      </AnchorLink>
    );
  if (item.source === 'SCREENING')
    return (
      <AnchorLink to="/panel/cases/$id" params={{ id }}>
        {t('Open case')}
      </AnchorLink>
    );
  return (
    <AnchorLink to="/panel/verifications/$id" params={{ id }} search={{ space: 'live' }}>
      {t('Open verification')}
    </AnchorLink>
  );
}

/** Summary of the item. */
export function ItemFacts({ item }: { readonly item: WholeItem }) {
  return (
    <>
      <Facts
        facts={[
          ...linesOf(item),
          { name: t('Waiting since'), value: <Time at={item.at} /> },
          { name: t('Deadline'), value: item.deadline ? <Deadline item={item} /> : null },
          { name: t('Claimed by'), value: item.assignee ? personName(item.assignee) : t('unassigned') },
          ...(item.proposal
            ? [
                {
                  name: t('Proposed'),
                  value: t('{decision} by {who}', {
                    decision: item.proposal.decision,
                    who: personName(item.proposal.by),
                  }),
                },
              ]
            : []),
        ]}
      />
      <WholePage item={item} />
    </>
  );
}
