import { MEASURES } from '../data/measures';
import { RISK_THRESHOLDS } from '../data/risk-thresholds';
import type { PointerSum, SessionSummary } from '../summary';
import { type Judge, percent, share, spread, uiAutomation } from './automation';
import { punctuality } from './punctuality';

const { remote, vishing } = RISK_THRESHOLDS;
const WEIGHTS = remote.logOdds;

/** Effect of a remote-control tool on the input; each kind is independent. */
interface Trace {
  /** Natural logarithm of the likelihood ratio between a viewer and local devices. */
  readonly logOdds: number;
  readonly seen: string;
}
type Family = (summary: SessionSummary) => Trace | null;

/** Probability of an observation with a viewer and with local devices. */
interface Chances {
  readonly viewer: number;
  readonly own: number;
}

/** Returns the log odds of `part` out of `whole` observations with these probabilities. */
const counted = (part: number, whole: number, { viewer, own }: Chances): number =>
  part * Math.log(viewer / own) + (whole - part) * Math.log((1 - viewer) / (1 - own));

/** Viewers send the pointer at their own rate, which is lower than that of a mouse. */
const rate: Family = ({ pointer }) => {
  const { steps, late, slack } = remote.pace;
  const seen = (part: number, ms: number): string =>
    `${percent(part, pointer.fast)} of fast pointer steps come ${ms} ms or more after the previous one`;
  const odds = counted(pointer.slack, pointer.fast, slack);
  if (odds >= slack.strong) return { logOdds: WEIGHTS.strong, seen: seen(pointer.slack, 40) };
  if (pointer.fast >= steps && counted(pointer.late, pointer.fast, late) >= late.least)
    return { logOdds: WEIGHTS.late, seen: seen(pointer.late, 20) };
  if (odds >= slack.weak) return { logOdds: WEIGHTS.weak, seen: seen(pointer.slack, 40) };
  return pointer.windows >= remote.windows &&
    share(pointer.slow, pointer.windows) >= remote.slowShare &&
    share(pointer.bare, pointer.windows) >= remote.bareShare
    ? {
        logOdds: WEIGHTS.strong,
        seen: `${percent(pointer.slow, pointer.windows)} of fast pointer movements have a rate below ${MEASURES.slowHz} Hz`,
      }
    : null;
};

/** Returns evidence against a viewer: intervals are unrelated to lengths, and delays are short. */
function planned({ odd, uneven, slack, fast }: PointerSum): number {
  const chances = remote.pace.planned;
  return Math.min(0, counted(odd, uneven, chances.odd) + Math.max(0, counted(slack, fast, chances.slack)));
}

/**
 * Network delays change when steps arrive but not their length. Programs that plan positions do the same.
 * Unlike viewers, they often make three quick steps in a row and few late ones, unless they also wait for a
 * core.
 */
const delays: Family = ({ pointer }) => {
  const { pairs, oddOfUneven, odd, quick, late } = remote.pace;
  if (pointer.pairs < pairs || share(pointer.odd, pointer.uneven) < oddOfUneven) return null;
  const logOdds =
    Math.min(WEIGHTS.strong, counted(pointer.odd, pointer.pairs, odd)) +
    Math.min(0, counted(pointer.fast - pointer.spaced, pointer.fast, quick)) +
    Math.min(0, counted(pointer.late, pointer.fast, late)) +
    planned(pointer);
  if (logOdds <= 0) return null;
  return {
    logOdds,
    seen: `${percent(pointer.odd, pointer.pairs)} of pointer steps arrive at a different time than they were made`,
  };
};

/** Movement over the network arrives in jumps. Low report rates cause jumps too, so both together count once. */
const leaps: Family = (summary) => {
  const { steps, far } = summary.pointer;
  if (steps < remote.steps || share(far, steps) < remote.farShare || rate(summary)) return null;
  return { logOdds: WEIGHTS.leaps, seen: `${percent(far, steps)} of pointer steps are longer than 80 px` };
};

/**
 * A viewer of another size puts the pointer on a grid; so does a mouse with doubled counts, which is a system
 * setting.
 */
const lattice: Family = ({ pointer }) =>
  pointer.measured >= remote.latticeWindows && share(pointer.lattice, pointer.measured) >= remote.latticeShare
    ? {
        logOdds: WEIGHTS.weak,
        seen: `${percent(pointer.lattice, pointer.measured)} of pointer movements are on a grid`,
      }
    : null;

/** People slow down before they press. */
const arrival: Family = ({ press }) => {
  if (press.moved < remote.presses) return null;
  if (share(press.warped, press.moved) >= remote.warpedShare) {
    return {
      logOdds: WEIGHTS.strong,
      seen: `${press.warped} of ${press.moved} presses follow a pointer jump to their position`,
    };
  }
  return share(press.untailed, press.moved) >= remote.untailedShare
    ? {
        logOdds: WEIGHTS.weak,
        seen: `${press.untailed} of ${press.moved} presses have no slowdown before them`,
      }
    : null;
};

