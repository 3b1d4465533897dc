import { editCost } from './edit-cost';
import type { LegalForm } from './legal-form';
import type { Lexeme } from './lexeme';

type FormAgreement = 'same' | 'missing' | 'different';

/** Beside another form these are words of the name. */
const VAGUE: ReadonlySet<string> = new Set([
  'partners',
  'partnership',
  'foundation',
  'association',
  'society',
  'trust',
]);

/**
 * How two names' legal forms agree; words that only mean "company" do not count.
 * @param translate forms of different languages that amount to the same agree
 */
export function compareLegalForms(
  a: readonly LegalForm[],
  b: readonly LegalForm[],
  translate: boolean,
): FormAgreement {
  if (a.length === 0 && b.length === 0) return 'same';
  const significant = (forms: readonly LegalForm[], others: readonly LegalForm[]) =>
    forms.filter(
      ({ kind, spelling }) =>
        kind !== 'CO' && !(forms.length > 1 && others.length > 1 && VAGUE.has(spelling)),
    );
  const named = ({ kind, spelling }: LegalForm) => (translate ? kind : spelling);
  const left = significant(a, b).map(named);
  const right = significant(b, a).map(named);
  if (left.length === 0 && right.length === 0) return 'same';
  if (left.length === 0 || right.length === 0) return 'missing';
  return left.some((form) => right.includes(form)) ? 'same' : 'different';
}

/** Shorter words are anything. */
const SHORTEST = 3;

/**
 * Whether a word is one of a legal form, misspelt or where none is given: "GENERAL HOLDING SAL UNITED".
 * @param edits one letter behind the first may differ
 */
export const belongsToForm = ({ text, vowelless }: Lexeme, form: LegalForm, edits: boolean): boolean =>
  text.length >= SHORTEST &&
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

/** The words of a form's spelling. */
function partsOf(spelling: string): readonly string[] {
  let found = parts.get(spelling);
  if (found === undefined) {
    if (parts.size >= REMEMBERED) parts.clear();
    found = spelling.split(' ');
    parts.set(spelling, found);
  }
  return found;
}
