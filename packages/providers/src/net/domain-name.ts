import { domainToASCII } from 'node:url';

// The conversion below is a URL parser's: it would cut the text at these, or pass over line ends.
const notInNames = /[\s/\\?#:@%[\]]/;
const label = /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/;

/**
 * The domain as it goes over the wire: lower-case, punycode, no final dot; `null` when it cannot be a public
 * domain name (RFC 1035 §2.3.4 lengths, at least two labels, not an address).
 */
export function asciiDomain(text: string): string | null {
  const name = text.trim().replace(/\.$/, '');
  if (notInNames.test(name)) return null;
  const ascii = domainToASCII(name).toLowerCase();
  const labels = ascii.split('.');
  if (ascii.length > 253 || labels.length < 2 || !labels.every((part) => label.test(part))) return null;
  // A name whose last label is all digits is an address by the URL standard, whatever the rest is.
  return /^\d+$/.test(labels.at(-1)!) ? null : ascii;
}
