import type { ManagedExecution } from '@assay/contract';
import { Paper, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Space } from '../api/evaluations';
import { type ExecutionRecord, execution } from '../api/executions';
import { Facts } from '../decision/modules/module-card';
import { DetailPage } from '../ui/detail-page';
import { AnchorLink } from '../ui/links';
import { type Column, PagedTable } from '../ui/paged-table';
import { Section } from '../ui/section';
import { Time } from '../ui/time';
import { ExecutionStep } from './execution-step';
import { StatusBadge } from './status-badge';

const route = getRouteApi('/panel/executions/$id');

const EVENTS: readonly Column<ManagedExecution['events'][number]>[] = [
  { name: 'Time', cell: ({ at }) => <Time at={at} /> },
  { name: 'Event', cell: ({ kind }) => kind.replaceAll('_', ' ') },
];

const transactionColumns = (space: Space): readonly Column<ExecutionRecord['transactions'][number]>[] => [
  { name: 'Time', cell: ({ at }) => <Time at={at} /> },
  {
    name: 'Transaction',
    cell: ({ evaluation_id: id, transaction_id: name }) => (
      <AnchorLink to="/panel/evaluations/$id" params={{ id }} search={{ space }}>
        {name}
      </AnchorLink>
    ),
  },
];

/** One end user's way through a workflow: its checks, what they rest on, and what happened when. */
export function ExecutionPage() {
  const { id } = route.useParams();
  const { space } = route.useSearch();
  return (
    <DetailPage
      what="execution"
      reading={useQuery(execution(id, space))}
      back={{ name: 'Executions', to: '/panel/executions', search: { space } }}
      head={({ execution: known }) => ({ title: `Execution of ${known.workflow.name}`, about: known.id })}
    >
      {(record) => <Way record={record} space={space} />}
    </DetailPage>
  );
}

function Way({ record, space }: { readonly record: ExecutionRecord; readonly space: Space }) {
  const { execution: known, result, transactions } = record;
  // A capture is named by its session; an automatic step by the fraud call that it was.
  const checkOf = (step: ManagedExecution['steps'][number]) =>
    result.checks?.find(
      (check) => check.sessionId === step.session_id || check.transactionId === `${known.id}.${step.id}`,
    ) ?? null;
  return (
    <>
      <Paper withBorder p="md" mb="md" component="section" aria-label="The execution">
        <Facts facts={factsOf(known, result)} />
      </Paper>
      {known.steps.length === 0 ? (
        <Text c="dimmed" mb="md">
          No check has begun.
        </Text>
      ) : null}
      {known.steps.map((step) => (
        <ExecutionStep key={step.id} execution={known} step={step} check={checkOf(step)} space={space} />
      ))}
      {transactions.length === 0 ? null : (
        <Section title="Transactions">
          <PagedTable
            name="Transactions that named this verification"
            columns={transactionColumns(space)}
            rows={transactions}
            keyOf={({ evaluation_id: id }) => id}
            empty="No transaction named it."
          />
        </Section>
      )}
      <Section title="Events">
        <PagedTable
          name="Events"
          columns={EVENTS}
          rows={known.events}
          keyOf={({ sequence }) => sequence}
          empty="Nothing has happened."
        />
      </Section>
    </>
  );
}

function factsOf(known: ManagedExecution, { checks, loip }: ExecutionRecord['result']) {
  const unmet = loip?.unmetConditions?.map(({ condition, reason }) =>
    reason ? `${condition} (${reason})` : condition,
  );
  const userId = checks?.find((check) => check.userId !== null)?.userId;
  return [
    { name: 'Status', value: <StatusBadge status={known.status} /> },
    {
      name: 'Workflow',
      value: (
        <>
          <AnchorLink to="/panel/workflows/$id" params={{ id: known.workflow.id }}>
            {known.workflow.name}
          </AnchorLink>
          , version {known.workflow.version}
        </>
      ),
    },
    { name: 'User', value: userId },
    { name: 'Began', value: <Time at={known.created_at} /> },
    { name: 'Ended', value: <Time at={known.finished_at} /> },
    { name: 'Expires', value: <Time at={known.expires_at} /> },
    ...(loip ? [{ name: 'Identity proofing', value: [loip.result, ...(unmet ?? [])].join(', ') }] : []),
    ...(known.purged_at ? [{ name: 'Data purged', value: <Time at={known.purged_at} /> }] : []),
  ];
}
