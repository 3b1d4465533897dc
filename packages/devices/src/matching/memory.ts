import { VERDICTS, type VerdictName } from '../data/checks';
import { FEATURES } from '../data/features';
import { FONTS, type FontBits, type Look } from './look';

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
  /** Day since 1970 on which the token that is in use was first met; 0 = not noted, by an earlier version. */
  readonly since: number;
}

/** Both are halved where one gets larger than a byte: what was long ago counts less. */
function habitOf({ fresh, kept, since }: TokenHabit): TokenHabit {
  if (Math.max(fresh, kept) <= MOST_COUNTED) return { fresh, kept, since };
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

/** Notes that another token is the device's from this day on. */
export const withNewToken = (memory: DeviceMemory, day: number): DeviceMemory => ({
  ...memory,
  tokens: { ...memory.tokens, since: day },
});

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
    tokens: habitOf({
      fresh: one.tokens.fresh + other.tokens.fresh,
      kept: one.tokens.kept + other.tokens.kept,
      since: Math.max(one.tokens.since, other.tokens.since),
    }),
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
    tokens: { fresh: 0, kept: 0, since: day },
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
export const remember = (memory: DeviceMemory, look: Look, day: number): DeviceMemory => ({
  ...joinMemories(memory, memoryOf(withoutHiddenUpdate(memory, look), day)),
  tokens: memory.tokens,
});

/** Names of the attributes of which a look shows what the device never did; of what only rises, also a lower value. */
export const unshownIn = (memory: DeviceMemory, look: Look): readonly string[] =>
  FEATURES.flatMap(({ name }, index) => {
    const shown = memory.values[index] ?? [];
    const value = look.values[index] ?? 0;
    const isNew = value !== 0 && shown.length > 0 && !shown.some((entry) => entry.value === value);
    return isNew ? [name] : [];
  });
