/** Measures other accounts' requests while one account saves a policy of 5,000 hostile rules every two seconds. */
import { median, type Row, ratioAtMost } from '../row';
import { openAccount } from './hostile-rules';
import { freshDatabase, type Server } from './servers';
import { dataFolder, FRAUD, packData, type Round, round, startSubject } from './subject';

const RULES = 5_000;
const SAVE_EVERY_MS = 2_000;
/** Four saves in each measured round. */
const ROUND = { seconds: 8, connections: 8, perSecond: 50 };
const ROUNDS = 4;
const WARM_UP = { seconds: 10, connections: 8, perSecond: 50 };

/** A hostile policy: the conditions of its rules by their number. */
interface HostilePolicy {
  readonly name: string;
  condition(index: number): string;
}

const POLICIES: readonly HostilePolicy[] = [
  // Each pattern is close to the maximum number of states of a pattern, so the policy is rejected.
  {
    name: 'nested repeats, rejected',
    condition: (n) => `custom_fields.d matches "((a|b${n}){9}){10}x{30}"`,
  },
  // Just within the limits of a policy, so every save is stored, and compiled by the serving process.
  { name: 'searching patterns, stored', condition: (n) => `custom_fields.d matches ".*a.*c${n}$"` },
];

const then = { score: { operation: '+', value: 1 } };

const bodyOf = ({ condition }: HostilePolicy, save: number, expectedVersion: number) =>
  JSON.stringify({
    expected_version: expectedVersion,
    document: {
      rules: Array.from({ length: RULES }, (_, n) => ({
        id: `H${n}`,
        name: 'h',
        mode: 'shadow',
        // Differs in every save, so that no earlier compilation can be used again.
        when_text: condition(n + save * RULES),
        then,
      })),
      categories: [],
      lists: [],
      thresholds: { review: 10, decline: 20 },
    },
  });

/** Saves policies at a fixed interval, regardless of earlier responses, and counts the responses by status. */
class Saver {
  readonly answers = new Map<number | 'failed', number>();
  private saves = 0;

  constructor(
    private readonly server: Server,
    private readonly key: string,
    private readonly policy: HostilePolicy,
  ) {}

  private count(answer: number | 'failed'): void {
    this.answers.set(answer, (this.answers.get(answer) ?? 0) + 1);
  }

  private call(path: string, init: { readonly method?: string; readonly body?: string } = {}) {
    const headers = { 'content-type': 'application/json', 'x-api-key': this.key };
    return fetch(`${this.server.url}/management-api/v1${path}`, { ...init, headers });
  }

  private async save(): Promise<void> {
    const latest = (await (await this.call('/policy/versions?limit=1')).json()) as {
      readonly data: { readonly versions: readonly [{ readonly version: number }] };
    };
    const { version } = latest.data.versions[0];
    const body = bodyOf(this.policy, ++this.saves, version);
    const response = await this.call('/policy', { method: 'PUT', body });
    await response.text();
    this.count(response.status);
  }

  /** Runs the work while policies are saved; returns after the last response. */
  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    const open: Promise<void>[] = [];
    const start = () => open.push(this.save().catch(() => this.count('failed')));
    start();
    const timer = setInterval(start, SAVE_EVERY_MS);
    try {
      return await work();
    } finally {
      clearInterval(timer);
      await Promise.all(open);
    }
  }
}

interface Pair {
  readonly before: Round;
  readonly during: Round;
}

function rowsOf(policy: HostilePolicy, pairs: readonly Pair[], answers: Saver['answers']): Row[] {
  const returned = [...answers].map(([status, count]) => `${count} × ${status}`).join(', ');
  const row = (of: 'p50' | 'p99', limit: number): Row => ({
    figure: `${of} of another account, ${ROUND.perSecond} requests/s, ${RULES} rules (${policy.name}) saved every ${SAVE_EVERY_MS / 1000} s`,
    value: median(pairs.map(({ during }) => during[of])),
    unit: 'ms',
    reference: `without saves: ${median(pairs.map(({ before }) => before[of])).toFixed(1)} ms; saves returned ${returned}`,
    ratio: median(pairs.map(({ before, during }) => during[of] / before[of])),
    bar: ratioAtMost(limit),
  });
  return [row('p50', 1.5), row('p99', 2)];
}

/** Compares another account's requests with and without saves, alternately, for each kind of hostile policy. */
export async function benchHostileSaves(): Promise<Row[]> {
  await packData();
  const database = await freshDatabase();
  const folder = dataFolder();
  const server = await startSubject({ DATABASE_URL: database?.url ?? '', ASSAY_DATA_DIR: folder.path });
  try {
    await round(server, FRAUD, WARM_UP);
    const rows: Row[] = [];
    for (const policy of POLICIES) {
      const { key } = await openAccount(server, policy.name);
      const saver = new Saver(server, key, policy);
      const pairs: Pair[] = [];
      for (let turn = 0; turn < ROUNDS; turn++)
        pairs.push({
          before: await round(server, FRAUD, ROUND),
          during: await saver.during(() => round(server, FRAUD, ROUND)),
        });
      rows.push(...rowsOf(policy, pairs, saver.answers));
    }
    return rows;
  } finally {
    await server.stop();
    folder.remove();
    await database?.drop();
  }
}
