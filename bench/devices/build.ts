import {
  BROWSERS,
  type BrowserName,
  CORES,
  COUNTRIES,
  type Country,
  FONT_PACKS,
  type GroupKind,
  MEMORIES,
  MODELS,
  SCALES,
  SCREENS,
  SYSTEM_RELEASES,
  SYSTEMS,
  type System,
} from './data/population';
import type { Chance } from './random';

/** Parts of a machine; machines of a group share them. */
export interface Build {
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

export const isDesktop = (system: System): boolean => system !== 'ios' && system !== 'android';

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

/** A group of machines that were bought, set up and connected in the same way. */
export class Group {
  readonly build: Build;
  readonly country: Country;
  readonly languages: readonly string[];
  readonly asn: number;
  readonly network: string | null;
  /** Days from a system release to the update of the group's machines, which are updated together. */
  readonly systemLag: number;

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
    // Machines of a data center share one address with thousands of others.
    this.network = kind === 'virtual' ? null : `${this.asn}/${number}`;
    this.systemLag = chance.wait(SYSTEM_RELEASES.lag);
  }
}

/** Returns the parts of an individually chosen machine. */
export function chosenBuild(chance: Chance): Build {
  const system = chance.weighted(SYSTEMS);
  return newBuild(chance, system, chance.weighted(BROWSERS[system]));
}
