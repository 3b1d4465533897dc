import { Badge, Table, Text } from '@mantine/core';
import type { Provider } from '../api/sources';
import { Time } from '../ui/time';

interface ProviderTableProps {
  readonly providers: readonly Provider[];
}

/** What a circuit breaker's state means for calls. */
const BREAKERS: Readonly<Record<Provider['breaker'], { readonly colour: string; readonly word: string }>> = {
  closed: { colour: 'teal', word: 'asked' },
  'half-open': { colour: 'yellow', word: 'on trial' },
  open: { colour: 'red', word: 'not asked' },
};

const milliseconds = (value: number | null) => (value === null ? '–' : `${Math.round(value)} ms`);

export function ProviderTable({ providers }: ProviderTableProps) {
  return (
    <div className="scroll-x">
      <Table highlightOnHover mt="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Look-up</Table.Th>
            <Table.Th>State</Table.Th>
            <Table.Th ta="right">Calls</Table.Th>
            <Table.Th ta="right">From cache</Table.Th>
            <Table.Th ta="right">Answered</Table.Th>
            <Table.Th ta="right">Failed</Table.Th>
            <Table.Th ta="right">Too late</Table.Th>
            <Table.Th ta="right">p50</Table.Th>
            <Table.Th ta="right">p95</Table.Th>
            <Table.Th>Last failure</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {providers.map((provider) => (
            <Table.Tr key={provider.name}>
              <Table.Td>{provider.name}</Table.Td>
              <Table.Td>
                <Badge variant="light" color={BREAKERS[provider.breaker].colour}>
                  {BREAKERS[provider.breaker].word}
                </Badge>
              </Table.Td>
              {[
                provider.calls,
                provider.cache_hits,
                provider.answered,
                provider.errors,
                provider.timeouts,
              ].map((count, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change their order
                <Table.Td key={column} ta="right" className="numeric">
                  {count.toLocaleString()}
                </Table.Td>
              ))}
              <Table.Td ta="right" className="numeric">
                {milliseconds(provider.latency_p50_ms)}
              </Table.Td>
              <Table.Td ta="right" className="numeric">
                {milliseconds(provider.latency_p95_ms)}
              </Table.Td>
              <Table.Td>
                <Time at={provider.last_failure_at} />
                {provider.last_failure ? (
                  <Text size="xs" c="dimmed">
                    {provider.last_failure}
                  </Text>
                ) : null}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
