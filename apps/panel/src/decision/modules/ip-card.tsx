import type { IpDetails } from '@assay/contract';
import { english, type Sentence, t } from '../../i18n/language';
import { DbIpAttribution } from '../../ui/attributions';
import { Flag } from './flag';
import { HistoryFacts } from './history-facts';
import { EmptyModule, type Fact, Facts, FactsHeading, ModuleCard } from './module-card';

const FLAGS = [
  ['tor', english('Tor exit')],
  ['vpn', 'VPN'],
  ['web_proxy', english('Web proxy')],
  ['public_proxy', english('Public proxy')],
  ['data_center_proxy', english('Data-centre proxy')],
  ['residential_proxy', english('Residential proxy')],
  ['harmful', english('Harmful')],
  ['consumer_privacy_network', english('Privacy relay')],
  ['enterprise_private_network', english('Company’s private network')],
  ['search_engine_spider', english('Search-engine crawler')],
] as const satisfies readonly (readonly [keyof IpDetails, string | Sentence])[];

/** Usage types of a network in words. */
const TYPES: Readonly<Record<NonNullable<IpDetails['type']>, Sentence>> = {
  COM: english('company'),
  ORG: english('organisation'),
  GOV: english('government'),
  MIL: english('military'),
  EDU: english('education'),
  LIB: english('library'),
  CDN: english('content network'),
  ISP: english('internet access'),
  MOB: english('mobile network'),
  DCH: english('data centre or hosting'),
  SES: english('search engine'),
  RSV: english('reserved'),
};

const place = (ip: IpDetails) =>
  [ip.city, ip.state_prov, ip.country].filter((part) => part !== null).join(', ');

function position(ip: IpDetails): string | null {
  return ip.latitude === null || ip.longitude === null ? null : `${ip.latitude}, ${ip.longitude}`;
}

export function IpCard({ ip }: { readonly ip: IpDetails | null | undefined }) {
  if (!ip) return <EmptyModule title={t('IP address')} />;
  const facts: Fact[] = [
    { name: t('Address'), value: ip.ip },
    { name: t('Place'), value: place(ip) || null },
    { name: t('Position'), value: position(ip) },
    { name: t('Time zone'), value: ip.timezone_offset },
    { name: t('Network of'), value: ip.isp_name },
    { name: t('Type'), value: ip.type && `${t(TYPES[ip.type])} (${ip.type})` },
    { name: t('Module score'), value: ip.score },
    { name: t('Provider'), value: ip.provider_name },
    { name: t('Abuse lists'), value: ip.spam_number },
    { name: t('Open ports'), value: ip.open_ports.join(', ') || null },
  ];
  return (
    <ModuleCard title={t('IP address')}>
      <Facts facts={facts} />
      <FactsHeading>{t('Flags')}</FactsHeading>
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
