interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where the camera's picture lies on the screen. */
export interface Fit {
  /** CSS pixels of the whole picture, also of what is cut off. */
  readonly shown: Size;
  /** The part of the picture's width and height that is seen, in its middle. */
  readonly visible: Size;
}

/** A picture of another shape than the window is cut at its edges, unless more than this share of it would be lost. */
const MOST_LOST = 0.35;

/**
 * The camera's picture over a whole window: as large as covers it, or, where too much of it would be cut off (a picture that
 * lies in a window that stands), as large as fits into it.
 */
export function fitView(picture: Size, window: Size): Fit {
  const [across, down] = [window.width / picture.width, window.height / picture.height];
  const [contain, cover] = [Math.min(across, down), Math.max(across, down)];
  const scale = 1 - contain / cover > MOST_LOST ? contain : cover;
  const shown = { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) };
  return {
    shown,
    visible: {
      width: Math.min(1, window.width / shown.width),
      height: Math.min(1, window.height / shown.height),
    },
  };
}
