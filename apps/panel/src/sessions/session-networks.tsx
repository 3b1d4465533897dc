import type { StreamNetwork } from '@assay/contract';
import { type Column, PagedTable } from '../ui/paged-table';
import { Section } from '../ui/section';
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

const COLUMNS: readonly Column<StreamNetwork>[] = [
  { name: 'From', cell: (network) => <Time at={network.first_seen} /> },
  { name: 'Until', cell: (network) => <Time at={network.last_seen} /> },
  { name: 'Country', cell: ({ country }) => country },
  { name: 'Network of', cell: (network) => network.isp_name },
  { name: 'Known as', cell: (network) => flagsOf(network) || null },
];

/** The networks that the session came from; addresses are not kept. */
export function SessionNetworks({ networks }: { readonly networks: readonly StreamNetwork[] }) {
  return (
    <Section title="Networks" about="Addresses are kept as keyed hashes only.">
      <PagedTable
        name="Networks"
        columns={COLUMNS}
        rows={networks}
        keyOf={({ first_seen, asn, country }) => `${first_seen} ${asn} ${country}`}
        empty="No network is known."
      />
    </Section>
  );
}
