/** Translations by English text. */
export type Catalogue = { readonly [english: string]: string };

/** Values of a message, by name. */
export type Values = { readonly [name: string]: string | number };

/** Returns the index after the brace that closes the one at `open`. */
function behindBrace(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return at + 1;
  }
  return text.length;
}

/** Selects the form of `one {# call} other {# calls}` for a number; `=0 {…}` takes precedence. */
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
 * Formats a message with its values: `{name}`, and `{count, plural, one {# call} other {# calls}}`, where `#`
 * is the number (a subset of ICU MessageFormat). Numbers use the locale.
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
/** Separator of lists in server messages. */
const LIST = ', ';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Converts `at most {most} characters` to a regular expression with value names. */
function patternOf([text, translation]: readonly [english: string, translation: string]): Pattern {
  // Odd parts are value names.
  const parts = text.split(PLACE);
  const source = parts.map((part, at) => (at % 2 === 0 ? escaped(part) : '(.+?)')).join('');
  return {
    english: new RegExp(`^${source}$`, 's'),
    names: parts.filter((_, at) => at % 2 === 1),
    translation,
  };
}

/**
 * Returns a function that translates messages with values. Numbers use the locale; list items are translated
 * separately.
 * @param word translates a value; returns it unchanged if unknown
 * @returns null if no pattern matches
 */
export function sentencesWith(
  catalogue: Catalogue,
  word: (text: string) => string,
): (text: string, language: string) => string | null {
  const patterns = Object.entries(catalogue).map(patternOf);
  /** A single word is a name of a value, check or job. */
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
