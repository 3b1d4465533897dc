import type { ContextSummary } from '@assay/contract';

/** What happens around the form: hiding, resizing, another screen. */
export class ContextWatch {
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
