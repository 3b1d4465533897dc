import type { BehaviourSummary, EngineSignal } from '@assay/contract';
import type { OsFamily } from './platform';

/** A mark of input that no device made, and how much it speaks for a program: natural logarithm of the odds. */
interface OriginMark {
  readonly id: string;
  readonly logOdds: number;
}

/** Where a mark means something: the engine, and the system whose input was measured. */
interface Birth {
  readonly behaviour: BehaviourSummary;
  readonly engine: EngineSignal['kind'];
  readonly os: OsFamily;
}

/** From here on a program is far likelier than a hand: 150 to 1. */
const DECIDED = 5;

const share = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);

/**
 * How input was born, held against what the named engine makes of a device's input. Measured in Chromium 156 and Firefox
 * ESR 153 on X11, with system input (xdotool) and with drivers that imitate a hand by bent ways and random pauses; the counts are
 * those of one session each.
 *
 * - `times`: X servers count whole milliseconds, so the events of one page share their part of a millisecond (all of 45
 *   moves and 13 keys); a driver's come at any (at most 4 of 10 beside the commonest tenth). Chromium on Linux; other
 *   systems were not measured, Firefox rounds.
 * - `pixels`: mice report whole pixels; drivers are given fractions (85 of 87). Not on macOS, whose points are finer.
 * - `shift`: `M` or `@` of a keyboard for English without Shift.
 * - `alone`: a picture lasts longer than a mouse's report, so moves hold several samples; a driver waits for each move.
 *   Slow mice and viewers do so too: a weak mark.
 * - `counted`, `prompt`: Firefox's remote protocols give `mousemove` a count of clicks, and hand each move out at once
 *   where those of a mouse wait for the next picture.
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

/** Whether the marks together decide for a program. */
export const isBornByProgram = (birth: Birth): boolean =>
  originMarks(birth).reduce((sum, { logOdds }) => sum + logOdds, 0) >= DECIDED;
