import { X509Certificate } from 'node:crypto';
import { OIDS } from './data/algorithms';
import { BadDer, childrenOf, readTlv } from './der';
import { heldContent, readSignedData, signerOf } from './signed-data';

const PEM = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;

/** A master list of ICAO (Doc 9303 part 12 §5.3): certificates that a state vouches for. */
function fromMasterList(bytes: Uint8Array): readonly X509Certificate[] {
  const signed = readSignedData(bytes);
  if (signed.contentType !== OIDS.masterList) throw new BadDer('it is no master list');
  if (!signerOf(signed)) throw new BadDer('its signature is wrong');
  const set = childrenOf(readTlv(heldContent(signed)).value).find(({ tag }) => tag === 0x31);
  return (set ? childrenOf(set.value) : []).map(({ whole }) => new X509Certificate(Buffer.from(whole)));
}

/** The values of an LDIF (RFC 2849) in base 64, lines that go on joined. */
function fromLdif(text: string): readonly X509Certificate[] {
  const values = text
    .replace(/\r?\n /g, '')
    .matchAll(
      /^(cACertificate;binary|userCertificate;binary|CscaMasterListData|pkdMasterListContent):: *([A-Za-z0-9+/=]+)$/gim,
    );
  return [...values].flatMap(([, name = '', value = '']) => {
    const bytes = Buffer.from(value, 'base64');
    return name.toLowerCase().includes('masterlist') ? fromMasterList(bytes) : [new X509Certificate(bytes)];
  });
}

/**
 * Country signing certificates of a file: certificates in DER or PEM, a master list, or an LDIF of the ICAO PKD.
 * @throws BadDer when it is none of these, or a master list whose signature is wrong
 */
export function readTrustFile(bytes: Uint8Array): readonly X509Certificate[] {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const pems = text.match(PEM);
  if (pems) return pems.map((pem) => new X509Certificate(pem));
  if (/^dn:/m.test(text.slice(0, 4096))) return fromLdif(text);
  try {
    return [new X509Certificate(Buffer.from(bytes))];
  } catch {
    return fromMasterList(bytes);
  }
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
  return [...named, ...others].find((certificate) => signer.verify(certificate.publicKey)) ?? null;
}
