import type { LieId } from '@assay/contract';
import { isProgramInput } from '../derive/behaviour';
import type { OsFamily } from '../derive/platform';
import type { Ticket } from '../envelope/ticket';
import type { DeviceSession } from '../session/read-session';

/** What a check may look at. */
export interface CheckInput {
  readonly session: DeviceSession;
  readonly ticket: Ticket | null;
  /** Digest of the user agent that the session reports. */
  readonly userAgentDigest: string | null;
  /** What the user agent string claims. */
  readonly claimed: { readonly browser: string | null; readonly os: OsFamily };
  readonly flags: ReadonlySet<string>;
}

/**
 * One check: what it speaks for, and how much. A verdict needs a sum of 1: a check of weight 1 decides alone, medium
 * ones only together. Checks of one family count once, with their heaviest: they are the same fact by several routes.
 */
interface Check {
  readonly id: string;
  readonly speaksFor: 'automation' | 'tampering';
  readonly family: string;
  readonly weight: number;
  readonly fires: (input: CheckInput) => boolean;
}

const lie =
  (id: LieId, on?: RegExp) =>
  ({ session }: CheckInput): boolean =>
    session.lies.some((entry) => entry.id === id && (on === undefined || on.test(entry.on)));

const ENGINE_OF: { readonly [browser: string]: 'chromium' | 'gecko' | 'webkit' } = {
  Chrome: 'chromium',
  Chromium: 'chromium',
  Edge: 'chromium',
  Opera: 'chromium',
  Brave: 'chromium',
  Vivaldi: 'chromium',
  'Samsung Internet': 'chromium',
  Firefox: 'gecko',
  Safari: 'webkit',
};

