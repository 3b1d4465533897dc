import { X509Certificate } from 'node:crypto';
import { OIDS } from './data/algorithms';
import { BadDer, childrenOf, readTlv } from './der';
import { readRevocationList, type WrittenRevocationList } from './revocation-list';
import { heldContent, readSignedData, signerOf } from './signed-data';

/** What a file says of whom to trust. */
export interface TrustFile {
  readonly certificates: readonly X509Certificate[];
  /** Lists of revoked certificates: who signed them is not looked at. */
  readonly lists: readonly WrittenRevocationList[];
  /** Why lists of the file cannot be used. */
  readonly faults: readonly string[];
}

const PEM = /-----BEGIN (CERTIFICATE|X509 CRL)-----([^-]+)-----END \1-----/g;
const OID = 0x06;
/** A length that is not told (X.690 §8.1.3.6). */
const UNTOLD = 0x80;

/** What is found before it is read who was taken back. */
interface Found {
  readonly certificates: readonly X509Certificate[];
  readonly revocations: readonly Uint8Array[];
}

/** A master list of ICAO (Doc 9303 part 12 §5.3): certificates that a state vouches for, and revocation lists that it encloses. */
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

/** Reads the lists that were found, and says why some cannot be used: one that is bad takes no other with it. */
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

/** The name of the extension that says who is an authority (RFC 5280 §4.2.1.9): a directory has tens of thousands who are none. */
const BASIC_CONSTRAINTS = Buffer.from('551d13', 'hex');

/** The certificate of an authority; none where it is that of one who signs documents, whom only a country can vouch for. */
function authorityIn(bytes: Buffer): readonly X509Certificate[] {
  if (!bytes.includes(BASIC_CONSTRAINTS)) return [];
  try {
    const certificate = new X509Certificate(bytes);
    return certificate.ca ? [certificate] : [];
  } catch {
    // The directory also keeps what breaks its rules.
    return [];
  }
}

/** How what an attribute of the directory holds is taken. */
const ATTRIBUTES: { readonly [name: string]: (value: Buffer) => Found } = {
  'cacertificate;binary': (value) => ({ certificates: [new X509Certificate(value)], revocations: [] }),
  'usercertificate;binary': (value) => ({ certificates: authorityIn(value), revocations: [] }),
  'certificaterevocationlist;binary': (value) => ({ certificates: [], revocations: [value] }),
  cscamasterlistdata: fromMasterList,
  pkdmasterlistcontent: fromMasterList,
};
const ATTRIBUTE = new RegExp(`^(${Object.keys(ATTRIBUTES).join('|')})::`, 'gim');

/** The values of an LDIF (RFC 2849) in base 64; a line that begins with a blank goes on with the one before. */
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
    // A CMS begins with its kind, a revocation list with a body; a master list may be in BER.
    const first = bytes[1] === UNTOLD ? bytes[2] : childrenOf(readTlv(bytes).value)[0]?.tag;
    if (first === OID) return readFound(fromMasterList(bytes));
    return { certificates: [], lists: [readRevocationList(bytes)], faults: [] };
  }
}

/**
 * What a file says of whom to trust: certificates of countries and lists of revoked ones in DER or PEM, a master list, or an LDIF of
 * the ICAO PKD, whose certificates of document signers are passed over.
 * @throws BadDer when it is none of these, or a master list whose signature is wrong
 */
export function readTrustFile(bytes: Uint8Array): TrustFile {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const blocks = [...text.matchAll(PEM)];
  if (blocks.length > 0) return fromPem(blocks);
  return /^dn:/m.test(text.slice(0, 4096)) ? fromLdif(text) : fromDer(bytes);
}

/** The parts of a name, in any order, case and spacing: issuers write the name of one country in several ways. */
const foldedName = (name: string): string =>
  name
    .toLowerCase()
    .split('\n')
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .sort()
    .join('\n');

/** The two letters of a certificate's country, in capitals; null = its name states none. */
const countryOf = (name: string): string | null =>
  /^C=([A-Za-z]{2,3})$/m.exec(name)?.[1]?.toUpperCase() ?? null;

/** The countries of some certificates; null is none. */
export const countriesOf = (certificates: readonly X509Certificate[]): ReadonlySet<string | null> =>
  new Set(certificates.map(({ subject }) => countryOf(subject)).filter((country) => country !== null));

/** The country that a certificate's issuer is of. */
export const issuerCountry = ({ issuer }: X509Certificate): string | null => countryOf(issuer);

/** Whether one certificate signed another; one whose key cannot be read signed none. */
function signed(certificate: X509Certificate, other: X509Certificate): boolean {
  try {
    return other.verify(certificate.publicKey);
  } catch {
    return false;
  }
}

/**
 * The country's certificate that signed a document signer's, by the key that made the signature: those of the issuer's name are tried
 * before the country's others.
 * @returns null when none did
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
