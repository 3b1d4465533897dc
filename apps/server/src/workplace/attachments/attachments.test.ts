import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '@assay/management-api';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { png } from '../../../../../e2e/verification/pictures';
import { type Answer, type Client, items } from '../../management/testing/management-server';
import { startWhole, type WholeServer } from '../../management/testing/whole-server';

/** First name of the demo watchlists. */
const LISTED_NAME = 'Valtor Krestinsky';
const PASSWORD = 'a sentence that only they would say';
const NOWHERE = '00000000-0000-7000-8000-000000000000';
const REASON = { reason: 'Complaint 4711 of the customer' };
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n');
const JPEG = Buffer.from(
  'ffd8ffc0001108000800080101110001ffda0008010100003f00d2cf20ffd9'.padStart(64, '0').slice(2),
  'hex',
);
const WEBP = Buffer.concat([
  Buffer.from('RIFF\x16\0\0\0WEBPVP8L\x0a\0\0\0', 'latin1'),
  Buffer.from('2f07c00100000000000000', 'hex'),
]);
const WORKFLOW = {
  start: 'document',
  nodes: [
    { id: 'document', type: 'DOCUMENT', next: 'end' },
    { id: 'end', type: 'END', status: 'DERIVED' },
  ],
};

let folder: string;
let server: WholeServer;
let shopKey: string;
let shop: Client;
let stranger: Client;
let anna: Client;
let viewer: Client;
let things: { readonly [path: string]: string };
let people = 0;

async function signedIn(role: string): Promise<Client> {
  const email = `${role}-${++people}@example.com`;
  const invited = await shop('POST', '/invitations', { body: { email, role } });
  const nobody = server.withHeaders({ 'x-forwarded-for': `198.51.100.${people}` });
  await nobody('POST', '/invitations/accept', {
    body: { token: invited.body.data.token, password: PASSWORD },
  });
  const answer = await nobody('POST', '/session', { body: { email, password: PASSWORD } });
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  return server.withHeaders({ cookie, 'x-assay-panel': '1' });
}

async function post(url: string, payload: object) {
  const answer = await server.app.inject({
    method: 'POST',
    url,
    headers: { 'x-api-key': shopKey },
    payload,
  });
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}

/**
 * Creates a transaction, a case and a verification of one person.
 * @returns their API paths
 */
