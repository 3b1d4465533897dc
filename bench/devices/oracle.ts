import { isDesktop } from './build';
import { COUNTRIES, HABITS, NETWORKS } from './data/population';
import type { Linked, Linker, Meeting } from './linker';
import type { Machine } from './machine';
import { FIRST_WITHIN, type Population } from './population';
import { groupedBy } from './random';
import type { Drawn } from './shown-input';

/** State of a machine at its last visit, as the oracle remembers it. */
interface Last {
  readonly day: number;
  readonly fonts: readonly string[];
  readonly scale: number;
  /** True for each of its two profiles that held a token. */
  readonly held: readonly [boolean, boolean];
}

const GROUP_PERSONS = 40;
const HOUSEHOLD_PERSONS = 4;

/** Returns the properties that no person changes. A protected window hides what is drawn. */
function makeOf(machine: Machine, day: number, noised: boolean): string {
  const { build, engine, graphics, system } = machine;
  const { browser, model, cores, memory, mediaDevices } = build;
  const isChromium = engine === 'chromium';
  const version = machine.systemVersion(day);
  const isVersionReported = isChromium || !isDesktop(system);
  const drawn = noised ? '' : `${system === 'ios' ? model % 7 : ''} ${build.smoothing}`;
  return [
    system,
    browser,
    graphics,
    isChromium && system === 'android' ? model : '',
    system === 'android' ? model % 12 : '',
    engine === 'webkit' ? Math.min(8, cores) : cores,
    isChromium ? `${memory} ${mediaDevices.slice(1).join()}` : '',
    drawn,
    machine.accent,
    isChromium && isDesktop(system) ? machine.country.keyboard : '',
    machine.browserMajor(day),
    isVersionReported ? version : Math.floor(version / 4),
  ].join('|');
}

const within = (days: number, perDay: number): number => 1 - Math.exp(-days * perDay);

/** Returns P(rank = index) of `Chance.rank`. */
const rankChance = (index: number, count: number): number =>
  index < 0 || index >= count ? 0 : Math.log((index + 2) / (index + 1)) / Math.log(count + 1);

const screenKey = (machine: Machine, drawn: Pick<Drawn, 'docked' | 'zoom' | 'scale'>): string => {
  const { width, height, ratio } = machine.shownScreen(drawn);
  return `${width} ${height} ${ratio}`;
};

const WEIGHTS = COUNTRIES.reduce((sum, [weight]) => sum + weight, 0);

/**
 * The best possible matcher for this population: Bayes' rule with the true probabilities. It knows the
 * machine of every earlier visit and how every machine is built and used, including machines that have not
 * visited yet. It has no data on moved profiles. Links that it misses can't be decided from what a browser
 * shows.
 */
export class Oracle implements Linker {
  readonly name = 'oracle';
  private readonly last = new Map<Machine, Last>();
  private readonly owners = new Map<string, Machine>();
  private readonly homes = new Map<number, Set<number>>();
  private madeOn = -1;
  private made = new Map<string, Machine[]>();
  private madeNoised = new Map<string, Machine[]>();

  constructor(
    private readonly population: Population,
    private readonly isNaming: boolean,
  ) {}

  meet(
    { token, person }: Meeting,
    { machine, drawn }: { readonly machine: Machine; readonly drawn: Drawn },
  ): Linked {
    const owner = token === null ? undefined : this.owners.get(token);
    let [id, probability] = [owner?.number ?? machine.number, 1];
    if (owner === undefined || visitIsOf(owner, machine, drawn) === false) {
      let whole = 0;
      let most = -1;
      for (const one of this.alikeOf(machine, drawn)) {
        const chance = this.visitChance(one, drawn, machine, person);
        whole += chance;
        if (chance > most) [most, id] = [chance, one.number];
      }
      probability = whole > 0 ? most / whole : 0;
    }
    if (token !== null && owner === undefined) this.owners.set(token, machine);
    this.remember(machine, drawn);
    return {
      id: `${id}`,
      isSettled: probability >= 0.5,
      probability,
      tokenCopied: owner !== undefined && id !== owner.number,
    };
  }

  presentId(id: string): string {
    return id;
  }

  /** Returns machines with the same properties, which change daily. */
  private alikeOf(machine: Machine, { day, noised }: Drawn): readonly Machine[] {
    const today = Math.floor(day * 4);
    if (today !== this.madeOn) {
      this.madeOn = today;
      this.made = groupedBy(this.population.machines, (one) => makeOf(one, today / 4, false));
      this.madeNoised = groupedBy(this.population.machines, (one) => makeOf(one, today / 4, true));
    }
    return (noised ? this.madeNoised : this.made).get(makeOf(machine, today / 4, noised)) ?? [machine];
  }

  private placeChance(machine: Machine, seen: Drawn): number {
    const { group } = machine;
    const index = COUNTRIES.findIndex(([, country]) => country.zone === seen.country.zone);
    const home = machine.country === seen.country ? 1 : 0;
    if (group?.kind === 'virtual') return home && seen.asn === group.asn ? 1 : 0;
    const isPhone = !isDesktop(machine.system);
    const mobile = isPhone ? HABITS.mobile : 0;
    const place = (travels: boolean): number => {
      const isOffice = group?.kind === 'office';
      const atWork = !travels && isOffice ? HABITS.atWork : 0;
      if (isOffice && seen.network === group.network) return atWork;
      const rest = 1 - atWork;
      if (seen.network === null) return seen.asn === index * 100 + 50 + machine.carrier ? rest * mobile : 0;
      const elsewhere = travels ? 1 : HABITS.elsewhere;
      const provider = seen.asn - index * 100;
      const away = (elsewhere * rankChance(provider, seen.country.providers)) / NETWORKS;
      return (
        rest * (1 - mobile) * (away + (travels ? 0 : (1 - elsewhere) * this.atHome(machine, seen, provider)))
      );
    };
    const weight = (COUNTRIES[index]?.[0] ?? 0) / WEIGHTS;
    return HABITS.travels * weight * place(true) + (1 - HABITS.travels) * home * place(false);
  }

