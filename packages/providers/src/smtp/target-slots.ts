import { LookupFailure } from '../lookup';

/** Bounds how many connections are open to one target at once. */
export class TargetSlots {
  readonly #taken = new Map<string, number>();
  readonly #perTarget: number;

  constructor(perTarget: number) {
    this.#perTarget = perTarget;
  }

  /**
   * Runs `work` in one of the target's slots. It does not wait for one: waiting look-ups would fill the
   * places of those for other targets.
   * @throws LookupFailure `busy` when all are taken
   */
  async run<T>(target: string, work: () => Promise<T>): Promise<T> {
    const taken = this.#taken.get(target) ?? 0;
    if (taken >= this.#perTarget) throw new LookupFailure('busy');
    this.#taken.set(target, taken + 1);
    try {
      return await work();
    } finally {
      const left = this.#taken.get(target)! - 1;
      if (left === 0) this.#taken.delete(target);
      else this.#taken.set(target, left);
    }
  }
}
