import { readGraphics, rendererOf } from '../derive/graphics';
import { audioHash, digest, digestOrNull, fontHash, mathHash } from '../derive/hashes';
import { nativeScreen } from '../derive/native-screen';
import { majorOf, type OsFamily } from '../derive/platform';
import { releaseNumber } from '../matching/releases';
import type { DeviceSession } from '../session/read-session';

/** Input from which the features are computed. */
export interface VectorInput {
  readonly signals: DeviceSession['signals'];
  readonly os: OsFamily;
  readonly osVersion: string | null;
  readonly browser: string | null;
  readonly browserVersion: string | null;
  /**
   * Network of the browser's address (`/24`, `/48`) and the AS that announces it; null if unknown or shared
   * by many users.
   */
  readonly network: string | null;
  readonly asn: number | null;
}

export type FeatureFamily =
  | 'system'
  | 'browser'
  | 'graphics'
  | 'screen'
  | 'render'
  | 'fonts'
  | 'hardware'
  | 'media'
  | 'place'
  | 'tastes'
  | 'network'
  | 'build';

/**
 * One attribute of a device. `change` = P(a visit shows a value that the device never showed in several
 * visits); `steady` = the same for phones and tablets, whose parts don't change. `world` = how often two
 * devices of one system and browser share a value, if neither the account nor `world-shares.ts` has a better
 * number; `alike` = the same for devices that a maker builds alike (iPhones, Macs, Android phones). Estimates
 * from published marginals and drifts (Panopticlick 2010, AmIUnique 2016, FP-STALKER 2018, Pugliese et al.
 * 2020, Chrome study WWW 2024).
 */
interface Feature {
  readonly name: string;
  readonly family: FeatureFamily;
  readonly change: number;
  readonly steady?: number;
  readonly world: number;
  readonly alike?: number;
  /** Two devices with different values are never the same. */
  readonly veto?: true;
  /** A number that only increases: browsers and systems are updated, never downgraded. */
  readonly rising?: true;
  /**
   * Component that renders or measures the value, so that its update changes it: the system, the browser, or
   * either.
   */
  readonly follows?: 'system' | 'browser' | 'both';
  /** Returns null if the value is not available or has noise: no evidence for or against. */
  readonly value: (input: VectorInput) => unknown;
}

/** Returns null for an empty list, which means not available. */
const listed = (list: readonly string[] | null | undefined): readonly string[] | null =>
  list && list.length > 0 ? list : null;

const noised = ({ signals }: VectorInput): boolean =>
  signals.canvas !== null && !(signals.canvas.stable && signals.canvas.knownPixels);

/** Returns a system version as one increasing number: `iOS 18.3.1` is 180301; null without a version. */
function releaseOf(osVersion: string | null): number | null {
  const parts = /(\d{1,4})(?:\.(\d{1,2}))?(?:\.(\d{1,2}))?/.exec(osVersion ?? '');
  if (!parts) return null;
  const [major, minor, patch] = [1, 2, 3].map((place) => Number(parts[place] ?? 0)) as [
    number,
    number,
    number,
  ];
  return releaseNumber(major, minor, patch);
}

/** Returns the hardware as purchased; the screen only if it is built in. */
function buildOf({ signals, os }: VectorInput): string | null {
  const { hardware, userAgentData } = signals;
  const { model } = readGraphics(rendererOf(signals));
  if (!hardware) return null;
  const isPhone = os === 'ios' || os === 'android';
  return digest(
    model,
    hardware.hardwareConcurrency,
    hardware.deviceMemory,
    userAgentData?.model || null,
    isPhone ? nativeScreen(signals, os) : null,
  );
}

