import type { LieId, SessionMonitoringDetails } from '@assay/contract';
import { isProgramInput } from '../derive/behaviour';
import { rendererOf } from '../derive/graphics';
import { isBornByProgram } from '../derive/input-origin';
import type { OsFamily } from '../derive/platform';
import type { Ticket } from '../envelope/ticket';
import type { DeviceSession } from '../session/read-session';

/** Input of a check. */
export interface CheckInput {
  readonly session: DeviceSession;
  readonly ticket: Ticket | null;
  /** Digest of the user agent that the session reports. */
  readonly userAgentDigest: string | null;
  /** Browser and system claimed by the user agent string. */
  readonly claimed: { readonly browser: string | null; readonly os: OsFamily };
  /** Behavior flags. */
  readonly flags: ReadonlySet<string>;
  /** True if the address belongs to a VPN, a proxy or a data center; null = unknown. */
  readonly isTunnelled: boolean | null;
  /** Risk levels from the session stream of the same request; null = no stream. */
  readonly stream: SessionMonitoringDetails['session_risk'] | null;
  /** Verdicts on earlier visits of the same device; null = its token does not prove it. */
  readonly earlier: ReadonlySet<VerdictName> | null;
}

/** Verdicts that the evidence of a session can support. */
export const VERDICTS = ['automation', 'tampering', 'remote_access', 'virtual_machine'] as const;
export type VerdictName = (typeof VERDICTS)[number];

/** Natural logarithm of the prior odds: one visit in a hundred. */
export const PRIOR_LOG_ODDS = -4.6;

/**
 * A check, the verdict it supports, and its assumed strength: the natural logarithm of how much more often it
 * matches if the verdict is true than if it is not. Counts in real browsers (check-counts.ts) correct it
 * (checks/odds.ts). Checks of one family are the same fact from several sources, so only the heaviest of them
 * counts.
 */
export interface Check {
  readonly id: string;
  readonly speaksFor: VerdictName;
  readonly family: string;
  readonly belief: number;
  /** The counted setups never return to a site, so the assumption is used. */
  readonly believed?: true;
  readonly fires: (input: CheckInput) => boolean;
}

const lie =
  (id: LieId, on?: RegExp) =>
  ({ session }: CheckInput): boolean =>
    session.lies.some((entry) => entry.id === id && (on === undefined || on.test(entry.on)));

const ENGINE_OF: ReadonlyMap<string, 'chromium' | 'gecko' | 'webkit'> = new Map(
  Object.entries({
    Chrome: 'chromium',
    Chromium: 'chromium',
    Edge: 'chromium',
    Opera: 'chromium',
    Brave: 'chromium',
    Vivaldi: 'chromium',
    'Samsung Internet': 'chromium',
    Firefox: 'gecko',
    Safari: 'webkit',
  }),
);

/**
 * Checks that the engine, detected by error wording and API shapes, differs from the claimed browser's
 * engine. On iOS every browser is WebKit.
 */
function wrongEngine({ session, claimed }: CheckInput): boolean {
  const kind = session.signals.engine?.kind;
  const expected = claimed.os === 'ios' ? 'webkit' : ENGINE_OF.get(claimed.browser ?? '');
  return Boolean(kind && expected && kind !== expected);
}

const PLATFORMS: { readonly [F in OsFamily]?: RegExp } = {
  windows: /^Win/,
  macos: /^Mac/,
  ios: /^(iPhone|iPad|iPod|Mac)/,
  android: /^(Linux|Android|null|$)/,
  linux: /^(Linux|X11|FreeBSD)/,
  chromeos: /^Linux/,
};

function wrongPlatform({ session, claimed }: CheckInput): boolean {
  const platform = session.signals.userAgent?.platform;
  const expected = PLATFORMS[claimed.os];
  return platform !== undefined && expected !== undefined && !expected.test(platform);
}

/**
 * Checks for graphics that the claimed system cannot have: Apple graphics outside Apple systems, Direct3D
 * outside Windows.
 */
