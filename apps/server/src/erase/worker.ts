import { setTimeout as pause } from 'node:timers/promises';
import {
  accountOfSpace,
  advanceEraseRequest,
  appendAudit,
  type Connection,
  claimEraseRequest,
  type Database,
  type EraseCounts,
  type EraseLease,
  type EraseRequest,
  enqueueEvent,
  finishEraseRequest,
  holdEraseRequest,
  LeaseLost,
  putBackEraseRequest,
  StoreUnavailable,
  withBitmapScans,
} from '@assay/store';
import type { Hasher } from '../identity-keys/index';
import { every } from '../platform/followers';
import type { Sources } from '../platform/sources';
import type { EraseStep } from './erase-step';
import type { PersonBox } from './person-box';
import { type PersonScope, personScope } from './scope';
import { stepsOf } from './steps';

export interface EraseWorkerPorts {
  readonly database: Database;
  readonly sources: Sources;
  readonly hasher: Hasher;
  readonly box: PersonBox;
  readonly onFault: (error: unknown) => void;
  /**
   * Called within the transaction of every turn, at its end, and once it has committed. A throw ends the work there: so
   * that it can be tried whether it goes on from anywhere.
   */
  readonly boundary?: (place: string) => Promise<void> | void;
}

export interface EraseWorker {
  /** Looks for requests now instead of at the next turn. */
  wake(): void;
  /**
   * Works on a request that this process holds, to its end.
   * @returns the request as it ended, or as another process has it.
   */
  finish(request: EraseRequest, owner: string): Promise<EraseCounts>;
  /** Ends between two turns; whoever comes next goes on there. */
  stop(): Promise<void>;
}

const LOOK_MS = 1000;
/** A process that dies leaves its request to the others after this long. */
export const ERASE_LEASE_MS = 10_000;
/** Attempts in a row after which a request has failed: about an hour. */
const MOST_FAILURES = 12;
const LONGEST_REST_MS = 600_000;
/** A turn is followed by a rest as long as itself: the other half of the time belongs to calls. */
const LONGEST_PAUSE_MS = 250;

const sum = (a: EraseCounts, b: EraseCounts): EraseCounts =>
  Object.fromEntries(
    [...new Set([...Object.keys(a), ...Object.keys(b)])].map((kind) => [
      kind,
      (a[kind] ?? 0) + (b[kind] ?? 0),
    ]),
  );

const restAfter = (failures: number) => Math.min(LONGEST_REST_MS, 1000 * 2 ** failures);

type Progress = Pick<EraseRequest, 'step' | 'position' | 'counts'>;

