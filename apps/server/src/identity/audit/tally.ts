import type { AccountId } from '@assay/contract';
import { type AuditSum, accountsWithAuditTally, type Database, settleAuditTally } from '@assay/store';

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

/** Occurrences of one actor and action that aren't stored yet. */
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

/** Maximum time that a response waits for the storage of its occurrence, in milliseconds. */
const MAX_WAIT_MS = 500;

const nameOne = (named: Set<string>, value: string) => {
  if (value !== '' && named.size < NAMED) named.add(value);
};

/**
 * Sums refusals and reads, so an attack adds one audit record per minute regardless of the number of
 * attempts. The running sum is stored before the response: one write at a time covers all occurrences since
 * the previous one.
 */
export class AuditLogTally {
  private sums = new Map<string, Sum>();
  private storing: Promise<void> | null = null;

  /** @param store adds to a running sum; it fails if the database is unavailable */
  constructor(private readonly store: (sum: AuditSum) => Promise<void>) {}

  /**
   * Counts an occurrence. Resolves when it is stored, or after half a second if the database doesn't respond;
   * the next write then includes it.
   * @param now UNIX milliseconds
   */
  async note({ account, actor, action, target, network }: Occurrence, now: number): Promise<void> {
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
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, MAX_WAIT_MS);
    });
    await Promise.race([this.flush().catch(() => undefined), late]);
    clearTimeout(timer);
  }

  /**
   * Writes the running sums of all processes to the audit log: one record per actor and action.
   * @param options.account only this account; default: all
   * @param options.minAgeMs only sums whose first occurrence is this old; default: all
   * @throws when the database fails; the sums are retained
   */
  async write(
    database: Database,
    now: Date,
    { account, minAgeMs = 0 }: { readonly account?: AccountId; readonly minAgeMs?: number } = {},
  ): Promise<void> {
    await this.flush();
    const accounts = account === undefined ? await accountsWithAuditTally(database) : [account];
    for (const one of accounts) await settleAuditTally(database, one, { minAgeMs, now, recordOf });
  }

  /** Stores everything noted so far. */
  private async flush(): Promise<void> {
    // The running write may have begun before the newest occurrence.
    await this.storing?.catch(() => undefined);
    if (this.sums.size === 0) return this.storing ?? undefined;
    this.storing ??= this.storeSums().finally(() => {
      this.storing = null;
    });
    await this.storing;
  }

  private async storeSums(): Promise<void> {
    const sums = this.sums;
    this.sums = new Map();
    try {
      for (const [key, sum] of [...sums].sort(([one], [other]) => (one < other ? -1 : 1))) {
        await this.store({ ...sum, targets: [...sum.targets], networks: [...sum.networks] });
        sums.delete(key);
      }
    } finally {
      this.putBack(sums);
    }
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

function recordOf({ actor, action, count, since, targets, networks }: AuditSum) {
  const [only = '', ...more] = targets;
  return {
    actor,
    action,
    target: more.length === 0 ? only : '',
    change: {
      count,
      since: new Date(since).toISOString(),
      networks: networks.slice(0, NAMED),
      ...(more.length === 0 ? {} : { targets: targets.slice(0, NAMED) }),
    },
  };
}
