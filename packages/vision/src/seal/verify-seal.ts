import { verify, type X509Certificate } from 'node:crypto';
import { isUnreadable, maySign, type SealSigner, signersNamed } from './seal-certificates';
import type { TwoDoc } from './two-doc';

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

/** By the curve (§3.5.2): the digest, and the length of r and s together. */
const CURVES: { readonly [name: string]: { readonly digest: string; readonly length: number } } = {
  prime256v1: { digest: 'sha256', length: 64 },
  secp384r1: { digest: 'sha384', length: 96 },
  secp521r1: { digest: 'sha512', length: 132 },
};

function isSignedBy({ certificate }: SealSigner, signed: Uint8Array, signature: Uint8Array): boolean {
  const key = certificate.publicKey;
  const curve = CURVES[key.asymmetricKeyDetails?.namedCurve ?? ''];
  return (
    curve?.length === signature.length &&
    verify(curve.digest, signed, { key, dsaEncoding: 'ieee-p1363' }, signature)
  );
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

/**
 * Checks who signed a 2D-Doc: ECDSA over header and message (§3.5). Lists of revoked certificates are not read.
 * @param trusted of authorities and of those whom they certified
 */
export function verifySeal(doc: TwoDoc, trusted: readonly X509Certificate[]): SealCheck {
  const { signature, signed, signedOn } = doc;
  if (signature === null) return without('UNREADABLE');
  if (trusted.length === 0) return without('NOT_CHECKED');
  try {
    const signers = signersNamed(trusted, doc.authority, doc.certificate);
    if (signers.length === 0) return without('SIGNER_NOT_KNOWN');
    const right = signers.filter((signer) => isSignedBy(signer, signed, signature));
    if (right.length === 0) return without('WRONG');
    if (isForTests(doc)) return without('TEST_SIGNER');
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
