import type { CaseStatus } from '@assay/contract';
import { Button, Group, Paper, SegmentedControl, Table, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { screeningCases } from '../api/cases';
import { FailureAlert } from '../ui/failure-alert';
import { AnchorLink } from '../ui/links';
import { Time } from '../ui/time';
import { STATUS_CHOICES, statusName } from './case-words';

type Choice = CaseStatus | 'ALL';
const CHOICES: { value: Choice; label: string }[] = [{ value: 'ALL', label: 'All' }, ...STATUS_CHOICES];

/** Matches that wait for a person, one case per person on whom there are any. */
export function CaseTable() {
  const [status, setStatus] = useState<Choice>('OPEN');
  const cases = useInfiniteQuery(screeningCases(status === 'ALL' ? null : status));
  const known = cases.data?.pages.flatMap((page) => page.cases) ?? [];
  return (
    <Paper withBorder p="md" mb="lg" component="section" aria-label="Cases">
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4">
          Cases
        </Title>
        <SegmentedControl
          aria-label="Status of cases"
          size="xs"
          data={CHOICES}
          value={status}
          onChange={setStatus}
        />
      </Group>
      <FailureAlert error={cases.error} title="The cases could not be read" />
      {cases.data && known.length === 0 ? (
        <Text size="sm" c="dimmed">
          {status === 'ALL' ? 'No name has matched yet.' : `No case is ${statusName(status).toLowerCase()}.`}
        </Text>
      ) : null}
      {known.length > 0 ? (
        <div className="scroll-x">
          <Table highlightOnHover>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Name</Table.Th>
                <Table.Th>User</Table.Th>
                <Table.Th>Status</Table.Th>
                <Table.Th>Assigned to</Table.Th>
                <Table.Th ta="right">Undecided</Table.Th>
                <Table.Th>Changed</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {known.map((found) => (
                <Table.Tr key={found.id}>
                  <Table.Td>
                    <AnchorLink to="/panel/cases/$id" params={{ id: found.id }}>
                      {found.name}
                    </AnchorLink>
                  </Table.Td>
                  <Table.Td className="breaks">{found.user_id ?? '–'}</Table.Td>
                  <Table.Td>{statusName(found.status)}</Table.Td>
                  <Table.Td>{found.assignee ?? 'nobody'}</Table.Td>
                  <Table.Td ta="right" className="numeric">
                    {found.undecided} of {found.matches}
                  </Table.Td>
                  <Table.Td>
                    <Time at={found.updated_at} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      ) : null}
      {cases.hasNextPage ? (
        <Button
          variant="default"
          mt="md"
          loading={cases.isFetchingNextPage}
          onClick={() => cases.fetchNextPage()}
        >
          Older
        </Button>
      ) : null}
    </Paper>
  );
}
