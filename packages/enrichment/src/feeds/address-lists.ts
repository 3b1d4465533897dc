import { arrayOf, dayOrNull, objectOf, parseCsv, parseJsonObject, stringsOf } from './csv-json';
import { type FeedContent, FeedFormatError, type ListedPrefix } from './feed-content';
import { fieldsOf, placeOfFields } from './geofeed';
import { contentOfPrefixTexts, readListedPrefix } from './listed-prefixes';

/**
 * Parses a list with one address or network per line. `#` and `;` start a comment, at the start of a line or
 * after the entry.
 * @throws FeedFormatError
 */
export function parsePrefixLines(text: string): FeedContent {
  return addresses(contentLines(text).map(({ entry, row }) => readListedPrefix(entry, row)));
}

/**
 * Parses a provider's geofeed (RFC 8805): the first comma-separated field is the network, the rest is its
 * place. Also parses Apple's list of relay egress ranges and the location tables of cloud providers. A row
 * with an invalid place is still a listed network; a row with an invalid network rejects the list.
 * @throws FeedFormatError
 */
export function parseGeofeed(text: string): FeedContent {
  return addresses(
    contentLines(text).map(({ entry, row }) => {
      const fields = fieldsOf(entry) ?? [];
      return readListedPrefix((fields[0] ?? '').trim(), row, placeOfFields(fields));
    }),
  );
}

/**
 * Parses Tor exit addresses in any of three layouts: Onionoo's relay details (JSON, the only one with IPv6),
 * the table `fingerprint, ipaddr, port` with a row per relay and port, or the bulk exit list with one address
 * per line.
 * @throws FeedFormatError
 */
export function parseTorExits(text: string): FeedContent {
  if (text.trimStart().startsWith('{')) return parseOnionoo(text);
  if (!/^fingerprint\s*,/i.test(text)) return parsePrefixLines(text);
  const [header = [], ...rows] = parseCsv(text);
  const at = header.findIndex((name) => name.trim().toLowerCase() === 'ipaddr');
  if (at < 0) throw new FeedFormatError('the table has no column ipaddr');
  return addresses(rows.map((row, index) => readListedPrefix((row[at] ?? '').trim(), index + 2)));
}

/**
 * Parses relays as described at https://metrics.torproject.org/onionoo.html: `or_addresses` with ports and
 * bracketed IPv6, and `exit_addresses`, which is present when traffic leaves from another address.
 */
function parseOnionoo(text: string): FeedContent {
  const document = parseJsonObject(text);
  const texts = arrayOf(document.relays, 'relays').flatMap((relay) => {
    const { or_addresses: entry, exit_addresses: exit = [] } = objectOf(relay, 'a relay');
    const withoutPorts = stringsOf(entry, 'or_addresses').map((address) =>
      address.replace(/^\[|\]?:\d+$/g, ''),
    );
    return [...withoutPorts, ...stringsOf(exit, 'exit_addresses')];
  });
  return contentOfPrefixTexts(texts, dayOrNull(document.relays_published));
}

/**
 * Parses ipsum: `address<TAB>number of lists` per line, or only addresses in the files for one level.
 * @param level minimum number of lists for every address of a file without numbers
 */
export function parseIpsum(level: number): (text: string) => FeedContent {
  return (text) =>
    addresses(
      contentLines(text).map(({ entry, row }) => {
        const [address = '', count = String(level)] = entry.split(/\s+/);
        if (!/^[1-9]\d{0,3}$/.test(count))
          throw new FeedFormatError("the number of lists isn't a number", row);
        return { ...readListedPrefix(address, row), count: Number(count) };
      }),
    );
}

/** Parses `AS64500 # name` per line. @throws FeedFormatError */
export function parseAsnLines(text: string): FeedContent {
  const asns = contentLines(text).map(({ entry, row }) => {
    const digits = /^(?:AS)?(\d{1,10})$/i.exec(entry)?.[1];
    const asn = Number(digits);
    if (digits === undefined || asn < 1 || asn > 0xffffffff)
      throw new FeedFormatError('not an AS number', row);
    return asn;
  });
  return { kind: 'systems', date: null, asns: [...new Set(asns)].sort((a, b) => a - b) };
}

function contentLines(text: string): { entry: string; row: number }[] {
  return text.split('\n').flatMap((line, index) => {
    const entry = line.replace(/[#;].*/, '').trim();
    return entry === '' ? [] : [{ entry, row: index + 1 }];
  });
}

function addresses(prefixes: readonly ListedPrefix[]): FeedContent {
  return { kind: 'addresses', date: null, prefixes };
}
