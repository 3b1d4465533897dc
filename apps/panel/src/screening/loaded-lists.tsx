import { Paper, Table, Text, Title } from '@mantine/core';
import type { LoadedList } from '../api/screening';
import { Time } from '../ui/time';
import { LIST_KIND_NAMES } from './list-kinds';

const HOURS_A_DAY = 24;

/** `5 hours`, `3 days`. */
function age(hours: number | null): string {
  if (hours === null) return '–';
  if (hours < 2 * HOURS_A_DAY) return `${Math.round(hours)} hours`;
  return `${Math.round(hours / HOURS_A_DAY)} days`;
}

/** Which lists are searched, and how old they are. */
export function LoadedLists({ lists }: { readonly lists: readonly LoadedList[] }) {
  return (
    <Paper withBorder p="md" mb="lg" component="section" aria-label="Lists">
      <Title order={2} size="h4" mb="xs">
        Lists
      </Title>
      {lists.length === 0 ? <Text c="dimmed">No list is loaded.</Text> : null}
      <div className="scroll-x">
        <Table highlightOnHover>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>List</Table.Th>
              <Table.Th>Kind</Table.Th>
              <Table.Th>Version</Table.Th>
              <Table.Th>Imported</Table.Th>
              <Table.Th>Age</Table.Th>
              <Table.Th ta="right">Entries</Table.Th>
              <Table.Th ta="right">Names</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {lists.map((list) => (
              <Table.Tr key={list.name}>
                <Table.Td>
                  {list.full_name}
                  <Text size="xs" c="dimmed">
                    {list.name}
                  </Text>
                </Table.Td>
                <Table.Td>{LIST_KIND_NAMES[list.kind]}</Table.Td>
                <Table.Td className="numeric">{list.version}</Table.Td>
                <Table.Td>
                  <Time at={list.imported_at} />
                </Table.Td>
                <Table.Td className="numeric">{age(list.age_hours)}</Table.Td>
                <Table.Td ta="right" className="numeric">
                  {list.entries.toLocaleString()}
                </Table.Td>
                <Table.Td ta="right" className="numeric">
                  {list.names.toLocaleString()}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </Paper>
  );
}
