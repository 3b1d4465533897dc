import type { EvaluationSummary } from '@assay/management-api';
import { useQuery } from '@tanstack/react-query';
import { evaluationRecord } from '../api/evaluations';
import { execution as executionOf } from '../api/executions';
import type { WholeItem } from '../api/queues';
import { screeningCase } from '../api/screening';
import { MatchSides } from '../cases/match-sides';
import { PersonSummary } from '../decision/person-history';
import { TopReasons } from '../decision/top-reasons';
import { EntityChip } from '../design/entity-chip';
import { type Fact, KeyFacts } from '../design/key-facts';
import { StateBadge } from '../design/state-badge';
import { TextSkeleton } from '../design/states';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/notices';
import { Section } from '../ui/page';

const chip = (
  label: string,
  kind: 'email' | 'phone' | 'ip' | 'device' | 'person',
  value: string | null | undefined,
): Fact => ({ label, value: value ? <EntityChip kind={kind} value={value} /> : null });

/** Matched rules, person and technical data of a transaction. */
export function EvaluationEvidence({ summary }: { readonly summary: EvaluationSummary }) {
  const { data, error } = useQuery(evaluationRecord(summary.id, 'live'));
  const { person, reasons } = summary;
  return (
    <>
      <Section title={t('Top reasons')}>
        <TopReasons reasons={reasons} />
      </Section>
      <Section title={t('Evidence')}>
        <KeyFacts
          columns={2}
          hidesEmpty
          facts={[
            chip(t('Person'), 'person', person.name ?? person.user_id),
            chip(t('Email'), 'email', person.email),
            chip(t('Phone'), 'phone', data?.request.phone_number),
            chip(t('IP address'), 'ip', summary.ip),
            chip(t('Device'), 'device', data?.request.device_id),
            { label: t('User ID'), value: person.user_id },
            { label: t('Date of birth'), value: data?.request.user_dob },
            { label: t('Country'), value: summary.country },
            { label: t('Merchant'), value: data?.request.merchant_id },
            { label: t('Payment method'), value: data?.request.payment_mode },
          ]}
        />
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
          chip(t('Email'), 'email', found.person.email),
          ...(data?.execution.steps ?? []).map(({ id, status }) => ({
            label: t('Check: {step}', { step: id }),
            value: status === null ? null : <StateBadge state={status} size="sm" />,
          })),
        ]}
      />
    </Section>
  );
}
