import { majorOf } from '../derive/browser-age';
import { digestOrNull } from '../derive/digest';
import { readGraphics, rendererOf } from '../derive/graphics';
import { audioHash, canvasHash, fontHash, mathHash, screenSides } from '../derive/hashes';
import type { OsFamily } from '../derive/platform';
import type { DeviceSession } from '../session/read-session';

/** What a vector is made of. */
export interface VectorInput {
  readonly signals: DeviceSession['signals'];
  readonly os: OsFamily;
  readonly osVersion: string | null;
  readonly browser: string | null;
  readonly browserVersion: string | null;
  /** Network of the browser's address (`/24`, `/48`), and who announces it; null when not known, or shared by many. */
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
  | 'place'
  | 'tastes'
  | 'network';

/**
 * One attribute of a device and how much it proves: `same` = P(equal | same device, some days later), `others` =
 * P(equal | two devices that share a block), `alike` = the same among devices of one model that its maker keeps alike
 * (iPhones, iPads, Macs, Android phones of one model). A first estimate: published marginals (Panopticlick, AmIUnique, FP-STALKER,
 * Pugliese et al. 2020) and the drift of the bench's population.
 */
export interface Feature {
  readonly name: string;
  readonly family: FeatureFamily;
  readonly same: number;
  readonly others: number;
  readonly alike: number;
  /** `same` on phones and tablets, whose parts and screen nobody changes; left out where it is the same. */
  readonly steady?: number;
  /** Two devices that differ in it are never the same. */
  readonly veto?: true;
  /** A number that a device only raises: browsers are updated, never set back. */
  readonly rising?: true;
  /** null = not reported, or reported with noise: neither for nor against. */
  readonly value: (input: VectorInput) => unknown;
}

/** `null` of an empty list: nothing is reported. */
const listed = (list: readonly string[] | null | undefined): readonly string[] | null =>
  list && list.length > 0 ? list : null;

const noised = ({ signals }: VectorInput): boolean =>
  signals.canvas !== null && !(signals.canvas.stable && signals.canvas.knownPixels);

export const FEATURES: readonly Feature[] = [
  { name: 'os', family: 'system', same: 0.999, others: 0.95, alike: 0.99, veto: true, value: ({ os }) => os },
  {
    name: 'os-version',
    family: 'system',
    same: 0.9,
    others: 0.5,
    alike: 0.5,
    value: ({ osVersion }) => osVersion,
  },
  {
    name: 'platform',
    family: 'system',
    same: 0.999,
    others: 0.9,
    alike: 0.99,
    value: ({ signals }) => signals.userAgent?.platform,
  },
  {
    name: 'architecture',
    family: 'system',
    same: 0.999,
    others: 0.9,
    alike: 0.99,
    value: ({ signals }) => signals.userAgentData?.architecture,
  },
  {
    name: 'model',
    family: 'system',
    same: 0.999,
    others: 0.9,
    alike: 0.95,
    value: ({ signals }) => signals.userAgentData?.model || null,
  },
  {
    name: 'engine',
    family: 'browser',
    same: 0.999,
    others: 0.9,
    alike: 0.99,
    veto: true,
    value: ({ signals }) => signals.engine?.kind,
  },
  {
    name: 'browser',
    family: 'browser',
    same: 0.999,
    others: 0.7,
    alike: 0.9,
    veto: true,
    value: ({ browser }) => browser,
  },
  {
    name: 'browser-major',
    family: 'browser',
    same: 0.6,
    others: 0.35,
    alike: 0.4,
    rising: true,
    value: ({ browserVersion }) => majorOf(browserVersion),
  },
  {
    name: 'graphics-vendor',
    family: 'graphics',
    same: 0.995,
    others: 0.8,
    alike: 0.99,
    veto: true,
    value: ({ signals }) => {
      const { vendor, software } = readGraphics(rendererOf(signals));
      return software ? null : vendor;
    },
  },
  {
    name: 'graphics-model',
    family: 'graphics',
    same: 0.98,
    steady: 0.999,
    others: 0.3,
    alike: 0.95,
    value: ({ signals }) => readGraphics(rendererOf(signals)).model,
  },
  {
    name: 'graphics-text',
    family: 'graphics',
    same: 0.95,
    others: 0.25,
    alike: 0.9,
    value: ({ signals }) => rendererOf(signals),
  },
  {
    name: 'webgl',
    family: 'graphics',
    same: 0.92,
    others: 0.3,
    alike: 0.9,
    value: ({ signals }) => {
      const context = signals.webgl?.webgl;
      return context?.parametersStable ? context.parameters : null;
    },
  },
  {
    name: 'screen-longer',
    family: 'screen',
    same: 0.93,
    steady: 0.999,
    others: 0.4,
    alike: 0.98,
    value: ({ signals }) => screenSides(signals)?.[0],
  },
  {
    name: 'screen-shorter',
    family: 'screen',
    same: 0.93,
    steady: 0.999,
    others: 0.4,
    alike: 0.98,
    value: ({ signals }) => screenSides(signals)?.[1],
  },
  {
    name: 'color-depth',
    family: 'screen',
    same: 0.98,
    steady: 0.999,
    others: 0.85,
    alike: 0.98,
    value: ({ signals }) => signals.screen?.colorDepth,
  },
  {
    name: 'gamut',
    family: 'screen',
    same: 0.93,
    steady: 0.998,
    others: 0.7,
    alike: 0.98,
    value: ({ signals }) => signals.mediaQueries?.colorGamut,
  },
  {
    name: 'pixel-ratio',
    family: 'render',
    same: 0.9,
    steady: 0.99,
    others: 0.5,
    alike: 0.95,
    value: ({ signals }) => signals.screen?.devicePixelRatio,
  },
  {
    name: 'canvas',
    family: 'render',
    same: 0.88,
    others: 0.1,
    alike: 0.8,
    value: ({ signals }) => canvasHash(signals),
  },
  {
    name: 'text-widths',
    family: 'render',
    same: 0.88,
    others: 0.25,
    alike: 0.85,
    value: (input) =>
      noised(input) || input.signals.fonts?.noise ? null : input.signals.fonts?.genericWidths,
  },
  {
    name: 'fonts',
    family: 'fonts',
    same: 0.93,
    others: 0.08,
    alike: 0.8,
    value: ({ signals }) => fontHash(signals),
  },
  {
    name: 'voices',
    family: 'fonts',
    same: 0.95,
    others: 0.3,
    alike: 0.6,
    value: ({ signals }) => listed(signals.voices?.names),
  },
  {
    name: 'audio',
    family: 'hardware',
    same: 0.98,
    steady: 0.99,
    others: 0.5,
    alike: 0.95,
    value: ({ signals }) => audioHash(signals),
  },
  {
    name: 'math',
    family: 'hardware',
    same: 0.98,
    others: 0.8,
    alike: 0.98,
    value: ({ signals }) => mathHash(signals),
  },
  {
    name: 'cores',
    family: 'hardware',
    same: 0.995,
    steady: 0.999,
    others: 0.35,
    alike: 0.95,
    value: ({ signals }) => signals.hardware?.hardwareConcurrency,
  },
  {
    name: 'memory',
    family: 'hardware',
    same: 0.99,
    steady: 0.999,
    others: 0.5,
    alike: 0.9,
    value: ({ signals }) => signals.hardware?.deviceMemory,
  },
  {
    name: 'touch-points',
    family: 'hardware',
    same: 0.998,
    others: 0.9,
    alike: 0.99,
    veto: true,
    value: ({ signals }) => signals.hardware?.maxTouchPoints,
  },
  {
    name: 'media-devices',
    family: 'hardware',
    same: 0.88,
    steady: 0.97,
    others: 0.3,
    alike: 0.9,
    value: ({ signals }) => signals.mediaDevices && Object.values(signals.mediaDevices),
  },
  {
    name: 'drm',
    family: 'hardware',
    same: 0.98,
    others: 0.85,
    alike: 0.98,
    value: ({ signals }) => listed(signals.drm),
  },
  {
    name: 'zone',
    family: 'place',
    same: 0.96,
    others: 0.55,
    alike: 0.55,
    value: ({ signals }) => signals.timeZone?.zone,
  },
  {
    name: 'languages',
    family: 'place',
    same: 0.97,
    others: 0.35,
    alike: 0.4,
    value: ({ signals }) => listed(signals.locale?.languages),
  },
  {
    name: 'keyboard',
    family: 'place',
    same: 0.97,
    others: 0.5,
    alike: 0.6,
    value: ({ signals }) =>
      digestOrNull(signals.keyboardLayout && Object.entries(signals.keyboardLayout).sort()),
  },
  {
    name: 'dark',
    family: 'tastes',
    same: 0.93,
    others: 0.6,
    alike: 0.55,
    value: ({ signals }) => signals.mediaQueries?.darkScheme,
  },
  {
    name: 'motion',
    family: 'tastes',
    same: 0.97,
    others: 0.85,
    alike: 0.85,
    value: ({ signals }) => signals.mediaQueries?.reducedMotion,
  },
  {
    name: 'contrast',
    family: 'tastes',
    same: 0.98,
    others: 0.9,
    alike: 0.95,
    value: ({ signals }) => signals.mediaQueries?.contrast,
  },
  {
    name: 'privacy',
    family: 'tastes',
    same: 0.97,
    others: 0.8,
    alike: 0.9,
    value: ({ signals }) =>
      signals.privacy && [signals.privacy.doNotTrack, signals.privacy.globalPrivacyControl],
  },
  {
    name: 'colors',
    family: 'tastes',
    same: 0.93,
    others: 0.5,
    alike: 0.7,
    value: ({ signals }) => digestOrNull(signals.systemColors && Object.entries(signals.systemColors).sort()),
  },
  {
    name: 'network',
    family: 'network',
    same: 0.55,
    others: 0.004,
    alike: 0.004,
    value: ({ network }) => network,
  },
  { name: 'asn', family: 'network', same: 0.8, others: 0.12, alike: 0.12, value: ({ asn }) => asn },
];

/**
 * What a kind of device is: phones and tablets are made alike and stay as they are, computers of one maker are made
 * alike but live with other screens and fonts, all others differ from the first day.
 */
export type DeviceKind = 'phone' | 'maker' | 'other';

/** Most that a family may add for or against, in natural logarithms: its members change together. */
export const FAMILY_CAPS: {
  readonly [F in FeatureFamily]: { readonly most: number; readonly least: number };
} = {
  system: { most: 1.5, least: -3 },
  browser: { most: 1.5, least: -2 },
  graphics: { most: 2, least: -4 },
  screen: { most: 1.5, least: -2 },
  render: { most: 2.5, least: -2 },
  fonts: { most: 3, least: -3 },
  hardware: { most: 2, least: -4 },
  place: { most: 1.5, least: -3.5 },
  tastes: { most: 1, least: -1.5 },
  network: { most: 5, least: -1 },
};
