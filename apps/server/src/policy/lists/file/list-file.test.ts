import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import type { ListImportProgress } from '@assay/management-api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Client,
  items,
  type ManagementServer,
  startManagement,
} from '../../../management/testing/management-server';

let server: ManagementServer;
let shop: Client;
let key: string;

beforeAll(async () => {
  server = await startManagement();
});
beforeEach(async () => {
  key = await server.newAccount('Shop');
  shop = server.withKey(key);
  await shop('POST', '/lists', { body: { id: 'users', name: 'Users', kind: 'plain', field: 'user_id' } });
  await shop('POST', '/lists', { body: { id: 'mails', name: 'Mails', kind: 'block', field: 'email' } });
});
afterAll(() => server.close());

const at = (list: string) => `/management-api/v1/lists/${list}/file`;

async function bring(list: string, file: string | Buffer, type = 'text/csv') {
  const answer = await server.app.inject({
    method: 'POST',
    url: at(list),
    headers: { 'x-api-key': key, 'content-type': type },
    payload: file,
  });
  const lines = answer.body.trim().split('\n');
  return {
    status: answer.statusCode,
    reported: lines.map((line) => JSON.parse(line) as ListImportProgress),
  };
}
const take = (list: string, apiKey = key) =>
  server.app.inject({ method: 'GET', url: at(list), headers: { 'x-api-key': apiKey } });
const entriesOf = async (list: string) =>
  items((await shop('GET', `/lists/${list}/entries`)).body.data.entries);

describe('import of a list file', () => {
  it('reads all common spreadsheet formats and reports rejected lines by number', async () => {
    const file = [
      '\uFEFFnote;value;expires_at',
      '"said ""no"";\r\nand left";A@Example.com;2999-01-01',
      ';no address;',
      ';b@example.com;tomorrow',
      '',
      ';c@example.com;2000-01-01',
      '"open;d@example.com',
    ].join('\r\n');
    const { status, reported } = await bring('mails', file);
    expect(status).toBe(200);
    const last = reported.at(-1);
    expect(last).toMatchObject({ state: 'done', saved: 1, refused: 4, read: Buffer.byteLength(file) });
    expect(last?.lines?.map(({ line }) => line)).toEqual([4, 5, 7, 8]);
    expect(JSON.stringify(last)).not.toContain('example.com;');
    expect(await entriesOf('mails')).toMatchObject([
      { value: 'a@example.com', note: 'said "no";\r\nand left', expires_at: '2999-01-01T00:00:00.000Z' },
    ]);
  });

  it('reads phone numbers in national form with the column `country` and explains how to fix the others', async () => {
    await shop('POST', '/lists', {
      body: { id: 'phones', name: 'Phones', kind: 'block', field: 'phone_number' },
    });
    const { reported } = await bring(
      'phones',
      'value,country\n030 1234567,DE\n030 1234568,\n+49 30 1234569,\n030 1234570,Germany\n',
    );
    expect(reported.at(-1)).toMatchObject({ state: 'done', saved: 2, refused: 2 });
    expect(reported.at(-1)?.lines).toEqual(
      [3, 5].map((line) => ({ line, problem: expect.stringContaining('with its calling code') })),
    );
    const held = (await entriesOf('phones')).map(({ value }) => value);
    expect(held.sort()).toEqual(['49301234567', '49301234569']);
  });

  it('accepts only days or RFC 3339 timestamps as expiry, because other formats are ambiguous', async () => {
    const ends = [
      ...['2999-12-31', '2999-12-31T10:00:00+02:00', ''],
      ...['2999-02-30', '03.04.2999', '03/04/2999', '2999', '2999-12-31T23:59:60Z', 'Dec 31, 2999'],
    ];
    const { reported } = await bring('users', ends.map((end, row) => `user-${row},,"${end}"`).join('\n'));
    expect(reported.at(-1)?.lines?.map(({ line }) => line)).toEqual([4, 5, 6, 7, 8, 9]);
    const kept = (await entriesOf('users')).map(({ value, expires_at }) => [value, expires_at]);
    expect(kept.sort()).toEqual([
      ['user-0', '2999-12-31T00:00:00.000Z'],
      ['user-1', '2999-12-31T08:00:00.000Z'],
      ['user-2', null],
    ]);
  });

  it('accepts right-to-left names, emoji and repeated values, of which the last line counts', async () => {
    const { reported } = await bring('users', 'value,note\nשלום,first\n🦊🦊,second\nשלום,third\n');
    expect(reported.at(-1)).toMatchObject({ state: 'done', saved: 2, refused: 0 });
    const kept = (await entriesOf('users')).map(({ value, note }) => [value, note]);
    expect(kept.sort()).toEqual(
      [
        ['שלום', 'third'],
        ['🦊🦊', 'second'],
      ].sort(),
    );
  });

  it('reports its progress every few thousand rows', async () => {
    const rows = Array.from({ length: 4_500 }, (_, number) => `user-${number}`);
    const { reported } = await bring('users', rows.join('\n'));
    expect(reported.map(({ state, saved }) => [state, saved])).toEqual([
      ['running', 2_000],
      ['running', 4_000],
      ['done', 4_500],
    ]);
    expect(reported.every(({ read }, place) => read >= (reported[place - 1]?.read ?? 0))).toBe(true);
  });

  it('becomes effective at its end, and every ten seconds until then', async () => {
    const version = async () => Number((await shop('GET', '/account')).body.data.lists_version);
    const before = await version();
    const rows = Array.from({ length: 9_000 }, (_, number) => `user-${number}`);
    await bring('users', rows.join('\n'));
    expect(await version()).toBe(before + 1);
    const { total } = (await shop('GET', '/lists/users/entries?limit=1')).body.data as unknown as {
      total: number;
    };
    expect(total).toBe(9_000);
  });

  it.each([
    ['one row of ten million characters', Buffer.alloc(10_000_000, 'x'), [1]],
    ['zero bytes', Buffer.from('a\nb\0b\n'), [2]],
    ['another encoding', Buffer.from([0x61, 0x0a, 0xe4, 0xf6, 0x0a]), [2]],
  ])('reports the line of a file with %s', async (_name, file, refused) => {
    const { reported } = await bring('users', file);
    expect(reported.at(-1)).toMatchObject({ state: 'done', refused: refused.length });
    expect(reported.at(-1)?.lines?.map(({ line }) => line)).toEqual(refused);
  });

  it('accepts the "Unicode text" format of spreadsheets', async () => {
    const { reported } = await bring('users', Buffer.from('\uFEFFvalue\tnote\nשלום\tone\n', 'utf16le'));
    expect(reported.at(-1)).toMatchObject({ state: 'done', saved: 1, refused: 0 });
    expect(await entriesOf('users')).toMatchObject([{ value: 'שלום', note: 'one' }]);
  });

  it('is recorded in the audit log by its counts, never by its values', async () => {
    await bring('users', 'secret-user\n');
    const records = (await shop('GET', '/audit-log?action=list.add')).body.data.records;
    expect(items(records)[0]).toMatchObject({ target: 'users', change: { entries: 1, file: true } });
    expect(JSON.stringify(records)).not.toContain('secret-user');
  });

  it('is rejected when the file is empty, of another type, or for an unknown list', async () => {
    expect((await bring('users', '')).status).toBe(400);
    expect((await bring('users', '{}', 'application/json')).status).toBe(415);
    expect((await bring('nowhere', 'a\n')).status).toBe(404);
  });
});

