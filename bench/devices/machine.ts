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
  type GroupKind,
  HABITS,
  MEMORIES,
  MODELS,
  NETWORKS,
  SCALES,
  SCREENS,
  SYSTEMS,
  type System,
} from './data/population';
import { Chance } from './random';

/** What a visit of the bench is told by, besides what the browser shows. */
export type Circumstance =
  | 'same'
  | 'private'
  | 'cleared'
  | 'second-profile'
  | 'docked'
  | 'zoomed'
  | 'language'
  | 'travels'
  | 'copied-token'
  | 'moved-profile';

/** What a browser shows in one visit. */
interface Shown {
  readonly input: VectorInput;
  /** null = it keeps none. */
  readonly token: string | null;
  readonly circumstances: ReadonlySet<Circumstance>;
}

/** Changes that a test sets by hand; what is left out is as the machine is. */
export interface Use {
  readonly scale?: number;
  readonly zoom?: number;
  readonly docked?: boolean;
  readonly country?: Country;
  readonly languages?: readonly string[];
  readonly dark?: boolean;
  readonly away?: boolean;
  readonly token?: string | null;
}

/** Parts that a machine is made of; those of a group share them. */
interface Build {
  readonly system: System;
  readonly browser: BrowserName;
  readonly model: number;
  readonly cores: number;
  readonly memory: number;
  readonly smoothing: number;
  readonly screen: readonly [number, number];
  readonly scale: number;
  readonly fonts: readonly string[];
  readonly mediaDevices: readonly [number, number, number];
  readonly systemVersion: number;
  readonly updateLag: number;
}

const isDesktop = (system: System): boolean => system !== 'ios' && system !== 'android';

function newBuild(chance: Chance, system: System, browser: BrowserName): Build {
  const model = chance.skewed(MODELS[system]);
  const desktop = isDesktop(system);
  const screens = SCREENS[system];
  const isSoldWhole = !desktop || system === 'macos';
  const screen = screens[isSoldWhole ? model % screens.length : chance.rank(screens.length)];
  const isPersonal = system === 'windows' || system === 'linux';
  return {
    system,
    browser,
    model,
    cores: isPersonal ? (CORES[chance.rank(CORES.length)] ?? 8) : ([8, 4, 6, 10][model % 4] ?? 8),
    memory: desktop ? (MEMORIES[chance.rank(MEMORIES.length)] ?? 8) : ([4, 8, 2][model % 3] ?? 4),
    smoothing: desktop ? chance.below(3) : 0,
    screen: screen as readonly [number, number],
    scale: scaleOf(chance, system, model),
    fonts:
      desktop && system !== 'chromeos'
        ? Array.from({ length: FONT_PACKS }, (_, pack) => pack)
            .filter((pack) => chance.happens(pack < 3 ? 0.45 : 0.12))
            .flatMap((pack) => [`pack ${pack} a`, `pack ${pack} b`])
        : [],
    mediaDevices: desktop ? [chance.below(3), chance.below(3), chance.below(2)] : [1, 1, 1],
    systemVersion: chance.rank(desktop ? 4 : 8),
    updateLag: chance.wait(9),
  };
}

function scaleOf(chance: Chance, system: System, model: number): number {
  if (system === 'ios') return 3;
  if (system === 'macos') return 2;
  if (system === 'android') return [2.625, 3, 2][model % 3] ?? 2.625;
  return chance.weighted(SCALES);
}

/** A group of machines that were bought, set up and connected alike. */
export class Group {
  readonly build: Build;
  readonly country: Country;
  readonly languages: readonly string[];
  readonly asn: number;
  readonly network: string | null;

  constructor(
    readonly number: number,
    readonly kind: GroupKind,
    chance: Chance,
  ) {
    const system = kind === 'company-phones' ? chance.pick(['ios', 'android'] as const) : 'windows';
    this.build = newBuild(chance, system, system === 'ios' ? 'Safari' : 'Chrome');
    this.country = chance.weighted(COUNTRIES);
    this.languages = this.country.languages[0] ?? [];
    this.asn = 90_000 + number;
    // Machines of a data centre are behind an address that thousands share.
    this.network = kind === 'virtual' ? null : `${this.asn}/${number}`;
  }
}

