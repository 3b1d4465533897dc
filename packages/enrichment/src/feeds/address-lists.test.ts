import { formatPrefix } from '@assay/networks';
import { describe, expect, it } from 'vitest';
import { parseAsnLines, parseGeofeed, parseIpsum, parsePrefixLines, parseTorExits } from './address-lists';
import { type FeedContent, FeedFormatError } from './feed-content';

function texts(content: FeedContent): string[] {
  if (content.kind !== 'addresses') throw new Error(`a list of ${content.kind}`);
  return content.prefixes.map(({ prefix, count }) =>
    count > 0 ? `${formatPrefix(prefix)} ${count}` : formatPrefix(prefix),
  );
}

describe('parsePrefixLines', () => {
  it('reads addresses and networks of both families, and skips comments and blank lines', () => {
    const text = '# a list\n192.0.2.0/24\r\n\n192.0.2.7 ; a host\n2001:db8::/32 # documentation\n';
    expect(texts(parsePrefixLines(text))).toEqual(['192.0.2.0/24', '192.0.2.7/32', '2001:db8::/32']);
  });

  it.each([
    ['a word', '192.0.2.1\nhello\n', 2],
    ['half an address', '192.0.2.1\n192.0.\n', 2],
    ['a prefix cut to /1', '10.0.0.0/1\n', 1],
    ['a prefix cut to /3 in IPv6', '2001:db8::/3\n', 1],
  ])('rejects %s and reports the row', (_, text, row) => {
    expect(() => parsePrefixLines(text)).toThrow(expect.objectContaining({ name: 'FeedFormatError', row }));
  });

  it('never includes the text in its error message', () => {
    expect(() => parsePrefixLines('jane.doe@example.com\n')).toThrow(/^row 1: not an address or network$/);
  });
});

describe('parseTorExits', () => {
  it('parses the relay table', () => {
    const text = 'fingerprint, ipaddr, port\n0008D9, 192.0.2.9, 443\n0008D9, 2001:db8::141, 81\n';
    expect(texts(parseTorExits(text))).toEqual(['192.0.2.9/32', '2001:db8::141/128']);
  });

  it('parses the Onionoo relay details, including IPv6', () => {
    const relays = [
      { or_addresses: ['192.0.2.9:443', '[2001:db8::9]:443'] },
      { or_addresses: ['192.0.2.10:9001'], exit_addresses: ['198.51.100.10'] },
    ];
    const content = parseTorExits(
      JSON.stringify({ version: '8.0', relays_published: '2026-08-22 10:00:00', relays }),
    );
    expect(content.date).toBe('2026-08-22');
    expect(texts(content)).toEqual(['192.0.2.9/32', '2001:db8::9/128', '192.0.2.10/32', '198.51.100.10/32']);
  });

  it('parses the bulk exit list', () => {
    expect(texts(parseTorExits('192.0.2.9\n192.0.2.10\n'))).toEqual(['192.0.2.9/32', '192.0.2.10/32']);
  });

  it.each([
    'fingerprint, address, port\nA, 192.0.2.9, 443\n',
    'fingerprint, ipaddr, port\nA\n',
  ])('rejects a table with other columns', (text) => {
    expect(() => parseTorExits(text)).toThrow(FeedFormatError);
  });
});

describe('parseGeofeed', () => {
  it("parses Apple's egress ranges with their locations", () => {
    const text = '192.0.2.0/27,GB,GB-EN,London,\n2001:db8:1000::/45,FR,FR-IDF,Paris,\n';
    expect(texts(parseGeofeed(text))).toEqual(['192.0.2.0/27', '2001:db8:1000::/45']);
  });

  it('parses a geofeed with comments (RFC 8805)', () => {
    expect(texts(parseGeofeed('# prefix,country,region,city,postal\n192.0.2.0/25,US,US-AL,,\n'))).toEqual([
      '192.0.2.0/25',
    ]);
  });
});

describe('parseIpsum', () => {
  it('retains the number of lists per address', () => {
    expect(texts(parseIpsum(3)('# ipsum\n192.0.2.1\t9\n192.0.2.2\t1\n'))).toEqual([
      '192.0.2.1/32 9',
      '192.0.2.2/32 1',
    ]);
  });

  it('uses the given level for a file without numbers', () => {
    expect(texts(parseIpsum(3)('192.0.2.1\n'))).toEqual(['192.0.2.1/32 3']);
  });

  it('rejects an invalid number of lists', () => {
    expect(() => parseIpsum(3)('192.0.2.1\tmany\n')).toThrow(FeedFormatError);
  });
});

describe('parseAsnLines', () => {
  it('reads numbers with and without the AS prefix, sorted and distinct', () => {
    expect(parseAsnLines('AS64501 # a comment\n64500\nas64501\n')).toEqual({
      kind: 'systems',
      date: null,
      asns: [64500, 64501],
    });
  });

  it.each(['ASX\n', 'AS0\n', 'AS4294967296\n', 'AS1 AS2\n'])('rejects %j', (text) => {
    expect(() => parseAsnLines(text)).toThrow(FeedFormatError);
  });
});
