import { personal } from '../personal';
import {
  boolean,
  flag,
  integer,
  integerOrNull,
  literals,
  named,
  nullable,
  numberOrNull,
  type Static,
  string,
  stringOrNull,
  Type,
} from '../schema';

/**
 * Properties and events of a browser that indicate fraud. The first seven are behavioral. `automation`: a
 * program drives the browser. `tampering`: the browser reports false data about itself. `session_replayed`:
 * the session text was already sent in another transaction. `session_stale`: it is older than 30 minutes.
 * `device_token_copied`: its cookie belongs to another machine.
 */
const SUSPICIOUS_FLAGS = [
  'suspicious_keypress_characteristics',
  'suspicious_mouse_movement',
  'suspicious_form_fillout',
  'paste_used',
  'autofill_used',
  'potential_remote_interaction',
  'potential_remote_control',
  'automation',
  'tampering',
  'session_replayed',
  'session_stale',
  'device_token_copied',
] as const;
export type SuspiciousFlag = (typeof SUSPICIOUS_FLAGS)[number];

const DEVICE_TYPES = ['desktop', 'mobile', 'tablet', 'tv', 'console', 'wearable', 'bot'] as const;
const PRICE_RANGES = ['LOW', 'MID', 'HIGH'] as const;
const LOCATION_STATUSES = ['GRANTED', 'DENIED', 'PROMPT', 'TIMEOUT'] as const;

/** 32 hexadecimal digits. */
const hash = nullable(Type.String({ pattern: '^[0-9a-f]{32}$' }));
const strings = Type.Array(string);

const webgl = named('DeviceWebgl', {
  webgl_hash: hash,
  webgl_image_hash: hash,
  webgl_parameters_hash: hash,
  webgl_parameters_noise: flag,
  webgl2_image_hash: hash,
  webgl2_parameters_hash: hash,
  webgl2_parameters_noise: flag,
  webgl_renderer: stringOrNull,
  webgl_vendor: stringOrNull,
});

const screenData = named('DeviceScreen', {
  device_pixel_ratio: numberOrNull,
  is_extended: flag,
  orientation_angle: numberOrNull,
  orientation_type: stringOrNull,
  screen_height: numberOrNull,
  screen_width: numberOrNull,
  screen_available_height: numberOrNull,
  screen_available_width: numberOrNull,
  screen_color_depth: numberOrNull,
  screen_pixel_depth: numberOrNull,
  window_inner_height: numberOrNull,
  window_inner_width: numberOrNull,
  window_outer_height: numberOrNull,
  window_outer_width: numberOrNull,
  window_screen_x: numberOrNull,
  window_screen_y: numberOrNull,
  window_scroll_x: numberOrNull,
  window_scroll_y: numberOrNull,
  document_height: numberOrNull,
  document_width: numberOrNull,
});

const userAgentData = named('DeviceUserAgentData', {
  architecture: stringOrNull,
  bitness: stringOrNull,
  mobile: flag,
  model: stringOrNull,
  platform: stringOrNull,
  platform_version: stringOrNull,
  ua_full_version: stringOrNull,
});

const mobileDetails = named('DeviceModel', {
  announced: stringOrNull,
  models: strings,
  resolution: stringOrNull,
  avg_price_in_eur: numberOrNull,
  battery_size_in_mah: integerOrNull,
  device_name: stringOrNull,
});

const deviceLocation = named('DeviceLocation', {
  zip: personal('address', stringOrNull),
  city: personal('address', stringOrNull),
  region: stringOrNull,
  status: nullable(literals(LOCATION_STATUSES)),
  accuracy: numberOrNull,
  latitude: personal('place', numberOrNull),
  longitude: personal('place', numberOrNull),
  country_code: stringOrNull,
});

/**
 * How `true_device_id` was determined: by its token, by its fingerprint, as a new device, or undecided
 * between several devices. If undecided, `likeliest_device_id` is the most likely known device. At a
 * probability of 0.5 or more, the id is that device's and counts in velocity. Below that, the id is
 * provisional and doesn't count. List conditions never match an id that is only the likeliest.
 */
