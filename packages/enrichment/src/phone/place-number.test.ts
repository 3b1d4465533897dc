import { isDeepStrictEqual } from 'node:util';
import { asciiCharacters } from '@assay/text-similarity';
import type { CountryCode } from 'libphonenumber-js';
import { getCountries, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { NEWER_RANGES } from './data/newer-ranges';
import { numberingPlans, numberType } from './numbering-plan';
import { type PlacedNumber, placeText } from './place-number';
import { type NumberText, numberTexts } from './testing/number-texts';
import { seededBelow } from './testing/seeded-below';

const SEED = 20_261_122;
const TEXTS = 100_000;

const plans = numberingPlans();

/**
 * The library retains its position between two such texts, so every other one fails; an invalid text resets
 * it.
 */
const FORGET_CONTEXT = '1;phone-context=!';

function theirs({ text, country }: NumberText) {
  if (text.includes('phone-context')) parsePhoneNumberFromString(FORGET_CONTEXT);
  const number = parsePhoneNumberFromString(text, country as CountryCode | undefined);
  if (number === undefined) return null;
  return {
    country: number.country ?? null,
    callingCode: number.countryCallingCode,
    national: number.nationalNumber,
    valid: number.isValid(),
    type: number.getType() ?? null,
  };
}

function ours({ text, country }: NumberText) {
  const home = country === undefined ? undefined : plans.byCountry.get(country);
  const number = placeText(asciiCharacters(text), home, plans);
  if (number === null) return null;
  return {
    country: number.country,
    callingCode: number.plan.callingCode,
    national: number.national,
    valid: number.type !== null,
    type: typeInTheirOrder(number),
  };
}

/**
 * The library checks for fixed lines and mobiles first, and reports a fixed line as either where a plan has
 * no mobile numbers.
 */
function typeInTheirOrder({ plan, national, type }: PlacedNumber) {
  const first = numberType({ ...plan, special: [] }, national);
  const hasNoMobiles = plan.mobile === null && !plan.undivided;
  return first === 'FIXED_LINE' && hasNoMobiles ? 'FIXED_LINE_OR_MOBILE' : (first ?? type);
}

/** Checks for a range that the library doesn't have yet. */
const isNewer = ({ callingCode, national }: { callingCode: string; national: string }): boolean =>
  callingCode === '1' && NEWER_RANGES.some(({ prefix }) => national.startsWith(prefix));

describe('placeText', () => {
  it('has the same countries as the library', () => {
    expect([...plans.byCountry.keys()].sort()).toEqual(getCountries().sort());
  });

  it.each([
    { text: '+1 1 310-3978', country: undefined, national: '3103978' },
    { text: '+44 07624 93415', country: undefined, national: '0762493415' },
    { text: '+44 0162 423928', country: 'IM', national: '0162423928' },
  ])('reads $text without its prefix, by the lengths of the owning country', (written) => {
    expect(ours(written)).toEqual(theirs(written));
    expect(ours(written)?.national).toBe(written.national);
  });

  it('gives the same results as the library', { timeout: 60_000 }, () => {
    const texts = numberTexts(seededBelow(SEED));
    const seen = { valid: 0, invalid: 0, none: 0 };
    const differences: unknown[] = [];
    for (let n = 0; n < TEXTS; n++) {
      const drawn = texts.next().value as NumberText;
      const [expected, read] = [theirs(drawn), ours(drawn)];
      if (read !== null && isNewer(read)) continue;
      if (!isDeepStrictEqual(read, expected)) differences.push({ ...drawn, read, expected });
      seen[expected === null ? 'none' : expected.valid ? 'valid' : 'invalid']++;
    }
    expect(differences).toEqual([]);
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(TEXTS / 20);
  });
});
