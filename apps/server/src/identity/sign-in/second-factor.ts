import { hash } from 'node:crypto';
import {
  type Connection,
  type Passkey,
  type PasskeyUse,
  type SecondFactor,
  usePasskey,
  useRecovery,
  useStep,
} from '@assay/store';
import type { Runtime } from '../../platform/runtime';
import { base32, stepOfCode } from '../../platform/secrets/totp';

const RECOVERY_CODES = 10;
/** Length of a recovery code in bytes. With 80 random bits, a plain hash is enough. */
const RECOVERY_BYTES = 10;

/** Proof of a second factor, before it is consumed. */
export type Proof =
  | { readonly by: 'app'; readonly factor: SecondFactor; readonly step: number }
  | { readonly by: 'passkey'; readonly passkey: Passkey; readonly use: PasskeyUse }
  | { readonly by: 'recovery-code'; readonly factor: SecondFactor; readonly hash: Buffer };

/** Normalizes a typed code: upper case, without dashes and spaces. */
const normalCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

const recoveryHash = (userId: string, code: string): Buffer =>
  hash('sha256', `recovery code ${userId} ${normalCode(code)}`, 'buffer');

interface NewRecoveryCodes {
  /** Plain codes, shown once. */
  readonly codes: readonly string[];
  /** Stored hashes of the codes. */
  readonly hashes: readonly Buffer[];
}

/** Generates recovery codes for a user, in groups of four characters. */
export function newRecoveryCodes(userId: string, { bytes }: Pick<Runtime, 'bytes'>): NewRecoveryCodes {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    base32(bytes(RECOVERY_BYTES)).match(/.{4}/g)!.join('-'),
  );
  return { codes, hashes: codes.map((code) => recoveryHash(userId, code)) };
}

/**
 * Returns the time step of an authenticator code.
 * @param now UNIX milliseconds
 * @returns null when the code is wrong, of another time, or already used
 */
export const appStep = ({ seed, usedStep }: SecondFactor, typed: string, now: number): number | null =>
  stepOfCode(seed, normalCode(typed), { after: usedStep, now });

/**
 * Returns the proof that a typed code may provide; it is verified when consumed.
 * @param now UNIX milliseconds
 */
export function proofOf(factor: SecondFactor, typed: string, now: number): Proof | null {
  if (normalCode(typed).length > 6)
    return { by: 'recovery-code', factor, hash: recoveryHash(factor.userId, typed) };
  const step = appStep(factor, typed, now);
  return step === null ? null : { by: 'app', factor, step };
}

/**
 * Consumes a proof, so that it can't be used again.
 * @returns false when it is invalid or already consumed
 */
export function takeProof(connection: Connection, proof: Proof): Promise<boolean> {
  if (proof.by === 'app') return useStep(connection, proof.factor, proof.step);
  if (proof.by === 'passkey') return usePasskey(connection, proof.passkey, proof.use);
  return useRecovery(connection, proof.factor, proof.hash);
}
