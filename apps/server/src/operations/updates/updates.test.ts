import { listDataUpdates } from '@assay/store';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/database';
import { type MovableClock, movableClock } from '../../testing/movable-clock';
import type { UpdateResult } from './run-beside';
import type { UpdatableSource } from './update-sources';
import { Updates } from './updates';

const HOUR = 3_600_000;
const START = Date.parse('2026-11-20T10:00:00Z');

let test: TestDatabase;
let clock: MovableClock;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.drop());

const source = (name: string, cadenceHours = 24, fetchedAt: number | null = null): UpdatableSource => ({
  source: name,
  name,
  kind: 'feed',
  title: `The ${name}`,
  topic: 'anonymizers',
  licence: 'CC0-1.0',
  cadenceHours,
  held: fetchedAt === null ? null : { version: 'v1', rows: 10, fetchedAt },
});

const accepted: UpdateResult = { outcome: 'accepted', reason: null };
const failed: UpdateResult = { outcome: 'failed', reason: { code: 'FEED_UNREACHABLE', message: 'No.' } };

interface Made {
  readonly updates: Updates;
  readonly ran: string[];
  readonly overdue: string[];
}

function make(
  sources: readonly UpdatableSource[],
  more: { result?: UpdateResult; decided?: boolean | null } = {},
): Made {
  const ran: string[] = [];
  const overdue: string[] = [];
  const updates = new Updates({
    database: test.database,
    runtime: clock,
    sources: () => sources,
    run: async ({ source: name }) => {
      ran.push(name);
      return more.result ?? accepted;
    },
    decided: more.decided === undefined ? true : more.decided,
    quiet: null,
    onOverdue: (names) => overdue.push(...names),
    onFault: () => undefined,
  });
  return { updates, ran, overdue };
}

beforeEach(async () => {
  clock = movableClock(START);
  await test.database.query({ text: 'DELETE FROM data_update' });
  await test.database.query({ text: 'DELETE FROM data_update_switch' });
});

describe('Updates', () => {
  it('fetches due sources once, and again when they are due', async () => {
    const { updates, ran } = make([source('a'), source('b', 1)]);
    expect(await updates.turns()).toBe(2);
    expect(await updates.turns()).toBe(0);
    clock.advance(2 * HOUR);
    expect(await updates.turns()).toBe(1);
    expect(ran).toEqual(['a', 'b', 'b']);
  });

  it('runs each update in one of several processes', async () => {
    const sources = Array.from({ length: 8 }, (_, n) => source(`s${n}`));
    const processes = [make(sources), make(sources), make(sources)];
    await Promise.all(processes.map(({ updates }) => updates.turns()));
    const ran = processes.flatMap((one) => one.ran);
    expect([...ran].sort()).toEqual(sources.map((one) => one.source));
  });

  it('fetches only requested sources while disabled', async () => {
    const { updates, ran } = make([source('a'), source('b')], { decided: null });
    expect(await updates.turns()).toBe(0);
    await updates.request(test.database, ['b']);
    clock.advance(1000);
    expect(await updates.turns()).toBe(1);
    await updates.switchTo(test.database, true);
    expect(await updates.turns()).toBe(1);
    expect(ran).toEqual(['b', 'a']);
  });

  it('fetches requested sources before due ones', async () => {
    const { updates, ran } = make([source('a'), source('b'), source('c')]);
    await updates.scheduled();
    await updates.request(test.database, ['c']);
    clock.advance(1000);
    await updates.turns();
    expect(ran).toEqual(['c', 'a', 'b']);
  });

  it('stores the reason for a failure, retries with growing gaps, and clears it after a success', async () => {
    let result = failed;
    const ran: number[] = [];
    const updates = new Updates({
      database: test.database,
      runtime: clock,
      sources: () => [source('a')],
      run: async () => {
        ran.push(clock.now());
        return result;
      },
      decided: true,
      quiet: null,
      onOverdue: () => undefined,
      onFault: () => undefined,
    });
    for (let minute = 0; minute < 120; minute++) {
      await updates.turns();
      clock.advance(60_000);
    }
    const gaps = ran.slice(1).map((at, n) => at - ran[n]!);
    expect(gaps.length).toBeGreaterThan(2);
    expect(gaps.length).toBeLessThan(8);
    expect([...gaps].sort((a, b) => a - b)).toEqual(gaps);
    const [row] = await listDataUpdates(test.database);
    expect(row).toMatchObject({ outcome: 'failed', reasonCode: 'FEED_UNREACHABLE', failures: ran.length });
    result = accepted;
    clock.advance(24 * HOUR);
    await updates.turns();
    expect((await listDataUpdates(test.database))[0]).toMatchObject({
      outcome: 'accepted',
      reasonCode: null,
      failures: 0,
    });
  });

  it('takes over the update of a process that died', async () => {
    const first = make([source('a')]);
    const dead = new Updates({
      database: test.database,
      runtime: clock,
      sources: () => [source('a')],
      run: () => new Promise(() => undefined),
      decided: true,
      quiet: null,
      onOverdue: () => undefined,
      onFault: () => undefined,
    });
    void dead.turns();
    await expect
      .poll(async () => (await listDataUpdates(test.database))[0]?.leasedUntil ?? null)
      .not.toBeNull();
    expect(await first.updates.turns()).toBe(0);
    clock.advance(HOUR);
    expect(await first.updates.turns()).toBe(1);
  });
});

describe('overdue sources', () => {
  it('are reported once, before three cadences have passed', async () => {
    const { updates, overdue } = make([source('a', 24, START - 20 * HOUR)], { result: failed });
    await updates.turns();
    expect(overdue).toEqual([]);
    clock.advance(29 * HOUR);
    await updates.turns();
    await updates.turns();
    expect(overdue).toEqual(['a']);
    const [one] = await updates.scheduled();
    expect(one).toMatchObject({ isOverdue: true, row: { failures: expect.any(Number) } });
  });
});
