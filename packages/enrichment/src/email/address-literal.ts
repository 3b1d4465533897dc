import { emptyAddress, parseIp } from '@assay/networks';

/**
 * True for an address literal of RFC 5321 §4.1.3 with its brackets: `[192.0.2.1]` or `[IPv6:2001:db8::1]`.
 * IPv6 is the only tag ever registered, so a general literal with another tag is refused.
 */
export function isAddressLiteral(text: string): boolean {
  if (!text.startsWith('[') || !text.endsWith(']')) return false;
  const content = text.slice(1, -1);
  const tagged = /^ipv6:/i.test(content);
  const address = tagged ? content.slice(5) : content;
  return parseIp(address, emptyAddress()) && address.includes(':') === tagged && compressesTwoGroups(address);
}

/** In SMTP "::" stands for two groups of zeros at least (the grammar's IPv6-comp and IPv6v4-comp). */
function compressesTwoGroups(address: string): boolean {
  if (!address.includes('::')) return true;
  const groups = address.split(':').filter((group) => group !== '');
  return groups.length <= (address.includes('.') ? 5 : 6);
}
