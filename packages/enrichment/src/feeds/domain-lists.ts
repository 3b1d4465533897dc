import { type FeedContent, FeedFormatError } from './feed-content';
import { arrayOf, objectOf, parseJson, stringsOf } from './json-shape';

/** A host name of two labels or more, in ASCII or Unicode letters. */
const DOMAIN =
  /^(?=.{3,253}$)(?:[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_-]{0,61}[\p{L}\p{M}\p{N}_])?\.)+[\p{L}\p{M}\p{N}-]{2,63}$/u;

/** Whether a text in lower case is a host name of two labels or more. */
export const isDomain = (text: string): boolean => DOMAIN.test(text);

/** Domains, one per line (`#` and `//` start a comment) or as a JSON array. @throws FeedFormatError */
export function parseDomains(text: string): FeedContent {
  const entries = text.trimStart().startsWith('[')
    ? stringsOf(parseJson(text), 'the document')
    : text.split('\n').map((line) => line.replace(/#.*|\/\/.*/, ''));
  const domains = entries.flatMap((entry, index) => {
    const domain = entry.trim().toLowerCase();
    if (domain === '') return [];
    if (!DOMAIN.test(domain)) throw new FeedFormatError('not a domain', index + 1);
    return [domain];
  });
  return sortedLines(domains);
}

/**
 * Numbers that receive messages in public: an object `{digits: last seen}`, a JSON array or one number a line.
 * Kept as digits without a plus sign.
 * @throws FeedFormatError
 */
export function parsePhones(text: string): FeedContent {
  const start = text.trimStart()[0];
  const entries =
    start === '{'
      ? Object.keys(objectOf(parseJson(text), 'the document'))
      : start === '['
        ? arrayOf(parseJson(text), 'the document').map(String)
        : text.split('\n');
  const phones = entries.flatMap((entry, index) => {
    const digits = entry.trim().replace(/^\+/, '');
    if (digits === '') return [];
    // E.164 allows 15 digits; the shortest international numbers in use have 7.
    if (!/^\d{7,15}$/.test(digits)) throw new FeedFormatError('not a phone number', index + 1);
    return [digits];
  });
  return sortedLines(phones);
}

const PRIVATE_SECTION = '// ===BEGIN PRIVATE DOMAINS===';

/**
 * Rules of the public suffix list (https://publicsuffix.org/list/): those of the registries, then the line that
 * opens the section of private domains, then its rules. Joined by line breaks they are a suffix list again.
 * @throws FeedFormatError
 */
export function parsePublicSuffixes(text: string): FeedContent {
  const isWhole = text.includes('===BEGIN ICANN DOMAINS===') && text.includes('===END PRIVATE DOMAINS===');
  if (!isWhole) throw new FeedFormatError('the sections of a public suffix list are missing', null, true);
  const sections: { readonly [name in 'registry' | 'private']: string[] } = { registry: [], private: [] };
  let section = sections.registry;
  for (const [index, line] of text.split('\n').entries()) {
    if (line.includes(PRIVATE_SECTION)) section = sections.private;
    const rule = line.split(/\s/, 1)[0]!.toLowerCase();
    if (rule === '' || rule.startsWith('//')) continue;
    if (!/^!?(?:\*\.)?[\p{L}\p{M}\p{N}.-]+$/u.test(rule))
      throw new FeedFormatError('not a suffix rule', index + 1);
    section.push(rule);
  }
  const lines = [...distinctSorted(sections.registry), PRIVATE_SECTION, ...distinctSorted(sections.private)];
  return { kind: 'lines', date: null, lines };
}

function sortedLines(lines: readonly string[]): FeedContent {
  return { kind: 'lines', date: null, lines: distinctSorted(lines) };
}

function distinctSorted(texts: readonly string[]): string[] {
  return [...new Set(texts)].sort();
}
