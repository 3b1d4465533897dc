import { type FeedContent, FeedFormatError } from './feed-content';
import { arrayOf, objectOf, parseJson, stringsOf } from './json-shape';

/** A host name of two labels or more, in ASCII or Unicode letters. */
const DOMAIN =
  /^(?=.{3,253}$)(?:[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_-]{0,61}[\p{L}\p{M}\p{N}_])?\.)+[\p{L}\p{M}\p{N}-]{2,63}$/u;

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

/**
 * Rules of the public suffix list (https://publicsuffix.org/list/), in its order of rule text; `!` and `*.`
 * keep their meaning. Rules of its private section are marked by a leading `private `.
 * @throws FeedFormatError
 */
export function parsePublicSuffixes(text: string): FeedContent {
  if (!text.includes('===BEGIN ICANN DOMAINS===') || !text.includes('===END PRIVATE DOMAINS===')) {
    throw new FeedFormatError('the sections of a public suffix list are missing');
  }
  let isPrivate = false;
  const rules = text.split('\n').flatMap((line, index) => {
    if (line.includes('===BEGIN PRIVATE DOMAINS===')) isPrivate = true;
    const rule = line.split(/\s/, 1)[0]!.toLowerCase();
    if (rule === '' || rule.startsWith('//')) return [];
    if (!/^!?(?:\*\.)?[\p{L}\p{M}\p{N}.-]+$/u.test(rule))
      throw new FeedFormatError('not a suffix rule', index + 1);
    return [isPrivate ? `private ${rule}` : rule];
  });
  return sortedLines(rules);
}

function sortedLines(lines: readonly string[]): FeedContent {
  return { kind: 'lines', date: null, lines: [...new Set(lines)].sort() };
}
