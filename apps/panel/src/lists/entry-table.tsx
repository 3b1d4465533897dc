import { Button, Table } from '@mantine/core';
import type { ListEntry } from '../api/lists';
import { Time } from '../ui/time';

interface EntryTableProps {
  readonly entries: readonly ListEntry[];
  readonly onRemove: (value: string) => void;
  /** The value that is being removed. */
  readonly busyWith: string | null;
}

export function EntryTable({ entries, onRemove, busyWith }: EntryTableProps) {
  return (
    <div className="scroll-x">
      <Table highlightOnHover mt="md">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Value</Table.Th>
            <Table.Th>Note</Table.Th>
            <Table.Th>By</Table.Th>
            <Table.Th>Since</Table.Th>
            <Table.Th>Until</Table.Th>
            <Table.Th>
              <span className="visually-hidden">Remove</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entries.map((entry) => (
            <Table.Tr key={entry.value}>
              <Table.Td>{entry.value}</Table.Td>
              <Table.Td>{entry.note}</Table.Td>
              <Table.Td>{entry.author}</Table.Td>
              <Table.Td>
                <Time at={entry.created_at} />
              </Table.Td>
              <Table.Td>
                <Time at={entry.expires_at} />
              </Table.Td>
              <Table.Td ta="right">
                <Button
                  size="compact-xs"
                  variant="default"
                  aria-label={`Remove ${entry.value}`}
                  loading={busyWith === entry.value}
                  onClick={() => onRemove(entry.value)}
                >
                  Remove
                </Button>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
