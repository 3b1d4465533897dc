import { EXECUTION_STATUSES, type ExecutionStatus, type ExecutionSummary } from '@assay/contract';
import { Button, Group, SegmentedControl, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Space } from '../api/evaluations';
import { EXECUTION_PAGE_SIZE, executionPage } from '../api/executions';
import { Busy } from '../ui/busy';
import { FailureAlert } from '../ui/failure-alert';
import { AnchorLink, ButtonLink } from '../ui/links';
import { PageTitle } from '../ui/page-title';
import { SpaceSwitch } from '../ui/space-switch';
import { Time } from '../ui/time';
import { StatusBadge } from './status-badge';

type Choice = ExecutionStatus | 'ALL';
const CHOICES: { value: Choice; label: string }[] = [
  { value: 'ALL', label: 'All' },
  ...EXECUTION_STATUSES.map((value) => ({ value, label: value[0] + value.slice(1).toLowerCase() })),
];

const route = getRouteApi('/panel/executions');

/** End users on their way through a workflow, and those who have been. */
export function ExecutionsPage() {
  const { space, status, before } = route.useSearch();
  const navigate = route.useNavigate();
  const page = useQuery(executionPage({ space, status, before }));
  const known = page.data?.executions ?? [];
  const filter = { space, ...(status ? { status } : {}) };
  const last = known.length === EXECUTION_PAGE_SIZE ? known.at(-1) : undefined;
  return (
    <>
      <PageTitle title="Executions" about="Everybody who was led through a workflow, newest first.">
        <SpaceSwitch
          value={space}
          onChange={(chosen) => void navigate({ search: { ...filter, space: chosen } })}
        />
      </PageTitle>
      <div className="scroll-x">
        <SegmentedControl<Choice>
          aria-label="Status"
          mb="md"
          data={CHOICES}
          value={status ?? 'ALL'}
          onChange={(choice) =>
            void navigate({ search: choice === 'ALL' ? { space } : { space, status: choice } })
          }
        />
      </div>
      <FailureAlert error={page.error} title="The executions could not be read" />
      {page.isPending ? <Busy /> : null}
      {page.data && known.length === 0 ? (
        <Text c="dimmed" py="xl" ta="center">
          {status || before ? 'No execution matches.' : 'No execution yet. Your backend starts them.'}
        </Text>
      ) : null}
      {known.length > 0 ? <ExecutionTable executions={known} space={space} /> : null}
      <Group justify="space-between" mt="md">
        {before ? (
          <ButtonLink variant="default" to="/panel/executions" search={filter}>
            Newest
          </ButtonLink>
        ) : (
          <Text size="xs" c="dimmed">
            Follows what happens, every 5 seconds.
          </Text>
        )}
        {last ? (
          <ButtonLink variant="default" to="/panel/executions" search={{ ...filter, before: last.id }}>
            Older
          </ButtonLink>
        ) : (
          <Button variant="default" disabled>
            Older
          </Button>
        )}
      </Group>
    </>
  );
}

interface ExecutionTableProps {
  readonly executions: readonly ExecutionSummary[];
  readonly space: Space;
}

function ExecutionTable({ executions, space }: ExecutionTableProps) {
  return (
    <div className="scroll-x">
      <Table highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Execution</Table.Th>
            <Table.Th>Status</Table.Th>
            <Table.Th>Workflow</Table.Th>
            <Table.Th>Began</Table.Th>
            <Table.Th>Ended</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {executions.map(({ id, status, workflow, created_at, finished_at }) => (
            <Table.Tr key={id}>
              <Table.Td className="breaks">
                <AnchorLink to="/panel/executions/$id" params={{ id }} search={{ space }}>
                  {id}
                </AnchorLink>
              </Table.Td>
              <Table.Td>
                <StatusBadge status={status} />
              </Table.Td>
              <Table.Td className="breaks">
                <AnchorLink to="/panel/workflows/$id" params={{ id: workflow.id }}>
                  {workflow.name}
                </AnchorLink>
                , version {workflow.version}
              </Table.Td>
              <Table.Td>
                <Time at={created_at} />
              </Table.Td>
              <Table.Td>
                <Time at={finished_at} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
