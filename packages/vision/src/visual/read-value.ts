import { nameWords, sameWord } from '../document/name-match';
import { shapesOf } from '../ocr/scripts/shapes';
import type { NumberForm, VisualTemplate } from './data/template';
import type { DateOrder, VisualField, VisualReading } from './fields';
import { NUMBER_CHECKS, type NumberFacts } from './number-checks';
import { addressIn, datesIn, nameIn, nationalityIn, placeIn, sexIn } from './parse-value';

/** What stands behind a comma and is no given name. */
const BEHIND_NAMES = /^(?:JR|SR|I{1,3}|IV|V|MD|PHD|ESQ)\.?$/i;

/** Surname and given names of a name that is written with a comma between them; null = it is not. */
export function namesInOrder(name: string): { readonly surname: string; readonly givenNames: string } | null {
  const [surname = '', givenNames = '', ...others] = name.split(',').map((part) => part.trim());
  return others.length === 0 && surname !== '' && givenNames !== '' && !BEHIND_NAMES.test(givenNames)
    ? { surname, givenNames }
    : null;
}

/** A reading with surname and given names in place of a whole name that is written with a comma. */
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

/** A reading without whole name and surname where the one does not have the other in it: one of them is something else. */
export function withoutContradiction(reading: VisualReading): VisualReading {
  const { fullName, surname, ...others } = reading;
  if (!fullName || !surname) return reading;
  const words = nameWords(fullName.value);
  const isIn = nameWords(surname.value).every((word) => words.some((other) => sameWord(word, other)));
  return isIn ? reading : others;
}

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

/** A document number of an issuer that is not known: capitals and digits, more digits than letters. */
function anyNumberIn(text: string): string | null {
  for (const run of runsOf(text)) {
    const number = run.replace(/[^A-Z0-9]/g, '');
    const digits = number.replace(/\D/g, '').length;
    if (number.length >= 5 && number.length <= 20 && digits >= 4 && digits * 2 >= number.length)
      return number;
  }
  return null;
}

/** What a page is read with. */
export interface ReadingContext {
  /** null = the issuer is not known. */
  readonly template: VisualTemplate | null;
  readonly order: DateOrder | null;
  /** UNIX milliseconds. */
  readonly now: number;
}

/** A value in a text, and how far the text was what was looked for, 0–1. */
interface ParsedValue {
  readonly value: string;
  readonly sureness: number;
}

const exactly = (value: string | null): ParsedValue | null =>
  value === null ? null : { value, sureness: 1 };
/** A number of an unknown issuer has no form that it could be held against. */
const WITHOUT_FORM = 0.96;
/** A check digit that is wrong was most likely read wrong. */
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
  // A date that may be read both ways would be a guess.
  return first && !first.isAmbiguous ? { value: first.date, sureness: 1 } : null;
}

/** The value of a field in a text that stands where the field's would; null = there is none. */
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
