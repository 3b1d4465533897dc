import type { DeviceDetails, SuspiciousFlag } from '@assay/contract';
import type { Judgement } from '../checks/run-checks';
import { CHECKS } from '../data/checks';
import { COMMON_BROWSERS, COMMON_RESOLUTIONS } from '../data/common-values';
import type { DeviceSession } from '../session/read-session';
import {
  audioHash,
  browserHash,
  canvasHash,
  deviceHash,
  digest,
  digestOrNull,
  fontHash,
  mathHash,
  screenSides,
  spoofingHash,
} from './hashes';
import { keyboardLayoutName } from './keyboard';
import { type AddressFacts, type Routes, tunnels } from './network';
import { mobileDetails, priceRange } from './phone';
import {
  browserOf,
  browserVersionAge,
  type OsFamily,
  operatingSystem,
  type UserAgentClaims,
} from './platform';
import { isPrivateWindow } from './private-window';
import { countryOfZone, offsetText } from './time-zone';

type Signals = DeviceSession['signals'];

/** Inputs of the derivation from outside the session. */
interface Surroundings {
  /** UNIX milliseconds. */
  readonly now: number;
  readonly claims: UserAgentClaims;
  readonly os: OsFamily;
  readonly routes: Routes;
  /** City nearest to the device's reported position; null if none is near or the position is too coarse. */
  readonly place: {
    /** ISO 3166-1 alpha-2. */
    readonly country: string;
    readonly region: string | null;
    readonly city: string;
  } | null;
  /** Digest of the first-party token under an account-specific key; null without a token. */
  readonly cookieHash: string | null;
  readonly trueDeviceId: string | null;
  /** How the ID was found; null if no matching was done. */
  readonly match: DeviceDetails['device_match'];
  /** True if the value is rare in the account's traffic; null if there is too little traffic. */
  readonly unpopular: { readonly userAgent: boolean | null; readonly resolution: boolean | null };
  readonly judgement: Judgement;
  readonly flags: readonly SuspiciousFlag[];
}

/** Age in days from which a browser version counts as old. */
const OLD_DAYS = 3 * 365;

/** Returns `longer x shorter` in CSS pixels. */
export const resolutionOf = (signals: Signals): string | null => screenSides(signals)?.join('x') ?? null;

function webglOf({ webgl: pair }: Signals): DeviceDetails['webgl'] {
  if (!pair) return null;
  const { webgl: one, webgl2: two } = pair;
  const image = (context: typeof one) => (context?.imageStable ? digestOrNull(context.image) : null);
  const parameters = (context: typeof one) =>
    context?.parametersStable ? digest(context.parameters, context.precision) : null;
  const noise = (context: typeof one) =>
    context ? !context.parametersStable || context.imageStable === false : null;
  return {
    webgl_hash: one
      ? digest(one.unmaskedVendor, one.unmaskedRenderer, one.extensions, parameters(one))
      : null,
    webgl_image_hash: image(one),
    webgl_parameters_hash: parameters(one),
    webgl_parameters_noise: noise(one),
    webgl2_image_hash: image(two),
    webgl2_parameters_hash: parameters(two),
    webgl2_parameters_noise: noise(two),
    webgl_renderer: one?.unmaskedRenderer ?? one?.renderer ?? null,
    webgl_vendor: one?.unmaskedVendor ?? one?.vendor ?? null,
  };
}

function screenOf({ screen }: Signals): DeviceDetails['screen_data'] {
  if (!screen) return null;
  return {
    device_pixel_ratio: screen.devicePixelRatio,
    is_extended: screen.isExtended,
    orientation_angle: screen.orientationAngle,
    orientation_type: screen.orientationType,
    screen_height: screen.height,
    screen_width: screen.width,
    screen_available_height: screen.availableHeight,
    screen_available_width: screen.availableWidth,
    screen_color_depth: screen.colorDepth,
    screen_pixel_depth: screen.pixelDepth,
    window_inner_height: screen.innerHeight,
    window_inner_width: screen.innerWidth,
    window_outer_height: screen.outerHeight,
    window_outer_width: screen.outerWidth,
    window_screen_x: screen.screenX,
    window_screen_y: screen.screenY,
    window_scroll_x: screen.scrollX,
    window_scroll_y: screen.scrollY,
    document_height: screen.documentHeight,
    document_width: screen.documentWidth,
  };
}