async function thingsOf(userId: string): Promise<typeof things> {
  await post('/RestService/fraud-api/v2', { transaction_id: `order of ${userId}`, user_id: userId });
  const made = await shop('GET', `/transactions/order of ${userId}/evaluations`);
  await post('/RestService/aml-api/v1', {
    user_id: userId,
    user_fullname: LISTED_NAME,
    config: { monitoring_required: true },
  });
  const { workflow } = (await shop('POST', '/workflows', { body: { name: userId, definition: WORKFLOW } }))
    .body.data;
  await shop('POST', `/workflows/${workflow?.id}/activate`);
  const started = await post('/orchestration-api/v1/init-workflow', {
    workflowId: workflow?.id,
    inputs: { user_id: userId },
  });
  return {
    evaluation: `/evaluations/${items(made.body.data.evaluations)[0]?.id}`,
    case: `/cases/${items((await shop('GET', '/cases')).body.data.cases)[0]?.id}`,
    execution: `/workflow-executions/${started.executionId}`,
  };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-attachments-'));
  server = await startWhole({ ASSAY_DATA_DIR: folder });
  shopKey = await server.newAccount('Shop');
  shop = server.withKey(shopKey);
  stranger = server.withKey(await server.newAccount('Other shop'));
  things = await thingsOf('u-1');
  anna = await signedIn('reviewer');
  viewer = await signedIn('read-only');
}, 60_000);
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const disposition = (name: string) => `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;
const attach = (who: Client, thing: string, body: Buffer, name = 'letter.pdf', query = '') =>
  who('POST', `${thing}/attachments${query}`, {
    headers: { 'content-type': 'application/octet-stream', 'content-disposition': disposition(name) },
    body,
  });
const attached = (answer: Answer) => answer.body.data.attachment!;
const list = async (thing: string, who = shop) =>
  items((await who('GET', `${thing}/attachments`)).body.data.attachments);
const files = () =>
  readdirSync(join(folder, 'media'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
/** Returns added files only, because files removed by earlier tests may disappear in the meantime. */
const filesSince = (before: readonly string[]) => files().filter((path) => !before.includes(path));
const audited = async (action: string) =>
  items((await shop('GET', `/audit-log?action=${action}&limit=1`)).body.data.records)[0];

describe.each(['evaluation', 'case', 'execution'])('attachments of a %s', (what) => {
  it('are stored encrypted, listed, downloaded and deleted', async () => {
    const thing = things[what]!;
    const added = await attach(anna, thing, PDF, 'résumé 😀.pdf');
    expect(added.status).toBe(200);
    const file = attached(added);
    expect(file).toMatchObject({
      name: 'résumé 😀.pdf',
      media_type: 'application/pdf',
      size: PDF.length,
      sha256: createHash('sha256').update(PDF).digest('hex'),
      added_by: { name: expect.stringContaining('reviewer-') },
    });
    expect(await list(thing)).toEqual([file]);
    expect((await audited('attachment.add'))?.target).toBe(`${what} ${thing.split('/')[2]}`);
    const [stored = ''] = files().filter((path) => path.includes(String(file.id)));
    expect(readFileSync(stored).includes('PDF')).toBe(false);
    const rows = await server.database.query<{ text: string }>({
      text: 'SELECT row_to_json(t)::text AS text FROM attachment t',
    });
    expect(rows.map(({ text }) => text).join()).not.toContain('sum');

    const opened = await anna('GET', `${thing}/attachments/${file.id}`);
    const served = await server.app.inject({ url: String(opened.body.data.path) });
    expect(served.rawPayload.equals(PDF)).toBe(true);
    expect(served.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="r_sum_ __.pdf"; filename*=UTF-8''r%C3%A9sum%C3%A9%20%F0%9F%98%80.pdf`,
      'x-content-type-options': 'nosniff',
    });
    expect(await audited('attachment.open')).toMatchObject({ change: { attachment: file.id } });

    expect((await anna('DELETE', `${thing}/attachments/${file.id}`)).status).toBe(200);
    expect(await list(thing)).toEqual([]);
    expect((await anna('GET', `${thing}/attachments/${file.id}`)).status).toBe(404);
    expect((await anna('DELETE', `${thing}/attachments/${file.id}`)).status).toBe(404);
    expect((await server.app.inject({ url: String(opened.body.data.path) })).statusCode).toBe(404);
    expect(await audited('attachment.remove')).toMatchObject({ change: { attachment: file.id } });
  });

  it('are not accessible from other accounts, other items or the other environment', async () => {
    const thing = things[what]!;
    const file = attached(await attach(anna, thing, PDF));
    const other = Object.values(things).find((one) => one !== thing)!;
    for (const answer of [
      await attach(stranger, thing, PDF),
      await stranger('GET', `${thing}/attachments`),
      await stranger('GET', `${thing}/attachments/${file.id}`),
      await stranger('POST', `${thing}/attachments/${file.id}/reveal`, { body: REASON }),
      await stranger('DELETE', `${thing}/attachments/${file.id}`),
      await anna('GET', `${other}/attachments/${file.id}`),
      await anna('DELETE', `${other}/attachments/${file.id}`),
      await anna('GET', `${thing}/attachments?environment=test`),
      await attach(anna, thing, PDF, 'x.pdf', '?environment=test'),
      await attach(anna, `/${thing.split('/')[1]}/${NOWHERE}`, PDF),
    ])
      expect([answer.status, answer.body.error.code]).toEqual([404, '3001']);
    expect((await attach(anna, `/${thing.split('/')[1]}/nonsense`, PDF)).status).toBe(
      what === 'execution' ? 400 : 404,
    );
    expect(await list(thing)).toHaveLength(1);
    await anna('DELETE', `${thing}/attachments/${file.id}`);
  });

  it("can't be added by a read-only user, and are shown to that user only with a reason", async () => {
    const thing = things[what]!;
    const file = attached(await attach(anna, thing, PDF, 'Zebralda.pdf'));
    for (const answer of [
      await attach(viewer, thing, PDF),
      await viewer('DELETE', `${thing}/attachments/${file.id}`),
    ])
      expect(answer.status).toBe(403);
    expect(await list(thing, viewer)).toEqual([{ ...file, name: '•••' }]);
    const path = `${thing}/attachments/${file.id}`;
    expect((await viewer('GET', path)).body.data).toMatchObject({ name: '•••', path: '•••' });
    expect((await viewer('POST', `${path}/reveal`, { body: {} })).status).toBe(400);
    const shown = await viewer('POST', `${path}/reveal`, { body: REASON });
    expect(shown.body.data.name).toBe('Zebralda.pdf');
    expect((await server.app.inject({ url: String(shown.body.data.path) })).rawPayload.equals(PDF)).toBe(
      true,
    );
    expect(await audited('person.reveal')).toMatchObject({ change: REASON });
    await anna('DELETE', path);
  });
});

