/** Normalizes values to one spelling, when a list entry is stored and when a transaction is looked up. */
import type { ListField } from '@assay/contract';
import {
  formatIp,
  type IpAddress,
  type IpPrefix,
  isIpv4Mapped,
  parsePrefix,
  readIp,
  unmapped,
  unmappedPrefix,
} from '@assay/networks';
import { asciiCharacters, withoutTrunkZero } from '@assay/text-similarity';
import { LIST_FIELDS, type Normalisation } from '../data/list-fields';
import { MAILBOX_PROVIDERS, type MailboxProvider } from '../data/mailbox-providers';

const BY_DOMAIN: ReadonlyMap<string, MailboxProvider> = new Map(
  MAILBOX_PROVIDERS.flatMap((provider) => provider.domains.map((domain) => [domain, provider] as const)),
);

function withoutSigns(text: string, signs: string): string {
  let kept = '';
  for (const sign of text) if (!signs.includes(sign)) kept += sign;
  return kept;
}

/** Separator after which the owner chooses the rest of the local part. */
const TAG = '+';

/** Returns the part of a local part that names the mailbox; empty if nothing remains. */
function nameOf(local: string, { ignored }: MailboxProvider): string {
  const at = local.indexOf(TAG);
  const name = at < 0 ? local : local.slice(0, at);
  return ignored === undefined ? name : withoutSigns(name, ignored);
}

/**
 * Returns the canonical address of the mailbox that an email address reaches, if its provider documents which
 * addresses are equivalent (`data/mailbox-providers.ts`); other addresses are unchanged.
 * @param address normalized for lists: lower case, its domain in ASCII
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const provider = BY_DOMAIN.get(domain);
  if (provider === undefined) return at < 1 ? address : mailboxOfSubdomain(address, domain);
  // A quoted local part may contain any character, and these providers don't issue such names.
  if (at < 1 || address.charCodeAt(0) === 0x22) return address;
  const name = nameOf(address.slice(0, at), provider);
  return name === '' ? address : `${name}@${provider.one ?? domain}`;
}

/** Converts `anything@name.fastmail.com` to `name@fastmail.com`. */
function mailboxOfSubdomain(address: string, domain: string): string {
  const dot = domain.indexOf('.');
  const parent = domain.slice(dot + 1);
  if (dot < 1 || BY_DOMAIN.get(parent)?.subdomains !== true) return address;
  return `${domain.slice(0, dot)}@${parent}`;
}

// Domains are written in ASCII or in Unicode letters: `münchen.de` is `xn--mnchen-3ya.de` (RFC 5891, UTS 46).

