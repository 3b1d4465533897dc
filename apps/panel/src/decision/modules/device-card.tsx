import type { DeviceDetails } from '@assay/contract';
import { Badge, Group } from '@mantine/core';
import { Flag } from './flag';
import { EmptyModule, Facts, FactsHeading, ModuleCard } from './module-card';

const HASHES = [
  ['device_hash', 'Hardware'],
  ['browser_hash', 'Browser'],
  ['cookie_hash', 'Cookie'],
  ['spoofing_hash', 'Lies'],
] as const satisfies readonly (readonly [keyof DeviceDetails, string])[];

const joined = (parts: readonly (string | null)[], separator: string) =>
  parts.filter((part) => part !== null).join(separator) || null;

function screenSize({ screen_data: screen }: DeviceDetails): string | null {
  if (!screen || screen.screen_width === null || screen.screen_height === null) return null;
  return `${screen.screen_width} × ${screen.screen_height}`;
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
  if (!device) return <EmptyModule title="Device" />;
  const age = device.browser_version_age;
  return (
    <ModuleCard title="Device">
      <Facts
        facts={[
          { name: 'Suspicious', value: <SuspiciousFlags flags={device.suspicious_flags} /> },
          { name: 'Device', value: device.true_device_id },
          { name: 'Kind', value: joined([device.device_type, device.os], ', ') },
          { name: 'Model', value: device.mobile_details[0]?.device_name ?? null },
          { name: 'Browser', value: joined([device.browser, device.browser_version], ' ') },
          { name: 'Browser is out since', value: age === null ? null : `${age} days` },
          { name: 'Screen', value: screenSize(device) },
          { name: 'Languages', value: device.languages.join(', ') || null },
          { name: 'Time zone', value: device.timezone },
          { name: 'Its address', value: joined([device.device_ip, device.device_ip_country], ', ') },
          { name: 'Network of', value: device.device_ip_isp },
          { name: 'DNS resolver', value: joined([device.dns_ip, device.dns_ip_country], ', ') },
          { name: 'VPN', value: <Flag value={device.vpn} riskyWhen="true" /> },
          { name: 'Proxy', value: <Flag value={device.proxy} riskyWhen="true" /> },
          { name: 'Private window', value: <Flag value={device.private} riskyWhen="none" /> },
          { name: 'Rare browser', value: <Flag value={device.unpopular_user_agent} riskyWhen="true" /> },
          {
            name: 'Rare screen',
            value: <Flag value={device.unpopular_device_resolution} riskyWhen="true" />,
          },
        ]}
      />
      <FactsHeading>Hashes</FactsHeading>
      <Facts facts={HASHES.map(([hash, name]) => ({ name, value: device[hash] }))} />
    </ModuleCard>
  );
}
