import type { ExecutionReview as ExecutionReviewData, ManagedExecution } from '@assay/management-api';
import { Button, Group, Paper, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useMay } from '../api/account';
import { call } from '../api/client';
import type { Space } from '../api/evaluations';
import { type ExecutionRecord, execution, executionReview } from '../api/executions';
import { Attachments } from '../attachments/attachments';
import { KeyFacts } from '../design/key-facts';
import { Review } from '../design/templates';
import { UrlTabs } from '../design/url-tabs';
import { t } from '../i18n/language';
import { Reveal } from '../personal/reveal';
import { DetailPage } from '../ui/detail-page';
import { FailureAlert } from '../ui/notices';
import { Section } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';
import { AnchorLink } from '../ui/shown-values';
import { Time } from '../ui/time';
import { stepName } from '../workflows/step-words';
import { EndUserLink, LoipSection, QueueHold, RetentionSection } from './execution-sections';
import { ExecutionStep } from './execution-step';
import { StepMedia } from './step-media';
import { eventName, levelName, StatusBadge, StepBadge, WorkflowLink } from './words';

const route = getRouteApi('/panel/verifications/$id');

type Step = ManagedExecution['steps'][number];

const eventColumns = (steps: readonly Step[]): readonly Column<ManagedExecution['events'][number]>[] => [
  {
    name: t('Event'),
    cell: ({ kind, step }) => {
      const type = steps.find(({ id }) => id === step)?.type;
      return type ? `${eventName(kind)}: ${stepName(type)}` : eventName(kind);
    },
  },
  { name: t('Time'), kind: 'digits', cell: ({ at }) => <Time at={at} /> },
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
        title: titleOf(known),
        about: `${t('Verification: {workflow}', { workflow: known.workflow.name })} · ${known.id}`,
        badges: <StatusBadge status={known.status} />,
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

/** Name of the person; without one, another identifier or the workflow. */
const titleOf = ({ person, workflow }: ManagedExecution): string =>
  person.name ?? person.email ?? person.user_id ?? t('Verification: {workflow}', { workflow: workflow.name });

/** Step that is open first: one that waits for a decision, otherwise the first one. */
const firstStep = ({ steps }: ManagedExecution) =>
  steps.find(({ status }) => status === 'REVIEW') ?? steps[0];

interface WayProps {
  readonly record: ExecutionRecord;
  readonly space: Space;
}

/** Captures left, decision and findings right, everything else in tabs. */
function Way({ record, space }: WayProps) {
  const { execution: known, result } = record;
  // Captures match by session; automatic steps by their transaction.
  const checkOf = (step: Step) =>
    result.checks?.find(
      (check) => check.sessionId === step.session_id || check.transactionId === `${known.id}.${step.id}`,
    ) ?? null;
  const review = useQuery(executionReview(known.id, space));
  const mayDecide = useMay('decisions:change');
  const [link, setLink] = useState<string | null>(null);
  const [chosen, setChosen] = useState(firstStep(known)?.id);
  const step = known.steps.find(({ id }) => id === chosen) ?? firstStep(known);
  const reviewOf = (id: string | undefined) => review.data?.steps.find((one) => one.id === id) ?? null;
  return (
    <>
      {known.status === 'PENDING' && mayDecide ? (
        <EndUserLink execution={known.id} space={space} link={link} />
      ) : null}
      <Paper withBorder p="md" mb="md" component="section" aria-label={t('Verification')}>
        <KeyFacts columns={2} hidesEmpty facts={factsOf(known, result)} />
        {known.status === 'REVIEW' && space === 'live' ? <QueueHold execution={known.id} /> : null}
      </Paper>
      <FailureAlert error={review.error} title={t('Couldn’t load the review data')} />
      {step ? (
        <>
          {known.steps.length > 1 ? (
            <StepPicker steps={known.steps} current={step.id} onChoose={setChosen} />
          ) : null}
          <Review
            mediaLabel={t('Captures')}
            media={
              <StepMedia
                key={step.id}
                execution={known.id}
                space={space}
                step={reviewOf(step.id)}
                faces={
                  reviewOf(step.id)?.faces ?? review.data?.steps.find(({ faces }) => faces)?.faces ?? null
                }
              />
            }
            facts={
              <ExecutionStep
                key={step.id}
                execution={known}
                step={step}
                check={checkOf(step)}
                review={reviewOf(step.id)}
                version={review.data?.version ?? 0}
                space={space}
                mayDecide={mayDecide}
                onAsked={setLink}
              />
            }
          />
        </>
      ) : (
        <Text c="dimmed" mb="md">
          {t('No check has started.')}
        </Text>
      )}
      <Rest record={record} review={review.data} space={space} />
    </>
  );
}

interface StepPickerProps {
  readonly steps: readonly Step[];
  readonly current: string;
  readonly onChoose: (id: string) => void;
}

/** Checks of the verification with their status. */
function StepPicker({ steps, current, onChoose }: StepPickerProps) {
  return (
    <Group gap="xs" mb="md" role="group" aria-label={t('Checks')}>
      {steps.map(({ id, type, status }) => (
        <Button
          key={id}
          variant={id === current ? 'light' : 'default'}
          aria-pressed={id === current}
          onClick={() => onChoose(id)}
          rightSection={<StepBadge status={status ?? t('not completed')} />}
        >
          {stepName(type)}
        </Button>
      ))}
    </Group>
  );
}

/** Identity proofing, transactions, files, events and stored data. */
function Rest({ record, review, space }: WayProps & { readonly review: ExecutionReviewData | undefined }) {
  const { execution: known, result, transactions } = record;
  return (
    <UrlTabs
      label={t('Details')}
      tabs={[
        {
          id: 'events',
          label: t('Events'),
          count: known.events.length,
          content: (
            <Section title={t('Events')}>
              <PagedTable
                name={t('Events')}
                columns={eventColumns(known.steps)}
                rows={known.events}
                keyOf={({ sequence }) => sequence}
                empty={t('No events.')}
              />
            </Section>
          ),
        },
        ...(review && (result.loip || review.loip_conditions)
          ? [
              {
                id: 'level',
                label: t('Identity proofing level'),
                content: <LoipSection loip={result.loip} conditions={review.loip_conditions} />,
              },
            ]
          : []),
        ...(transactions.length === 0
          ? []
          : [
              {
                id: 'transactions',
                label: t('Transactions'),
                count: transactions.length,
                content: (
                  <PagedTable
                    name={t('Transactions that reference this verification')}
                    columns={transactionColumns(space)}
                    rows={transactions}
                    keyOf={({ evaluation_id: id }: (typeof transactions)[number]) => id}
                    empty={t('No transaction references this verification.')}
                  />
                ),
              },
            ]),
        ...(known.purged_at
          ? []
          : [
              {
                id: 'files',
                label: t('Files'),
                content: (
                  <Attachments key={`files ${known.id}`} source="VERIFICATIONS" id={known.id} space={space} />
                ),
              },
            ]),
        ...(review
          ? [
              {
                id: 'data',
                label: t('Stored data'),
                content: <RetentionSection retention={review.retention} />,
              },
            ]
          : []),
      ]}
    />
  );
}

/** Returns how many steps are done, and which one waits for the end user. */
function stepsText({ steps, status }: ManagedExecution): string | null {
  if (steps.length === 0) return null;
  const values = { done: steps.filter((step) => step.status !== null).length, all: steps.length };
  const open = status === 'PENDING' ? steps.find((step) => step.status === null) : undefined;
  return open
    ? t('{done} of {all} done, waiting for: {step}', { ...values, step: stepName(open.type) })
    : t('{done} of {all} done', values);
}

function factsOf(known: ManagedExecution, { loip }: ExecutionRecord['result']) {
  const { person } = known;
  return [
    {
      label: t('Workflow'),
      value: <WorkflowLink workflow={known.workflow} />,
    },
    { label: t('Customer ID'), value: person.user_id },
    { label: t('Steps'), value: stepsText(known) },
    ...(person.email === null ? [] : [{ label: t('Email'), value: person.email }]),
    { label: t('Started'), value: <Time at={known.created_at} /> },
    { label: t('End'), value: known.finished_at ? <Time at={known.finished_at} /> : null },
    { label: t('Expires'), value: <Time at={known.expires_at} /> },
    ...(loip ? [{ label: t('Identity proofing'), value: levelName(loip.result) }] : []),
    ...(known.purged_at ? [{ label: t('Data deleted'), value: <Time at={known.purged_at} /> }] : []),
  ];
}
