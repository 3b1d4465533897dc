import { createHash } from 'node:crypto';
import { badInput } from '@assay/contract';
import { agreeWithChip, BadDer } from '@assay/vision';
import { deploymentSealing, type Sealing } from '../../platform/secrets/sealed';
import type { SigningSecrets } from '../../platform/secrets/signing-secrets';
import type { AskedOfChip } from '../checks/provider';
import { isAskedNow } from '../execution/state';
import type { ChipQuestion, StepState } from '../execution/state-shape';

/** Length of RND.IFD in active authentication (ICAO Doc 9303 part 11 §6.1). */
const CHALLENGE_BYTES = 8;
/** Validity of a chip challenge in milliseconds. A chip is read in seconds, and may need a second attempt. */
const VALID_MS = 300_000;

/**
 * Returns the chip authentication parameters; null = the chip has no suitable key.
 * @throws ApiError 1006
 */
function agreementWith(group: Uint8Array, randomBytes: (length: number) => Buffer) {
  try {
    return agreeWithChip(group, randomBytes);
  } catch (error) {
    if (error instanceof BadDer)
      throw badInput([{ field: 'dg14', expected: 'data group 14 of a chip, base 64' }]);
    throw error;
  }
}

/** Returns the binding of a challenge's key to its execution and step. */
const placeOf = (executionId: string, step: string) => `${executionId} ${step}`;

/** Creates chip challenges and decrypts the keys that verify the responses. */
export class ChipQuestions {
  constructor(
    private readonly ports: { readonly sealing: Sealing; readonly bytes: (length: number) => Buffer },
  ) {}

  /**
   * Returns a new random challenge for one attempt at a step.
   * @param group14 data group with the chip's keys; null = active authentication only
   * @throws ApiError 1006 when the data group is invalid
   */
  ask(
    executionId: string,
    { id, attempts }: { readonly id: string; readonly attempts: number },
    group14: Uint8Array | null,
    now: number,
  ): ChipQuestion {
    const { sealing, bytes } = this.ports;
    const agreement = group14 && agreementWith(group14, bytes);
    return {
      active: bytes(CHALLENGE_BYTES).toString('hex'),
      agreement: agreement && {
        protocol: agreement.protocol,
        keyId: agreement.keyId && Buffer.from(agreement.keyId).toString('hex'),
        publicKey: Buffer.from(agreement.publicKey).toString('hex'),
        command: Buffer.from(agreement.command).toString('hex'),
        group14: createHash('sha256').update(group14!).digest('hex'),
        sealedKey: sealing
          .seal(Buffer.from(agreement.privateKey), placeOf(executionId, id))
          .toString('base64'),
      },
      attempt: attempts,
      issuedAt: now,
      expiresAt: now + VALID_MS,
    };
  }

  /**
   * Returns the challenge that verifies a step's response; null = none, or the files came late or a second
   * time.
   */
  asked(executionId: string, id: string, step: StepState | undefined): AskedOfChip | null {
    const question = step?.media.find(({ slot }) => slot === 'chipFiles')?.answers;
    if (!question) return null;
    const { active, agreement } = question;
    const privateKey =
      agreement &&
      this.ports.sealing.open(Buffer.from(agreement.sealedKey, 'base64'), placeOf(executionId, id));
    return {
      active: Buffer.from(active, 'hex'),
      agreement: agreement && privateKey ? { group14: agreement.group14, privateKey } : null,
    };
  }
}

/** @param signingSecrets secrets of the deployment */
export const chipQuestions = (signingSecrets: SigningSecrets, bytes: (length: number) => Buffer) =>
  new ChipQuestions({
    sealing: deploymentSealing(signingSecrets, { name: 'ephemeral key of chip authentication' }, bytes),
    bytes,
  });

/** Returns the open chip challenge that chip files respond to, once. */
export const answeredBy = (slot: string, step: StepState, now: number): ChipQuestion | null =>
  slot === 'chipFiles' && isAskedNow(step, now) ? (step.chipQuestion ?? null) : null;
