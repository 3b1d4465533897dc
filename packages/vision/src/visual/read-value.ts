import { nameWords, sameWord } from '../document/name-match';
import { shapesOf } from '../ocr/scripts/shapes';
import type { NumberForm, VisualTemplate } from './data/template';
import type { DateOrder, VisualField, VisualReading } from './fields';
import { NUMBER_CHECKS, type NumberFacts } from './number-checks';
import { addressIn, datesIn, nameIn, nationalityIn, placeIn, sexIn } from './parse-value';

/** Suffixes after a comma that aren't given names. */
const BEHIND_NAMES = /^(?:JR|SR|I{1,3}|IV|V|MD|PHD|ESQ)\.?$/i;

/** Splits a name at its comma into surname and given names; null for other names. */
export function namesInOrder(name: string): { readonly surname: string; readonly givenNames: string } | null {
  const [surname = '', givenNames = '', ...others] = name.split(',').map((part) => part.trim());
  return others.length === 0 && surname !== '' && givenNames !== '' && !BEHIND_NAMES.test(givenNames)
    ? { surname, givenNames }
    : null;
}

/** Replaces a full name with a comma by surname and given names. */
export function inParts({ fullName, ...reading }: VisualReading): VisualReading {
  if (!fullName) return reading;
  const names = reading.surname || reading.givenNames ? null : namesInOrder(fullName.value);
  if (!names) return { ...reading, fullName };
  const { confidence } = fullName;
  return {
    ...reading,
    surname: { value: names.surname, confidence },
    givenNames: { value: names.givenNames, confidence },
  };
}

/** Removes full name and surname if the full name doesn't contain the surname, because one of them is wrong. */
export function withoutContradiction(reading: VisualReading): VisualReading {
  const { fullName, surname, ...others } = reading;
  if (!fullName || !surname) return reading;
  const words = nameWords(fullName.value);
  const isIn = nameWords(surname.value).every((word) => words.some((other) => sameWord(word, other)));
  return isIn ? reading : others;
}

/** Number with its facts. */
interface ReadNumber {
  readonly number: string;
  /** Less than 1 if similar characters had to be substituted. */
  readonly sureness: number;
  /** Null if the rule of its check digit isn't public. */
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
/** Confidence factor for a substituted character that no check digit confirms. */
const EXCHANGED = 0.9;
const MAX_EXCHANGED = 2;
const MAX_PARTS = 7;

/** Fits a text to a pattern by substituting similar characters; null if it doesn't fit. */
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
    if (other === undefined || ++exchanged > MAX_EXCHANGED) return null;
    number += other;
  }
  return { number, exchanged };
}

/** Returns runs of adjacent words, because a number can be written in groups. */
function runsOf(text: string): readonly string[] {
  const words = shapesOf(text.toUpperCase()).split(/\s+/).filter(Boolean);
  const runs: string[] = [];
  for (let length = Math.min(MAX_PARTS, words.length); length > 0; length--)
    for (let from = 0; from + length <= words.length; from++)
      runs.push(words.slice(from, from + length).join(''));
  return runs;
}

/**
 * Finds a number of the given format in a text, preferably one with a correct check digit. A number with a
 * wrong check digit is returned with its facts, so that the caller can decide.
 * @param today `YYYY-MM-DD`
 */
function numberIn(text: string, form: NumberForm, today: string): ReadNumber | null {
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

/** Returns a document number of an unknown issuer: capitals and digits, more digits than letters. */
function anyNumberIn(text: string): string | null {
  for (const run of runsOf(text)) {
    const number = run.replace(/[^A-Z0-9]/g, '');
    const digits = number.replace(/\D/g, '').length;
    if (number.length >= 5 && number.length <= 20 && digits >= 4 && digits * 2 >= number.length)
      return number;
  }
  return null;
}

/** Context for reading a page. */
export interface ReadingContext {
  /** Null if the issuer is unknown. */
  readonly template: VisualTemplate | null;
  readonly order: DateOrder | null;
  /** UNIX milliseconds. */
  readonly now: number;
}

/** Value in a text, and its confidence, 0–1. */
interface ParsedValue {
  readonly value: string;
  readonly sureness: number;
}

const exactly = (value: string | null): ParsedValue | null =>
  value === null ? null : { value, sureness: 1 };
/** Confidence factor for a number of an unknown issuer, which can't be checked against a format. */
const WITHOUT_FORM = 0.96;
/** Confidence factor for a wrong check digit, which is most likely a misreading. */
const WRONG_CHECK = 0.7;

function numberOf(
  text: string,
  field: 'documentNumber' | 'personalNumber',
  context: ReadingContext,
): ParsedValue | null {
  const form = field === 'personalNumber' ? context.template?.personal : context.template?.number;
  if (!form || form.patterns.length === 0) {
    const number = anyNumberIn(text);
    return number === null ? null : { value: number, sureness: WITHOUT_FORM };
  }
  const read = numberIn(text, form, new Date(context.now).toISOString().slice(0, 10));
  return (
    read && {
      value: read.number,
      sureness: read.sureness * (read.facts?.isValid === false ? WRONG_CHECK : 1),
    }
  );
}

function dateOf(text: string, { order, now }: ReadingContext): ParsedValue | null {
  const [first] = datesIn(text, order, now);
  // An ambiguous date is ignored, because either order would be a guess.
  return first && !first.isAmbiguous ? { value: first.date, sureness: 1 } : null;
}

/** Returns the value of a field from the text at its position; null if there is none. */
export function valueIn(text: string, field: VisualField, context: ReadingContext): ParsedValue | null {
  switch (field) {
    case 'birthDate':
    case 'issueDate':
    case 'expiryDate':
      return dateOf(text, context);
    case 'documentNumber':
    case 'personalNumber':
      return numberOf(text, field, context);
    case 'additionalNumber':
      return exactly(anyNumberIn(text));
    case 'surname':
    case 'givenNames':
    case 'fullName':
      return exactly(nameIn(text));
    case 'birthPlace':
      return exactly(placeIn(text));
    case 'sex':
      return exactly(sexIn(text, context.template?.sexes));
    case 'nationality':
      return exactly(nationalityIn(text));
    case 'address':
      return exactly(addressIn(text));
  }
}
