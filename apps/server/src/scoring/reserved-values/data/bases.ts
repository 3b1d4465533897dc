import type { DeviceDetails, SessionMonitoringDetails } from '@assay/contract';

/** Base facts of a reserved device session or stream. The table of a value overrides them. */

const NO_LOCATION = {
  zip: null,
  city: null,
  region: null,
  status: null,
  accuracy: null,
  latitude: null,
  longitude: null,
  country_code: null,
} as const satisfies DeviceDetails['device_location'];

const NO_HASHES = {
  browser_hash: null,
  spoofing_hash: null,
  canvas_hash: null,
  audio_hash: null,
  font_hash: null,
  math_hash: null,
  mime_types_hash: null,
  system_colors_hash: null,
  keyboard_layout_hash: null,
} as const satisfies Partial<DeviceDetails>;

const NO_PARTS = {
  user_agent_data: null,
  screen_data: null,
  webgl: null,
  battery: null,
  plugins: null,
  permissions: null,
  media_devices: null,
} as const satisfies Partial<DeviceDetails>;

const NETWORK = {
  device_ip: '192.0.2.1',
  device_ip_isp: 'Test Cable',
  device_ip_region: 'New York',
  device_ip_country: 'US',
  dns_ip: null,
  dns_ip_isp: null,
  dns_ip_region: null,
  dns_ip_country: null,
  vpn: false,
  proxy: false,
  webrtc_activated: null,
  webrtc_ips: [],
  webrtc_count: null,
} as const satisfies Partial<DeviceDetails>;

const NOTHING_SEEN = { probability: 0.01, reasons: [] };
/** Verdicts of a device without anomalies. */
export const PLAIN_VERDICTS: DeviceDetails['verdicts'] = {
  automation: NOTHING_SEEN,
  tampering: NOTHING_SEEN,
  remote_access: NOTHING_SEEN,
  virtual_machine: NOTHING_SEEN,
};

export const PLAIN_DEVICE: DeviceDetails = {
  ...NO_HASHES,
  ...NO_PARTS,
  ...NETWORK,
  os: 'Windows',
  type: 'web',
  source: 'js-test',
  browser: 'Chrome',
  browser_version: null,
  browser_version_age: null,
  device_type: 'desktop',
  platform: 'Win32',
  price_range: null,
  user_agent: null,
  unpopular_user_agent: false,
  unpopular_device_resolution: false,
  session_id: 'test-session',
  true_device_id: '01900000-0000-7000-8000-000000000001',
  device_match: {
    reason: 'token',
    probability: 0.999,
    settled: true,
    likeliest_device_id: null,
    joined_device_ids: [],
  },
  device_hash: '7e570000000000000000000000000001',
  cookie_hash: '7e570000000000000000000000000101',
  keyboard_layout_name: null,
  locale: 'en-US',
  languages: ['en-US'],
  timezone: 'America/New_York',
  timezone_offset: '-05:00',
  timezone_country: 'US',
  referrer: null,
  window_location: null,
  has_focus: true,
  mouse_moved: true,
  private: false,
  adblock: false,
  do_not_track: false,
  java_enabled: false,
  flash_enabled: false,
  cookie_enabled: true,
  touch_support: false,
  max_touch_points: 0,
  hardware_concurrency: 8,
  device_memory: 8,
  font_list: [],
  font_count: null,
  font_noise: null,
  extensions: [],
  drm_key_systems: [],
  mobile_details: [],
  device_location: NO_LOCATION,
  verdicts: PLAIN_VERDICTS,
  suspicious_flags: [],
};

const CALM = { level: 'low', flags: [] } as const;

export const PLAIN_STREAM: SessionMonitoringDetails = {
  sdk_platform: 'web',
  sdk_version: 'test',
  metadata: {
    start_time: '1767225600',
    end_time: '1767225900',
    session_duration: 300,
    page_count: 3,
    active_time: 280,
    idle_time: 20,
    off_screen_time: 0,
  },
  session_risk: {
    automation_risk: CALM,
    contextual_risk: CALM,
    remote_access_risk: CALM,
    location_risk: CALM,
  },
};
