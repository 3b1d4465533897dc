import type { BehaviourSummary, SuspiciousFlag } from '@assay/contract';

/**
 * Limits of human behavior, each far from ordinary values (notes: browser.md §1.7 item 10, §2.4;
 * BeCAPTCHA-Type arXiv 2207.13394 for typing). Milliseconds, shares and counts.
 */
const LIMITS = {
  keys: { least: 8, flightDeviation: 0.12, dwellMean: 8, dwellDeviation: 3, perSecond: 18, packetShare: 0.7 },
  pointer: {
    leastClicks: 2,
    leastMoves: 8,
    straightness: 1.0005,
    unturned: 0.9,
    movesPerClick: 2,
    jumpShare: 0.3,
    tailShare: 0.6,
  },
  fields: { least: 3, msPerField: 350 },
} as const;

const share = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);

function oddKeys({ keys }: BehaviourSummary): boolean {
  const { presses, dwell, flight, untrusted, inputWithoutKey } = keys;
  if (untrusted > 0 || inputWithoutKey >= LIMITS.keys.least) return true;
  if (presses < LIMITS.keys.least) return false;
  const even =
    flight !== null && flight.n >= LIMITS.keys.least && flight.sd < LIMITS.keys.flightDeviation * flight.mean;
  const fast = flight !== null && flight.n >= LIMITS.keys.least && flight.mean < 1000 / LIMITS.keys.perSecond;
  const tapped =
    dwell !== null &&
    dwell.n >= LIMITS.keys.least &&
    dwell.mean < LIMITS.keys.dwellMean &&
    dwell.sd < LIMITS.keys.dwellDeviation &&
    // A remote desktop delivers key down and key up together, but preserves a person's pauses between keys.
    keys.packets < LIMITS.keys.packetShare * presses;
  return even || fast || tapped;
}

function oddPointer({ pointer }: BehaviourSummary): boolean {
  const { clicks, mouse, moves } = pointer;
  if (pointer.untrusted > 0 || pointer.untrustedClicks > 0) return true;
  const many = moves >= LIMITS.pointer.leastMoves;
  const marks = [
    clicks >= LIMITS.pointer.leastClicks && pointer.clicksWithoutTravel === clicks && pointer.touch === 0,
    clicks >= LIMITS.pointer.leastClicks && pointer.clicksAtCentre === clicks,
    // A hand passes over many points on its way to a target.
    clicks >= LIMITS.pointer.leastClicks &&
      pointer.touch === 0 &&
      mouse <= LIMITS.pointer.movesPerClick * clicks,
    many && pointer.straightness !== null && pointer.straightness < LIMITS.pointer.straightness,
    many && pointer.unturned !== null && pointer.unturned > LIMITS.pointer.unturned,
    mouse >= LIMITS.pointer.leastMoves && pointer.screenIsClient === moves,
    mouse >= LIMITS.pointer.leastMoves && pointer.movementZero > moves / 2,
    clicks >= LIMITS.pointer.leastClicks && pointer.press !== null && pointer.press.max < 4,
  ];
  return marks.filter(Boolean).length >= 2;
}

function oddFilling({ fields }: BehaviourSummary): boolean {
  if (fields.filledWithoutInput > 0 || fields.untrustedInputs > 0) return true;
  const typed = fields.filled - fields.pastes - fields.autofills - fields.drops;
  const duration = fields.targetDurationMs ?? fields.durationMs;
  return (
    typed >= LIMITS.fields.least &&
    duration !== null &&
    duration < LIMITS.fields.msPerField * fields.filledInDuration
  );
}

/** Checks for input of a program: untrusted events, or presses with no time between down and up. */
export function isProgramInput(behaviour: BehaviourSummary): boolean {
  const { keys, pointer, fields } = behaviour;
  return (
    keys.untrusted +
      pointer.untrusted +
      pointer.untrustedClicks +
      fields.untrustedInputs +
      fields.filledWithoutInput >
    0
  );
}

/** Counts the families of signals that a remote screen leaves in a person's input. */
function remoteMarks({ keys, pointer, context }: BehaviourSummary): number {
  const lattice = Math.max(pointer.latticeX ?? 1, pointer.latticeY ?? 1) > 1;
  const marks = [
    keys.presses >= LIMITS.keys.least &&
      keys.packets >= LIMITS.keys.packetShare * keys.presses &&
      (keys.flight?.sd ?? 0) > 20,
    pointer.moves >= LIMITS.pointer.leastMoves &&
      share(pointer.jumps, pointer.moves) > LIMITS.pointer.jumpShare,
    pointer.moves >= 4 * LIMITS.pointer.leastMoves && lattice,
    pointer.clicks >= LIMITS.pointer.leastClicks &&
      share(pointer.clicksWithoutTail, pointer.clicks) > LIMITS.pointer.tailShare &&
      (pointer.intervals?.mean ?? 0) > 30,
    context.colorDepthChanges > 0,
  ];
  return marks.filter(Boolean).length;
}

/** Returns the behavior flags; empty if behavior was not observed. */
export function behaviourFlags(behaviour: BehaviourSummary | null): readonly SuspiciousFlag[] {
  if (!behaviour) return [];
  const remote = remoteMarks(behaviour);
  const program = isProgramInput(behaviour);
  const flags: readonly (readonly [SuspiciousFlag, boolean])[] = [
    ['suspicious_keypress_characteristics', oddKeys(behaviour)],
    ['suspicious_mouse_movement', oddPointer(behaviour)],
    ['suspicious_form_fillout', oddFilling(behaviour)],
    ['paste_used', behaviour.fields.pastes > 0],
    ['autofill_used', behaviour.fields.autofills > 0],
    ['potential_remote_interaction', !program && remote >= 1],
    ['potential_remote_control', !program && remote >= 2],
  ];
  return flags.flatMap(([flag, isSet]) => (isSet ? [flag] : []));
}
