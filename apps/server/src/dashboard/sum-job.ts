import { liveSpace, type SpaceId } from '@assay/contract';
import {
  addSums,
  Counted,
  callsBetween,
  type Database,
  executionsFinished,
  firstIdAt,
  holdSumMark,
  takeUncounted,
} from '@assay/store';
import type { Directory } from '../accounts/index';
import type { Ambient } from '../platform/ambient';
import type { ExecutionState } from '../verification/index';
import { countCall, countExecution, countFeedback } from './count';

/** A call that is this old has been kept or never will be: ids are given in the order of time, but kept a little later. */
const SETTLED_MS = 60_000;
/** Counted in one transaction: few enough to hold in memory. */
const A_TURN = 500;

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
      const calls = await callsBetween(connection, spaceId, {
        after: mark.evaluationId,
        before: firstIdAt(settled),
        limit: A_TURN,
      });
      const feedback = await takeUncounted(connection, spaceId, A_TURN);
      const executions = await executionsFinished<ExecutionState>(connection, spaceId, {
        after: mark.finishedAt,
        before: settled,
        limit: A_TURN,
      });
      const counted = new Counted();
      for (const call of calls) countCall(counted, call);
      for (const change of feedback) countFeedback(counted, change);
      for (const execution of executions) countExecution(counted, execution);
      const isMore = [calls, feedback, executions].some(({ length }) => length >= A_TURN);
      await addSums(connection, spaceId, counted, {
        evaluationId: calls.at(-1)?.id ?? mark.evaluationId,
        finishedAt: executions.at(-1)?.finishedAt ?? mark.finishedAt,
        countedAt: calls.length < A_TURN ? settled : (calls.at(-1)?.at ?? settled),
      });
      return isMore;
    });
  }
}
