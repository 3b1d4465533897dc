import type { VectorInput } from '@assay/devices';
import { type Build, chosenBuild, type Group, isDesktop } from './build';
import {
  CLEARING,
  COUNTRIES,
  type Country,
  DAYS_OF_ADDRESS,
  DESKTOP_SCREENS,
  HABITS,
  NETWORKS,
  PRIVATE_WINDOWS,
  SCALES,
  SYSTEM_RELEASES,
  type System,
} from './data/population';
import { Chance } from './random';
import { type Drawn, hashOf, shownInput } from './shown-input';

/** Circumstances of a visit that only the benchmark knows. */
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
  | 'moved-profile'
  | 'takeover';

/** Data that a browser shows in one visit. */
interface Shown {
  readonly input: VectorInput;
  readonly token: string;
  /** Person that the transaction names; null if none. */
  readonly person: string | null;
  readonly circumstances: ReadonlySet<Circumstance>;
  readonly drawn: Drawn;
}

/** Changes that a test sets manually; omitted ones use the machine's value. */
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

/** A machine with one browser and its changes over time. Times are days. */
export class Machine {
  readonly build: Build;
  readonly country: Country;
  readonly languages: readonly string[];
  readonly otherLanguages: readonly string[] | null;
  readonly accent: number;
  readonly dark: boolean;
  readonly dock: { readonly screen: readonly [number, number]; readonly scale: number } | null;
  readonly provider: number;
  readonly carrier: number;
  readonly household: number;
  readonly clearedPerDay: number;
  readonly privateShare: number;
  readonly person: string;
  readonly systemLag: number;
  readonly hasSecondProfile: boolean;
  fonts: readonly string[];
  scale: number;
  /** Tokens of its profiles; null if cleared. */
  readonly tokens: [string | null, string | null] = [null, null];
  private at = 0;
  /** A token carried over or copied from another machine. */
  foreignToken: { readonly token: string; readonly kind: Circumstance } | null = null;
  /** For an account takeover: the name to use, once. */
  takenName: string | null = null;

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
    this.build = group?.build ?? chosenBuild(chance);
    const { country } = this;
    this.languages = group?.languages ?? country.languages[chance.rank(country.languages.length)] ?? [];
    const other = country.languages.find((list) => list !== this.languages) ?? null;
    this.otherLanguages = chance.happens(HABITS.otherLanguage) ? other : null;
    // A company set it up and its user left it unchanged.
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
    this.carrier = chance.rank(4);
    this.clearedPerDay = chance.weighted(CLEARING);
    this.privateShare = chance.weighted(PRIVATE_WINDOWS);
    this.systemLag = group?.systemLag ?? chance.wait(SYSTEM_RELEASES.lag);
    this.person = group ? `person ${number}` : `household ${this.household} ${chance.below(2)}`;
  }

  get system(): System {
    return this.build.system;
  }

  /** Key of similar devices: those of a group, or of one model and browser. */
  get similarity(): string {
    const { system, browser, model } = this.build;
    return this.group ? `group ${this.group.number}` : `${system} ${browser} ${model}`;
  }

  get token(): string | null {
    return this.tokens[0];
  }

  /** Safari deletes script storage of a site that is not visited for a week. */
  get forgetsInAWeek(): boolean {
    return this.system === 'ios' || this.build.browser === 'Safari';
  }

  /**
   * Returns the version of the system. A version is released for all on one day, and each machine updates a
   * little later.
   */
  systemVersion(day: number): number {
    const { systemVersion } = this.build;
    if (this.group?.kind === 'virtual') return systemVersion;
    const { every, lag } = { every: SYSTEM_RELEASES.every[this.system], lag: this.systemLag };
    return systemVersion + Math.max(0, Math.floor((day + (this.build.model % 5) - lag) / every) + 1);
  }

  private drift(to: number): boolean {
    const { chance } = this;
    const days = to - this.at;
    this.at = to;
    const within = (perDay: number) => chance.happens(1 - Math.exp(-days * perDay));
    if (this.group?.kind !== 'virtual') {
      if (isDesktop(this.system) && within(HABITS.fontAddedPerDay))
        this.fonts = [...this.fonts, `added ${chance.below(40)}`];
      if (isDesktop(this.system) && this.system !== 'macos' && within(HABITS.rescaledPerDay))
        this.scale = chance.weighted(SCALES);
    }
    const cleared = within(this.clearedPerDay) || (this.forgetsInAWeek && days > 7);
    const had = this.tokens[0] !== null;
    if (cleared) this.tokens.fill(null);
    return cleared && had;
  }

  /** Returns the household's network, which changes occasionally for all its members. */
  homeNetwork(day: number): number {
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
    // A carrier's addresses don't distinguish users, so the server treats them as unknown.
    if (isMobile) return { network: null, asn };
    return {
      network: `${asn}/${isElsewhere ? chance.below(NETWORKS) : this.homeNetwork(day)}`,
      asn,
    };
  }

  private tokenOf(profile: 0 | 1, day: number): string {
    this.tokens[profile] ??= `${this.number}/${profile}/${day}/${this.chance.below(1_000_000)}`;
    return this.tokens[profile];
  }

  /** Returns the person that a transaction of this machine names. */
  private named(): string | null {
    const { chance } = this;
    if (!chance.happens(HABITS.named)) return null;
    const taken = this.takenName;
    this.takenName = null;
    if (taken !== null) return taken;
    if (this.group?.kind === 'virtual') return `group ${this.group.number} ${chance.below(40)}`;
    if (!chance.happens(HABITS.namesAnother)) return this.person;
    return `household ${this.household} ${chance.below(4)}`;
  }

  /** Returns what a random visit on this day shows. */
  visit(day: number): Shown {
    const { chance } = this;
    const circumstances = new Set<Circumstance>();
    const note = (is: boolean, what: Circumstance) => {
      if (is) circumstances.add(what);
      return is;
    };
    note(this.drift(day), 'cleared');
    const isPrivate = note(chance.happens(this.privateShare), 'private');
    const travels = note(this.group?.kind !== 'virtual' && chance.happens(HABITS.travels), 'travels');
    const country = travels ? chance.weighted(COUNTRIES) : this.country;
    const second = note(
      !isPrivate && this.hasSecondProfile && chance.happens(HABITS.secondProfileUsed),
      'second-profile',
    );
    const docked = note(this.dock !== null && chance.happens(HABITS.docked), 'docked');
    const zoomed = note(isDesktop(this.system) && chance.happens(HABITS.zoomed), 'zoomed');
    const other = note(this.otherLanguages !== null && chance.happens(HABITS.otherLanguageSet), 'language');
    let token = isPrivate
      ? `private ${this.number}/${day}/${chance.below(1_000_000)}`
      : this.tokenOf(second ? 1 : 0, day);
    if (this.foreignToken && !isPrivate && !second) {
      circumstances.add(this.foreignToken.kind);
      token = this.foreignToken.token;
    }
    const taken = this.takenName;
    const person = this.named();
    note(taken !== null && person === taken, 'takeover');
    if (circumstances.size === 0) circumstances.add('same');
    const { browser } = this.build;
    const drawn: Drawn = {
      day,
      country,
      ...this.place(day, country, travels),
      noised: isPrivate && (browser === 'Safari' || browser === 'Firefox'),
      docked,
      zoom: zoomed ? 1.25 : 1,
      scale: this.scale,
      languages: other ? (this.otherLanguages ?? this.languages) : this.languages,
      dark: chance.happens(HABITS.darkToggled) ? !this.dark : this.dark,
      headset: chance.happens(HABITS.headset),
    };
    return { token, person, circumstances, drawn, input: shownInput(this, drawn) };
  }

  /** Returns what a visit on this day shows with this use. */
  used(day: number, use: Use): { readonly input: VectorInput; readonly drawn: Drawn } {
    const drawn: Drawn = {
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
      headset: this.chance.happens(HABITS.headset),
    };
    return { input: shownInput(this, drawn), drawn };
  }

  /** Returns the browser's major version, which is released for all on one day. */
  browserMajor(day: number): number {
    const { updateLag, browser } = this.build;
    return this.engine === 'webkit' || browser === 'Safari'
      ? 18 + Math.floor((day - updateLag) / 365)
      : 140 + Math.floor((day + 100 - updateLag) / 28);
  }

  get engine(): 'webkit' | 'gecko' | 'chromium' {
    const { browser } = this.build;
    if (browser === 'Safari' || this.system === 'ios') return 'webkit';
    return browser === 'Firefox' ? 'gecko' : 'chromium';
  }

  /** Name of its graphics. */
  get graphics(): string {
    const { system, model } = this.build;
    if (this.engine === 'webkit') return 'Apple GPU';
    if (system === 'macos')
      return `ANGLE (Apple, ANGLE Metal Renderer: Apple M${1 + (model % 4)}, Unspecified Version)`;
    if (this.group?.kind === 'virtual')
      return 'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)';
    return `ANGLE (Maker ${model % 4}, Graphics ${model % (system === 'android' ? 40 : 130)}, D3D11)`;
  }

  /** Returns its screen in CSS pixels and the number of panel pixels per CSS pixel. */
  shownScreen({ docked, zoom, scale: own }: Pick<Drawn, 'docked' | 'zoom' | 'scale'>) {
    const dock = docked ? this.dock : null;
    const native = dock?.screen ?? this.build.screen;
    const scale = dock?.scale ?? own;
    // Phones and Macs already report their screens in CSS pixels.
    const isScaled = isDesktop(this.system) && this.system !== 'macos';
    const [width, height] = isScaled ? native.map((side) => Math.round(side / scale)) : native;
    return { width: width ?? 0, height: height ?? 0, ratio: scale * zoom };
  }
}
