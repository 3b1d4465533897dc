import { createHash } from 'node:crypto';
import type { EnvironmentId, ExecutionId } from '@assay/contract';
import { derivedKey, keyedDigest, sameDigest } from '../../platform/secrets/aes-gcm';
import { perSecret, type SigningSecrets } from '../../platform/secrets/signing-secrets';

/** Target of a transfer code. */
interface HandOffTarget {
  readonly environmentId: EnvironmentId;
  readonly executionId: ExecutionId;
}

export interface HandOffCodes {
  /**
   * Creates an unguessable code.
   * @param secret `SECRET_BYTES` random bytes
   */
  make(target: HandOffTarget, secret: Buffer): string;
  /**
   * Returns the target of a code; null when the code is foreign. The execution records if the code is still
   * valid.
   */
  read(code: string): HandOffTarget | null;
}

export const SECRET_BYTES = 16;
const PURPOSE = 'assay verification hand-off code v1';
const SPACE_BYTES = 6;
const ID_BYTES = 16;
const MAC_BYTES = 16;
const CODE_BYTES = SPACE_BYTES + ID_BYTES + SECRET_BYTES + MAC_BYTES;

/** Returns the SHA-256 of a code, hexadecimal; only the hash is stored. */
export const codeHash = (code: string): string => createHash('sha256').update(code).digest('hex');

const asUuid = (hex: string): string =>
  [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');

/**
 * Codes that transfer a flow to another device. A code contains its signed execution id, so no table of codes
 * is needed and a forged code costs no database query.
 * @param signingSecrets secrets of the deployment
 */
export function handOffCodes(signingSecrets: SigningSecrets): HandOffCodes {
  const keyOf = perSecret((secret) => derivedKey(secret, PURPOSE));
  const mac = (body: Buffer, secret: Buffer) => keyedDigest(keyOf(secret), body).subarray(0, MAC_BYTES);
  return {
    make({ environmentId, executionId }, secret) {
      const space = Buffer.alloc(SPACE_BYTES);
      space.writeUIntBE(environmentId, 0, SPACE_BYTES);
      const body = Buffer.concat([space, Buffer.from(executionId.replaceAll('-', ''), 'hex'), secret]);
      return Buffer.concat([body, mac(body, signingSecrets.signing)]).toString('base64url');
    },
    read(code) {
      const bytes = Buffer.from(code, 'base64url');
      // Requires the canonical spelling, because the code is hashed as text.
      if (bytes.length !== CODE_BYTES || bytes.toString('base64url') !== code) return null;
      const body = bytes.subarray(0, CODE_BYTES - MAC_BYTES);
      const given = bytes.subarray(CODE_BYTES - MAC_BYTES);
      if (!signingSecrets.accepted.some((secret) => sameDigest(given, mac(body, secret)))) return null;
      return {
        environmentId: body.readUIntBE(0, SPACE_BYTES),
        executionId: asUuid(body.subarray(SPACE_BYTES, SPACE_BYTES + ID_BYTES).toString('hex')),
      };
    },
  };
}
