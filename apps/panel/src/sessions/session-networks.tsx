import type { StreamNetwork } from '@assay/management-api';
import { english, type Sentence, t } from '../i18n/language';
import { type Column, PagedTable } from '../ui/paged-table';
import { Section } from '../ui/section';
import { Time } from '../ui/time';

const FLAGS = [
  ['vpn', english('VPN')],
  ['tor', english('Tor')],
  ['proxy', english('proxy')],
  ['data_center', english('data centre')],
  ['consumer_privacy_network', english('privacy relay')],
] as const satisfies readonly (readonly [keyof StreamNetwork, Sentence])[];

const flagsOf = (network: StreamNetwork) =>
  FLAGS.filter(([flag]) => network[flag] === true)
    .map(([, name]) => t(name))
    .join(', ');

const COLUMNS: readonly Column<StreamNetwork>[] = [
  { name: english('From'), cell: (network) => <Time at={network.first_seen} /> },
  { name: english('Until'), cell: (network) => <Time at={network.last_seen} /> },
  { name: english('Country'), cell: ({ country }) => country },
  { name: english('Network of'), cell: (network) => network.isp_name },
  { name: english('Known as'), cell: (network) => flagsOf(network) || null },
];

/** The networks that the session came from; addresses are not kept. */
export function SessionNetworks({ networks }: { readonly networks: readonly StreamNetwork[] }) {
  return (
    <Section title={t('Networks')} about={t('Addresses are kept as keyed hashes only.')}>
      <PagedTable
        name={t('Networks')}
        columns={COLUMNS}
        rows={networks}
        keyOf={({ first_seen, asn, country }) => `${first_seen} ${asn} ${country}`}
        empty={t('No network is known.')}
      />
    </Section>
  );
}
