import { VERDICTS, type VerdictName } from '../data/checks';
import { FEATURES } from '../data/features';
import { FONTS, type FontBits, type Look } from './look';

/** A value that a device showed. */
export interface Remembered {
  /** As in a `Look`. */
  readonly value: number;
  /** Visits that showed it, up to MAX_COUNTED. */
  readonly count: number;
  /** Days since 1970. */
  readonly lastDay: number;
}

/**
 * History of a device: for each feature a bounded set of values with counts and times. Values that change
 * back and forth are recognized in any order and combination.
 */
export interface DeviceMemory {
  /** By the position of the feature, the newest value first. */
  readonly values: readonly (readonly Remembered[])[];
  /** Fonts by the value of the feature `fonts`. */
  readonly fonts: ReadonlyMap<number, FontBits>;
  readonly tokens: TokenHabit;
  /**
   * Verdicts on its visits, each from its own evidence alone; values are positions in VERDICTS, counted from
   * 1.
   */
  readonly judged: readonly Remembered[];
  /**
   * For a token whose device is open: the devices that it may be. Values are `deviceNumber`s, counts are
   * probabilities in parts of CERTAIN.
   */
  readonly suspects: readonly Remembered[];
}

/**
 * Returns a 32-bit number for a device ID, sufficient to distinguish the few devices that occur together
 * (FNV-1a).
 */
export function deviceNumber(id: string): number {
  let sum = 0x811c9dc5;
  for (let index = 0; index < id.length; index++) sum = Math.imul(sum ^ id.charCodeAt(index), 0x01000193);
  return sum >>> 0;
}

const MAX_SUSPECTS = 4;
/** Count that represents a certain device. */
export const CERTAIN = 250;

/** Stores the devices that an open token may be, the most likely ones; none if it is decided. */
export const withSuspects = (
  memory: DeviceMemory,
  suspects: readonly { readonly id: string; readonly probability: number }[],
  day: number,
): DeviceMemory => ({
  ...memory,
  suspects: suspects.slice(0, MAX_SUSPECTS).flatMap(({ id, probability }) => {
    const count = Math.round(CERTAIN * probability);
    return count > 0 ? [{ value: deviceNumber(id), count, lastDay: day }] : [];
  }),
});

/** Number of visits with an unknown token or without one (`fresh`), and with a known one (`kept`). */
interface TokenHabit {
  readonly fresh: number;
  readonly kept: number;
  /** Day since 1970 on which the current token was first seen; 0 = not recorded by an earlier version. */
  readonly since: number;
}

/** Halves both counts if one exceeds a byte, so that old visits count less. */
function habitOf({ fresh, kept, since }: TokenHabit): TokenHabit {
  if (Math.max(fresh, kept) <= MAX_COUNTED) return { fresh, kept, since };
  return habitOf({ fresh: Math.ceil(fresh / 2), kept: Math.ceil(kept / 2), since });
}

/** Counts one more visit. */
export const withToken = (memory: DeviceMemory, isFresh: boolean): DeviceMemory => {
  const { fresh, kept, since } = memory.tokens;
  return {
    ...memory,
    tokens: habitOf({ fresh: fresh + Number(isFresh), kept: kept + Number(!isFresh), since }),
  };
};

/** Records that another token is the device's from this day on. */
export const withNewToken = (memory: DeviceMemory, day: number): DeviceMemory => ({
  ...memory,
  tokens: { ...memory.tokens, since: day },
});

/** Records the verdicts on a visit from its own evidence. */
export const withVerdicts = (
  memory: DeviceMemory,
  verdicts: readonly VerdictName[],
  day: number,
): DeviceMemory => {
  if (verdicts.length === 0) return memory;
  const now = verdicts.map((name) => ({ value: 1 + VERDICTS.indexOf(name), count: 1, lastDay: day }));
  return { ...memory, judged: counted(memory.judged, now) };
};

