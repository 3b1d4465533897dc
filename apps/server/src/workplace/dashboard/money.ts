const PARTS = 1e6;

/** A sum of amounts without what adding in binary leaves behind the sixth decimal: 0.1 + 0.2 is 0.3, and what was taken off again 0. */
export const plainAmount = (sum: number): number => Math.round(sum * PARTS) / PARTS;