/** A viewer message contains position and buttons, so servers set the pointer again before press and release. */
const echoes: Family = ({ press }) =>
  press.n >= remote.echoes && share(press.echo, press.n) >= remote.echoShare
    ? {
        logOdds: WEIGHTS.echoes,
        seen: `the pointer position was repeated at ${press.echo} of ${press.n} presses`,
      }
    : null;

/** Key down and key up arrive in one packet, but the intervals between keys stay human. */
const keys: Family = ({ fields, press }) => {
  // On-screen keyboards don't hold keys either.
  if (press.touch > 0) return null;
  const all = Object.values(fields);
  const sum = (member: 'fn' | 'fs' | 'fq' | 'dn' | 'dz' | 'burst') =>
    all.reduce((total, field) => total + field[member], 0);
  const held = sum('dn');
  if (held < remote.keys) return null;
  const between = sum('fn');
  const human =
    spread(between, sum('fs'), sum('fq')) >= remote.humanSpread &&
    share(sum('fs'), between) >= remote.humanMean;
  const notHeld = sum('dz');
  const { weak, strong, all: none } = remote.noHoldShare;
  if (human && share(notHeld, held) >= weak) {
    return {
      logOdds: share(notHeld, held) >= strong && share(notHeld, held) < none ? WEIGHTS.strong : WEIGHTS.weak,
      seen: `${percent(notHeld, held)} of keys were held almost no time, with a human typing rhythm`,
    };
  }
  return share(sum('burst'), between) >= remote.burstShare
    ? { logOdds: WEIGHTS.weak, seen: `${percent(sum('burst'), between)} of keys arrive in bursts` }
    : null;
};

const touch: Family = ({ press }) =>
  press.touch >= remote.presses && share(press.bodiless, press.touch) >= remote.bodilessShare
    ? {
        logOdds: WEIGHTS.weak,
        seen: `${press.bodiless} of ${press.touch} touches have no area and no pressure`,
      }
    : null;

const display: Family = ({ screen }) => {
  const coarse = screen.depths.find((depth) => depth <= remote.depth);
  if (coarse !== undefined)
    return { logOdds: WEIGHTS.weak, seen: `the screen has only ${coarse} bits of color` };
  return screen.depths.length > 1 ? { logOdds: WEIGHTS.weak, seen: 'the color depth changed' } : null;
};

/** Traces in the timing of input; a machine without a free core leaves the same ones. */
const TIMED: readonly Family[] = [rate, delays, leaps, arrival, keys];
const UNTIMED: readonly Family[] = [lattice, echoes, touch, display];

const tracesOf = (families: readonly Family[], summary: SessionSummary): readonly Trace[] =>
  families.flatMap((family) => family(summary) ?? []);

/**
 * Adds up the evidence of all traces, because a browser can only infer remote access. No single trace is
 * enough for the highest level.
 */
export const remoteAccess: Judge = (session) => {
  // A program leaves the same traces and is reported as automation.
  if (uiAutomation(session)?.level === 'high') return null;
  const { trust, seen: why } = punctuality(session.summary);
  const timed = tracesOf(TIMED, session.summary);
  const traces = [
    ...timed.map(({ logOdds, seen }) => ({ logOdds: logOdds * trust, seen })),
    ...tracesOf(UNTIMED, session.summary),
  ];
  const sum = traces.reduce((total, { logOdds }) => total + logOdds, 0);
  if (sum < remote.least.medium) return null;
  return {
    flag: 'remote_access',
    level: sum >= remote.least.high ? 'high' : 'medium',
    seen: [...traces.map(({ seen }) => seen), ...(timed.length > 0 && why !== null ? [why] : [])].join('; '),
  };
};

/** Detects that a person may be following instructions: a composite of weak indicators. */
export const potentialVishing: Judge = (session) => {
  const { summary } = session;
  const all = Object.values(summary.fields);
  const money = summary.tags.some((tag) => vishing.tags.test(tag));
  const hesitated = all.some(
    (field) => vishing.tags.test(field.tag ?? '') && field.dur - field.edit >= vishing.hesitationMs,
  );
  const typed = all.reduce((sum, field) => sum + field.keys, 0);
  const corrected = all.reduce((sum, field) => sum + field.bs, 0);
  const signs = [
    ...(hesitated ? ['long hesitation before an amount or payee'] : []),
    ...(summary.hidden >= vishing.offScreen ? [`${summary.hidden} times off screen`] : []),
    ...(summary.pauses >= vishing.pauses ? [`${summary.pauses} pauses of 30 seconds or more`] : []),
    ...(typed >= vishing.correctedKeys && share(corrected, typed) >= vishing.corrections
      ? [`${percent(corrected, typed)} of keys are corrections`]
      : []),
    ...((summary.last ?? 0) - (summary.first ?? 0) >= vishing.longSessionMs ? ['long session'] : []),
  ];
  if (remoteAccess(session) && money) {
    const seen = ['signs of remote access during a payment', ...signs].join('; ');
    return { flag: 'potential_vishing', level: 'medium', seen };
  }
  if (signs.length < vishing.signs) return null;
  const level = money && signs.length > vishing.signs ? 'medium' : 'low';
  return { flag: 'potential_vishing', level, seen: signs.join('; ') };
};
