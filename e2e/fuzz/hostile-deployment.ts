import { WORKFLOW_TEMPLATES } from '@assay/contract';
import type { AssayServer, TestAccount } from '../../apps/server/src/testing/assay-server';
import { activeWorkflow, begin } from '../verification/flow';
import { png } from '../verification/pictures';

/** Conditions that a checker, a compiler or a matcher could fail on; some must be refused. */
const CONDITIONS: readonly unknown[] = [
  'order_memo matches "^(.*a){200}$"',
  'custom_fields.d matches "(a|aa)+$"',
  'custom_fields.d matches "(x+x+)+y"',
  'user_fullname matches "[\\\\p{L}\\\\p{M}]{1,64}(\\\\s|$)"',
  `order_memo matches "${'(a?)'.repeat(150)}${'a'.repeat(150)}"`,
  Array.from({ length: 400 }, (_, n) => `transaction_amount > ${n}`).join(' or '),
  `${'not ('.repeat(60)}transaction_amount > 1${')'.repeat(60)}`,
  'distinct(card_hash by user_id, 24h) > 3',
  'count(by ip, 30d) > 0',
  'sum(transaction_amount by email, 1h) > 1e308',
  'email in list("blocked_emails")',
  'user_id = "\u202e\u0000"',
  '',
  '(',
  { all: [] },
  { any: Array.from({ length: 50 }, () => ({ all: [] })) },
  { not: { not: { not: { field: '__proto__', operator: '=', value: 1 } } } },
];

/** List values: long, similar, of every script, and of kinds other than the list's. */
const VALUES: readonly string[] = [
  '0.0.0.0/0',
  '::/0',
  '::ffff:1.2.3.4/97',
  '*@*',
  '*',
  '%',
  'ß'.repeat(120),
  '\u0130',
  'a'.repeat(250),
  '٣٤',
  '1e400',
];
/** Many overlapping networks. */
const NETWORKS = Array.from({ length: 500 }, (_, n) => `10.${n % 250}.${(n * 7) % 250}.0/${8 + (n % 25)}`);

/** Workflow nodes with loops, unknown targets and themselves as targets, and with invalid settings. */
const DEFINITIONS: readonly object[] = [
  { start: 'a', nodes: [{ id: 'a', type: 'DOCUMENT', next: 'a' }] },
  { start: 'a', nodes: [{ id: 'a', type: 'CONDITION', branches: [], next: 'nowhere' }] },
  { start: '__proto__', nodes: [{ id: '__proto__', type: 'END', status: 'DERIVED' }] },
  {
    start: 'n0',
    nodes: Array.from({ length: 300 }, (_, n) => ({ id: `n${n}`, type: 'EVIDENCE', next: `n${n + 1}` })),
  },
  { start: 'a', nodes: [{ id: 'a', type: 'DOCUMENT', settings: { minimum_age: -1e308 }, next: 'b' }] },
];

const jpegOf = (marker: number, length: number) =>
  Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.of(marker), Buffer.alloc(length, 0xff)]);

/** Pictures and documents with a misleading header. */
export const DOCUMENTS: readonly Buffer[] = [
  png(),
  png(8, 8, { width: 60_000, height: 60_000 }),
  png(1, 1, { width: 0, height: 0 }),
  png(8, 8, undefined, Buffer.alloc(50_000, 1)),
  png().subarray(0, 40),
  Buffer.concat([png(), Buffer.from('<script>alert(1)</script>')]),
  jpegOf(0xe1, 4000),
  jpegOf(0xc0, 12),
  Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction 1 0 R>>endobj', 'latin1'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><!ENTITY a "aaaa"></svg>'),
  Buffer.concat([
    Buffer.from('RIFF'),
    Buffer.of(255, 255, 255, 255),
    Buffer.from('WEBPVP8L'),
    Buffer.alloc(64, 7),
  ]),
  Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(200, 255)]),
  Buffer.from('504b0304140000000800', 'hex'),
  Buffer.alloc(0),
  Buffer.alloc(1, 0),
];

/**
 * Data that generated requests run against: an account full of hostile rules, lists and workflows, and
 * running executions.
 */
export interface HostileDeployment {
  /** Tokens of end users' pages. */
  readonly pages: readonly string[];
  readonly executions: readonly string[];
  /** Number of accepted hostile objects; the others were refused as documented. */
  readonly taken: { readonly rules: number; readonly lists: number; readonly workflows: number };
}

/** @throws Error if any response is a 5xx */
export async function makeHostile(server: AssayServer, account: TestAccount): Promise<HostileDeployment> {
  const taken = { rules: 0, lists: 0, workflows: 0 };
  const put = async (kind: keyof typeof taken, path: string, json: object) => {
    const { status, text } = await account.live.manage('POST', path, json);
    if (status >= 500) throw new Error(`${path} answered ${status}: ${text}`);
    if (status < 300) taken[kind]++;
  };
  for (const [at, when] of CONDITIONS.entries())
    await put('rules', '/rules', {
      id: `H${at}`,
      name: `hostile ${at}`,
      when,
      // biome-ignore lint/suspicious/noThenProperty: it is the wire's word, never a promise.
      then: { score: { operation: '+', value: 1 } },
    });
  const fields = ['ip', 'email', 'user_id', 'phone_number', 'card_bin', 'user_fullname'];
  for (const field of fields) {
    const { data } = await account.live.manage('POST', '/lists', {
      name: `Hostile ${field}`,
      kind: 'plain',
      field,
    });
    const id = String(data.list?.id);
    for (const value of VALUES) await put('lists', `/lists/${id}/entries`, { values: [value], note: value });
    await put('lists', `/lists/${id}/entries`, { values: NETWORKS });
  }
  for (const definition of DEFINITIONS) await put('workflows', '/workflows', { name: 'Hostile', definition });
  const pages: string[] = [];
  const executions: string[] = [];
  for (const { definition, name } of Object.values(WORKFLOW_TEMPLATES)) {
    const workflow = await activeWorkflow(account.live, definition, name);
    for (let n = 0; n < 3; n++) {
      const begun = await begin(server, account, workflow, { user_id: `u-${n}` }).catch(() => null);
      if (begun === null) continue;
      pages.push(begun.token);
      executions.push(begun.id);
      await begun.page.start();
    }
  }
  return { pages, executions, taken };
}
