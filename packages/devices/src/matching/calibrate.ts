import { CALIBRATION, CALIBRATION_TERMS, type CalibrationTerm } from '../data/calibration';
import { ALIKE_WITHIN } from '../data/evidence';
import type { DeviceKind } from '../data/features';
import type { Similarity } from './similarity';

/** A known device that a visit may belong to. */
interface Candidate extends Similarity {
  readonly device: {
    readonly isSettled: boolean;
    readonly firstSeen: number;
    readonly lastSeen: number;
    readonly tokenSeen: number | null;
  };
  /** Probability that the visit belongs to the device, 0 to 1. */
  readonly probability: number;
  /** Number of known devices anywhere with the same fingerprint. */
  readonly lookAlikes: number;
  /** Number of those in its networks. */
  readonly twins: number;
}

/** Context of a visit. */
interface Circumstances {
  readonly kind: DeviceKind;
  /** UNIX milliseconds. */
  readonly now: number;
  /** Number of the account's devices that it could be confused with: those of its segment. */
  readonly devices: number;
  /** True if an undecided token came again. */
  readonly isOpen: boolean;
}

/** Number of devices at which half of the correction applies: it was measured where there are many candidates. */
const FEW_DEVICES = 10;
/**
 * For less likely devices, an increase applies in proportion. The correction limits ensure that an almost
 * certain device never becomes doubtful.
 */
const RAISED_FROM = 0.25;
const MAX_RAISED = 3;
const MAX_LOWERED = -1;
/**
 * Maximum corrected probability of a device that the odds are against: it may be reported as the most likely,
 * but the correction doesn't settle it.
 */
const MAX_UNLIKELY_CHANCE = 0.75;
const EVEN = 0.5;
const DAY_MS = 86_400_000;
const LEAST = 1e-5;

function logOdds(probability: number): number {
  const bounded = Math.min(1 - LEAST, Math.max(LEAST, probability));
  return Math.log(bounded / (1 - bounded));
}

/** Returns the terms of the corrected odds for the most likely device of a visit. */
export function termsOf(
  best: Candidate,
  others: readonly Candidate[],
  { now, isOpen }: Pick<Circumstances, 'now' | 'isOpen'>,
): { readonly [T in CalibrationTerm]: number } {
  const { lastSeen, tokenSeen, firstSeen } = best.device;
  const logDays = (since: number) => Math.log1p(Math.max(0, now - since) / DAY_MS);
  return {
    bias: 1,
    odds: logOdds(best.probability),
    second: logOdds(others[0]?.probability ?? 0),
    lookAlikes: Math.log1p(best.lookAlikes),
    away: logDays(lastSeen),
    silent: logDays(tokenSeen ?? firstSeen),
    fonts: best.fonts,
    tastes: best.tastes,
    place: best.place,
    differs: best.made - best.clone,
    atHome: Number(best.sameNetwork === true),
    nowhere: Number(best.sameNetwork === null),
    rivals: Math.log1p(others.filter(({ made }) => made >= best.made - ALIKE_WITHIN).length),
    twins: Math.log1p(best.twins),
    open: Number(isOpen),
  };
}

/** Returns the corrected probability of the first device: its odds, adjusted for their systematic error. */
function correctedOf(best: Candidate, others: readonly Candidate[], circumstances: Circumstances): number {
  const { kind, devices } = circumstances;
  const by = CALIBRATION[kind];
  const terms = termsOf(best, others, circumstances);
  const { odds } = terms;
  let correction = -odds;
  for (const term of CALIBRATION_TERMS) correction += by[term] * terms[term];
  const bounded =
    correction > 0
      ? Math.min(1, best.probability / RAISED_FROM) * Math.min(MAX_RAISED, correction)
      : Math.max(MAX_LOWERED, correction);
  const share = devices / (devices + FEW_DEVICES);
  const corrected = odds + share * bounded + (1 - share) * by.unmeasured;
  const formatted = 1 / (1 + Math.exp(-corrected));
  return best.probability < EVEN ? Math.min(formatted, MAX_UNLIKELY_CHANCE) : formatted;
}

const likelier = (a: Candidate, b: Candidate): number => b.probability - a.probability;

/**
 * Corrects the probability of the most likely settled device by how often such devices were right. The others
 * and a new device share the rest in the same proportions.
 * @param known the most likely first
 */
export function calibrated<T extends Candidate>(
  { known, isNew }: { readonly known: readonly T[]; readonly isNew: number },
  circumstances: Circumstances,
): { readonly known: readonly T[]; readonly isNew: number } {
  const [best, ...others] = known.filter(({ device }) => device.isSettled);
  if (!best || best.probability < LEAST) return { known, isNew };
  const probability = correctedOf(best, others, circumstances);
  const rest = (1 - probability) / Math.max(LEAST, 1 - best.probability);
  const corrected = known.map((one) => ({
    ...one,
    probability: one === best ? probability : one.probability * rest,
  }));
  return { known: corrected.sort(likelier), isNew: isNew * rest };
}
