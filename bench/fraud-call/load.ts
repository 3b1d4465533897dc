import autocannon from 'autocannon';

export interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failures: number;
}

interface LoadPlan {
  readonly url: string;
  readonly headers: { readonly [name: string]: string };
  /** Every connection sends its own share of these in turn. */
  readonly bodies: readonly string[];
  readonly connections: number;
  readonly seconds: number;
}

/** Runs autocannon. Milliseconds of each answer; its own percentiles are whole ones. */
async function cannonade(options: autocannon.Options) {
  const times: number[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)));
    running.on('response', (_client, _status, _bytes, took) => times.push(took));
  });
  return { result, times: times.sort((a, b) => a - b) };
}

/** Sends requests as fast as they are answered. Latencies are milliseconds. */
export async function load(plan: LoadPlan): Promise<Load> {
  const share = Math.floor(plan.bodies.length / plan.connections);
  let clients = 0;
  const { result, times } = await cannonade({
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
  const at = (part: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;
  return {
    perSecond: result.requests.average,
    p50: at(0.5),
    p99: at(0.99),
    failures: result.non2xx + result.errors + result.timeouts,
  };
}
