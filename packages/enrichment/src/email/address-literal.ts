import { isIPv4, isIPv6 } from 'node:net';

const GENERAL_LITERAL = /^[A-Za-z0-9-]*[A-Za-z0-9]:[!-Z^-~]+$/;

/**
 * True for an address literal of RFC 5321 §4.1.3 with its brackets: `[192.0.2.1]`, `[IPv6:2001:db8::1]` or
 * `[tag:content]` with a standardised tag. An IPv6 address without its tag is none.
 */
export function isAddressLiteral(text: string): boolean {
  if (!text.startsWith('[') || !text.endsWith(']')) return false;
  const content = text.slice(1, -1);
  if (/^ipv6:/i.test(content)) {
    const address = content.slice(5);
    // A zone index is no part of the literal's grammar, though the platform's check takes one.
    return isIPv6(address) && !address.includes('%');
  }
  return isIPv4(content) || GENERAL_LITERAL.test(content);
}
