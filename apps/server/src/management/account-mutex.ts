import type { AccountId } from '@assay/contract';
/**
 * Lets the changes of one account run one after the other. They would wait for each other in the database anyway, each
 * holding a connection that scoring needs; here they wait without one.
 */
export class AccountMutex {
  private readonly last = new Map<number, Promise<void>>();

  /** Runs the work when everything that came before it, for this account, has ended one way or the other. */
  run<Result>(accountId: AccountId, work: () => Promise<Result>): Promise<Result> {
    const result = (this.last.get(accountId) ?? Promise.resolve()).then(work);
    const ended = result.then(
      () => undefined,
      () => undefined,
    );
    this.last.set(accountId, ended);
    void ended.then(() => {
      if (this.last.get(accountId) === ended) this.last.delete(accountId);
    });
    return result;
  }
}
