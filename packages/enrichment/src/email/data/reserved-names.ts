/**
 * Names that are reserved for documentation and tests, including all subdomains: no mailboxes exist there
 * (RFC 2606 §2 and §3, RFC 6761 §6).
 */
export const RESERVED_NAMES: readonly string[] =
  'example example.com example.net example.org invalid localhost test'.split(' ');
