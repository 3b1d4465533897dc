import { ALL_EVENT_COLUMNS, DEFAULT_RETENTION_DAYS, type EnvironmentId } from '@assay/contract';
import { describe, expect, it } from 'vitest';
import type { Database } from '../connection/connection';
import { createAccount, findAccount } from '../identity/accounts';
import { counterparties } from '../migrations/0058-counterparties';
import { databaseSize } from '../operations/health';
import { removeOlderThan } from '../privacy/retention';
import { evaluationWriter } from '../scoring/evaluations';
import { velocityReader } from '../scoring/velocity';
import { onEveryServer } from '../testing/every-server';
import { newEvaluation } from '../testing/new-evaluation';
import { migrate } from './migrate';
import { provideRoles } from './roles';
import { type PartitionStep, stepVelocityPartitions, velocityLayout } from './velocity-partitions';

const DAY_MS = 86_400_000;
const BEFORE_PARTITIONS = 54;
const KEY = '7';
const MANY = 4500;

/** Returns the events of a key, oldest first, as a request sees them. */
async function seen(database: Database, environmentId: EnvironmentId, keyHash = KEY) {
  const { events } = await velocityReader(database).look({
    events: [{ environmentId, keyHash, since: 0, cap: 5000, columns: ALL_EVENT_COLUMNS }],
    history: [],
  });
  return events[0]!.toReversed();
}

const addEvent = (database: Database, environmentId: EnvironmentId, at: number) =>
  database.query({
    text: `INSERT INTO velocity_event (account_id, key_hash, at, evaluation_id, transaction_hash, state)
           VALUES ($1, $2, $3, gen_random_uuid(), $3, 0)`,
    values: [environmentId, KEY, at],
  });

const shop = (database: Database, days?: number) =>
  createAccount(database, {
    name: 'Shop',
    owner: false,
    settings: days === undefined ? {} : { retention_days: days },
    now: new Date(0),
  });

/** Runs all due steps. */
async function allSteps(database: Database): Promise<readonly PartitionStep['did'][]> {
  const did: PartitionStep['did'][] = [];
  for (let step = await stepVelocityPartitions(database); step !== null; ) {
    if (step === 'waits') throw new Error('nobody holds the table');
    did.push(step.did);
    step = await stepVelocityPartitions(database);
  }
  return did;
}

/** Runs a step of the owner's function at a given time. */
const stepAt = async (owner: Database, moment: number) => {
  const [step] = await owner.query<{ did: string | null; part: string | null }>({
    text: 'SELECT did, part FROM velocity_step($1)',
    values: [moment],
    accounts: 'every',
  });
  return step!;
};

