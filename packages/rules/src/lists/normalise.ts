/** One spelling per value, used both when a list entry is stored and when a transaction is looked up. */
import type { ListField } from '@assay/contract';
import { asciiSigns, withoutTrunkZero } from '@assay/likeness';
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

/** What stands behind it in a local part is the owner's choice. */
const TAG = '+';

/** What of a local part names the mailbox; empty where nothing does. */
function nameOf(local: string, { ignored }: MailboxProvider): string {
  const at = local.indexOf(TAG);
  const name = at < 0 ? local : local.slice(0, at);
  return ignored === undefined ? name : withoutSigns(name, ignored);
}

/**
 * The one address of the mailbox that an e-mail address reaches, as far as its provider says which addresses are one
 * (`data/mailbox-providers.ts`); any other address as it is.
 * @param address in the spelling of lists: lower case, its domain in ASCII
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const provider = BY_DOMAIN.get(domain);
  if (provider === undefined) return at < 1 ? address : mailboxOfSubdomain(address, domain);
  // What is quoted may hold any sign, and is no name that these providers give.
  if (at < 1 || address.charCodeAt(0) === 0x22) return address;
  const name = nameOf(address.slice(0, at), provider);
  return name === '' ? address : `${name}@${provider.one ?? domain}`;
}

/** `anything@name.fastmail.com` is `name@fastmail.com`. */
function mailboxOfSubdomain(address: string, domain: string): string {
  const dot = domain.indexOf('.');
  const parent = domain.slice(dot + 1);
  if (dot < 1 || BY_DOMAIN.get(parent)?.subdomains !== true) return address;
  return `${domain.slice(0, dot)}@${parent}`;
}

// Domains are written in ASCII or in the letters of their language: `münchen.de` is `xn--mnchen-3ya.de` (RFC 5891, UTS 46).

const BEYOND_ASCII = /[^\x00-\x7f]/;
/** What a parser of addresses would take for another part of one than the host. */
const NOT_OF_A_HOST = /[\x00-\x20%/\\?#@:[\]<>^|\x7f]/;

/** A domain in lower case as its ASCII form; one that has none as it is. */
function asciiDomain(domain: string): string {
  if (!BEYOND_ASCII.test(domain) || NOT_OF_A_HOST.test(domain)) return domain;
  // Of the browser and of Node.js alike; `node:url` is of the latter alone.
  const url = `http://${domain}/`;
  return URL.canParse(url) ? new URL(url).hostname : domain;
}

/** What is dialled behind the number: `ext. 5`, `;ext=5`, `x5`, `#5` (RFC 3966 §5.3). */
const EXTENSION = /[\s,;]*(?:\be?xt(?:n|ension)?\b|[x#])[\s:.=]*\d{1,9}#?$/i;

const digitsOf = (text: string): string => text.replace(/\D+/g, '');

/**
 * The one spelling of a phone number, as far as the text alone shows it: its digits, those of other scripts too, without "+"
 * or the 00 that stands for it (ITU-T E.123 §5), without extension, unless that is all there is. Empty for a text without digits.
 */
function phoneDigits(text: string): string {
  const number = withoutTrunkZero(asciiSigns(text));
  return (digitsOf(number.replace(EXTENSION, '')) || digitsOf(number)).replace(/^00/, '');
}

// Bank accounts and wallets as lists hold them.

const SEPARATORS = /[\s.-]+/g;
const DIGITS = /^\d+$/;
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** ISO 13616-1 §5.2: the rest of an IBAN by 97 is 1, its first four characters put last and letters read as 10 to 35. */
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
 * The one spelling of an account: an IBAN in capitals without blanks, a national number as its digits. What is neither, such
 * as the address of a wallet, keeps its letters and loses its blanks.
 */
function accountNumber(text: string): string {
  const compact = text.replace(SEPARATORS, '');
  const capitals = compact.toUpperCase();
  if (isIban(capitals)) return capitals;
  return DIGITS.test(compact) ? compact : text.replace(/\s+/g, '');
}

// IP addresses and ranges as lists hold them. IPv4 in IPv6 clothing (::ffff:1.2.3.4) is IPv4.

/** Reads an IPv4 or IPv6 address (RFC 4291 text), blanks around it aside; null when it is none. */
export function readListedIp(text: string): Readonly<IpAddress> | null {
  const address = readIp(text.trim());
  return address && unmapped(address);
}

/**
 * Reads an address or a CIDR range (RFC 4632), blanks around either part of it aside; host bits are zeroed. Null when it
 * is neither, and for an IPv4 address in IPv6 clothing with a length that reaches beyond its own bits.
 */
export function readListedRange(text: string): IpPrefix | null {
  const [base = '', ...length] = text.trim().split('/');
  const prefix = parsePrefix([base.trim(), ...length].join('/'), 'padded');
  if (prefix === null) return null;
  const range = unmappedPrefix(prefix);
  const address = readIp(base.trim());
  return range.address.version === 6 && address !== null && isIpv4Mapped(address) ? null : range;
}

/** The one spelling of an address; null when the text is none. */
export function canonicalIp(text: string): string | null {
  const address = readListedIp(text);
  return address && formatIp(address);
}

/** Longer values are no identifiers; they are in no list. */
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
      // The domain may also be taken from a whole address.
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
 * The list spelling of a transaction's value: e-mail trimmed, lower-cased and with its domain in ASCII, phone and BIN
 * as digits, bank accounts without separators, IP canonical, country upper-cased, ids trimmed only (they are
 * case-sensitive). Null when the value is missing or cannot be what the field holds.
 */
export function normaliseListValue(field: ListField, value: unknown): string | null {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  if (typeof text !== 'string' || text.length > MAX_LENGTH) return null;
  return normalise(text, LIST_FIELDS[field].normalisation) || null;
}
