/** Where the page is shown. */
export interface Surface {
  /** The page has spoken. */
  ready(): void;
  /** The height that the page needs, CSS pixels. */
  resize(height: number): void;
  /** Takes everything away that was put there. */
  remove(): void;
}

/** The events of a surface. */
export interface SurfaceEvents {
  /** The page was loaded, and listens. */
  readonly loaded: (page: Window) => void;
  /** The end user asks to leave. */
  readonly leave: () => void;
  /** The surface went away by itself. */
  readonly gone: () => void;
}
