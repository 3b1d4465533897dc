const MAX_BARS = 14;

/** Adds neighboring values, so that at most 14 remain for a sparkline. */
export function atMostBars(values: readonly number[]): readonly number[] {
  const step = Math.max(1, Math.ceil(values.length / MAX_BARS));
  return Array.from({ length: Math.ceil(values.length / step) }, (_, part) =>
    values.slice(part * step, (part + 1) * step).reduce((sum, value) => sum + value, 0),
  );
}