function userAgentDataOf({ userAgentData }: Signals): DeviceDetails['user_agent_data'] {
  if (!userAgentData) return null;
  return {
    architecture: userAgentData.architecture,
    bitness: userAgentData.bitness,
    mobile: userAgentData.mobile,
    model: userAgentData.model || null,
    platform: userAgentData.platform,
    platform_version: userAgentData.platformVersion,
    ua_full_version: userAgentData.uaFullVersion,
  };
}

function pluginsOf({ plugins }: Signals): DeviceDetails['plugins'] {
  if (!plugins) return null;
  const names = plugins.plugins.map((plugin) => plugin.split('|')[0] ?? '');
  return { plugin_count: names.length, plugin_hash: digest(plugins.plugins), plugin_list: names };
}

function permissionsOf({ permissions }: Signals): DeviceDetails['permissions'] {
  if (!permissions) return null;
  const named = (wanted: string) =>
    Object.entries(permissions.states)
      .filter(([, state]) => state === wanted)
      .map(([name]) => name)
      .sort();
  return { denied: named('denied'), granted: named('granted'), prompt: named('prompt') };
}

function mediaDevicesOf({ mediaDevices }: Signals): DeviceDetails['media_devices'] {
  if (!mediaDevices) return null;
  return {
    audio_input_count: whole(mediaDevices.audioInput) ?? 0,
    audio_output_count: whole(mediaDevices.audioOutput) ?? 0,
    video_input_count: whole(mediaDevices.videoInput) ?? 0,
  };
}

function locationOf(
  { geolocation }: Signals,
  place: Surroundings['place'],
): DeviceDetails['device_location'] {
  const status = geolocation && geolocation.status !== 'UNAVAILABLE' ? geolocation.status : null;
  return {
    // There is no free table of the world's postcodes.
    zip: null,
    city: place?.city ?? null,
    region: place?.region ?? null,
    status,
    accuracy: geolocation?.accuracy ?? null,
    latitude: geolocation?.latitude ?? null,
    longitude: geolocation?.longitude ?? null,
    country_code: place?.country ?? null,
  };
}

const whole = (value: number | null | undefined): number | null =>
  value === null || value === undefined ? null : Math.round(value);

/** Reads Do Not Track or the newer Global Privacy Control. */
const asksForPrivacy = ({ privacy }: Signals): boolean | null =>
  privacy
    ? privacy.doNotTrack === '1' || privacy.doNotTrack === 'yes' || privacy.globalPrivacyControl === true
    : null;

const addressFields = (address: AddressFacts | null) => ({
  ip: address?.ip ?? null,
  isp: address?.isp ?? null,
  region: address?.region ?? null,
  country: address?.country ?? null,
});

const TAMPERING_CHECKS = new Set(
  CHECKS.filter((check) => check.speaksFor === 'tampering').map((check) => check.id),
);

function verdictsOf({ verdicts }: Judgement): DeviceDetails['verdicts'] {
  const of = ({ probability, reasons }: Judgement['verdicts']['automation']) => ({
    probability,
    reasons: [...reasons],
  });
  return {
    automation: of(verdicts.automation),
    tampering: of(verdicts.tampering),
    remote_access: of(verdicts.remote_access),
    virtual_machine: of(verdicts.virtual_machine),
  };
}

/** Returns the fields about the browser and its system. */
function platformFields({ signals, sdk }: DeviceSession, around: Surroundings) {
  const { browser, version } = browserOf(around.claims, signals);
  const age = browserVersionAge(browser, version, around.now);
  const type = around.claims.device_type;
  const resolution = resolutionOf(signals);
  return {
    os: operatingSystem(around.claims, signals),
    type: 'web' as const,
    source: `js-${sdk}`,
    browser,
    browser_version: version,
    browser_version_age: age,
    device_type: type,
    platform: signals.userAgent?.platform ?? null,
    price_range: priceRange(signals, around.os, type),
    user_agent: signals.userAgent?.userAgent ?? null,
    user_agent_data: userAgentDataOf(signals),
    unpopular_user_agent:
      around.unpopular.userAgent ??
      (signals.userAgent ? !COMMON_BROWSERS.has(browser ?? '') || (age ?? 0) > OLD_DAYS : null),
    unpopular_device_resolution:
      around.unpopular.resolution ?? (resolution === null ? null : !COMMON_RESOLUTIONS.has(resolution)),
  } satisfies Partial<DeviceDetails>;
}