/** The engine that wording and shapes show is not the one of the claimed browser. On iOS every browser is WebKit. */
function wrongEngine({ session, claimed }: CheckInput): boolean {
  const kind = session.signals.engine?.kind;
  const expected = claimed.os === 'ios' ? 'webkit' : ENGINE_OF[claimed.browser ?? ''];
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

/** Graphics that the claimed system cannot have: Apple's own outside Apple, Direct3D outside Windows. */
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

const HINTED: { readonly [platform: string]: OsFamily } = {
  Windows: 'windows',
  macOS: 'macos',
  Linux: 'linux',
  Android: 'android',
  'Chrome OS': 'chromeos',
  'Chromium OS': 'chromeos',
};

function headerPlatformDiffers({ ticket, claimed }: CheckInput): boolean {
  const hinted = HINTED[ticket?.platform ?? ''];
  return hinted !== undefined && claimed.os !== 'other' && hinted !== claimed.os;
}

const behaviourFlag =
  (flag: string) =>
  ({ flags }: CheckInput): boolean =>
    flags.has(flag);

const realm = /userAgent|platform|hardwareConcurrency|deviceMemory|dataPlatform|brands|unmasked|webdriver/i;

/**
 * Every check. DevTools shows as an inspected window too, so that counts as a half; a UTC zone, a missing graphics
 * card and a software renderer are ordinary on machines of people and are no checks at all.
 */
export const CHECKS: readonly Check[] = [
  { id: 'webdriver', speaksFor: 'automation', family: 'webdriver', weight: 1, fires: lie('webdriver') },
  {
    id: 'webdriver-realm',
    speaksFor: 'automation',
    family: 'webdriver',
    weight: 1,
    fires: lie('webdriver-realm'),
  },
  {
    id: 'webdriver-hidden',
    speaksFor: 'automation',
    family: 'webdriver',
    weight: 1,
    fires: lie('webdriver-hidden'),
  },
  {
    id: 'automation-global',
    speaksFor: 'automation',
    family: 'globals',
    weight: 1,
    fires: lie('automation-global'),
  },
  {
    id: 'headless-name',
    speaksFor: 'automation',
    family: 'headless',
    weight: 1,
    fires: lie('headless-name'),
  },
  {
    id: 'headless-browser',
    speaksFor: 'automation',
    family: 'headless',
    weight: 1,
    fires: ({ claimed }) => claimed.browser === 'Chrome Headless' || claimed.browser === 'PhantomJS',
  },
  {
    id: 'inspected-window',
    speaksFor: 'automation',
    family: 'inspected',
    weight: 0.5,
    fires: lie('inspected-window'),
  },
  {
    id: 'inspected-worker',
    speaksFor: 'automation',
    family: 'inspected',
    weight: 0.5,
    fires: lie('inspected-worker'),
  },
  {
    id: 'chrome-object',
    speaksFor: 'automation',
    family: 'chrome-object',
    weight: 0.5,
    fires: lie('chrome-object'),
  },
  {
    id: 'notification-state',
    speaksFor: 'automation',
    family: 'notification',
    weight: 0.6,
    fires: lie('notification-state'),
  },
  {
    id: 'window-frameless',
    speaksFor: 'automation',
    family: 'window',
    weight: 0.5,
    fires: lie('window-frameless'),
  },
  {
    id: 'program-input',
    speaksFor: 'automation',
    family: 'input',
    weight: 1,
    fires: ({ session }) => session.behaviour !== null && isProgramInput(session.behaviour),
  },
  {
    id: 'odd-keys',
    speaksFor: 'automation',
    family: 'keys',
    weight: 0.5,
    fires: behaviourFlag('suspicious_keypress_characteristics'),
  },
  {
    id: 'odd-pointer',
    speaksFor: 'automation',
    family: 'pointer',
    weight: 0.5,
    fires: behaviourFlag('suspicious_mouse_movement'),
  },
  {
    id: 'odd-filling',
    speaksFor: 'automation',
    family: 'filling',
    weight: 0.4,
    fires: behaviourFlag('suspicious_form_fillout'),
  },

  {
    id: 'native-replaced',
    speaksFor: 'tampering',
    family: 'replaced',
    weight: 1,
    fires: lie('native-replaced'),
  },
  {
    id: 'instance-property',
    speaksFor: 'tampering',
    family: 'replaced',
    weight: 1,
    fires: lie('instance-property'),
  },
  {
    id: 'realm-iframe',
    speaksFor: 'tampering',
    family: 'realm',
    weight: 1,
    fires: lie('realm-iframe', realm),
  },
  {
    id: 'realm-worker',
    speaksFor: 'tampering',
    family: 'realm',
    weight: 1,
    fires: lie('realm-worker', realm),
  },
  {
    id: 'realm-place',
    speaksFor: 'tampering',
    family: 'realm',
    weight: 0.6,
    fires: (input) => lie('realm-iframe')(input) || lie('realm-worker')(input),
  },
  { id: 'engine', speaksFor: 'tampering', family: 'engine', weight: 1, fires: lie('engine') },
  { id: 'engine-claimed', speaksFor: 'tampering', family: 'engine', weight: 1, fires: wrongEngine },
  { id: 'user-agent-data', speaksFor: 'tampering', family: 'name', weight: 1, fires: lie('user-agent-data') },
  { id: 'platform', speaksFor: 'tampering', family: 'platform', weight: 1, fires: lie('platform') },
  { id: 'platform-claimed', speaksFor: 'tampering', family: 'platform', weight: 1, fires: wrongPlatform },
  { id: 'graphics-claimed', speaksFor: 'tampering', family: 'graphics', weight: 1, fires: wrongGraphics },
  { id: 'mobile-touch', speaksFor: 'tampering', family: 'touch', weight: 0.6, fires: lie('mobile-touch') },
  { id: 'languages', speaksFor: 'tampering', family: 'languages', weight: 0.6, fires: lie('languages') },
  { id: 'time-zone', speaksFor: 'tampering', family: 'time-zone', weight: 1, fires: lie('time-zone') },
  { id: 'screen', speaksFor: 'tampering', family: 'screen', weight: 1, fires: lie('screen') },
  { id: 'header-user-agent', speaksFor: 'tampering', family: 'name', weight: 1, fires: headerDiffers },
  {
    id: 'header-platform',
    speaksFor: 'tampering',
    family: 'platform',
    weight: 1,
    fires: headerPlatformDiffers,
  },
  {
    id: 'header-language',
    speaksFor: 'tampering',
    family: 'languages',
    weight: 0.6,
    fires: headerLanguageDiffers,
  },
  // Browsers that protect against fingerprinting do this to everybody: alone it is no lie of this person.
  { id: 'canvas-noise', speaksFor: 'tampering', family: 'noise', weight: 0.3, fires: lie('canvas-noise') },
  { id: 'audio-noise', speaksFor: 'tampering', family: 'noise', weight: 0.3, fires: lie('audio-noise') },
  { id: 'font-noise', speaksFor: 'tampering', family: 'noise', weight: 0.3, fires: lie('font-noise') },
  { id: 'webgl-noise', speaksFor: 'tampering', family: 'noise', weight: 0.3, fires: lie('webgl-noise') },
];
