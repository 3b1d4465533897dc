/** How a form was used, from `init` to `getSession`, in sums: times are milliseconds, lengths CSS pixels. */

/** Of a series of milliseconds or pixels. */
export interface Distribution {
  readonly n: number;
  readonly mean: number;
  readonly sd: number;
  readonly min: number;
  readonly max: number;
  /** How many different values, rounded to whole units. */
  readonly distinct: number;
}

/** Presses outside password and card fields; which key it was is never kept. */
export interface KeySummary {
  readonly presses: number;
  readonly untrusted: number;
  /** Backspace and Delete. */
  readonly corrections: number;
  /** Down to up. A driver presses for 0–2 ms, a person for 40–200. */
  readonly dwell: Distribution | null;
  /** Down to next down, pauses over 1.5 s left out. A person: sd / mean > 0.2, sd > 20 ms. */
  readonly flight: Distribution | null;
  /** Presses held less than 5 ms that came unhurried (40 ms to 1.5 s apart): a network delivers keys so. */
  readonly packets: number;
  /** Input events that added a character without any key press before. */
  readonly inputWithoutKey: number;
}

export interface PointerSummary {
  readonly moves: number;
  readonly untrusted: number;
  readonly mouse: number;
  readonly touch: number;
  readonly pen: number;
  /** px along all moves. */
  readonly path: number;
  /** Between two moves of one stroke (gap < 100 ms). */
  readonly intervals: Distribution | null;
  /** px/ms between two moves of one stroke. */
  readonly speed: Distribution | null;
  /** Path by straight line, mean over strokes of at least 8 moves; 1 is a ruler. */
  readonly straightness: number | null;
  /** Moves of more than 80 px at once, within 100 ms. */
  readonly jumps: number;
  /** Share of steps whose turn from the step before is exactly 0; people are below 0.5. */
  readonly unturned: number | null;
  /** Greatest common divisors of the steps in x and y, device pixels; above 1: a scaled picture of a screen. */
  readonly latticeX: number | null;
  readonly latticeY: number | null;
  /** Moves that carried more than one coalesced sample. */
  readonly coalesced: number;
  /** Moves that changed the place but report movement 0, 0. */
  readonly movementZero: number;
  /** Moves with screen position equal to client position: wrong wherever the window has a frame. */
  readonly screenIsClient: number;
  readonly clicks: number;
  readonly untrustedClicks: number;
  /** Clicks by mouse before any move, or more than 4 px away from where the pointer was last. */
  readonly clicksWithoutTravel: number;
  /** Clicks within 1 px of the centre of an element larger than 8 px both ways. */
  readonly clicksAtCentre: number;
  /** Clicks by mouse within 300 ms of a step longer than 20 px, or without any step: no slowing down. */
  readonly clicksWithoutTail: number;
  /** Down to up. */
  readonly press: Distribution | null;
  /** Wheel and touch scrolls. */
  readonly wheels: number;
}

export interface FieldSummary {
  /** Fields that were watched. */
  readonly watched: number;
  readonly focused: number;
  readonly filled: number;
  /** Focused by neither pointer, Tab, label nor another person's act. */
  readonly focusWithoutCause: number;
  /** Filled without any trusted input event. */
  readonly filledWithoutInput: number;
  readonly untrustedInputs: number;
  readonly pastes: number;
  readonly drops: number;
  readonly autofills: number;
  /** First to last input over all watched fields; null with fewer than two inputs. */
  readonly durationMs: number | null;
  /** The same in the element that `formFilloutDurationTargetId` names; null without it. */
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

/** How trusted events of mouse and keyboard were born; outside password and card fields. */
export interface OriginSummary {
  /** Moves of a mouse, and the samples that they held. */
  readonly moves: number;
  readonly samples: number;
  /** Moves by parts of the screen's pixels, where the page is neither scaled by fingers nor in another page. */
  readonly offGrid: number;
  /** Moves that reached the page within 1 ms of their time. */
  readonly prompt: number;
  /** `mousemove` events with a count of clicks. */
  readonly counted: number;
  /** Moves, presses and keys, and those whose time has the commonest tenth of a millisecond or one beside it. */
  readonly timed: number;
  readonly inPhase: number;
  /** Characters that need Shift (capitals, and what stands above the digits of a keyboard for English), and those without it. */
  readonly shifted: number;
  readonly withoutShift: number;
}

/** From `init` to `getSession`. */
export interface BehaviourSummary {
  readonly observedMs: number;
  readonly keys: KeySummary;
  readonly pointer: PointerSummary;
  readonly fields: FieldSummary;
  readonly context: ContextSummary;
  /** null: agents before it was sent. */
  readonly origin: OriginSummary | null;
}
