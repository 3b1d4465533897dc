import type { CountryCode } from 'libphonenumber-js';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import metadataJson from 'libphonenumber-js/max/metadata';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { numberingPlans } from './numbering-plan';
import { readNumber } from './read-number';
import { type Below, drawText } from './testing/pattern-text';
import { seededBelow } from './testing/seeded-below';

/**
 * Compares the reader with the library that it replaces, on every class of numbers in the library's data:
 * each kind of each country, and of each calling code without a country. `place-number.test.ts` compares
 * texts of every form.
 */

const SEED = 20_261_122;
const NUMBERS_A_CLASS = 20;
/** Maximum number of draws; a pattern may produce a length that its class doesn't have. */
const MAX_DRAWN = 200 * NUMBERS_A_CLASS;

/** Intended differences from the library's result. */
const DIFFERENCES: readonly {
  readonly country: string;
  readonly theirs: string;
  readonly ours: string;
  readonly reason: string;
}[] = [
  {
    country: 'TA',
    theirs: 'FIXED_LINE_OR_MOBILE',
    ours: 'FIXED_LINE',
    reason:
      'Tristan da Cunha has no mobile numbers; the JavaScript port reports a fixed line of a plan without mobiles as either kind, ' +
      "Google's library as a fixed line.",
  },
];

/** Kinds in the order of the packed metadata (METADATA.md of the package). */
const KINDS = [
  'FIXED_LINE',
  'MOBILE',
  'TOLL_FREE',
  'PREMIUM_RATE',
  'PERSONAL_NUMBER',
  'VOICEMAIL',
  'UAN',
  'PAGER',
  'VOIP',
  'SHARED_COST',
] as const;

interface NumberClass {
  /** ISO-2, or a calling code without a country. */
  readonly of: string;
  readonly callingCode: string;
  readonly kind: (typeof KINDS)[number];
  readonly pattern: string;
  readonly lengths: readonly number[];
}

interface Reading {
  readonly country: string | null;
  readonly type: string | null;
  readonly national: string;
  readonly valid: boolean;
}

const plans = numberingPlans();

/**
 * Returns the classes. A kind without a pattern is missing, or it is a mobile kind with the pattern of the
 * fixed line.
 */
function numberClasses(): readonly NumberClass[] {
  return [metadataJson.countries, metadataJson.nonGeographic].flatMap((packed) =>
    Object.entries(packed).flatMap(([of, fields]: [string, readonly unknown[]]) =>
      (fields[11] as readonly ([string, number[]?] | 0)[]).flatMap((kind, index) =>
        kind && kind[0] !== ''
          ? {
              of,
              callingCode: String(fields[0]),
              kind: KINDS[index]!,
              pattern: kind[0],
              lengths: kind[1] ?? (fields[3] as number[]),
            }
          : [],
      ),
    ),
  );
}

function draw({ callingCode, pattern, lengths }: NumberClass, below: Below): readonly string[] {
  const numbers: string[] = [];
  for (let drawn = 0; drawn < MAX_DRAWN && numbers.length < NUMBERS_A_CLASS; drawn++) {
    const national = drawText(pattern, below);
    if (lengths.includes(national.length)) numbers.push(`+${callingCode}${national}`);
  }
  return numbers;
}

function ours(text: string, country: string | null): Reading | null {
  const reading = readNumber(text, country, plans);
  if (reading.outcome !== 'READ') return null;
  const { number } = reading;
  return {
    country: number.country,
    type: number.type,
    national: number.national,
    valid: number.type !== null,
  };
}

function theirs(text: string, country: string | null): Reading | null {
  const number = parsePhoneNumberFromString(text, (country ?? undefined) as CountryCode | undefined);
  if (number === undefined) return null;
  return {
    country: number.country ?? null,
    type: number.getType() ?? null,
    national: number.nationalNumber,
    valid: number.isValid(),
  };
}

/** Returns the library's result, adjusted by the intended differences. */
function expected(text: string, country: string | null): Reading | null {
  const reading = theirs(text, country);
  const meant = DIFFERENCES.find((one) => one.country === reading?.country && one.theirs === reading.type);
  return reading !== null && meant ? { ...reading, type: meant.ours } : reading;
}

describe('all classes of numbers', () => {
  const classes = numberClasses();

  it(
    'have the same validity, country, kind and national number as in the library',
    { timeout: 60_000 },
    () => {
      const below = seededBelow(SEED);
      const differing: unknown[] = [];
      const withoutNumbers: unknown[] = [];
      const types = new Set<string | null>();
      for (const one of classes) {
        const numbers = draw(one, below);
        if (numbers.length < NUMBERS_A_CLASS) withoutNumbers.push(one);
        for (const text of numbers) {
          const [read, wanted] = [ours(text, null), expected(text, null)];
          types.add(read?.type ?? null);
          if (JSON.stringify(read) !== JSON.stringify(wanted)) differing.push({ text, read, wanted });
        }
      }
      expect(differing).toEqual([]);
      expect(withoutNumbers).toEqual([]);
      expect([...types].filter((type) => type !== null).sort()).toEqual(
        [...KINDS, 'FIXED_LINE_OR_MOBILE'].sort(),
      );
      expect(new Set(classes.map(({ of }) => of)).size).toBe(
        Object.keys(metadataJson.countries).length + Object.keys(metadataJson.nonGeographic).length,
      );
    },
  );

  it("include the library's example of every country, as dialed in the country and from abroad", () => {
    const differing: unknown[] = [];
    for (const [country, example] of Object.entries(examples)) {
      const number = parsePhoneNumberFromString(example, country as CountryCode)!;
      for (const text of [example, number.formatNational(), number.formatInternational(), number.number]) {
        const [read, wanted] = [ours(text, country), expected(text, country)];
        if (JSON.stringify(read) !== JSON.stringify(wanted)) differing.push({ country, text, read, wanted });
      }
    }
    expect(differing).toEqual([]);
    expect(Object.keys(examples).sort()).toEqual(Object.keys(metadataJson.countries).sort());
  });

  it.each(DIFFERENCES)('differ from the library for $country: $reason', ({
    country,
    ours: type,
    theirs: other,
  }) => {
    const below = seededBelow(SEED);
    const numbers = classes.filter(({ of }) => of === country).flatMap((one) => draw(one, below));
    const read = numbers.map((text) => [ours(text, null)?.type, theirs(text, null)?.type]);
    expect(read).toContainEqual([type, other]);
  });
});
