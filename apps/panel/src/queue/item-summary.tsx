import { Group, Paper, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { policyVersion } from '../api/policy';
import type { WholeItem } from '../api/queues';
import { Attachments } from '../attachments/attachments';
import { KeyFacts } from '../design/key-facts';
import { ScoreGauge } from '../design/score-gauge';
import { StateBadge } from '../design/state-badge';
import { t } from '../i18n/language';
import { MaskedText } from '../personal/reveal';
import { actionName } from '../traffic/action-names';
import { amountText } from '../traffic/amount';
import { ButtonLink } from '../ui/shown-values';
import { ShortTime } from '../ui/time';
import { ageText } from './age';
import { AlertEvidence } from './alert-evidence';
import { CaseEvidence, EvaluationEvidence, ExecutionEvidence } from './item-evidence';
import { itemName, personName, verbOf } from './words';

/** Link to the page with all data of the item. */
function WholePage({ item: { id, source } }: { readonly item: WholeItem }) {
  const looks = { size: 'compact-sm', variant: 'default' } as const;
  if (source === 'DECISIONS')
    return (
      <ButtonLink {...looks} to="/panel/evaluations/$id" params={{ id }} search={{ space: 'live' }}>
        {t('Open transaction')}
      </ButtonLink>
    );
  if (source === 'SCREENING')
    return (
      <ButtonLink {...looks} to="/panel/cases/$id" params={{ id }}>
        {t('Open case')}
      </ButtonLink>
    );
  if (source === 'ALERTS')
    return (
      <ButtonLink {...looks} to="/panel/alerts/$id" params={{ id }}>
        {t('Open alert')}
      </ButtonLink>
    );
  return (
    <ButtonLink {...looks} to="/panel/verifications/$id" params={{ id }} search={{ space: 'live' }}>
      {t('Open verification')}
    </ButtonLink>
  );
}

/** Summary, evidence and files of an item. The heading has the focus when the item opens. */
export function ItemSummary({ item }: { readonly item: WholeItem }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { evaluation, proposal } = item;
  return (
    <>
      <Paper withBorder p="md" mb="md">
        <Group justify="space-between" mb="xs" gap="xs">
          <Group gap="xs">
            <Title order={2} size="h4" ref={heading} tabIndex={-1} className="breaks">
              <MaskedText>{itemName(item)}</MaskedText>
            </Title>
            {evaluation ? <StateBadge state={evaluation.current_state} size="sm" /> : null}
          </Group>
          <WholePage item={item} />
        </Group>
        {evaluation ? (
          <Group gap="sm" align="baseline" mb="xs">
            {evaluation.amount === null ? null : (
              <Text fz={24} fw={600} className="numeric">
                {amountText(evaluation.amount, evaluation.currency)}
              </Text>
            )}
            <Text size="sm" c="dimmed">
              {evaluation.action_type ? actionName(evaluation.action_type) : null}
            </Text>
          </Group>
        ) : null}
        {evaluation ? <Score evaluation={evaluation} /> : null}
        <KeyFacts
          columns={2}
          hidesEmpty
          facts={[
            {
              label: t('Waiting since'),
              value: (
                <>
                  <ShortTime at={item.at} /> ({ageText(item.at, Date.now())})
                </>
              ),
            },
            { label: t('Deadline'), value: item.deadline ? <Deadline item={item} /> : null },
            {
              label: t('Proposed'),
              value: proposal
                ? t('{decision} by {who}', {
                    decision: verbOf(item.source, proposal.decision),
                    who: personName(proposal.by),
                  })
                : null,
            },
          ]}
        />
      </Paper>
      {evaluation ? <EvaluationEvidence summary={evaluation} /> : null}
      {item.case ? <CaseEvidence found={item.case} /> : null}
      {item.execution ? <ExecutionEvidence found={item.execution} /> : null}
      {item.alert ? <AlertEvidence found={item.alert} /> : null}
      {item.source === 'ALERTS' ? null : <Attachments key={item.id} source={item.source} id={item.id} />}
    </>
  );
}

/** Score with the thresholds of the policy that decided. */
function Score({ evaluation }: { readonly evaluation: NonNullable<WholeItem['evaluation']> }) {
  const policy = useQuery(policyVersion(evaluation.policy_version));
  return policy.data ? (
    <ScoreGauge score={evaluation.fraud_score} {...policy.data.document.thresholds} />
  ) : null;
}

/** Deadline of an item; text and color show if it is overdue. */
function Deadline({ item: { deadline, overdue } }: { readonly item: WholeItem }) {
  return (
    <Group gap="xs">
      {deadline === null ? null : <ShortTime at={deadline} />}
      {overdue ? <StateBadge state="OVERDUE" label={t('overdue')} size="sm" /> : null}
    </Group>
  );
}