const BEYOND_ASCII = /[^\x00-\x7f]/;
/** Characters that a URL parser would treat as the end of the host. */
const NOT_OF_A_HOST = /[\x00-\x20%/\\?#@:[\]<>^|\x7f]/;

/** Converts a lower-case domain to its ASCII form; returns it unchanged if it lacks one. */
function asciiDomain(domain: string): string {
  if (!BEYOND_ASCII.test(domain) || NOT_OF_A_HOST.test(domain)) return domain;
  // `URL` exists in browsers and in Node.js; `node:url` only in Node.js.
  const url = `http://${domain}/`;
  return URL.canParse(url) ? new URL(url).hostname : domain;
}

/** Extension after the number: `ext. 5`, `;ext=5`, `x5`, `#5` (RFC 3966 §5.3). */
const EXTENSION = /[\s,;]*(?:\be?xt(?:n|ension)?\b|[x#])[\s:.=]*\d{1,9}#?$/i;

const digitsOf = (text: string): string => text.replace(/\D+/g, '');

/**
 * Normalizes a phone number from its text alone: digits of any script, without "+" or the equivalent 00
 * (ITU-T E.123 §5), and without the extension unless nothing else remains. Returns an empty text if no digits
 * remain.
 */
function phoneDigits(text: string): string {
  const number = withoutTrunkZero(asciiCharacters(text));
  return (digitsOf(number.replace(EXTENSION, '')) || digitsOf(number)).replace(/^00/, '');
}

// Bank accounts and wallets in lists.

const SEPARATORS = /[\s.-]+/g;
const DIGITS = /^\d+$/;
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/**
 * Checks an IBAN (ISO 13616-1 §5.2): the remainder modulo 97 is 1, with its first four characters moved to
 * the end and letters read as 10 to 35.
 */
function isIban(text: string): boolean {
  if (!IBAN.test(text)) return false;
  let rest = 0;
  for (const character of text.slice(4) + text.slice(0, 4)) {
    const digit = Number.parseInt(character, 36);
    rest = (rest * (digit > 9 ? 100 : 10) + digit) % 97;
  }
  return rest === 1;
}

/**
 * Normalizes an account: an IBAN in capitals without spaces, a national number as its digits. Other values,
 * such as a wallet address, retain their letters and lose surrounding spaces.
 */
function accountNumber(text: string): string {
  const compact = text.replace(SEPARATORS, '');
  const capitals = compact.toUpperCase();
  if (isIban(capitals)) return capitals;
  return DIGITS.test(compact) ? compact : text.replace(/\s+/g, '');
}

// IP addresses and ranges in lists. An IPv4-mapped IPv6 address (::ffff:1.2.3.4) is IPv4.

/** Reads an IPv4 or IPv6 address (RFC 4291 text), ignoring surrounding spaces; null if invalid. */
export function readListedIp(text: string): Readonly<IpAddress> | null {
  const address = readIp(text.trim());
  return address && unmapped(address);
}

/**
 * Reads an address or a CIDR range (RFC 4632), ignoring spaces around either part; host bits are zeroed. Null
 * if invalid, and for an IPv4-mapped IPv6 address whose prefix length exceeds the IPv4 bits.
 */
export function readListedRange(text: string): IpPrefix | null {
  const [base = '', ...length] = text.trim().split('/');
  const prefix = parsePrefix([base.trim(), ...length].join('/'), 'padded');
  if (prefix === null) return null;
  const range = unmappedPrefix(prefix);
  const address = readIp(base.trim());
  return range.address.version === 6 && address !== null && isIpv4Mapped(address) ? null : range;
}

/** Returns the canonical form of an address; null if invalid. */
export function canonicalIp(text: string): string | null {
  const address = readListedIp(text);
  return address && formatIp(address);
}

/** Maximum length; longer values are not identifiers and match no list. */
const MAX_LENGTH = 1_000;

function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + asciiDomain(address.slice(at));
}

function normalise(value: string, normalisation: Normalisation): string | null {
  const text = value.trim();
  switch (normalisation) {
    case 'exact':
      return text;
    case 'lower':
      return text.toLowerCase().replace(/\s+/g, ' ');
    case 'upper':
      return text.toUpperCase();
    case 'email':
      return text.includes('@') ? withAsciiDomain(text.toLowerCase()) : null;
    case 'domain':
      // The domain may also be extracted from a full address.
      return asciiDomain(
        text
          .slice(text.lastIndexOf('@') + 1)
          .toLowerCase()
          .replace(/\.$/, ''),
      );
    case 'phone':
      return phoneDigits(text);
    case 'account':
      return accountNumber(text);
    case 'digits':
      return text.replace(/\D+/g, '');
    case 'ip':
      return canonicalIp(text);
  }
}

/**
 * Normalizes a transaction's value for lists: email trimmed, lower-cased and with an ASCII domain; phone and
 * BIN as digits; bank accounts without separators; IP canonical; country upper-cased; ids only trimmed,
 * because they are case-sensitive. Null if the value is missing or not valid for the field.
 */
export function normaliseListValue(field: ListField, value: unknown): string | null {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  if (typeof text !== 'string' || text.length > MAX_LENGTH) return null;
  return normalise(text, LIST_FIELDS[field].normalisation) || null;
}
