import { constants, createHash, type KeyObject, verify, X509Certificate } from 'node:crypto';
import { DIGESTS, OIDS, SIGNATURES } from './data/algorithms';
import { BadDer, childrenOf, expectChild, oidOf, readTlv, type Tlv, withLengths } from './der';

const [SEQUENCE, SET, OCTETS, OID] = [0x30, 0x31, 0x04, 0x06] as const;
/** `[0]` and `[1]`, constructed. */
const [FIRST, SECOND] = [0xa0, 0xa1] as const;

/** The content of a CMS (RFC 5652), and its signer. */
export interface SignedData {
  readonly contentType: string;
  /** null if the signed content is elsewhere (§5.2, `eContent` is omitted). */
  readonly content: Uint8Array | null;
  readonly certificates: readonly Uint8Array[];
  /** Lists of revoked certificates, which this signature doesn't cover (§10.2.1). */
  readonly revocations: readonly Uint8Array[];
  readonly signer: Signer | null;
}

interface Signer {
  readonly digest: string;
  /** `[0]` of the signed attributes as a SET, which is the signed data; null if the content itself is signed. */
  readonly attributes: Uint8Array | null;
  readonly messageDigest: Uint8Array | null;
  readonly signatureAlgorithm: Tlv;
  readonly signature: Uint8Array;
}

function digestOf(algorithm: Tlv): string {
  const name = DIGESTS[oidOf(expectChild(childrenOf(algorithm.value), 0, OID))];
  if (!name) throw new BadDer('its digest algorithm is unknown');
  return name;
}

/** Reads the first signer (§5.3); LDS security objects have one. */
function readSigner(info: Tlv): Signer {
  const parts = childrenOf(info.value);
  const digest = digestOf(expectChild(parts, 2, SEQUENCE));
  const attributes = parts[3]?.tag === FIRST ? parts[3] : null;
  const after = attributes ? 4 : 3;
  let messageDigest: Uint8Array | null = null;
  for (const attribute of attributes ? childrenOf(attributes.value) : []) {
    const [name, values] = childrenOf(attribute.value);
    if (name && values && oidOf(name) === OIDS.messageDigest) messageDigest = readTlv(values.value).value;
  }
  // Signed as a SET, encoded as [0] (§5.4).
  const signed = attributes ? Uint8Array.from(attributes.whole) : null;
  if (signed) signed[0] = SET;
  return {
    digest,
    attributes: signed,
    messageDigest,
    signatureAlgorithm: expectChild(parts, after, SEQUENCE),
    signature: expectChild(parts, after + 1, OCTETS).value,
  };
}

/** Parses a CMS of signed data, in DER or BER. @throws BadDer */
export function readSignedData(bytes: Uint8Array): SignedData {
  const info = childrenOf(readTlv(withLengths(bytes)).value);
  if (oidOf(expectChild(info, 0, OID)) !== OIDS.signedData) throw new BadDer("it isn't signed data");
  const parts = childrenOf(readTlv(expectChild(info, 1, FIRST).value).value);
  const content = childrenOf(expectChild(parts, 2, SEQUENCE).value);
  const wrapped = content[1]?.tag === FIRST ? content[1] : null;
  const wholes = (wanted: number) =>
    childrenOf(parts.find(({ tag }) => tag === wanted)?.value ?? new Uint8Array()).map(({ whole }) => whole);
  const signers = parts.filter(({ tag }) => tag === SET).at(-1);
  const [signer] = signers && signers !== parts[1] ? childrenOf(signers.value) : [];
  return {
    contentType: oidOf(expectChild(content, 0, OID)),
    content: wrapped && readTlv(wrapped.value).value,
    certificates: wholes(FIRST),
    revocations: wholes(SECOND),
    signer: signer ? readSigner(signer) : null,
  };
}

/** Returns the signed content. @throws BadDer when it is elsewhere */
export function heldContent({ content }: SignedData): Uint8Array {
  if (!content) throw new BadDer('its content is missing');
  return content;
}

/** Returns hash and salt length of RSASSA-PSS (RFC 8017 §A.2.3); SHA-1 and 20 by default. */
function pssOf(parameters: Tlv | undefined): { readonly digest: string; readonly salt: number } {
  let [digest, salt] = ['sha1', 20];
  for (const { tag, value } of parameters ? childrenOf(parameters.value) : []) {
    if (tag === 0xa0) digest = digestOf(readTlv(value));
    if (tag === 0xa2) salt = Buffer.from(readTlv(value).value).readUIntBE(0, readTlv(value).value.length);
  }
  return { digest, salt };
}

/**
 * Checks whether a key made a signature.
 * @param signer.digest used if the signature method names none
 * @throws BadDer for an unknown signature method
 */
export function isSignedBy(
  key: KeyObject,
  signed: Uint8Array,
  signer: Pick<Signer, 'digest' | 'signatureAlgorithm' | 'signature'>,
): boolean {
  const [name, parameters] = childrenOf(signer.signatureAlgorithm.value);
  const kind = name && SIGNATURES[oidOf(name)];
  if (!kind) throw new BadDer('its signature algorithm is unknown');
  const digest = kind.digest ?? signer.digest;
  switch (kind.scheme) {
    case 'PSS': {
      const pss = pssOf(parameters);
      const padding = constants.RSA_PKCS1_PSS_PADDING;
      return verify(pss.digest, signed, { key, padding, saltLength: pss.salt }, signer.signature);
    }
    case 'PLAIN_ECDSA':
      return verify(digest, signed, { key, dsaEncoding: 'ieee-p1363' }, signer.signature);
    default:
      return verify(digest, signed, key, signer.signature);
  }
}

/**
 * Returns the certificate whose key made the signature, if both the signature and the digest of the content
 * are valid; else null.
 * @param content signed data, if the signature doesn't contain it
 * @throws BadDer for an unknown signature method
 */
export function signerOf(
  { signer, certificates, content: held }: SignedData,
  content: Uint8Array | null = held,
): X509Certificate | null {
  if (!signer || !content) return null;
  const digest = createHash(signer.digest).update(content).digest();
  if (signer.attributes && (!signer.messageDigest || !digest.equals(signer.messageDigest))) return null;
  for (const der of certificates) {
    const certificate = new X509Certificate(Buffer.from(der));
    if (isSignedBy(certificate.publicKey, signer.attributes ?? content, signer)) return certificate;
  }
  return null;
}
