import { type EnvironmentId, liveSpace } from '@assay/contract';
import {
  addSums,
  type Connection,
  Counted,
  callsBetween,
  type Database,
  type EvaluationTexts,
  executionsFinished,
  firstIdAt,
  holdSumMark,
  takeUncounted,
  takeUncountedPaymentEvents,
  textsOfCalls,
  type UncountedCall,
} from '@assay/store';
import type { Directory } from '../../identity/index';
import type { Runtime } from '../../platform/runtime';
import { TimeSlices } from '../../platform/time-slices';
import type { ExecutionState } from '../../verification/index';
import { countPaymentEvent } from '../payment-events/dispute-rates';
import {
  type CallFigures,
  type CountedParts,
  figuresOf,
  type NotedFigures,
  type RecentFigures,
} from './call-figures';
import { countCall, countExecution, countFeedback } from './count';

/**
 * Age in milliseconds at which a transaction is settled: stored, or never will be. Ids are assigned in
 * chronological order, but stored slightly later.
 */
const SETTLED_MS = 60_000;

/** Returns the id limit: transactions with smaller ids are settled. */
export const settledBefore = (now: number): string => firstIdAt(now - SETTLED_MS);

/** Number of transactions counted per database transaction, so that their sums are written once. */
const A_TURN = 4000;
/** Number of records decrypted at once; requests run in between. */
const A_READ = 100;

interface SumPorts {
  readonly database: Database;
  readonly directory: Pick<Directory, 'accounts'>;
  readonly runtime: Runtime;
  readonly recent: RecentFigures;
  /** Removes and returns the figures of settled transactions from the other processes of this server. */
  readonly fromOthers?: () => Promise<readonly NotedFigures[]>;
}

/**
 * Counts decisions, feedback and verifications since the last run. A batch is one database transaction with
 * its bookmark, so it counts exactly once or not at all.
 */
export class SumJob {
  private isStopped = false;
  /** True when the other processes were asked in this run; they are asked once, and only if needed. */
  private hasAskedOthers = false;

  constructor(private readonly ports: SumPorts) {}

  async run(): Promise<void> {
    this.hasAskedOthers = false;
    for (const account of this.ports.directory.accounts()) {
      for (const space of [liveSpace(account.id), account.testEnvironmentId]) {
        while (!this.isStopped && (await this.turn(space)));
      }
    }
  }

  stop(): void {
    this.isStopped = true;
  }

  /** @returns true when more is left to count */
  private async turn(environmentId: EnvironmentId): Promise<boolean> {
    const { database, recent } = this.ports;
    const { ids, isMore } = await database
      .patient()
      .transaction((connection) => this.countTurn(connection, environmentId));
    recent.forget(ids);
    return isMore;
  }

  private async countTurn(
    connection: Connection,
    environmentId: EnvironmentId,
  ): Promise<{ readonly ids: readonly string[]; readonly isMore: boolean }> {
    const settled = this.ports.runtime.now() - SETTLED_MS;
    const mark = await holdSumMark(connection, environmentId);
    if (!mark) return { ids: [], isMore: false };
    const counted = new Counted();
    const calls = await this.countCalls(connection, environmentId, counted, {
      after: mark.evaluationId,
      before: firstIdAt(settled),
    });
    const feedback = await takeUncounted(connection, environmentId, A_TURN);
    const executions = await executionsFinished<ExecutionState>(connection, environmentId, {
      after: mark.finishedAt,
      before: settled,
      limit: A_TURN,
    });
    const payments = await takeUncountedPaymentEvents(connection, environmentId, A_TURN);
    for (const change of feedback) countFeedback(counted, change);
    for (const event of payments) countPaymentEvent(counted, event);
    for (const execution of executions) countExecution(counted, execution);
    const isMore = [calls.ids.length, feedback.length, executions.length, payments.length].some(
      (count) => count >= A_TURN,
    );
    await addSums(connection, environmentId, counted, {
      evaluationId: calls.last?.id ?? mark.evaluationId,
      finishedAt: executions.at(-1)?.finishedAt ?? mark.finishedAt,
      countedAt: calls.ids.length < A_TURN ? settled : (calls.last?.at ?? settled),
    });
    return { ids: calls.ids, isMore };
  }

  /** Counts the transactions between two ids (both exclusive), oldest first, up to one batch. */
  private async countCalls(
    connection: Connection,
    environmentId: EnvironmentId,
    counted: Counted,
    { after, before }: { readonly after: string; readonly before: string },
  ): Promise<{ readonly ids: readonly string[]; readonly last: UncountedCall | null }> {
    const slices = new TimeSlices();
    const ids: string[] = [];
    let last: UncountedCall | null = null;
    for (;;) {
      const range = { after: last?.id ?? after, before, limit: A_READ };
      const calls: readonly UncountedCall[] = await callsBetween(connection, environmentId, range);
      const figures = await this.figuresOf(connection, environmentId, calls);
      for (const call of calls) {
        countCall(counted, call, figures(call.id));
        await slices.letOthers();
      }
      for (const { id } of calls) ids.push(id);
      last = calls.at(-1) ?? last;
      if (calls.length < A_READ || ids.length >= A_TURN) return { ids, last };
    }
  }

  /** Returns figures from the memory of this and the other processes; decrypts the rest. */
  private async figuresOf(
    connection: Connection,
    environmentId: EnvironmentId,
    calls: readonly UncountedCall[],
  ): Promise<(id: string) => CallFigures | null> {
    const { recent, fromOthers } = this.ports;
    const unknownOf = () => calls.map(({ id }) => id).filter((id) => !recent.of(id));
    if (fromOthers && !this.hasAskedOthers && unknownOf().length > 0) {
      this.hasAskedOthers = true;
      recent.take(await fromOthers());
    }
    const unknown = unknownOf();
    const texts = unknown.length === 0 ? null : await textsOfCalls(connection, environmentId, unknown);
    return (id) => {
      const known = recent.of(id);
      if (known) return known;
      const opened = texts?.get(id);
      return opened ? figuresOf(partsOf(opened)) : null;
    };
  }
}

function parsed<T extends object>(text: string): Partial<T> {
  try {
    return JSON.parse(text) as Partial<T>;
  } catch {
    return {};
  }
}

function partsOf({ request, seen: seenText, answer }: EvaluationTexts): CountedParts {
  const seen = parsed<CountedParts['seen']>(seenText);
  const answered = seen.details ? {} : parsed<{ readonly data: CountedParts['answered'] }>(answer).data;
  return { request: parsed<CountedParts['request']>(request), seen, answered: answered ?? {} };
}