/** Returns the verdicts on the device's visits since a day. */
export const verdictsSince = ({ judged }: DeviceMemory, day: number): ReadonlySet<VerdictName> =>
  new Set(judged.flatMap(({ value, lastDay }) => (lastDay >= day ? (VERDICTS[value - 1] ?? []) : [])));

const MAX_VALUES = 8;
const MAX_COUNTED = 250;
/** Days by which a value outlives another one, for each doubling of its visits. */
const DAYS_OF_DOUBLING = 30;

const isOrdered = FEATURES.map((feature) => feature.rising === true);

const worth = ({ count, lastDay }: Remembered): number => lastDay + DAYS_OF_DOUBLING * Math.log2(count);

/**
 * Sorts the newest first, on equal days the more frequent, then by value, so that the order of fingerprints
 * has no effect.
 */
const newestFirst = (a: Remembered, b: Remembered): number =>
  b.lastDay - a.lastDay || b.count - a.count || a.value - b.value;

function bounded(values: readonly Remembered[], index: number): readonly Remembered[] {
  // Of increasing values only the highest counts.
  if (isOrdered[index]) {
    const highest = values.reduce((best, entry) => (entry.value > best.value ? entry : best));
    return [highest];
  }
  const kept =
    values.length <= MAX_VALUES
      ? [...values]
      : [...values].sort((a, b) => worth(b) - worth(a) || a.value - b.value).slice(0, MAX_VALUES);
  return kept.sort(newestFirst);
}

/** Returns the sum of both counts for each value. */
function counted(one: readonly Remembered[], other: readonly Remembered[]): readonly Remembered[] {
  const byValue = new Map(one.map((entry) => [entry.value, entry]));
  for (const entry of other) {
    const known = byValue.get(entry.value);
    byValue.set(
      entry.value,
      known
        ? {
            value: entry.value,
            count: Math.min(MAX_COUNTED, known.count + entry.count),
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

/** Returns the combined memory of two devices. */
export function joinMemories(one: DeviceMemory, other: DeviceMemory): DeviceMemory {
  const values = one.values.map((entries, index) => joined(entries, other.values[index] ?? [], index));
  const kept = new Set(values[FONTS]?.map(({ value }) => value));
  const fonts = new Map([...one.fonts, ...other.fonts].filter(([value]) => kept.has(value)));
  return {
    values,
    fonts,
    tokens: habitOf({
      fresh: one.tokens.fresh + other.tokens.fresh,
      kept: one.tokens.kept + other.tokens.kept,
      since: Math.max(one.tokens.since, other.tokens.since),
    }),
    judged: counted(one.judged, other.judged),
    suspects: [],
  };
}

/** Returns the memory of one visit. */
export function memoryOf(look: Look, day: number): DeviceMemory {
  const fonts = look.values[FONTS] ?? 0;
  return {
    values: Array.from(look.values, (value) => (value === 0 ? [] : [{ value, count: 1, lastDay: day }])),
    fonts: look.fonts ? new Map([[fonts, look.fonts]]) : new Map(),
    tokens: { fresh: 0, kept: 0, since: day },
    judged: [],
    suspects: [],
  };
}

const FOLLOWS_UPDATES = FEATURES.flatMap(({ follows }, index) => (follows ? [index] : []));

/**
 * Removes a newer version from a fingerprint if the window hides rendered values: the values that change with
 * the update are not known yet.
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

/** Returns the memory of a device after one more visit. */
export const remember = (memory: DeviceMemory, look: Look, day: number): DeviceMemory => ({
  ...joinMemories(memory, memoryOf(withoutHiddenUpdate(memory, look), day)),
  tokens: memory.tokens,
});

/**
 * Returns the names of the attributes of which a fingerprint shows a value that the device never did; for
 * increasing ones also a lower value.
 */
export const unshownIn = (memory: DeviceMemory, look: Look): readonly string[] =>
  FEATURES.flatMap(({ name }, index) => {
    const shown = memory.values[index] ?? [];
    const value = look.values[index] ?? 0;
    const isNew = value !== 0 && shown.length > 0 && !shown.some((entry) => entry.value === value);
    return isNew ? [name] : [];
  });
