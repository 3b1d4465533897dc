import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { atLeast, atMost, type Row } from '../row';
import { isCounted } from './world-corpora';

export type AcceptsPostcode = (country: string, postcode: string) => boolean | null;

/** Countries for which the dump has only the first half of each postcode. */
const HALVES = new Set(['CA', 'GB', 'GG', 'IE', 'IM', 'JE', 'MT', 'NL']);
/** Maximum number of postcodes tested per country; larger countries are sampled at equal intervals. */
const MAX_PER_COUNTRY = 2000;

/** Reads the postcodes of each country of GeoNames' `allCountries.txt`: country, postcode, place, tab-separated. */
function dumpedPostcodes(dump: string): ReadonlyMap<string, readonly string[]> {
  const codes = new Map<string, Set<string>>();
  for (const line of readFileSync(dump, 'utf8').split('\n')) {
    const [country, postcode] = line.split('\t');
    if (!country || !postcode || HALVES.has(country)) continue;
    const known = codes.get(country) ?? new Set();
    codes.set(country, known.add(postcode));
  }
  return new Map(
    [...codes].map(([country, known]) => {
      const step = Math.ceil(known.size / MAX_PER_COUNTRY);
      return [country, [...known].filter((_, at) => at % step === 0)];
    }),
  );
}

const fullWidth = (text: string): string =>
  text.replace(/[0-9A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));

/** Spellings that people use instead of the official one; null if a postcode doesn't have it. */
const SPELLINGS: readonly ((postcode: string, country: string) => string | null)[] = [
  (postcode) => postcode.toLowerCase(),
  (postcode) => (/[ -]/.test(postcode) ? postcode.replace(/[ -]/g, '') : null),
  (postcode) => (postcode.includes('-') ? postcode.replaceAll('-', ' ') : null),
  (postcode) => (postcode.includes('-') ? postcode.replaceAll('-', ' \u2013 ') : null),
  (postcode) => (postcode.includes(' ') ? postcode.replaceAll(' ', '-') : null),
  (postcode) => (postcode.includes(' ') ? postcode.replaceAll(' ', '\u00a0') : null),
  fullWidth,
  (postcode, country) => (/^\d/.test(postcode) ? `${country}-${postcode}` : null),
];

/**
 * Counts how many real postcodes are accepted, as issued and in other spellings.
 * @param dump path of GeoNames' `allCountries.txt`
 */
export function dumpQuality(dump: string, accepts: AcceptsPostcode): readonly Row[] {
  const codes = dumpedPostcodes(dump);
  const all = [...codes].flatMap(([country, known]) => known.map((postcode) => ({ country, postcode })));
  const spelled = all.flatMap(({ country, postcode }) =>
    SPELLINGS.flatMap((spell) => {
      const text = spell(postcode, country);
      return text === null ? [] : [{ country, postcode: text }];
    }),
  );
  const row = (figure: string, tested: typeof all): Row => ({
    figure: `${figure} of ${codes.size} countries, GeoNames`,
    value:
      (100 * tested.filter(({ country, postcode }) => accepts(country, postcode) === true).length) /
      tested.length,
    unit: `% of ${tested.length}`,
    bar: atLeast(98.5),
  });
  return [row('accepted postcodes', all), row('accepted other spellings of postcodes', spelled)];
}

interface Fixture {
  readonly country: string;
  readonly postcode: string;
  readonly isValid: boolean;
  readonly isCounted: boolean;
}

const quoted = (source: string): readonly string[] =>
  [...source.matchAll(/'((?:[^'\\]|\\.)*)'/g)].map(([, text = '']) => text);

/** Reads the postcodes of validatorjs/validator.js (MIT). Every second country is counted. */
function validatorFixtures(checkout: string): readonly Fixture[] {
  const source = readFileSync(join(checkout, 'test/validators.test.js'), 'utf8');
  const start = source.indexOf("it('should validate postal code'");
  const list = source.slice(start, source.indexOf('let allValid', start));
  return [...list.matchAll(/locale: '(?:\w+-)?(\w\w)',([\s\S]*?)(?=locale:|$)/g)].flatMap(
    ([, country = '', body = ''], at) =>
      (['valid', 'invalid'] as const).flatMap((label) =>
        quoted(new RegExp(`\\b${label}: \\[([\\s\\S]*?)\\n? *\\],?\\n`).exec(body)?.[1] ?? '').map(
          (postcode) => ({
            country,
            postcode,
            isValid: label === 'valid',
            isCounted: at % 2 === 1,
          }),
        ),
      ),
  );
}

/** Reads the postcodes of django/django-localflavor (BSD-3-Clause). Whole countries are counted. */
function localflavorFixtures(checkout: string): readonly Fixture[] {
  const folder = join(checkout, 'tests');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    const country = /^test_(\w\w)(?:\.py$|\/\w+\.py$)/.exec(file)?.[1]?.toUpperCase();
    if (country === undefined) return [];
    const methods = readFileSync(join(folder, file), 'utf8').split(/\n(?= *def )/);
    return methods
      .filter((method) => /assertFieldOutput\(.*(?:Post|Zip)\w*Field/.test(method))
      .flatMap((method) =>
        (['valid', 'invalid'] as const).flatMap((label) => {
          const body = new RegExp(`\\b${label} = \\{([\\s\\S]*?)\\n\\s*\\}`).exec(method)?.[1] ?? '';
          return [...body.matchAll(/^\s*(?:'([^']+)'|"([^"]+)")\s*:/gm)].map(([, one, other]) => ({
            country,
            postcode: one ?? other ?? '',
            isValid: label === 'valid',
            isCounted: isCounted(`${country}postcode`),
          }));
        }),
      );
  });
}

/**
 * Counts accepted valid and invalid postcodes of published tests. Only counts are returned.
 * @param folder with checkouts of `validator.js` and `django-localflavor`; missing ones are skipped
 */
export function fixtureQuality(folder: string, accepts: AcceptsPostcode): readonly Row[] {
  const sources = [
    ['validator.js', validatorFixtures],
    ['django-localflavor', localflavorFixtures],
  ] as const;
  return sources.flatMap(([name, read]): readonly Row[] => {
    const checkout = join(folder, name);
    if (!existsSync(checkout)) return [];
    const fixtures = read(checkout);
    return [false, true].flatMap((counted) =>
      [true, false].map((valid): Row => {
        const tested = fixtures.filter((one) => one.isCounted === counted && one.isValid === valid);
        const accepted = tested.filter(({ country, postcode }) => accepts(country, postcode) === true).length;
        return {
          figure: `${valid ? 'valid' : 'invalid'} postcodes accepted, ${name}, ${counted ? 'counted' : 'development'} half`,
          value: (100 * accepted) / tested.length,
          unit: `% of ${tested.length}`,
          ...(counted ? { bar: valid ? atLeast(98.5) : atMost(3) } : {}),
        };
      }),
    );
  });
}
