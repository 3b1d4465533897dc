import { setTimeout as sleep } from 'node:timers/promises';
import { atMost, median, type Row, ratioAtMost } from '../row';
import { freshDatabase, type Server } from './servers';
import { dataFolder, FRAUD, KEY, type Round, round, startSubject } from './subject';

const SECONDS = 5;
const ROUNDS = 5;
const RULES = 5_000;
/** Requests of the hostile account: the callers alternate, each with this minimum interval. */
const HOSTILE_CALLERS = 2;
const PACE_MS = 50;
const HOSTILE_BODY = JSON.stringify({ custom_fields: { d: 'ab'.repeat(2_000) } });

interface Account {
  readonly key: string;
}

async function manage(server: Server, method: string, path: string, body: unknown, key = KEY) {
  const response = await fetch(`${server.url}/management-api/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`);
  return JSON.parse(text) as {
    readonly data: { readonly key?: { readonly api_key?: string }; readonly version?: number };
  };
}

export async function openAccount(server: Server, name: string): Promise<Account> {
  const { data } = await manage(server, 'POST', '/accounts', { name });
  return { key: String(data.key?.api_key) };
}

const then = { score: { operation: '+', value: 1 } };

/** The maximum number of rules of maximum cost: each searches 4 KB with a pattern that never ends early. */
const policy = (rules: number) => ({
  document: {
    rules: Array.from({ length: rules }, (_, n) => ({
      id: `H${n}`,
      name: 'h',
      mode: 'shadow',
      when: `custom_fields.d matches ".*a.*c${n}$"`,
      then,
    })),
    categories: [],
    lists: [],
    thresholds: { review: 10, decline: 20 },
  },
});

/** Returns the longest stall of the event loop since the last call, in milliseconds. */
async function stall(server: Server): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(/assay_nodejs_eventloop_lag_max_seconds ([\d.e-]+)/.exec(text)?.[1] ?? Number.NaN) * 1_000;
}

async function callAs(server: Server, key: string): Promise<void> {
  const response = await fetch(server.url + FRAUD, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body: HOSTILE_BODY,
  });
  // A busy machine may reject the request as documented; only the effect on other accounts counts.
  if (response.status !== 200 && response.status !== 503)
    throw new Error(`the hostile request returned ${response.status}`);
  await response.text();
}

/**
 * Compares other accounts' requests with and without an account that has 5,000 hostile rules and sends
 * requests.
 */
export async function benchHostileRules(): Promise<Row[]> {
  const database = await freshDatabase();
  const folder = dataFolder();
  const server = await startSubject({ DATABASE_URL: database?.url ?? '', ASSAY_DATA_DIR: folder.path });
  let calling = false;
  const repeatCalls = async (turn: number, key: string) => {
    await sleep((turn * PACE_MS) / HOSTILE_CALLERS);
    while (calling) await Promise.all([callAs(server, key), sleep(PACE_MS)]);
  };
  const beside = async (key: string): Promise<Round> => {
    calling = true;
    const callers = Promise.all(Array.from({ length: HOSTILE_CALLERS }, (_, turn) => repeatCalls(turn, key)));
    try {
      return await round(server, FRAUD, { seconds: SECONDS, connections: 4 });
    } finally {
      calling = false;
      await callers;
    }
  };
  try {
    const hostile = await openAccount(server, 'hostile');
    const peaceful = await openAccount(server, 'peaceful');
    const { data } = await manage(server, 'GET', '/policy', undefined, hostile.key);
    const saved = { ...policy(RULES), expected_version: data.version };
    await stall(server);
    await manage(server, 'PUT', '/policy', saved, hostile.key);
    const saving = await stall(server);
    await callAs(server, hostile.key);
    const rounds: { readonly beside: Round; readonly reference: Round; readonly stall: number }[] = [];
    for (let turn = 0; turn <= ROUNDS; turn++) {
      const reference = await beside(peaceful.key);
      await stall(server);
      const measured = { reference, beside: await beside(hostile.key), stall: await stall(server) };
      // The first turn is a warm-up.
      if (turn > 0) rounds.push(measured);
    }
    return [
      {
        figure: `p99 of other requests with one account with ${RULES} hostile rules, 4 connections`,
        value: median(rounds.map((r) => r.beside.p99)),
        unit: 'ms',
        reference: `with ordinary rules in that account: ${median(rounds.map((r) => r.reference.p99)).toFixed(1)} ms`,
        ratio: median(rounds.map((r) => r.beside.p99 / r.reference.p99)),
        bar: ratioAtMost(2),
      },
      {
        figure: 'longest stall of the event loop',
        value: median(rounds.map((r) => r.stall)),
        unit: 'ms',
        bar: atMost(50),
      },
      {
        figure: 'longest stall while these rules are saved and compiled',
        value: saving,
        unit: 'ms',
        bar: atMost(50),
      },
    ];
  } finally {
    await server.stop();
    folder.remove();
    await database?.drop();
  }
}