  /** A household's new address is unknown until one of its machines uses it. */
  private atHome(machine: Machine, seen: Drawn, provider: number): number {
    if (provider !== machine.provider) return 0;
    const network = machine.homeNetwork(seen.day);
    const isKnown = this.homes.get(machine.household)?.has(network) === true;
    if (isKnown) return seen.network?.endsWith(`/${network}`) ? 1 : 0;
    return 1 / NETWORKS;
  }

  private personChance(machine: Machine, person: string | null): number {
    if (person === null || !this.isNaming) return 1;
    if (machine.group?.kind === 'virtual')
      return person.startsWith(`group ${machine.group.number} `) ? 1 / GROUP_PERSONS : 0;
    const isHome = person.startsWith(`household ${machine.household} `);
    const another = isHome ? HABITS.namesAnother / HOUSEHOLD_PERSONS : 0;
    return (person === machine.person ? 1 - HABITS.namesAnother : 0) + another;
  }

  private visitChance(machine: Machine, seen: Drawn, shown: Machine, person: string | null): number {
    const before = this.last.get(machine) ?? null;
    const days0 = seen.day - (before?.day ?? 0);
    const intensity = before ? 1 / (this.population.gaps.get(machine) ?? 1) : this.firstComing(seen.day);
    const screen = screenKey(shown, seen);
    const docks = machine.dock ? HABITS.docked : 0;
    const scale = before?.scale ?? machine.build.scale;
    const undocked = screenKey(machine, { ...seen, docked: false, scale }) === screen;
    const rescaled = screenKey(machine, { ...seen, docked: false }) === screen;
    const docked = machine.dock !== null && screenKey(machine, { ...seen, docked: true }) === screen;
    const screens =
      (undocked ? 1 - docks : rescaled ? (1 - docks) * within(days0, HABITS.rescaledPerDay) * 0.3 : 0) +
      (docked ? docks : 0);
    if (screens === 0) return 0;
    const other = machine.otherLanguages === null ? 0 : HABITS.otherLanguageSet;
    const languages =
      seen.languages === machine.languages
        ? 1 - other
        : seen.languages === machine.otherLanguages
          ? other
          : 0;
    const dark = seen.dark === machine.dark ? 1 - HABITS.darkToggled : HABITS.darkToggled;
    const base = machine.build.mediaDevices[0] === shown.build.mediaDevices[0];
    const media = machine.engine !== 'chromium' || seen.headset || base ? 1 : 0;
    const held = before?.held ?? [false, false];
    return (
      intensity *
      screens *
      languages *
      dark *
      media *
      fontChance(machine, before?.fonts ?? machine.build.fonts, shown.fonts, days0) *
      freshTokenChance(machine, seen.noised, days0, held as Last['held']) *
      this.placeChance(machine, seen) *
      this.personChance(machine, person)
    );
  }

  private remember(machine: Machine, drawn: Drawn): void {
    const { fonts, scale, tokens } = machine;
    this.last.set(machine, { day: drawn.day, fonts, scale, held: [tokens[0] !== null, tokens[1] !== null] });
    const home = machine.homeNetwork(drawn.day);
    if (!drawn.network?.endsWith(`/${home}`)) return;
    this.homes.set(machine.household, (this.homes.get(machine.household) ?? new Set()).add(home));
  }

  private firstComing(day: number): number {
    const rest = this.population.days * FIRST_WITHIN - day;
    return rest > 0 ? 1 / Math.max(1, rest) : 0;
  }
}

/** Returns the probability that the visit shows a new token. */
function freshTokenChance(machine: Machine, noised: boolean, days: number, held: Last['held']): number {
  const { privateShare, forgetsInAWeek, clearedPerDay, hasSecondProfile, build } = machine;
  const isTelling = build.browser === 'Safari' || build.browser === 'Firefox';
  if (noised) return privateShare;
  const cleared = forgetsInAWeek && days > 7 ? 1 : within(days, clearedPerDay);
  const second = hasSecondProfile ? HABITS.secondProfileUsed : 0;
  const [first, other] = held.map((has) => (has ? cleared : 1)) as [number, number];
  return (isTelling ? 0 : privateShare) + (1 - privateShare) * ((1 - second) * first + second * other);
}

/** A token on a machine with other properties was carried there. */
function visitIsOf(owner: Machine, machine: Machine, { day }: Drawn): boolean {
  return makeOf(owner, day, true) === makeOf(machine, day, true);
}

function fontChance(
  machine: Machine,
  before: readonly string[],
  shown: readonly string[],
  days: number,
): number {
  if (machine.engine === 'webkit' || !isDesktop(machine.system) || machine.group?.kind === 'virtual')
    return before.join() === shown.join() || machine.engine === 'webkit' ? 1 : 0;
  const added = within(days, HABITS.fontAddedPerDay);
  if (before.join() === shown.join()) return 1 - added;
  const isGrown = shown.length === before.length + 1 && before.every((font, index) => font === shown[index]);
  return isGrown ? added / 40 : 0;
}
