import type { EvaluationSummary } from '@assay/management-api';
import { useQuery } from '@tanstack/react-query';
import { evaluationExplanation, evaluationRecord } from '../api/evaluations';
import { execution as executionOf } from '../api/executions';
import type { WholeItem } from '../api/queues';
import { screeningCase } from '../api/screening';
import { MatchSides } from '../cases/match-sides';
import { PersonSummary } from '../decision/person-history';
import { TopReasons } from '../decision/top-reasons';
import { EntityChip } from '../design/entity-chip';
import { KeyFacts } from '../design/key-facts';
import { StateBadge } from '../design/state-badge';
import { TextSkeleton } from '../design/states';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/notices';
import { Section } from '../ui/page';
import { TransactionEvidence } from './transaction-evidence';

/** Matched rules, person and technical data of a transaction. */
export function EvaluationEvidence({ summary }: { readonly summary: EvaluationSummary }) {
  const { data, error } = useQuery(evaluationRecord(summary.id, 'live'));
  const explanation = useQuery(evaluationExplanation(summary.id, 'live'));
  return (
    <>
      <Section title={t('Top reasons')}>
        <TopReasons reasons={summary.reasons} explanation={explanation.data} />
      </Section>
      <Section title={t('Evidence')}>
        <TransactionEvidence summary={summary} record={data} />
      </Section>
      <Section title={t('Person history')}>
        {data ? (
          <PersonSummary request={data.request} current={summary.id} space="live" />
        ) : error ? (
          <FailureAlert error={error} title={t('Couldn’t load the transaction')} />
        ) : (
          <TextSkeleton lines={3} />
        )}
      </Section>
    </>
  );
}

/** First undecided match of a case next to the customer. */
export function CaseEvidence({ found }: { readonly found: NonNullable<WholeItem['case']> }) {
  const { data, error } = useQuery(screeningCase(found.id));
  const match = data?.entries.find(({ decision }) => decision === null) ?? data?.entries[0];
  return (
    <>
      <Section title={t('Evidence')}>
        <KeyFacts
          columns={2}
          hidesEmpty
          facts={[
            { label: t('Customer'), value: found.user_id },
            { label: t('Date of birth'), value: found.date_of_birth },
            { label: t('Country'), value: found.country },
            {
              label: t('Matches'),
              value: t('{undecided} of {matches} matches undecided', {
                undecided: found.undecided,
                matches: found.matches,
              }),
            },
          ]}
        />
      </Section>
      <FailureAlert error={error} title={t('Couldn’t load the case')} />
      {data || error ? null : <TextSkeleton lines={6} />}
      {data && match ? <MatchSides person={data} match={match} /> : null}
    </>
  );
}

/** Person and checks of a verification. */
export function ExecutionEvidence({ found }: { readonly found: NonNullable<WholeItem['execution']> }) {
  const { data } = useQuery(executionOf(found.id, 'live'));
  return (
    <Section title={t('Evidence')}>
      <KeyFacts
        columns={2}
        hidesEmpty
        facts={[
          { label: t('Workflow'), value: found.workflow.name },
          { label: t('Name'), value: found.person.name },
          { label: t('Customer'), value: found.person.user_id },
          {
            label: t('Email'),
            value: found.person.email ? <EntityChip kind="email" value={found.person.email} /> : null,
          },
          ...(data?.execution.steps ?? []).map(({ id, status }) => ({
            label: t('Check: {step}', { step: id }),
            value: status === null ? null : <StateBadge state={status} size="sm" />,
          })),
        ]}
      />
    </Section>
  );
}
