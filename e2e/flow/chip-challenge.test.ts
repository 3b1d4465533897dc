import { createECDH, createHash, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WorkflowDefinition } from '@assay/contract';
import { executionEvents, findExecution } from '@assay/store';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';
import { openTestDatabase, type TestDatabase } from '../../apps/server/src/testing/database';
import type { CheckContext } from '../../apps/server/src/verification/checks/provider';
import { group14, ON_CURVE } from '../../packages/vision/src/chip/testing/answering-chip';
import { activeWorkflow, begin } from '../verification/flow';
import { png } from '../verification/pictures';
import { NOTHING_FOUND, Watcher } from './watcher';

const watcher = new Watcher('securityFeaturesCheckResult');

const WORKFLOW: WorkflowDefinition = {
  start: 'document',
  nodes: [
    { id: 'document', type: 'DOCUMENT', next: 'selfie' },
    { id: 'selfie', type: 'SELFIE', next: 'end' },
    { id: 'end', type: 'END', status: 'DERIVED' },
  ],
};

let database: TestDatabase;
let server: AssayServer;
let shop: TestAccount;
let folder: string;

beforeAll(async () => {
  database = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'assay-chip-challenge-'));
  server = await startAssay({
    shared: database,
    env: { ASSAY_DATA_DIR: folder },
    checkProviders: [watcher.provider],
  });
  shop = await server.newAccount('Shop');
});
beforeEach(() => watcher.forget());
afterAll(async () => {
  await server.close();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const chip = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const GROUP = group14(ON_CURVE, chip.publicKey.export({ type: 'spki', format: 'der' }));
const FILES = Buffer.from(JSON.stringify({ sod: 'AAAA', dg: { 14: GROUP.toString('base64') } }));

interface Question {
  readonly active: string;
  readonly agreement: { readonly public_key: string; readonly protocol: string } | null;
  readonly issued_at: string;
  readonly expires_at: string;
}
type Run = Awaited<ReturnType<typeof begin>>;
const started = async (): Promise<Run> => begin(server, shop, await activeWorkflow(shop.live, WORKFLOW));
const ask = (run: Run, body: object = { dg14: GROUP.toString('base64') }) =>
  run.page.client.send('POST', '/flow-api/v1/chip-challenge', { json: body });
const question = async (run: Run, body?: object) =>
  (await ask(run, body)).data.chip_challenge as unknown as Question;

/** Sends the picture of a document and the chip data, and waits for the check. */
async function shown(run: Run, send: () => Promise<unknown>): Promise<CheckContext['chip']> {
  await run.page.media('documentFront', png());
  await send();
  await run.page.submit('document');
  await run.page.settled();
  return watcher.asked.at(-1)!.chip;
}
const sendFiles = (run: Run) => run.page.media('chipFiles', FILES);

describe('chip challenge', () => {
  it('is drawn by the server, and reaches the engine with the key that verifies the response', async () => {
    const run = await started();
    expect((await run.page.session()).data.chip_challenge).toBeNull();
    const { active, agreement, issued_at, expires_at } = await question(run);
    expect(active).toMatch(/^[0-9a-f]{16}$/);
    expect(Date.parse(expires_at) - Date.parse(issued_at)).toBe(300_000);
    expect(agreement).toMatchObject({ protocol: '0.4.0.127.0.7.2.2.3.2.1', key_id: null });
    const found = await shown(run, async () => {
      await sendFiles(run);
      expect((await run.page.session()).data.chip_challenge).toBeNull();
    });
    expect(Buffer.from(found!.active).toString('hex')).toBe(active);
    expect(found!.agreement!.group14).toBe(createHash('sha256').update(GROUP).digest('hex'));
    const reader = createECDH('prime256v1');
    reader.setPrivateKey(Buffer.from(found!.agreement!.privateKey));
    expect(reader.getPublicKey('hex')).toBe(agreement!.public_key);
  });

  it('is new each time, and only for signing if no group is sent', async () => {
    const run = await started();
    const [first, second, plain] = [await question(run), await question(run), await question(run, {})];
    expect(first.active).not.toBe(second.active);
    expect(first.agreement!.public_key).not.toBe(second.agreement!.public_key);
    expect(plain).toMatchObject({ agreement: null });
    expect(Buffer.from((await shown(run, () => sendFiles(run)))!.active).toString('hex')).toBe(plain.active);
  });

  it('is answered only by the first files', async () => {
    const run = await started();
    await question(run);
    const found = await shown(run, async () => {
      await sendFiles(run);
      await sendFiles(run);
    });
    expect(found).toBeNull();
  });

  it('rejects responses after five minutes and responses without a challenge', async () => {
    const late = await started();
    await question(late);
    server.clock.advance(300_001);
    expect(await shown(late, () => sendFiles(late))).toBeNull();
    const unasked = await started();
    expect(await shown(unasked, () => sendFiles(unasked))).toBeNull();
  });

  it('is valid for one attempt', async () => {
    const run = await started();
    await question(run);
    watcher.answer = () => ({ findings: [], retry: { sentence: 'Hold the document still.' } });
    expect(await shown(run, async () => undefined)).toBeNull();
    expect((await run.page.session()).data).toMatchObject({ step: { retry: true }, chip_challenge: null });
    watcher.answer = () => NOTHING_FOUND;
    expect(await shown(run, () => sendFiles(run))).toBeNull();
  });

  it('is refused without a document, and with an invalid group', async () => {
    const run = await started();
    for (const dg14 of ['AAAA', 'YWJj', '?', 7, 'A'.repeat(16_388)])
      expect((await ask(run, { dg14 })).error).toMatchObject({ code: '1006', details: [{ field: 'dg14' }] });
    await shown(run, async () => undefined);
    expect((await ask(run)).error.code).toBe('3009');
  });

  it('stores no readable private key', async () => {
    const run = await started();
    await question(run);
    const found = await shown(run, () => sendFiles(run));
    const key = Buffer.from(found!.agreement!.privateKey);
    const kept = JSON.stringify([
      await executionEvents(server.database, shop.id, run.id),
      await findExecution(server.database, shop.id, run.id),
    ]);
    expect(kept).toContain('sealedKey');
    for (const encoding of ['hex', 'base64'] as const) expect(kept).not.toContain(key.toString(encoding));
  });
});
