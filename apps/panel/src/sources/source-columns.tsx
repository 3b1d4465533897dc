import { Badge, Text } from '@mantine/core';
import type { DataSource } from '../api/sources';
import type { Column } from '../ui/paged-table';

const HOURS_PER_DAY = 24;

function describeAge(hours: number | null): string | null {
  if (hours === null) return null;
  if (hours < 2 * HOURS_PER_DAY) return `${Math.round(hours)} h`;
  return `${Math.round(hours / HOURS_PER_DAY)} days`;
}

function Health({ source }: { readonly source: DataSource }) {
  if (!source.loaded) {
    return (
      <Badge variant="outline" color="gray">
        not loaded
      </Badge>
    );
  }
  return (
    <Badge variant="light" color={source.stale ? 'orange' : 'teal'}>
      {source.stale ? 'stale' : 'loaded'}
    </Badge>
  );
}

/** What is shown of the data that answers rest on, one row per source. */
export const SOURCE_COLUMNS: readonly Column<DataSource>[] = [
  {
    name: 'Source',
    cell: ({ name, attribution }) => (
      <>
        <Text size="sm">{name}</Text>
        {attribution ? (
          <Text size="xs" c="dimmed">
            {attribution}
          </Text>
        ) : null}
      </>
    ),
  },
  { name: 'State', cell: (source) => <Health source={source} /> },
  { name: 'Sets', cell: ({ flag, kind }) => flag ?? kind },
  { name: 'Date', kind: 'digits', cell: ({ date, version }) => date ?? version },
  { name: 'Age', kind: 'figure', cell: (source) => describeAge(source.age_hours) },
  { name: 'Rows', kind: 'figure', cell: ({ rows }) => rows?.toLocaleString() },
  { name: 'Licence', cell: ({ licence }) => licence },
];
