import { SAMPLE_SIGNALS, type VectorInput } from '@assay/devices';
import { type Build, isDesktop } from './build';
import type { Country, System } from './data/population';

type Signals = VectorInput['signals'];

/** How a machine is used in one visit. */
export interface Drawn {
  readonly day: number;
  readonly country: Country;
  readonly network: string | null;
  readonly asn: number;
  readonly noised: boolean;
  readonly docked: boolean;
  readonly zoom: number;
  readonly scale: number;
  readonly languages: readonly string[];
  readonly dark: boolean;
  readonly headset: boolean;
}

/** Parts of a machine that its browser shows. */
interface ShownMachine {
  readonly build: Build;
  readonly engine: 'webkit' | 'gecko' | 'chromium';
  readonly graphics: string;
  readonly country: Country;
  readonly accent: number;
  readonly fonts: readonly string[];
  browserMajor(day: number): number;
  systemVersion(day: number): number;
  shownScreen(drawn: Drawn): { readonly width: number; readonly height: number; readonly ratio: number };
}

/** Formats a version as systems do: Apple has eight minor versions a year, the others one major version. */
const versionText = (system: System, version: number): string =>
  system === 'ios' || system === 'macos'
    ? `${system} ${18 + Math.floor(version / 8)}.${version % 8}`
    : `${system} ${10 + version}`;

export function hashOf(text: string): number {
  let sum = 7;
  for (let index = 0; index < text.length; index++) sum = (Math.imul(sum, 31) + text.charCodeAt(index)) >>> 0;
  return sum;
}

function fontsOf({ build, engine, fonts }: ShownMachine, systemVersion: number): readonly string[] {
  const { system, model } = build;
  const desktop = isDesktop(system);
  return [
    ...Array.from({ length: desktop ? 24 : 8 }, (_, font) => `${system} font ${font}`),
    `${system} ${desktop ? Math.floor(systemVersion / 4) : Math.floor(systemVersion / 3)} ${system === 'android' ? model % 12 : ''}`,
    ...(engine === 'webkit' ? [] : fonts),
  ];
}

/**
 * Returns the drawn and rendered signals, which depend on graphics, system version on phones, settings and
 * scale.
 */
function renderedSignals(machine: ShownMachine, now: Drawn) {
  const { build, engine, graphics } = machine;
  const { system, model } = build;
  const [major, systemVersion] = [machine.browserMajor(now.day), machine.systemVersion(now.day)];
  const { ratio } = machine.shownScreen(now);
  const look = `${system} ${engine} ${graphics} ${system === 'ios' ? `${model % 7} ${Math.floor(systemVersion / 3)}` : ''} ${build.smoothing}`;
  const s = SAMPLE_SIGNALS;
  return {
    canvas: now.noised
      ? { ...s.canvas, stable: false }
      : {
          ...s.canvas,
          geometry: look,
          text: `${look} ${ratio} ${isDesktop(system) ? '' : systemVersion}`,
        },
    audio: now.noised ? null : { ...s.audio, sum: hashOf(`${engine} ${system} ${build.cores > 8}`) },
    math: { values: [engine, system] },
    fonts: {
      ...s.fonts,
      found: fontsOf(machine, systemVersion),
      genericWidths: [hashOf(`${look} ${ratio}`)],
    },
    webgl: {
      webgl: {
        ...(s.webgl.webgl as NonNullable<typeof s.webgl.webgl>),
        unmaskedRenderer: graphics,
        parameters: [`${graphics} ${system} ${engine === 'chromium' ? Math.floor(major / 4) : ''}`],
      },
      webgl2: null,
    },
  } satisfies Partial<Signals>;
}

/** Returns hardware, screen and connected devices. */
function hardwareSignals(machine: ShownMachine, now: Drawn) {
  const { build, engine } = machine;
  const { system } = build;
  const { width, height, ratio } = machine.shownScreen(now);
  const isChromium = engine === 'chromium';
  const s = SAMPLE_SIGNALS;
  return {
    hardware: {
      deviceMemory: isChromium ? build.memory : null,
      hardwareConcurrency: engine === 'webkit' ? Math.min(8, build.cores) : build.cores,
      maxTouchPoints: isDesktop(system) ? 0 : 5,
    },
    screen: {
      ...s.screen,
      width,
      height,
      outerWidth: width,
      innerWidth: Math.round(width / now.zoom),
      devicePixelRatio: ratio,
      colorDepth: system === 'macos' ? 30 : 24,
    },
    mediaDevices: isChromium
      ? {
          audioInput: now.headset ? 9 : build.mediaDevices[0],
          audioOutput: build.mediaDevices[1],
          videoInput: build.mediaDevices[2],
        }
      : null,
  } satisfies Partial<Signals>;
}

/** Returns what a visit shows to a server. */
export function shownInput(machine: ShownMachine, now: Drawn): VectorInput {
  const { system, model, browser } = machine.build;
  const desktop = isDesktop(system);
  const isChromium = machine.engine === 'chromium';
  const s = SAMPLE_SIGNALS;
  return {
    os: system,
    osVersion: isChromium || system === 'ios' ? versionText(system, machine.systemVersion(now.day)) : system,
    browser,
    browserVersion: String(machine.browserMajor(now.day)),
    network: now.network,
    asn: now.asn,
    signals: {
      ...s,
      userAgent: { ...s.userAgent, platform: system },
      userAgentData: isChromium
        ? {
            ...s.userAgentData,
            model: system === 'android' ? `Phone ${model}` : null,
            architecture: desktop ? 'x86' : null,
          }
        : null,
      engine: { ...s.engine, kind: machine.engine },
      locale: { ...s.locale, languages: now.languages },
      timeZone: { ...s.timeZone, zone: now.country.zone },
      mediaQueries: {
        ...s.mediaQueries,
        colorGamut: system === 'ios' || system === 'macos' ? 'p3' : 'srgb',
        darkScheme: now.dark,
      },
      voices: { count: 1, names: [`${system} ${now.languages[0]}`] },
      keyboardLayout: isChromium && desktop ? { KeyQ: machine.country.keyboard } : null,
      systemColors: { AccentColor: `rgb(${machine.accent}, 0, 0)` },
      drm: isChromium ? ['widevine', 'clearkey'] : ['fairplay'],
      ...hardwareSignals(machine, now),
      ...renderedSignals(machine, now),
    },
  };
}
