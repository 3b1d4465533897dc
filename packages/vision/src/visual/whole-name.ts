import { nameWords, sameWord } from '../document/name-match';
import type { VisualReading } from './fields';

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
