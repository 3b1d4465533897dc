import type { Elements } from './elements';
import { type Emit, type Listeners, type Members, timeOf } from './moment';
import { addStep, type MovementWindow, NEAR, openWindow, origin, rounded, sumsOf } from './movement-window';
import { pace } from './pace';

/** Maximum duration of one movement report, in milliseconds. */
const WINDOW_MS = 250;
const TAIL_MS = 300;
const RECENT_MS = 1000;
const MAX_RECENT = 64;
/** Events of one message of a remote viewer are this close, in milliseconds. */
const SAME_MS = 3;
/** Maximum delay between an event and its report, in milliseconds, unless the browser rounds its clocks. */
const PROMPT_MS = 10;

export interface Pointer {
  /** Reports the movement so far. */
  flush(): void;
}

/** A step of the pointer: its time and length. */
interface Step {
  readonly at: number;
  readonly step: number;
}

interface Press {
  readonly members: Members<'click'>;
  readonly at: number;
  readonly id: number;
  readonly isEcho: boolean;
}

/**
 * Returns the distance of a press from the center of its element, as a share of half the diagonal; 0 if
 * unknown.
 */
function offCenter(event: PointerEvent, element: Element | null): number {
  const box = element?.getBoundingClientRect();
  return box && box.width > 0 && box.height > 0
    ? Math.hypot(event.clientX - box.x - box.width / 2, event.clientY - box.y - box.height / 2) /
        (Math.hypot(box.width, box.height) / 2)
    : 0;
}

/**
 * Describes a press.
 * @param recent steps that led to it
 * @param leap distance from the last known position
 */
function pressMembers(
  event: PointerEvent,
  elements: Elements,
  recent: readonly Step[],
  leap: number,
): Members<'click'> {
  const at = timeOf(event);
  const before = recent.filter((step) => at - step.at <= RECENT_MS);
  // A movement of one or two steps also counts as a leap.
  const warp = before.length > 2 ? leap : Math.max(leap, ...before.map((step) => step.step));
  const element = elements.of(event);
  return {
    ...(element ? { el: elements.hashOf(element), tag: elements.tagOf(element) } : {}),
    ptr: event.pointerType,
    moves: before.length,
    tail: before.filter((step) => at - step.at <= TAIL_MS && step.step < NEAR).length,
    warp: event.pointerType === 'touch' ? 0 : rounded(warp),
    off: Math.round(offCenter(event, element) * 100) / 100,
    body: event.width > 1 || event.height > 1 || ![0, 0.5, 1].includes(event.pressure) ? 1 : 0,
  };
}

/** Counts the rhythm of a mouse and evidence of its origin. */
function mouseTiming() {
  const timing = pace();
  const births = origin();
  /** Browsers that hide time round all clocks to 16 ms or 100 ms; the rhythm would be the clock's. */
  let isClockFine = false;
  return {
    /** @param samples every position of the frame, if the browser reports them */
    move(event: PointerEvent, samples: readonly PointerEvent[]): void {
      if (event.pointerType !== 'mouse') return;
      births.move(event);
      const late = performance.now() - event.timeStamp;
      isClockFine ||= late > 0 && late < PROMPT_MS;
      if (!isClockFine) return;
      for (const sample of samples) timing.add(sample.timeStamp, sample.clientX, sample.clientY);
    },
    counted: births.counted,
    take: () => ({ ...timing.take(), ...births.take() }),
  };
}

/** Watches the manner of movement and presses, never the position. */
export function watchPointer(emit: Emit, elements: Elements, { on }: Listeners): Pointer {
  let window: MovementWindow | null = null;
  let x = 0;
  let y = 0;
  let seen = false;
  /** Newest steps since the last press. */
  const recent: Step[] = [];
  let press: Press | null = null;
  const timing = mouseTiming();
  /** Time at which the pointer last reported its position without a movement. */
  let echoAt = 0;

  function close(): void {
    if (!window) return;
    const closed = window;
    window = null;
    emit('move', { ...sumsOf(closed, x, y), ...timing.take() }, closed.from);
  }

  /** @returns the length of the step to the event's position */
  function moveTo(event: PointerEvent): number {
    const step = seen ? Math.hypot(event.clientX - x, event.clientY - y) : 0;
    x = event.clientX;
    y = event.clientY;
    seen = true;
    return step;
  }

  on(document, 'pointermove', (event: PointerEvent) => {
    const at = timeOf(event);
    const samples = event.getCoalescedEvents?.() ?? [];
    timing.move(event, samples);
    const former = samples[samples.length - 2];
    if (event.clientX === (former?.clientX ?? x) && event.clientY === (former?.clientY ?? y)) echoAt = at;
    if (window && (at - window.from > WINDOW_MS || window.ptr !== event.pointerType)) close();
    const dx = event.clientX - x;
    const dy = event.clientY - y;
    const wasSeen = seen;
    const step = moveTo(event);
    window ??= openWindow(event.pointerType, at, x, y);
    window.c += samples.length;
    addStep(window, at, dx, dy, step);
    if (wasSeen) recent.push({ at, step });
    if (recent.length > MAX_RECENT) recent.shift();
  });

  on(document, 'mousemove', timing.counted);
  on(document, 'pointerdown', (event: PointerEvent) => {
    if (!event.isTrusted) return;
    const at = timeOf(event);
    press = {
      at,
      id: event.pointerId,
      isEcho: at - echoAt < SAME_MS,
      members: pressMembers(event, elements, recent, moveTo(event)),
    };
    recent.length = 0;
  });
  on(document, 'pointerup', (event: PointerEvent) => {
    if (press?.id === event.pointerId) {
      const at = timeOf(event);
      const echo = press.isEcho && at - echoAt < SAME_MS ? 1 : 0;
      emit('click', { ...press.members, hold: rounded(at - press.at), echo }, press.at);
    }
    press = null;
  });
  // The finger scrolled, so this was not a press.
  on(document, 'pointercancel', () => {
    press = null;
  });
  on(document, 'click', (event: MouseEvent) => {
    const element = event.isTrusted ? null : elements.of(event);
    if (element)
      emit('click', { el: elements.hashOf(element), tag: elements.tagOf(element), fake: 1 }, timeOf(event));
  });

  return { flush: close };
}