const deviceMatch = named('DeviceMatch', {
  reason: literals(['token', 'looks', 'new', 'undecided']),
  probability: Type.Number({ minimum: 0, maximum: 1 }),
  settled: boolean,
  likeliest_device_id: nullable(Type.String({ format: 'uuid' })),
  joined_device_ids: Type.Array(Type.String({ format: 'uuid' })),
});

/** Probability, and the checks that support it (docs/concepts/device-recognition.md). */
const verdict = named('DeviceVerdict', {
  probability: Type.Number({ minimum: 0, maximum: 1 }),
  reasons: strings,
});

/**
 * `device_details` of the fraud response: the content of a decrypted device session (docs/concepts/device-recognition.md). Null =
 * the browser did not report it, or no source for it is loaded.
 */
export const deviceDetails = named('DeviceDetails', {
  os: stringOrNull,
  type: Type.Literal('web'),
  source: string,
  browser: stringOrNull,
  browser_version: stringOrNull,
  browser_version_age: integerOrNull,
  device_type: nullable(literals(DEVICE_TYPES)),
  platform: stringOrNull,
  price_range: nullable(literals(PRICE_RANGES)),
  user_agent: stringOrNull,
  user_agent_data: nullable(userAgentData),
  unpopular_user_agent: flag,
  unpopular_device_resolution: flag,
  session_id: string,
  true_device_id: nullable(Type.String({ format: 'uuid' })),
  device_match: nullable(deviceMatch),
  device_hash: hash,
  browser_hash: hash,
  cookie_hash: hash,
  spoofing_hash: hash,
  canvas_hash: hash,
  audio_hash: hash,
  font_hash: hash,
  math_hash: hash,
  mime_types_hash: hash,
  system_colors_hash: hash,
  keyboard_layout_hash: hash,
  keyboard_layout_name: stringOrNull,
  device_ip: personal('ip', stringOrNull),
  device_ip_isp: stringOrNull,
  device_ip_region: stringOrNull,
  device_ip_country: stringOrNull,
  dns_ip: personal('ip', stringOrNull),
  dns_ip_isp: stringOrNull,
  dns_ip_region: stringOrNull,
  dns_ip_country: stringOrNull,
  vpn: flag,
  proxy: flag,
  locale: stringOrNull,
  languages: strings,
  timezone: stringOrNull,
  timezone_offset: stringOrNull,
  timezone_country: stringOrNull,
  referrer: personal('text', stringOrNull),
  window_location: personal('text', stringOrNull),
  has_focus: flag,
  mouse_moved: flag,
  private: flag,
  adblock: flag,
  do_not_track: flag,
  java_enabled: flag,
  flash_enabled: boolean,
  cookie_enabled: flag,
  touch_support: flag,
  max_touch_points: integerOrNull,
  hardware_concurrency: integerOrNull,
  device_memory: integerOrNull,
  screen_data: nullable(screenData),
  webgl: nullable(webgl),
  battery: nullable(named('DeviceBattery', { battery_charging: flag, battery_level: numberOrNull })),
  plugins: nullable(
    named('DevicePlugins', { plugin_count: integer, plugin_hash: hash, plugin_list: strings }),
  ),
  permissions: nullable(named('DevicePermissions', { denied: strings, granted: strings, prompt: strings })),
  media_devices: nullable(
    named('DeviceMediaDevices', {
      audio_input_count: integer,
      audio_output_count: integer,
      video_input_count: integer,
    }),
  ),
  font_list: strings,
  font_count: integerOrNull,
  font_noise: flag,
  extensions: strings,
  drm_key_systems: strings,
  webrtc_activated: flag,
  webrtc_ips: Type.Array(personal('ip', string)),
  webrtc_count: integerOrNull,
  mobile_details: Type.Array(mobileDetails),
  device_location: deviceLocation,
  verdicts: named('DeviceVerdicts', {
    automation: verdict,
    tampering: verdict,
    remote_access: verdict,
    virtual_machine: verdict,
  }),
  suspicious_flags: Type.Array(literals(SUSPICIOUS_FLAGS)),
});
export type DeviceDetails = Static<typeof deviceDetails>;
