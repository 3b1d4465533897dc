import { type Catalogue, formatMessage } from './message';

interface Pattern {
  readonly english: RegExp;
  readonly names: readonly string[];
  readonly translation: string;
}

const PLACE = /\{(\w+)\}/;
const WHOLE = /^\d{1,15}$/;
/** Between the things of a list that the server names. */
const LIST = ', ';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `at most {most} characters` → what finds it, and where its values stand. */
function patternOf([text, translation]: readonly [english: string, translation: string]): Pattern {
  // Every second part is the name of a value.
  const parts = text.split(PLACE);
  const source = parts.map((part, at) => (at % 2 === 0 ? escaped(part) : '(.+?)')).join('');
  return {
    english: new RegExp(`^${source}$`, 's'),
    names: parts.filter((_, at) => at % 2 === 1),
    translation,
  };
}

/**
 * What words sentences that have values in them: numbers are written as the language writes them, and what stands in a list is
 * worded each by itself.
 * @param word words a value; the words themselves where it is not known
 * @returns null for a sentence of no pattern
 */
export function sentencesWith(
  catalogue: Catalogue,
  word: (text: string) => string,
): (text: string, language: string) => string | null {
  const patterns = Object.entries(catalogue).map(patternOf);
  /** A word alone is a name: of a value, a check, a job. */
  const one = (value: string) => (value.includes(' ') ? word(value) : value);
  const worded = (value: string) =>
    WHOLE.test(value) ? Number(value) : value.split(LIST).map(one).join(LIST);
  return (text, language) => {
    for (const { english, names, translation } of patterns) {
      const found = english.exec(text);
      if (!found) continue;
      const values = Object.fromEntries(names.map((name, at) => [name, worded(found[at + 1] ?? '')]));
      return formatMessage(translation, values, language);
    }
    return null;
  };
}
