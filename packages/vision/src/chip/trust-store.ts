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

/**
 * The country's certificate that signed a document signer's: its name is that of the issuer and its key made the signature.
 * @returns null when none did
 */
export function issuerAmong(
  trusted: readonly X509Certificate[],
  signer: X509Certificate,
): X509Certificate | null {
  const named = trusted.filter(({ subject }) => subject === signer.issuer);
  return named.find((certificate) => signer.verify(certificate.publicKey)) ?? null;
}
