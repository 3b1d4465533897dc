/** Measures the more expensive operands of a rule, one figure each. */
import { subjectHashes } from '../../packages/contract/src/index';
import {
  aggregate,
  buildListIndex,
  compileRuleSet,
  DEFAULT_THRESHOLDS,
  decide,
  type Effect,
  type EventRow,
  listPort,
  type ManagedList,
  normaliseListValue,
  parseRule,
  planVelocity,
  type RuleNode,
} from '../../packages/rules/src/index';
import { cpuMicroseconds } from '../process-cpu';
import type { Row } from '../row';
import { CATALOGUE, seededRandom } from './transactions';

const LIST_SIZE = 100_000;
const EVENTS = 256;
const NOW = Date.UTC(2026, 0, 1);

function parse(text: string): RuleNode {
  const parsed = parseRule(text);
  if (!parsed.ok) throw new Error(parsed.problems[0]?.message);
  return parsed.ast;
}

/**
 * Measures the CPU time of one decision with a single rule, on an email address and a name of ordinary
 * length.
 */
async function singleRule(name: string, text: string): Promise<Row> {
  const then: Effect = { score: { operation: '+', value: 1 } };
  const rule = { id: 'R', name: 'R', priority: 1, mode: 'live' as const, when: parse(text), then };
  const { compiled, problems } = compileRuleSet(
    { rules: [rule], categories: [], lists: [], thresholds: DEFAULT_THRESHOLDS },
    CATALOGUE,
  );
  if (problems[0] !== undefined) throw new Error(problems[0].message);
  const facts = {
    email: 'john.smith1984@example.com',
    custom_fields: { a: 'José Smith-Jones', b: 'Smith Jones Joseph' },
  };
  const input = { facts, now: NOW, velocity: [], lists: listPort(new Map()) };
  const value = await cpuMicroseconds(50_000, 3, () => decide(compiled, input));
  return { figure: `decision with one rule: ${name}, CPU`, value, unit: 'µs' };
}

async function lists(): Promise<Row[]> {
  const random = seededRandom(11);
  const octet = () => Math.floor(random() * 256);
  const emails = Array.from({ length: LIST_SIZE }, (_, i) => `user${i}@example.com`);
  const ranges = Array.from(
    { length: LIST_SIZE },
    (_, i) => `${octet()}.${octet()}.${octet()}.0/${24 + (i % 9)}`,
  );
  const kinds = [
    ['e-mails', 'email', emails, 'User777@example.com'],
    ['IP ranges', 'ip', ranges, '203.0.113.9'],
  ] as const;
  const rows: Row[] = [];
  for (const [name, field, entries, probe] of kinds) {
    const list: ManagedList = { id: 'L', name: 'L', kind: 'block', field };
    const index = buildListIndex(list, entries);
    const port = listPort(new Map([[list.id, index]]));
    const look = () => port.has(list.id, normaliseListValue(field, probe) ?? '');
    rows.push({
      figure: `lookup in ${LIST_SIZE} ${name}, CPU`,
      value: await cpuMicroseconds(100_000, 3, look),
      unit: 'µs',
    });
  }
  return rows;
}

function makeEvents(random: () => number): EventRow[] {
  return Array.from({ length: EVENTS }, (_, i) => ({
    id: String(i),
    at: NOW - i * 60_000,
    amount: Math.floor(random() * 300),
    currency: 'EUR',
    action_type: 'purchase',
    ip_country: 'DE',
    ekyc_result: null,
    event: null,
    direction: null,
    custom: null,
    label: null,
    state: random() < 0.1 ? 'DECLINE' : 'APPROVE',
    subjects: subjectHashes(() => String(Math.floor(random() * 50))),
  }));
}

async function velocity(): Promise<Row> {
  const plan = planVelocity(
    [
      'count(ip, 1h) > 5',
      'count(ip, 24h where state = "DECLINE") >= 2',
      'distinct(user_id by ip, 24h) >= 3',
      'sum(transaction_amount by ip, 7d) > 1000',
      'since_last(ip, 7d) < 60s',
      'seen_before(device_hash by ip, 7d)',
    ].map(parse),
  );
  const [current, ...rows] = makeEvents(seededRandom(5));
  const events = new Map([['ip' as const, { rows, limit: EVENTS }]]);
  const run = () => (current === undefined ? [] : aggregate(plan, events, current));
  return {
    figure: `${plan.definitions.length} velocity aggregates over ${EVENTS} events, CPU`,
    value: await cpuMicroseconds(5_000, 3, run),
    unit: 'µs',
  };
}

export async function operandFigures(): Promise<Row[]> {
  return [
    ...(await lists()),
    await velocity(),
    await singleRule('pattern', 'email matches "^[a-z]+[.][a-z]+[0-9]{4}@"'),
    await singleRule('similarity of two names', 'similar(custom_fields.a, custom_fields.b) > 0.9'),
  ];
}
