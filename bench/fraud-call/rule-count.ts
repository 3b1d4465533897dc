import { median, type Row } from '../row';
import { freshDatabase } from './databases';
import type { Server } from './servers';
import { alternate, call, dataFolder, FRAUD, KEY, type Round, round, startSubject } from './subject';

const SECONDS = 5;
const ROUNDS = 3;

interface PolicyBody {
  readonly rules: readonly { readonly id: string; readonly when: unknown; readonly when_text?: string }[];
}

/** The shipped rules, repeated with their numbers moved until there are `count`. */
function withRules<P extends PolicyBody>(policy: P, count: number): P {
  const rules = Array.from({ length: count }, (_item, n) => {
    const { when_text: _, ...rule } = policy.rules[n % policy.rules.length]!;
    const turn = Math.floor(n / policy.rules.length);
    const moved = JSON.stringify(rule).replace(
      /"op":"const","value":(\d+)\b/g,
      (_all, value) => `"op":"const","value":${Number(value) + turn}`,
    );
    return { ...(JSON.parse(moved) as typeof rule), id: `${rule.id}x${turn}` };
  });
  return { ...policy, rules };
}

/** Puts a policy of so many rules in force. */
async function setRules(server: Server, count: number): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-api-key': KEY };
  const address = `${server.url}/management-api/v1/policy`;
  const current = (await (await fetch(address, { headers })).json()) as {
    data: { version: number; document: PolicyBody };
  };
  const document = withRules(current.data.document, count);
  const saved = await fetch(address, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ expected_version: current.data.version, document, note: `${count} rules` }),
  });
  if (saved.status !== 200)
    throw new Error(`the policy was not taken: ${(await saved.text()).slice(0, 300)}`);
}

/** The whole call with 1,000 rules against the whole call with 10. */
export async function benchRuleCount(): Promise<Row[]> {
  const databases = [await freshDatabase(), await freshDatabase()];
  const folders = [dataFolder(), dataFolder()];
  const servers: Server[] = [];
  try {
    for (const [i, count] of [10, 1000].entries()) {
      const server = await startSubject({
        DATABASE_URL: databases[i]?.url ?? '',
        ASSAY_DATA_DIR: folders[i]?.path ?? '',
      });
      servers.push(server);
      await setRules(server, count);
      await call(server, '{}');
    }
    const [few, many] = servers;
    if (!few || !many) throw new Error('the servers did not start');
    const { a, b } = await alternate(
      ROUNDS,
      () => round(few, FRAUD, { seconds: SECONDS }),
      () => round(many, FRAUD, { seconds: SECONDS }),
    );
    const cpu = (rounds: readonly Round[]) => median(rounds.map((r) => r.cpuMs));
    return [
      {
        figure: 'CPU of the whole call with 1,000 rules',
        value: cpu(b),
        unit: 'ms/call',
        reference: `10 rules: ${cpu(a).toFixed(3)} ms`,
        ratio: cpu(b) / cpu(a),
        bar: '≤ 1.3 ×',
      },
    ];
  } finally {
    for (const server of servers) await server.stop();
    for (const folder of folders) folder.remove();
    for (const database of databases) await database?.drop();
  }
}
