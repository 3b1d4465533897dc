import type { PointerSummary } from '@assay/contract';
import { Series } from './distribution';

/** A longer gap ends a stroke, in milliseconds. */
const STROKE_GAP_MS = 100;
const STROKE_MOVES = 8;
const STROKE_LENGTH = 20;
const JUMP = 80;
const TAIL = 20;
const TAIL_MS = 300;
/** Minimum number of steps for a conclusion about a lattice or turns. */
const ENOUGH_STEPS = 20;
const AWAY = 4;
const SMALL_ELEMENT = 8;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly time: number;
}

function commonDivisor(one: number, other: number): number {
  let [a, b] = [one, other];
  while (b > 0) [a, b] = [b, a % b];
  return a;
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** Watches how the pointer moves and clicks. */
export class PointerWatch {
  readonly #counts = {
    moves: 0,
    untrusted: 0,
    mouse: 0,
    touch: 0,
    pen: 0,
    jumps: 0,
    coalesced: 0,
    movementZero: 0,
    screenIsClient: 0,
    clicks: 0,
    untrustedClicks: 0,
    clicksWithoutTravel: 0,
    clicksAtCentre: 0,
    clicksWithoutTail: 0,
    wheels: 0,
  };
  readonly #intervals = new Series();
  readonly #speed = new Series();
  readonly #press = new Series();
  readonly #straightness = new Series();
  #path = 0;
  #steps = 0;
  #turns = 0;
  #unturned = 0;
  #latticeX = 0;
  #latticeY = 0;
  #last: Place | null = null;
  #lastStep: { readonly dx: number; readonly dy: number; readonly length: number } | null = null;
  #stroke: { readonly from: Place; moves: number; length: number } | null = null;
  #downAt: number | null = null;

  move(event: PointerEvent, pixelRatio: number): void {
    const counts = this.#counts;
    if (!event.isTrusted) {
      counts.untrusted++;
      return;
    }
    counts.moves++;
    const { pointerType } = event;
    if (pointerType === 'mouse' || pointerType === 'touch' || pointerType === 'pen') counts[pointerType]++;
    if ((event.getCoalescedEvents?.().length ?? 0) > 1) counts.coalesced++;
    if (event.screenX === event.clientX && event.screenY === event.clientY) counts.screenIsClient++;
    const place = { x: event.clientX, y: event.clientY, time: event.timeStamp };
    const last = this.#last;
    this.#last = place;
    if (!last) {
      this.#begin(place);
      return;
    }
    const dx = place.x - last.x;
    const dy = place.y - last.y;
    const length = Math.hypot(dx, dy);
    const gap = place.time - last.time;
    if (length > 0 && event.movementX === 0 && event.movementY === 0) counts.movementZero++;
    if (gap >= STROKE_GAP_MS) {
      this.#begin(place);
      return;
    }
    this.#step(dx, dy, length, gap, pixelRatio);
    if (this.#stroke) {
      this.#stroke.moves++;
      this.#stroke.length += length;
    }
  }

  #step(dx: number, dy: number, length: number, gap: number, pixelRatio: number): void {
    this.#path += length;
    this.#intervals.add(gap);
    if (gap > 0) this.#speed.add(length / gap);
    if (length > JUMP) this.#counts.jumps++;
    if (length === 0) return;
    this.#steps++;
    this.#latticeX = commonDivisor(Math.round(Math.abs(dx) * pixelRatio), this.#latticeX);
    this.#latticeY = commonDivisor(Math.round(Math.abs(dy) * pixelRatio), this.#latticeY);
    const before = this.#lastStep;
    // Short steps have few possible directions.
    if (before && before.length > 3 && length > 3) {
      this.#turns++;
      const cross = before.dx * dy - before.dy * dx;
      if (Math.abs(cross) < 1e-6 * before.length * length) this.#unturned++;
    }
    this.#lastStep = { dx, dy, length };
  }

  #begin(place: Place): void {
    this.#endStroke();
    this.#stroke = { from: place, moves: 0, length: 0 };
    this.#lastStep = null;
  }

  #endStroke(): void {
    const stroke = this.#stroke;
    const last = this.#last;
    if (!stroke || !last || stroke.moves < STROKE_MOVES) return;
    const straight = Math.hypot(last.x - stroke.from.x, last.y - stroke.from.y);
    if (straight >= STROKE_LENGTH) this.#straightness.add(stroke.length / straight);
  }

  down({ isTrusted, timeStamp }: PointerEvent): void {
    if (isTrusted) this.#downAt = timeStamp;
  }

  up({ isTrusted, timeStamp }: PointerEvent): void {
    if (isTrusted && this.#downAt !== null) this.#press.add(timeStamp - this.#downAt);
    this.#downAt = null;
  }

  /** @param target clicked element, to find its center */
  click(event: MouseEvent, target: Element | null): void {
    const counts = this.#counts;
    // Keyboard and label clicks have no coordinates.
    if (event.isTrusted && event.detail === 0) return;
    if (!event.isTrusted) {
      counts.untrustedClicks++;
      return;
    }
    counts.clicks++;
    const { left, top, width, height } = target?.getBoundingClientRect() ?? {
      left: 0,
      top: 0,
      width: 0,
      height: 0,
    };
    if (
      width > SMALL_ELEMENT &&
      height > SMALL_ELEMENT &&
      Math.abs(event.clientX - left - width / 2) <= 1 &&
      Math.abs(event.clientY - top - height / 2) <= 1
    ) {
      counts.clicksAtCentre++;
    }
    if ((event as PointerEvent).pointerType === 'touch' || counts.touch > counts.mouse) return;
    const last = this.#last;
    if (!last || Math.hypot(event.clientX - last.x, event.clientY - last.y) > AWAY)
      counts.clicksWithoutTravel++;
    const step = this.#lastStep;
    if (!last || !step || (step.length > TAIL && event.timeStamp - last.time < TAIL_MS))
      counts.clicksWithoutTail++;
  }

  wheel({ isTrusted }: Event): void {
    if (isTrusted) this.#counts.wheels++;
  }

  get moved(): boolean {
    return this.#counts.moves > 0;
  }

  summary(): PointerSummary {
    const enough = this.#steps >= ENOUGH_STEPS;
    return {
      ...this.#counts,
      path: Math.round(this.#path),
      intervals: this.#intervals.summary(),
      speed: this.#speed.summary(),
      straightness: this.#straightness.summary()?.mean ?? null,
      unturned: this.#turns >= ENOUGH_STEPS ? rounded(this.#unturned / this.#turns) : null,
      latticeX: enough && this.#latticeX > 0 ? this.#latticeX : null,
      latticeY: enough && this.#latticeY > 0 ? this.#latticeY : null,
      press: this.#press.summary(),
    };
  }
}
