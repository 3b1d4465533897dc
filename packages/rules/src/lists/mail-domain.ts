/** Domains are written in ASCII or in the letters of their language: `münchen.de` is `xn--mnchen-3ya.de` (RFC 5891, UTS 46). */

const BEYOND_ASCII = /[^\x00-\x7f]/;
/** What a parser of addresses would take for another part of one than the host. */
const NOT_OF_A_HOST = /[\x00-\x20%/\\?#@:[\]<>^|\x7f]/;

/** A domain in lower case as its ASCII form; one that has none as it is. */
export function asciiDomain(domain: string): string {
  if (!BEYOND_ASCII.test(domain) || NOT_OF_A_HOST.test(domain)) return domain;
  // Of the browser and of Node.js alike; `node:url` is of the latter alone.
  const url = `http://${domain}/`;
  return URL.canParse(url) ? new URL(url).hostname : domain;
}
