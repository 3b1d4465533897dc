import { X509Certificate } from 'node:crypto';
import { BadDer, childrenOf, oidOf, readTlv, type Tlv } from '../chip/der';
import { readSignedData } from '../chip/signed-data';

/** Somebody whose key signs codes on papers. */
export interface SealSigner {
  readonly certificate: X509Certificate;
  /** The certificate that this one was signed by. */
  readonly issuer: X509Certificate;
  /** Who the certificate says it is; null = it says none. */
  readonly organisation: string | null;
}

const PEM = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;
/** A service of a trusted list (ETSI TS 119 612 §5.5) that issues certificates. */
const SERVICE = /<(?:\w+:)?TSPService>[\s\S]*?<\/(?:\w+:)?TSPService>/g;
const ISSUES = /Svctype\/CA\/PKC\s*</;
/** States of a service that stands: of accreditation, of supervision, and their name since 2014. */
const STANDS = /<(?:\w+:)?ServiceStatus>[^<]*\/(?:inaccord|undersupervision|accredited|granted)\s*</;
const HELD = /<(?:\w+:)?X509Certificate>([^<]+)</g;
/** A part of what authorities publish all their certificates in: headings, an empty line, DER. */
const PART = /content-type: *application\/pkix-cert[^\r\n]*\r?\n(?:[^\r\n]+\r?\n)*\r?\n/gi;

const read = (bytes: Uint8Array): X509Certificate => new X509Certificate(Buffer.from(bytes));

/**
 * Certificates of a file: DER, PEM, a trusted list in XML (its signature is not looked at: where it comes from is the operator's to
 * know), a CMS that holds nothing but certificates, or the parts of a MIME message as authorities of 2D-Doc publish them.
 * @throws BadDer, or an error of OpenSSL, when it is none of these
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
/** `[3]` of a certificate's body: its extensions (RFC 5280 §4.1). */
const EXTENSIONS = 0xa3;
const KEY_USAGE = '2.5.29.15';
/** The first two bits of a key's usage (§4.2.1.3): it may sign, and vouch for what it signed. */
const MAY_SIGN = 0xc0;

const octetsOf = (extension: readonly Tlv[]) => extension.find(({ tag }) => tag === OCTETS)?.value;

/** Whether a certificate lets its key sign. One that says nothing of it does. */
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

/** A part of a name as Node.js writes it: `CN=FR03`, one a line. */
const partOf = (name: string, part: string): string | null =>
  name
    .split('\n')
    .find((line) => line.startsWith(`${part}=`))
    ?.slice(part.length + 1) ?? null;

/**
 * Those who may have signed a code: their certificate is called as the code says, and was signed by that of an authority which is called
 * as the code says. Both have to be among those that the operator trusts.
 * @param authority,certificate common names, as they stand in the code
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
 * Those who may have signed a visible digital seal (Doc 9303-13 §2.5): country and common name of their certificate are those of the signer,
 * its serial number is the reference, and that of the same country signed it. Both have to be among those that the operator trusts.
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
 * The signer whose certificate a code holds itself: a country's among the trusted has to have signed it, both of the country that issues.
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

/** Whether an error says that a file, a certificate or a key is none. */
export const isUnreadable = (error: unknown): boolean =>
  error instanceof BadDer || (error instanceof Error && 'code' in error);
