import { X509Certificate } from 'node:crypto';
import { OIDS } from './data/algorithms';
import { BadDer, childrenOf, readTlv } from './der';
import { readRevocationList, type WrittenRevocationList } from './revocation-list';
import { heldContent, readSignedData, signerOf } from './signed-data';

/** Trusted certificates and lists in a file. */
export interface TrustFile {
  readonly certificates: readonly X509Certificate[];
  /** Lists of revoked certificates; their signatures aren't checked. */
  readonly lists: readonly WrittenRevocationList[];
  /** Reasons why lists of the file can't be used. */
  readonly faults: readonly string[];
}

const PEM = /-----BEGIN (CERTIFICATE|X509 CRL)-----([^-]+)-----END \1-----/g;
const OID = 0x06;
/** An indefinite length (X.690 §8.1.3.6). */
const UNTOLD = 0x80;

/** The content of a file before its revocation lists are parsed. */
interface Found {
  readonly certificates: readonly X509Certificate[];
  readonly revocations: readonly Uint8Array[];
}

/**
 * Reads an ICAO master list (Doc 9303 part 12 §5.3): certificates confirmed by a state, and revocation lists
 * that it includes.
 */
function fromMasterList(bytes: Uint8Array): Found {
  const signed = readSignedData(bytes);
  if (signed.contentType !== OIDS.masterList) throw new BadDer("it isn't a master list");
  if (!signerOf(signed)) throw new BadDer('its signature is wrong');
  const set = childrenOf(readTlv(heldContent(signed)).value).find(({ tag }) => tag === 0x31);
  const certificates = set ? childrenOf(set.value) : [];
  return {
    certificates: certificates.map(({ whole }) => new X509Certificate(Buffer.from(whole))),
    revocations: signed.revocations,
  };
}

/** Parses the lists, and returns reasons for unusable ones; an invalid list doesn't affect the others. */
function readFound({ certificates, revocations }: Found): TrustFile {
  const lists: WrittenRevocationList[] = [];
  const faults: string[] = [];
  for (const value of revocations)
    try {
      lists.push(readRevocationList(value));
    } catch (error) {
      if (!(error instanceof BadDer)) throw error;
      faults.push(`a revocation list can't be used: ${error.what}`);
    }
  return { certificates, lists, faults };
}

/**
 * Name of the extension that marks an authority (RFC 5280 §4.2.1.9); a directory contains tens of thousands
 * of certificates without it.
 */
const BASIC_CONSTRAINTS = Buffer.from('551d13', 'hex');

/** Returns an authority's certificate; empty for a document signer's, which only a country can confirm. */
function authorityIn(bytes: Buffer): readonly X509Certificate[] {
  if (!bytes.includes(BASIC_CONSTRAINTS)) return [];
  try {
    const certificate = new X509Certificate(bytes);
    return certificate.ca ? [certificate] : [];
  } catch {
    // The directory also contains entries that violate its rules.
    return [];
  }
}

/** Parsers by attribute of the directory. */
const ATTRIBUTES: { readonly [name: string]: (value: Buffer) => Found } = {
  'cacertificate;binary': (value) => ({ certificates: [new X509Certificate(value)], revocations: [] }),
  'usercertificate;binary': (value) => ({ certificates: authorityIn(value), revocations: [] }),
  'certificaterevocationlist;binary': (value) => ({ certificates: [], revocations: [value] }),
  cscamasterlistdata: fromMasterList,
  pkdmasterlistcontent: fromMasterList,
};
const ATTRIBUTE = new RegExp(`^(${Object.keys(ATTRIBUTES).join('|')})::`, 'gim');

/**
 * Returns the base 64 values of an LDIF (RFC 2849); a line that begins with a blank continues the previous
 * one.
 */
function fromLdif(text: string): TrustFile {
  const found: Found[] = [];
  for (const { index, 0: head, 1: name = '' } of text.matchAll(ATTRIBUTE)) {
    let end = text.indexOf('\n', index);
    while (end >= 0 && text[end + 1] === ' ') end = text.indexOf('\n', end + 1);
    const value = Buffer.from(text.slice(index + head.length, end < 0 ? undefined : end), 'base64');
    found.push(ATTRIBUTES[name.toLowerCase()]!(value));
  }
  return readFound({
    certificates: found.flatMap(({ certificates }) => certificates),
    revocations: found.flatMap(({ revocations }) => revocations),
  });
}

function fromPem(blocks: Iterable<RegExpMatchArray>): TrustFile {
  const certificates: X509Certificate[] = [];
  const revocations: Buffer[] = [];
  for (const { 0: pem, 1: kind, 2: base64 = '' } of blocks)
    if (kind === 'CERTIFICATE') certificates.push(new X509Certificate(pem));
    else revocations.push(Buffer.from(base64, 'base64'));
  return readFound({ certificates, revocations });
}

function fromDer(bytes: Uint8Array): TrustFile {
  try {
    return { certificates: [new X509Certificate(Buffer.from(bytes))], lists: [], faults: [] };
  } catch {
    // A CMS begins with its type, a revocation list with a body; a master list may be in BER.
    const first = bytes[1] === UNTOLD ? bytes[2] : childrenOf(readTlv(bytes).value)[0]?.tag;
    if (first === OID) return readFound(fromMasterList(bytes));
    return { certificates: [], lists: [readRevocationList(bytes)], faults: [] };
  }
}

/**
 * Reads trusted certificates of countries and lists of revoked ones: in DER or PEM, a master list, or an LDIF
 * of the ICAO PKD, whose document signers' certificates are skipped.
 * @throws BadDer for other files, or a master list with an invalid signature
 */
export function readTrustFile(bytes: Uint8Array): TrustFile {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const blocks = [...text.matchAll(PEM)];
  if (blocks.length > 0) return fromPem(blocks);
  return /^dn:/m.test(text.slice(0, 4096)) ? fromLdif(text) : fromDer(bytes);
}

/**
 * Normalizes order, case and spacing of a name's parts, because issuers write the name of one country in
 * several ways.
 */
const foldedName = (name: string): string =>
  name
    .toLowerCase()
    .split('\n')
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .sort()
    .join('\n');

/** Returns the two letters of a certificate's country in capitals; null if its name states none. */
const countryOf = (name: string): string | null =>
  /^C=([A-Za-z]{2,3})$/m.exec(name)?.[1]?.toUpperCase() ?? null;

/** Returns the countries of certificates, without null. */
export const countriesOf = (certificates: readonly X509Certificate[]): ReadonlySet<string | null> =>
  new Set(certificates.map(({ subject }) => countryOf(subject)).filter((country) => country !== null));

/** Returns the country of a certificate's issuer. */
export const issuerCountry = ({ issuer }: X509Certificate): string | null => countryOf(issuer);

/** Checks whether one certificate signed another; false if its key can't be read. */
function signed(certificate: X509Certificate, other: X509Certificate): boolean {
  try {
    return other.verify(certificate.publicKey);
  } catch {
    return false;
  }
}

/**
 * Returns the country's certificate that signed a document signer's, by the key of the signature.
 * Certificates with the issuer's name are tried before the country's others.
 * @returns null without one
 */
export function issuerAmong(
  trusted: readonly X509Certificate[],
  signer: X509Certificate,
): X509Certificate | null {
  const [name, country] = [foldedName(signer.issuer), issuerCountry(signer)];
  const named = trusted.filter(({ subject }) => foldedName(subject) === name);
  const others = country ? trusted.filter(({ subject }) => countryOf(subject) === country) : [];
  return [...named, ...others].find((certificate) => signed(certificate, signer)) ?? null;
}
