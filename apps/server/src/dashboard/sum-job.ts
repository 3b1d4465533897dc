import { liveSpace, type SpaceId } from '@assay/contract';
import {
  addSums,
  type Connection,
  Counted,
  callsBetween,
  type Database,
  executionsFinished,
  firstIdAt,
  holdSumMark,
  takeUncounted,
  type UncountedCall,
} from '@assay/store';
import type { Directory } from '../accounts/index';
import type { Ambient } from '../platform/ambient';
import { TimeSlices } from '../platform/time-slices';
import type { ExecutionState } from '../verification/index';
import { countCall, countExecution, countFeedback } from './count';

/** A call that is this old has been kept or never will be: ids are given in the order of time, but kept a little later. */
const SETTLED_MS = 60_000;
/** Counted in one transaction: their sums are written once. */
const A_TURN = 500;
/** Opened at a time: requests have their turn between. */
const A_READ = 25;

interface SumPorts {
  readonly database: Database;
  readonly directory: Pick<Directory, 'accounts'>;
  readonly ambient: Ambient;
}

/** Counts what was decided, said and verified since the last time. A turn is one transaction with its mark: it counts once, or not at all. */
export class SumJob {
  private isStopped = false;

  constructor(private readonly ports: SumPorts) {}

  async run(): Promise<void> {
    for (const account of this.ports.directory.accounts()) {
      for (const space of [liveSpace(account.id), account.testSpaceId]) {
        while (!this.isStopped && (await this.turn(space)));
      }
    }
  }

  stop(): void {
    this.isStopped = true;
  }

  /** @returns whether there is more. */
  private turn(spaceId: SpaceId): Promise<boolean> {
    const { database, ambient } = this.ports;
    const settled = ambient.now() - SETTLED_MS;
    return database.patient().transaction(async (connection) => {
      const mark = await holdSumMark(connection, spaceId);
      if (!mark) return false;
      const counted = new Counted();
      const calls = await countCalls(connection, spaceId, counted, {
        after: mark.evaluationId,
        before: firstIdAt(settled),
      });
      const feedback = await takeUncounted(connection, spaceId, A_TURN);
      const executions = await executionsFinished<ExecutionState>(connection, spaceId, {
        after: mark.finishedAt,
        before: settled,
        limit: A_TURN,
      });
      for (const change of feedback) countFeedback(counted, change);
      for (const execution of executions) countExecution(counted, execution);
      const isMore = [calls.count, feedback.length, executions.length].some((count) => count >= A_TURN);
      await addSums(connection, spaceId, counted, {
        evaluationId: calls.last?.id ?? mark.evaluationId,
        finishedAt: executions.at(-1)?.finishedAt ?? mark.finishedAt,
        countedAt: calls.count < A_TURN ? settled : (calls.last?.at ?? settled),
      });
      return isMore;
    });
  }
}

/** Counts the calls between two ids (neither included), oldest first, a turn of them at most. */
async function countCalls(
  connection: Connection,
  spaceId: SpaceId,
  counted: Counted,
  { after, before }: { readonly after: string; readonly before: string },
): Promise<{ readonly count: number; readonly last: UncountedCall | null }> {
  const slices = new TimeSlices();
  let last: UncountedCall | null = null;
  for (let count = 0; ; ) {
    const range = { after: last?.id ?? after, before, limit: A_READ };
    const calls: readonly UncountedCall[] = await callsBetween(connection, spaceId, range);
    for (const call of calls) {
      countCall(counted, call);
      await slices.letOthers();
    }
    count += calls.length;
    last = calls.at(-1) ?? last;
    if (calls.length < A_READ || count >= A_TURN) return { count, last };
  }
}
