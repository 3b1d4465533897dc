import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SUB_CHECKS_OF_STEP, type WorkflowDefinition } from '@assay/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';
import { items } from '../../apps/server/src/testing/client';
import type { CheckProvider } from '../../apps/server/src/verification/checks/provider';
import { activeWorkflow, begin, finished } from './flow';
import { png } from './pictures';

const READ = { fullName: 'ZOË MÜLLER', documentNumber: 'L01X-00T471', country: 'DE' };
const engine: CheckProvider = {
  name: 'stand-in',
  version: '1',
  capabilities: () =>
    SUB_CHECKS_OF_STEP.DOCUMENT.map((subCheck) => ({ check: 'DOCUMENT', subCheck, strength: 'moderate' })),
  evaluate: async () => ({
    findings: SUB_CHECKS_OF_STEP.DOCUMENT.map((subCheck) => ({ subCheck, result: 'PASS' })),
    extracted: READ,
  }),
};
const DEFINITION: WorkflowDefinition = {
  start: 'document',
  nodes: [
    { id: 'document', type: 'DOCUMENT', next: 'end' },
    { id: 'end', type: 'END', status: 'DERIVED' },
  ],
};

let folder: string;
let server: AssayServer;
let shop: TestAccount;
let workflow: string;
let other: string;
/** A time after the first three started, and before the last. */
let between: string;
const ids: { [who: string]: string } = {};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-find-'));
  server = await startAssay({ env: { ASSAY_DATA_DIR: folder }, checkProviders: [engine] });
  shop = await server.newAccount('Shop');
  [workflow, other] = [
    await activeWorkflow(shop.live, DEFINITION),
    await activeWorkflow(shop.live, DEFINITION, 'Other'),
  ];
  const start = async (who: string, of: string, inputs: object) => {
    ids[who] = (await begin(server, shop, of, { user_id: who, ...inputs })).id;
  };
  await start('ann', workflow, {
    email: 'Ann@Example.com',
    user_fullname: 'Ann Schmidt',
    phone_number: '+49 170 1234567',
  });
  await start('bob', other, { user_fullname: 'محمد علي' });
  await start('cem', workflow, { doc_number: 'X 99 88 77', user_firstname: 'Cem', user_lastname: '🙂 Öz' });
  // IDs are based on the system clock.
  const begun = Date.now();
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(begun + 1), { interval: 1 });
  between = new Date(begun + 1).toISOString();
  const run = await begin(server, shop, workflow, { user_id: 'zoe' });
  await run.page.media('documentFront', png());
  await run.page.submit('document');
  await finished(shop.live, run.id);
  ids.zoe = run.id;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const find = async (query: string) => {
  const { data } = await shop.live.manage('POST', '/workflow-executions/search', { query });
  return data as unknown as { readonly key: string; readonly matches: number };
};
const list = async (query: string) => {
  const { data } = await shop.live.manage('GET', `/workflow-executions?${query}`);
  return items(data.executions).map(({ id }) => Object.keys(ids).find((who) => ids[who] === String(id)));
};

describe('searching executions', () => {
  it.each([
    ['ann', ['ann']],
    ['ann@example.com', ['ann']],
    ['Ann Schmidt', ['ann']],
    ['schmitt', ['ann']],
    ['0049 170 1234567', ['ann']],
    ['+491701234567', ['ann']],
    ['محمد علي', ['bob']],
    ['x998877', ['cem']],
    ['oz cem', ['cem']],
    ['l01x 00t 471', ['zoe']],
    ['Zoe Mueller', ['zoe']],
    ['zoë müller', ['zoe']],
    ['an unknown name', []],
    ["' OR 1=1 --", []],
  ])('finds them by %s', async (query, who) => {
    const { key, matches } = await find(query);
    expect(matches).toBe(who.length);
    expect(await list(`key=${encodeURIComponent(key)}`)).toEqual(who);
    // The search key in a URL contains no personal data.
    for (const word of query.split(/\W+/).filter((part) => part.length > 3)) expect(key).not.toContain(word);
  });

  it('finds them by ID', async () => {
    const { key } = await find(ids.bob ?? '');
    expect(await list(`key=${key}`)).toEqual(['bob']);
  });

  it('filters by status, workflow and time, combined and paged', async () => {
    expect(await list('status=APPROVED')).toEqual(['zoe']);
    expect(await list(`workflow_id=${other}`)).toEqual(['bob']);
    expect(await list(`from=${between}`)).toEqual(['zoe']);
    expect(await list(`to=${between}&workflow_id=${workflow}`)).toEqual(['cem', 'ann']);
    const { key } = await find('ann');
    expect(await list(`key=${key}&status=APPROVED`)).toEqual([]);
    const seen: unknown[] = [];
    let before = '';
    for (;;) {
      const { data } = await shop.live.manage('GET', `/workflow-executions?limit=2${before}`);
      seen.push(...items(data.executions).map(({ id }) => String(id)));
      if (data.next === null) break;
      before = `&before=${data.next}`;
    }
    expect(seen).toEqual([ids.zoe, ids.cem, ids.bob, ids.ann]);
  });

  it.each([
    'key=x.aaaa',
    'key=u.aaaa',
    'from=2026-13-45T00:00:00Z',
    'workflow_id=7',
    `key=${'t.'.repeat(400)}`,
  ])('rejects %s', async (query) => {
    expect(await shop.live.manage('GET', `/workflow-executions?${query}`)).toMatchObject({ status: 400 });
  });

  it('is limited to the account', async () => {
    const { key } = await find('l01x00t471');
    const stranger = await server.newAccount('Stranger');
    const theirs = await stranger.live.manage('GET', `/workflow-executions?key=${key}`);
    expect(items(theirs.data.executions)).toEqual([]);
  });
});
