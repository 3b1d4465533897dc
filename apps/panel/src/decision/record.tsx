import { Paper, Table, Tabs, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type EvaluationRecord, type Space, transactionEvaluations } from '../api/evaluations';
import { EvaluationTable } from '../traffic/evaluation-table';
import { Busy } from '../ui/busy';
import { FailureAlert } from '../ui/failure-alert';
import { JsonView } from '../ui/json-view';

interface RecordProps {
  readonly record: EvaluationRecord;
  readonly space: Space;
}

/** What is kept of the call beside the verdict: evidence, versions, the request, and the transaction's other calls. */
export function DecisionRecord({ record, space }: RecordProps) {
  const { summary, seen, request } = record;
  return (
    <Paper withBorder p="lg">
      <Title order={2} size="h4" mb="sm">
        Record
      </Title>
      <Tabs defaultValue="evaluations" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="evaluations">Evaluations of this transaction</Tabs.Tab>
          <Tabs.Tab value="request">Request</Tabs.Tab>
          <Tabs.Tab value="evidence">Evidence</Tabs.Tab>
          <Tabs.Tab value="versions">Versions</Tabs.Tab>
          <Tabs.Tab value="answer">Answer</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="evaluations" pt="md">
          <Evaluations transactionId={summary.transaction_id} current={summary.id} space={space} />
        </Tabs.Panel>
        <Tabs.Panel value="request" pt="md">
          <JsonView value={request} label="Request" />
        </Tabs.Panel>
        <Tabs.Panel value="evidence" pt="md">
          <JsonView value={seen.evidence} label="Evidence of the modules" />
        </Tabs.Panel>
        <Tabs.Panel value="versions" pt="md">
          <Versions versions={seen.versions} />
        </Tabs.Panel>
        <Tabs.Panel value="answer" pt="md">
          <JsonView value={record.answer} label="Answer" />
        </Tabs.Panel>
      </Tabs>
    </Paper>
  );
}

function Evaluations(props: {
  readonly transactionId: string;
  readonly current: string;
  readonly space: Space;
}) {
  const page = useQuery(transactionEvaluations(props.transactionId, props.space));
  if (page.isPending) return <Busy />;
  return (
    <>
      <FailureAlert error={page.error} />
      {page.data ? (
        <EvaluationTable evaluations={page.data.evaluations} space={props.space} current={props.current} />
      ) : null}
    </>
  );
}

function Versions({ versions }: { readonly versions: EvaluationRecord['seen']['versions'] }) {
  const rows = [
    ['Policy', String(versions.policy)],
    ['Lists', String(versions.lists)],
    ['Data (digest of all sources)', versions.data],
  ];
  return (
    <Table>
      <Table.Tbody>
        {rows.map(([name, version]) => (
          <Table.Tr key={name}>
            <Table.Th>{name}</Table.Th>
            <Table.Td className="numeric">{version}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
