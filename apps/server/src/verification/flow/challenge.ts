import {
  CHALLENGE_ACTIONS,
  LIVENESS_ACTIONS,
  type LivenessAction,
  SCREEN_COLOUR_NAMES,
  STILL_HEAD_ACTIONS,
} from '@assay/contract';
import type { Challenge } from '../execution/state-shape';

const VALID_MS = 120_000;
const STILL_HEAD_VALID_MS = 300_000;
/** A frame that was taken in time may take this long to arrive. */
const ARRIVAL_MS = 30_000;

/**
 * A whole number below `bound`, each as likely as the others: bytes at which the numbers would wrap unevenly are thrown
 * away.
 */
function below(bound: number, randomBytes: (length: number) => Buffer): number {
  const even = 256 - (256 % bound);
  for (;;) {
    const byte = randomBytes(1)[0] ?? 0;
    if (byte < even) return byte % bound;
  }
}

/** So many of some things, each at most once; every choice and order is as likely as any other. */
function drawn<Thing>(
  things: readonly Thing[],
  count: number,
  randomBytes: (length: number) => Buffer,
): Thing[] {
  const pool = [...things];
  return Array.from({ length: count }, () => pool.splice(below(pool.length, randomBytes), 1)[0] as Thing);
}

/**
 * Distinct actions, and colours of the screen, in orders that cannot be foreseen: a recording made before does not fit them.
 * @param now UNIX milliseconds
 * @param stillHead only what can be done without turning the head, with more time and no colours
 */
export function newChallenge(
  now: number,
  randomBytes: (length: number) => Buffer,
  stillHead: boolean,
): Challenge {
  const pool: readonly LivenessAction[] = stillHead ? STILL_HEAD_ACTIONS : LIVENESS_ACTIONS;
  const actions = drawn(pool, CHALLENGE_ACTIONS, randomBytes);
  if (stillHead) return { actions, issuedAt: now, expiresAt: now + STILL_HEAD_VALID_MS };
  const colours = drawn(SCREEN_COLOUR_NAMES, SCREEN_COLOUR_NAMES.length, randomBytes);
  return { actions, colours, issuedAt: now, expiresAt: now + VALID_MS };
}

/** Whether frames of a challenge are still taken. */
export const takesFrames = (challenge: Challenge, now: number): boolean =>
  now <= challenge.expiresAt + ARRIVAL_MS;
