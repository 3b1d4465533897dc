/** 95 % confidence, two-sided. */
const Z = 1.959964;

/** The interval of a share that was observed as `hits` of `rows` (Wilson 1927); 0 to 1 when there are no rows. */
export function wilson(hits: number, rows: number): { readonly low: number; readonly high: number } {
  if (rows === 0) return { low: 0, high: 1 };
  const share = hits / rows;
  const z2 = Z * Z;
  const centre = share + z2 / (2 * rows);
  const spread = Z * Math.sqrt((share * (1 - share)) / rows + z2 / (4 * rows * rows));
  const scale = 1 + z2 / rows;
  return { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
}
