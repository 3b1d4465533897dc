import { Text } from '@mantine/core';
import type { LoadedList } from '../api/screening';
import { type Column, PagedTable } from '../ui/paged-table';
import { Section } from '../ui/section';
import { Time } from '../ui/time';
import { LIST_KIND_NAMES } from './list-kinds';

const HOURS_A_DAY = 24;

/** `5 hours`, `3 days`. */
function age(hours: number | null): string | null {
  if (hours === null) return null;
  if (hours < 2 * HOURS_A_DAY) return `${Math.round(hours)} hours`;
  return `${Math.round(hours / HOURS_A_DAY)} days`;
}

const COLUMNS: readonly Column<LoadedList>[] = [
  {
    name: 'List',
    cell: (list) => (
      <>
        {list.full_name}
        <Text size="xs" c="dimmed">
          {list.name}
        </Text>
      </>
    ),
  },
  { name: 'Kind', cell: (list) => LIST_KIND_NAMES[list.kind] },
  { name: 'Version', kind: 'digits', cell: (list) => list.version },
  { name: 'Imported', cell: (list) => <Time at={list.imported_at} /> },
  { name: 'Age', kind: 'digits', cell: (list) => age(list.age_hours) },
  { name: 'Entries', kind: 'figure', cell: (list) => list.entries.toLocaleString() },
  { name: 'Names', kind: 'figure', cell: (list) => list.names.toLocaleString() },
];

/** Which lists are searched, and how old they are. */
export function LoadedLists({ lists }: { readonly lists: readonly LoadedList[] }) {
  return (
    <Section title="Lists">
      <PagedTable
        name="Lists"
        columns={COLUMNS}
        rows={lists}
        keyOf={({ name }) => name}
        empty="No list is loaded."
      />
    </Section>
  );
}
