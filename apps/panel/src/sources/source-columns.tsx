import { Badge, Text } from '@mantine/core';
import type { DataSource } from '../api/sources';
import { english, locale, t } from '../i18n/language';
import type { Column } from '../ui/paged-table';

const HOURS_PER_DAY = 24;

function describeAge(hours: number | null): string | null {
  if (hours === null) return null;
  if (hours < 2 * HOURS_PER_DAY)
    return t('{count, plural, one {# hour} other {# hours}}', { count: Math.round(hours) });
  return t('{count, plural, one {# day} other {# days}}', { count: Math.round(hours / HOURS_PER_DAY) });
}

function Health({ source }: { readonly source: DataSource }) {
  if (!source.loaded) {
    return (
      <Badge variant="outline" color="gray">
        {t('not loaded')}
      </Badge>
    );
  }
  return (
    <Badge variant="light" color={source.stale ? 'orange' : 'teal'}>
      {source.stale ? t('stale') : t('loaded')}
    </Badge>
  );
}

/** What is shown of the data that answers rest on, one row per source. */
export const SOURCE_COLUMNS: readonly Column<DataSource>[] = [
  {
    name: english('Source'),
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
  { name: english('Status'), cell: (source) => <Health source={source} /> },
  { name: english('Sets'), cell: ({ flag, kind }) => flag ?? kind },
  { name: english('Date'), kind: 'digits', cell: ({ date, version }) => date ?? version },
  { name: english('Age'), kind: 'figure', cell: (source) => describeAge(source.age_hours) },
  { name: english('Rows'), kind: 'figure', cell: ({ rows }) => rows?.toLocaleString(locale()) },
  { name: english('Licence'), cell: ({ licence }) => licence },
];
