import { Agent, get } from 'node:http';

/** Milliseconds from when a GET is sent until the last byte of its answer. @throws when it is not answered with 200 */
const timed = (url: string, headers: { readonly [name: string]: string }, agent: Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    const request = get(url, { headers, agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`a read answered ${response.statusCode}`));
      response.resume().on('end', () => resolve(performance.now() - began));
    });
    request.on('error', reject);
  });

/**
 * Reads an address at a rate, evenly: each is sent at its time, whether or not those before it have been answered.
 * autocannon does otherwise: it sends the share of a whole second at once, and then rests.
 * @returns milliseconds, one for each read
 */
export async function pacedReads(
  url: string,
  plan: {
    readonly perSecond: number;
    readonly seconds: number;
    readonly headers: { readonly [name: string]: string };
  },
): Promise<readonly number[]> {
  const agent = new Agent({ keepAlive: true });
  const reads: Promise<number>[] = [];
  const began = performance.now();
  try {
    while (reads.length < plan.perSecond * plan.seconds) {
      const due = ((performance.now() - began) * plan.perSecond) / 1000;
      while (reads.length < Math.min(due, plan.perSecond * plan.seconds))
        reads.push(timed(url, plan.headers, agent));
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    return await Promise.all(reads);
  } finally {
    agent.destroy();
  }
}

/** The time within which 99 of 100 were answered. */
export function p99(times: readonly number[]): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN;
}
