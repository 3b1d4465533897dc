import type { DeviceDetails, GeolocationDetails, IpDetails, SessionMonitoringDetails } from '@assay/contract';
import { Badge, Group, Text } from '@mantine/core';
import type { Space } from '../../api/evaluations';
import { english, locale, percentage, type Sentence, t } from '../../i18n/language';
import { duration, flagName, RISK_NAMES, RiskLevelBadge } from '../../sessions/session-risk';
import { AnchorLink, DbIpAttribution } from '../../ui/shown-values';
import { EmptyModule, type Fact, Facts, FactsHeading, Flag, HistoryFacts, ModuleCard } from './module-card';

const HASHES = [
  ['device_hash', english('Hardware')],
  ['browser_hash', english('Browser')],
  ['cookie_hash', english('Cookie')],
  ['spoofing_hash', english('Spoofing')],
] as const satisfies readonly (readonly [keyof DeviceDetails, string | Sentence])[];

const joined = (parts: readonly (string | null)[], separator: string) =>
  parts.filter((part) => part !== null).join(separator) || null;

function screenSize({ screen_data: screen }: DeviceDetails): string | null {
  if (!screen || screen.screen_width === null || screen.screen_height === null) return null;
  return `${screen.screen_width} × ${screen.screen_height}`;
}

/** Returns the device ID, with its probability if uncertain. */
function knownAs({ true_device_id: id, device_match: match }: DeviceDetails): string | null {
  if (id === null || !match || match.settled) return id;
  const chance = percentage(match.probability);
  return match.likeliest_device_id === id
    ? t('{id}, uncertain: {chance}', { id, chance })
    : t('{id}, provisional: unknown device', { id });
}

function SuspiciousFlags({ flags }: { readonly flags: DeviceDetails['suspicious_flags'] }) {
  if (flags.length === 0) return 'nothing';
  return (
    <Group gap={4} justify="flex-end">
      {flags.map((flag) => (
        <Badge key={flag} color="red" variant="outline" tt="none">
          {flag.replaceAll('_', ' ')}
        </Badge>
      ))}
    </Group>
  );
}

/** Data from the browser agent. */
export function DeviceCard({ device }: { readonly device: DeviceDetails | null | undefined }) {
  if (!device) return <EmptyModule title={t('Device')} />;
  const age = device.browser_version_age;
  return (
    <ModuleCard title={t('Device')}>
      <Facts
        facts={[
          { name: t('Suspicious'), value: <SuspiciousFlags flags={device.suspicious_flags} /> },
          { name: t('Device'), value: knownAs(device) },
          { name: t('Type'), value: joined([device.device_type, device.os], ', ') },
          { name: t('Model'), value: device.mobile_details[0]?.device_name ?? null },
          { name: t('Browser'), value: joined([device.browser, device.browser_version], ' ') },
          { name: t('Browser released'), value: age === null ? null : t('{age} days ago', { age }) },
          { name: t('Screen'), value: screenSize(device) },
          { name: t('Languages'), value: device.languages.join(', ') || null },
          { name: t('Time zone'), value: device.timezone },
          { name: t('IP address'), value: joined([device.device_ip, device.device_ip_country], ', ') },
          { name: t('Network'), value: device.device_ip_isp },
          { name: t('DNS resolver'), value: joined([device.dns_ip, device.dns_ip_country], ', ') },
          { name: 'VPN', value: <Flag value={device.vpn} riskyWhen="true" /> },
          { name: t('Proxy'), value: <Flag value={device.proxy} riskyWhen="true" /> },
          { name: t('Private browsing'), value: <Flag value={device.private} riskyWhen="none" /> },
          { name: t('Rare browser'), value: <Flag value={device.unpopular_user_agent} riskyWhen="true" /> },
          {
            name: t('Rare screen'),
            value: <Flag value={device.unpopular_device_resolution} riskyWhen="true" />,
          },
        ]}
      />
      <FactsHeading>{t('Hashes')}</FactsHeading>
      <Facts facts={HASHES.map(([hash, name]) => ({ name, value: device[hash] }))} />
    </ModuleCard>
  );
}

