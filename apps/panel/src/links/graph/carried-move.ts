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
