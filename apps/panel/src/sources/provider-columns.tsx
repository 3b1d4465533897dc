import { Badge, Text } from '@mantine/core';
import type { Provider } from '../api/sources';
import type { Column } from '../ui/paged-table';
import { Time } from '../ui/time';

/** What a circuit breaker's state means for calls. */
const BREAKERS: Readonly<Record<Provider['breaker'], { readonly colour: string; readonly word: string }>> = {
  closed: { colour: 'teal', word: 'asked' },
  'half-open': { colour: 'yellow', word: 'on trial' },
  open: { colour: 'red', word: 'not asked' },
};

const milliseconds = (value: number | null) => (value === null ? null : `${Math.round(value)} ms`);

const COUNTS = [
  ['Calls', 'calls'],
  ['From cache', 'cache_hits'],
  ['Answered', 'answered'],
  ['Failed', 'errors'],
  ['Too late', 'timeouts'],
] as const satisfies readonly (readonly [string, keyof Provider])[];

/** What is shown of the live look-ups, one row each. */
export const PROVIDER_COLUMNS: readonly Column<Provider>[] = [
  { name: 'Look-up', cell: ({ name }) => name },
  {
    name: 'State',
    cell: ({ breaker }) => (
      <Badge variant="light" color={BREAKERS[breaker].colour}>
        {BREAKERS[breaker].word}
      </Badge>
    ),
  },
  ...COUNTS.map(
    ([name, count]): Column<Provider> => ({
      name,
      kind: 'figure',
      cell: (provider) => provider[count].toLocaleString(),
    }),
  ),
  { name: 'p50', kind: 'figure', cell: (provider) => milliseconds(provider.latency_p50_ms) },
  { name: 'p95', kind: 'figure', cell: (provider) => milliseconds(provider.latency_p95_ms) },
  {
    name: 'Last failure',
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
