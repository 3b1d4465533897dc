import type { CaptureSlot, ExecutionId } from '@assay/contract';
import type { EngineRunner } from './engine-job';
import { NO_TRUST } from './trusted-certificates';

/** A card picture before it is stored. */
interface CardPicture {
  readonly executionId: ExecutionId;
  readonly slot: CaptureSlot;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
  /** UNIX milliseconds. */
  readonly now: number;
}

/**
 * Returns true if a card picture shows the full number.
 * @throws when it can't be decoded, or the engine fails or times out
 */
export type CardGuard = (picture: CardPicture) => Promise<boolean>;

/** Timeout of the card guard, from the start of its job, in milliseconds. */
const LOOK_MS = 30_000;

/**
 * Returns a guard that checks card pictures in the engine processes before they are stored (PCI DSS 4.0.1,
 * 3.5.1).
 */
export const cardGuard =
  (runner: EngineRunner): CardGuard =>
  async ({ executionId, slot, mediaType, bytes, now }) => {
    const answer = await runner.run(
      {
        kind: 'card',
        executionId,
        settings: {},
        inputs: {},
        isTest: false,
        media: [{ slot, id: '', mediaType, action: null, light: null, at: null, bytes }],
        countries: NO_TRUST,
        sealSigners: [],
        earlier: [],
        extracted: {},
        submission: {},
        challenge: null,
        chip: null,
        limitMs: LOOK_MS,
        now,
      },
      new AbortController().signal,
    );
    if (answer.extracted?.showsNumber === true) return true;
    if (answer.retry) throw new Error("the card image can't be checked");
    return false;
  };
