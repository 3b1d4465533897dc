import { VERDICTS, type VerdictName } from '../data/checks';
import { FEATURES } from '../data/features';
import { FONT_WORDS, type FontBits } from './font-bits';
import { FONTS, featureIndex, type Look, NETWORK, PROVIDER } from './look';

/** A value that a device showed. */
export interface Remembered {
  /** As in a `Look`. */
  readonly value: number;
  /** Visits that showed it, up to MOST_COUNTED. */
  readonly count: number;
  /** Days since 1970. */
  readonly lastDay: number;
}

/**
 * Everything that a device showed: for each feature a bounded set of values with counts and times. What is changed and
 * changed back is known in any order and in any combination.
 */
export interface DeviceMemory {
  /** By the place of the feature, the newest value first. */
  readonly values: readonly (readonly Remembered[])[];
  /** Fonts by the value of the feature `fonts`. */
  readonly fonts: ReadonlyMap<number, FontBits>;
  readonly tokens: TokenHabit;
  /** What its visits were judged as, each by its own evidence alone; values are places in VERDICTS, counted from 1. */
  readonly judged: readonly Remembered[];
  /**
   * Of a token whose device is open: the devices that it may be. Values are `deviceNumber`s, counts are probabilities, in
   * parts of CERTAIN.
   */
  readonly suspects: readonly Remembered[];
}

/** Stands for a device's id where 32 bits tell it from the few others that are met with it (FNV-1a). */
export function deviceNumber(id: string): number {
  let sum = 0x811c9dc5;
  for (let index = 0; index < id.length; index++) sum = Math.imul(sum ^ id.charCodeAt(index), 0x01000193);
  return sum >>> 0;
}

const MOST_SUSPECTS = 4;
/** What is counted for a device that is certain. */
export const CERTAIN = 250;

/** Notes which devices an open token may be, the likeliest ones; none where it is decided. */
export const withSuspects = (
  memory: DeviceMemory,
  suspects: readonly { readonly id: string; readonly probability: number }[],
  day: number,
): DeviceMemory => ({
  ...memory,
  suspects: suspects.slice(0, MOST_SUSPECTS).flatMap(({ id, probability }) => {
    const count = Math.round(CERTAIN * probability);
    return count > 0 ? [{ value: deviceNumber(id), count, lastDay: day }] : [];
  }),
});

/** How often a device came with a token that was not known, or without one, and how often with one that was. */
interface TokenHabit {
  readonly fresh: number;
  readonly kept: number;
}

/** Both are halved where one gets larger than a byte: what was long ago counts less. */
function habitOf(fresh: number, kept: number): TokenHabit {
  if (Math.max(fresh, kept) <= MOST_COUNTED) return { fresh, kept };
  return habitOf(Math.ceil(fresh / 2), Math.ceil(kept / 2));
}

/** Counts one more visit. */
export const withToken = (memory: DeviceMemory, isFresh: boolean): DeviceMemory => {
  const { fresh, kept } = memory.tokens;
  return { ...memory, tokens: habitOf(fresh + Number(isFresh), kept + Number(!isFresh)) };
};

/** Notes what a visit was judged as by what it showed itself. */
export const withVerdicts = (
  memory: DeviceMemory,
  verdicts: readonly VerdictName[],
  day: number,
): DeviceMemory => {
  if (verdicts.length === 0) return memory;
  const now = verdicts.map((name) => ({ value: 1 + VERDICTS.indexOf(name), count: 1, lastDay: day }));
  return { ...memory, judged: counted(memory.judged, now) };
};

/** What the device's visits since a day were judged as. */
export const verdictsSince = ({ judged }: DeviceMemory, day: number): ReadonlySet<VerdictName> =>
  new Set(judged.flatMap(({ value, lastDay }) => (lastDay >= day ? (VERDICTS[value - 1] ?? []) : [])));

const MOST_VALUES = 8;
const MOST_COUNTED = 250;
/** A value that was met often outlives one that was met once by as many days for each doubling. */
const DAYS_OF_DOUBLING = 30;

const isOrdered = FEATURES.map((feature) => feature.rising === true);

const worth = ({ count, lastDay }: Remembered): number => lastDay + DAYS_OF_DOUBLING * Math.log2(count);

/** The newest first; of equal days the one that was met more often, then by value, so that no order of looks shows. */
const newestFirst = (a: Remembered, b: Remembered): number =>
  b.lastDay - a.lastDay || b.count - a.count || a.value - b.value;

