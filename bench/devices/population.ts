import { SAMPLE_SIGNALS, type VectorInput } from '@assay/devices';
import {
  BROWSERS,
  type BrowserName,
  CORES,
  COUNTRIES,
  type Country,
  DAYS_OF_ADDRESS,
  DESKTOP_SCREENS,
  FONT_PACKS,
  MEMORIES,
  MODELS,
  NETWORKS,
  PERSONS_OF_HOUSEHOLD,
  SCREENS,
  SYSTEMS,
  type System,
} from './data/population';
import { Chance } from './random';

/**
 * An invented population with the marginals of public statistics: systems and browsers (StatCounter 2025), screens,
 * few iPhone and many Android models after Zipf's law, ISPs with household and carrier networks, and the drift that
 * FP-STALKER (2018) and Pugliese et al. (2020) describe. Nobody real is in it.
 */

/** A device with what changes of it. Times are days. */
class Device {
  readonly system: System;
  readonly browser: BrowserName;
  private readonly model: number;
  private readonly country: Country;
  private readonly languages: readonly string[];
  private readonly cores: number;
  private readonly memory: number;
  private readonly smoothing: number;
  private readonly accent: number;
  private readonly dark: boolean;
  private readonly mediaDevices: readonly [number, number, number];
  private readonly dock: readonly [number, number] | null;
  private readonly screen: readonly [number, number];
  private readonly ratio: number;
  private readonly provider: number;
  private readonly carrier: number;
  private fonts: readonly string[];
  private systemVersion: number;
  private readonly updateLag: number;
  private readonly household: number;
  /** Number of the token in its storage; a new one after each clearing. */
  private token: string | null = null;
  private at = 0;

  private readonly chance: Chance;

  constructor(
    readonly number: number,
    chance: Chance,
    households: number,
  ) {
    this.chance = chance;
    this.system = chance.weighted(SYSTEMS);
    this.browser = chance.weighted(BROWSERS[this.system]);
    this.model = chance.skewed(MODELS[this.system]);
    // People of one household share their country, their provider and the address that it gives them.
    this.household = chance.below(households);
    const home = new Chance(1000 + this.household);
    this.country = home.weighted(COUNTRIES);
    this.provider = home.rank(this.country.providers);
    this.languages = this.country.languages[chance.rank(this.country.languages.length)] ?? [];
    const isDesktop = this.isDesktop;
    const fixed = this.model;
    this.cores =
      this.system === 'windows' || this.system === 'linux'
        ? (CORES[chance.rank(CORES.length)] ?? 8)
        : ([8, 4, 6, 10][fixed % 4] ?? 8);
    this.memory = isDesktop ? (MEMORIES[chance.rank(MEMORIES.length)] ?? 8) : ([4, 8, 2][fixed % 3] ?? 4);
    this.smoothing = isDesktop ? chance.below(3) : 0;
    this.accent = isDesktop ? chance.rank(24) : 0;
    this.dark = chance.happens(isDesktop ? 0.35 : 0.45);
    this.mediaDevices = isDesktop ? [chance.below(3), chance.below(3), chance.below(2)] : [1, 1, 1];
    const screens = SCREENS[this.system];
    const isSoldWhole = this.system === 'ios' || this.system === 'android' || this.system === 'macos';
    this.screen = screens[isSoldWhole ? fixed % screens.length : chance.rank(screens.length)] as readonly [
      number,
      number,
    ];
    this.ratio =
      this.system === 'ios'
        ? 3
        : this.system === 'macos'
          ? 2
          : this.system === 'android'
            ? ([2.625, 3, 2][fixed % 3] ?? 2.625)
            : chance.weighted([
                [70, 1],
                [20, 1.25],
                [10, 1.5],
              ]);
    this.dock = isDesktop && chance.happens(0.15) ? chance.pick(DESKTOP_SCREENS) : null;
    this.fonts =
      isDesktop && this.system !== 'chromeos'
        ? Array.from({ length: FONT_PACKS }, (_, pack) => pack)
            .filter((pack) => chance.happens(pack < 3 ? 0.45 : 0.12))
            .map((pack) => `pack ${pack}`)
        : [];
    this.systemVersion = chance.rank(this.system === 'ios' || this.system === 'android' ? 8 : 4);
    this.updateLag = chance.wait(9);
    this.carrier = chance.rank(4);
  }

