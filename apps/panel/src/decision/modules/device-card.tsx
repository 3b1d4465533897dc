import type { DeviceDetails } from '@assay/contract';
import { Badge, Group } from '@mantine/core';
import { english, type Sentence, t } from '../../i18n/language';
import { Flag } from './flag';
import { EmptyModule, Facts, FactsHeading, ModuleCard } from './module-card';

const HASHES = [
  ['device_hash', english('Hardware')],
  ['browser_hash', english('Browser')],
  ['cookie_hash', english('Cookie')],
  ['spoofing_hash', english('Lies')],
] as const satisfies readonly (readonly [keyof DeviceDetails, string | Sentence])[];

const joined = (parts: readonly (string | null)[], separator: string) =>
  parts.filter((part) => part !== null).join(separator) || null;

function screenSize({ screen_data: screen }: DeviceDetails): string | null {
  if (!screen || screen.screen_width === null || screen.screen_height === null) return null;
  return `${screen.screen_width} × ${screen.screen_height}`;
}

/** The device, and how likely it is where that is not settled. */
function knownAs({ true_device_id: id, device_match: match }: DeviceDetails): string | null {
  if (id === null || !match || match.settled) return id;
  const chance = `${Math.round(100 * match.probability)} %`;
  return match.likeliest_device_id === id
    ? t('{id}, not certain: {chance}', { id, chance })
    : t('{id}, provisional: the device is not known', { id });
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

/** What the browser agent reported of the device. */
export function DeviceCard({ device }: { readonly device: DeviceDetails | null | undefined }) {
  if (!device) return <EmptyModule title={t('Device')} />;
  const age = device.browser_version_age;
  return (
    <ModuleCard title={t('Device')}>
      <Facts
        facts={[
          { name: t('Suspicious'), value: <SuspiciousFlags flags={device.suspicious_flags} /> },
          { name: t('Device'), value: knownAs(device) },
          { name: t('Kind'), value: joined([device.device_type, device.os], ', ') },
          { name: t('Model'), value: device.mobile_details[0]?.device_name ?? null },
          { name: t('Browser'), value: joined([device.browser, device.browser_version], ' ') },
          { name: t('Browser is out since'), value: age === null ? null : t('{age} days', { age }) },
          { name: t('Screen'), value: screenSize(device) },
          { name: t('Languages'), value: device.languages.join(', ') || null },
          { name: t('Time zone'), value: device.timezone },
          { name: t('Its address'), value: joined([device.device_ip, device.device_ip_country], ', ') },
          { name: t('Network of'), value: device.device_ip_isp },
          { name: t('DNS resolver'), value: joined([device.dns_ip, device.dns_ip_country], ', ') },
          { name: 'VPN', value: <Flag value={device.vpn} riskyWhen="true" /> },
          { name: t('Proxy'), value: <Flag value={device.proxy} riskyWhen="true" /> },
          { name: t('Private window'), value: <Flag value={device.private} riskyWhen="none" /> },
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
