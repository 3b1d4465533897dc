import { editCost } from './edit-cost';
import type { LegalForm } from './legal-form';
import type { Lexeme } from './lexeme';

/** `apart`: two forms of one country that aren't translations of each other, so two companies of one group. */
type FormAgreement = 'same' | 'missing' | 'different' | 'apart';

/** Forms that are words of the name when another form is present. */
const VAGUE: ReadonlySet<string> = new Set([
  'partners',
  'partnership',
  'foundation',
  'association',
  'society',
  'trust',
]);

/** Forms of English-speaking countries, which are used across these countries. */
const ENGLISH: ReadonlySet<string> = new Set([
  'ltd',
  'limited',
  'llc',
  'llp',
  'lp',
  'plc',
  'inc',
  'incorporated',
  'corp',
  'corporation',
]);

const ofOneCountry = (a: LegalForm, b: LegalForm): boolean =>
  a.countries.some((country) => b.countries.includes(country)) ||
  (ENGLISH.has(a.spelling) && ENGLISH.has(b.spelling));

/** Checks whether a form states the kind of company, unlike "company". */
const isSignificant = (form: LegalForm | undefined): form is LegalForm =>
  form !== undefined && form.kind !== 'CO';

/**
 * Spellings with another meaning in these countries: "AS" is Norwegian for a limited company, but a
 * joint-stock company in Czechia, Turkey and Estonia.
 */
const OTHERWISE_IN: ReadonlyMap<string, Pick<LegalForm, 'kind' | 'countries'>> = new Map([
  ['as', { kind: 'JSC', countries: ['CZ', 'SK', 'TR', 'EE', 'LV'] }],
]);

/** Returns the form with its meaning next to a form of a country that reads it differently. */
function besideForm(form: LegalForm, other: LegalForm): LegalForm {
  const otherwise = OTHERWISE_IN.get(form.spelling);
  return otherwise?.countries.some((country) => other.countries.includes(country))
    ? { ...form, ...otherwise }
    : form;
}

/** Implements `compareLegalForms` for at most one form on each side. */
function compareOne(
  asked: LegalForm | undefined,
  listed: LegalForm | undefined,
  translate: boolean,
): FormAgreement {
  if (!isSignificant(asked)) return isSignificant(listed) ? 'missing' : 'same';
  if (!isSignificant(listed)) return 'missing';
  const a = besideForm(asked, listed);
  const b = besideForm(listed, asked);
  if (translate ? a.kind === b.kind : a.spelling === b.spelling) return 'same';
  return a.kind !== b.kind && ofOneCountry(a, b) ? 'apart' : 'different';
}

/**
 * Compares the legal forms of two names; words that only mean "company" don't count.
 * @param translate true if equivalent forms of different languages agree
 */
export function compareLegalForms(
  a: readonly LegalForm[],
  b: readonly LegalForm[],
  translate: boolean,
): FormAgreement {
  if (a.length === 0 && b.length === 0) return 'same';
  // Most names have at most one form. This path avoids allocating lists, because the search calls it for
  // every organization.
  if (a.length <= 1 && b.length <= 1) return compareOne(a[0], b[0], translate);
  const significant = (forms: readonly LegalForm[], others: readonly LegalForm[]) =>
    forms.filter(
      ({ kind, spelling }) =>
        kind !== 'CO' && !(forms.length > 1 && others.length > 1 && VAGUE.has(spelling)),
    );
  const named = ({ kind, spelling }: LegalForm) => (translate ? kind : spelling);
  const left = significant(a, b);
  const right = significant(b, a);
  if (left.length === 0 && right.length === 0) return 'same';
  if (left.length === 0 || right.length === 0) return 'missing';
  const known = right.map(named);
  if (left.some((form) => known.includes(named(form)))) return 'same';
  return left.length === 1 &&
    right.length === 1 &&
    left[0]!.kind !== right[0]!.kind &&
    ofOneCountry(left[0]!, right[0]!)
    ? 'apart'
    : 'different';
}

/**
 * Checks whether one of two names has a form that may be a word of it ("Trust", "Foundation") and the other
 * doesn't.
 */
export const hasVagueForm = (forms: readonly LegalForm[], others: readonly LegalForm[]): boolean =>
  forms.some(({ spelling }) => VAGUE.has(spelling)) && !others.some(({ spelling }) => VAGUE.has(spelling));

/** Minimum length of a word that is compared with a legal form. */
const MIN_LENGTH = 3;

/**
 * Checks whether a word belongs to a legal form, misspelled or without a recognized form: "GENERAL HOLDING
 * SAL UNITED".
 * @param edits true if one letter after the first may differ
 */
export const belongsToForm = ({ text, vowelless }: Lexeme, form: LegalForm, edits: boolean): boolean =>
  text.length >= MIN_LENGTH &&
  !vowelless &&
  partsOf(form.spelling).some(
    (part) =>
      part === text ||
      (edits &&
        part[0] === text[0] &&
        Math.abs(part.length - text.length) <= 1 &&
        editCost(part, text, 1, false) <= 1),
  );

const REMEMBERED = 10_000;
const parts = new Map<string, readonly string[]>();

/** Returns the words of a form's spelling. */
function partsOf(spelling: string): readonly string[] {
  let found = parts.get(spelling);
  if (found === undefined) {
    if (parts.size >= REMEMBERED) parts.clear();
    found = spelling.split(' ');
    parts.set(spelling, found);
  }
  return found;
}