  get isDesktop(): boolean {
    return this.system !== 'ios' && this.system !== 'android';
  }

  /** Safari forgets what scripts stored on a site that is not visited for a week. */
  private get forgetsInAWeek(): boolean {
    return this.system === 'ios' || this.browser === 'Safari';
  }

  private drift(to: number): void {
    const chance = this.chance;
    const days = to - this.at;
    this.at = to;
    if (chance.happens(1 - Math.exp(-days / 45))) this.systemVersion++;
    if (this.isDesktop && chance.happens(1 - Math.exp(-days / 150)))
      this.fonts = [...this.fonts, `added ${chance.below(40)}`];
    // Cleared by hand: near a third a month.
    if (chance.happens(1 - Math.exp(-days / 80)) || (this.forgetsInAWeek && days > 7)) this.token = null;
  }

  /** A household's address changes once in a while, for all of its members. */
  private homeNetwork(day: number): number {
    const since = Math.floor(day / DAYS_OF_ADDRESS + (this.household % 97) / 97);
    return hashOf(`${this.household} ${since}`) % NETWORKS;
  }

  /** What a visit of this day shows. */
  visit(day: number): { readonly input: VectorInput; readonly token: string | null } {
    const chance = this.chance;
    this.drift(day);
    const isPrivate = chance.happens(0.08);
    const travels = chance.happens(0.015);
    const place = travels ? chance.weighted(COUNTRIES) : this.country;
    const isMobile = !this.isDesktop && chance.happens(0.35);
    const isElsewhere = !isMobile && (travels || chance.happens(0.1));
    const country = COUNTRIES.findIndex(([, other]) => other.zone === place.zone);
    const provider = isElsewhere ? chance.rank(place.providers) : this.provider;
    const asn = country * 100 + (isMobile ? 50 + this.carrier : provider);
    // Carriers put thousands of phones behind few addresses.
    // A carrier's addresses distinguish nobody: the server takes them as unknown.
    const network = isMobile
      ? null
      : `${asn}/${isElsewhere ? chance.below(NETWORKS) : this.homeNetwork(day)}`;
    let token: string | null = null;
    if (!isPrivate) {
      this.token ??= `${this.number}/${day}/${chance.below(1_000_000)}`;
      token = this.token;
    }
    const noised = isPrivate && (this.browser === 'Safari' || this.browser === 'Firefox');
    return { input: this.input({ day, place, network, asn, noised, isPrivate }), token };
  }

