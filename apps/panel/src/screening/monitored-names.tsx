import { Button, Group, Paper, Table, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { monitoredNames, useForgetMonitored, useStopMonitoring } from '../api/screening';
import { ConfirmButton } from '../ui/confirm-button';
import { FailureAlert } from '../ui/failure-alert';
import { Time } from '../ui/time';

const words = (schedule: string | null) =>
  schedule === null ? 'monthly (default)' : schedule.toLowerCase().replaceAll('_', ' ');

/** Names that are looked for again and again. */
export function MonitoredNames() {
  const names = useInfiniteQuery(monitoredNames);
  const stop = useStopMonitoring();
  const forget = useForgetMonitored();
  const known = names.data?.pages.flatMap((page) => page.monitored) ?? [];
  return (
    <Paper withBorder p="md" component="section" aria-label="Monitored names">
      <Title order={2} size="h4" mb="xs">
        Monitored names
      </Title>
      <FailureAlert error={names.error} title="The monitored names could not be read" />
      <FailureAlert error={stop.error ?? forget.error} title="Not changed" />
      {names.data && known.length === 0 ? (
        <Text size="sm" c="dimmed">
          None. A call with monitoring_required puts its name under monitoring.
        </Text>
      ) : null}
      {known.length > 0 ? (
        <div className="scroll-x">
          <Table highlightOnHover>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Name</Table.Th>
                <Table.Th>User</Table.Th>
                <Table.Th>Checked</Table.Th>
                <Table.Th>Last</Table.Th>
                <Table.Th>Next</Table.Th>
                <Table.Th ta="right">Matches</Table.Th>
                <Table.Th>
                  <span className="visually-hidden">Change</span>
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {known.map((person) => (
                <Table.Tr key={person.id}>
                  <Table.Td>{person.name}</Table.Td>
                  <Table.Td className="breaks">{person.user_id ?? '–'}</Table.Td>
                  <Table.Td>
                    {person.stopped_at === null ? words(person.monitoring_schedule) : 'stopped'}
                  </Table.Td>
                  <Table.Td>
                    <Time at={person.checked_at} />
                  </Table.Td>
                  <Table.Td>
                    <Time at={person.next_check_at} />
                  </Table.Td>
                  <Table.Td ta="right" className="numeric">
                    {person.matches}
                  </Table.Td>
                  <Table.Td>
                    <Group gap={6} wrap="nowrap" justify="flex-end">
                      <Button
                        size="compact-xs"
                        variant="default"
                        aria-label={`${person.stopped_at === null ? 'Stop' : 'Resume'} ${person.name}`}
                        onClick={() => stop.mutate({ id: person.id, stopped: person.stopped_at === null })}
                      >
                        {person.stopped_at === null ? 'Stop' : 'Resume'}
                      </Button>
                      <ConfirmButton
                        label="Forget"
                        ariaLabel={`Forget ${person.name}`}
                        size="compact-xs"
                        question={`“${person.name}” is not looked for any more, and what monitoring knew goes with it.`}
                        onConfirm={() => forget.mutate(person.id)}
                      />
                    </Group>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      ) : null}
      {names.hasNextPage ? (
        <Button
          variant="default"
          mt="md"
          loading={names.isFetchingNextPage}
          onClick={() => names.fetchNextPage()}
        >
          Older
        </Button>
      ) : null}
    </Paper>
  );
}
