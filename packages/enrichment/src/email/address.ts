import { domainToASCII, domainToUnicode } from 'node:url';
import { emptyAddress, parseIp } from '@assay/networks';

/**
 * Checks for an address literal of RFC 5321 §4.1.3 with its brackets: `[192.0.2.1]` or `[IPv6:2001:db8::1]`.
 * IPv6 is the only tag ever registered, so a literal with any other tag is rejected.
 */
function isAddressLiteral(text: string): boolean {
  if (!text.startsWith('[') || !text.endsWith(']')) return false;
  const content = text.slice(1, -1);
  const tagged = /^ipv6:/i.test(content);
  const address = tagged ? content.slice(5) : content;
  return parseIp(address, emptyAddress()) && address.includes(':') === tagged && compressesTwoGroups(address);
}

/**
 * Checks that "::" replaces at least two groups of zeros, as SMTP requires (IPv6-comp and IPv6v4-comp of the
 * grammar).
 */
function compressesTwoGroups(address: string): boolean {
  if (!address.includes('::')) return true;
  const groups = address.split(':').filter((group) => group !== '');
  return groups.length <= (address.includes('.') ? 5 : 6);
}

/** The parts of an email address. */
interface ParsedAddress {
  /** True when the whole text is a Mailbox of RFC 5321 §4.1.2 (with RFC 6531 for non-ASCII letters). */
  readonly valid: boolean;
  /** Text before the last "@" as written; empty without an "@". */
  readonly local: string;
  /**
   * Lower-case ASCII (punycode) domain, or null when the text after "@" isn't a domain name. A trailing dot and
   * invisible characters make the address invalid, but the domain without them is returned.
   */
  readonly domain: string | null;
  /** True for `user@[192.0.2.1]`; `domain` is null then. */
  readonly literal: boolean;
}

/**
 * RFC 5321 §4.5.3.1: maximum octets of the local part, of the domain, and of a path without its angle
 * brackets.
 */
const LIMITS = { local: 64, domain: 255, address: 254, label: 63 } as const;

/**
 * Maximum length in characters that is parsed. An address never has more characters than octets, so a longer
 * text is never valid.
 */
const MAX_PARSED_LENGTH = 1024;

/**
 * Parses and validates an email address by the grammar of SMTP: dot-atoms, quoted local parts, domain names
 * (also internationalized), address literals and length limits.
 *
 * Comments and folding white space of RFC 5322 headers aren't part of a Mailbox, so they make it invalid, as
 * do obsolete forms. A domain has at least two labels or is a country's top-level domain. RFC 5321 §2.3.5
 * requires fully qualified names, and ICANN forbids mail at a generic top-level domain (resolution
 * 2013.08.13.NG02). The last label consists of letters only, or of letters of another script. Runs in linear
 * time and never throws.
 */
export function parseAddress(address: string): ParsedAddress {
  const at = address.lastIndexOf('@');
  if (at < 0) return { valid: false, local: '', domain: null, literal: false };
  const local = address.slice(0, Math.min(at, MAX_PARSED_LENGTH));
  const rest = address.slice(at + 1);
  if (address.length > MAX_PARSED_LENGTH) return { valid: false, local, domain: null, literal: false };
  const literal = rest.startsWith('[');
  const exact = literal ? null : asciiDomain(rest);
  const valid =
    isLocalPart(local) &&
    (literal ? isAddressLiteral(rest) : exact !== null) &&
    Buffer.byteLength(local) + 1 + Buffer.byteLength(exact ?? rest) <= LIMITS.address;
  return { valid, local, domain: literal ? null : (exact ?? meantDomain(rest)), literal };
}

/** Dots of all scripts at the end of a name, and characters that a reader doesn't see. */
const UNSEEN = /[.\u3002\uff0e\uff61]+$|\p{Cf}|[\ufe00-\ufe0f]/gu;