function bounded(values: readonly Remembered[], index: number): readonly Remembered[] {
  // Of what only rises the highest is all that counts.
  if (isOrdered[index]) {
    const highest = values.reduce((best, entry) => (entry.value > best.value ? entry : best));
    return [highest];
  }
  const kept =
    values.length <= MOST_VALUES
      ? [...values]
      : [...values].sort((a, b) => worth(b) - worth(a) || a.value - b.value).slice(0, MOST_VALUES);
  return kept.sort(newestFirst);
}

/** Both counts of each value. */
function counted(one: readonly Remembered[], other: readonly Remembered[]): readonly Remembered[] {
  const byValue = new Map(one.map((entry) => [entry.value, entry]));
  for (const entry of other) {
    const known = byValue.get(entry.value);
    byValue.set(
      entry.value,
      known
        ? {
            value: entry.value,
            count: Math.min(MOST_COUNTED, known.count + entry.count),
            lastDay: Math.max(known.lastDay, entry.lastDay),
          }
        : entry,
    );
  }
  return [...byValue.values()];
}

const joined = (
  one: readonly Remembered[],
  other: readonly Remembered[],
  index: number,
): readonly Remembered[] => (other.length === 0 ? one : bounded(counted(one, other), index));

/** What both remember. */
export function joinMemories(one: DeviceMemory, other: DeviceMemory): DeviceMemory {
  const values = one.values.map((entries, index) => joined(entries, other.values[index] ?? [], index));
  const kept = new Set(values[FONTS]?.map(({ value }) => value));
  const fonts = new Map([...one.fonts, ...other.fonts].filter(([value]) => kept.has(value)));
  return {
    values,
    fonts,
    tokens: habitOf(one.tokens.fresh + other.tokens.fresh, one.tokens.kept + other.tokens.kept),
    judged: counted(one.judged, other.judged),
    suspects: [],
  };
}

/** The memory of one visit. */
export function memoryOf(look: Look, day: number): DeviceMemory {
  const fonts = look.values[FONTS] ?? 0;
  return {
    values: Array.from(look.values, (value) => (value === 0 ? [] : [{ value, count: 1, lastDay: day }])),
    fonts: look.fonts ? new Map([[fonts, look.fonts]]) : new Map(),
    tokens: { fresh: 0, kept: 0 },
    judged: [],
    suspects: [],
  };
}

const FOLLOWS_UPDATES = FEATURES.flatMap(({ follows }, index) => (follows ? [index] : []));

/**
 * A protected window hides what is drawn: a later version that is met there is not kept, for what changes with it is still to
 * be seen.
 */
function withoutHiddenUpdate(memory: DeviceMemory, look: Look): Look {
  const isHidden = FOLLOWS_UPDATES.some((index) => look.values[index] === 0 && memory.values[index]?.length);
  if (!isHidden) return look;
  const values = look.values.map((value, index) => {
    const known = memory.values[index]?.[0]?.value;
    return isOrdered[index] && known !== undefined && value > known ? 0 : value;
  });
  return { ...look, values };
}

/** What is known of a device after one more visit. */
export const remember = (memory: DeviceMemory, look: Look, day: number): DeviceMemory =>
  joinMemories(memory, memoryOf(withoutHiddenUpdate(memory, look), day));

/** Names of the attributes of which a look shows what the device never did; of what only rises, also a lower value. */
export const unshownIn = (memory: DeviceMemory, look: Look): readonly string[] =>
  FEATURES.flatMap(({ name }, index) => {
    const shown = memory.values[index] ?? [];
    const value = look.values[index] ?? 0;
    const isNew = value !== 0 && shown.length > 0 && !shown.some((entry) => entry.value === value);
    return isNew ? [name] : [];
  });

/** Raised whenever the places of FEATURES change. */
const VERSION = 3;
const FONTS_FOLLOW = 255;
/** Place of the two counts of tokens: a byte each. */
const TOKENS = 254;
/** Place of what its visits were judged as, written like a feature's values: versions that do not know it pass it over. */
const JUDGED = 253;
/** Place of the devices that an open token may be, written so too. */
const SUSPECTS = 252;

/**
 * A version byte; for each feature that has values its place, how many, and for each the value (4 bytes), its count (1) and
 * its last day (2); 253 and the verdicts on its visits in the same way; 254 and how many tokens were not known (1) and known (1); then 255 and for each set of fonts the value of `fonts` and its bits.
 */