/** Returns digests of rendered output and installed fonts. */
const hashFields = (signals: Signals) =>
  ({
    canvas_hash: canvasHash(signals),
    audio_hash: audioHash(signals),
    font_hash: fontHash(signals),
    math_hash: mathHash(signals),
    mime_types_hash: digestOrNull(signals.plugins?.mimeTypes),
    system_colors_hash: digestOrNull(signals.systemColors && Object.entries(signals.systemColors).sort()),
    keyboard_layout_hash: digestOrNull(
      signals.keyboardLayout && Object.entries(signals.keyboardLayout).sort(),
    ),
    keyboard_layout_name: keyboardLayoutName(signals.keyboardLayout),
  }) satisfies Partial<DeviceDetails>;

function networkFields({ routes }: Surroundings) {
  const device = addressFields(routes.device);
  const dns = addressFields(routes.resolver);
  const { vpn, proxy } = tunnels(routes);
  return {
    device_ip: device.ip,
    device_ip_isp: device.isp,
    device_ip_region: device.region,
    device_ip_country: device.country,
    dns_ip: dns.ip,
    dns_ip_isp: dns.isp,
    dns_ip_region: dns.region,
    dns_ip_country: dns.country,
    vpn,
    proxy,
  } satisfies Partial<DeviceDetails>;
}

/** Returns the settings of the browser and the page, and the hardware features. */
function settingFields({ signals, referrer, url, behaviour }: DeviceSession) {
  const touch = signals.hardware?.maxTouchPoints ?? null;
  return {
    locale: signals.locale?.language ?? null,
    languages: [...(signals.locale?.languages ?? [])],
    timezone: signals.timeZone?.zone ?? null,
    timezone_offset: signals.timeZone ? offsetText(signals.timeZone.offset) : null,
    timezone_country: countryOfZone(signals.timeZone?.zone ?? null),
    referrer: referrer || null,
    window_location: url || null,
    has_focus: signals.focus?.hasFocus ?? null,
    mouse_moved: behaviour ? behaviour.pointer.moves - behaviour.pointer.untrusted > 0 : null,
    private: isPrivateWindow(signals),
    adblock: signals.adblock ? signals.adblock.length > 0 : null,
    do_not_track: asksForPrivacy(signals),
    java_enabled: signals.plugins?.javaEnabled ?? null,
    // No browser has supported Flash since 2021. The field is retained for existing readers.
    flash_enabled: false,
    cookie_enabled: signals.cookies ? signals.cookies.enabled && signals.cookies.works : null,
    touch_support: signals.touch ? signals.touch.touchEvent || (touch ?? 0) > 0 : null,
    max_touch_points: whole(touch),
    hardware_concurrency: whole(signals.hardware?.hardwareConcurrency),
    device_memory: whole(signals.hardware?.deviceMemory),
  } satisfies Partial<DeviceDetails>;
}

/** Returns `device_details` of a session (docs/concepts/device-recognition.md). */
export function deviceDetailsOf(session: DeviceSession, around: Surroundings): DeviceDetails {
  const { signals } = session;
  return {
    ...platformFields(session, around),
    session_id: session.id,
    true_device_id: around.trueDeviceId,
    device_match: around.match,
    device_hash: deviceHash(signals, around.os),
    browser_hash: browserHash(signals),
    cookie_hash: around.cookieHash,
    spoofing_hash: spoofingHash(
      around.judgement.fired.filter((check) => TAMPERING_CHECKS.has(check)),
      session.lies,
    ),
    ...hashFields(signals),
    ...networkFields(around),
    ...settingFields(session),
    screen_data: screenOf(signals),
    webgl: webglOf(signals),
    battery: signals.battery && {
      battery_charging: signals.battery.charging,
      battery_level: signals.battery.level,
    },
    plugins: pluginsOf(signals),
    permissions: permissionsOf(signals),
    media_devices: mediaDevicesOf(signals),
    font_list: [...(signals.fonts?.found ?? [])],
    font_count: signals.fonts?.found.length ?? null,
    font_noise: signals.fonts?.noise ?? null,
    extensions: [...(signals.extensions ?? [])],
    drm_key_systems: [...(signals.drm ?? [])],
    webrtc_activated: signals.webrtc ? (signals.webrtc.active ?? true) : null,
    webrtc_ips: [...(signals.webrtc?.ips ?? [])],
    webrtc_count: whole(signals.webrtc?.count),
    mobile_details: mobileDetails(signals, around.claims.device_type),
    device_location: locationOf(signals, around.place),
    verdicts: verdictsOf(around.judgement),
    suspicious_flags: [...around.flags],
  };
}
