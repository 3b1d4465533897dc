import { Text } from '@mantine/core';
import type { LoadedList } from '../api/screening';
import { english, locale, t } from '../i18n/language';
import { type Column, PagedTable } from '../ui/paged-table';
import { Section } from '../ui/section';
import { Time } from '../ui/time';
import { LIST_KIND_NAMES } from './list-kinds';

const HOURS_A_DAY = 24;

/** `5 hours`, `3 days`. */
function age(hours: number | null): string | null {
  if (hours === null) return null;
  if (hours < 2 * HOURS_A_DAY)
    return t('{count, plural, one {# hour} other {# hours}}', { count: Math.round(hours) });
  return t('{count, plural, one {# day} other {# days}}', { count: Math.round(hours / HOURS_A_DAY) });
}

const COLUMNS: readonly Column<LoadedList>[] = [
  {
    name: english('List'),
    cell: (list) => (
      <>
        {list.full_name}
        <Text size="xs" c="dimmed">
          {list.name}
        </Text>
      </>
    ),
  },
  { name: english('Kind'), cell: (list) => t(LIST_KIND_NAMES[list.kind]) },
  { name: english('Version'), kind: 'digits', cell: (list) => list.version },
  { name: english('Imported'), cell: (list) => <Time at={list.imported_at} /> },
  { name: english('Age'), kind: 'digits', cell: (list) => age(list.age_hours) },
  { name: english('Entries'), kind: 'figure', cell: (list) => list.entries.toLocaleString(locale()) },
  { name: english('Names'), kind: 'figure', cell: (list) => list.names.toLocaleString(locale()) },
];

/** Which lists are searched, and how old they are. */
export function LoadedLists({ lists }: { readonly lists: readonly LoadedList[] }) {
  return (
    <Section title={t('Lists')}>
      <PagedTable
        name={t('Lists')}
        columns={COLUMNS}
        rows={lists}
        keyOf={({ name }) => name}
        empty={t('No list is loaded.')}
      />
    </Section>
  );
}
