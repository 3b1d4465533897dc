import type { DeviceDetails, SessionMonitoringDetails } from '@assay/contract';
import type { ReservedValue } from '../reserved-value';
import { PLAIN_VERDICTS } from './bases';

/** Device sessions and session streams for tests, not created by a browser. */

const device = (name: string, about: string, members: Partial<DeviceDetails>): ReservedValue => ({
  field: 'session',
  value: `test-device-${name}`,
  about,
  outcome: { module: 'device_details', members },
});

export const RESERVED_DEVICE_SESSIONS: readonly ReservedValue[] = [
  device('desktop', 'desktop browser without suspicious signals', {}),
  device('mobile', 'a telephone', {
    os: 'Android',
    browser: 'Chrome Mobile',
    device_type: 'mobile',
    price_range: 'MID',
    touch_support: true,
    max_touch_points: 5,
    true_device_id: '01900000-0000-7000-8000-000000000002',
    device_hash: '7e570000000000000000000000000002',
    cookie_hash: '7e570000000000000000000000000102',
  }),
  device('vpn', 'browser behind a VPN', {
    vpn: true,
    device_ip: '192.0.2.2',
    device_ip_country: 'NL',
    true_device_id: '01900000-0000-7000-8000-000000000003',
    device_hash: '7e570000000000000000000000000003',
    cookie_hash: '7e570000000000000000000000000103',
  }),
  device('bot', 'automated browser', {
    device_type: 'bot',
    mouse_moved: false,
    verdicts: { ...PLAIN_VERDICTS, automation: { probability: 0.917, reasons: ['webdriver'] } },
    suspicious_flags: ['automation', 'suspicious_mouse_movement'],
    true_device_id: '01900000-0000-7000-8000-000000000004',
    device_hash: '7e570000000000000000000000000004',
    cookie_hash: '7e570000000000000000000000000104',
  }),
  device('remote', 'browser under remote control', {
    verdicts: { ...PLAIN_VERDICTS, remote_access: { probability: 0.711, reasons: ['remote-marks'] } },
    suspicious_flags: ['potential_remote_control'],
    true_device_id: '01900000-0000-7000-8000-000000000005',
    device_hash: '7e570000000000000000000000000005',
    cookie_hash: '7e570000000000000000000000000105',
  }),
  device('spoofed', 'browser with spoofed attributes', {
    verdicts: { ...PLAIN_VERDICTS, tampering: { probability: 0.917, reasons: ['native-replaced'] } },
    suspicious_flags: ['tampering'],
    spoofing_hash: '7e570000000000000000000000000206',
    true_device_id: '01900000-0000-7000-8000-000000000006',
    device_hash: '7e570000000000000000000000000006',
    cookie_hash: '7e570000000000000000000000000106',
  }),
  {
    field: 'session',
    value: 'test-device-corrupted',
    about: 'unreadable session',
    outcome: { silent: 'device_details' },
  },
];

type Risks = { readonly [risk in keyof SessionMonitoringDetails['session_risk']]?: unknown };

const stream = (name: string, about: string, risks: Risks): ReservedValue => ({
  field: 'stream_id',
  value: `test-stream-${name}`,
  about,
  outcome: {
    module: 'session_monitoring_details',
    members: Object.fromEntries(
      Object.entries(risks).map(([risk, judged]) => [`session_risk.${risk}`, judged]),
    ),
  },
});

export const RESERVED_STREAMS: readonly ReservedValue[] = [
  stream('calm', 'session without suspicious signals', {}),
  stream('bot', 'automated form fill-out', {
    automation_risk: { level: 'high', flags: ['ui_automation', 'non_human_typing'] },
  }),
  stream('remote', 'remote access during a phone call', {
    remote_access_risk: { level: 'high', flags: ['remote_access', 'active_call'] },
  }),
  stream('moved', 'IP address changed during the session', {
    location_risk: { level: 'medium', flags: ['ip_change', 'vpn'] },
  }),
  stream('distracted', 'mostly in the background', {
    contextual_risk: { level: 'low', flags: ['off_screen'] },
  }),
  {
    field: 'stream_id',
    value: 'test-stream-unknown',
    about: 'unknown stream',
    outcome: { silent: 'session_monitoring_details' },
  },
];
