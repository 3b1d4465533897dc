import type { ManagedExecution } from '@assay/management-api';
import { Paper, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../api/account';
import { call } from '../api/client';
import type { Space } from '../api/evaluations';
import { type ExecutionRecord, execution, executionReview } from '../api/executions';
import { Attachments } from '../attachments/attachments';
import { Facts } from '../decision/modules/module-card';
import { english, t } from '../i18n/language';
import { Reveal } from '../personal/reveal';
import { DetailPage } from '../ui/detail-page';
import { FailureAlert } from '../ui/notices';
import { Section } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';
import { AnchorLink } from '../ui/shown-values';
import { Time } from '../ui/time';
import { EndUserLink, LoipSection, QueueHold, RetentionSection } from './execution-sections';
import { ExecutionStep } from './execution-step';
import { eventName, levelName, StatusBadge, WorkflowLink } from './words';

const route = getRouteApi('/panel/verifications/$id');

const EVENTS: readonly Column<ManagedExecution['events'][number]>[] = [
  { name: english('Time'), cell: ({ at }) => <Time at={at} /> },
  { name: english('Event'), cell: ({ kind }) => eventName(kind) },
];

const transactionColumns = (space: Space): readonly Column<ExecutionRecord['transactions'][number]>[] => [
  { name: t('Time'), cell: ({ at }) => <Time at={at} /> },
  {
    name: t('Transaction'),
    cell: ({ evaluation_id: id, transaction_id: name }) => (
      <AnchorLink to="/panel/evaluations/$id" params={{ id }} search={{ space }}>
        {name}
      </AnchorLink>
    ),
  },
];

/** One verification: checks, evidence and events. */
export function ExecutionPage() {
  const { id } = route.useParams();
  const { space } = route.useSearch();
  return (
    <DetailPage
      what="execution"
      reading={useQuery(execution(id, space))}
      back={{ name: t('Verifications'), to: '/panel/verifications', search: { space } }}
      head={({ execution: known }) => ({
        title: t('Verification: {workflow}', { workflow: known.workflow.name }),
        about: known.id,
      })}
    >
      {(record) => (
        <>
          <Reveal
            what="execution"
            parts={[
              {
                queryKey: execution(id, space).queryKey,
                ask: (reason) =>
                  call('POST /workflow-executions/{id}/reveal', {
                    params: { id },
                    query: { environment: space },
                    body: { reason },
                  }),
              },
              {
                queryKey: executionReview(id, space).queryKey,
                ask: (reason) =>
                  call('POST /workflow-executions/{id}/review/reveal', {
                    params: { id },
                    query: { environment: space },
                    body: { reason },
                  }),
              },
            ]}
          />
          <Way record={record} space={space} />
        </>
      )}
    </DetailPage>
  );
}

function Way({ record, space }: { readonly record: ExecutionRecord; readonly space: Space }) {
  const { execution: known, result, transactions } = record;
  // Captures match by session; automatic steps by their transaction.
  const checkOf = (step: ManagedExecution['steps'][number]) =>
    result.checks?.find(
      (check) => check.sessionId === step.session_id || check.transactionId === `${known.id}.${step.id}`,
    ) ?? null;
  const review = useQuery(executionReview(known.id, space));
  const { data: session } = useSession();
  const [link, setLink] = useState<string | null>(null);
  const mayDecide = session?.permissions.includes('decisions:change') ?? false;
  return (
    <>
      {known.status === 'PENDING' && mayDecide ? (
        <EndUserLink execution={known.id} space={space} link={link} />
      ) : null}
      <Paper withBorder p="md" mb="md" component="section" aria-label={t('Verification')}>
        <Facts facts={factsOf(known, result)} />
      </Paper>
      {known.status === 'REVIEW' && space === 'live' ? <QueueHold execution={known.id} /> : null}
      {known.steps.length === 0 ? (
        <Text c="dimmed" mb="md">
          {t('No check has started.')}
        </Text>
      ) : null}
      {known.steps.map((step) => (
        <ExecutionStep
          key={step.id}
          execution={known}
          step={step}
          check={checkOf(step)}
          review={review.data?.steps.find(({ id }) => id === step.id) ?? null}
          version={review.data?.version ?? 0}
          space={space}
          mayDecide={mayDecide}
          onAsked={setLink}
        />
      ))}
      <FailureAlert error={review.error} title={t('Couldn’t load the review data')} />
      {review.data ? (
        <>
          <LoipSection loip={result.loip} conditions={review.data.loip_conditions} />
          <RetentionSection retention={review.data.retention} />
        </>
      ) : null}
      {transactions.length === 0 ? null : (
        <Section title={t('Transactions')}>
          <PagedTable
            name={t('Transactions that reference this verification')}
            columns={transactionColumns(space)}
            rows={transactions}
            keyOf={({ evaluation_id: id }) => id}
            empty={t('No transaction references this verification.')}
          />
        </Section>
      )}
      {known.purged_at ? null : (
        <Attachments key={`files ${known.id}`} source="VERIFICATIONS" id={known.id} space={space} />
      )}
      <Section title={t('Events')}>
        <PagedTable
          name={t('Events')}
          columns={EVENTS}
          rows={known.events}
          keyOf={({ sequence }) => sequence}
          empty={t('No events.')}
        />
      </Section>
    </>
  );
}

function factsOf(known: ManagedExecution, { loip }: ExecutionRecord['result']) {
  const { person } = known;
  return [
    { name: t('Status'), value: <StatusBadge status={known.status} /> },
    {
      name: t('Workflow'),
      value: <WorkflowLink workflow={known.workflow} />,
    },
    ...(person.name === null ? [] : [{ name: t('Person'), value: <bdi>{person.name}</bdi> }]),
    { name: t('User'), value: person.user_id },
    ...(person.email === null ? [] : [{ name: t('Email'), value: person.email }]),
    { name: t('Started'), value: <Time at={known.created_at} /> },
    { name: t('End'), value: <Time at={known.finished_at} /> },
    { name: t('Expires'), value: <Time at={known.expires_at} /> },
    ...(loip ? [{ name: t('Identity proofing'), value: levelName(loip.result) }] : []),
    ...(known.purged_at ? [{ name: t('Data deleted'), value: <Time at={known.purged_at} /> }] : []),
  ];
}
