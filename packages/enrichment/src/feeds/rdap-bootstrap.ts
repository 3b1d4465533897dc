import { type FeedContent, FeedFormatError } from './feed-content';
import { arrayOf, dayOrNull, parseJsonObject, stringsOf } from './json-shape';

/** An entry of the registry of domains: a top-level domain, or several labels. */
const ENTRY = /^(?:[a-z0-9-]+\.)*[a-z0-9-]+$/;

/**
 * IANA's registry of RDAP servers for domains (RFC 9224 §4): `services` of [entries, base URLs]. Kept as a line for each
 * entry: the entry and its base URLs, separated by blanks.
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
      if (!ENTRY.test(name)) throw new FeedFormatError('an entry that is no domain', index + 1);
      return [name, ...servers].join(' ');
    });
  });
  return { kind: 'lines', date: dayOrNull(document.publication), lines: [...new Set(lines)].sort() };
}
