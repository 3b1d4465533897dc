import autocannon from 'autocannon';

export interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failures: number;
}

export interface LoadPlan {
  readonly url: string;
  readonly headers: { readonly [name: string]: string };
  /** Every connection sends its own share of these in turn. */
  readonly bodies: readonly string[];
  readonly connections: number;
  readonly seconds: number;
}

/** Sends requests as fast as they are answered. Latencies are milliseconds. */
export async function load(plan: LoadPlan): Promise<Load> {
  const share = Math.floor(plan.bodies.length / plan.connections);
  let clients = 0;
  const result = await autocannon({
    url: plan.url,
    connections: plan.connections,
    duration: plan.seconds,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...plan.headers },
    setupClient: (client) => {
      const first = clients++ * share;
      client.setRequests(plan.bodies.slice(first, first + share).map((body) => ({ body })));
    },
  });
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}