function wrongGraphics({ session, claimed }: CheckInput): boolean {
  const renderer = session.signals.webgl?.webgl?.unmaskedRenderer ?? '';
  const apple = claimed.os === 'macos' || claimed.os === 'ios';
  if (/\b(Direct3D|D3D)\d*/.test(renderer)) return claimed.os !== 'windows' && claimed.os !== 'other';
  if (/\bApple (M\d|GPU|A\d)/.test(renderer)) return !apple && claimed.os !== 'other';
  if (/\b(Adreno|Mali)\b/.test(renderer)) return apple || claimed.os === 'windows';
  return claimed.os === 'ios' && renderer !== '' && !/apple/i.test(renderer);
}

function headerDiffers({ ticket, userAgentDigest }: CheckInput): boolean {
  return Boolean(ticket?.userAgent && userAgentDigest && ticket.userAgent !== userAgentDigest);
}

function headerLanguageDiffers({ ticket, session }: CheckInput): boolean {
  const first = session.signals.locale?.languages[0]?.toLowerCase();
  return Boolean(ticket?.language && first && ticket.language.split('-')[0] !== first.split('-')[0]);
}

const HINTED: ReadonlyMap<string, OsFamily> = new Map(
  Object.entries({
    Windows: 'windows',
    macOS: 'macos',
    Linux: 'linux',
    Android: 'android',
    'Chrome OS': 'chromeos',
    'Chromium OS': 'chromeos',
  }),
);

function headerPlatformDiffers({ ticket, claimed }: CheckInput): boolean {
  const hinted = HINTED.get(ticket?.platform ?? '');
  return hinted !== undefined && claimed.os !== 'other' && hinted !== claimed.os;
}

const behaviourFlag =
  (flag: string) =>
  ({ flags }: CheckInput): boolean =>
    flags.has(flag);

/**
 * Checks for a Chromium with client hints that contain no brand, system or version: it was renamed by a
 * switch or by a driver.
 */
function hintsBlank({ session }: CheckInput): boolean {
  const { engine, userAgentData } = session.signals;
  if (engine?.kind !== 'chromium' || !userAgentData) return false;
  const { brands, platform, fullVersionList, uaFullVersion } = userAgentData;
  return brands.length === 0 || platform === '' || (fullVersionList.length === 0 && uaFullVersion === '');
}

/**
 * Checks for a computer without a pointing device: reported by browsers without a screen, and by computers
 * without a mouse.
 */
function hasNoPointer({ session, claimed }: CheckInput): boolean {
  const { touch } = session.signals;
  if (!touch || !DESKTOPS.has(claimed.os)) return false;
  return !touch.pointerFine && !touch.pointerCoarse && !touch.anyPointerCoarse && !touch.anyHover;
}

/**
 * Functions that monitoring libraries, polyfills and ad scripts wrap: requests, events, elements, storage,
 * the language's own collections. Other functions are only replaced to deceive.
 */
const WRAPPED_BY_LIBRARIES =
  /^(EventTarget|Event|XMLHttpRequest\w*|History|Location|Promise|Node|Element|Document\w*|HTML\w+|SVG\w+|Shadow\w+|Custom\w+|FileReader|WebSocket|Worker|SharedWorker|\w*Observer\w*|Request|Response|Headers|URL\w*|Array|String|Object|Number|RegExp|Symbol|Map|Set|Weak\w+|IDB\w+|Storage|CSS\w*|Blob|File\w*|FormData|Notification|Media\w+|RTC\w+|Message\w+|Abort\w+|Performance\w*|Iterator|Error|JSON|Reflect|Text\w+)\b/;
const isOddlyPatched = ({ session }: CheckInput): boolean =>
  session.lies.some(({ id, on }) => id === 'native-patched' && !WRAPPED_BY_LIBRARIES.test(on));

const DESKTOPS: ReadonlySet<OsFamily> = new Set(['windows', 'macos', 'linux', 'chromeos']);

const screenIs =
  (...sizes: readonly (readonly [number, number])[]) =>
  ({ session, claimed }: CheckInput): boolean => {
    const { screen } = session.signals;
    if (!screen || screen.devicePixelRatio !== 1 || claimed.os === 'ios' || claimed.os === 'android')
      return false;
    return sizes.some(([width, height]) => screen.width === width && screen.height === height);
  };

