import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import type { WorkflowDefinition } from '@assay/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';
import { until } from '../../apps/server/src/webhooks/testing/until';
import { activeWorkflow, begin, finished, init, page, readExecution } from './flow';
import { movingWebp } from './hostile-files';
import { png } from './pictures';

const DOCUMENT: WorkflowDefinition = {
  start: 'document',
  nodes: [
    { id: 'document', type: 'DOCUMENT', next: 'evidence' },
    { id: 'evidence', type: 'EVIDENCE', next: 'end' },
    { id: 'end', type: 'END', status: 'DERIVED' },
  ],
};

let server: AssayServer;
let shop: TestAccount;
let workflow: string;
let folder: string;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-bad-input-'));
  server = await startAssay({ env: { ASSAY_DATA_DIR: folder } });
  port = await server.listen();
  shop = await server.newAccount('Shop');
  workflow = await activeWorkflow(shop.live, DOCUMENT);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Returns the stored media: files, rows, and records of files to delete. */
async function kept() {
  const lies = readdirSync(folder, { recursive: true, withFileTypes: true });
  const [rows] = await server.database.query<{ rows: number; notes: number }>({
    text: 'SELECT (SELECT count(*) FROM workflow_media) AS rows, (SELECT count(*) FROM media_removal) AS notes',
  });
  return [lies.filter((entry) => entry.isFile()).length, rows?.rows, rows?.notes];
}

describe('init-workflow', () => {
  it.each([
    ['user_id', 'x'.repeat(256)],
    ['user_id', { id: 1 }],
    ['email', 'jane@'],
    ['email', ['jane@example.com']],
    ['phone_number', '+36 30 123 4567 89012345'],
    ['user_dob', '1990-02-30'],
    ['payment_id', 'p'.repeat(101)],
    ['reference_id', 'r'.repeat(256)],
    ['reference_image', 'javascript:alert(1)'],
    ['reference_image', 'data:text/html;base64,PGI+'],
    ['email', `a@${'b.'.repeat(160)}co`],
    ['user_address', 'a'.repeat(501)],
    ['user_address', 5],
    ['nin', '1234567890'],
    ['bvn', '12345678901x'],
    ['cpf', '123.456.789-00'],
    ['curp', 'TOO-SHORT'],
    ['ssn', '123-45-678'],
    ['aadhaar', '12345678901'],
    ['transaction_amount', 'much'],
    ['ip', '300.1.1.1'],
  ])('reports only %s if it is %j', async (name, value) => {
    const answer = await init(shop.live, workflow, { user_id: 'u-1', [name]: value });
    expect([answer.status, answer.error.code]).toEqual([401, 'INVALID_INPUT_FORMAT']);
    expect(answer.error.details?.map(({ field }) => field)).toEqual([`inputs.${name}`]);
  });

  it('reports an invalid address together with other faults', async () => {
    const answer = await init(shop.live, workflow, { user_id: 'u-1', email: 'bad', ip: 'x' });
    expect(answer.error.details?.map(({ field }) => field)).toEqual(['inputs.email', 'inputs.ip']);
  });

  it.each([
    ['a number', 5],
    ['braces', '{0193a5a0-0000-7000-8000-000000000000}'],
    ['a dash too few', '0193a5a00000-7000-8000-000000000000'],
    ['a letter too far', '0193a5a0-0000-7000-8000-00000000000g'],
    ['SQL', "0193a5a0-0000-7000-8000-000000000000' OR '1'='1"],
  ])('rejects a workflowId of %s', async (_, workflowId) => {
    const answer = await init(shop.live, workflowId as string, { user_id: 'u-1' });
    expect([answer.status, answer.error.code]).toEqual([401, 'INVALID_INPUT_FORMAT']);
    expect(answer.error.details?.map(({ field }) => field)).toEqual(['workflowId']);
  });

  it('returns not found for an unknown workflow, a disabled one and one that was never active', async () => {
    const draft = await shop.live.manage('POST', '/workflows', { name: 'Draft', definition: DOCUMENT });
    const off = await activeWorkflow(shop.live, DOCUMENT, 'Off');
    await shop.live.manage('POST', `/workflows/${off}/deactivate`);
    const unknown = '0193a5a0-0000-7000-8000-000000000000';
    for (const id of [unknown, String(draft.data.workflow?.id), off]) {
      const answer = await init(shop.live, id, { user_id: 'u-1' });
      expect([answer.status, answer.error.code]).toEqual([404, 'WORKFLOW_NOT_FOUND']);
    }
  });

  it.each([
    '[]',
    '"text"',
    'null',
    '{"workflowId":',
    '{"workflowId":"x","inputs":[]}',
    '',
  ])('rejects the body %j', async (bytes) => {
    const answer = await shop.live.send('POST', '/orchestration-api/v1/init-workflow', {
      bytes,
      headers: { 'content-type': 'application/json' },
    });
    expect([400, 401]).toContain(answer.status);
    expect(['MISSING_REQUIRED_INPUTS', 'INVALID_INPUT_FORMAT']).toContain(answer.error.code);
  });
});