describe('attachment file types', () => {
  it.each([
    ['scan.pdf', PDF, 'application/pdf', 'scan.pdf'],
    ['scan', png(), 'image/png', 'scan.png'],
    ['picture.pdf', JPEG, 'image/jpeg', 'picture.pdf.jpg'],
    ['picture.webp', WEBP, 'image/webp', 'picture.webp'],
    ['note.txt', Buffer.from('hi'), 'text/plain', 'note.txt'],
    ['note.txt', Buffer.from('\ufeffGrüße,\r\nAnna'), 'text/plain', 'note.txt'],
    ['rows.txt', Buffer.from('a,b\n1,"2,\n3"\n'), 'text/csv', 'rows.txt'],
    ['rows', Buffer.from('a;b;c\n1;2;3'), 'text/csv', 'rows.csv'],
    ['run.exe', Buffer.from('alert(1)'), 'text/plain', 'run.exe.txt'],
    ['../..\\invoice\u202efdp.exe', PDF, 'application/pdf', 'invoicefdp.exe.pdf'],
    ['\u0000\r\n', PDF, 'application/pdf', 'file.pdf'],
  ])('are detected from the content: %j', async (sent, bytes, type, name) => {
    const answer = await attach(anna, things.case!, bytes, sent);
    expect(attached(answer)).toMatchObject({ media_type: type, name });
    await anna('DELETE', `${things.case}/attachments/${attached(answer).id}`);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a page that is called a PDF', Buffer.from('<!DOCTYPE html><script>alert(1)</script>')],
    ['a drawing with a script', Buffer.from('\ufeff \n<svg onload="alert(1)"/>')],
    ['a document of markup', Buffer.from('<?xml version="1.0"?><a/>')],
    ['a PDF that is cut off', PDF.subarray(0, 30)],
    ['a PNG that is cut off', png().subarray(0, 40)],
    ['a PNG bomb', png(8, 8, { width: 50_001, height: 1000 })],
    ['a program', Buffer.from('7f454c4602010100000000000000000000000000', 'hex')],
    ['an archive', Buffer.from('504b0304140000000800', 'hex')],
    ['a video', Buffer.from('1a45dfa3a34286810142f7810142f2810442f381', 'hex')],
    ['text in another encoding', Buffer.from('Gr\xfc\xdfe aus M\xfcnchen', 'latin1')],
    ['text with NUL', Buffer.from('a\0b')],
    ['text cut within a letter', Buffer.from('Gr\u00fc').subarray(0, 3)],
  ])("rejects and doesn't store: %s", async (_what, bytes) => {
    const before = files();
    const answer = await attach(anna, things.case!, bytes, 'statement.pdf');
    expect([answer.status, answer.body.error.code]).toEqual([400, '1020']);
    expect([await list(things.case!), filesSince(before)]).toEqual([[], []]);
  });

  it('accept at most ten MiB', async () => {
    const most = Buffer.alloc(ATTACHMENT_BYTES, 'word ');
    const kept = attached(await attach(anna, things.case!, most, 'long.txt'));
    expect(kept.size).toBe(ATTACHMENT_BYTES);
    await anna('DELETE', `${things.case}/attachments/${kept.id}`);
    const refused = await attach(anna, things.case!, Buffer.concat([most, Buffer.from('!')]), 'long.txt');
    expect([refused.status, refused.body.error.code]).toEqual([413, '1021']);
    expect(await list(things.case!)).toEqual([]);
  });

  it.each([
    [undefined],
    ['attachment'],
    ["attachment; filename*=UTF-8''%FF"],
  ])('requires a file name, not %j', async (header) => {
    const answer = await anna('POST', `${things.case}/attachments`, {
      headers: {
        'content-type': 'application/pdf',
        ...(header === undefined ? {} : { 'content-disposition': header }),
      },
      body: PDF,
    });
    expect([answer.status, answer.body.error.code]).toEqual([400, '1006']);
  });
});

