import { type AccountId, ApiError, badInput } from '@assay/contract';
import type { PolicyInput } from '@assay/management-api';
import { TimeSlices } from '../../platform/time-slices';
import type { PolicyDocument } from './policies';
import { type AskedPolicy, checkPolicyInSteps, checkWithin, type PolicyVerdict } from './policy-check';
import type { CheckElsewhere } from './policy-check-process';

interface CheckPorts {
  /** Checks large policies; null checks everything in this process. */
  readonly elsewhere: CheckElsewhere | null;
  /** Maximum processor time of one check, in milliseconds. */
  readonly budgetMs: number;
}

/** A check that waits for the running check of its account. */
interface Waiting {
  /** Position in the order of arrival. */
  readonly ticket: number;
  start(): void;
  replace(): void;
}

/**
 * Processor time of a check in the serving process, in milliseconds. Policies with a thousand ordinary rules
 * take less; others continue in a child process, whose start takes longer.
 */
const HERE_MS = 40;

/** Maximum child processes of all accounts at once. */
const MAX_ELSEWHERE = 2;

/**
 * Checks whole policies before they are stored. Each account has one long check at a time; a newer one
 * replaces the one that waits.
 */
export class PolicyChecks {
  private readonly lanes = new Map<AccountId, { waiting: Waiting | null }>();
  private readonly queue: (() => void)[] = [];
  private running = 0;
  private tickets = 0;
  private readonly stopped = new AbortController();

  constructor(private readonly ports: CheckPorts) {}

  /**
   * Reads a policy from a request.
   * @throws ApiError 1006 with the problems by their paths, 3012 with the costliest rules, or 3009 when a newer
   *   check replaced this one
   */
  read(accountId: AccountId, input: PolicyInput): Promise<PolicyDocument> {
    return this.check(accountId, { input });
  }

  /**
   * Checks a stored or merged policy.
   * @throws ApiError as `read`
   */
  require(accountId: AccountId, document: PolicyDocument): Promise<PolicyDocument> {
    return this.check(accountId, { document });
  }

  /** Ends the running checks. */
  stop(): void {
    this.stopped.abort();
  }

  private async check(accountId: AccountId, asked: AskedPolicy): Promise<PolicyDocument> {
    const { elsewhere, budgetMs } = this.ports;
    const ticket = ++this.tickets;
    let verdict = await this.checkHere(asked, elsewhere ? HERE_MS : budgetMs);
    if (elsewhere && 'costliest' in verdict)
      verdict = await this.inLane(accountId, ticket, () =>
        this.inTurn(() => elsewhere(asked, budgetMs, this.stopped.signal)),
      );
    if ('problems' in verdict) throw badInput(verdict.problems);
    if ('costliest' in verdict)
      throw new ApiError('policyTooCostly', undefined, { details: verdict.costliest });
    return verdict.document;
  }

  private checkHere(asked: AskedPolicy, budgetMs: number): Promise<PolicyVerdict> {
    // Rests after each slice, so that requests of other accounts don't wait for several in a row.
    const slices = new TimeSlices(0);
    return checkWithin(checkPolicyInSteps(asked), {
      budgetMs,
      clock: () => performance.now(),
      pause: () => slices.letOthers(),
    });
  }

  /** Runs one check of an account at a time; of those that arrive meanwhile, the newest. */
  private async inLane<Result>(
    accountId: AccountId,
    ticket: number,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const replaced = () => new ApiError('conflict', 'A newer change of the policy replaced this one');
    const lane = this.lanes.get(accountId);
    if (lane) {
      if (lane.waiting && lane.waiting.ticket > ticket) throw replaced();
      lane.waiting?.replace();
      await new Promise<void>((start, reject) => {
        lane.waiting = { ticket, start, replace: () => reject(replaced()) };
      });
    }
    const own = lane ?? { waiting: null };
    this.lanes.set(accountId, own);
    try {
      return await work();
    } finally {
      const next = own.waiting;
      own.waiting = null;
      if (next) next.start();
      else this.lanes.delete(accountId);
    }
  }

  /** Limits the child processes of all accounts. */
  private async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running >= MAX_ELSEWHERE) await new Promise<void>((start) => this.queue.push(start));
    else this.running++;
    try {
      return await work();
    } finally {
      const next = this.queue.shift();
      if (next) next();
      else this.running--;
    }
  }
}
