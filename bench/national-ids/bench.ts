import { type NationalIdKind, readNationalId } from '@assay/national-ids';
import { stdnum } from 'stdnum';
import { atLeast, median, type Row } from '../row';

/**
 * Returns random numbers in the format of their kind; most differ from a real one at most in their check
 * digits.
 */

const pick = (random: () => number, alphabet: string): string =>
  alphabet[Math.floor(random() * alphabet.length)] ?? '';
const many = (random: () => number, alphabet: string, length: number): string =>
  Array.from({ length }, () => pick(random, alphabet)).join('');

const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const two = (value: number) => String(value).padStart(2, '0');
const between = (random: () => number, least: number, most: number) =>
  least + Math.floor(random() * (most - least + 1));
/** Returns `YYMMDD`, with days up to 30. */
const date = (random: () => number) =>
  `${two(between(random, 20, 99))}${two(between(random, 1, 12))}${two(between(random, 1, 30))}`;

const STATES = ['AS', 'BC', 'DF', 'JC', 'NL', 'OC', 'VZ', 'NE', 'XX'];

type Sample = (random: () => number) => string;

/** Format of a number without its check character, and the possible check characters, by kind. */
const SHAPES: readonly {
  readonly kind: NationalIdKind;
  readonly stem: Sample;
  readonly checks: string;
  readonly length: number;
}[] = [
  { kind: 'BR CPF', stem: (random) => many(random, DIGITS, 9), checks: DIGITS, length: 2 },
  { kind: 'BR CNPJ', stem: (random) => `${many(random, DIGITS, 8)}0001`, checks: DIGITS, length: 2 },
  { kind: 'CA SIN', stem: (random) => many(random, DIGITS, 8), checks: DIGITS, length: 1 },
  { kind: 'CO NIT', stem: (random) => `8${many(random, DIGITS, 8)}`, checks: DIGITS, length: 1 },
  {
    kind: 'FR NIR',
    stem: (random) =>
      `${pick(random, '12')}${two(between(random, 0, 99))}${two(between(random, 1, 12))}${two(between(random, 1, 95))}${many(random, '123456789', 6)}`,
    checks: DIGITS,
    length: 2,
  },
  {
    kind: 'GR AMKA',
    stem: (random) => {
      const born = date(random);
      return `${born.slice(4)}${born.slice(2, 4)}${born.slice(0, 2)}${many(random, DIGITS, 4)}`;
    },
    checks: DIGITS,
    length: 1,
  },
  { kind: 'IE PPS', stem: (random) => many(random, DIGITS, 7), checks: LETTERS, length: 1 },
  { kind: 'IN AADHAAR', stem: (random) => many(random, DIGITS, 11), checks: DIGITS, length: 1 },
  {
    kind: 'MX CURP',
    stem: (random) =>
      `${pick(random, LETTERS)}${pick(random, 'AEIOUX')}${many(random, LETTERS, 2)}${date(random)}${pick(random, 'HM')}${STATES[between(random, 0, STATES.length - 1)]}${many(random, 'BCDFGHJKLMNPQRSTVWXYZ', 3)}0`,
    checks: DIGITS,
    length: 1,
  },
  {
    kind: 'MX RFC',
    stem: (random) => `${many(random, LETTERS, 4)}${date(random)}${many(random, '123456789', 2)}`,
    checks: `${DIGITS}A`,
    length: 1,
  },
  {
    kind: 'NZ IRD',
    stem: (random) => `0${between(random, 10, 99)}${many(random, DIGITS, 5)}`,
    checks: DIGITS,
    length: 1,
  },
  { kind: 'US SSN', stem: (random) => many(random, DIGITS, 8), checks: DIGITS, length: 1 },
];

/** Returns a stem with every possible check, so that the correct one is included: a hundred for two digits. */
function numbersOf({ stem, checks, length }: (typeof SHAPES)[number], random: () => number): string[] {
  const body = stem(random);
  const ends =
    length === 1 ? [...checks] : [...checks].flatMap((first) => [...checks].map((second) => first + second));
  return ends.map((end) => body + end);
}

const TODAY = '2026-11-23';
const STEMS = 400;
const ROUNDS = 5;
/** Repetitions that make a round take milliseconds. */
const REPEATS = 10;

/** Returns mulberry32, with the same numbers in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns the validator of the same kind in stdnum (MIT). */
function peerOf(kind: (typeof SHAPES)[number]['kind']): (value: string) => boolean {
  const [country = '', name = ''] = kind.split(' ');
  const countries = stdnum as unknown as {
    readonly [country: string]: {
      readonly [name: string]: { validate(value: string): { isValid: boolean } };
    };
  };
  const validator = countries[country]?.[name.toLowerCase()];
  if (!validator) throw new Error(`stdnum does not support ${kind}`);
  return (value) => validator.validate(value).isValid;
}

/**
 * Returns numbers per second of CPU time, the median of several rounds, which excludes other programs on the
 * machine.
 */
function perSecond(numbers: readonly string[], read: (value: string) => boolean): number {
  const rates = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    for (let time = 0; time < REPEATS; time++) for (const number of numbers) read(number);
    const { user, system } = process.cpuUsage(before);
    return (REPEATS * numbers.length * 1e6) / (user + system);
  });
  return median(rates);
}

/** Measures the speed of each kind, and how often both agree on random numbers, including the correct check. */
export async function benchNationalIds(): Promise<readonly Row[]> {
  const rows = SHAPES.map((shape): Row => {
    const random = seeded(18);
    const numbers = Array.from({ length: STEMS }, () => numbersOf(shape, random)).flat();
    const peer = peerOf(shape.kind);
    const ours = (value: string) => readNationalId(shape.kind, value, TODAY).valid;
    const differing = numbers.filter((number) => ours(number) !== peer(number));
    const own = perSecond(numbers, ours);
    const theirs = perSecond(numbers, peer);
    const agreeing = Math.round((1 - differing.length / numbers.length) * 10_000) / 100;
    return {
      figure: `${shape.kind}: numbers per CPU second; agreement on ${agreeing}% of ${numbers.length}`,
      value: own,
      unit: '/s',
      reference: `stdnum ${Math.round(theirs).toLocaleString('en')} /s`,
      ratio: own / theirs,
      bar: atLeast(500_000),
    };
  });
  return rows;
}
