import type { StreamNetwork } from '@assay/contract';
import { Paper, Table, Text, Title } from '@mantine/core';
import { Time } from '../ui/time';

const FLAGS = [
  ['vpn', 'VPN'],
  ['tor', 'Tor'],
  ['proxy', 'proxy'],
  ['data_center', 'data centre'],
  ['consumer_privacy_network', 'privacy relay'],
] as const satisfies readonly (readonly [keyof StreamNetwork, string])[];

const flagsOf = (network: StreamNetwork) =>
  FLAGS.filter(([flag]) => network[flag] === true)
    .map(([, name]) => name)
    .join(', ');

/** The networks that the session came from; addresses are not kept. */
export function SessionNetworks({ networks }: { readonly networks: readonly StreamNetwork[] }) {
  if (networks.length === 0) return null;
  return (
    <Paper withBorder p="md" mb="md" component="section" aria-label="Networks">
      <Title order={2} size="h4" mb={4}>
        Networks
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        Addresses are kept as keyed hashes only.
      </Text>
      <div className="scroll-x">
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>From</Table.Th>
              <Table.Th>Until</Table.Th>
              <Table.Th>Country</Table.Th>
              <Table.Th>Network of</Table.Th>
              <Table.Th>Known as</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {networks.map((network) => (
              <Table.Tr key={`${network.first_seen} ${network.asn} ${network.country}`}>
                <Table.Td>
                  <Time at={network.first_seen} />
                </Table.Td>
                <Table.Td>
                  <Time at={network.last_seen} />
                </Table.Td>
                <Table.Td>{network.country ?? '–'}</Table.Td>
                <Table.Td>{network.isp_name ?? '–'}</Table.Td>
                <Table.Td>{flagsOf(network) || '–'}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </Paper>
  );
}