/** Works on the erase requests of all accounts, one at a time, beside other processes that do the same. */
export function startEraseWorker(ports: EraseWorkerPorts): EraseWorker {
  const { database, sources, boundary } = ports;
  const stopping = new AbortController();

  const leaseOf = ({ accountId, id }: EraseRequest, owner: string): EraseLease => ({ accountId, id, owner });

  /** One turn of a step. @throws LeaseLost */
  const turn = (
    step: EraseStep,
    behind: string | null,
    scope: PersonScope,
    lease: EraseLease,
    at: Progress,
  ) =>
    database.transaction(async (connection): Promise<Progress> => {
      const now = sources.now();
      await holdEraseRequest(connection, lease, now + ERASE_LEASE_MS);
      await withBitmapScans(connection);
      const { counts, next } = await step.run({ ...at, connection, scope, now });
      const reached: Progress = {
        step: next === null ? behind : step.name,
        position: next,
        counts: sum(at.counts, counts),
      };
      await advanceEraseRequest(connection, lease, reached);
      await boundary?.(`${step.name}: before the commit`);
      return reached;
    });

  /** Ends a request, and tells so: to the audit trail without the person, to endpoints that want to know. */
  async function end(
    request: EraseRequest,
    lease: EraseLease,
    counts: EraseCounts,
    state: 'COMPLETED' | 'FAILED',
  ): Promise<void> {
    const { accountId, id, domains } = request;
    const at = sources.now();
    await database.transaction(async (connection) => {
      await finishEraseRequest(connection, lease, { state, at });
      await enqueueEvent(connection, {
        accountId,
        event: 'erase/finished',
        at,
        data: {
          request_id: id,
          status: state,
          domains: [...domains],
          finished_at: new Date(at).toISOString(),
        },
      });
      await audit(connection, request, { at, state, counts });
      await boundary?.('end: before the commit');
    });
  }

  async function audit(
    connection: Connection,
    request: EraseRequest,
    { at, state, counts }: { readonly at: number; readonly state: string; readonly counts: EraseCounts },
  ): Promise<void> {
    const account = await accountOfSpace(connection, request.accountId);
    await appendAudit(connection, account, {
      at: new Date(at),
      actor: request.actor,
      action: 'erase.finish',
      target: `erase ${request.id}`,
      change: {
        status: state,
        domains: request.domains,
        space: account === request.accountId ? 'live' : 'test',
        asked_at: new Date(request.askedAt).toISOString(),
        finished_at: new Date(at).toISOString(),
        removed: Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
      },
    });
  }

  /** @returns what was removed, or null when the process stops before the end. */
  async function work(
    request: EraseRequest,
    lease: EraseLease,
    reached: (progress: Progress) => void,
  ): Promise<EraseCounts | null> {
    const person = request.person && ports.box.open(request.person, request);
    if (!person) {
      await end(request, lease, request.counts, 'FAILED');
      return request.counts;
    }
    const spaceId = request.accountId;
    const accountId = await accountOfSpace(database, spaceId);
    const scope = personScope(person, { spaceId, accountId, hasher: ports.hasher });
    const steps = stepsOf(request.domains);
    // A step of another version begins at the beginning: whatever was done stays done.
    let index = Math.max(
      0,
      steps.findIndex(({ name }) => name === request.step),
    );
    let at: Progress = request;
    while (index < steps.length) {
      if (stopping.signal.aborted) return null;
      const step = steps[index]!;
      const began = performance.now();
      at = await turn(step, steps[index + 1]?.name ?? null, scope, lease, at);
      reached(at);
      await boundary?.(`${step.name}: after the commit`);
      if (at.position === null) index++;
      else await pause(Math.min(LONGEST_PAUSE_MS, performance.now() - began));
    }
    await end(request, lease, at.counts, 'COMPLETED');
    return at.counts;
  }

  /** Leaves a request that cannot go on just now, or gives it up for good. */
  async function putBack(request: EraseRequest, lease: EraseLease): Promise<void> {
    const failures = request.failures + 1;
    if (failures >= MOST_FAILURES) return end(request, lease, request.counts, 'FAILED');
    await putBackEraseRequest(database, lease, { failures, until: sources.now() + restAfter(failures) });
  }

  async function attempt(request: EraseRequest, owner: string): Promise<EraseCounts | null> {
    const lease = leaseOf(request, owner);
    let latest = request;
    try {
      const counts = await work(request, lease, (progress) => {
        latest = { ...request, ...progress, failures: 0 };
      });
      if (counts === null)
        await putBackEraseRequest(database, lease, { failures: latest.failures, until: 0 });
      return counts;
    } catch (error) {
      // Another process has it, or the database is away: then the lease ends by itself.
      if (error instanceof LeaseLost) return null;
      if (!(error instanceof StoreUnavailable)) await putBack(latest, lease);
      throw error;
    }
  }

  async function next(): Promise<boolean> {
    const owner = sources.timeOrderedId();
    const now = sources.now();
    const request = await claimEraseRequest(database, { owner, now, until: now + ERASE_LEASE_MS });
    if (!request) return false;
    await attempt(request, owner);
    return true;
  }

  let looking: Promise<void> | undefined;
  function look(): Promise<void> {
    looking ??= (async () => {
      while (!stopping.signal.aborted && (await next()));
    })().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  const follower = every(LOOK_MS, look, ports.onFault);
  const inline = new Set<Promise<unknown>>();
  return {
    wake: () => void look().catch(ports.onFault),
    async finish(request, owner) {
      const working = attempt(request, owner);
      inline.add(working);
      try {
        return (await working) ?? request.counts;
      } finally {
        inline.delete(working);
      }
    },
    async stop() {
      stopping.abort();
      follower.stop();
      await Promise.allSettled([looking, ...inline]);
    },
  };
}
