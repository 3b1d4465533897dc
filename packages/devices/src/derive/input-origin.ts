import type { BehaviourSummary, EngineSignal } from '@assay/contract';
import type { OsFamily } from './platform';

/** A signal of input without a device, and its evidence for a program: natural logarithm of the odds. */
interface OriginMark {
  readonly id: string;
  readonly logOdds: number;
}

/** Input of the signals: behavior, the engine, and the system whose input was measured. */
interface Birth {
  readonly behaviour: BehaviourSummary;
  readonly engine: EngineSignal['kind'];
  readonly os: OsFamily;
}

/** Threshold in log odds; a program is then 150 times more likely than a person. */
const DECIDED = 5;

const share = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);

/**
 * Compares the origin of input with the input that a device causes in the named engine. Measured in Chromium
 * 156 and Firefox ESR 153 on X11, with system input (xdotool) and with drivers that imitate a person by
 * curved paths and random pauses. The counts are those of one session each.
 *
 * - `times`: X servers count whole milliseconds, so all events of one page share their fraction of a
 *   millisecond (all of 45 moves and 13 keys). A driver's events have any fraction (at most 4 of 10 share the
 *   most common tenth). Chromium on Linux only; other systems were not measured, and Firefox rounds.
 * - `pixels`: mice report whole pixels; drivers pass fractions (85 of 87). Not on macOS, whose points are
 *   finer.
 * - `shift`: `M` or `@` on a keyboard for English without Shift.
 * - `alone`: a frame lasts longer than a mouse report, so moves contain several samples; a driver waits for
 *   each move. Slow mice and viewers cause this too: a weak signal.
 * - `counted`, `prompt`: Firefox's remote protocols give `mousemove` a click count and dispatch each move at
 *   once, while mouse moves wait for the next frame.
 */
export function originMarks({ behaviour, engine, os }: Birth): readonly OriginMark[] {
  const { origin } = behaviour;
  if (!origin) return [];
  const { moves, samples, offGrid, prompt, counted, shifted, withoutShift, timed, inPhase } = origin;
  const marks: readonly (readonly [id: string, logOdds: number, isSeen: boolean])[] = [
    ['times', 6, engine === 'chromium' && os === 'linux' && timed >= 10 && share(inPhase, timed) < 0.7],
    ['pixels', 5, engine === 'chromium' && os !== 'macos' && moves >= 8 && share(offGrid, moves) > 0.5],
    ['shift', Math.min(6, 2.5 * withoutShift), withoutShift > 0 && share(withoutShift, shifted) > 0.5],
    ['alone', 1.5, engine !== 'webkit' && engine !== null && moves >= 40 && samples === moves],
    ['counted', 5, engine === 'gecko' && moves >= 8 && share(counted, moves) > 0.5],
    ['prompt', 2.5, engine === 'gecko' && moves >= 20 && share(prompt, moves) > 0.9],
  ];
  return marks.flatMap(([id, logOdds, isSeen]) => (isSeen ? [{ id, logOdds }] : []));
}

/** Returns true if the signals together decide for a program. */
export const isBornByProgram = (birth: Birth): boolean =>
  originMarks(birth).reduce((sum, { logOdds }) => sum + logOdds, 0) >= DECIDED;
