/** Input of a model: one feature is one number or one category, read from the data of a decision. */

export interface FeatureInput {
  /**
   * Request fields at top level, the modules' details nested, text analyses by field: the same facts that
   * rules read.
   */
  readonly facts: Readonly<Record<string, unknown>>;
  /** Returns the result of a velocity definition by its id; undefined if it was not evaluated. */
  readonly velocity: (id: string) => number | boolean | null | undefined;
  /** Time of the transaction, in UNIX milliseconds. */
  readonly now: number;
}

/** `category` values are texts; the others are numbers, where a flag is 1 or 0. */
type FeatureKind = 'number' | 'flag' | 'category';

export interface Feature {
  /** Stable identifier: models refer to their features by it. */
  readonly name: string;
  /** Label shown to users, as in "… speaks for fraud". */
  readonly label: string;
  readonly kind: FeatureKind;
  /** Dotted paths of the facts that it is read from. */
  readonly paths: readonly string[];
  /** NaN (`category`: undefined) if the value is missing. */
  readonly read: (input: FeatureInput) => number | string | undefined;
  /**
   * The same value in the rule language: an operand for numbers and categories, a condition for flags; null
   * if the language cannot express it.
   */
  readonly rule: string | null;
  /** For a flag: the condition that it is 0. */
  readonly ruleOtherwise?: string;
}

type Values = Readonly<Record<string, unknown>>;
type Reader = (facts: Values) => unknown;

const DAY_MS = 86_400_000;

/** Returns a reader of a dotted path; it returns undefined for a missing value. */
function readerOf(path: string): Reader {
  const keys = path.split('.');
  const [first = '', second, third, fourth] = keys;
  if (keys.length > 4) throw new Error(`the path ${path} is too deep`);
  const step = (value: unknown, key: string): unknown =>
    typeof value === 'object' && value !== null ? (value as Values)[key] : undefined;
  if (second === undefined) return (facts) => facts[first];
  if (third === undefined) return (facts) => step(facts[first], second);
  if (fourth === undefined) return (facts) => step(step(facts[first], second), third);
  return (facts) => step(step(step(facts[first], second), third), fourth);
}

const numberOrNaN = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);
const textOrNothing = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

export function number(path: string, label: string): Feature {
  const read = readerOf(path);
  return {
    name: path,
    label,
    kind: 'number',
    paths: [path],
    rule: path,
    read: ({ facts }) => numberOrNaN(read(facts)),
  };
}

export function flag(path: string, label: string): Feature {
  const read = readerOf(path);
  return {
    name: path,
    label,
    kind: 'flag',
    paths: [path],
    rule: `${path} = true`,
    ruleOtherwise: `${path} = false`,
    read: ({ facts }) => {
      const value = read(facts);
      return typeof value === 'boolean' ? Number(value) : Number.NaN;
    },
  };
}

/** Only for fields whose values don't identify a person. */
export function category(path: string, label: string): Feature {
  const read = readerOf(path);
  return {
    name: path,
    label,
    kind: 'category',
    paths: [path],
    rule: path,
    read: ({ facts }) => textOrNothing(read(facts)),
  };
}

/** Reads whether a value is present; never missing itself. The value itself is not read. */
export function present(path: string, label: string): Feature {
  const read = readerOf(path);
  return {
    name: `${path}:present`,
    label,
    kind: 'flag',
    paths: [path],
    rule: `exists(${path})`,
    ruleOtherwise: `not_exist(${path})`,
    read: ({ facts }) => {
      const value = read(facts);
      return Number(value !== undefined && value !== null && value !== '');
    },
  };
}

/** Reads whether two texts differ; missing if either is missing. */
export function differs(a: string, b: string, label: string): Feature {
  const left = readerOf(a);
  const right = readerOf(b);
  return {
    name: `${a}!=${b}`,
    label,
    kind: 'flag',
    paths: [a, b],
    rule: `${a} != ${b}`,
    ruleOtherwise: `${a} = ${b}`,
    read: ({ facts }) => {
      const one = textOrNothing(left(facts));
      const other = textOrNothing(right(facts));
      return one === undefined || other === undefined ? Number.NaN : Number(one !== other);
    },
  };
}

/** Reads the number of elements of an array. */
export function size(path: string, label: string): Feature {
  const read = readerOf(path);
  return {
    name: `${path}:size`,
    label,
    kind: 'number',
    paths: [path],
    rule: `length(${path})`,
    read: ({ facts }) => {
      const value = read(facts);
      return Array.isArray(value) ? value.length : Number.NaN;
    },
  };
}

const DATE_LENGTH = 10;

/** Converts UNIX seconds, `YYYY-MM-DD` or `YYYY-MM-DD HH:MM:SS` (UTC) to milliseconds; NaN for anything else. */
function instantOf(value: unknown): number {
  if (typeof value === 'number') return value * 1000;
  if (typeof value !== 'string') return Number.NaN;
  return Date.parse(value.length === DATE_LENGTH ? value : `${value.replace(' ', 'T')}Z`);
}

/** Reads the days from a point in time to the transaction, with fractions; negative if it is in the future. */
export function daysSince(path: string, label: string): Feature {
  const read = readerOf(path);
  return {
    name: `${path}:days`,
    label,
    kind: 'number',
    paths: [path],
    rule: `days_between(${path}, now)`,
    read: ({ facts, now }) => (now - instantOf(read(facts))) / DAY_MS,
  };
}

/**
 * Reads the transaction's hour of the day or day of the week in UTC, with the same numbering as the rule
 * functions.
 */
export const clock = (name: 'hour_of_day' | 'day_of_week', label: string): Feature => ({
  name,
  label,
  kind: 'number',
  paths: [],
  rule: `${name}()`,
  read: ({ now }) => {
    const date = new Date(now);
    return name === 'hour_of_day' ? date.getUTCHours() : date.getUTCDay() || 7;
  },
});

const VELOCITY_PREFIX = 'velocity:';

/**
 * Reads the result of a velocity definition of the account's rules. Only a caller that has the rules can
 * supply its text in the rule language.
 */
export function velocity(id: string, text: string | null = null): Feature {
  return {
    name: VELOCITY_PREFIX + id,
    label: text ?? `velocity ${id}`,
    kind: 'number',
    paths: [],
    rule: text,
    read: (input) => {
      const value = input.velocity(id);
      return value === null || value === undefined ? Number.NaN : Number(value);
    },
  };
}

/** Returns the velocity definition that a feature's name refers to; null for other features. */
export const velocityId = (name: string): string | null =>
  name.startsWith(VELOCITY_PREFIX) ? name.slice(VELOCITY_PREFIX.length) : null;