export function packMemory({ values, fonts, tokens, judged, suspects }: DeviceMemory): Buffer {
  const told = [
    ...values.map((entries, index) => ({ index, entries })),
    { index: JUDGED, entries: judged },
    { index: SUSPECTS, entries: suspects },
  ].filter(({ entries }) => entries.length > 0);
  const entries = told.reduce((sum, feature) => sum + feature.entries.length, 0);
  const packed = Buffer.alloc(1 + 2 * told.length + 7 * entries + 5 + fonts.size * 4 * (1 + FONT_WORDS));
  let at = packed.writeUInt8(VERSION, 0);
  for (const feature of told) {
    at = packed.writeUInt8(feature.index, at);
    at = packed.writeUInt8(feature.entries.length, at);
    for (const { value, count, lastDay } of feature.entries) {
      at = packed.writeUInt32LE(value, at);
      at = packed.writeUInt8(count, at);
      at = packed.writeUInt16LE(Math.max(0, Math.min(0xffff, lastDay)), at);
    }
  }
  at = packed.writeUInt8(TOKENS, at);
  at = packed.writeUInt8(tokens.fresh, at);
  at = packed.writeUInt8(tokens.kept, at);
  at = packed.writeUInt8(FONTS_FOLLOW, at);
  at = packed.writeUInt8(fonts.size, at);
  for (const [value, words] of fonts) {
    at = packed.writeUInt32LE(value, at);
    for (const word of words) at = packed.writeUInt32LE(word, at);
  }
  return packed;
}

function unpackPresent(packed: Buffer): DeviceMemory {
  const values: Remembered[][] = FEATURES.map(() => []);
  const judged: Remembered[] = [];
  const suspects: Remembered[] = [];
  let tokens: TokenHabit = { fresh: 0, kept: 0 };
  let at = 1;
  for (;;) {
    const index = packed.readUInt8(at);
    const count = packed.readUInt8(at + 1);
    at += 2;
    if (index === TOKENS) {
      tokens = { fresh: count, kept: packed.readUInt8(at++) };
      continue;
    }
    if (index === FONTS_FOLLOW) {
      const fonts = new Map<number, FontBits>();
      for (let set = 0; set < count; set++, at += 4 * (1 + FONT_WORDS)) {
        const word = (place: number) => packed.readUInt32LE(at + 4 * place);
        fonts.set(word(0), [word(1), word(2), word(3), word(4)]);
      }
      return { values, fonts, tokens, judged, suspects };
    }
    const entries = index === JUDGED ? judged : index === SUSPECTS ? suspects : values[index];
    for (let entry = 0; entry < count; entry++, at += 7) {
      entries?.push({
        value: packed.readUInt32LE(at),
        count: packed.readUInt8(at + 4),
        lastDay: packed.readUInt16LE(at + 5),
      });
    }
  }
}

/**
 * Versions 1 and 2 held the last value of each of these features, four bytes each; behind them earlier networks, then
 * (version 2) earlier providers. What has another meaning today, or is gone, is passed over.
 */
const FEATURES_BEFORE = (
  'os os-version platform architecture model engine browser browser-major graphics-vendor graphics-model ' +
  'graphics-text webgl - - color-depth gamut pixel-ratio - text-widths fonts voices audio math cores memory ' +
  'touch-points media-devices drm zone languages keyboard dark motion contrast privacy colors network asn'
).split(' ');
const EARLIER_NETWORKS = 3;
const EARLIER_PROVIDERS = 2;
const WORDS_BEFORE: { readonly [version: number]: number } = {
  1: FEATURES_BEFORE.length + EARLIER_NETWORKS,
  2: FEATURES_BEFORE.length + EARLIER_NETWORKS + EARLIER_PROVIDERS,
};

function unpackBefore(packed: Buffer, words: number): DeviceMemory | null {
  if (packed.length !== 1 + 4 * words) return null;
  const values: Remembered[][] = FEATURES.map(() => []);
  for (let word = 0; word < words; word++) {
    const value = packed.readUInt32LE(1 + 4 * word);
    const behind = word - FEATURES_BEFORE.length;
    const index =
      behind < 0 ? featureIndex(FEATURES_BEFORE[word] ?? '') : behind < EARLIER_NETWORKS ? NETWORK : PROVIDER;
    if (value !== 0 && index >= 0) values[index]?.push({ value, count: 1, lastDay: 0 });
  }
  return { values, fonts: new Map(), tokens: { fresh: 0, kept: 0 }, judged: [], suspects: [] };
}

/** null for a text that is no memory of a known version. */
export function unpackMemory(packed: Buffer): DeviceMemory | null {
  const version = packed[0] ?? 0;
  if (version === VERSION) {
    try {
      return unpackPresent(packed);
    } catch {
      // It ends in the middle of a number.
      return null;
    }
  }
  const words = WORDS_BEFORE[version];
  return words === undefined ? null : unpackBefore(packed, words);
}
