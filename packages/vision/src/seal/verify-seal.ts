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
 * What the signature of a code came to.
 * - `NOT_CHECKED`: no certificates are there to check it by
 * - `UNREADABLE`: there is no signature, or it cannot be read
 * - `SIGNER_NOT_KNOWN`: none of the certificates is the one that the code names
 * - `WRONG`: the one that it names did not sign these data
 * - `TEST_SIGNER`: right, by a certificate that is for tests: anybody may have its key
 * - `SIGNER_NOT_VALID`: right, by a certificate that did not hold on the day of the signature, or is not for signing
 * - `VERIFIED`: right
 */
export type SealState =
  | 'NOT_CHECKED'
  | 'UNREADABLE'
  | 'SIGNER_NOT_KNOWN'
  | 'WRONG'
  | 'TEST_SIGNER'
  | 'SIGNER_NOT_VALID'
  | 'VERIFIED';

/** The signature of a code, checked. */
interface SealCheck {
  readonly state: SealState;
  /** Whom the certificate names; only of a signature that is verified. */
  readonly signer: string | null;
}

/** The digest that goes with a curve, by the length of r and s together (2D-Doc §3.5.2, Doc 9303-13 §2.4). */
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

/** Whether a certificate held at some time of a day: signatures tell no hour. */
function heldOn({ validFrom, validTo }: X509Certificate, day: string): boolean {
  const isoDay = (text: string) => new Date(text).toISOString().slice(0, 10);
  return isoDay(validFrom) <= day && day <= isoDay(validTo);
}

/** `XX00` authorities and certificates `0000` are for tests (§3.3). */
const isForTests = ({ authority, certificate }: TwoDoc): boolean =>
  authority.endsWith('00') || certificate === '0000';

const without = (state: SealState): SealCheck => ({ state, signer: null });

/** What is signed, and when. */
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
    // A key of the operator's certificates that OpenSSL cannot use.
    if (isUnreadable(error)) return without('SIGNER_NOT_KNOWN');
    throw error;
  }
}

/**
 * Checks who signed a 2D-Doc: ECDSA over header and message (§3.5). Lists of revoked certificates are not read.
 * @param trusted of authorities and of those whom they certified
 */
export const verifySeal = (doc: TwoDoc, trusted: readonly X509Certificate[]): SealCheck =>
  checkedBy(doc, trusted, () => signersNamed(trusted, doc.authority, doc.certificate), isForTests(doc));

/**
 * Checks who signed a visible digital seal: ECDSA over header and features (Doc 9303-13 §2.4). Lists of revoked certificates are not read.
 * @param trusted of countries and of those whom they certified
 */
export const verifyVds = (vds: Vds, trusted: readonly X509Certificate[]): SealCheck =>
  checkedBy(vds, trusted, () => signersNumbered(trusted, vds.signer, vds.reference), false);

/**
 * Checks who signed a seal for non-constrained environments: ECDSA over its data in canonical form, by the certificate that it holds, which
 * one of its country among the trusted has to have signed. It states no day of the signature: the certificates have to hold today.
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