describe('reading an execution', () => {
  it.each([
    'x',
    '0193a5a0',
    '0193a5a0-0000-7000-8000-00000000000g',
    '%00',
    '..%2f..',
  ])('rejects the ID %s', async (id) => {
    const answer = await readExecution(shop.live, id);
    expect([400, 404]).toContain(answer.status);
    expect(['1006', '3001']).toContain(answer.error.code);
  });

  it('rejects a mediaOnly that is neither true nor false', async () => {
    const { id } = await begin(server, shop, workflow);
    expect((await readExecution(shop.live, id, '?mediaOnly=maybe')).status).toBe(400);
    expect((await readExecution(shop.live, id, '?mediaOnly=true&mediaOnly=false')).status).toBe(400);
  });
});

describe('flow token', () => {
  it('stops working when its execution has ended', async () => {
    const run = await begin(server, shop, workflow);
    await run.page.media('documentFront', png());
    await run.page.submit('document');
    await run.page.settled();
    await run.page.media('evidenceCollectionFiles', png());
    await run.page.submit('evidence');
    await finished(shop.live, run.id);
    const before = await kept();
    const events = { json: { events: [{ name: 'late', at: 1 }] } };
    for (const answer of [
      await run.page.start(),
      await run.page.media('documentFront', png()),
      await run.page.submit('document'),
      await run.page.client.send('POST', '/flow-api/v1/events', events),
    ]) {
      expect([answer.status, answer.error.code]).toEqual([401, '2006']);
    }
    expect(await kept()).toEqual(before);
  });

  it('opens only its own execution, and not if it is expired or altered', async () => {
    const [one, other] = [await begin(server, shop, workflow), await begin(server, shop, workflow)];
    const [header, , signature] = one.token.split('.');
    const mixed = `${header}.${other.token.split('.')[1]}.${signature}`;
    const upper = one.token.toUpperCase();
    for (const token of [mixed, upper, `${one.token}A`, 'a'.repeat(5000), `${one.token}, ${other.token}`]) {
      const answer = await page(server, token).session();
      expect([answer.status, answer.error.code]).toEqual([401, '2006']);
    }
    const asQuery = await server.withHeaders({}).send('GET', `/flow-api/v1/session?token=${one.token}`);
    expect(asQuery.status).toBe(401);
    server.clock.advance(61 * 60_000);
    expect((await one.page.media('documentFront', png())).error.code).toBe('2006');
  });
});

/** Valid pictures and files of each kind, and invalid ones by fault. */
const jpeg = (width: number, height: number, end = 'ffd9') =>
  Buffer.from(
    `ffd8ffe000104a46494600010100000100010000ffc0000b08${height.toString(16).padStart(4, '0')}${width
      .toString(16)
      .padStart(4, '0')}01011100${'00'.repeat(64)}${end}`,
    'hex',
  );
const webp = (width: number, height: number, claimed = 30) => {
  const bytes = Buffer.alloc(38);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(claimed, 4);
  bytes.write('WEBPVP8X', 8);
  bytes.writeUIntLE(width - 1, 24, 3);
  bytes.writeUIntLE(height - 1, 27, 3);
  return bytes;
};
/** A picture whose few bytes decompress to a gigabyte of text. */
const zippedText = () => {
  const text = deflateSync(Buffer.alloc(50_000_000));
  const chunk = Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), text]);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(chunk.length);
  head.write('zTXt', 4);
  const whole = png();
  return Buffer.concat([whole.subarray(0, 33), head, chunk, Buffer.alloc(4), whole.subarray(33)]);
};

