import { verify, X509Certificate } from 'node:crypto';
import {
  isUnreadable,
  maySign,
  type SealSigner,
  signersHeld,
  signersNamed,
  signersNumbered,
} from './seal-certificates';
import type { TwoDoc } from './two-doc';
import type { Vds, VdsNc } from './vds';

/**
 * Result of verifying the signature of a code.
 * - `NOT_CHECKED`: no certificates are available
 * - `UNREADABLE`: the signature is missing or can't be read
 * - `SIGNER_NOT_KNOWN`: none of the certificates is the one named in the code
 * - `WRONG`: the data wasn't signed with the named certificate
 * - `TEST_SIGNER`: correct, with a test certificate, whose key is public
 * - `SIGNER_NOT_VALID`: correct, with a certificate that wasn't valid on the signature date or isn't allowed
 *   to sign
 * - `VERIFIED`: correct
 */
export type SealState =
  | 'NOT_CHECKED'
  | 'UNREADABLE'
  | 'SIGNER_NOT_KNOWN'
  | 'WRONG'
  | 'TEST_SIGNER'
  | 'SIGNER_NOT_VALID'
  | 'VERIFIED';

/** Result of a signature check. */
interface SealCheck {
  readonly state: SealState;
  /** Name in the certificate; only for a verified signature. */
  readonly signer: string | null;
}

/** Digest of each curve, by the length of r and s together (2D-Doc §3.5.2, Doc 9303-13 §2.4). */
const DIGESTS: { readonly [length: number]: string } = {
  56: 'sha224',
  64: 'sha256',
  96: 'sha384',
  128: 'sha512',
  132: 'sha512',
};

function isSignedBy({ certificate }: SealSigner, signed: Uint8Array, signature: Uint8Array): boolean {
  const digest = DIGESTS[signature.length];
  const key = certificate.publicKey;
  return digest !== undefined && verify(digest, signed, { key, dsaEncoding: 'ieee-p1363' }, signature);
}

/** Returns true if a certificate was valid at any time of a day, because signatures state no time. */
function heldOn({ validFrom, validTo }: X509Certificate, day: string): boolean {
  const isoDay = (text: string) => new Date(text).toISOString().slice(0, 10);
  return isoDay(validFrom) <= day && day <= isoDay(validTo);
}

/** Authorities `XX00` and certificates `0000` are for tests (§3.3). */
const isForTests = ({ authority, certificate }: TwoDoc): boolean =>
  authority.endsWith('00') || certificate === '0000';

const without = (state: SealState): SealCheck => ({ state, signer: null });

/** Signed data and signature date. */
type Signed = Pick<TwoDoc, 'signed' | 'signature' | 'signedOn'>;

function checkedBy(
  { signature, signed, signedOn }: Signed,
  trusted: readonly X509Certificate[],
  named: () => readonly SealSigner[],
  isForTests: boolean,
): SealCheck {
  if (signature === null) return without('UNREADABLE');
  if (trusted.length === 0) return without('NOT_CHECKED');
  try {
    const signers = named().filter(({ certificate }) => certificate.publicKey.asymmetricKeyType === 'ec');
    if (signers.length === 0) return without('SIGNER_NOT_KNOWN');
    const right = signers.filter((signer) => isSignedBy(signer, signed, signature));
    if (right.length === 0) return without('WRONG');
    if (isForTests) return without('TEST_SIGNER');
    const valid = right.find(
      ({ certificate, issuer }) =>
        signedOn !== null &&
        heldOn(certificate, signedOn) &&
        heldOn(issuer, signedOn) &&
        maySign(certificate),
    );
    return valid ? { state: 'VERIFIED', signer: valid.organisation } : without('SIGNER_NOT_VALID');
  } catch (error) {
    // A key of the operator's certificates that OpenSSL can't use.
    if (isUnreadable(error)) return without('SIGNER_NOT_KNOWN');
    throw error;
  }
}

/**
 * Verifies the signature of a 2D-Doc: ECDSA over header and message (§3.5). Revocation lists aren't read.
 * @param trusted certificates of authorities and of their signers
 */
export const verifySeal = (doc: TwoDoc, trusted: readonly X509Certificate[]): SealCheck =>
  checkedBy(doc, trusted, () => signersNamed(trusted, doc.authority, doc.certificate), isForTests(doc));

/**
 * Verifies the signature of a visible digital seal: ECDSA over header and features (Doc 9303-13 §2.4).
 * Revocation lists aren't read.
 * @param trusted certificates of countries and of their signers
 */
export const verifyVds = (vds: Vds, trusted: readonly X509Certificate[]): SealCheck =>
  checkedBy(vds, trusted, () => signersNumbered(trusted, vds.signer, vds.reference), false);

/**
 * Verifies the signature of a VDS-NC: ECDSA over its data in canonical form, with the certificate that it
 * contains. A trusted certificate of its country must have signed that one. The code doesn't contain a
 * signature date, so the certificates must be valid today.
 * @param now UNIX milliseconds
 */
export function verifyVdsNc(seal: VdsNc, trusted: readonly X509Certificate[], now: number): SealCheck {
  const signedOn = new Date(now).toISOString().slice(0, 10);
  const named = () =>
    seal.certificate
      ? signersHeld(trusted, new X509Certificate(Buffer.from(seal.certificate)), seal.country)
      : [];
  return checkedBy({ ...seal, signedOn }, trusted, named, false);
}
