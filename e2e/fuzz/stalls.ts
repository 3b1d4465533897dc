import type { Profiler } from 'node:inspector';
import { Session } from 'node:inspector/promises';

/** Interval of the event loop checks, and the maximum delay, in milliseconds. */
const TICK_MS = 100;
const STALL_MS = 1000;
/** One sample per ten milliseconds is enough to find the cause of a one-second stall, at almost no cost. */
const SAMPLED_EVERY_US = 10_000;
/** Limits the profile, because a profile that grows for hours would itself block the process. */
const TICKS_A_PROFILE = 600;

/**
 * Watches the event loop of this process. If it stalls for a second, prints the time and the functions that
 * used it (V8's sampling profiler over the last minute at most).
 */
export async function watchStalls(): Promise<{ close(): Promise<void> }> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: SAMPLED_EVERY_US });
  await session.post('Profiler.start');
  let last = performance.now();
  let ticks = 0;
  let busy = false;
  const timer = setInterval(async () => {
    const stood = performance.now() - last - TICK_MS;
    last = performance.now();
    ticks += 1;
    if (busy || (stood < STALL_MS && ticks < TICKS_A_PROFILE)) return;
    busy = true;
    ticks = 0;
    const { profile } = await session.post('Profiler.stop');
    await session.post('Profiler.start');
    busy = false;
    last = performance.now();
    if (stood >= STALL_MS) console.log(`STALL of ${Math.round(stood)} ms: ${whatRan(profile, stood)}`);
  }, TICK_MS);
  return {
    close: async () => {
      clearInterval(timer);
      await session.post('Profiler.stop');
      session.disconnect();
    },
  };
}

/**
 * Returns the stacks of the samples in the last `ms` of a profile, the most frequent first, each with its
 * share of samples.
 */
function whatRan(profile: Profiler.Profile, ms: number): string {
  const { nodes, samples = [], timeDeltas = [] } = profile;
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parent = new Map(nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node.id])));
  const stackOf = (id: number): string => {
    const names: string[] = [];
    for (let at: number | undefined = id; at !== undefined && names.length < 14; at = parent.get(at)) {
      const frame = byId.get(at)?.callFrame;
      if (frame)
        names.push(
          `${frame.functionName || '?'}@${frame.url.split('/').slice(-2).join('/')}:${frame.lineNumber}`,
        );
    }
    return names.join(' < ');
  };
  const counts = new Map<string, number>();
  let left = ms * 1000;
  for (let at = samples.length - 1; at >= 0 && left > 0; at -= 1) {
    left -= timeDeltas[at] ?? 0;
    const stack = stackOf(samples[at] ?? 0);
    counts.set(stack, (counts.get(stack) ?? 0) + 1);
  }
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 6)
    .map(([stack, count]) => `\n  ${count} of ${all} samples: ${stack}`)
    .join('');
}
