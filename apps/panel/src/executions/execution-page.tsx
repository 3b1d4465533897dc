import type { ManagedExecution } from '@assay/contract';
import { Paper, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ExecutionRecord, execution } from '../api/executions';
import { Facts } from '../decision/modules/module-card';
import { Busy } from '../ui/busy';
import { FailureAlert } from '../ui/failure-alert';
import { AnchorLink, ButtonLink } from '../ui/links';
import { PageTitle } from '../ui/page-title';
import { Time } from '../ui/time';
import { ExecutionStep } from './execution-step';
import { StatusBadge } from './status-badge';

const route = getRouteApi('/panel/executions/$id');

/** One end user's way through a workflow: its checks, what they rest on, and what happened when. */
export function ExecutionPage() {
  const { id } = route.useParams();
  const { space } = route.useSearch();
  const found = useQuery(execution(id, space));
  if (found.isPending) return <Busy />;
  if (!found.data) return <FailureAlert error={found.error} title="This execution could not be read" />;
  const { execution: known, result } = found.data;
  // A capture is named by its session; an automatic step by the fraud call that it was.
  const checkOf = (step: ManagedExecution['steps'][number]) =>
    result.checks?.find(
      (check) => check.sessionId === step.session_id || check.transactionId === `${known.id}.${step.id}`,
    ) ?? null;
  return (
    <>
      <PageTitle title={`Execution of ${known.workflow.name}`} about={known.id}>
        <ButtonLink variant="default" to="/panel/executions" search={{ space }}>
          Executions
        </ButtonLink>
      </PageTitle>
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
      <Events events={known.events} />
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

function Events({ events }: { readonly events: ManagedExecution['events'] }) {
  return (
    <Paper withBorder p="md" component="section" aria-label="Events">
      <Title order={2} size="h4" mb="xs">
        Events
      </Title>
      <Table>
        <Table.Tbody>
          {events.map(({ sequence, at, kind }) => (
            <Table.Tr key={sequence}>
              <Table.Td>
                <Time at={at} />
              </Table.Td>
              <Table.Td>{kind.replaceAll('_', ' ')}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}