  private input(now: {
    readonly day: number;
    readonly place: Country;
    readonly network: string | null;
    readonly asn: number;
    readonly noised: boolean;
    readonly isPrivate: boolean;
  }): VectorInput {
    const { system, model, browser } = this;
    const chance = this.chance;
    const engine =
      browser === 'Safari' || system === 'ios' ? 'webkit' : browser === 'Firefox' ? 'gecko' : 'chromium';
    const isChromium = engine === 'chromium';
    const major =
      engine === 'webkit'
        ? 18 + Math.floor((now.day - this.updateLag) / 365)
        : 140 + Math.floor((now.day + 100 - this.updateLag) / 28);
    const zoom = this.isDesktop && chance.happens(0.05) ? 1.25 : 1;
    const screen = this.dock && chance.happens(0.4) ? this.dock : this.screen;
    const graphics =
      engine === 'webkit'
        ? 'Apple GPU'
        : system === 'macos'
          ? `ANGLE (Apple, ANGLE Metal Renderer: Apple M${1 + (model % 4)}, Unspecified Version)`
          : `ANGLE (Maker ${model % 4}, Graphics ${model % (system === 'android' ? 40 : 130)}, D3D11)`;
    // Rendering follows the graphics, the system's version on phones, the settings on desktops, and the zoom.
    const look = `${system} ${engine} ${graphics} ${system === 'ios' ? `${model % 7} ${Math.floor(this.systemVersion / 3)}` : ''} ${this.smoothing}`;
    const fonts = [
      `${system} ${this.isDesktop ? Math.floor(this.systemVersion / 4) : Math.floor(this.systemVersion / 3)} ${system === 'android' ? model % 12 : ''}`,
      ...(engine === 'webkit' ? [] : this.fonts),
    ];
    const phone = system === 'android' && isChromium ? `Phone ${model}` : null;
    const s = SAMPLE_SIGNALS;
    return {
      os: system,
      osVersion: isChromium || system === 'ios' ? `${system} ${this.systemVersion}` : system,
      browser,
      browserVersion: String(major),
      network: now.network,
      asn: now.asn,
      signals: {
        ...s,
        userAgent: { ...s.userAgent, platform: system },
        userAgentData: isChromium
          ? { ...s.userAgentData, model: phone, architecture: this.isDesktop ? 'x86' : null }
          : null,
        engine: { ...s.engine, kind: engine },
        locale: { ...s.locale, languages: this.languages },
        timeZone: { ...s.timeZone, zone: now.place.zone },
        hardware: {
          deviceMemory: isChromium ? this.memory : null,
          hardwareConcurrency: engine === 'webkit' ? Math.min(8, this.cores) : this.cores,
          maxTouchPoints: this.isDesktop ? 0 : 5,
        },
        screen: {
          ...s.screen,
          width: screen[0],
          height: screen[1],
          devicePixelRatio: this.ratio * zoom,
          colorDepth: system === 'macos' ? 30 : 24,
        },
        mediaQueries: {
          ...s.mediaQueries,
          colorGamut: system === 'ios' || system === 'macos' ? 'p3' : 'srgb',
          darkScheme: chance.happens(0.04) ? !this.dark : this.dark,
        },
        canvas: now.noised
          ? { ...s.canvas, stable: false }
          : {
              ...s.canvas,
              geometry: look,
              text: `${look} ${this.ratio * zoom} ${this.isDesktop ? '' : this.systemVersion}`,
            },
        audio: now.noised ? null : { ...s.audio, sum: hashOf(`${engine} ${system} ${this.cores > 8}`) },
        math: { values: [engine, system] },
        fonts: { ...s.fonts, found: fonts, genericWidths: [hashOf(`${look} ${this.ratio * zoom}`)] },
        webgl: {
          webgl: {
            ...(s.webgl.webgl as NonNullable<typeof s.webgl.webgl>),
            unmaskedRenderer: graphics,
            parameters: [`${graphics} ${system} ${isChromium ? Math.floor(major / 4) : ''}`],
          },
          webgl2: null,
        },
        mediaDevices: isChromium
          ? {
              audioInput: chance.happens(0.07) ? 9 : this.mediaDevices[0],
              audioOutput: this.mediaDevices[1],
              videoInput: this.mediaDevices[2],
            }
          : null,
        voices: { count: 1, names: [`${system} ${this.languages[0]}`] },
        keyboardLayout: isChromium && this.isDesktop ? { KeyQ: this.country.keyboard } : null,
        systemColors: { AccentColor: `rgb(${this.accent}, 0, 0)` },
        drm: isChromium ? ['widevine', 'clearkey'] : ['fairplay'],
      },
    };
  }
}

function hashOf(text: string): number {
  let sum = 7;
  for (let index = 0; index < text.length; index++) sum = (Math.imul(sum, 31) + text.charCodeAt(index)) >>> 0;
  return sum;
}

/** One visit of the population. */
export interface Visit {
  readonly device: Device;
  /** Days since the first one. */
  readonly day: number;
}

/** The devices' visits of so many days in the order of time; every device comes at least once. */
export function visitsOf(devices: number, days: number, seed: number): readonly Visit[] {
  const chance = new Chance(seed);
  const visits: Visit[] = [];
  const households = Math.ceil(devices / PERSONS_OF_HOUSEHOLD);
  for (let number = 0; number < devices; number++) {
    const device = new Device(number, new Chance(seed + 17 * (number + 1)), households);
    const gap = 2 + chance.wait(14);
    for (let day = chance.next() * days * 0.7; day < days; day += 0.01 + chance.wait(gap))
      visits.push({ device, day });
  }
  return visits.sort((a, b) => a.day - b.day);
}
