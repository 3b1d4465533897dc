import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay } from '../testing/assay-server';
import { openTestDatabase, type TestDatabase } from '../testing/database';
import { runCliHere } from '../testing/run-cli-here';

let store: TestDatabase;
let server: AssayServer;
const folder = mkdtempSync(join(tmpdir(), 'assay-audit-'));
beforeAll(async () => {
  store = await openTestDatabase();
  server = await startAssay({ shared: store });
  for (const name of ['A', 'B', 'C']) await server.owner.live.manage('PATCH', '/account', { name });
});
afterAll(async () => {
  await server.close();
  await store.drop();
  rmSync(folder, { recursive: true });
});

/** Returns the JSON lines that a command printed, and its exit code. */
async function audit(...args: readonly string[]) {
  const { code, stdout, stderr } = await runCliHere(['audit', ...args], { env: { DATABASE_URL: store.url } });
  const lines = stdout.trim() === '' ? [] : stdout.trim().split('\n');
  return { code, stderr, stdout, lines: lines.map((line) => JSON.parse(line)) };
}

const kept = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

describe('assay audit', { timeout: 120_000 }, () => {
  it('detects a truncated audit log with external checkpoints, in the database and in an export', async () => {
    const made = await audit('checkpoint');
    expect(made).toMatchObject({ code: 0, stderr: '', lines: [{ account: server.owner.id }] });
    const { public_key: publicKey, height } = made.lines[0];
    const checkpoints = kept('checkpoints.jsonl', made.stdout);
    expect(await audit('verify', '--checkpoints', checkpoints)).toMatchObject({
      code: 0,
      lines: [{ records: height, first_broken: null, marked_from: 1, checkpoints: 1, contradicted: [] }],
    });
    const offline = (records: string) =>
      audit('verify', '--records', records, '--checkpoints', checkpoints, '--public-key', publicKey);
    const whole = (await audit('export')).stdout;
    expect(await offline(kept('whole.jsonl', whole))).toMatchObject({
      code: 0,
      lines: [{ records: height, first_broken: null, contradicted: [] }],
    });
    const changed = whole.replace('"name":"B"', '"name":"X"');
    expect(await offline(kept('changed.jsonl', changed))).toMatchObject({
      code: 1,
      lines: [{ first_broken: height - 1 }],
    });
    const cut = whole
      .split('\n')
      .slice(0, height - 1)
      .join('\n');
    expect(await offline(kept('cut.jsonl', cut))).toMatchObject({
      code: 1,
      lines: [{ contradicted: [height] }],
    });

    // Deletes the newest record; the remaining chain is still valid.
    await store.database.query({
      text: 'DELETE FROM audit WHERE account_id = $1 AND sequence = $2',
      values: [server.owner.id, height],
    });
    expect(await audit('verify')).toMatchObject({
      code: 0,
      lines: [{ records: height - 1, first_broken: null }],
    });
    expect(await audit('verify', '--checkpoints', checkpoints)).toMatchObject({
      code: 1,
      lines: [{ records: height - 1, first_broken: null, contradicted: [height] }],
    });
  });

  it("adopts records without a mark on the operator's request", async () => {
    await store.database.query({
      text: 'UPDATE audit SET mark = NULL WHERE account_id = $1',
      values: [server.owner.id],
    });
    expect(await audit('verify')).toMatchObject({ code: 1, lines: [{ first_broken: 1, marked_from: null }] });
    expect((await audit('adopt')).lines).toEqual([{ adopted: [server.owner.id] }]);
    expect(await audit('verify')).toMatchObject({ code: 0, lines: [{ first_broken: null }] });
    expect((await audit('adopt')).lines).toEqual([{ adopted: [] }]);
  });

  it('detects removed records without checkpoints, with the heads in the data folder', async () => {
    const heads = join(folder, 'heads');
    const env = { DATABASE_URL: store.url, ASSAY_AUDIT_HEADS_DIR: heads };
    const verify = async () => {
      const { code, stdout } = await runCliHere(['audit', 'verify'], { env });
      return { code, ...(JSON.parse(stdout) as { records: number }) };
    };
    const own = await startAssay({ shared: store, env: { ASSAY_AUDIT_HEADS_DIR: heads } });
    const { live, id } = own.owner;
    const height = async () => Number((await live.manage('GET', '/audit-log/verification')).data.height);
    for (const name of ['D', 'E', 'F']) await live.manage('PATCH', '/account', { name });
    const before = await height();
    expect(await verify()).toMatchObject({ code: 0, first_broken: null, expected_records: before });
    const removed = { first_broken: before - 1 };
    const remove = (from: number) =>
      store.database.query({
        text: 'DELETE FROM audit WHERE account_id = $1 AND sequence >= $2',
        values: [id, from],
      });
    await remove(before - 1);
    expect(await verify()).toMatchObject({ code: 1, ...removed, expected_records: before });
    expect((await live.manage('GET', '/audit-log/verification')).data).toMatchObject({
      intact: false,
      ...removed,
      height: before - 2,
      expected_height: before,
    });
    expect((await live.manage('GET', '/audit-log/checkpoint')).status).toBe(409);
    await own.close();
    // Another start of the server reads the file.
    const next = await startAssay({ shared: store, env: { ASSAY_AUDIT_HEADS_DIR: heads } });
    await next.owner.live.manage('PATCH', '/account', { name: 'G' });
    await next.owner.live.manage('PATCH', '/account', { name: 'H' });
    await next.owner.live.manage('PATCH', '/account', { name: 'I' });
    expect((await next.owner.live.manage('GET', '/audit-log/verification')).data).toMatchObject({
      intact: false,
      first_broken: before - 1,
    });
    expect(JSON.parse((await runCliHere(['audit', 'adopt'], { env })).stdout)).toEqual({ adopted: [id] });
    expect(await verify()).toMatchObject({ code: 0, first_broken: null });
    await next.owner.live.manage('PATCH', '/account', { name: 'J' });
    const newest = (await verify()).records;
    await remove(newest);
    expect(await verify()).toMatchObject({ code: 1, first_broken: newest });
    await next.close();
  });

  it('reports unreadable input in one sentence', async () => {
    const none = kept('none.jsonl', 'nothing\n');
    expect(await audit('verify', '--checkpoints', none)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('valid checkpoints: 1'),
    });
    expect(await audit('verify', '--records', none)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('--public-key'),
    });
  });
});
