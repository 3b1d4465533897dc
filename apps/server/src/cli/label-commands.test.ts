import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay } from '../testing/assay-server';
import { type Client, items } from '../testing/client';
import { openTestDatabase, type TestDatabase } from '../testing/database';
import type { Environment } from '../testing/program';
import { runCliHere } from '../testing/run-cli-here';

const folder = mkdtempSync(join(tmpdir(), 'assay-labels-'));
let store: TestDatabase;
let env: Environment;
let server: AssayServer;
let client: Client;

beforeAll(async () => {
  store = await openTestDatabase();
  env = { DATABASE_URL: store.url, ASSAY_DATA_DIR: folder };
  server = await startAssay({ shared: store });
  client = server.owner.live;
  for (const id of ['a', 'b', 'c, with a comma']) await client.fraud({ transaction_id: id });
});
afterAll(async () => {
  await server.close();
  await store.drop();
  rmSync(folder, { recursive: true });
});

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}
async function labelOf(id: string) {
  const { data } = await client.manage('GET', `/transactions/${encodeURIComponent(id)}/evaluations`);
  return items(data.evaluations)[0]?.label;
}

describe('assay labels import', () => {
  it('labels from JSON Lines while a server runs, and reports each skipped line', async () => {
    const lines = [
      '{"transaction_id":"a","label":"fraud_detection_fraud"}',
      '{"transaction_id":"a","label":"fraud_detection_scam"}',
      '{"transaction_id":"b","label":"no such label"}',
      'not json',
      '',
      '{"transaction_id":"nobody","label":"fraud_detection_fraud"}',
    ];
    const path = file('labels.jsonl', lines.join('\n'));
    const { code, stdout, stderr } = await runCliHere(['labels', 'import', path], { env });
    expect([code, stderr.trim().split('\n').at(-1)]).toEqual([0, '2 labels imported, 3 lines skipped.']);
    const notes = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(notes.map((entry) => entry.line).sort()).toEqual([3, 4, 6]);
    expect([await labelOf('a'), await labelOf('b')]).toEqual(['fraud_detection_scam', null]);
  });

  it('reads CSV with quotes, a byte order mark and extra columns', async () => {
    const path = file(
      'labels.csv',
      '\uFEFFlabel,transaction_id,note\r\necommerce_fraud,"c, with a comma","two\nlines"\r\n',
    );
    const { code } = await runCliHere(['labels', 'import', path], { env });
    expect([code, await labelOf('c, with a comma')]).toEqual([0, 'ecommerce_fraud']);
  });

  it('reports missing input in one sentence', async () => {
    const none = await runCliHere(['labels', 'import', 'nowhere.jsonl'], { env });
    expect([none.code, none.stderr]).toEqual([1, 'File not found: nowhere.jsonl.\n']);
    const path = file('one.jsonl', '{"transaction_id":"a","label":"fraud_detection_scam"}\n');
    const wrong = await runCliHere(['labels', 'import', path, '--account', '999'], { env });
    expect([wrong.code, wrong.stderr]).toEqual([1, 'Account not found: 999.\n']);
    await client.manage('POST', '/accounts', { name: 'Second' });
    const which = await runCliHere(['labels', 'import', path], { env });
    expect(which.code).toBe(1);
    expect(which.stderr).toContain('--account');
  });
});
