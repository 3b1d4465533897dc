import type Sigma from 'sigma';
import type { CameraState } from 'sigma/types';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** How a drawn picture is moved: a point at `p` comes to `scale * p + (x, y)`. */
interface Move {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** What brings two points of a picture, one beside the other, from where they were drawn to where they are seen. */
export function moveOf([from, fromEnd]: readonly [Place, Place], [to, toEnd]: readonly [Place, Place]): Move {
  const scale = (toEnd.x - to.x) / (fromEnd.x - from.x);
  return { scale, x: to.x - scale * from.x, y: to.y - scale * from.y };
}

/** A picture that takes longer than this to be drawn is carried. */
const SLOW_MS = 40;
const SLOW_IN_A_ROW = 2;
/** Without a move for so long it is drawn anew where it lies. */
const REST_MS = 180;
/** Smaller or larger than this it is too coarse to be carried on. */
const MOST_SCALE = 5;
/** Takes the presses, and stays where they are made. */
const MOUSE_LAYER = 'mouse';
/** Nothing lies on these while the picture moves. */
const EMPTY_LAYERS = ['edgeLabels', 'hovers', 'hoverNodes'];

/**
 * Follows the camera: draws each frame where that is quick, and otherwise moves the layers as they were drawn, which costs only putting them
 * together, and draws anew at rest. A machine without a graphics card draws some thousand nodes in a tenth of a second and more.
 */
export class CarriedPicture {
  private drawnFor: CameraState;
  private slowInARow = 0;
  private isSlow = false;
  private isCarried = false;
  private frame = 0;
  private rest = 0;

  /** @param onSlow the machine draws slowly: what draws by itself should do so seldom */
  constructor(
    private readonly sigma: Sigma,
    private readonly onSlow: () => void,
  ) {
    const camera = sigma.getCamera();
    this.drawnFor = camera.getState();
    // The library draws at every move of the camera; here it does when it is told.
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

  /** It stands where the camera sees it. */
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

  /** How long until the next frame: that long takes a drawing, wherever it is done. */
  private measure(): void {
    if (this.isSlow) return;
    const began = performance.now();
    requestAnimationFrame(() => {
      // A hidden page has no frames.
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
    if (scale > MOST_SCALE || scale < 1 / MOST_SCALE) {
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