/** All features. Add new ones at the end: stored memories refer to them by position. */
export const FEATURES: readonly Feature[] = [
  { name: 'os', family: 'system', change: 0.0001, world: 1, veto: true, value: ({ os }) => os },
  // Placeholder: this was the system version as text, which has no order. `system-release` replaces it.
  { name: 'os-version', family: 'system', change: 0.06, world: 0.4, value: () => null },
  {
    name: 'platform',
    family: 'system',
    change: 0.001,
    world: 0.9,
    value: ({ signals }) => signals.userAgent?.platform,
  },
  {
    name: 'architecture',
    family: 'system',
    change: 0.001,
    world: 0.9,
    value: ({ signals }) => signals.userAgentData?.architecture,
  },
  {
    name: 'model',
    family: 'system',
    change: 0.0005,
    world: 0.02,
    value: ({ signals }) => signals.userAgentData?.model || null,
  },
  {
    name: 'engine',
    family: 'browser',
    change: 0.0001,
    world: 1,
    veto: true,
    value: ({ signals }) => signals.engine?.kind,
  },
  {
    name: 'browser',
    family: 'browser',
    change: 0.0001,
    world: 1,
    veto: true,
    value: ({ browser }) => browser,
  },
  {
    name: 'browser-major',
    family: 'browser',
    change: 0.01,
    world: 0.5,
    rising: true,
    value: ({ browserVersion }) => majorOf(browserVersion),
  },
  {
    name: 'graphics-vendor',
    family: 'graphics',
    change: 0.002,
    steady: 0.0005,
    world: 0.4,
    alike: 0.95,
    value: ({ signals }) => {
      const { vendor, software } = readGraphics(rendererOf(signals));
      return software ? null : vendor;
    },
  },
  {
    name: 'graphics-model',
    family: 'graphics',
    change: 0.004,
    steady: 0.0005,
    world: 0.03,
    alike: 0.2,
    value: ({ signals }) => readGraphics(rendererOf(signals)).model,
  },
  {
    name: 'graphics-text',
    family: 'graphics',
    follows: 'system',
    change: 0.02,
    world: 0.03,
    alike: 0.2,
    value: ({ signals }) => rendererOf(signals),
  },
  {
    name: 'webgl',
    family: 'graphics',
    follows: 'both',
    change: 0.04,
    world: 0.03,
    alike: 0.2,
    value: ({ signals }) => {
      const context = signals.webgl?.webgl;
      return context?.parametersStable ? context.parameters : null;
    },
  },
  {
    name: 'screen',
    family: 'screen',
    change: 0.06,
    steady: 0.001,
    world: 0.2,
    alike: 0.1,
    value: ({ signals, os }) => nativeScreen(signals, os),
  },
  {
    name: 'color-depth',
    family: 'screen',
    change: 0.01,
    steady: 0.001,
    world: 0.9,
    value: ({ signals }) => signals.screen?.colorDepth,
  },
  {
    name: 'gamut',
    family: 'screen',
    change: 0.03,
    steady: 0.001,
    world: 0.8,
    value: ({ signals }) => signals.mediaQueries?.colorGamut,
  },
  {
    name: 'pixel-ratio',
    family: 'screen',
    change: 0.08,
    steady: 0.005,
    world: 0.4,
    alike: 0.6,
    value: ({ signals }) => signals.screen?.devicePixelRatio,
  },
  {
    name: 'canvas-text',
    family: 'screen',
    follows: 'both',
    change: 0.08,
    steady: 0.05,
    world: 0.03,
    alike: 0.15,
    value: (input) => (noised(input) ? null : input.signals.canvas?.text),
  },
  {
    name: 'text-widths',
    family: 'screen',
    follows: 'both',
    change: 0.08,
    steady: 0.03,
    world: 0.05,
    alike: 0.2,
    value: (input) =>
      noised(input) || input.signals.fonts?.noise ? null : input.signals.fonts?.genericWidths,
  },
  {
    name: 'canvas-shapes',
    family: 'render',
    follows: 'both',
    change: 0.02,
    steady: 0.03,
    world: 0.05,
    alike: 0.2,
    value: (input) => (noised(input) ? null : input.signals.canvas?.geometry),
  },
  {
    name: 'fonts',
    family: 'fonts',
    follows: 'system',
    change: 0.03,
    steady: 0.02,
    world: 0.02,
    alike: 0.4,
    value: ({ signals }) => fontHash(signals),
  },
  {
    name: 'voices',
    family: 'fonts',
    follows: 'system',
    change: 0.02,
    world: 0.2,
    alike: 0.4,
    value: ({ signals }) => listed(signals.voices?.names),
  },
  {
    name: 'audio',
    family: 'hardware',
    follows: 'both',
    change: 0.01,
    steady: 0.005,
    world: 0.4,
    alike: 0.9,
    value: ({ signals }) => audioHash(signals),
  },
  {
    name: 'math',
    family: 'hardware',
    follows: 'both',
    change: 0.01,
    world: 0.8,
    value: ({ signals }) => mathHash(signals),
  },
  {
    name: 'cores',
    family: 'hardware',
    change: 0.0003,
    steady: 0.0005,
    world: 0.25,
    alike: 0.6,
    value: ({ signals }) => signals.hardware?.hardwareConcurrency,
  },
  {
    name: 'memory',
    family: 'hardware',
    change: 0.003,
    steady: 0.0005,
    world: 0.45,
    alike: 0.6,
    value: ({ signals }) => signals.hardware?.deviceMemory,
  },
  {
    name: 'touch-points',
    family: 'hardware',
    change: 0.002,
    world: 0.9,
    veto: true,
    value: ({ signals }) => signals.hardware?.maxTouchPoints,
  },
  { name: 'drm', family: 'hardware', change: 0.01, world: 0.95, value: ({ signals }) => listed(signals.drm) },
  {
    name: 'media-devices',
    family: 'media',
    change: 0.1,
    steady: 0.02,
    world: 0.2,
    alike: 0.9,
    value: ({ signals }) => signals.mediaDevices && Object.values(signals.mediaDevices),
  },
  { name: 'zone', family: 'place', change: 0.03, world: 0.4, value: ({ signals }) => signals.timeZone?.zone },
  {
    name: 'languages',
    family: 'place',
    change: 0.02,
    world: 0.2,
    value: ({ signals }) => listed(signals.locale?.languages),
  },
  {
    name: 'keyboard',
    family: 'place',
    change: 0.01,
    world: 0.4,
    value: ({ signals }) =>
      digestOrNull(signals.keyboardLayout && Object.entries(signals.keyboardLayout).sort()),
  },
  {
    name: 'dark',
    family: 'tastes',
    change: 0.05,
    world: 0.55,
    value: ({ signals }) => signals.mediaQueries?.darkScheme,
  },
  {
    name: 'motion',
    family: 'tastes',
    change: 0.01,
    world: 0.9,
    value: ({ signals }) => signals.mediaQueries?.reducedMotion,
  },
  {
    name: 'contrast',
    family: 'tastes',
    change: 0.01,
    world: 0.95,
    value: ({ signals }) => signals.mediaQueries?.contrast,
  },
  {
    name: 'privacy',
    family: 'tastes',
    change: 0.01,
    world: 0.85,
    value: ({ signals }) =>
      signals.privacy && [signals.privacy.doNotTrack, signals.privacy.globalPrivacyControl],
  },
  {
    name: 'colors',
    family: 'tastes',
    change: 0.01,
    world: 0.35,
    alike: 0.7,
    value: ({ signals }) => digestOrNull(signals.systemColors && Object.entries(signals.systemColors).sort()),
  },
  { name: 'network', family: 'network', change: 0.35, world: 0.0003, value: ({ network }) => network },
  { name: 'asn', family: 'network', change: 0.2, world: 0.12, value: ({ asn }) => asn },
  {
    name: 'system-release',
    family: 'system',
    change: 0.06,
    world: 0.4,
    alike: 0.35,
    rising: true,
    value: ({ osVersion }) => releaseOf(osVersion),
  },
  // Parts are correlated, so the number of devices with all of them is counted instead of multiplying their
  // shares.
  {
    name: 'build',
    family: 'build',
    change: 0.006,
    steady: 0.001,
    world: 0.003,
    alike: 0.06,
    value: buildOf,
  },
];

/**
 * Kind of device. Phones and tablets are built alike and don't change. Computers of one maker are built alike
 * but have different screens and fonts. Machines of a data center are copies of an image. All others differ
 * from the first day.
 */
export type DeviceKind = 'phone' | 'maker' | 'image' | 'other';

/** Bounds of the evidence that a family may add, in natural logarithms: its members change together. */
export const FAMILY_CAPS: {
  readonly [F in FeatureFamily]: { readonly most: number; readonly least: number };
} = {
  system: { most: 4, least: -12 },
  browser: { most: 1.5, least: -12 },
  graphics: { most: 5, least: -7 },
  screen: { most: 6, least: -4.5 },
  render: { most: 3, least: -4 },
  fonts: { most: 5, least: -6 },
  hardware: { most: 4, least: -9 },
  media: { most: 2, least: -2.5 },
  place: { most: 3, least: -5 },
  tastes: { most: 4.5, least: -5 },
  network: { most: 9, least: -4 },
  build: { most: 6, least: -4 },
};
