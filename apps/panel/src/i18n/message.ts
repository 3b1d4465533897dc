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
