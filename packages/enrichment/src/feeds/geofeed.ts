import { type IpPrefix, parsePrefix, prefixHolds } from '@assay/networks';
import { isReserved } from '../ip/registered-countries';
import { type DeclaredPlace, declaredPlace, type PlaceFault } from './declared-place';
import { type FeedContent, FeedFormatError, type GeofeedRemark } from './feed-content';
import { isTooWide } from './listed-prefixes';
import { PlaceSetBuilder } from './place-set';

/** Minimum share of valid rows in a geofeed; a document with fewer is of another kind. */
const MIN_VALID_SHARE = 0.5;

/** One row of a geofeed, or the reason why it is invalid. */
type Row = { readonly prefix: IpPrefix; readonly place: DeclaredPlace } | GeofeedRemark;

/**
 * Parses an operator's geofeed, RFC 8805 §2.1. Ignores comments, blank lines, further fields and the postal
 * code. Skips and counts rows with invalid fields, reserved networks and repeated networks.
 *
 * @param within networks that belong to the operator; rows outside them are skipped (RFC 8805 §3.2)
 * @throws FeedFormatError when fewer than half of the rows are valid, as in a document of another kind
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
  if (rows > 0 && sound < rows * MIN_VALID_SHARE) {
    throw new FeedFormatError(`${rows - sound} of ${rows} rows aren't networks with a location`);
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

/** Returns the place in a row of a provider's geofeed; null when it declares no usable place. */
export function placeOfFields(fields: readonly string[]): DeclaredPlace | null {
  if (fields.length < 2) return null;
  const place: DeclaredPlace | PlaceFault = declaredPlace(fields[1] ?? '', fields[2] ?? '', fields[3] ?? '');
  return typeof place === 'string' ? null : place;
}

/** Yields the lines that contain a row, without comments, one at a time because a feed may have millions. */
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

/** Splits one line of comma-separated values; null when a quote isn't closed. */
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
