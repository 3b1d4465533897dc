import { seededRandom } from '../../apps/server/src/operations/demo/people';
import { type Bar, median, type Row, ratioAtMost } from '../row';
import { freshDatabase, type Server } from './servers';
import { alternate, call, dataFolder, FRAUD, KEY, type Round, round, startSubject } from './subject';

const SECONDS = 4;
const ROUNDS = 7;
const FEW = 10;
const MANY = 1000;

interface Rule {
  readonly id: string;
  readonly when: unknown;
  readonly when_text?: string;
}
interface Policy {
  readonly rules: readonly Rule[];
}
type Choice = (shipped: readonly Rule[]) => readonly Rule[];

/** Repeats the default rules with shifted numbers up to a count; a rule that matches does so in every copy. */
const copies =
  (count: number): Choice =>
  (shipped) =>
    Array.from({ length: count }, (_item, n) => {
      const turn = Math.floor(n / shipped.length);
      const moved = JSON.stringify(shipped[n % shipped.length]).replace(
        /"op":"const","value":(\d+)\b/g,
        (_all, value) => `"op":"const","value":${Number(value) + turn}`,
      );
      const rule = JSON.parse(moved) as Rule;
      return { ...rule, id: `${rule.id}x${turn}` };
    });

/** Returns each default rule once, then pairs of them that must both match, like a merchant's narrower rules. */
const different: Choice = (shipped) => {
  const random = seededRandom(1);
  const any = () => shipped[random.below(shipped.length)]!;
  const pairs = Array.from({ length: MANY - shipped.length }, (_item, n) => {
    const [one, other] = [any(), any()];
    return { ...one, id: `${one.id}p${n}`, when: { op: 'and', args: [one.when, other.when] } };
  });
  return [...shipped, ...pairs];
};

/** A few of the different rules, at equal intervals. */
const fewDifferent: Choice = (shipped) => different(shipped).filter((_rule, at) => at % (MANY / FEW) === 0);

/** Activates a choice of rules. */
async function setRules(server: Server, choice: Choice, note: string): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-api-key': KEY };
  const address = `${server.url}/management-api/v1/policy`;
  const current = (await (await fetch(address, { headers })).json()) as {
    data: { version: number; document: Policy };
  };
  const shipped = current.data.document.rules.map(({ when_text: _, ...rule }) => rule);
  const document = { ...current.data.document, rules: choice(shipped) };
  const saved = await fetch(address, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ expected_version: current.data.version, document, note }),
  });
  if (saved.status !== 200) throw new Error(`the policy was rejected: ${(await saved.text()).slice(0, 300)}`);
}

/** Compares CPU of the full request with many rules and with a few. */
async function compare(figure: string, few: Choice, many: Choice, bar?: Bar): Promise<Row> {
  const databases = [await freshDatabase(), await freshDatabase()];
  const folders = [dataFolder(), dataFolder()];
  const servers: Server[] = [];
  try {
    for (const [i, choice] of [few, many].entries()) {
      const server = await startSubject({
        DATABASE_URL: databases[i]?.url ?? '',
        ASSAY_DATA_DIR: folders[i]?.path ?? '',
      });
      servers.push(server);
      await setRules(server, choice, figure);
      await call(server, '{}');
    }
    const { a, b } = await alternate(
      ROUNDS,
      () => round(servers[0]!, FRAUD, { seconds: SECONDS }),
      () => round(servers[1]!, FRAUD, { seconds: SECONDS }),
    );
    const cpu = (rounds: readonly Round[]) => median(rounds.map((r) => r.cpuMs));
    return {
      figure,
      value: cpu(b),
      unit: 'ms/request',
      reference: `${FEW} rules: ${cpu(a).toFixed(3)} ms`,
      ratio: median(a.map((r, i) => (b[i]?.cpuMs ?? Number.NaN) / r.cpuMs)),
      ...(bar ? { bar } : {}),
    };
  } finally {
    for (const server of servers) await server.stop();
    for (const folder of folders) folder.remove();
    for (const database of databases) await database?.drop();
  }
}

/** Compares the full request with 1,000 rules and with 10. */
export async function benchRuleCount(): Promise<Row[]> {
  return [
    await compare(
      'CPU of the full request with 1,000 different rules',
      fewDifferent,
      different,
      ratioAtMost(1.3),
    ),
    await compare('CPU of the full request with every default rule four times', copies(FEW), copies(MANY)),
  ];
}