it('a client that disconnects during an upload leaves no file and logs no error', async () => {
  const before = files();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const address = server.app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port is open');
  const socket = connect(address.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST /management-api/v1${things.case}/attachments HTTP/1.1\r\nhost: x\r\nx-api-key: ${shopKey}\r\ncontent-type: text/plain\r\ncontent-disposition: ${disposition('x.txt')}\r\ncontent-length: 5000000\r\n\r\n`,
  );
  socket.write(Buffer.alloc(500_000, 'a'));
  const announced = () => server.database.query({ text: 'SELECT 1 FROM media_removal WHERE due_at > 0' });
  await vi.waitFor(async () => expect(await announced()).toHaveLength(1));
  socket.destroy();
  await vi.waitFor(async () => expect(await announced()).toEqual([]));
  expect([await list(things.case!), filesSince(before)]).toEqual([[], []]);
});

it('an item accepts at most 20 files, also with concurrent uploads', async () => {
  const sent = await Promise.all(
    Array.from({ length: MAX_ATTACHMENTS + 2 }, (_, at) => attach(anna, things.evaluation!, PDF, `${at}`)),
  );
  const refused = sent.filter(({ status }) => status === 400);
  expect(refused.map(({ body }) => body.error.code)).toEqual(['3000', '3000']);
  const kept = await list(things.evaluation!);
  expect(kept).toHaveLength(MAX_ATTACHMENTS);
  expect((await attach(anna, things.evaluation!, PDF)).body.error.code).toBe('3000');
  for (const { id } of kept) await anna('DELETE', `${things.evaluation}/attachments/${id}`);
});

it('the histories of the case and the queue item record attachments', async () => {
  const file = attached(await attach(anna, things.case!, PDF, 'passport.pdf'));
  await anna('DELETE', `${things.case}/attachments/${file.id}`);
  const found = (await shop('GET', things.case!)).body.data;
  expect(items(found.history).slice(-2)).toMatchObject([
    { action: 'attached', note: 'passport.pdf' },
    { action: 'detached', note: 'passport.pdf' },
  ]);
  const queue = await shop('POST', '/queues', { body: { name: 'Cases', source: 'SCREENING' } });
  const item = await shop('GET', `/queues/${queue.body.data.id}/items/${found.id}`);
  expect(items(item.body.data.history).slice(-2)).toMatchObject([
    { action: 'ATTACHED', text: 'passport.pdf', by: { name: expect.stringContaining('reviewer-') } },
    { action: 'DETACHED', text: 'passport.pdf' },
  ]);
});

it("files and notes are exported and erased with the person's data", async () => {
  const theirs = await thingsOf('u-2');
  const queue = await shop('POST', '/queues', { body: { name: 'Two', source: 'SCREENING' } });
  const caseId = theirs.case?.split('/')[2];
  await anna('POST', `/queues/${queue.body.data.id}/items/${caseId}/notes`, {
    body: { text: 'They called on Monday' },
  });
  const bytes = Object.keys(theirs).map((what) => Buffer.from(`${what} ${randomBytes(20).toString('hex')}`));
  const ids: string[] = [];
  for (const [at, thing] of Object.values(theirs).entries())
    ids.push(String(attached(await attach(anna, thing, bytes[at]!, `file ${at}.txt`)).id));
  const stays = attached(await attach(anna, things.case!, PDF));
  let exported = '';
  for (let cursor: unknown = ''; cursor !== null; ) {
    const page = await shop('POST', '/person-export', { body: { user_id: 'u-2', cursor } });
    exported += JSON.stringify(page.body.data);
    cursor = page.body.data.next ?? null;
  }
  for (const text of ['They called on Monday', 'file 0.txt', 'file 1.txt', 'file 2.txt', ...ids])
    expect(exported).toContain(text);
  expect(exported).not.toContain(String(stays.id));

  await post('/RestService/erase-api/v2', {
    user_ids: ['u-2'],
    domains: ['FRAUD', 'AML_Case_Management', 'AML_Name_Screening', 'IDV'],
  });
  await vi.waitFor(
    async () => {
      const rows = await server.database.query<{ id: string }>({
        text: 'SELECT id::text AS id FROM attachment',
      });
      expect(rows.map(({ id }) => id)).toEqual([String(stays.id)]);
    },
    { timeout: 20_000 },
  );
  await vi.waitFor(() => expect(files().filter((path) => ids.some((id) => path.includes(id)))).toEqual([]), {
    timeout: 20_000,
  });
  expect(files().some((path) => path.includes(String(stays.id)))).toBe(true);
  await anna('DELETE', `${things.case}/attachments/${stays.id}`);
});

it('files are deleted when the retention of their item ends', async () => {
  for (const thing of Object.values(things)) expect((await attach(anna, thing, PDF)).status).toBe(200);
  const left = async () =>
    (
      await server.database.query<{ source: string }>({ text: 'SELECT source FROM attachment ORDER BY 1' })
    ).map(({ source }) => source);
  expect(await left()).toEqual(['DECISIONS', 'SCREENING', 'VERIFICATIONS']);
  // The statements that retention runs, one after the other.
  await server.database.query({ text: 'DELETE FROM evaluation_find' });
  expect(await left()).toEqual(['SCREENING', 'VERIFICATIONS']);
  await server.database.query({ text: 'DELETE FROM screening_case' });
  expect(await left()).toEqual(['VERIFICATIONS']);
  await server.database.query({ text: 'UPDATE workflow_execution SET purged_at = 1' });
  expect(await left()).toEqual([]);
  await vi.waitFor(() => expect(files()).toEqual([]), { timeout: 20_000 });
});
