import { describe, expect, it } from 'vitest';
import { createAccount } from '../identity/accounts';
import { endDataUpdate, enrolDataUpdates, renewDataUpdate, takeDataUpdate } from '../operations/data-updates';
import { addLearningJob, changeLearningJob, claimLearningJob, holdLearningJob } from '../policy/models/jobs';
import {
  addEraseRequest,
  advanceEraseRequest,
  claimEraseRequest,
  finishEraseRequest,
  holdEraseRequest,
  putBackEraseRequest,
} from '../privacy/erase/requests';
import { onEveryServer } from '../testing/every-server';
import {
  claimWorkflowJob,
  holdsWorkflowJob,
  putBackWorkflowJob,
  renewWorkflowJob,
  type WorkflowJob,
} from '../verification/jobs';
import { deliveryQueue } from '../webhooks/delivery-queue';
import { createWebhookEndpoint } from '../webhooks/endpoints';
import { enqueueEvent } from '../webhooks/outbox';
import type { Database } from './connection';
import { type Claim, LEASES, type LeaseKind, LeaseLost } from './lease';

const DAY = 86_400_000;
/** Time of each job's first claim. */
const NOW = Date.UTC(2026, 10, 20);
const id = (n: number) => `00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
const [JOB, FIRST, SECOND, EVENT] = [id(1), id(2), id(3), id(4)];

/**
 * The single job of a kind, as one process sees it. `false` means that another process holds it and nothing
 * was written.
 */
interface Process {
  claim(claim: Claim): Promise<boolean>;
  renew(owner: string, now: number): Promise<boolean>;
  /** Runs every statement that writes the job's results, except the one that ends it. */
  write(owner: string, now: number): Promise<readonly boolean[]>;
  end(owner: string, now: number): Promise<boolean>;
}

interface JobKind {
  /** Adds one waiting job. */
  add(database: Database, environmentId: number): Promise<void>;
  on(database: Database, environmentId: number): Process;
  /** Tables that the job writes. */
  readonly tables: readonly string[];
}

/** Checks whether work took effect. */
const tookEffect = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    (error: unknown) => {
      if (error instanceof LeaseLost) return false;
      throw error;
    },
  );

const attempt = {
  at: '',
  duration_ms: 1,
  status: 200,
  error: null,
  request_headers: {},
  response_headers: {},
  response_body: '',
};

const JOB_KINDS: { readonly [kind in LeaseKind]: JobKind } = {
  webhookLane: {
    tables: ['webhook_endpoint', 'webhook_delivery'],
    async add(database, environmentId) {
      await createWebhookEndpoint(database, {
        environmentId,
        id: JOB,
        name: 'Shop',
        url: 'https://shop.example/',
        events: ['transaction/processed'],
        secret: Buffer.from('sealed'),
        createdAt: 0,
      });
      await enqueueEvent(database, {
        environmentId,
        event: 'transaction/processed',
        data: { id: 'a', state: 'APPROVE' },
        at: 1,
      });
      // Due before any time in the tests, because deliveries are scheduled by the clock.
      await deliveryQueue(database, FIRST).fanOut(1, () => EVENT);
    },
    on(database, environmentId) {
      const lane = { environmentId, id: JOB };
      const delivery = {
        environmentId,
        endpointId: JOB,
        id: EVENT,
        attempts: 1,
        firstAttemptAt: 1,
        nextAttemptAt: 1,
        attempt,
      };
      const health = { failures: 3, failingSince: 3, pausedUntil: 0 };
      return {
        claim: async ({ owner, now, until }) => {
          const claimed = await deliveryQueue(database, owner).claim({ now, until, most: 9, failing: true });
          return claimed.length > 0;
        },
        renew: async (owner, now) =>
          (await deliveryQueue(database, owner).renew([lane], now + LEASES.webhookLane.leaseMs)).length === 0,
        async write(owner, now) {
          const queue = deliveryQueue(database, owner);
          return [(await queue.due(lane, now)) !== null, await queue.saveHealth(lane, health)];
        },
        async end(owner) {
          const queue = deliveryQueue(database, owner);
          const isMarked = await queue.record({ ...delivery, state: 'DELIVERED' });
          return (await queue.release(lane)) && isMarked;
        },
      };
    },
  },
  verificationStep: {
    tables: ['workflow_job'],
    async add(database, environmentId) {
      await database.query({
        text: 'INSERT INTO workflow_job (account_id, execution_id, step, due_at) VALUES ($1, $2::uuid, $3, $4)',
        values: [environmentId, JOB, 'check', NOW],
      });
    },
    on(database, environmentId) {
      const job = { environmentId, executionId: JOB, step: 'check', failures: 0 } as WorkflowJob;
      return {
        claim: async (claim) => (await claimWorkflowJob(database, claim)) !== null,
        renew: (owner, now) => renewWorkflowJob(database, job, owner, now + LEASES.verificationStep.leaseMs),
        write: async (owner) => [await holdsWorkflowJob(database, job, owner)],
        end: (owner, now) => putBackWorkflowJob(database, job, owner, { failures: 1, dueAt: now }),
      };
    },
  },
  eraseRequest: {
    tables: ['erase_request'],
    add: (database, environmentId) =>
      addEraseRequest(database, {
        environmentId,
        id: JOB,
        domains: ['fraud'],
        actor: 'test',
        askedAt: NOW,
        person: Buffer.from('sealed'),
      }),
    on(database, environmentId) {
      const lease = (owner: string) => ({ environmentId, id: JOB, owner });
      return {
        claim: async (claim) => (await claimEraseRequest(database, claim)) !== null,
        renew: (owner, now) =>
          tookEffect(holdEraseRequest(database, lease(owner), now + LEASES.eraseRequest.leaseMs)),
        write: async (owner) => [
          await tookEffect(
            advanceEraseRequest(database, lease(owner), { step: 'x', position: null, counts: {} }),
          ),
        ],
        async end(owner, now) {
          const isEnded = await tookEffect(
            finishEraseRequest(database, lease(owner), { state: 'COMPLETED', at: now }),
          );
          return isEnded || (await putBackEraseRequest(database, lease(owner), { failures: 1, dueAt: now }));
        },
      };
    },
  },
  learningJob: {
    tables: ['learning_job'],
    add: (database, accountId) =>
      addLearningJob(database, accountId, {
        id: JOB,
        kind: 'training',
        author: 'test',
        asked: {},
        askedAt: NOW,
      }),
    on(database, accountId) {
      const job = (owner: string) => ({ accountId, id: JOB, owner });
      return {
        claim: async (claim) => (await claimLearningJob(database, claim)) !== null,
        renew: (owner, now) => changeLearningJob(database, job(owner), { state: 'running', now }),
        write: async (owner, now) => [
          await tookEffect(database.transaction((connection) => holdLearningJob(connection, job(owner)))),
          await changeLearningJob(database, job(owner), { state: 'running', done: 5, total: 9, now }),
        ],
        end: (owner, now) => changeLearningJob(database, job(owner), { state: 'done', result: {}, now }),
      };
    },
  },
  dataUpdate: {
    tables: ['data_update'],
    // Due before any time in the tests, as above.
    add: (database) => enrolDataUpdates(database, [{ source: 'feed', nextAt: 1 }]),
    on: (database) => ({
      claim: async (claim) =>
        (await takeDataUpdate(database, claim, { sources: ['feed'], isScheduled: true })) !== null,
      renew: (owner, now) => renewDataUpdate(database, 'feed', owner, now + LEASES.dataUpdate.leaseMs),
      write: async () => [],
      end: (owner, now) =>
        endDataUpdate(database, {
          source: 'feed',
          by: owner,
          outcome: 'accepted',
          reason: null,
          dataVersion: '2',
          rows: 2,
          endedAt: now,
          nextAt: now,
        }),
    }),
  },
};

const kinds = Object.keys(LEASES) as readonly LeaseKind[];

onEveryServer((databases) => {
  it('every table with a lease belongs to a kind that is tested here', async () => {
    const database = await databases.open();
    const rows = await database.query<{ table: string; until: string; owner: string }>({
      text: `SELECT u.table_name AS table, u.column_name AS until, o.column_name AS owner
             FROM information_schema.columns u JOIN information_schema.columns o USING (table_schema, table_name)
             WHERE u.column_name ~ '^leased?_until$' AND o.column_name ~ '^leased?_(owner|by)$' ORDER BY 1`,
    });
    const known = Object.values(LEASES).map(({ table, until, owner }) => ({ table, until, owner }));
    expect(rows).toEqual(known.toSorted((a, b) => (a.table < b.table ? -1 : 1)));
    expect(Object.keys(JOB_KINDS).sort()).toEqual(Object.keys(LEASES).sort());
  });

  /** Creates one job of a kind, and two processes that compete for it. */
  async function openJob(name: LeaseKind, connections: readonly [Database, Database], environmentId: number) {
    const { leaseMs } = LEASES[name];
    const kind = JOB_KINDS[name];
    const [database, other] = connections;
    await kind.add(database, environmentId);
    const claimBy = (process: Process, owner: string) => (now: number) =>
      process.claim({ owner, now, until: now + leaseMs });
    const first = kind.on(database, environmentId);
    const second = kind.on(other, environmentId);
    const rows = () =>
      Promise.all(
        kind.tables.map((table) =>
          database.query({ accounts: [environmentId], text: `SELECT t.* FROM ${table} t` }),
        ),
      );
    /** Checks that no action of the first process has an effect. */
    const expectFirstHarmless = async (now: number) => {
      const before = await rows();
      expect(await first.renew(FIRST, now), `${name}: renewed`).toBe(false);
      for (const isWritten of await first.write(FIRST, now))
        expect(isWritten, `${name}: written`).toBe(false);
      expect(await first.end(FIRST, now), `${name}: ended`).toBe(false);
      expect(await rows(), name).toEqual(before);
    };
    const expectSecondEnds = async (now: number) => {
      expect(await second.renew(SECOND, now), `${name}: renewed`).toBe(true);
      for (const isWritten of await second.write(SECOND, now))
        expect(isWritten, `${name}: written`).toBe(true);
      expect(await second.end(SECOND, now), `${name}: ended`).toBe(true);
      await expectFirstHarmless(now);
    };
    return {
      name,
      leaseMs,
      first,
      claimFirst: claimBy(first, FIRST),
      claimSecond: claimBy(second, SECOND),
      expectFirstHarmless,
      expectSecondEnds,
    };
  }

  /** Runs the same test with a job of every kind. */
  async function ofEveryKind(proof: (job: Awaited<ReturnType<typeof openJob>>) => Promise<void>) {
    const { url, database } = await databases.openAt();
    const other = databases.connect(url);
    const account = { name: 'Shop', owner: false, settings: {}, now: new Date(0) };
    const environmentId = await createAccount(database, account);
    for (const name of kinds) await proof(await openJob(name, [database, other], environmentId));
  }

  it.each([
    ['its interval', false],
    ['a request after that', true],
  ])('a data update that waits for %s is due if the database clock is set back', async (_for, isRequested) => {
    const database = await databases.open();
    const take = (now: number) => {
      const claim = { owner: FIRST, now, until: now + LEASES.dataUpdate.leaseMs };
      return takeDataUpdate(database, claim, { sources: ['feed'], isScheduled: !isRequested });
    };
    await enrolDataUpdates(database, [{ source: 'feed', nextAt: 1 }]);
    await database.query({ text: 'UPDATE data_update SET requested_at = 1' });
    const end = (endedAt: number) =>
      endDataUpdate(database, {
        source: 'feed',
        by: FIRST,
        outcome: 'accepted',
        reason: null,
        dataVersion: '2',
        rows: 2,
        endedAt,
        nextAt: endedAt + DAY,
      });
    expect(await take(NOW)).not.toBeNull();
    await end(NOW);
    expect(await take(NOW + 1_000)).toBeNull();
    expect(await take(NOW - DAY)).not.toBeNull();
    await end(NOW - DAY);
    expect(await take(NOW - DAY + 1_000)).toBeNull();
  });

  describe('a job of every kind', () => {
    it('is taken over after its process died, but not before its lease ends', () =>
      ofEveryKind(async ({ name, leaseMs, first, claimFirst, claimSecond, expectSecondEnds }) => {
        expect(await claimFirst(NOW), name).toBe(true);
        expect(await claimSecond(NOW), name).toBe(false);
        expect(await first.renew(FIRST, NOW + leaseMs / 2), name).toBe(true);
        expect(await claimSecond(NOW + leaseMs), name).toBe(false);
        expect(await claimSecond(NOW + 1.5 * leaseMs), name).toBe(true);
        expect(await claimFirst(NOW + 1.5 * leaseMs), name).toBe(false);
        await expectSecondEnds(NOW + 1.5 * leaseMs);
      }));

    it.each([
      ['forward', DAY],
      ['back', -DAY],
    ])('is taken over and run once if the database clock is set %s by a day', (_to, jump) =>
      ofEveryKind(async ({ name, claimFirst, claimSecond, expectFirstHarmless, expectSecondEnds }) => {
        expect(await claimFirst(NOW), name).toBe(true);
        expect(await claimSecond(NOW + jump), name).toBe(true);
        await expectFirstHarmless(NOW + jump);
        expect(await claimFirst(NOW + jump + 1), name).toBe(false);
        await expectSecondEnds(NOW + jump + 1);
      }));

    it.each([
      ['forward', DAY],
      ['back', -DAY],
    ])('stays with a live process if the clock is set %s by a day', (_to, jump) =>
      ofEveryKind(async ({ name, first, claimFirst, claimSecond }) => {
        expect(await claimFirst(NOW), name).toBe(true);
        expect(await first.renew(FIRST, NOW + jump), name).toBe(true);
        expect(await claimSecond(NOW + jump + 1), name).toBe(false);
        expect(await first.end(FIRST, NOW + jump + 1), name).toBe(true);
      }));

    it('is not written by a process that was paused while another took it over', () =>
      ofEveryKind(
        async ({ name, leaseMs, claimFirst, claimSecond, expectFirstHarmless, expectSecondEnds }) => {
          expect(await claimFirst(NOW), name).toBe(true);
          expect(await claimSecond(NOW + leaseMs), name).toBe(true);
          await expectFirstHarmless(NOW + leaseMs);
          await expectSecondEnds(NOW + leaseMs + 1);
        },
      ));
  });
});
