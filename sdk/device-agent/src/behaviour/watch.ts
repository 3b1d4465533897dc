import type { BehaviourSummary, ContextSummary } from '@assay/contract';
import { now } from '../natives';
import type { BehaviourOptions } from '../options';
import { FieldWatch, isSecret } from './fields';
import { KeyWatch } from './keys';
import { OriginWatch } from './origin';
import { PointerWatch } from './pointer';

/** Watches changes around the form: visibility, size, another screen. */
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

  /** Checks the color depth on every occasion, because no event reports a change. */
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

/** Returns the innermost element of an event, also inside open shadow roots. */
function targetOf(event: Event): Element | null {
  const [target] = event.composedPath();
  return target instanceof Element ? target : null;
}

/**
 * Starts to listen to the page and returns a function that summarizes all behavior so far. Listeners are
 * passive, run before the page's own, and change nothing. Field values and key codes never leave this folder.
 * @returns null if the options disable behavior collection
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
        // An error here must not stop the page's own event handling.
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
