import { isReserved } from '../ip/registered-countries';
import { type AddressSet, addressSet, shareKept } from './address-set';
import type { FeedContent, ListedPrefix } from './feed-content';
import type { StoredFeed } from './feed-store';
import { type PlaceSet, PlaceSetBuilder, placedCount, sharePlacedKept } from './place-set';

/** Converts a document's content to its stored form, and counts the distinct rows. */
export function storedForm(content: FeedContent): { content: StoredFeed; rows: number } {
  switch (content.kind) {
    case 'addresses': {
      const addresses = addressSet(content.prefixes);
      const places = declaredPlaces(content.prefixes);
      return { content: { kind: 'addresses', addresses, places }, rows: rangeCount(addresses) };
    }
    case 'places': {
      const { places } = content;
      return { content: { kind: 'places', places }, rows: placedCount(places) };
    }
    case 'networks': {
      const { networks, places } = content;
      const rows = placedCount(networks) + placedCount(places);
      return { content: { kind: 'networks', networks, places }, rows };
    }
    case 'systems':
      return { content: { kind: 'systems', asns: content.asns }, rows: content.asns.length };
    case 'lines':
      return { content: { kind: 'lines', lines: content.lines }, rows: content.lines.length };
    case 'breaches':
      return { content: { kind: 'breaches', breaches: content.breaches }, rows: content.breaches.length };
    case 'bins':
      return { content: { kind: 'bins', bins: content.bins }, rows: content.bins.length };
  }
}

/** Returns the locations of the listed networks; null when the list states none. */
function declaredPlaces(prefixes: readonly ListedPrefix[]): PlaceSet | null {
  const builder = new PlaceSetBuilder();
  for (const { prefix, place } of prefixes) {
    if (place !== undefined && place !== null && !isReserved(prefix.address)) builder.add(prefix, place);
  }
  const { set } = builder.finish();
  return placedCount(set) === 0 ? null : set;
}

function rangeCount(addresses: AddressSet): number {
  return addresses.ipv4Counts.length + addresses.ipv6Counts.length;
}

/** Returns the share (0–1) of the older rows that the newer list still contains. */
export function overlap(older: StoredFeed, newer: StoredFeed): number {
  if (older.kind === 'addresses' && newer.kind === 'addresses')
    return shareKept(older.addresses, newer.addresses);
  if (older.kind === 'places' && newer.kind === 'places') return sharePlacedKept(older.places, newer.places);
  if (older.kind === 'networks' && newer.kind === 'networks') {
    const rows = placedCount(older.networks) + placedCount(older.places);
    const kept =
      sharePlacedKept(older.networks, newer.networks) * placedCount(older.networks) +
      sharePlacedKept(older.places, newer.places) * placedCount(older.places);
    return rows === 0 ? 1 : kept / rows;
  }
  const before = rowKeys(older);
  const after = new Set(rowKeys(newer));
  return before.length === 0 ? 1 : before.filter((key) => after.has(key)).length / before.length;
}

function rowKeys(content: StoredFeed): readonly string[] {
  switch (content.kind) {
    case 'lines':
      // In a line with several fields, the first one identifies the row.
      return content.lines.map((line) => line.split('\t', 1)[0] ?? line);
    case 'systems':
      return content.asns.map(String);
    case 'breaches':
      return content.breaches.map(({ name }) => name);
    case 'bins':
      return content.bins.map(({ first, last }) => `${first}-${last}`);
    case 'addresses':
    case 'places':
    case 'networks':
      return [];
  }
}
