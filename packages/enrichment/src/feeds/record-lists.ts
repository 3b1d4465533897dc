import {
  arrayOf,
  dayOrNull,
  type JsonObject,
  objectOf,
  parseJson,
  parseJsonObject,
  stringsOf,
  textOrNull,
} from './csv-json';
import { type Breach, type FeedContent, FeedFormatError } from './feed-content';

/** An entry of IANA's registry: a top-level domain, or several labels. */
const ENTRY = /^(?:[a-z0-9-]+\.)*[a-z0-9-]+$/;

/**
 * Parses IANA's registry of RDAP servers for domains (RFC 9224 §4): `services` of [entries, base URLs].
 * Returns a line per entry: the entry and its base URLs, separated by blanks.
 * @throws FeedFormatError
 */
export function parseRdapBootstrap(text: string): FeedContent {
  const document = parseJsonObject(text);
  const lines = arrayOf(document.services, 'services').flatMap((service, index) => {
    const [entries, urls] = arrayOf(service, 'a service');
    const servers = stringsOf(urls, 'base URLs').filter(
      (url) => /^https?:\/\/\S+$/i.test(url) && URL.canParse(url),
    );
    if (servers.length === 0) return [];
    return stringsOf(entries, 'entries').map((entry) => {
      const name = entry.toLowerCase();
      if (!ENTRY.test(name)) throw new FeedFormatError("an entry that isn't a domain", index + 1);
      return [name, ...servers].join(' ');
    });
  });
  return { kind: 'lines', date: dayOrNull(document.publication), lines: [...new Set(lines)].sort() };
}

/**
 * Parses the Have I Been Pwned catalog: the layout of its API v3 (`GET /api/v3/breaches`, keys such as
 * `Name`), or the collected layout with keys such as `dump_name`.
 * @throws FeedFormatError
 */
export function parseBreachCatalogue(text: string): FeedContent {
  const breaches = arrayOf(parseJson(text), 'the catalog').map((entry, index) => {
    const breach = readBreach(objectOf(entry, 'a breach'));
    if (breach === null) throw new FeedFormatError('a breach without a name', index + 1);
    return breach;
  });
  breaches.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  return { kind: 'breaches', date: null, breaches };
}

function readBreach(entry: JsonObject): Breach | null {
  const name = textOrNull(entry.Name ?? entry.dump_name);
  if (name === null) return null;
  const accounts = entry.PwnCount ?? entry.record_count;
  return {
    name,
    title: textOrNull(entry.Title) ?? name,
    domain: textOrNull(entry.Domain)?.toLowerCase() ?? null,
    breach_date: dayOrNull(entry.BreachDate ?? entry.breach_date),
    added_at: textOrNull(entry.AddedDate ?? entry.index_date),
    accounts: typeof accounts === 'number' ? accounts : 0,
    data_classes: Array.isArray(entry.DataClasses)
      ? entry.DataClasses.filter((item): item is string => typeof item === 'string')
      : [],
    is_verified: booleanOrNull(entry.IsVerified),
    is_fabricated: booleanOrNull(entry.IsFabricated),
    is_spam_list: booleanOrNull(entry.IsSpamList),
  };
}

function booleanOrNull(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null;
}

/** A host name of at least two labels, in ASCII or Unicode letters. */
const DOMAIN =
  /^(?=.{3,253}$)(?:[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_-]{0,61}[\p{L}\p{M}\p{N}_])?\.)+[\p{L}\p{M}\p{N}-]{2,63}$/u;

/** Checks whether a lower-case text is a host name of at least two labels. */
export const isDomain = (text: string): boolean => DOMAIN.test(text);

/** Parses domains, one per line (`#` and `//` start a comment) or as a JSON array. @throws FeedFormatError */
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
 * Parses numbers that receive messages publicly: an object `{digits: last seen}`, a JSON array or one number
 * per line. Returns digits without a plus sign.
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
    // E.164 allows at most 15 digits; the shortest international numbers in use have 7.
    if (!/^\d{7,15}$/.test(digits)) throw new FeedFormatError('not a phone number', index + 1);
    return [digits];
  });
  return sortedLines(phones);
}

const PRIVATE_SECTION = '// ===BEGIN PRIVATE DOMAINS===';

/**
 * Parses the rules of the public suffix list (https://publicsuffix.org/list/): those of the registries, then
 * the line that opens the section of private domains, then its rules. Joined by line breaks, they are a valid
 * suffix list again.
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
