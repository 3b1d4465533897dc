import type { OriginSummary } from '@assay/contract';
import { now } from '../natives';

/**
 * Tolerance for rounding, in screen pixels. A mouse moves by whole screen pixels, but the page's origin may
 * be between pixels.
 */
const OFF_PIXEL = 0.05;
const PROMPT_MS = 1;
const TENTHS = 10;
/** Shifted digits of an English keyboard. No layout has one of these characters on the same key without Shift. */
const ABOVE_DIGITS = ')!@#$%^&*(';

/** Checks whether this key produces the character only with Shift. */
function needsShift({ key, code }: KeyboardEvent): boolean {
  if (/^Key[A-Z]$/.test(code)) return key.length === 1 && key !== key.toLowerCase();
  return /^Digit\d$/.test(code) && key === ABOVE_DIGITS.charAt(Number(code.charAt(5)));
}

const isUnscaled = (): boolean => window === window.top && (window.visualViewport?.scale ?? 1) === 1;

/** Collects evidence of the input's origin: a device, or a program that imitates one. */
export class OriginWatch {
  readonly #counts = { moves: 0, samples: 0, offGrid: 0, prompt: 0, counted: 0, shifted: 0, withoutShift: 0 };
  #place: readonly [number, number] | null = null;
  /** Event counts by the first decimal of the milliseconds. */
  readonly #tenths = new Array<number>(TENTHS).fill(0);

  /** On X servers and similar systems, all times advance by whole milliseconds. */
  time({ isTrusted, timeStamp }: Event): void {
    if (isTrusted) (this.#tenths[Math.floor(timeStamp * TENTHS + 0.5) % TENTHS] as number)++;
  }

  move(event: PointerEvent, pixelRatio: number): void {
    if (!event.isTrusted || event.pointerType !== 'mouse') return;
    this.time(event);
    const counts = this.#counts;
    counts.moves++;
    counts.samples += Math.max(1, event.getCoalescedEvents?.().length ?? 1);
    if (now() - event.timeStamp <= PROMPT_MS) counts.prompt++;
    const isOff = (step: number) => {
      const pixels = step * pixelRatio;
      return Math.abs(pixels - Math.round(pixels)) > OFF_PIXEL;
    };
    const { clientX, clientY } = event;
    const [x, y] = this.#place ?? [clientX, clientY];
    this.#place = [clientX, clientY];
    if ((isOff(clientX - x) || isOff(clientY - y)) && isUnscaled()) counts.offGrid++;
  }

  mouseMove({ isTrusted, detail }: MouseEvent): void {
    if (isTrusted && detail > 0) this.#counts.counted++;
  }

  key(event: KeyboardEvent): void {
    if (!event.isTrusted || event.repeat) return;
    this.time(event);
    if (!needsShift(event)) return;
    this.#counts.shifted++;
    const isHeld = event.shiftKey || event.getModifierState('CapsLock') || event.getModifierState('AltGraph');
    if (!isHeld) this.#counts.withoutShift++;
  }

  summary(): OriginSummary {
    const around = (tenth: number) =>
      [-1, 0, 1].reduce((sum, by) => sum + (this.#tenths[(tenth + by + TENTHS) % TENTHS] ?? 0), 0);
    return {
      ...this.#counts,
      timed: this.#tenths.reduce((sum, count) => sum + count, 0),
      inPhase: Math.max(...this.#tenths.map((_, tenth) => around(tenth))),
    };
  }
}
