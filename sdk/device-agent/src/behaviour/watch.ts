import type { BehaviourSummary, ContextSummary, OriginSummary } from '@assay/contract';
import { now } from '../natives';
import type { BehaviourOptions } from '../options';
import { FieldWatch, isSecret } from './fields';
import { KeyWatch } from './keys';
import { PointerWatch } from './pointer';

/** What happens around the form: hiding, resizing, another screen. */
class ContextWatch {
  #hidden = 0;
  #hiddenMs = 0;
  #hiddenSince: number | null = null;
  #resizes = 0;
  #pixelRatioChanges = 0;
  #colorDepthChanges = 0;
  #pixelRatio = devicePixelRatio;
  #colorDepth = screen.colorDepth;

  visibility(time: number): void {
    if (document.visibilityState === 'hidden') {
      this.#hidden++;
      this.#hiddenSince = time;
    } else if (this.#hiddenSince !== null) {
      this.#hiddenMs += time - this.#hiddenSince;
      this.#hiddenSince = null;
    }
  }

  resize(): void {
    this.#resizes++;
    this.#look();
  }

  /** Nothing reports a change of colour depth: it is looked for whenever there is a reason to look. */
  #look(): void {
    if (devicePixelRatio !== this.#pixelRatio) this.#pixelRatioChanges++;
    if (screen.colorDepth !== this.#colorDepth) this.#colorDepthChanges++;
    this.#pixelRatio = devicePixelRatio;
    this.#colorDepth = screen.colorDepth;
  }

  summary(time: number): ContextSummary {
    this.#look();
    const hiddenNow = this.#hiddenSince === null ? 0 : time - this.#hiddenSince;
    return {
      hidden: this.#hidden,
      hiddenMs: Math.round(this.#hiddenMs + hiddenNow),
      resizes: this.#resizes,
      pixelRatioChanges: this.#pixelRatioChanges,
      colorDepthChanges: this.#colorDepthChanges,
    };
  }
}

/** What a mouse moves by are pixels of the screen, but for rounding; where a page begins may lie between them. */
const OFF_PIXEL = 0.05;
const PROMPT_MS = 1;
const TENTHS = 10;
/** With Shift on the digits of a keyboard for English; no layout has one of these there without. */
const ABOVE_DIGITS = ')!@#$%^&*(';

/** A character that this key gives with Shift alone. */
function needsShift({ key, code }: KeyboardEvent): boolean {
  if (/^Key[A-Z]$/.test(code)) return key.length === 1 && key !== key.toLowerCase();
  return /^Digit\d$/.test(code) && key === ABOVE_DIGITS.charAt(Number(code.charAt(5)));
}

const isUnscaled = (): boolean => window === window.top && (window.visualViewport?.scale ?? 1) === 1;

/** What the events carry of where they come from: a device, or a program that imitates one. */
export class OriginWatch {
  readonly #counts = { moves: 0, samples: 0, offGrid: 0, prompt: 0, counted: 0, shifted: 0, withoutShift: 0 };
  #place: readonly [number, number] | null = null;
  /** By the first decimal of their milliseconds. */
  readonly #tenths = new Array<number>(TENTHS).fill(0);

  /** Of the X server, and of systems like it, all times are whole milliseconds after one another. */
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

/** Innermost element of an event, through open shadow roots. */
function targetOf(event: Event): Element | null {
  const [target] = event.composedPath();
  return target instanceof Element ? target : null;
}

/**
 * Listens to the page from now on and answers the summary of everything so far. Listeners are passive and see events
 * before the page does; they change nothing. Neither values of fields nor key codes leave this folder.
 * @returns null when the options switch behaviour off
 */
export function watchBehaviour(options: BehaviourOptions): (() => BehaviourSummary) | null {
  if (options.targets === '') return null;
  const since = now();
  const keys = new KeyWatch();
  const pointer = new PointerWatch();
  const fields = new FieldWatch(options.targets, options.formFilloutDurationTargetId);
  const context = new ContextWatch();
  const origin = new OriginWatch();

  const listen = <Name extends keyof WindowEventMap>(
    name: Name,
    listener: (event: WindowEventMap[Name]) => void,
  ) => {
    const guarded = (event: WindowEventMap[Name]) => {
      try {
        listener(event);
      } catch {
        // The page's own handling of the event goes on.
      }
    };
    window.addEventListener(name, guarded, { capture: true, passive: true });
  };
  const inField = (listener: (field: Element, event: Event) => void) => (event: Event) => {
    const target = targetOf(event);
    const field = target && fields.fieldOf(target);
    if (field) listener(field, event);
  };
  const isOpen = (event: Event) => {
    const target = targetOf(event);
    return !target || !isSecret(target);
  };

  listen('keydown', (event) => {
    fields.cause(event);
    if (!isOpen(event)) return;
    keys.down(event);
    origin.key(event);
  });
  listen('keyup', (event) => {
    if (isOpen(event)) keys.up(event);
  });
  listen('pointermove', (event) => {
    pointer.move(event, devicePixelRatio);
    origin.move(event, devicePixelRatio);
  });
  listen('mousemove', (event) => origin.mouseMove(event));
  listen('pointerdown', (event) => {
    fields.cause(event);
    pointer.down(event);
    origin.time(event);
  });
  listen('pointerup', (event) => pointer.up(event));
  listen('click', (event) => pointer.click(event, targetOf(event)));
  listen('wheel', (event) => pointer.wheel(event));
  listen(
    'focusin',
    inField((field, event) => fields.focus(field, event)),
  );
  listen(
    'input',
    inField((field, event) => {
      fields.input(field, event);
      if (!isSecret(field)) keys.input(event as InputEvent);
    }),
  );
  listen('resize', () => context.resize());
  document.addEventListener('visibilitychange', ({ timeStamp }) => context.visibility(timeStamp), {
    capture: true,
  });

  return () => ({
    observedMs: Math.round(now() - since),
    keys: keys.summary(),
    pointer: pointer.summary(),
    fields: fields.summary(),
    context: context.summary(now()),
    origin: origin.summary(),
  });
}
