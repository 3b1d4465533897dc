import { shapesOf } from '../ocr/scripts/shapes';
import type { NumberForm } from './data/template';
import { NUMBER_CHECKS, type NumberFacts } from './number-checks';

/** A number that was read, and what it tells. */
interface ReadNumber {
  readonly number: string;
  /** Lower than 1 where look-alikes had to be exchanged. */
  readonly sureness: number;
  /** null = the rule of its check digit is not public. */
  readonly facts: NumberFacts | null;
}

const AS_DIGIT: { readonly [letter: string]: string } = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  '|': '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
  T: '7',
};
const AS_LETTER: { readonly [digit: string]: string } = { 0: 'O', 1: 'I', 2: 'Z', 5: 'S', 6: 'G', 8: 'B' };
/** A look-alike that no check digit confirms costs so much. */
const EXCHANGED = 0.9;
const MOST_EXCHANGED = 2;
const MOST_PARTS = 7;

/** A text as a pattern wants it, look-alikes exchanged; null = it is none of it. */
function fitted(
  text: string,
  pattern: string,
): { readonly number: string; readonly exchanged: number } | null {
  if (text.length !== pattern.length) return null;
  let [number, exchanged] = ['', 0];
  for (let at = 0; at < text.length; at++) {
    const [character, wanted] = [text[at]!, pattern[at]!];
    const isDigit = character >= '0' && character <= '9';
    const isLetter = character >= 'A' && character <= 'Z';
    if (
      wanted === '*'
        ? isDigit || isLetter || '+-'.includes(character)
        : wanted === '9'
          ? isDigit
          : wanted === 'A'
            ? isLetter
            : character === wanted
    ) {
      number += character;
      continue;
    }
    const other = wanted === '9' ? AS_DIGIT[character] : wanted === 'A' ? AS_LETTER[character] : undefined;
    if (other === undefined || ++exchanged > MOST_EXCHANGED) return null;
    number += other;
  }
  return { number, exchanged };
}

/** Runs of a text's words, as a number may be written in groups. */
function runsOf(text: string): readonly string[] {
  const words = shapesOf(text.toUpperCase()).split(/\s+/).filter(Boolean);
  const runs: string[] = [];
  for (let length = Math.min(MOST_PARTS, words.length); length > 0; length--)
    for (let from = 0; from + length <= words.length; from++)
      runs.push(words.slice(from, from + length).join(''));
  return runs;
}

/**
 * The number of a form in a text. One whose check digit is right is preferred; with a rule and a wrong check digit it is given with its
 * facts, for the caller to judge.
 * @param today `YYYY-MM-DD`
 */
export function numberIn(text: string, form: NumberForm, today: string): ReadNumber | null {
  let best: ReadNumber | null = null;
  for (const run of runsOf(text)) {
    for (const written of new Set([run.replace(/[^A-Z0-9|]/g, ''), run.replace(/[^A-Z0-9|+-]/g, '')])) {
      for (const pattern of form.patterns) {
        const found = fitted(written, pattern);
        if (!found) continue;
        const facts = form.check ? NUMBER_CHECKS[form.check](found.number, today) : null;
        const sureness = facts?.isValid ? 1 : EXCHANGED ** found.exchanged;
        const read = { number: found.number, sureness, facts };
        const rank = ({ facts: known, sureness: sure }: ReadNumber) => (known?.isValid ? 2 : 0) + sure;
        if (!best || rank(read) > rank(best)) best = read;
      }
    }
  }
  return best;
}

/** A document number of an issuer that is not known: capitals and digits, more digits than letters. */
export function anyNumberIn(text: string): string | null {
  for (const run of runsOf(text)) {
    const number = run.replace(/[^A-Z0-9]/g, '');
    const digits = number.replace(/\D/g, '').length;
    if (number.length >= 5 && number.length <= 20 && digits >= 4 && digits * 2 >= number.length)
      return number;
  }
  return null;
}
