import { Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { workflows } from '../api/workflows';
import { Busy } from '../ui/busy';
import { FailureAlert } from '../ui/failure-alert';
import { AnchorLink } from '../ui/links';
import { PageTitle } from '../ui/page-title';
import { Time } from '../ui/time';
import { NewWorkflowForm } from './new-workflow-form';
import { WorkflowStatus } from './workflow-status';

/** What end users can be led through. */
export function WorkflowsPage() {
  const page = useQuery(workflows);
  const known = page.data?.workflows ?? [];
  return (
    <>
      <PageTitle
        title="Workflows"
        about="The checks that an end user is led through, and what follows from them."
      />
      <NewWorkflowForm />
      <FailureAlert error={page.error} title="The workflows could not be read" />
      {page.isPending ? <Busy /> : null}
      {page.data && known.length === 0 ? (
        <Text c="dimmed" py="xl" ta="center">
          No workflow yet.
        </Text>
      ) : null}
      {known.length > 0 ? (
        <div className="scroll-x">
          <Table highlightOnHover>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Name</Table.Th>
                <Table.Th>State</Table.Th>
                <Table.Th ta="right">Version started</Table.Th>
                <Table.Th ta="right">Newest version</Table.Th>
                <Table.Th>Changed</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {known.map((workflow) => (
                <Table.Tr key={workflow.id}>
                  <Table.Td className="breaks">
                    <AnchorLink to="/panel/workflows/$id" params={{ id: workflow.id }}>
                      {workflow.name}
                    </AnchorLink>
                  </Table.Td>
                  <Table.Td>
                    <WorkflowStatus workflow={workflow} />
                  </Table.Td>
                  <Table.Td ta="right">{workflow.active_version ?? '–'}</Table.Td>
                  <Table.Td ta="right">{workflow.newest_version}</Table.Td>
                  <Table.Td>
                    <Time at={workflow.updated_at} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      ) : null}
    </>
  );
}
