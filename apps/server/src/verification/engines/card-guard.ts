import type { CaptureSlot, ExecutionId } from '@assay/contract';
import type { EngineRunner } from './engine-job';
import { NO_TRUST } from './trusted-certificates';

/** A picture of a card, before it is kept. */
interface CardPicture {
  readonly executionId: ExecutionId;
  readonly slot: CaptureSlot;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
  /** UNIX milliseconds. */
  readonly now: number;
}

/** Whether a picture of a card shows its whole number. @throws when it cannot be decoded, or the engine fails or is late */
export type CardGuard = (picture: CardPicture) => Promise<boolean>;

/** How long a look may take from when it is begun. */
const LOOK_MS = 30_000;

/** Looks at pictures of cards before they are kept (PCI DSS 4.0.1, 3.5.1), in the engines' processes. */
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
    if (answer.retry) throw new Error('the picture of a card cannot be read');
    return false;
  };
