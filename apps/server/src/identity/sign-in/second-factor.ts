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
import type { Ambient } from '../../platform/ambient';
import { base32, stepOfCode } from '../../platform/secrets/totp';

const RECOVERY_CODES = 10;
/** Eighty random bits: what is kept of them is a plain hash. */
const RECOVERY_BYTES = 10;

/** What proves a second factor, before it is taken. */
export type Proof =
  | { readonly by: 'app'; readonly factor: SecondFactor; readonly step: number }
  | { readonly by: 'passkey'; readonly passkey: Passkey; readonly use: PasskeyUse }
  | { readonly by: 'recovery-code'; readonly factor: SecondFactor; readonly hash: Buffer };

/** Of what was typed: people write codes in groups, and small letters. */
const normalCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

const recoveryHash = (userId: string, code: string): Buffer =>
  hash('sha256', `recovery code ${userId} ${normalCode(code)}`, 'buffer');

interface NewRecoveryCodes {
  /** To be shown once. */
  readonly codes: readonly string[];
  /** What is kept of them. */
  readonly hashes: readonly Buffer[];
}

/** Recovery codes of a user, in groups of four. */
export function newRecoveryCodes(userId: string, { bytes }: Pick<Ambient, 'bytes'>): NewRecoveryCodes {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    base32(bytes(RECOVERY_BYTES)).match(/.{4}/g)!.join('-'),
  );
  return { codes, hashes: codes.map((code) => recoveryHash(userId, code)) };
}

/**
 * The step of time of a code of the app.
 * @param now UNIX milliseconds
 * @returns null when it is wrong, of another time, or was taken
 */
export const appStep = ({ seed, usedStep }: SecondFactor, typed: string, now: number): number | null =>
  stepOfCode(seed, normalCode(typed), { after: usedStep, now });

/** What a typed code may prove; whether it does is known when it is taken. @param now UNIX milliseconds */
export function proofOf(factor: SecondFactor, typed: string, now: number): Proof | null {
  if (normalCode(typed).length > 6)
    return { by: 'recovery-code', factor, hash: recoveryHash(factor.userId, typed) };
  const step = appStep(factor, typed, now);
  return step === null ? null : { by: 'app', factor, step };
}

/** Takes a proof: it proves nothing a second time. @returns false when it does not, or was taken meanwhile */
export function takeProof(connection: Connection, proof: Proof): Promise<boolean> {
  if (proof.by === 'app') return useStep(connection, proof.factor, proof.step);
  if (proof.by === 'passkey') return usePasskey(connection, proof.passkey, proof.use);
  return useRecovery(connection, proof.factor, proof.hash);
}
