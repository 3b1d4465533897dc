import type { Distribution, KeySummary } from '@assay/contract';
import { now } from '../natives';

/** Values beyond this many change a mean no more. */
const MOST = 400;

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** A series that is only summed up in the end. */
export class Series {
  readonly #values: number[] = [];

  add(value: number): void {
    if (this.#values.length < MOST && Number.isFinite(value)) this.#values.push(value);
  }

  /** null when nothing was added. */
  summary(): Distribution | null {
    const values = this.#values;
    const n = values.length;
    if (n === 0) return null;
    const mean = values.reduce((sum, value) => sum + value, 0) / n;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / n;
    return {
      n,
      mean: rounded(mean),
      sd: rounded(Math.sqrt(variance)),
      min: rounded(Math.min(...values)),
      max: rounded(Math.max(...values)),
      distinct: new Set(values.map(Math.round)).size,
    };
  }
}

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