onEveryServer((databases) => {
  /** Creates the previous schema with an account, events and roles; returns the database address. */
  async function inOnePiece() {
    const url = await databases.create();
    const owner = databases.connect(url);
    await migrate(owner, new Date(0), BEFORE_PARTITIONS);
    const { migrating, serving, reading } = databases.roles();
    await provideRoles(owner, {
      migrating: { name: migrating, password: null },
      serving: { name: serving, password: null },
      reading: { name: reading, password: null },
    });
    const account = await shop(owner);
    const now = Date.now();
    for (let day = 0; day < 400; day += 40) await addEvent(owner, account, now - day * DAY_MS);
    return { url, owner, account, now };
  }

  describe('velocity event partitions', () => {
    it('exist in a new database without a gap, each with row-level security and grants', async () => {
      const { database, url } = await databases.serveAt();
      const { partitions, closing, isRestUsed } = await velocityLayout(database);
      expect({ closing, isRestUsed }).toEqual({ closing: null, isRestUsed: false });
      expect(partitions[0]!.from).toBeNull();
      expect(partitions.at(-1)!.to).toBeNull();
      for (const [n, part] of partitions.entries()) expect(part.from).toBe(partitions[n - 1]?.to ?? null);
      expect(await stepVelocityPartitions(database)).toBeNull();
      const now = Date.now();
      const [mine, other] = [await shop(database), await shop(database)];
      for (const account of [mine, other]) await addEvent(database, account, now);
      const [part] = partitions.filter(({ from, to }) => (from ?? 0) <= now && now < (to ?? now + 1));
      const rows = (accounts: readonly number[]) =>
        database.query({ text: `SELECT account_id FROM ${part!.name}`, accounts: [...accounts] });
      expect(await rows([])).toEqual([]);
      expect(await rows([mine])).toEqual([{ account_id: mine }]);
      const owner = databases.connect(url, databases.roles().migrating);
      expect(await owner.query({ text: `SELECT 1 FROM ${part!.name}` })).toEqual([]);
      for (const text of [`DROP TABLE ${part!.name}`, 'SELECT velocity_close(0)', 'SELECT velocity_step(0)'])
        await expect(database.query({ text, script: true })).rejects.toMatchObject({ code: '42501' });
    });

    it('count as one table in size reports', async () => {
      const database = await databases.open();
      const account = await shop(database);
      await database.query({
        text: `INSERT INTO velocity_event (account_id, key_hash, at, evaluation_id, transaction_hash, state)
               SELECT $1, n, $2, gen_random_uuid(), n, 0 FROM generate_series(1, 20000) n`,
        values: [account, Date.now()],
      });
      const { largest } = await databaseSize(database);
      expect(largest.map(({ table }) => table).filter((table) => table.startsWith('velocity_event'))).toEqual(
        ['velocity_event'],
      );
    });

    it('have a place for a row of any time, which is found', async () => {
      const database = await databases.open();
      const account = await shop(database);
      const moments = [0, 1, Date.now(), Date.now() + 400 * DAY_MS, 8_640_000_000_000_000];
      for (const at of moments) await addEvent(database, account, at);
      expect((await seen(database, account)).map(({ at }) => at)).toEqual(moments);
      expect((await velocityLayout(database)).isRestUsed).toBe(true);
    });

    it('get an upper bound and a successor after the jobs were stopped', async () => {
      const database = await databases.open();
      const account = await shop(database);
      const later = Date.now() + 200 * DAY_MS;
      await addEvent(database, account, later);
      const before = await seen(database, account);
      const did: (string | null)[] = [];
      for (let step = await stepAt(database, later); step.did; step = await stepAt(database, later))
        did.push(step.did);
      expect(did.slice(0, 3)).toEqual(['begun', 'checked', 'attached']);
      expect(new Set(did.slice(3))).toEqual(new Set(['added']));
      expect(await velocityLayout(database)).toMatchObject({ closing: null, isRestUsed: false });
      expect(await seen(database, account)).toEqual(before);
    });
  });

  describe('an unpartitioned table', () => {
    it('is converted by the serving role in steps during requests, and returns the same results', async () => {
      const { url, owner, account } = await inOnePiece();
      // The statements of this version need the columns of a later migration.
      await owner.query({ text: counterparties, script: true });
      // A process of the previous version, whose connection stays open.
      const earlier = databases.serveOn(url);
      const before = await seen(earlier, account);
      expect(before).toHaveLength(10);
      const calls = [0, 1, 2, 3, 4].map((n) => newEvaluation(account, n, { eventKeys: [KEY] }));
      const keep = evaluationWriter(earlier).keep;
      await keep(calls[0]!);
      await migrate(databases.connect(url, databases.roles().migrating), new Date(0));
      await keep(calls[1]!);
      const serving = databases.serveOn(url);
      expect((await velocityLayout(serving)).partitions).toEqual([]);
      const did: string[] = [];
      for (let step = await stepVelocityPartitions(serving); step !== null; ) {
        if (step === 'waits') throw new Error('nobody holds the table');
        did.push(step.did);
        // A request between every two steps, at the current time; the events of 2030 were stored with a clock
        // that was ahead, which the check detects.
        await addEvent(earlier, account, Date.now());
        step = await stepVelocityPartitions(serving);
      }
      expect(did).toEqual(['begun', 'begun', 'checked', 'attached']);
      await keep(calls[2]!);
      await evaluationWriter(serving).keep(calls[3]!);
      const [after, afterwards] = [await seen(earlier, account), await seen(serving, account)];
      expect(after).toEqual(afterwards);
      expect(after).toHaveLength(before.length + 4 + did.length);
      expect(after.slice(0, before.length)).toEqual(before);
      const walls = await owner.query({
        text: `SELECT relname FROM pg_class WHERE relname LIKE 'velocity_event%' AND relkind IN ('r', 'p')
               AND NOT (relrowsecurity AND relforcerowsecurity AND EXISTS (SELECT FROM pg_policy WHERE polrelid = pg_class.oid))`,
      });
      expect(walls).toEqual([]);
    });

    it('is converted further by the next process when one is killed', async () => {
      const { url, account } = await inOnePiece();
      const owner = databases.connect(url, databases.roles().migrating);
      await migrate(owner, new Date(0));
      const [first, second] = [databases.serveOn(url), databases.serveOn(url)];
      expect(await stepVelocityPartitions(first)).toEqual({ did: 'begun', part: 'velocity_event' });
      const killed = await owner.transaction(async (connection) => {
        // Like a vacuum: the check waits, requests don't.
        await connection.query({ text: 'LOCK TABLE velocity_event IN SHARE UPDATE EXCLUSIVE MODE' });
        const checking = stepVelocityPartitions(first).then(
          () => 'done',
          () => 'killed',
        );
        for (let pids: readonly object[] = []; pids.length === 0; )
          pids = await databases.connect(url).query({
            text: `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE NOT granted AND relation = 'velocity_event'::regclass`,
          });
        await addEvent(second, account, Date.now());
        return checking;
      });
      expect(killed).toBe('killed');
      expect((await velocityLayout(second)).closing).toMatchObject({
        table: 'velocity_event',
        isChecked: false,
      });
      expect((await allSteps(second)).slice(0, 2)).toEqual(['checked', 'attached']);
      expect(await seen(second, account)).toHaveLength(11);
    });

    it('is not changed while it is locked, and only by one process at a time', async () => {
      const { url } = await inOnePiece();
      const owner = databases.connect(url, databases.roles().migrating);
      await migrate(owner, new Date(0));
      const serving = databases.serveOn(url);
      await owner.transaction(async (connection) => {
        await connection.query({ text: 'SELECT 1 FROM velocity_event', accounts: 'every' });
        expect(await stepVelocityPartitions(serving)).toBe('waits');
        await connection.query({ text: 'SELECT pg_advisory_xact_lock(4061977002)' });
        expect(await stepVelocityPartitions(serving)).toBeNull();
      });
      expect((await velocityLayout(serving)).partitions).toEqual([]);
      expect((await allSteps(serving))[0]).toBe('begun');
    });

    it('restarts the conversion when its bound is near, before rows are rejected', async () => {
      const { owner, now } = await inOnePiece();
      await migrate(owner, new Date(0));
      expect(await stepAt(owner, now)).toMatchObject({ did: 'begun' });
      expect(await stepAt(owner, now + 59 * DAY_MS)).toMatchObject({ did: 'restarted' });
      expect(await stepAt(owner, now + 59 * DAY_MS)).toMatchObject({ did: 'begun' });
      expect(await stepAt(owner, now + 59 * DAY_MS)).toMatchObject({ did: 'checked' });
    });
  });

  describe('expired events', () => {
    /**
     * Creates an account with the default retention and one with 30 days, and adds an event to each and to a
     * test environment every ten days.
     */
    async function twoAccounts() {
      const database = await databases.open();
      const [year, month] = [await shop(database), await shop(database, 30)];
      const spaces: EnvironmentId[] = [year, month];
      for (const id of [year, month]) spaces.push((await findAccount(database, id))!.testEnvironmentId);
      const now = Date.now();
      const moments = Array.from({ length: 80 }, (_, n) => now + n * 10 * DAY_MS);
      for (const space of spaces) for (const at of moments) await addEvent(database, space, at);
      return { database, spaces, year, month, now, moments };
    }

    it('are dropped with their partition once no account retains any of it', async () => {
      const { database, spaces, now } = await twoAccounts();
      const dropped = async (moment: number) => {
        const parts: string[] = [];
        for (let step = await stepAt(database, moment); step.did; step = await stepAt(database, moment))
          if (step.did === 'dropped') parts.push(step.part!);
        return parts;
      };
      expect(await dropped(now + 364 * DAY_MS)).toEqual([]);
      const { partitions } = await velocityLayout(database);
      const moment = now + 520 * DAY_MS;
      const due = partitions.filter(({ to }) => to !== null && to <= moment - 365 * DAY_MS);
      expect(due.length).toBeGreaterThan(1);
      expect(await dropped(moment)).toEqual(due.map(({ name }) => name));
      for (const space of spaces) {
        const left = await seen(database, space);
        expect(left[0]!.at).toBeGreaterThanOrEqual(due.at(-1)!.to!);
        expect(left).toHaveLength(80 - Math.ceil((due.at(-1)!.to! - now) / (10 * DAY_MS)));
      }
    });

    it("are deleted if their account's retention is shorter than others', and wait for the drop otherwise", async () => {
      const { database, year, month, now } = await twoAccounts();
      // The first partition lacks a lower bound, so rows in it never wait.
      const end = (await velocityLayout(database)).partitions[0]!.to!;
      const moment = now + 455 * DAY_MS;
      await removeOlderThan(database, year, { before: moment - 365 * DAY_MS, now: moment });
      const [first] = await seen(database, year);
      expect(first!.at).toBe(now + Math.ceil((end - now) / (10 * DAY_MS)) * 10 * DAY_MS);
      expect(first!.at).toBeLessThan(moment - 365 * DAY_MS);
      await removeOlderThan(database, month, { before: moment - 30 * DAY_MS, now: moment });
      const left = await seen(database, month);
      expect(left[0]!.at).toBe(now + 430 * DAY_MS);
    });

    it('are deleted from an unpartitioned table, however many', async () => {
      const { owner, account, now } = await inOnePiece();
      await migrate(owner, new Date(0));
      await owner.query({
        text: `INSERT INTO velocity_event (account_id, key_hash, at, evaluation_id, transaction_hash, state)
               SELECT $1, n, 1000 + n, gen_random_uuid(), n, 0 FROM generate_series(1, ${MANY}) n`,
        values: [account],
      });
      await removeOlderThan(owner, account, { before: now - 365 * DAY_MS, now });
      const [left] = await owner.query<{ rows: number; oldest: number }>({
        text: 'SELECT count(*)::int AS rows, min(at) AS oldest FROM velocity_event WHERE account_id = $1',
        values: [account],
      });
      expect(left!.rows).toBe(10);
      expect(left!.oldest).toBe(now - 360 * DAY_MS);
    });

    it("use the contract's default retention for an account without a setting", async () => {
      const database = await databases.open();
      const days = async () => (await database.query({ text: 'SELECT longest_retention() AS days' }))[0];
      expect(await days()).toEqual({ days: DEFAULT_RETENTION_DAYS });
      await shop(database, 30);
      expect(await days()).toEqual({ days: 30 });
      await shop(database);
      expect(await days()).toEqual({ days: DEFAULT_RETENTION_DAYS });
      await shop(database, 800);
      expect(await days()).toEqual({ days: 800 });
    });
  });
});
