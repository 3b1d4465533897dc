/** The best of some stills, and the next best of the rest. */
interface Picked {
  readonly best: number;
  /** In the order in which they were taken. */
  readonly others: readonly number[];
}

/**
 * Which of several stills of one moment is sent as the picture, and which beside it: the sharpest ones. Pure.
 * @param sharpness of each, in the order in which they were taken; null = it was not looked at, and an earlier one goes before it
 * @param most how many are sent beside the picture
 */
export function pickStills(sharpness: readonly (number | null)[], most: number): Picked {
  const order = sharpness
    .map((sharp, at) => ({ at, sharp: sharp ?? Number.NEGATIVE_INFINITY }))
    .sort((one, other) => (one.sharp === other.sharp ? one.at - other.at : other.sharp - one.sharp));
  const [best = 0, ...rest] = order.map(({ at }) => at);
  return { best, others: rest.slice(0, most).sort((one, other) => one - other) };
}
