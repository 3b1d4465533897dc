/** Least CPU microseconds per call over some passes. */
export async function cpuMicroseconds(
  calls: number,
  passes: number,
  run: (index: number) => unknown,
): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let pass = 0; pass < passes; pass++) {
    const start = process.cpuUsage();
    for (let i = 0; i < calls; i++) {
      const pending = run(i);
      if (pending instanceof Promise) await pending;
    }
    const used = process.cpuUsage(start);
    best = Math.min(best, (used.user + used.system) / calls);
  }
  return best;
}