/** A machine with one browser, and what changes of it. Times are days. */
export class Machine {
  private readonly build: Build;
  private readonly country: Country;
  private readonly languages: readonly string[];
  private readonly otherLanguages: readonly string[] | null;
  private readonly accent: number;
  private readonly dark: boolean;
  private readonly dock: { readonly screen: readonly [number, number]; readonly scale: number } | null;
  private readonly provider: number;
  private readonly carrier: number;
  private readonly household: number;
  private readonly hasSecondProfile: boolean;
  private fonts: readonly string[];
  private scale: number;
  private systemVersion: number;
  /** Tokens of its profiles; null = cleared. */
  private readonly tokens: [string | null, string | null] = [null, null];
  private at = 0;
  /** A token that was carried over from, or taken of, another machine. */
  foreignToken: { readonly token: string; readonly kind: Circumstance } | null = null;

  constructor(
    readonly number: number,
    private readonly chance: Chance,
    households: number,
    readonly group: Group | null,
  ) {
    this.household = chance.below(households);
    const home = new Chance(1000 + this.household);
    this.country = group?.country ?? home.weighted(COUNTRIES);
    this.provider = home.rank(this.country.providers);
    if (group) this.build = group.build;
    else {
      const system = chance.weighted(SYSTEMS);
      this.build = newBuild(chance, system, chance.weighted(BROWSERS[system]));
    }
    const { country } = this;
    this.languages = group?.languages ?? country.languages[chance.rank(country.languages.length)] ?? [];
    const other = country.languages.find((list) => list !== this.languages) ?? null;
    this.otherLanguages = chance.happens(HABITS.otherLanguage) ? other : null;
    // Set up by a company, and left as it is.
    const personal = group === null || chance.happens(0.3);
    this.accent = isDesktop(this.system) && personal ? chance.rank(24) : 0;
    this.dark = personal && chance.happens(0.4);
    this.dock =
      isDesktop(this.system) && group?.kind !== 'virtual' && chance.happens(HABITS.dock)
        ? {
            screen: chance.pick(DESKTOP_SCREENS),
            scale: this.system === 'macos' ? 1 : chance.weighted(SCALES),
          }
        : null;
    this.hasSecondProfile = isDesktop(this.system) && chance.happens(HABITS.secondProfile);
    this.fonts = this.build.fonts;
    this.scale = this.build.scale;
    this.systemVersion = this.build.systemVersion;
    this.carrier = chance.rank(4);
  }

  get system(): System {
    return this.build.system;
  }

  /** Devices that are alike by what they are: those of a group, else of one model and browser. */
  get likeness(): string {
    const { system, browser, model } = this.build;
    return this.group ? `group ${this.group.number}` : `${system} ${browser} ${model}`;
  }

  get token(): string | null {
    return this.tokens[0];
  }

  /** Safari forgets what scripts stored on a site that is not visited for a week. */
  private get forgetsInAWeek(): boolean {
    return this.system === 'ios' || this.build.browser === 'Safari';
  }

  private drift(to: number): boolean {
    const { chance } = this;
    const days = to - this.at;
    this.at = to;
    const within = (perDay: number) => chance.happens(1 - Math.exp(-days * perDay));
    if (this.group?.kind !== 'virtual') {
      if (within(HABITS.systemUpdatePerDay)) this.systemVersion++;
      if (isDesktop(this.system) && within(HABITS.fontAddedPerDay))
        this.fonts = [...this.fonts, `added ${chance.below(40)}`];
      if (isDesktop(this.system) && this.system !== 'macos' && within(HABITS.rescaledPerDay))
        this.scale = chance.weighted(SCALES);
    }
    const cleared = within(HABITS.clearedPerDay) || (this.forgetsInAWeek && days > 7);
    const had = this.tokens[0] !== null;
    if (cleared) this.tokens.fill(null);
    return cleared && had;
  }

