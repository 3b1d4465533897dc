/** How a picture stands in its frame: moved by pixels of the frame from the middle, larger or smaller, turned. */
export interface PictureView {
  /** 1 = the picture fills its frame. */
  readonly zoom: number;
  /** Turned clockwise by so many quarters. */
  readonly quarters: number;
  readonly x: number;
  readonly y: number;
}

export const WHOLE: PictureView = { zoom: 1, quarters: 0, x: 0, y: 0 };

const LEAST_ZOOM = 1;
const MOST_ZOOM = 12;
/** One press of a key, one notch of a wheel. */
export const ZOOM_STEP = 1.25;
const MOVE_STEP = 40;

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The middle of the picture never leaves what it could cover: nothing is lost out of sight. */
function within(view: PictureView, { width, height }: Size): PictureView {
  const [mostX, mostY] = [((view.zoom - 1) * width) / 2, ((view.zoom - 1) * height) / 2];
  // A picture that fills its frame stands at 0, not at -0.
  return { ...view, x: clamp(view.x, -mostX, mostX) || 0, y: clamp(view.y, -mostY, mostY) || 0 };
}

/**
 * Larger or smaller, about a point that stays where it is.
 * @param about pixels of the frame from its middle
 */
export function zoomed(
  view: PictureView,
  factor: number,
  frame: Size,
  about: { readonly x: number; readonly y: number } = { x: 0, y: 0 },
): PictureView {
  const zoom = clamp(view.zoom * factor, LEAST_ZOOM, MOST_ZOOM);
  const real = zoom / view.zoom;
  return within(
    { ...view, zoom, x: about.x - (about.x - view.x) * real, y: about.y - (about.y - view.y) * real },
    frame,
  );
}

export const moved = (view: PictureView, x: number, y: number, frame: Size): PictureView =>
  within({ ...view, x: view.x + x, y: view.y + y }, frame);

/** Turned by a quarter, in the middle of its frame again. */
export const turned = (view: PictureView, quarters: number): PictureView => ({
  ...view,
  quarters: (((view.quarters + quarters) % 4) + 4) % 4,
  x: 0,
  y: 0,
});

/** What a key does to a picture; null = nothing. */
export function byKey(view: PictureView, key: string, frame: Size): PictureView | null {
  switch (key) {
    case '+':
    case '=':
      return zoomed(view, ZOOM_STEP, frame);
    case '-':
      return zoomed(view, 1 / ZOOM_STEP, frame);
    case '0':
      return WHOLE;
    case 'r':
      return turned(view, 1);
    case 'R':
      return turned(view, -1);
    case 'ArrowLeft':
      return moved(view, MOVE_STEP, 0, frame);
    case 'ArrowRight':
      return moved(view, -MOVE_STEP, 0, frame);
    case 'ArrowUp':
      return moved(view, 0, MOVE_STEP, frame);
    case 'ArrowDown':
      return moved(view, 0, -MOVE_STEP, frame);
    default:
      return null;
  }
}
