export type Way = 'password' | 'key';

const PLACE = 'assay.sign-in-way';

/** The way in that was taken last in this browser; null = none was, or the browser keeps nothing. */
export function lastWay(): Way | null {
  try {
    const kept = localStorage.getItem(PLACE);
    return kept === 'password' || kept === 'key' ? kept : null;
  } catch {
    return null;
  }
}

export function rememberWay(way: Way): void {
  try {
    localStorage.setItem(PLACE, way);
  } catch {
    // A browser that keeps nothing opens on the usual way again.
  }
}
