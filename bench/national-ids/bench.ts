import { readNationalId } from '@assay/national-ids';
import { stdnum } from 'stdnum';
import { atLeast, median, type Row } from '../row';
import { numbersOf, SHAPES } from './samples';

const TODAY = '2026-11-23';
const STEMS = 400;
const ROUNDS = 5;
/** So that a round takes milliseconds. */
const REPEATS = 10;

/** mulberry32: the same numbers in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The validator of the same kind in stdnum (MIT). */
function peerOf(kind: (typeof SHAPES)[number]['kind']): (value: string) => boolean {
  const [country = '', name = ''] = kind.split(' ');
  const countries = stdnum as unknown as {
    readonly [country: string]: {
      readonly [name: string]: { validate(value: string): { isValid: boolean } };
    };
  };
  const validator = countries[country]?.[name.toLowerCase()];
  if (!validator) throw new Error(`stdnum has no ${kind}`);
  return (value) => validator.validate(value).isValid;
}

/** Numbers that a reader takes in a second of CPU, the median of some rounds: what others do on the machine does not count. */
function perSecond(numbers: readonly string[], read: (value: string) => boolean): number {
  const rates = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    for (let time = 0; time < REPEATS; time++) for (const number of numbers) read(number);
    const { user, system } = process.cpuUsage(before);
    return (REPEATS * numbers.length * 1e6) / (user + system);
  });
  return median(rates);
}

/** Speed of each kind, and how often both say the same of numbers made at random, the right check among them. */
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
      figure: `${shape.kind}: numbers a second of CPU; ${agreeing} % of ${numbers.length} judged alike`,
      value: own,
      unit: '/s',
      reference: `stdnum ${Math.round(theirs).toLocaleString('en')} /s`,
      ratio: own / theirs,
      bar: atLeast(500_000),
    };
  });
  return rows;
}
