/** A language's sentences by the English ones. */
export type Catalogue = { readonly [english: string]: string };

/** What stands in a message's braces, by name. */
export type Values = { readonly [name: string]: string | number };

/** The index behind the brace that closes the one at `open`. */
function behindBrace(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return at + 1;
  }
  return text.length;
}

/** `one {# call} other {# calls}` → what the number asks for, `=0 {…}` before its plural form. */
function pluralOf(options: string, number: number, language: string): string {
  const form = new Intl.PluralRules(language).select(number);
  const found = new Map<string, string>();
  for (let at = 0; at < options.length; ) {
    const open = options.indexOf('{', at);
    if (open < 0) break;
    const end = behindBrace(options, open);
    found.set(options.slice(at, open).trim(), options.slice(open + 1, end - 1));
    at = end;
  }
  return found.get(`=${number}`) ?? found.get(form) ?? found.get('other') ?? '';
}

const shown = (value: string | number | undefined, language: string): string =>
  typeof value === 'number' ? value.toLocaleString(language) : (value ?? '');

/**
 * A message with its values: `{name}`, and `{count, plural, one {# call} other {# calls}}`, where `#` is the number (a part of ICU
 * MessageFormat). Numbers are written as the language writes them.
 */
export function formatMessage(text: string, values: Values, language: string): string {
  let result = '';
  for (let at = 0; at < text.length; ) {
    const open = text.indexOf('{', at);
    if (open < 0) return result + text.slice(at);
    const end = behindBrace(text, open);
    const [name = '', kind, ...rest] = text.slice(open + 1, end - 1).split(',');
    const value = values[name.trim()];
    result += text.slice(at, open);
    if (kind?.trim() === 'plural') {
      const number = Number(value ?? 0);
      const chosen = pluralOf(rest.join(','), number, language);
      result += formatMessage(chosen.replaceAll('#', shown(number, language)), values, language);
    } else {
      result += shown(value, language);
    }
    at = end;
  }
  return result;
}

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
