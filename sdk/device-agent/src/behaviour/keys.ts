import type { KeySummary } from '@assay/contract';
import { now } from '../natives';
import { Series } from './distribution';

/** Longer gaps are pauses, not typing rhythm. */
const PAUSE_MS = 1500;
const PACKET_MS = 5;
/** Programs that don't imitate a user type faster than this interval, in milliseconds. */
const UNHURRIED_MS = 40;
/**
 * Maximum time between key and character, in milliseconds; on-screen keyboards and input methods send the
 * character late.
 */
const KEY_BEFORE_MS = 1000;

const CORRECTIONS = new Set(['Backspace', 'Delete']);

/**
 * Measures the timing of key presses. The key itself is stored only while it is pressed, to match its
 * release, and is never part of the summary.
 */
export class KeyWatch {
  readonly #held = new Map<string, { readonly since: number; readonly flight: number }>();
  readonly #dwell = new Series();
  readonly #flight = new Series();
  #lastDown = Number.NEGATIVE_INFINITY;
  /**
   * Time at which the newest press reached the listener. Its input event follows immediately, even if both
   * are late.
   */
  #lastHeard = Number.NEGATIVE_INFINITY;
  #presses = 0;
  #untrusted = 0;
  #corrections = 0;
  #packets = 0;
  #inputWithoutKey = 0;

  down({ code, key, repeat, isTrusted, timeStamp }: KeyboardEvent): void {
    if (!isTrusted) {
      this.#untrusted++;
      return;
    }
    this.#lastHeard = now();
    if (repeat) return;
    this.#presses++;
    if (CORRECTIONS.has(key)) this.#corrections++;
    const flight = timeStamp - this.#lastDown;
    if (flight < PAUSE_MS) this.#flight.add(flight);
    this.#lastDown = timeStamp;
    this.#held.set(code, { since: timeStamp, flight });
  }

  up({ code, isTrusted, timeStamp }: KeyboardEvent): void {
    const press = this.#held.get(code);
    if (!isTrusted || !press) return;
    this.#held.delete(code);
    const dwell = timeStamp - press.since;
    this.#dwell.add(dwell);
    if (dwell < PACKET_MS && press.flight > UNHURRIED_MS && press.flight < PAUSE_MS) this.#packets++;
  }

  input({ inputType, isTrusted }: InputEvent): void {
    if (isTrusted && inputType === 'insertText' && now() - this.#lastHeard > KEY_BEFORE_MS) {
      this.#inputWithoutKey++;
    }
  }

  summary(): KeySummary {
    return {
      presses: this.#presses,
      untrusted: this.#untrusted,
      corrections: this.#corrections,
      dwell: this.#dwell.summary(),
      flight: this.#flight.summary(),
      packets: this.#packets,
      inputWithoutKey: this.#inputWithoutKey,
    };
  }
}