describe('import of a list file during a change', () => {
  it('returns the documented envelope if the list is deleted before the first row is saved', async () => {
    const bad = ['"\n', 'a"b\n', '"a\nb\n', 'u1\n', 'value\nu2\n"u3\n', ',\n'];
    for (const file of bad) {
      await shop('POST', '/lists', { body: { id: 'brief', name: 'Brief', kind: 'plain', field: 'user_id' } });
      const requests = Array.from({ length: 4 }, () =>
        server.app.inject({
          method: 'POST',
          url: at('brief'),
          headers: { 'x-api-key': key, 'content-type': 'text/csv' },
          payload: file,
        }),
      );
      const [, ...answers] = await Promise.all([shop('DELETE', '/lists/brief'), ...requests]);
      for (const { statusCode, body } of answers) {
        if (statusCode === 200) {
          const states = body
            .trim()
            .split('\n')
            .map((line) => (JSON.parse(line) as ListImportProgress).state);
          expect(states.at(-1), JSON.stringify(file)).toBe('done');
        } else expect(JSON.parse(body)).toMatchObject({ success: false, error: { code: '3001' }, data: {} });
      }
    }
  });
});

describe('import of a list file whose sender disconnects', () => {
  it('leaves no entry in the list and no file on the disk', async () => {
    const spooled = () => readdirSync(tmpdir()).filter((name) => name.startsWith('.spool-'));
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const head = [
      `POST ${at('users')} HTTP/1.1`,
      'host: localhost',
      `x-api-key: ${key}`,
      'content-type: text/csv',
    ];
    socket.write(
      `${[...head, 'content-length: 1000000'].join('\r\n')}\r\n\r\n${'half-a-file\n'.repeat(1_000)}`,
    );
    await new Promise<void>((resolve) => socket.once('drain', resolve).writableNeedDrain || resolve());
    socket.destroy();
    expect((await bring('mails', 'a@example.com\n')).reported.at(-1)?.saved).toBe(1);
    expect(await entriesOf('users')).toEqual([]);
    await expect.poll(spooled, { timeout: 20_000 }).toEqual([]);
  });
});

describe('export of a list file', () => {
  it('contains every entry, escapes formulas, and imports to the same entries', async () => {
    const values = ['=1+1', '@sum', 'plain', 'a "quoted", one', 'שלום 🦊'];
    await shop('POST', '/lists/users/entries', { body: { values, note: '-note' } });
    const file = await take('users');
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.headers['content-disposition']).toContain('users.csv');
    expect(file.body.startsWith('\uFEFFvalue,note,')).toBe(true);
    const cells = file.body.split(/\r\n|,/);
    expect(cells.filter((cell) => /^[=@+-]/.test(cell))).toEqual([]);
    const before = await entriesOf('users');
    await shop('DELETE', '/lists/users/entries', { body: { values } });
    expect((await bring('users', file.body)).reported.at(-1)).toMatchObject({ saved: 5, refused: 0 });
    const names = (list: typeof before) => list.map(({ value, note }) => `${value} ${note}`).sort();
    expect(names(await entriesOf('users'))).toEqual(names(before));
  });

  it('is rejected for another account and for users who see masked personal data', async () => {
    const stranger = await server.newAccount('Other');
    expect((await take('users', stranger)).statusCode).toBe(404);
    expect((await take('users', 'assay_live_wrong')).statusCode).toBe(401);
  });
});
