import { createHash } from 'node:crypto';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { base58xmr, base58xrp, bech32, bech32m, createBase58check } from '@scure/base';
import ibanToBic from 'iban-to-bic';
import { electronicFormatIBAN, extractIBAN, isValidIBAN } from 'ibantools';

/** Blanks and invisible characters that are copied together with an address. */
const COPIED_ALONG = /[\s\u00ad\u200b-\u200f\u2060\ufeff]/gu;
/** A URI scheme before an address, such as `bitcoin:` (BIP 21), and the parameters after `?`. */
const SCHEME =
  /^(?:bitcoin|bitcoincash|bchtest|ethereum|litecoin|dash|zcash|monero|dogecoin|tron|ripple):(?=[a-z0-9])/i;
const BARE_HEX = /^0x[0-9a-f]{40}$/i;
/** A human-readable part, the separator 1 and data (BIP 173, BIP 350). */
const BECH32 = /^(?:bc|tb|bcrt|ltc|cosmos|addr|bnb|terra|osmo|stars|zs|u)1[02-9ac-hj-np-z]{6,}$/i;
/** The base32 part of a Bitcoin Cash address: type P2PKH (q) or P2SH (p) and 41 more. */
const CASH_ADDRESS = /^[qp][02-9ac-hj-np-z]{41}$/i;

/** Longest account number or wallet address with blanks; a longer text is neither. */
const MAX_WRITTEN_LENGTH = 500;

/**
 * Returns one spelling for each crypto wallet address, regardless of the asset. Case-insensitive addresses
 * (EVM, bech32, Bitcoin Cash) are in lower case; all others are unchanged, because case matters in base58.
 * Texts of an unknown kind are returned without blanks.
 */
export function canonicalWallet(text: string): string {
  if (text.length > MAX_WRITTEN_LENGTH) return text;
  const plain = text.replace(COPIED_ALONG, '').replace(SCHEME, '').replace(/\?.*$/, '');
  if (BARE_HEX.test(plain) || /^xdc[0-9a-f]{40}$/i.test(plain))
    return plain.toLowerCase().replace(/^xdc/, '0x');
  const isOneCase = plain === plain.toLowerCase() || plain === plain.toUpperCase();
  if (isOneCase && (BECH32.test(plain) || CASH_ADDRESS.test(plain))) return plain.toLowerCase();
  return plain;
}

/** A bank account or wallet as sent in the request, in every spelling that a list may contain. */
interface AccountKeys {
  /** Canonical wallet address. */
  readonly wallet: string;
  /** Electronic form; for a valid IBAN also its domestic numbers. */
  readonly accounts: readonly string[];
  /** True when the text is an IBAN with valid check digits (ISO 13616). */
  readonly isIban: boolean;
  /** ISO 3166-1 alpha-2 of a valid IBAN; `null` otherwise. */
  readonly country: string | null;
}

/** Minimum length of an account number that is compared; shorter numbers don't identify one account. */
const MIN_ACCOUNT_LENGTH = 5;

/** Returns the keys under which an account or wallet may be listed. */
export function accountKeys(text: string): AccountKeys {
  if (text.length > MAX_WRITTEN_LENGTH) return { wallet: text, accounts: [], isIban: false, country: null };
  const plain = electronicFormatIBAN(text.replace(/[\s\u200b-\u200f\u2060\ufeff]/gu, '')) ?? '';
  const isIban = isValidIBAN(plain);
  const iban = isIban ? extractIBAN(plain) : null;
  const accounts = [plain, iban?.bban ?? '', iban?.accountNumber ?? ''].filter(
    (account, at, all) => account.length >= MIN_ACCOUNT_LENGTH && all.indexOf(account) === at,
  );
  return { wallet: canonicalWallet(text), accounts, isIban, country: iban?.countryCode ?? null };
}

/** Bank, country, location and optional branch (ISO 9362:2022). */
const BIC = /^([A-Z0-9]{4})([A-Z]{2})([A-Z0-9]{2})([A-Z0-9]{3})?$/;

/**
 * Parses a BIC of 8 or 11 characters, in upper case without blanks and dashes; `null` when the text isn't a
 * BIC.
 */
export function readBic(text: string): string | null {
  const plain = text.replace(/[\s-]+/g, '').toUpperCase();
  return BIC.test(plain) ? plain : null;
}

/** Longest IBAN of ISO 13616 with blanks between all characters. */
const MAX_IBAN_TEXT = 68;

/**
 * Returns the BIC of the bank in an IBAN of Austria, Belgium, France, Germany, Luxembourg, the Netherlands or
 * Spain, from the tables of the `iban-to-bic` package (MIT, data of the central banks). Returns null for other
 * accounts and unknown bank codes.
 */
export function bicOfIban(text: string): string | null {
  if (text.length > MAX_IBAN_TEXT) return null;
  const plain = electronicFormatIBAN(text.replace(COPIED_ALONG, '')) ?? '';
  const bic = isValidIBAN(plain) ? ibanToBic.ibanToBic(plain) : undefined;
  return bic === undefined ? null : readBic(bic);
}

