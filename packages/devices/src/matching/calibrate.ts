import { CALIBRATION } from '../data/calibration';
import type { DeviceKind } from '../data/features';
import type { Likeness } from './likeness';

/** A known device that a visit may come from. */
interface Candidate extends Likeness {
  readonly device: { readonly isSettled: boolean; readonly lastSeen: number };
  /** That the visit is the device's, 0 to 1. */
  readonly probability: number;
  /** Known devices anywhere that look the same. */
  readonly lookAlikes: number;
}

/** What a visit comes in. */
interface Circumstances {
  readonly kind: DeviceKind;
  /** UNIX milliseconds. */
  readonly now: number;
  /** Devices of the account that it could be mixed up with: those of its segment. */
  readonly devices: number;
}

/** Among so few devices half of the correction counts: it was measured where there are many to be mixed up with. */
const FEW_DEVICES = 10;
/** No correction makes a device sure that the odds speak against (what raises counts as far as it is likely), nor an all but certain one doubtful. */
const MOST_RAISED = 3;
const MOST_LOWERED = -1;
const DAY_MS = 86_400_000;
const LEAST = 1e-5;

function logOdds(probability: number): number {
  const bounded = Math.min(1 - LEAST, Math.max(LEAST, probability));
  return Math.log(bounded / (1 - bounded));
}

/** How likely the first of some devices is the right one: its odds, corrected by what they say too much or too little of. */
function correctedOf(
  best: Candidate,
  second: Candidate | undefined,
  { kind, now, devices }: Circumstances,
): number {
  const by = CALIBRATION[kind];
  const days = Math.max(0, now - best.device.lastSeen) / DAY_MS;
  const odds = logOdds(best.probability);
  const correction =
    by.bias +
    (by.odds - 1) * odds +
    by.second * logOdds(second?.probability ?? 0) +
    by.lookAlikes * Math.log1p(best.lookAlikes) +
    by.away * Math.log1p(days) +
    by.fonts * best.fonts +
    by.tastes * best.tastes +
    by.place * best.place +
    by.differs * (best.made - best.clone) +
    by.atHome * Number(best.sameNetwork === true) +
    by.nowhere * Number(best.sameNetwork === null);
  const bounded =
    correction > 0
      ? best.probability * Math.min(MOST_RAISED, correction)
      : Math.max(MOST_LOWERED, correction);
  const share = devices / (devices + FEW_DEVICES);
  const corrected = odds + share * bounded + (1 - share) * by.unmeasured;
  return 1 / (1 + Math.exp(-corrected));
}

const likelier = (a: Candidate, b: Candidate): number => b.probability - a.probability;

/**
 * Corrects the probability of the likeliest settled device by how often such ones were right; the others, and a new
 * device, share the rest as before.
 * @param known the likeliest first
 */
export function calibrated<T extends Candidate>(
  { known, isNew }: { readonly known: readonly T[]; readonly isNew: number },
  circumstances: Circumstances,
): { readonly known: readonly T[]; readonly isNew: number } {
  const [best, second] = known.filter(({ device }) => device.isSettled);
  if (!best || best.probability < LEAST) return { known, isNew };
  const probability = correctedOf(best, second, circumstances);
  const rest = (1 - probability) / Math.max(LEAST, 1 - best.probability);
  const corrected = known.map((one) => ({
    ...one,
    probability: one === best ? probability : one.probability * rest,
  }));
  return { known: corrected.sort(likelier), isNew: isNew * rest };
}
