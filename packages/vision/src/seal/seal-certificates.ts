import { X509Certificate } from 'node:crypto';
import { BadDer, childrenOf, oidOf, readTlv, type Tlv } from '../chip/der';
import { readSignedData } from '../chip/signed-data';

/** Signer of codes on documents. */
export interface SealSigner {
  readonly certificate: X509Certificate;
  /** Certificate of the signer's issuer. */
  readonly issuer: X509Certificate;
  /** Organization named in the certificate; null if none. */
  readonly organisation: string | null;
}

const PEM = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;
/** Service of a trusted list (ETSI TS 119 612 §5.5) that issues certificates. */
const SERVICE = /<(?:\w+:)?TSPService>[\s\S]*?<\/(?:\w+:)?TSPService>/g;
const ISSUES = /Svctype\/CA\/PKC\s*</;
/** States of an active service: accredited, under supervision, and the name since 2014. */
const STANDS = /<(?:\w+:)?ServiceStatus>[^<]*\/(?:inaccord|undersupervision|accredited|granted)\s*</;
const HELD = /<(?:\w+:)?X509Certificate>([^<]+)</g;
/** Header of a certificate in a MIME publication of an authority: headers, an empty line, then DER. */
const PART = /content-type: *application\/pkix-cert[^\r\n]*\r?\n(?:[^\r\n]+\r?\n)*\r?\n/gi;

const read = (bytes: Uint8Array): X509Certificate => new X509Certificate(Buffer.from(bytes));

/**
 * Reads the certificates of a file: DER, PEM, a trusted list in XML, a CMS that contains only certificates,
 * or the parts of a MIME message in which authorities of 2D-Doc publish them. The signature of a trusted list
 * isn't verified, so the operator must know its origin.
 * @throws BadDer, or an error of OpenSSL, for other files
 */
export function readSealFile(bytes: Uint8Array): readonly X509Certificate[] {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const pems = text.match(PEM);
  if (pems) return pems.map((pem) => new X509Certificate(pem));
  const services = text.match(SERVICE);
  if (services)
    return services
      .filter((service) => ISSUES.test(service) && STANDS.test(service))
      .flatMap((service) => [...service.matchAll(HELD)])
      .map(([, base64 = '']) => read(Buffer.from(base64, 'base64')));
  const parts = [...text.matchAll(PART)];
  if (parts.length > 0)
    return parts.map(({ index, 0: heading }) => read(readTlv(bytes, index + heading.length).whole));
  const [first] = childrenOf(readTlv(bytes).value);
  return first?.tag === OID ? readSignedData(bytes).certificates.map(read) : [read(bytes)];
}

const [OID, SEQUENCE, BITS, OCTETS] = [0x06, 0x30, 0x03, 0x04];
/** `[3]` of a certificate's body: the extensions (RFC 5280 §4.1). */
const EXTENSIONS = 0xa3;
const KEY_USAGE = '2.5.29.15';
/** First two bits of the key usage (§4.2.1.3): digitalSignature and nonRepudiation. */
const MAY_SIGN = 0xc0;

const octetsOf = (extension: readonly Tlv[]) => extension.find(({ tag }) => tag === OCTETS)?.value;

/** Returns true if a certificate allows its key to sign, or has no key usage extension. */
export function maySign({ raw }: X509Certificate): boolean {
  const body = childrenOf(readTlv(readTlv(raw).value).value);
  const extensions = body.find(({ tag }) => tag === EXTENSIONS);
  for (const { tag, value } of extensions ? childrenOf(readTlv(extensions.value).value) : []) {
    const parts = tag === SEQUENCE ? childrenOf(value) : [];
    if (!parts[0] || oidOf(parts[0]) !== KEY_USAGE) continue;
    const bits = readTlv(octetsOf(parts) ?? new Uint8Array());
    return bits.tag === BITS && ((bits.value[1] ?? 0) & MAY_SIGN) !== 0;
  }
  return true;
}

/** Returns a part of a name in the format of Node.js: `CN=FR03`, one part per line. */
const partOf = (name: string, part: string): string | null =>
  name
    .split('\n')
    .find((line) => line.startsWith(`${part}=`))
    ?.slice(part.length + 1) ?? null;

/**
 * Returns the possible signers of a code. Both the certificate and the authority that signed it must have the
 * names stated in the code, and both must be among those that the operator trusts.
 * @param authority,certificate common names, as stated in the code
 */
export function signersNamed(
  trusted: readonly X509Certificate[],
  authority: string,
  certificate: string,
): readonly SealSigner[] {
  const authorities = trusted.filter((one) => one.ca && partOf(one.subject, 'CN') === authority);
  return trusted
    .filter((one) => !one.ca && partOf(one.subject, 'CN') === certificate)
    .flatMap((one) => {
      const issuer = authorities.find((other) => other.subject === one.issuer && one.verify(other.publicKey));
      return issuer ? [{ certificate: one, issuer, organisation: partOf(one.subject, 'O') }] : [];
    });
}

/**
 * Returns the possible signers of a visible digital seal (Doc 9303-13 §2.5). Country and common name of the
 * certificate must be those of the signer, and its serial number must be the reference. A certificate of the
 * same country must have signed it. Both must be among those that the operator trusts.
 * @param signer two letters of the country, two characters of the name
 * @param reference hexadecimal
 */
export function signersNumbered(
  trusted: readonly X509Certificate[],
  signer: string,
  reference: string,
): readonly SealSigner[] {
  const serial = reference.replace(/^0+/, '');
  const isOf = (one: X509Certificate) =>
    partOf(one.subject, 'C')?.toUpperCase() === signer.slice(0, 2).toUpperCase();
  return trusted
    .filter(
      (one) =>
        !one.ca &&
        one.serialNumber.replace(/^0+/, '') === serial &&
        isOf(one) &&
        partOf(one.subject, 'CN') === signer.slice(2),
    )
    .flatMap((one) => {
      const issuer = trusted.find(
        (other) => other.ca && isOf(other) && other.subject === one.issuer && one.verify(other.publicKey),
      );
      return issuer ? [{ certificate: one, issuer, organisation: partOf(issuer.subject, 'O') }] : [];
    });
}

/**
 * Returns the signer whose certificate is contained in a code. A trusted country certificate must have signed
 * it, and both must be from the issuing country.
 * @param country two letters
 */
export function signersHeld(
  trusted: readonly X509Certificate[],
  certificate: X509Certificate,
  country: string,
): readonly SealSigner[] {
  const isOf = (one: X509Certificate) => partOf(one.subject, 'C')?.toUpperCase() === country;
  const issuer = trusted.find((one) => one.ca && isOf(one) && certificate.verify(one.publicKey));
  return issuer && isOf(certificate) && !certificate.ca
    ? [{ certificate, issuer, organisation: partOf(issuer.subject, 'O') }]
    : [];
}

/** Returns true if an error is caused by an invalid file, certificate or key. */
export const isUnreadable = (error: unknown): boolean =>
  error instanceof BadDer || (error instanceof Error && 'code' in error);
