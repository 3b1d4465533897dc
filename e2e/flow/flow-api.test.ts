import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  LIVENESS_ACTIONS,
  SCREEN_COLOUR_MS,
  SCREEN_COLOUR_NAMES,
  STILL_HEAD_ACTIONS,
  type WorkflowDefinition,
} from '@assay/contract';
import { executionEvents, findExecution } from '@assay/store';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';
import { openTestDatabase, type TestDatabase } from '../../apps/server/src/testing/database';
import {
  type ExecutionEventBody,
  evolve,
  NOTHING_YET,
} from '../../apps/server/src/verification/execution/state';
import { activeWorkflow, begin, finished, page, readExecution } from '../verification/flow';
import { png } from '../verification/pictures';
import { NOTHING_FOUND, Watcher } from './watcher';

const watcher = new Watcher('imageQualityCheckResult');

const DOCUMENT_AND_SELFIE: WorkflowDefinition = {
  start: 'document',
  nodes: [
    { id: 'document', type: 'DOCUMENT', next: 'selfie' },
    { id: 'selfie', type: 'SELFIE', next: 'end' },
    { id: 'end', type: 'END', status: 'DERIVED' },
  ],
};
const SELFIE_ONLY: WorkflowDefinition = {
  start: 'selfie',
  nodes: [
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
  folder = mkdtempSync(join(tmpdir(), 'assay-flow-'));
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

const files = () => readdirSync(join(folder, 'media'), { recursive: true, withFileTypes: true });
const captured = () =>
  files()
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
/** Returns the files that did not exist before; those of other executions may be removed meanwhile. */
const capturedSince = (before: readonly string[]) => captured().filter((name) => !before.includes(name));
const selfie = async () => begin(server, shop, await activeWorkflow(shop.live, SELFIE_ONLY));
const challenged = (run: Awaited<ReturnType<typeof selfie>>, body: object = {}) =>
  run.page.client.send('POST', '/flow-api/v1/challenge', { json: body });
const claim = (code: unknown) =>
  server.withHeaders({}).send('POST', '/flow-api/v1/hand-off/claim', { json: { code } });
const offer = async (run: { page: ReturnType<typeof page> }) =>
  (await run.page.client.send('POST', '/flow-api/v1/hand-off')).data;

describe('frames', () => {
  it('reach the engines and are never shown', async () => {
    const run = await begin(server, shop, await activeWorkflow(shop.live, DOCUMENT_AND_SELFIE));
    await run.page.media('documentFront', png());
    await run.page.media('documentFrames', png(9, 9), '?at=150');
    await run.page.media('documentFrames', png(10, 10), '?at=300');
    await run.page.submit('document');
    await run.page.settled();
    expect(watcher.asked[0]?.media.map(({ slot, at }) => [slot, at])).toEqual([
      ['documentFront', undefined],
      ['documentFrames', 150],
      ['documentFrames', 300],
    ]);
    expect(watcher.asked[0]?.challenge).toBeNull();
    await run.page.media('selfieImage', png());
    await run.page.submit('selfie');
    const { checks } = (await finished(shop.live, run.id)) as unknown as {
      checks: readonly { capturedMedia: object }[];
    };
    expect(checks.map(({ capturedMedia }) => Object.keys(capturedMedia))).toEqual([
      ['documentFront'],
      ['selfieImage'],
    ]);
    const mediaOnly = await readExecution(shop.live, run.id, '?mediaOnly=true');
    expect(JSON.stringify(mediaOnly.data)).not.toContain('Frames');
  });

  it('are at most six per document, and are deleted with their picture', async () => {
    const run = await begin(server, shop, await activeWorkflow(shop.live, DOCUMENT_AND_SELFIE));
    const before = captured();
    await run.page.media('documentFront', png());
    for (let count = 0; count < 6; count++) await run.page.media('documentFrames', png());
    expect((await run.page.media('documentFrames', png())).error.code).toBe('3009');
    expect(capturedSince(before)).toHaveLength(7);
    await run.page.media('documentFront', png());
    expect((await run.page.media('documentFrames', png())).success).toBe(true);
    expect((await run.page.session()).data.step?.received).toEqual(['documentFront', 'documentFrames']);
  });

  it('of a failed attempt are deleted with the first picture of the next one', async () => {
    watcher.answer = () => ({ findings: [], retry: { sentence: 'Hold the document still.' } });
    const run = await begin(server, shop, await activeWorkflow(shop.live, DOCUMENT_AND_SELFIE));
    await run.page.media('documentFront', png());
    await run.page.media('documentBack', png());
    await run.page.media('documentFrames', png());
    await run.page.submit('document');
    expect(await run.page.settled()).toMatchObject({ step: { retry: true, received: [] } });
    expect((await run.page.submit('document')).error.message).toContain(
      'documentFront is missing. Send it first',
    );
    watcher.answer = () => NOTHING_FOUND;
    await run.page.media('documentFront', png());
    await run.page.submit('document');
    await run.page.settled();
    expect(watcher.asked[1]?.media.map(({ slot }) => slot)).toEqual(['documentFront']);
  });
});

describe('selfie challenge', () => {
  it('has three different actions in a changing order, for two minutes', async () => {
    const run = await selfie();
    const seen = new Set<string>();
    for (let count = 0; count < 12; count++) {
      const { challenge } = (await challenged(run)).data as unknown as {
        challenge: { actions: string[]; issued_at: string; expires_at: string };
      };
      expect(new Set(challenge.actions).size).toBe(3);
      expect(
        challenge.actions.every((action) => (LIVENESS_ACTIONS as readonly string[]).includes(action)),
      ).toBe(true);
      expect(Date.parse(challenge.expires_at) - Date.parse(challenge.issued_at)).toBe(120_000);
      seen.add(challenge.actions.join());
    }
    // Twelve equal draws out of sixty orders: once in 10^19.
    expect(seen.size).toBeGreaterThan(1);
  });

  it('skips head turns for users who cannot turn the head, and gives more time', async () => {
    const run = await selfie();
    const { challenge } = (await challenged(run, { still_head: true })).data as unknown as {
      challenge: { actions: string[]; issued_at: string; expires_at: string };
    };
    expect([...challenge.actions].sort()).toEqual([...STILL_HEAD_ACTIONS].sort());
    expect(Date.parse(challenge.expires_at) - Date.parse(challenge.issued_at)).toBe(300_000);
  });

  it('reaches the engine with its frames, each with its action and time', async () => {
    const run = await selfie();
    const { data } = await challenged(run);
    await run.page.media('livenessFrames', png(), '?action=0&at=1200');
    await run.page.media('livenessFrames', png(9, 9), '?action=2&at=4000');
    await run.page.media('selfieImage', png());
    await run.page.submit('selfie');
    await finished(shop.live, run.id);
    const [context] = watcher.asked;
    expect(context?.challenge?.actions).toEqual((data.challenge as unknown as { actions: string[] }).actions);
    expect(
      context?.media
        .filter(({ slot }) => slot === 'livenessFrames')
        .map(({ action, at }) => ({ action, at })),
    ).toEqual([
      { action: 0, at: 1200 },
      { action: 2, at: 4000 },
    ]);
  });

  it('accepts no frame before it starts, without its action, or after its time; a new challenge deletes the frames', async () => {
    const run = await selfie();
    const frame = (query: string) => run.page.media('livenessFrames', png(), query);
    expect((await frame('?action=0&at=1')).error.code).toBe('3009');
    await challenged(run);
    expect((await frame('?at=1')).error).toMatchObject({ code: '1006', details: [{ field: 'action' }] });
    expect((await frame('?action=3&at=1')).error.details?.[0]?.field).toBe('action');
    expect((await frame('?action=-1&at=1')).error.details?.[0]?.field).toBe('action');
    expect((await frame('?action=0')).error.details?.[0]?.field).toBe('at');
    expect((await frame('?action=0&at=120001')).error.details?.[0]?.field).toBe('at');
    const before = captured();
    for (let count = 0; count < 12; count++) expect((await frame('?action=0&at=1')).success).toBe(true);
    expect((await frame('?action=0&at=1')).error.code).toBe('3009');
    expect(capturedSince(before)).toHaveLength(12);
    expect((await challenged(run)).data.step?.received).toEqual([]);
    server.clock.advance(151_000);
    expect((await frame('?action=0&at=1')).error.code).toBe('3009');
  });

  it('draws the colors of the screen, each once, in a changing order', async () => {
    const run = await selfie();
    const seen = new Set<string>();
    for (let count = 0; count < 12; count++) {
      const { light } = (await challenged(run)).data.challenge as unknown as {
        light: { colours: string[]; each_ms: number };
      };
      expect([...light.colours].sort()).toEqual([...SCREEN_COLOUR_NAMES].sort());
      expect(light.each_ms).toBe(SCREEN_COLOUR_MS);
      seen.add(light.colours.join());
    }
    // Twelve equal draws out of 720 orders: once in 10^31.
    expect(seen.size).toBeGreaterThan(1);
  });

  it('shows no colors to users who cannot turn the head, and accepts no frames of them', async () => {
    const run = await selfie();
    const { challenge } = (await challenged(run, { still_head: true })).data;
    expect(challenge).toMatchObject({ light: null });
    expect((await run.page.media('lightFrames', png(), '?light=0&at=1')).error.code).toBe('3009');
  });

  it('sends a frame of each color to the engine, with its position and time', async () => {
    const run = await selfie();
    const { data } = await challenged(run);
    const { colours } = (data.challenge as unknown as { light: { colours: string[] } }).light;
    for (const place of colours.keys())
      await run.page.media('lightFrames', png(), `?light=${place}&at=${place * 500}`);
    await run.page.media('selfieImage', png());
    await run.page.submit('selfie');
    await finished(shop.live, run.id);
    expect(watcher.asked[0]?.challenge?.colours).toEqual(colours);
    expect(
      watcher.asked[0]?.media
        .filter(({ slot }) => slot === 'lightFrames')
        .map(({ light, at }) => ({ light, at })),
    ).toEqual(colours.map((_, light) => ({ light, at: light * 500 })));
    const { checks } = (await readExecution(shop.live, run.id)).data as unknown as {
      checks: readonly { capturedMedia: object }[];
    };
    expect(Object.keys(checks[0]?.capturedMedia ?? {})).toEqual(['selfieImage']);
  });

  it('accepts frames of its colors only with their position, in order, once, in time, and while it is open', async () => {
    const run = await selfie();
    const frame = (query: string) => run.page.media('lightFrames', png(), query);
    const refused = async (query: string) => {
      const { error } = await frame(query);
      return [error.code, error.details?.[0]?.field];
    };
    expect((await frame('?light=0&at=1')).error.code).toBe('3009');
    await challenged(run);
    const before = captured();
    for (const query of [
      '?at=1',
      '?light=6&at=1',
      '?light=-1&at=1',
      '?light=1.5&at=1',
      '?light=x&at=1',
      '?light=&at=1',
    ])
      expect([query, ...(await refused(query))]).toEqual([query, '1006', 'light']);
    for (const query of ['?light=0', '?light=0&at=-1', '?light=0&at=120001'])
      expect([query, ...(await refused(query))]).toEqual([query, '1006', 'at']);
    expect((await frame('?light=1&at=600')).success).toBe(true);
    expect(await refused('?light=1&at=700')).toEqual(['1006', 'light']);
    expect(await refused('?light=0&at=700')).toEqual(['1006', 'light']);
    expect(await refused('?light=2&at=600')).toEqual(['1006', 'at']);
    expect((await frame('?light=5&at=601')).success).toBe(true);
    expect(await refused('?light=5&at=900')).toEqual(['1006', 'light']);
    expect(capturedSince(before)).toHaveLength(2);
    for (const slot of ['selfieImage', 'livenessFrames'])
      expect((await run.page.media(slot, png(), '?action=0&light=0&at=1')).error).toMatchObject({
        code: '1006',
        details: [{ field: 'light' }],
      });
    // A new challenge has new colors.
    expect((await challenged(run)).data.step?.received).toEqual([]);
    expect((await frame('?light=0&at=1')).success).toBe(true);
    server.clock.advance(151_000);
    expect((await frame('?light=1&at=2')).error.code).toBe('3009');
  });

  it('is passed without its colors too, with no disadvantage', async () => {
    watcher.answer = () => ({ findings: [{ subCheck: 'livenessCheckResult', result: 'PASS' }] });
    const run = await selfie();
    await challenged(run);
    await run.page.media('livenessFrames', png(), '?action=0&at=1');
    await run.page.media('selfieImage', png());
    expect((await run.page.submit('selfie')).success).toBe(true);
    await finished(shop.live, run.id);
    expect(watcher.asked[0]?.media.map(({ slot }) => slot)).toEqual(['livenessFrames', 'selfieImage']);
    watcher.answer = () => NOTHING_FOUND;
  });

  it('is used only for a selfie', async () => {
    const run = await begin(server, shop, await activeWorkflow(shop.live, DOCUMENT_AND_SELFIE));
    expect((await challenged(run)).error.code).toBe('3009');
  });
});

describe('hand-off to a phone', () => {
  const start = async () => begin(server, shop, await activeWorkflow(shop.live, SELFIE_ONLY));

  it('makes the phone the active device, until the first device takes over', async () => {
    const run = await start();
    const { code, url, expires_at: expiresAt } = await offer(run);
    expect(String(url)).toBe(`http://localhost:80/flow/${run.id}#handoff=${code}`);
    const left = Date.parse(String(expiresAt)) - server.clock.now();
    expect(left > 0 && left <= 90_000).toBe(true);
    const claimed = await claim(code);
    expect(claimed.data.execution_id).toBe(run.id);
    const phone = page(server, String(claimed.data.token));
    expect((await phone.start()).data).toMatchObject({ holder: 'this', state: 'capture' });
    expect((await run.page.session()).data.holder).toBe('other');
    expect((await run.page.media('selfieImage', png())).error.code).toBe('3009');
    expect((await run.page.submit('selfie')).error.code).toBe('3009');
    expect((await run.page.start()).data.holder).toBe('other');
    expect((await run.page.start({ take_over: true })).data.holder).toBe('this');
    expect((await phone.media('selfieImage', png())).error.code).toBe('3009');
    expect((await phone.session()).data.holder).toBe('other');
    expect((await run.page.media('selfieImage', png())).success).toBe(true);
  });

  it('is valid once, also when two phones read the code at the same time', async () => {
    const run = await start();
    const { code } = await offer(run);
    const both = await Promise.all([claim(code), claim(code)]);
    expect(both.map(({ success }) => success).sort()).toEqual([false, true]);
    expect((await claim(code)).error.code).toBe('2009');
  });

  it('refuses codes that are fabricated, altered, replaced, too old, or of an ended execution', async () => {
    const run = await start();
    const first = String((await offer(run)).code);
    const second = String((await offer(run)).code);
    expect((await claim(first)).error.code).toBe('2009');
    const altered = second.slice(0, 5) + (second[5] === 'A' ? 'B' : 'A') + second.slice(6);
    for (const code of ['x', altered, `${second}A`, '']) expect((await claim(code)).success).toBe(false);
    server.clock.advance(90_001);
    expect((await claim(second)).error).toMatchObject({ code: '2009' });
    const third = String((await offer(run)).code);
    await run.page.media('selfieImage', png());
    await run.page.submit('selfie');
    await finished(shop.live, run.id);
    expect((await claim(third)).error.code).toBe('2009');
  });

  it('issues a token that expires with the one that offered it', async () => {
    const run = await start();
    const { data } = await claim((await offer(run)).code);
    const claims = (token: string) =>
      JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp: number };
    expect(claims(String(data.token)).exp).toBe(claims(run.token).exp);
  });

  it('is a fold of events: a restarted server continues with the phone', async () => {
    const run = await start();
    const { data } = await claim((await offer(run)).code);
    const successor = await startAssay({
      shared: database,
      clock: server.clock,
      env: { ASSAY_DATA_DIR: folder },
    });
    try {
      expect((await page(successor, String(data.token)).session()).data.holder).toBe('this');
    } finally {
      await successor.close();
    }
    const events = await executionEvents(server.database, shop.id, run.id);
    const folded = events.reduce(
      (state, { body, at }) => evolve(state, body as ExecutionEventBody, at),
      NOTHING_YET,
    );
    expect(folded.holder).toBe(1);
    const execution = await findExecution(server.database, shop.id, run.id);
    expect(execution?.state).toEqual(JSON.parse(JSON.stringify(folded)));
  });
});