const FLAGS = [
  ['tor', english('Tor exit node')],
  ['vpn', 'VPN'],
  ['web_proxy', english('Web proxy')],
  ['public_proxy', english('Public proxy')],
  ['data_center_proxy', english('Data center proxy')],
  ['residential_proxy', english('Residential proxy')],
  ['harmful', english('Malicious')],
  ['consumer_privacy_network', english('Privacy relay')],
  ['enterprise_private_network', english('Corporate VPN')],
  ['search_engine_spider', english('Search engine crawler')],
] as const satisfies readonly (readonly [keyof IpDetails, string | Sentence])[];

/** Names of the network usage types. */
const TYPES: Readonly<Record<NonNullable<IpDetails['type']>, Sentence>> = {
  COM: english('company'),
  ORG: english('organization'),
  GOV: english('government'),
  MIL: english('military'),
  EDU: english('education'),
  LIB: english('library'),
  CDN: english('content delivery network'),
  ISP: english('internet access'),
  MOB: english('mobile network'),
  DCH: english('data center or hosting'),
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
    { name: t('Location'), value: place(ip) || null },
    { name: t('Coordinates'), value: position(ip) },
    { name: t('Time zone'), value: ip.timezone_offset },
    { name: t('Network'), value: ip.isp_name },
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

interface SessionCardProps {
  readonly session: SessionMonitoringDetails | null | undefined;
  /** Session ID of the request; the session can exist even if the response doesn't contain it. */
  readonly streamId: string | null;
  readonly space: Space;
}

/** Data of the monitored session at the time of the transaction. */
export function SessionCard({ session, streamId, space }: SessionCardProps) {
  if (!session && streamId === null) return <EmptyModule title={t('Session')} />;
  return (
    <ModuleCard title={t('Session')}>
      {session ? (
        <Facts
          facts={[
            ...RISK_NAMES.map(([category, name]) => {
              const { level, flags } = session.session_risk[category];
              return {
                name,
                value: (
                  <>
                    {flags.map(flagName).join(', ')} <RiskLevelBadge level={level} />
                  </>
                ),
              };
            }),
            { name: t('Duration'), value: duration(session.metadata.session_duration) },
            { name: t('Pages'), value: session.metadata.page_count },
          ]}
        />
      ) : (
        <Text size="sm" c="dimmed">
          {t('Not in the response: response_fields excludes it.')}
        </Text>
      )}
      {streamId === null ? null : (
        <Text size="sm" mt="xs">
          <AnchorLink to="/panel/sessions/$id" params={{ id: streamId }} search={{ space }}>
            {t('View session')}
          </AnchorLink>
        </Text>
      )}
    </ModuleCard>
  );
}

const DISTANCES = [
  ['ip_user_distance', english('IP – user')],
  ['ip_billing_distance', english('IP – billing')],
  ['ip_shipping_distance', english('IP – shipping')],
  ['user_billing_distance', english('User – billing')],
  ['user_shipping_distance', english('User – shipping')],
  ['billing_shipping_distance', english('Billing – shipping')],
] as const satisfies readonly (readonly [keyof GeolocationDetails, string | Sentence])[];

const kilometres = () => new Intl.NumberFormat(locale(), { maximumFractionDigits: 0 });

export function DistancesCard({ distances }: { readonly distances: GeolocationDetails | null | undefined }) {
  if (!distances) return <EmptyModule title={t('Distances')} />;
  return (
    <ModuleCard title={t('Distances')}>
      <Facts
        facts={DISTANCES.map(([pair, name]) => {
          const distance = distances[pair];
          return { name, value: distance === null ? null : `${kilometres().format(distance)} km` };
        })}
      />
    </ModuleCard>
  );
}
