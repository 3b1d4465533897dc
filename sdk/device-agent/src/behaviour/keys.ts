import type { KeySummary } from '@assay/contract';
import { now } from '../natives';
import { Series } from './distribution';

/** A pause for thought is no typing. */
const PAUSE_MS = 1500;
const PACKET_MS = 5;
/** Slower than any program types that does not pretend. */
const UNHURRIED_MS = 40;
/** On-screen keyboards and input methods send the character late. */
const KEY_BEFORE_MS = 1000;

const CORRECTIONS = new Set(['Backspace', 'Delete']);

/**
 * Times presses. Which key is down is known only until it is up again, to distinguish its own release from another's; it is
 * never part of the summary.
 */
export class KeyWatch {
  readonly #held = new Map<string, { readonly since: number; readonly flight: number }>();
  readonly #dwell = new Series();
  readonly #flight = new Series();
  #lastDown = Number.NEGATIVE_INFINITY;
  /** When the newest press was heard: what it writes follows at once, however late both are. */
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
