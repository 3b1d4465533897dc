import { analysePhone, openPhoneData, type PhoneData, type PhoneFacts } from '@assay/enrichment';
import { atLeast, type Bar, type Row } from '../row';
import { nameOf, type PhoneLabel, type PhoneReference, readPhoneReference } from './phone-reference';
import { between, DIGITS, draw, pick } from './samples';

/** Number of numbers drawn around each example of each kind in each territory. */
const PER_EXAMPLE = 24;
/** Number of prefixes drawn for carriers, and for locations. */
const PREFIXES = 20_000;

interface Sample {
  readonly callingCode: string;
  readonly national: string;
  readonly label: PhoneLabel;
}

/** Returns examples with some of their last digits replaced, sometimes one digit longer or shorter. */
function drawnNumbers({ territories, label }: PhoneReference): Sample[] {
  return territories.flatMap(({ callingCode, kinds }) =>
    [...kinds.values()].flatMap(({ example }) =>
      Array.from({ length: example === null ? 0 : PER_EXAMPLE }, (_, n) => {
        const kept = example!.slice(0, -between(1, 6));
        const change = n % 8 === 0 ? pick([-1, 1]) : 0;
        const national = kept + draw(DIGITS, Math.max(1, example!.length - kept.length + change));
        return { callingCode, national, label: label(callingCode, national) };
      }),
    ),
  );
}

/** Returns valid numbers that start with a drawn prefix of a table. */
function numbersOf(
  names: ReadonlyMap<string, string>,
  reference: PhoneReference,
  types: ReadonlySet<string>,
): Sample[] {
  const prefixes = [...names.keys()];
  const codes = new Map<string, number[]>();
  for (const { callingCode, kinds } of reference.territories) {
    const lengths = [...kinds.values()].flatMap((kind) => [...kind.lengths]);
    codes.set(callingCode, [...(codes.get(callingCode) ?? []), ...lengths]);
  }
  return Array.from({ length: PREFIXES }, (): Sample | null => {
    const prefix = pick(prefixes);
    const callingCode = [1, 2, 3].map((digits) => prefix.slice(0, digits)).find((code) => codes.has(code));
    const length = callingCode === undefined ? 0 : pick(codes.get(callingCode)!);
    if (callingCode === undefined || length + callingCode.length < prefix.length) return null;
    const national =
      prefix.slice(callingCode.length) + draw(DIGITS, length + callingCode.length - prefix.length);
    const label = reference.label(callingCode, national);
    return types.has(label.type) ? { callingCode, national, label } : null;
  }).filter((sample) => sample !== null);
}

interface Judged {
  readonly callingCode: string;
  readonly right: boolean;
}

const share = (judged: readonly Judged[]): number =>
  (100 * judged.filter(({ right }) => right).length) / judged.length;

/** Returns the share over all numbers, and the mean of the shares of each calling code. */
function rowsOf(what: string, bar: Bar, judged: readonly Judged[]): Row[] {
  const codes = [...new Set(judged.map(({ callingCode }) => callingCode))];
  const shares = codes.map((code) => share(judged.filter(({ callingCode }) => callingCode === code)));
  return [
    {
      figure: `phone ${what}, of ${judged.length.toLocaleString('en')} numbers`,
      value: share(judged),
      unit: '%',
      bar,
    },
    {
      figure: `phone ${what}: mean of ${shares.length} calling codes`,
      value: shares.reduce((sum, value) => sum + value, 0) / shares.length,
      unit: '%',
    },
  ];
}

function judge(
  samples: readonly Sample[],
  data: PhoneData,
  isRight: (sample: Sample, facts: PhoneFacts) => boolean,
): Judged[] {
  return samples.map((sample) => {
    const facts = analysePhone(`+${sample.callingCode}${sample.national}`, null, data);
    return { callingCode: sample.callingCode, right: isRight(sample, facts) };
  });
}

const digitsOf = ({ callingCode, national }: Sample) => callingCode + national;

function rowsAgainst(reference: PhoneReference, data: PhoneData): Row[] {
  const drawn = drawnNumbers(reference);
  const valid = drawn.filter(({ label }) => label.valid);
  const { carriers, places } = reference;
  const mobiles = numbersOf(carriers, reference, new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE', 'PAGER']));
  const fixed = numbersOf(places, reference, new Set(['FIXED_LINE', 'FIXED_LINE_OR_MOBILE']));
  return [
    ...rowsOf(
      'validity',
      atLeast(99),
      judge(drawn, data, ({ label }, facts) => facts.phone_is_valid === label.valid),
    ),
    ...rowsOf(
      'type of valid numbers',
      atLeast(98.5),
      judge(valid, data, ({ label }, facts) => facts.type === label.type),
    ),
    ...rowsOf(
      'country of valid numbers',
      atLeast(99),
      judge(valid, data, ({ label }, facts) => facts.country === label.region),
    ),
    ...rowsOf(
      'carrier',
      atLeast(98),
      judge(mobiles, data, (sample, facts) => facts.carrier === nameOf(carriers, digitsOf(sample))),
    ),
    ...rowsOf(
      'place',
      atLeast(90),
      judge(fixed, data, (sample, facts) => facts.location === nameOf(places, digitsOf(sample))),
    ),
  ];
}

/**
 * Compares validity, type, country, carrier and location of drawn numbers of all regions with Google's
 * tables. Requires `--reference <folder>`, the folder `resources` of libphonenumber's sources; otherwise
 * returns an empty list.
 */
export async function benchPhoneQuality(): Promise<Row[]> {
  const option = process.argv.indexOf('--reference');
  if (option < 0) return [];
  return rowsAgainst(readPhoneReference(process.argv[option + 1] ?? ''), openPhoneData());
}
