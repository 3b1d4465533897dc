/** What a model may look at: one feature is one number or one category, read from what a decision saw. */

export interface FeatureInput {
  /** Request fields at top level, the modules' details nested, text analyses by field: what rules read. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** The answer to a velocity definition, by its id; undefined when it was not asked. */
  readonly velocity: (id: string) => number | boolean | null | undefined;
  /** The transaction's time, UNIX milliseconds. */
  readonly now: number;
}

/** `category` values are texts; the others are numbers, a flag being 1 or 0. */
type FeatureKind = 'number' | 'flag' | 'category';

export interface Feature {
  /** Stable: models name their features by it. */
  readonly name: string;
  /** For people, as it reads in "… speaks for fraud". */
  readonly label: string;
  readonly kind: FeatureKind;
  /** The facts that it is read from, by dotted path. */
  readonly paths: readonly string[];
  /** NaN (`category`: undefined) when the value is missing. */
  readonly read: (input: FeatureInput) => number | string | undefined;
  /**
   * The same value in the rule language: an operand for numbers and categories, a condition for flags; null when the
   * language cannot express it.
   */
  readonly rule: string | null;
  /** Of a flag: the condition that it is 0. */
  readonly ruleOtherwise?: string;
}

type Values = Readonly<Record<string, unknown>>;
type Reader = (facts: Values) => unknown;

const DAY_MS = 86_400_000;

/** A reader of a dotted path; undefined for whatever is not there. */
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

/** Only fields whose values reveal nothing of a single person. */
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

/** Whether a value came at all: never missing itself. The value is not looked at. */
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

/** Whether two texts differ; missing when either is. */
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

/** How many elements an array has. */
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

/** UNIX seconds, `YYYY-MM-DD` or `YYYY-MM-DD HH:MM:SS` UTC as milliseconds; NaN for anything else. */
function instantOf(value: unknown): number {
  if (typeof value === 'number') return value * 1000;
  if (typeof value !== 'string') return Number.NaN;
  return Date.parse(value.length === DATE_LENGTH ? value : `${value.replace(' ', 'T')}Z`);
}

/** Days from a moment to the transaction, with fractions; negative when it lies ahead. */
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

/** The transaction's hour of the day or day of the week, UTC, as the rules' functions count them. */
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

/** The answer to a velocity definition of the account's rules. Its text in the rule language is known to who has the rules. */
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

/** The definition that a feature's name speaks of; null for other features. */
export const velocityId = (name: string): string | null =>
  name.startsWith(VELOCITY_PREFIX) ? name.slice(VELOCITY_PREFIX.length) : null;
