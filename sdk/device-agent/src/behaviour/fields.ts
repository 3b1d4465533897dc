import type { FieldSummary } from '@assay/contract';

/** Selector of the elements that users fill in. */
const FIELDS = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';
const NO_FIELDS = new Set(['hidden', 'submit', 'button', 'reset', 'image', 'file']);
const TEXT_KINDS = new Set(['text', 'email', 'tel', 'url', 'password', 'search']);
/** Maximum time between a user action and the focus change that it causes, in milliseconds. */
const CAUSE_MS = 1000;

const SECRET_NAME = /pass|card|cc-|cvv|cvc|csc|iban|ssn|pin\b|otp|secret|token/i;

const kindOf = (field: Element): string => (field as HTMLInputElement).type ?? '';

/**
 * Checks for fields whose typing is not timed: passwords, cards, and fields that the page marks with
 * `data-private`.
 */
export function isSecret(field: Element): boolean {
  const { autocomplete = '', name = '' } = field as HTMLInputElement;
  return (
    kindOf(field) === 'password' ||
    /cc-|password|one-time-code/.test(autocomplete) ||
    SECRET_NAME.test(`${name} ${field.id}`) ||
    field.closest('[data-private]') !== null
  );
}

/** Checks whether a field has content; the content itself is not read. */
function isFilled(field: Element): boolean {
  const { value } = field as HTMLInputElement;
  return typeof value === 'string' ? value !== '' : (field.textContent ?? '') !== '';
}

/** Checks for field types that start empty; the others have a value before the user touches them. */
const isWritten = (field: Element): boolean =>
  field.localName !== 'select' && (field.localName !== 'input' || TEXT_KINDS.has(kindOf(field)));

interface FieldState {
  readonly emptyAtFirst: boolean;
  focused: boolean;
  trustedInput: boolean;
  input: boolean;
}

/** Watches how fields are filled: how fast and by what means. Content is only checked for being empty. */
export class FieldWatch {
  readonly #states = new Map<Element, FieldState>();
  readonly #autofilled = new Set<Element>();
  #focusWithoutCause = 0;
  #untrustedInputs = 0;
  #pastes = 0;
  #drops = 0;
  #firstInput: number | null = null;
  #lastInput = 0;
  #targetFirst: number | null = null;
  #targetLast = 0;
  #lastCause = Number.NEGATIVE_INFINITY;
  readonly #selector: string;
  readonly #durationTargetId: string | null;

  /**
   * @param selector fields to watch; null for every field
   * @param durationTargetId ID of the element whose filling time is measured separately
   */
  constructor(selector: string | null, durationTargetId: string | null) {
    this.#selector = selector ?? FIELDS;
    this.#durationTargetId = durationTargetId;
    for (const field of document.querySelectorAll(this.#selector)) this.fieldOf(field);
  }

  /** Returns the watched field that an event came from; null for other elements. */
  fieldOf(target: Element): Element | null {
    const field = target.closest(this.#selector) && target.closest(FIELDS);
    if (!field || NO_FIELDS.has(kindOf(field))) return null;
    if (!this.#states.has(field)) {
      this.#states.set(field, {
        emptyAtFirst: isWritten(field) && !isFilled(field),
        focused: false,
        trustedInput: false,
        input: false,
      });
    }
    return field;
  }

  /** Records a key or pointer press; a change within the next second counts as caused by it. */
  cause({ isTrusted, timeStamp }: Event): void {
    if (isTrusted) this.#lastCause = timeStamp;
  }

  focus(field: Element, { timeStamp }: Event): void {
    const state = this.#states.get(field);
    if (state) state.focused = true;
    if (timeStamp - this.#lastCause > CAUSE_MS) this.#focusWithoutCause++;
  }

  input(field: Element, event: Event): void {
    const state = this.#states.get(field);
    if (!state) return;
    const { inputType } = event as InputEvent;
    if (event.isTrusted) state.trustedInput = true;
    else this.#untrustedInputs++;
    state.input = true;
    if (event.isTrusted && inputType === 'insertFromPaste') this.#pastes++;
    if (event.isTrusted && inputType === 'insertFromDrop') this.#drops++;
    // Typed input has an inputType. Input that the browser fills in lacks it, or the browser marks the field.
    const unkind = event.isTrusted && !inputType && TEXT_KINDS.has(kindOf(field));
    if (unkind || inputType === 'insertReplacementText' || isAutofilled(field)) this.#autofilled.add(field);
    this.#firstInput ??= event.timeStamp;
    this.#lastInput = event.timeStamp;
    if (this.#durationTargetId && field.closest(`[id="${CSS.escape(this.#durationTargetId)}"]`)) {
      this.#targetFirst ??= event.timeStamp;
      this.#targetLast = event.timeStamp;
    }
  }

  summary(): FieldSummary {
    const states = [...this.#states];
    const count = (wanted: (state: FieldState, field: Element) => boolean) =>
      states.filter(([field, state]) => wanted(state, field)).length;
    const duration = (first: number | null, last: number) =>
      first === null || last === first ? null : Math.round(last - first);
    return {
      watched: states.length,
      focused: count(({ focused }) => focused),
      filled: count(({ input, emptyAtFirst }, field) => input || (emptyAtFirst && isFilled(field))),
      focusWithoutCause: this.#focusWithoutCause,
      filledWithoutInput: count(
        ({ emptyAtFirst, trustedInput }, field) => emptyAtFirst && !trustedInput && isFilled(field),
      ),
      untrustedInputs: this.#untrustedInputs,
      pastes: this.#pastes,
      drops: this.#drops,
      autofills: this.#autofilled.size,
      durationMs: duration(this.#firstInput, this.#lastInput),
      targetDurationMs: duration(this.#targetFirst, this.#targetLast),
      filledInDuration: count(({ input }) => input),
    };
  }
}

function isAutofilled(field: Element): boolean {
  for (const name of [':autofill', ':-webkit-autofill']) {
    try {
      if (field.matches(name)) return true;
    } catch {
      // The browser doesn't support this pseudo-class.
    }
  }
  return false;
}
