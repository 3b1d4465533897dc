import { Badge, Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type DataSource, dataSources, type Provider, providers } from '../api/operations';
import { english, locale, type Sentence, t } from '../i18n/language';
import { SearchField } from '../ui/inputs';
import { PageTitle } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';
import { DbIpAttribution } from '../ui/shown-values';
import { Time } from '../ui/time';
import { Updates } from './updates';

/** Names of the circuit breaker states. */
const BREAKERS: Readonly<Record<Provider['breaker'], { readonly colour: string; readonly word: Sentence }>> =
  {
    closed: { colour: 'teal', word: english('active') },
    'half-open': { colour: 'yellow', word: english('retrying') },
    open: { colour: 'red', word: english('paused') },
  };

const milliseconds = (value: number | null) =>
  value === null ? null : `${Math.round(value).toLocaleString(locale())} ms`;

const COUNTS = [
  [english('Transactions'), 'calls'],
  [english('From cache'), 'cache_hits'],
  [english('Succeeded'), 'answered'],
  [english('Failed'), 'errors'],
  [english('Timed out'), 'timeouts'],
] as const satisfies readonly (readonly [Sentence, keyof Provider])[];

/** Columns of live lookups. */
export const PROVIDER_COLUMNS: readonly Column<Provider>[] = [
  { name: english('Lookup'), cell: ({ name }) => name },
  {
    name: english('Status'),
    cell: ({ breaker }) => (
      <Badge variant="light" color={BREAKERS[breaker].colour}>
        {t(BREAKERS[breaker].word)}
      </Badge>
    ),
  },
  ...COUNTS.map(
    ([name, count]): Column<Provider> => ({
      name,
      kind: 'figure',
      cell: (provider) => provider[count].toLocaleString(locale()),
    }),
  ),
  { name: 'p50', kind: 'figure', cell: (provider) => milliseconds(provider.latency_p50_ms) },
  { name: 'p95', kind: 'figure', cell: (provider) => milliseconds(provider.latency_p95_ms) },
  {
    name: english('Last failure'),
    cell: ({ last_failure, last_failure_at }) => (
      <>
        <Time at={last_failure_at} />
        {last_failure ? (
          <Text size="xs" c="dimmed">
            {last_failure}
          </Text>
        ) : null}
      </>
    ),
  },
];

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

/** Columns of data sources. */
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
  { name: english('Provides'), cell: ({ flag, kind }) => flag ?? kind },
  { name: english('Date'), kind: 'digits', cell: ({ date, version }) => date ?? version },
  { name: english('Age'), kind: 'figure', cell: (source) => describeAge(source.age_hours) },
  { name: english('Rows'), kind: 'figure', cell: ({ rows }) => rows?.toLocaleString(locale()) },
  { name: english('License'), cell: ({ licence }) => licence },
];

/** Data sources and live lookups. */
export function SourcesPage() {
  const sources = useQuery(dataSources);
  const lookups = useQuery(providers);
  const [wanted, setWanted] = useState('');
  const text = wanted.trim().toLowerCase();
  const found = sources.data?.sources.filter(({ name, kind, flag, licence }) =>
    `${name} ${kind} ${flag ?? ''} ${licence}`.toLowerCase().includes(text),
  );
  return (
    <>
      <PageTitle
        title={t('Data sources')}
        about={t('If the sources of a flag aren’t loaded, its value is unknown, never false.')}
      />
      {sources.data ? (
        <Group mb="md">
          <SearchField label={t('Name, flag or license')} value={wanted} onChange={setWanted} />
        </Group>
      ) : null}
      <PagedTable
        name={t('Data sources')}
        columns={SOURCE_COLUMNS}
        rows={found}
        keyOf={({ name }) => name}
        reading={sources}
        failure={t('Couldn’t load the data sources')}
        empty={t('No matching source. Change the search.')}
      />
      <DbIpAttribution />
      <Updates />
      <Title order={2} size="h4" mt="xl" mb={4}>
        {t('Live lookups')}
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        {t('Since this server process started.')}
      </Text>
      <PagedTable
        name={t('Live lookups')}
        columns={PROVIDER_COLUMNS}
        rows={lookups.data?.providers}
        keyOf={({ name }) => name}
        reading={lookups}
        failure={t('Couldn’t load the lookups')}
        empty={t('No live lookups are enabled. No data leaves this server.')}
      />
    </>
  );
}
