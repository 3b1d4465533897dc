import type Sigma from 'sigma';
import type { CameraState } from 'sigma/types';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Transformation of a drawn picture: point `p` moves to `scale * p + (x, y)`. */
interface Move {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Returns the transformation that moves two points from their drawn to their visible position. */
export function moveOf([from, fromEnd]: readonly [Place, Place], [to, toEnd]: readonly [Place, Place]): Move {
  const scale = (toEnd.x - to.x) / (fromEnd.x - from.x);
  return { scale, x: to.x - scale * from.x, y: to.y - scale * from.y };
}

/** Frame time above which the picture is moved instead of redrawn, in milliseconds. */
const SLOW_MS = 40;
const SLOW_IN_A_ROW = 2;
/** Time without movement before a redraw, in milliseconds. */
const REST_MS = 180;
/** Maximum scale up or down before a redraw, because the picture gets too coarse. */
const MAX_SCALE = 5;
/** Receives pointer events and is not moved. */
const MOUSE_LAYER = 'mouse';
/** Layers that are empty while the picture moves. */
const EMPTY_LAYERS = ['edgeLabels', 'hovers', 'hoverNodes'];

/**
 * Follows the camera: redraws each frame if that is fast, otherwise transforms the drawn layers and redraws
 * at rest. Without a graphics card, some thousand nodes take a tenth of a second or more.
 */
export class CarriedPicture {
  private drawnFor: CameraState;
  private slowInARow = 0;
  private isSlow = false;
  private isCarried = false;
  private frame = 0;
  private rest = 0;

  /** @param onSlow called if drawing is slow, so that animations reduce their frame rate */
  constructor(
    private readonly sigma: Sigma,
    private readonly onSlow: () => void,
  ) {
    const camera = sigma.getCamera();
    this.drawnFor = camera.getState();
    // The library redraws at every camera change; this class decides instead.
    camera.removeAllListeners('updated');
    camera.on('updated', this.follow);
    sigma.on('afterRender', this.drawn);
  }

  end(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.rest);
  }

  private readonly follow = (): void => {
    if (!this.isSlow) {
      this.sigma.scheduleRender();
      return;
    }
    clearTimeout(this.rest);
    this.rest = window.setTimeout(() => this.sigma.scheduleRender(), REST_MS);
    if (this.frame === 0) this.frame = requestAnimationFrame(this.carry);
  };

  /** The drawn picture matches the camera. */
  private readonly drawn = (): void => {
    this.drawnFor = this.sigma.getCamera().getState();
    this.measure();
    if (!this.isCarried) return;
    this.isCarried = false;
    for (const canvas of Object.values(this.sigma.getCanvases())) {
      canvas.style.transform = '';
      canvas.style.visibility = '';
    }
  };

  /** Measures the time until the next frame, which includes the drawing. */
  private measure(): void {
    if (this.isSlow) return;
    const began = performance.now();
    requestAnimationFrame(() => {
      // Hidden pages have no frames.
      if (document.hidden) return;
      this.slowInARow = performance.now() - began > SLOW_MS ? this.slowInARow + 1 : 0;
      if (this.slowInARow < SLOW_IN_A_ROW) return;
      this.isSlow = true;
      this.onSlow();
    });
  }

  private readonly carry = (): void => {
    this.frame = 0;
    const { sigma } = this;
    const place = (at: number, cameraState: CameraState) =>
      sigma.framedGraphToViewport({ x: at, y: 0.5 }, { cameraState });
    const now = sigma.getCamera().getState();
    const { scale, x, y } = moveOf(
      [place(0, this.drawnFor), place(1, this.drawnFor)],
      [place(0, now), place(1, now)],
    );
    if (scale > MAX_SCALE || scale < 1 / MAX_SCALE) {
      sigma.scheduleRender();
      return;
    }
    const transform = `translate(${x}px, ${y}px) scale(${scale})`;
    for (const [name, canvas] of Object.entries(sigma.getCanvases())) {
      if (name === MOUSE_LAYER) continue;
      if (EMPTY_LAYERS.includes(name)) canvas.style.visibility = 'hidden';
      else canvas.style.transform = transform;
    }
    this.isCarried = true;
  };
}
