import type { AccountId } from '@assay/contract';
import { appendAudit, type Database } from '@assay/store';

/** An occurrence that is too frequent, or too easily triggered from outside, for a separate audit record. */
export interface Occurrence {
  readonly account: AccountId;
  readonly actor: string;
  readonly action: string;
  /** Subject of the occurrence: ids and routes, never personal data. */
  readonly target: string;
  /** Source network; /64 for IPv6. */
  readonly network: string;
}

/** Occurrences of one actor and action since the last write. */
interface Sum {
  readonly account: AccountId;
  readonly actor: string;
  readonly action: string;
  count: number;
  readonly since: number;
  readonly targets: Set<string>;
  readonly networks: Set<string>;
}

/** Maximum number of targets and networks named in a record; the count covers all. */
const NAMED = 20;

const nameOne = (named: Set<string>, value: string) => {
  if (value !== '' && named.size < NAMED) named.add(value);
};

/**
 * Sums refusals and reads, so an attack adds one audit record per minute regardless of the number of
 * attempts. Unwritten sums are lost when the process is killed.
 */
export class AuditLogTally {
  private sums = new Map<string, Sum>();

  /** @param now UNIX milliseconds */
  note({ account, actor, action, target, network }: Occurrence, now: number): void {
    const key = `${account}/${action}/${actor}`;
    const sum = this.sums.get(key) ?? {
      account,
      actor,
      action,
      count: 0,
      since: now,
      targets: new Set<string>(),
      networks: new Set<string>(),
    };
    sum.count++;
    nameOne(sum.targets, target);
    nameOne(sum.networks, network);
    this.sums.set(key, sum);
  }

  /** Writes one record per actor and action. Sums that fail to be written are retained for the next write. */
  async write(database: Database, now: Date): Promise<void> {
    const sums = this.sums;
    this.sums = new Map();
    const failures: unknown[] = [];
    for (const [key, sum] of sums) {
      try {
        await database.transaction((connection) => appendAudit(connection, sum.account, recordOf(sum, now)));
        sums.delete(key);
      } catch (error) {
        failures.push(error);
      }
    }
    this.putBack(sums);
    if (failures.length > 0) throw failures[0];
  }

  private putBack(sums: ReadonlyMap<string, Sum>): void {
    for (const [key, sum] of sums) {
      const newer = this.sums.get(key);
      if (newer) {
        sum.count += newer.count;
        for (const target of newer.targets) nameOne(sum.targets, target);
        for (const network of newer.networks) nameOne(sum.networks, network);
      }
      this.sums.set(key, sum);
    }
  }
}

function recordOf({ actor, action, count, since, targets, networks }: Sum, now: Date) {
  const [only = '', ...more] = targets;
  return {
    at: now,
    actor,
    action,
    target: more.length === 0 ? only : '',
    change: {
      count,
      since: new Date(since).toISOString(),
      networks: [...networks],
      ...(more.length === 0 ? {} : { targets: [...targets] }),
    },
  };
}
