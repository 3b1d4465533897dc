import { Badge, Text } from '@mantine/core';
import type { Provider } from '../api/sources';
import { english, locale, type Sentence, t } from '../i18n/language';
import type { Column } from '../ui/paged-table';
import { Time } from '../ui/time';

/** What a circuit breaker's state means for calls. */
const BREAKERS: Readonly<Record<Provider['breaker'], { readonly colour: string; readonly word: Sentence }>> =
  {
    closed: { colour: 'teal', word: english('asked') },
    'half-open': { colour: 'yellow', word: english('on trial') },
    open: { colour: 'red', word: english('not asked') },
  };

const milliseconds = (value: number | null) =>
  value === null ? null : `${Math.round(value).toLocaleString(locale())} ms`;

const COUNTS = [
  [english('Calls'), 'calls'],
  [english('From cache'), 'cache_hits'],
  [english('Answered'), 'answered'],
  [english('Failed'), 'errors'],
  [english('Too late'), 'timeouts'],
] as const satisfies readonly (readonly [Sentence, keyof Provider])[];

/** What is shown of the live look-ups, one row each. */
export const PROVIDER_COLUMNS: readonly Column<Provider>[] = [
  { name: english('Look-up'), cell: ({ name }) => name },
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