const renderer =
  (names: RegExp) =>
  ({ session }: CheckInput): boolean =>
    names.test(rendererOf(session.signals) ?? '');

const streamed =
  (category: 'automation_risk' | 'remote_access_risk', flag: string, ...levels: readonly string[]) =>
  ({ stream }: CheckInput): boolean => {
    const risk = stream?.[category];
    const flags: readonly string[] = risk?.flags ?? [];
    return risk?.level !== null && flags.includes(flag) && levels.includes(risk?.level ?? '');
  };

const ANY_LEVEL = ['low', 'medium', 'high'] as const;

/**
 * Returns a check for an earlier verdict on the same device: a strong hint together with other evidence, and
 * not sufficient alone.
 */
const earlier = (speaksFor: VerdictName, belief: number): Check => ({
  id: `earlier-${speaksFor.replace('_', '-')}`,
  speaksFor,
  family: 'history',
  belief,
  believed: true,
  fires: (input) => input.earlier?.has(speaksFor) === true,
});

const realm = /userAgent|platform|hardwareConcurrency|deviceMemory|dataPlatform|brands|unmasked|webdriver/i;

/**
 * All checks. Open developer tools also cause an inspected window, so that check decides only together with
 * another. A UTC time zone, a missing graphics card and a software renderer are common on machines of people
 * and are not checks.
 */
