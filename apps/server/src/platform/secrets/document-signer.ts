import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { derivedKey } from './aes-gcm';
import type { SigningSecrets } from './signing-secrets';

/** PKCS #8 prefix of the 32 bytes of an Ed25519 private key (RFC 8410 §7). */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Purpose of the key for files that prove compliance work: case files and screening exports. */
export const CASE_FILES = 'assay case files';

/** Signs documents that leave the deployment with Ed25519 (RFC 8032). */
export class DocumentSigner {
  private readonly key: KeyObject;
  /** SPKI, base64url. */
  readonly publicKey: string;

  /** @param purpose kind of the documents: each kind has its own key */
  constructor(signingSecrets: SigningSecrets, purpose: string) {
    const seed = derivedKey(signingSecrets.first, purpose);
    this.key = createPrivateKey({ key: Buffer.concat([PKCS8_ED25519, seed]), format: 'der', type: 'pkcs8' });
    this.publicKey = createPublicKey(this.key).export({ format: 'der', type: 'spki' }).toString('base64url');
  }

  /** Returns the signature of a text, base64url. */
  sign(content: string): string {
    return sign(null, Buffer.from(content), this.key).toString('base64url');
  }
}

/** Checks whether a text was signed with the private key of a public key; false also for an unusable key. */
export function isSigned(content: string, publicKey: string, signature: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64url'), format: 'der', type: 'spki' });
    return verify(null, Buffer.from(content), key, Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
}
