import { type IpPrefix, parsePrefix } from '@assay/networks';

/**
 * Reads `10.0.0.0/8`, `fd00::/8` or a single address (RFC 4632 §3.1).
 * @throws RangeError when the text is neither: ranges come from configuration, a typo must not pass silently.
 */
export function addressRange(text: string): IpPrefix {
  const range = parsePrefix(text, 'padded');
  if (range === null) throw new RangeError(`"${text}" is not an address range in CIDR notation.`);
  return range;
}
