import type { IpDetails } from '@assay/contract';
import { DbIpAttribution } from '../../ui/attributions';
import { Flag } from './flag';
import { HistoryFacts } from './history-facts';
import { EmptyModule, type Fact, Facts, FactsHeading, ModuleCard } from './module-card';

const FLAGS = [
  ['tor', 'Tor exit'],
  ['vpn', 'VPN'],
  ['web_proxy', 'Web proxy'],
  ['public_proxy', 'Public proxy'],
  ['data_center_proxy', 'Data-centre proxy'],
  ['residential_proxy', 'Residential proxy'],
  ['harmful', 'Harmful'],
  ['consumer_privacy_network', 'Privacy relay'],
  ['enterprise_private_network', 'Company’s private network'],
  ['search_engine_spider', 'Search-engine crawler'],
] as const satisfies readonly (readonly [keyof IpDetails, string])[];

/** Usage types of a network in words. */
const TYPES: Readonly<Record<NonNullable<IpDetails['type']>, string>> = {
  COM: 'company',
  ORG: 'organisation',
  GOV: 'government',
  MIL: 'military',
  EDU: 'education',
  LIB: 'library',
  CDN: 'content network',
  ISP: 'internet access',
  MOB: 'mobile network',
  DCH: 'data centre or hosting',
  SES: 'search engine',
  RSV: 'reserved',
};

const place = (ip: IpDetails) =>
  [ip.city, ip.state_prov, ip.country].filter((part) => part !== null).join(', ');

function position(ip: IpDetails): string | null {
  return ip.latitude === null || ip.longitude === null ? null : `${ip.latitude}, ${ip.longitude}`;
}

export function IpCard({ ip }: { readonly ip: IpDetails | null | undefined }) {
  if (!ip) return <EmptyModule title="IP address" />;
  const facts: Fact[] = [
    { name: 'Address', value: ip.ip },
    { name: 'Place', value: place(ip) || null },
    { name: 'Position', value: position(ip) },
    { name: 'Time zone', value: ip.timezone_offset },
    { name: 'Network of', value: ip.isp_name },
    { name: 'Type', value: ip.type && `${TYPES[ip.type]} (${ip.type})` },
    { name: 'Module score', value: ip.score },
    { name: 'Provider', value: ip.provider_name },
    { name: 'Abuse lists', value: ip.spam_number },
    { name: 'Open ports', value: ip.open_ports.join(', ') || null },
  ];
  return (
    <ModuleCard title="IP address">
      <Facts facts={facts} />
      <FactsHeading>Flags</FactsHeading>
      <Facts
        facts={FLAGS.map(([flag, name]) => ({
          name,
          value: <Flag value={ip[flag]} riskyWhen="true" />,
        }))}
      />
      {ip.history ? <HistoryFacts history={ip.history} /> : null}
      <DbIpAttribution />
    </ModuleCard>
  );
}