/** Returns the ISO 3166-1 alpha-2 code of a BIC: its characters 5 and 6. */
export function bicCountry(bic: string): string {
  return bic.slice(4, 6);
}

/**
 * Checks whether two BICs name the same bank: equal in the first 8 characters, and in the branch when both
 * name one. `XXX` and a missing branch both mean the head office, which covers the whole bank.
 */
export function isSameBank(a: string, b: string): boolean {
  if (a.slice(0, 8) !== b.slice(0, 8)) return false;
  const [branchA, branchB] = [branchOf(a), branchOf(b)];
  return branchA === null || branchB === null || branchA === branchB;
}

function branchOf(bic: string): string | null {
  const branch = bic.slice(8);
  return branch === '' || branch === 'XXX' ? null : branch;
}

/** Result of checking the form of a crypto wallet address. */
interface WalletForm {
  /** The spelling that is compared. */
  readonly canonical: string;
  /** Family of chains with this address form; `null` when the form isn't recognized. */
  readonly family: 'base58' | 'bech32' | 'cash-address' | 'evm' | 'monero' | 'tron' | 'xrp' | null;
  /** True when the checksum is valid; `null` when the form has none. Comparison doesn't depend on it. */
  readonly isChecksumValid: boolean | null;
}

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();
const base58check = createBase58check(sha256);

/** Determines the kind of wallet address that a text resembles, and checks its checksum. */
export function walletForm(text: string): WalletForm {
  const canonical = canonicalWallet(text);
  const form = (family: WalletForm['family'], isChecksumValid: boolean | null): WalletForm => ({
    canonical,
    family,
    isChecksumValid,
  });
  if (/^0x[0-9a-f]{40}$/.test(canonical)) return form('evm', holdsEip55(text.trim()));
  if (/^[qp][02-9ac-hj-np-z]{41}$/.test(canonical)) return form('cash-address', holdsCashAddress(canonical));
  if (/^[a-z]{1,8}1[02-9ac-hj-np-z]{6,}$/.test(canonical)) return form('bech32', holdsBech32(canonical));
  if (/^[48][1-9A-HJ-NP-Za-km-z]{94,105}$/.test(canonical)) return form('monero', holdsMonero(canonical));
  if (/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(canonical)) return form('tron', holdsBase58(canonical));
  if (/^r[1-9A-HJ-NP-Za-km-z]{24,34}$/.test(canonical)) return form('xrp', holdsXrp(canonical));
  if (/^[1-9A-HJ-NP-Za-km-z]{25,62}$/.test(canonical)) return form('base58', holdsBase58(canonical));
  return form(null, null);
}

function succeeds(read: () => unknown): boolean {
  try {
    return read() !== false;
  } catch {
    return false;
  }
}

function holdsBase58(address: string): boolean {
  return succeeds(() => base58check.decode(address));
}

function holdsXrp(address: string): boolean {
  return succeeds(() => {
    const bytes = base58xrp.decode(address);
    const [body, sum] = [bytes.subarray(0, -4), bytes.subarray(-4)];
    return Buffer.from(sha256(sha256(body)).subarray(0, 4)).equals(sum);
  });
}

function holdsBech32(address: string): boolean {
  const text = address as `${string}1${string}`;
  return succeeds(() => bech32.decode(text, false)) || succeeds(() => bech32m.decode(text, false));
}

/**
 * Checks the checksum of a mixed-case EVM address, which is encoded in the case of its letters (EIP-55); a
 * single-case address has none.
 */
function holdsEip55(address: string): boolean | null {
  const digits = address.replace(/^(?:0x|xdc)/i, '');
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) return null;
  const hash = Buffer.from(keccak_256(Buffer.from(digits.toLowerCase(), 'ascii'))).toString('hex');
  return [...digits].every((digit, at) => {
    const isUpper = Number.parseInt(hash[at]!, 16) >= 8;
    return digit === (isUpper ? digit.toUpperCase() : digit.toLowerCase());
  });
}

function holdsMonero(address: string): boolean {
  return succeeds(() => {
    const bytes = base58xmr.decode(address);
    const digest = keccak_256(bytes.subarray(0, -4));
    return bytes.subarray(-4).every((byte, at) => byte === digest[at]);
  });
}

const BASE32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const CASH_GENERATORS = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];

/** Checks the checksum of the Bitcoin Cash address specification, over the prefix `bitcoincash`. */
function holdsCashAddress(address: string): boolean {
  const prefix = [...'bitcoincash'].map((letter) => letter.charCodeAt(0) & 31);
  const values = [...prefix, 0, ...[...address].map((letter) => BASE32.indexOf(letter))];
  let sum = 1n;
  for (const value of values) {
    const top = sum >> 35n;
    sum = ((sum & 0x07ffffffffn) << 5n) ^ BigInt(value);
    for (const [bit, generator] of CASH_GENERATORS.entries()) {
      if ((top >> BigInt(bit)) & 1n) sum ^= generator;
    }
  }
  return sum === 1n;
}
