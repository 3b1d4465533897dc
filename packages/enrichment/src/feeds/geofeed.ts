import { type IpPrefix, parsePrefix, prefixHolds } from '@assay/networks';
import { isReserved } from '../ip/registered-countries';
import { type DeclaredPlace, declaredPlace, type PlaceFault } from './declared-place';
import { type FeedContent, FeedFormatError, type GeofeedRemark } from './feed-content';
import { isTooWide } from './listed-prefixes';
import { PlaceSetBuilder } from './place-set';

/** A geofeed has at least this share of rows that read; another document is none. */
const LEAST_SOUND = 0.5;

/** One row of a geofeed, or what is wrong with it. */
type Row = { readonly prefix: IpPrefix; readonly place: DeclaredPlace } | GeofeedRemark;

/**
 * Reader of an operator's geofeed, RFC 8805 §2.1: comments, blank lines, further fields and the postcode are passed
 * over; a row whose fields do not parse is left out and counted, as are reserved networks and repeated ones.
 *
 * @param within networks that the operator is known to hold; rows outside them are left out (RFC 8805 §3.2)
 * @throws FeedFormatError when fewer than half of the rows read, as in a document of another kind
 */
export function parseOperatorGeofeed(text: string, within: readonly IpPrefix[] = []): FeedContent {
  const builder = new PlaceSetBuilder();
  const ignored: { [remark in GeofeedRemark]?: number } = {};
  const count = (remark: GeofeedRemark) => {
    ignored[remark] = (ignored[remark] ?? 0) + 1;
  };
  let rows = 0;
  let sound = 0;
  for (const line of lines(text)) {
    rows++;
    const row = readRow(line, within);
    if (typeof row === 'string') {
      count(row);
      if (row === 'outside' || row === 'reserved') sound++;
      continue;
    }
    sound++;
    builder.add(row.prefix, row.place);
  }
  if (rows > 0 && sound < rows * LEAST_SOUND) {
    throw new FeedFormatError(`${rows - sound} of ${rows} rows are no networks with a place`);
  }
  const { set, duplicates } = builder.finish();
  return {
    kind: 'places',
    date: null,
    places: set,
    ignored: duplicates > 0 ? { ...ignored, duplicate: duplicates } : ignored,
  };
}

function readRow(line: string, within: readonly IpPrefix[]): Row {
  const fields = fieldsOf(line);
  if (fields === null || fields.length < 2) return 'fields';
  const [network = '', country = '', region = '', city = ''] = fields;
  const prefix = parsePrefix(network.trim());
  if (prefix === null || isTooWide(prefix)) return 'prefix';
  if (isReserved(prefix.address)) return 'reserved';
  const place = declaredPlace(country, region, city);
  if (typeof place === 'string') return place;
  const isInside =
    within.length === 0 ||
    within.some((held) => held.length <= prefix.length && prefixHolds(held, prefix.address));
  return isInside ? { prefix, place } : 'outside';
}

/** The place in a row of a provider's geofeed; null when it declares none that can be used. */
export function placeOfFields(fields: readonly string[]): DeclaredPlace | null {
  if (fields.length < 2) return null;
  const place: DeclaredPlace | PlaceFault = declaredPlace(fields[1] ?? '', fields[2] ?? '', fields[3] ?? '');
  return typeof place === 'string' ? null : place;
}

/** The lines that hold a row, without comments; one after the other, as a feed may have millions. */
function* lines(text: string): Generator<string> {
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf('\n', at);
    const stop = end < 0 ? text.length : end;
    const line = text.slice(at, stop);
    const comment = line.indexOf('#');
    const row = (comment < 0 ? line : line.slice(0, comment)).trim();
    if (row !== '') yield row;
    at = stop + 1;
  }
}

const QUOTED = /\s*(?:"((?:[^"]|"")*)"\s*|([^",]*))(?:,|$)/y;

/** Fields of one line of comma-separated values; null when a quote is not closed. */
export function fieldsOf(line: string): readonly string[] | null {
  if (!line.includes('"')) return line.split(',');
  const fields: string[] = [];
  QUOTED.lastIndex = 0;
  while (QUOTED.lastIndex < line.length) {
    const match = QUOTED.exec(line);
    if (match === null) return null;
    fields.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
  }
  return fields;
}
