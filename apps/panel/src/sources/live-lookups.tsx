import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Provider, providers } from '../api/operations';
import { StateBadge } from '../design/state-badge';
import type { Tone } from '../design/tones';
import { english, locale, type Sentence, t } from '../i18n/language';
import { Section } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';
import { Time } from '../ui/time';

/** Names of the circuit breaker states. */
const BREAKERS: Readonly<Record<Provider['breaker'], { readonly tone: Tone; readonly word: Sentence }>> = {
  closed: { tone: 'positive', word: english('active') },
  'half-open': { tone: 'caution', word: english('retrying') },
  open: { tone: 'negative', word: english('paused') },
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

const PROVIDER_COLUMNS: readonly Column<Provider>[] = [
  { name: english('Lookup'), cell: ({ name }) => name },
  {
    name: english('Status'),
    cell: ({ breaker }) => (
      <StateBadge state={breaker} tone={BREAKERS[breaker].tone} label={t(BREAKERS[breaker].word)} />
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

/** Lookups at providers, with their counts and latencies. */
export function LiveLookups() {
  const lookups = useQuery(providers);
  return (
    <Section title={t('Live lookups')} about={t('Since this server process started.')}>
      <PagedTable
        name={t('Live lookups')}
        columns={PROVIDER_COLUMNS}
        rows={lookups.data?.providers}
        keyOf={({ name }) => name}
        reading={lookups}
        failure={t('Couldn’t load the lookups')}
        empty={t('No live lookups are enabled. No data leaves this server.')}
      />
    </Section>
  );
}