/**
 * Returns the domain that an invalid one appears as, without a trailing dot and invisible characters, so that
 * `mailinator.com.` is still recognized. Null if the rest isn't a domain name either.
 */
function meantDomain(text: string): string | null {
  const seen = text.slice(0, LIMITS.domain).replace(UNSEEN, '').replace(UNSEEN, '');
  return seen === text ? null : asciiDomain(seen);
}

const DOT_STRING =
  /^[A-Za-z0-9!#$%&'*+\-/=?^_`{|}~\u0080-\u{10ffff}]+(?:\.[A-Za-z0-9!#$%&'*+\-/=?^_`{|}~\u0080-\u{10ffff}]+)*$/u;
const QUOTED_STRING = /^"(?:[ !#-[\]-~\u0080-\u{10ffff}]|\\[ -~])*"$/u;
/**
 * Characters that no address contains: controls, blanks of any width, invisible characters, lone surrogates
 * and non-characters. Words of some scripts need the joiners (U+200C, U+200D); after letters of the scripts
 * listed here they join nothing.
 */
const UNASSIGNABLE =
  /[\u0080-\u00a0\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]|(?!\u200c|\u200d| )[\p{Zs}\p{Cf}]|(?<=^|[\x00-\x7f\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\u200c\u200d]/u;

function isLocalPart(local: string): boolean {
  if (local.length === 0 || Buffer.byteLength(local) > LIMITS.local) return false;
  if (UNASSIGNABLE.test(local)) return false;
  return DOT_STRING.test(local) || QUOTED_STRING.test(local);
}

const LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;
/**
 * Top-level domains have at least two characters, all of them letters (RFC 1123 §2.1, ICANN's applicant
 * guidebook §2.2.1.3.2).
 */
const ASCII_TLD = /^[a-z]{2,63}$/;
/** The decoded form of a top-level domain in another script: its letters, with their marks. */
const FOREIGN_TLD = /^(?:[-\p{L}\p{M}\p{Nd}]|\u200c|\u200d)+$/u;
const COUNTRY_CODE = /^[a-z]{2}$/;
const PLAIN_HOST = /^[\x21-\x7e]+$/;

/**
 * Returns the lower-case ASCII form of a domain name, or null when the text isn't one. Names beyond ASCII go
 * through UTS 46 (`münchen.de` → `xn--mnchen-3ya.de`).
 */
export function asciiDomain(text: string): string | null {
  if (text.length === 0 || text.length > MAX_PARSED_LENGTH) return null;
  const lower = text.toLowerCase();
  const mustConvert = !PLAIN_HOST.test(lower) || lower.includes('xn--');
  if (mustConvert && (FORBIDDEN_IN_HOST.test(lower) || UNSEEN_IN_HOST.test(lower))) return null;
  const domain = mustConvert ? domainToASCII(lower) : lower;
  if (domain.length === 0 || domain.length > LIMITS.domain) return null;
  const labels = domain.split('.');
  for (const label of labels) {
    if (label.length > LIMITS.label || !LABEL.test(label)) return null;
  }
  const last = labels[labels.length - 1]!;
  if (!isTopLevel(last)) return null;
  return labels.length === 1 && !COUNTRY_CODE.test(last) ? null : domain;
}

function isTopLevel(label: string): boolean {
  if (ASCII_TLD.test(label)) return true;
  return label.startsWith('xn--') && FOREIGN_TLD.test(domainToUnicode(label));
}

/** ASCII characters that the URL host parser would drop or decode instead of rejecting. */
const FORBIDDEN_IN_HOST = /[\x00-\x20%/\\?#@:[\]<>^|\x7f]/;
/**
 * Invisible characters that UTS 46 drops. A name that contains one appears identical to the name without it.
 * Variation selectors are allowed after characters outside this class (`❤️.com`).
 */
const UNSEEN_IN_HOST = /(?!\u200c|\u200d)\p{Cf}|(?<=^|[a-z0-9.-])[\u034f\u180b-\u180d\u180f\ufe00-\ufe0f]/u;