export const CHECKS: readonly Check[] = [
  { id: 'webdriver', speaksFor: 'automation', family: 'webdriver', belief: 7, fires: lie('webdriver') },
  {
    id: 'webdriver-realm',
    speaksFor: 'automation',
    family: 'webdriver',
    belief: 7,
    fires: lie('webdriver-realm'),
  },
  {
    id: 'webdriver-hidden',
    speaksFor: 'automation',
    family: 'webdriver',
    belief: 7,
    fires: lie('webdriver-hidden'),
  },
  {
    id: 'automation-global',
    speaksFor: 'automation',
    family: 'globals',
    belief: 7,
    fires: lie('automation-global'),
  },
  {
    id: 'headless-name',
    speaksFor: 'automation',
    family: 'headless',
    belief: 7,
    fires: lie('headless-name'),
  },
  {
    id: 'headless-browser',
    speaksFor: 'automation',
    family: 'headless',
    belief: 7,
    fires: ({ claimed }) => claimed.browser === 'Chrome Headless' || claimed.browser === 'PhantomJS',
  },
  {
    id: 'inspected-window',
    speaksFor: 'automation',
    family: 'inspected',
    belief: 2.6,
    fires: lie('inspected-window'),
  },
  {
    id: 'inspected-worker',
    speaksFor: 'automation',
    family: 'inspected',
    belief: 2.6,
    fires: lie('inspected-worker'),
  },
  {
    id: 'chrome-object',
    speaksFor: 'automation',
    family: 'chrome-object',
    belief: 2.6,
    fires: lie('chrome-object'),
  },
  {
    id: 'notification-state',
    speaksFor: 'automation',
    family: 'notification',
    belief: 3.1,
    fires: lie('notification-state'),
  },
  {
    id: 'window-frameless',
    speaksFor: 'automation',
    family: 'window',
    belief: 2.6,
    fires: lie('window-frameless'),
  },
  {
    id: 'program-input',
    speaksFor: 'automation',
    family: 'input',
    belief: 7,
    fires: ({ session }) => session.behaviour !== null && isProgramInput(session.behaviour),
  },
  {
    id: 'input-origin',
    speaksFor: 'automation',
    family: 'input',
    belief: 6,
    fires: ({ session: { behaviour, signals }, claimed }) =>
      behaviour !== null &&
      isBornByProgram({ behaviour, engine: signals.engine?.kind ?? null, os: claimed.os }),
  },
  {
    id: 'odd-keys',
    speaksFor: 'automation',
    family: 'keys',
    belief: 2.6,
    fires: behaviourFlag('suspicious_keypress_characteristics'),
  },
  {
    id: 'odd-pointer',
    speaksFor: 'automation',
    family: 'pointer',
    belief: 2.6,
    fires: behaviourFlag('suspicious_mouse_movement'),
  },
  {
    id: 'odd-filling',
    speaksFor: 'automation',
    family: 'filling',
    belief: 2.1,
    fires: behaviourFlag('suspicious_form_fillout'),
  },

  { id: 'hints-blank', speaksFor: 'automation', family: 'hints', belief: 3.1, fires: hintsBlank },
  { id: 'no-pointer', speaksFor: 'automation', family: 'pointer-device', belief: 2.6, fires: hasNoPointer },
  {
    id: 'moves-without-pointer',
    speaksFor: 'automation',
    family: 'pointer-device',
    belief: 6,
    fires: (input) => hasNoPointer(input) && (input.session.behaviour?.pointer.mouse ?? 0) > 0,
  },
  {
    id: 'headless-screen',
    speaksFor: 'automation',
    family: 'window',
    belief: 2.1,
    fires: screenIs([800, 600]),
  },
  {
    id: 'stream-program',
    speaksFor: 'automation',
    family: 'input',
    belief: 5.5,
    fires: streamed('automation_risk', 'ui_automation', 'high'),
  },
  {
    id: 'stream-program-likely',
    speaksFor: 'automation',
    family: 'input',
    belief: 2.6,
    fires: streamed('automation_risk', 'ui_automation', 'medium'),
  },
  {
    id: 'stream-typing',
    speaksFor: 'automation',
    family: 'keys',
    belief: 3.1,
    fires: streamed('automation_risk', 'non_human_typing', ...ANY_LEVEL),
  },
  {
    id: 'stream-filling',
    speaksFor: 'automation',
    family: 'filling',
    belief: 2.1,
    fires: streamed('automation_risk', 'suspicious_form_fillout', ...ANY_LEVEL),
  },
  {
    id: 'tunnelled',
    speaksFor: 'automation',
    family: 'network',
    belief: 0.5,
    fires: ({ isTunnelled }) => isTunnelled === true,
  },

  {
    id: 'native-replaced',
    speaksFor: 'tampering',
    family: 'replaced',
    belief: 7,
    fires: lie('native-replaced'),
  },
  // Libraries wrap some functions; patched functions that libraries don't wrap count more.
  {
    id: 'native-patched',
    speaksFor: 'tampering',
    family: 'patched',
    belief: 0.7,
    fires: lie('native-patched'),
  },
  { id: 'native-patched-odd', speaksFor: 'tampering', family: 'patched', belief: 2.6, fires: isOddlyPatched },
  {
    id: 'instance-property',
    speaksFor: 'tampering',
    family: 'replaced',
    belief: 7,
    fires: lie('instance-property'),
  },
  {
    id: 'realm-iframe',
    speaksFor: 'tampering',
    family: 'realm',
    belief: 7,
    fires: lie('realm-iframe', realm),
  },
  {
    id: 'realm-worker',
    speaksFor: 'tampering',
    family: 'realm',
    belief: 7,
    fires: lie('realm-worker', realm),
  },
  {
    id: 'realm-place',
    speaksFor: 'tampering',
    family: 'realm',
    belief: 3.1,
    fires: (input) => lie('realm-iframe')(input) || lie('realm-worker')(input),
  },
  { id: 'engine', speaksFor: 'tampering', family: 'engine', belief: 7, fires: lie('engine') },
  { id: 'engine-claimed', speaksFor: 'tampering', family: 'engine', belief: 7, fires: wrongEngine },
  {
    id: 'user-agent-data',
    speaksFor: 'tampering',
    family: 'name',
    belief: 7,
    fires: lie('user-agent-data'),
  },
  { id: 'platform', speaksFor: 'tampering', family: 'platform', belief: 7, fires: lie('platform') },
  { id: 'platform-claimed', speaksFor: 'tampering', family: 'platform', belief: 7, fires: wrongPlatform },
  { id: 'graphics-claimed', speaksFor: 'tampering', family: 'graphics', belief: 7, fires: wrongGraphics },
  { id: 'mobile-touch', speaksFor: 'tampering', family: 'touch', belief: 3.1, fires: lie('mobile-touch') },
  { id: 'languages', speaksFor: 'tampering', family: 'languages', belief: 3.1, fires: lie('languages') },
  { id: 'time-zone', speaksFor: 'tampering', family: 'time-zone', belief: 7, fires: lie('time-zone') },
  { id: 'screen', speaksFor: 'tampering', family: 'screen', belief: 7, fires: lie('screen') },
  { id: 'header-user-agent', speaksFor: 'tampering', family: 'name', belief: 7, fires: headerDiffers },
  {
    id: 'header-platform',
    speaksFor: 'tampering',
    family: 'platform',
    belief: 7,
    fires: headerPlatformDiffers,
  },
  {
    id: 'header-language',
    speaksFor: 'tampering',
    family: 'languages',
    belief: 3.1,
    fires: headerLanguageDiffers,
  },
  // Browsers with fingerprinting protection do this for all users, so alone it is not evidence of tampering.
  { id: 'canvas-noise', speaksFor: 'tampering', family: 'noise', belief: 1, fires: lie('canvas-noise') },
  { id: 'audio-noise', speaksFor: 'tampering', family: 'noise', belief: 1, fires: lie('audio-noise') },
  { id: 'font-noise', speaksFor: 'tampering', family: 'noise', belief: 1, fires: lie('font-noise') },
  { id: 'webgl-noise', speaksFor: 'tampering', family: 'noise', belief: 1, fires: lie('webgl-noise') },

  {
    id: 'remote-marks',
    speaksFor: 'remote_access',
    family: 'marks',
    belief: 5.5,
    fires: behaviourFlag('potential_remote_control'),
  },
  {
    id: 'remote-mark',
    speaksFor: 'remote_access',
    family: 'marks',
    belief: 2.6,
    fires: behaviourFlag('potential_remote_interaction'),
  },
  {
    id: 'stream-remote',
    speaksFor: 'remote_access',
    family: 'stream',
    belief: 5.5,
    fires: streamed('remote_access_risk', 'remote_access', 'high'),
  },
  {
    id: 'stream-remote-likely',
    speaksFor: 'remote_access',
    family: 'stream',
    belief: 2.8,
    fires: streamed('remote_access_risk', 'remote_access', 'medium'),
  },
  {
    id: 'stream-vishing',
    speaksFor: 'remote_access',
    family: 'vishing',
    belief: 1.6,
    fires: streamed('remote_access_risk', 'potential_vishing', ...ANY_LEVEL),
  },
  {
    id: 'virtual-graphics',
    speaksFor: 'virtual_machine',
    family: 'graphics',
    belief: 6,
    fires: renderer(/virtualbox|vmware|svga3d|parallels|virgl|virtio|qxl|hyper-v/i),
  },
  {
    id: 'software-graphics',
    speaksFor: 'virtual_machine',
    family: 'graphics',
    belief: 2,
    fires: renderer(/swiftshader|llvmpipe|softpipe|basic render/i),
  },
  {
    id: 'few-cores',
    speaksFor: 'virtual_machine',
    family: 'cores',
    belief: 1,
    fires: ({ session, claimed }) =>
      claimed.os !== 'ios' &&
      claimed.os !== 'android' &&
      (session.signals.hardware?.hardwareConcurrency ?? 8) <= 2,
  },
  {
    id: 'virtual-screen',
    speaksFor: 'virtual_machine',
    family: 'screen',
    belief: 1,
    fires: screenIs([800, 600], [1024, 768]),
  },
  {
    id: 'no-devices',
    speaksFor: 'virtual_machine',
    family: 'devices',
    belief: 1,
    fires: ({ session }) => {
      const devices = session.signals.mediaDevices;
      return devices !== null && devices.audioInput + devices.audioOutput + devices.videoInput === 0;
    },
  },

  earlier('automation', 3.1),
  earlier('tampering', 3.1),
  // Remote help usually happens once, so an earlier case is weak evidence for today.
  earlier('remote_access', 1.6),
  earlier('virtual_machine', 3.1),
];