  /** A household's address changes once in a while, for all of its members. */
  private homeNetwork(day: number): number {
    const since = Math.floor(day / DAYS_OF_ADDRESS + (this.household % 97) / 97);
    return hashOf(`${this.household} ${since}`) % NETWORKS;
  }

  private place(day: number, country: Country, travels: boolean) {
    const { chance, group } = this;
    if (group?.kind === 'virtual') return { network: null, asn: group.asn };
    const atWork = !travels && chance.happens(HABITS.atWork);
    if (group && group.kind === 'office' && atWork) return { network: group.network, asn: group.asn };
    const isMobile = !isDesktop(this.system) && chance.happens(HABITS.mobile);
    const isElsewhere = !isMobile && (travels || chance.happens(HABITS.elsewhere));
    const index = COUNTRIES.findIndex(([, other]) => other.zone === country.zone);
    const provider = isElsewhere ? chance.rank(country.providers) : this.provider;
    const asn = index * 100 + (isMobile ? 50 + this.carrier : provider);
    // A carrier's addresses tell nobody apart: the server takes them as unknown.
    if (isMobile) return { network: null, asn };
    return { network: `${asn}/${isElsewhere ? chance.below(NETWORKS) : this.homeNetwork(day)}`, asn };
  }

  private tokenOf(profile: 0 | 1, day: number): string {
    this.tokens[profile] ??= `${this.number}/${profile}/${day}/${this.chance.below(1_000_000)}`;
    return this.tokens[profile];
  }

  /** What a visit of this day shows, left to chance. */
  visit(day: number): Shown {
    const { chance } = this;
    const circumstances = new Set<Circumstance>();
    const note = (is: boolean, what: Circumstance) => {
      if (is) circumstances.add(what);
      return is;
    };
    note(this.drift(day), 'cleared');
    const isPrivate = note(chance.happens(HABITS.privateWindow), 'private');
    const travels = note(this.group?.kind !== 'virtual' && chance.happens(HABITS.travels), 'travels');
    const country = travels ? chance.weighted(COUNTRIES) : this.country;
    const second = note(
      !isPrivate && this.hasSecondProfile && chance.happens(HABITS.secondProfileUsed),
      'second-profile',
    );
    const docked = note(this.dock !== null && chance.happens(HABITS.docked), 'docked');
    const zoomed = note(isDesktop(this.system) && chance.happens(HABITS.zoomed), 'zoomed');
    const other = note(this.otherLanguages !== null && chance.happens(HABITS.otherLanguageSet), 'language');
    if (circumstances.size === 0) circumstances.add('same');
    let token = isPrivate
      ? `private ${this.number}/${day}/${chance.below(1_000_000)}`
      : this.tokenOf(second ? 1 : 0, day);
    if (this.foreignToken && !isPrivate && !second) {
      circumstances.add(this.foreignToken.kind);
      token = this.foreignToken.token;
    }
    const { browser } = this.build;
    return {
      token,
      circumstances,
      input: this.input({
        day,
        country,
        ...this.place(day, country, travels),
        noised: isPrivate && (browser === 'Safari' || browser === 'Firefox'),
        docked,
        zoom: zoomed ? 1.25 : 1,
        scale: this.scale,
        languages: other ? (this.otherLanguages ?? this.languages) : this.languages,
        dark: chance.happens(HABITS.darkToggled) ? !this.dark : this.dark,
      }),
    };
  }

  /** What a visit of this day shows when it is used so. */
  used(day: number, use: Use): VectorInput {
    return this.input({
      day,
      country: use.country ?? this.country,
      ...(use.away
        ? { network: `elsewhere/${this.chance.below(NETWORKS)}`, asn: 7777 }
        : { network: `home/${this.household}`, asn: 1 }),
      noised: false,
      docked: use.docked ?? false,
      zoom: use.zoom ?? 1,
      scale: use.scale ?? this.scale,
      languages: use.languages ?? this.languages,
      dark: use.dark ?? this.dark,
    });
  }

