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
/** Maximum transfer time of a frame captured in time, in milliseconds. */
const ARRIVAL_MS = 30_000;

/** Returns a uniform random integer below `bound`; bytes that would cause a bias are discarded. */
function below(bound: number, randomBytes: (length: number) => Buffer): number {
  const even = 256 - (256 % bound);
  for (;;) {
    const byte = randomBytes(1)[0] ?? 0;
    if (byte < even) return byte % bound;
  }
}

/** Draws `count` different items; every selection and order is equally likely. */
function drawn<Thing>(
  things: readonly Thing[],
  count: number,
  randomBytes: (length: number) => Buffer,
): Thing[] {
  const pool = [...things];
  return Array.from({ length: count }, () => pool.splice(below(pool.length, randomBytes), 1)[0] as Thing);
}

/**
 * Draws distinct actions and screen colors in unpredictable order, so that no earlier recording fits.
 * @param now UNIX milliseconds
 * @param stillHead only actions without turning the head, with more time and no colors
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

/** Returns true if frames of a challenge are still accepted. */
export const takesFrames = (challenge: Challenge, now: number): boolean =>
  now <= challenge.expiresAt + ARRIVAL_MS;
