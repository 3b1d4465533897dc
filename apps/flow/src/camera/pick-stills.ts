/** The sharpest still, and the next sharpest ones. */
interface Picked {
  readonly best: number;
  /** In capture order. */
  readonly others: readonly number[];
}

/**
 * Selects the still to send as the picture and those to send with it: the sharpest ones. Pure.
 * @param sharpness sharpness of each still, in capture order; null if not analyzed, in which case earlier
 *   stills come first
 * @param most number of stills sent in addition to the picture
 */
export function pickStills(sharpness: readonly (number | null)[], most: number): Picked {
  const order = sharpness
    .map((sharp, at) => ({ at, sharp: sharp ?? Number.NEGATIVE_INFINITY }))
    .sort((one, other) => (one.sharp === other.sharp ? one.at - other.at : other.sharp - one.sharp));
  const [best = 0, ...rest] = order.map(({ at }) => at);
  return { best, others: rest.slice(0, most).sort((one, other) => one - other) };
}
