import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay } from '../testing/assay-server';
import { type Client, items } from '../testing/client';
import { openTestDatabase, type TestDatabase } from '../testing/database';
import type { Environment } from '../testing/program';
import { runCliHere } from '../testing/run-cli-here';

const folder = mkdtempSync(join(tmpdir(), 'assay-events-'));
let store: TestDatabase;
let env: Environment;
let server: AssayServer;
let client: Client;

beforeAll(async () => {
  store = await openTestDatabase();
  env = { DATABASE_URL: store.url, ASSAY_DATA_DIR: folder };
  server = await startAssay({ shared: store });
  client = server.owner.live;
  for (const id of ['a', 'b']) await client.fraud({ transaction_id: id, transaction_currency: 'EUR' });
});
afterAll(async () => {
  await server.close();
  await store.drop();
  rmSync(folder, { recursive: true });
});

function file(name: string, lines: readonly string[]): string {
  const path = join(folder, name);
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
}
const eventsOf = async (id: string) =>
  items((await client.manage('GET', `/transactions/${id}/events`)).data.events);
const stored = async () =>
  (await server.database.query<{ n: number }>({ text: 'SELECT count(*)::int AS n FROM payment_event' }))[0]!
    .n;
const run = async (...args: readonly string[]) => {
  const { code, stdout, stderr } = await runCliHere(['events', 'import', ...args], { env });
  return {
    code,
    last: stderr.trim().split('\n').at(-1),
    problems: stdout
      .trim()
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as { line: number; error: { code: string } }),
  };
};
const HEADER = 'transaction_id,event_id,type,occurred_at,amount,currency';

describe('assay events import', () => {
  it('maps columns and constants, and reports each skipped line', async () => {
    const path = file('disputes.csv', [
      '\uFEFFOrder;Dispute;Opened (UTC);Sum;Reason',
      'a;dp_1;2026-01-20 09:30:00;12.50;10.4',
      'nobody;dp_2;2026-01-20 09:30:00;1;10.4',
      'a;dp_3;soon;1;10.4',
      'a;dp_4;2026-01-20 09:30:00;-1;10.4',
      '"a";dp_5;2026-01-21;2;"13.1"',
    ]);
    const map = [
      ['transaction_id=Order', 'event_id=Dispute', 'occurred_at=Opened (UTC)', 'amount=Sum', 'code=Reason'],
      ['type==dispute_opened', 'network==visa'],
    ]
      .flat()
      .flatMap((column) => ['--map', column]);
    const dry = await run(path, ...map, '--dry-run');
    expect([dry.code, dry.last, await stored()]).toEqual([
      0,
      '2 events would be recorded, 0 duplicates, 3 lines skipped, 1 labels (dry run).',
      0,
    ]);
    const { code, last, problems } = await run(path, ...map);
    expect([code, last]).toEqual([0, '2 events recorded, 0 duplicates, 3 lines skipped, 1 labels.']);
    expect(problems.map(({ line, error }) => [line, error.code])).toEqual(
      [
        [4, '1006'],
        [5, '1006'],
        [3, '3001'],
      ].sort((one, other) => Number(one[0]) - Number(other[0])),
    );
    expect(await eventsOf('a')).toMatchObject([
      { event_id: 'dp_1', amount: 12.5, currency: 'EUR', network: 'visa', category: 'fraud' },
      { event_id: 'dp_5', amount: 2, category: 'consumer_dispute' },
    ]);
    expect((await run(path, ...map)).last).toBe(
      '0 events recorded, 2 duplicates, 3 lines skipped, 0 labels.',
    );
  });

  it('continues after a broken line in the middle of a large file', async () => {
    const before = await stored();
    const rows = Array.from({ length: 3000 }, (_, row) =>
      row === 1500
        ? `b,"evt-${row},authorized,2026-01-20T09:30:00Z,1,EUR`
        : `b,evt-${row},authorized,2026-01-20T09:30:00Z,1,EUR`,
    );
    const path = file('large.csv', [HEADER, ...rows]);
    const { last, problems } = await run(path);
    expect(last).toBe('2999 events recorded, 0 duplicates, 1 lines skipped, 0 labels.');
    expect(problems).toMatchObject([{ line: 1502, error: { code: '1006' } }]);
    expect((await stored()) - before).toBe(2999);
    expect(existsSync(`${path}.position.json`)).toBe(false);
  });

  it('resumes after the last stored line, and refuses another file', async () => {
    const row = (n: number) => `b,part-${n},authorized,2026-01-20T09:30:00Z,1,EUR`;
    const path = file('part.csv', [HEADER, row(1), row(2), row(3), row(4)]);
    const text = readFileSync(path, 'utf8');
    const position = { size: text.length, header: HEADER, line: 3, bytes: text.indexOf(row(3)) };
    writeFileSync(`${path}.position.json`, JSON.stringify(position));
    expect((await run(path, '--resume')).last).toBe(
      '2 events recorded, 0 duplicates, 0 lines skipped, 0 labels.',
    );
    writeFileSync(`${path}.position.json`, JSON.stringify({ ...position, size: 1 }));
    const changed = await run(path, '--resume');
    expect([changed.code, changed.last]).toEqual([
      1,
      `${path} has changed since the interrupted import. Start it without --resume.`,
    ]);
  });

  it('names the columns that the file lacks', async () => {
    const path = file('few.csv', ['transaction_id,event_id', 'a,1']);
    const { code, last } = await run(path, '--map', 'amount=Sum');
    expect(code).toBe(1);
    for (const column of ['columns.type', 'columns.occurred_at', 'columns.amount'])
      expect(last).toContain(column);
    expect((await run(join(folder, 'none.csv'))).last).toMatch(/^File not found/);
    expect((await run(path, '--map', 'nonsense')).code).toBe(2);
  });
});

describe('POST /payment-events/imports', () => {
  const send = (body: object) => client.manage('POST', '/payment-events/imports', body);
  const csv = [HEADER, 'a,i-1,captured,2026-02-01,5,eur', 'a,i-2,captured,soon,5,EUR', 'x,"i-3'].join('\n');

  it('stores nothing in a dry run, then the valid rows', async () => {
    const before = await stored();
    const expected = { lines: 4, recorded: 1, duplicates: 0, refused: 2, labels: 0 };
    expect((await send({ csv, dry_run: true })).data).toMatchObject(expected);
    expect(await stored()).toBe(before);
    const { data } = await send({ csv });
    expect(data).toMatchObject(expected);
    expect(items(data.problems).map(({ line, code }) => [line, code])).toEqual([
      [3, '1006'],
      [4, '1006'],
    ]);
    expect((await send({ csv, from_line: 4 })).data).toMatchObject({ recorded: 0, refused: 1 });
    expect((await send({ csv })).data).toMatchObject({ recorded: 0, duplicates: 1 });
  });

  it('refuses a header without the required columns, and too many rows', async () => {
    const header = await send({ csv: 'a,b\n1,2\n' });
    expect([header.status, header.error.code, header.error.details?.[0]?.field]).toEqual([
      400,
      '1006',
      'columns.transaction_id',
    ]);
    const rows = Array.from({ length: 5001 }, (_, n) => `a,m-${n},captured,2026-02-01,5,EUR`);
    expect((await send({ csv: [HEADER, ...rows].join('\n') })).error.code).toBe('1006');
  });
});