it('a NUL in data of a page does not stop its execution', async () => {
  const card = await activeWorkflow(shop.live, {
    start: 'card',
    nodes: [
      { id: 'card', type: 'CREDIT_CARD', next: 'end' },
      { id: 'end', type: 'END', status: 'DERIVED' },
    ],
  });
  const run = await begin(server, shop, card);
  const sent = { bin: '411111', last_four: '1111', luhn_valid: true, cardholder_name: 'JANE\0DOE \ud800' };
  const answer = await run.page.submit('card', { card: sent });
  expect([200, 400]).toContain(answer.status);
  if (answer.status === 400) await run.page.submit('card', { card: { ...sent, cardholder_name: 'JANE' } });
  expect(String((await finished(shop.live, run.id)).status)).toBe('REVIEW');
});

describe('upload', () => {
  const BAD: { readonly [why: string]: Buffer } = {
    'no bytes': Buffer.alloc(0),
    'a zip archive': Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(1000)]),
    'a gzip stream': Buffer.concat([Buffer.from('1f8b0800', 'hex'), Buffer.alloc(1000)]),
    'an SVG': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    'a GIF': Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;'.padEnd(40, '\0'), 'latin1'),
    'a program': Buffer.concat([Buffer.from('7f454c46', 'hex'), Buffer.alloc(1000)]),
    'a PNG bomb': png(8, 8, { width: 50_001, height: 1000 }),
    'a JPEG bomb': jpeg(65_535, 65_535),
    'a WebP bomb': webp(16_000_000, 16_000_000),
    'a JPEG that is cut off': jpeg(8, 8, '0000'),
    'a JPEG without a size': Buffer.from(`ffd8${'ffe00002'.repeat(20)}ffd9`, 'hex'),
    'a moving WebP': movingWebp(),
    'a WebP that is cut off': webp(8, 8, 5000),
    'a PNG that is cut off': png(64, 64).subarray(0, 60),
    'a PDF where a picture belongs': Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n'),
    'a video where a picture belongs': Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.alloc(100)]),
  };

  it.each(Object.keys(BAD))('of %s is rejected, and nothing is stored', async (why) => {
    const run = await begin(server, shop, workflow);
    const before = await kept();
    const answer = await run.page.media('documentFront', BAD[why] ?? Buffer.alloc(0));
    expect([answer.status, answer.error.code]).toEqual([400, '1020']);
    if (why === 'a moving WebP')
      expect(answer.error.message).toBe('The file cannot be used: it is an animation');
    expect(await kept()).toEqual(before);
    expect((await run.page.session()).data.step).toMatchObject({ received: [] });
  });

  it('of valid files of each kind is accepted, whatever their name is', async () => {
    for (const file of [png(), jpeg(8, 8), webp(8, 8), zippedText()]) {
      const run = await begin(server, shop, workflow);
      const answer = await run.page.client.send('PUT', '/flow-api/v1/media/documentFront', {
        bytes: file,
        headers: { 'content-type': 'text/html' },
      });
      expect(answer.status).toBe(200);
    }
  });

  it('that is too large is rejected as soon as that is known, and nothing is stored', async () => {
    const run = await begin(server, shop, workflow);
    const before = await kept();
    const sizes = [png(8, 8, undefined, Buffer.alloc(20_000_000)), Buffer.alloc(61_000_000)];
    for (const file of sizes) {
      const answer = await run.page.media('documentFront', file);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(await kept()).toEqual(before);
    }
  });

  it('that is aborted in the middle leaves nothing', async () => {
    const run = await begin(server, shop, workflow);
    const before = await kept();
    const socket = connect(port, '127.0.0.1');
    const head = png();
    socket.write(
      `PUT /flow-api/v1/media/documentFront HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${run.token}\r\n` +
        'Content-Type: image/png\r\nContent-Length: 5000000\r\n\r\n',
    );
    socket.write(Buffer.concat([head, Buffer.alloc(200_000)]));
    await until(async () => String(await kept()) !== String(before) || null);
    socket.destroy();
    await until(async () => String(await kept()) === String(before) || null);
    expect((await run.page.session()).data.step).toMatchObject({ received: [] });
    expect((await run.page.media('documentFront', png())).status).toBe(200);
  });

  it('of an eleventh file is rejected', async () => {
    const run = await begin(server, shop, workflow);
    await run.page.media('documentFront', png());
    await run.page.submit('document');
    await run.page.settled();
    const statuses: number[] = [];
    for (let file = 0; file < 11; file++)
      statuses.push((await run.page.media('evidenceCollectionFiles', png())).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 409]);
  });
});
