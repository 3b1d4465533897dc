/** Summary of form use from `init` to `getSession`: times in milliseconds, lengths in CSS pixels. */

/** Distribution of a series of milliseconds or pixels. */
export interface Distribution {
  readonly n: number;
  readonly mean: number;
  readonly sd: number;
  readonly min: number;
  readonly max: number;
  /** Number of different values, rounded to whole units. */
  readonly distinct: number;
}

/** Key presses outside password and card fields; the keys themselves are never stored. */
export interface KeySummary {
  readonly presses: number;
  readonly untrusted: number;
  /** Presses of Backspace and Delete. */
  readonly corrections: number;
  /** Time from key down to key up. A driver presses for 0–2 ms, a person for 40–200 ms. */
  readonly dwell: Distribution | null;
  /** Time from one key down to the next, without pauses over 1.5 s. A person: sd / mean > 0.2, sd > 20 ms. */
  readonly flight: Distribution | null;
  /** Presses held less than 5 ms that came 40 ms to 1.5 s apart: the pattern of keys delivered over a network. */
  readonly packets: number;
  /** Input events that added a character without a preceding key press. */
  readonly inputWithoutKey: number;
}

export interface PointerSummary {
  readonly moves: number;
  readonly untrusted: number;
  readonly mouse: number;
  readonly touch: number;
  readonly pen: number;
  /** Length of all moves, px. */
  readonly path: number;
  /** Time between two moves of one stroke (gap < 100 ms). */
  readonly intervals: Distribution | null;
  /** Speed between two moves of one stroke, px/ms. */
  readonly speed: Distribution | null;
  /**
   * Path length divided by straight-line distance, mean over strokes of at least 8 moves; 1 is a straight
   * line.
   */
  readonly straightness: number | null;
  /** Moves of more than 80 px at once, within 100 ms. */
  readonly jumps: number;
  /** Share of steps that turn by exactly 0 from the previous step; people are below 0.5. */
  readonly unturned: number | null;
  /**
   * Greatest common divisors of the steps in x and y, device pixels. Above 1, the pointer moves on a scaled
   * screen image.
   */
  readonly latticeX: number | null;
  readonly latticeY: number | null;
  /** Moves with more than one coalesced sample. */
  readonly coalesced: number;
  /** Moves that changed the position but report movement 0, 0. */
  readonly movementZero: number;
  /** Moves with screen position equal to client position: impossible if the window has a frame. */
  readonly screenIsClient: number;
  readonly clicks: number;
  readonly untrustedClicks: number;
  /** Mouse clicks before any move, or more than 4 px from the last pointer position. */
  readonly clicksWithoutTravel: number;
  /** Clicks within 1 px of the center of an element that is larger than 8 px in both dimensions. */
  readonly clicksAtCentre: number;
  /**
   * Mouse clicks within 300 ms of a step longer than 20 px, or without any step: the pointer didn't slow
   * down.
   */
  readonly clicksWithoutTail: number;
  /** Time from button down to button up. */
  readonly press: Distribution | null;
  /** Wheel and touch scrolls. */
  readonly wheels: number;
}

export interface FieldSummary {
  /** Number of watched fields. */
  readonly watched: number;
  readonly focused: number;
  readonly filled: number;
  /** Fields focused without a trusted key press or pointer press in the preceding second. */
  readonly focusWithoutCause: number;
  /** Fields filled without any trusted input event. */
  readonly filledWithoutInput: number;
  readonly untrustedInputs: number;
  readonly pastes: number;
  readonly drops: number;
  readonly autofills: number;
  /** Time from first to last input over all watched fields; null with fewer than two inputs. */
  readonly durationMs: number | null;
  /** The same for the element that `formFilloutDurationTargetId` names; null without it. */
  readonly targetDurationMs: number | null;
  /** Fields filled by keys, paste or autofill within that time. */
  readonly filledInDuration: number;
}

export interface ContextSummary {
  readonly hidden: number;
  readonly hiddenMs: number;
  readonly resizes: number;
  readonly pixelRatioChanges: number;
  readonly colorDepthChanges: number;
}

/** How trusted mouse and keyboard events were generated, outside password and card fields. */
export interface OriginSummary {
  /** Mouse moves, and the samples in them. */
  readonly moves: number;
  readonly samples: number;
  /** Moves by fractions of screen pixels, if the page is neither pinch-zoomed nor embedded in another page. */
  readonly offGrid: number;
  /** Moves that reached the page within 1 ms of their timestamp. */
  readonly prompt: number;
  /** `mousemove` events with a click count. */
  readonly counted: number;
  /**
   * Number of moves, presses and keys, and of those in the most frequent tenth of a millisecond or an
   * adjacent one.
   */
  readonly timed: number;
  readonly inPhase: number;
  /**
   * Characters that need Shift (capitals and the symbols above the digits of a US keyboard), and those typed
   * without Shift.
   */
  readonly shifted: number;
  readonly withoutShift: number;
}

/** Time from `init` to `getSession`, in milliseconds. */
export interface BehaviourSummary {
  readonly observedMs: number;
  readonly keys: KeySummary;
  readonly pointer: PointerSummary;
  readonly fields: FieldSummary;
  readonly context: ContextSummary;
  /** null: sent by an agent version without this summary. */
  readonly origin: OriginSummary | null;
}