  private input(now: {
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
  }): VectorInput {
    const { chance, build } = this;
    const { system, model, browser } = build;
    const desktop = isDesktop(system);
    const engine =
      browser === 'Safari' || system === 'ios' ? 'webkit' : browser === 'Firefox' ? 'gecko' : 'chromium';
    const isChromium = engine === 'chromium';
    const major =
      engine === 'webkit'
        ? 18 + Math.floor((now.day - build.updateLag) / 365)
        : 140 + Math.floor((now.day + 100 - build.updateLag) / 28);
    const docked = now.docked ? this.dock : null;
    const native = docked?.screen ?? build.screen;
    // Phones and Macs name their screens in CSS pixels already.
    const scale = docked?.scale ?? now.scale;
    const isScaled = desktop && system !== 'macos';
    const [width, height] = isScaled ? native.map((side) => Math.round(side / scale)) : native;
    const ratio = scale * now.zoom;
    const graphics =
      engine === 'webkit'
        ? 'Apple GPU'
        : system === 'macos'
          ? `ANGLE (Apple, ANGLE Metal Renderer: Apple M${1 + (model % 4)}, Unspecified Version)`
          : this.group?.kind === 'virtual'
            ? 'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)'
            : `ANGLE (Maker ${model % 4}, Graphics ${model % (system === 'android' ? 40 : 130)}, D3D11)`;
    // Rendering follows the graphics, the system's version on phones, the settings on desktops, and the scale.
    const look = `${system} ${engine} ${graphics} ${system === 'ios' ? `${model % 7} ${Math.floor(this.systemVersion / 3)}` : ''} ${build.smoothing}`;
    const fonts = [
      ...Array.from({ length: desktop ? 24 : 8 }, (_, font) => `${system} font ${font}`),
      `${system} ${desktop ? Math.floor(this.systemVersion / 4) : Math.floor(this.systemVersion / 3)} ${system === 'android' ? model % 12 : ''}`,
      ...(engine === 'webkit' ? [] : this.fonts),
    ];
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
          ? {
              ...s.userAgentData,
              model: system === 'android' ? `Phone ${model}` : null,
              architecture: desktop ? 'x86' : null,
            }
          : null,
        engine: { ...s.engine, kind: engine },
        locale: { ...s.locale, languages: now.languages },
        timeZone: { ...s.timeZone, zone: now.country.zone },
        hardware: {
          deviceMemory: isChromium ? build.memory : null,
          hardwareConcurrency: engine === 'webkit' ? Math.min(8, build.cores) : build.cores,
          maxTouchPoints: desktop ? 0 : 5,
        },
        screen: {
          ...s.screen,
          width: width ?? 0,
          height: height ?? 0,
          outerWidth: width ?? 0,
          innerWidth: Math.round((width ?? 0) / now.zoom),
          devicePixelRatio: ratio,
          colorDepth: system === 'macos' ? 30 : 24,
        },
        mediaQueries: {
          ...s.mediaQueries,
          colorGamut: system === 'ios' || system === 'macos' ? 'p3' : 'srgb',
          darkScheme: now.dark,
        },
        canvas: now.noised
          ? { ...s.canvas, stable: false }
          : {
              ...s.canvas,
              geometry: look,
              text: `${look} ${ratio} ${desktop ? '' : this.systemVersion}`,
            },
        audio: now.noised ? null : { ...s.audio, sum: hashOf(`${engine} ${system} ${build.cores > 8}`) },
        math: { values: [engine, system] },
        fonts: { ...s.fonts, found: fonts, genericWidths: [hashOf(`${look} ${ratio}`)] },
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
              audioInput: chance.happens(HABITS.headset) ? 9 : build.mediaDevices[0],
              audioOutput: build.mediaDevices[1],
              videoInput: build.mediaDevices[2],
            }
          : null,
        voices: { count: 1, names: [`${system} ${now.languages[0]}`] },
        keyboardLayout: isChromium && desktop ? { KeyQ: this.country.keyboard } : null,
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
