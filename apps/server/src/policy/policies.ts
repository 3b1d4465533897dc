import type { AccountId } from '@assay/contract';
import {
  type CompiledRuleSet,
  compileInSteps,
  indexInSteps,
  type ListIndex,
  type ListPort,
  listPort,
} from '@assay/rules';
import { type Account, activeListEntries, type Database, findPolicy } from '@assay/store';
import type { Directory } from '../accounts/index';
import type { Ambient } from '../platform/ambient';
import { inSlices } from '../platform/time-slices';
import { type PolicyDocument, policyCatalogue } from './policy-document';

/** The policy that decides now, compiled, with its lists in memory. */
export interface ActivePolicy {
  readonly version: number;
  readonly listsVersion: number;
  readonly compiled: CompiledRuleSet;
  readonly lists: ListPort;
}

interface Loaded {
  readonly key: string;
  /** When the first of the list entries ends and the lists must be read again. */
  readonly listsUntil: number;
  readonly policy: Promise<ActivePolicy>;
}

interface CurrentRules {
  readonly version: number;
  readonly compiled: Promise<CompiledRuleSet | null>;
}

interface PolicyPorts {
  readonly database: Database;
  readonly ambient: Ambient;
  readonly directory: Directory;
  /** Called with a rule that can no longer be compiled. */
  onProblem(accountId: AccountId, ruleId: string): void;
}

/** Keeps each account's current policy compiled; a new version is picked up when the directory sees its number. */
export class Policies {
  private readonly loaded = new Map<number, Loaded>();
  private readonly rules = new Map<number, CurrentRules>();
  /** Values of each account's lists by their keys: after a change only what came is opened. */
  private readonly listValues = new Map<number, ReadonlyMap<string, string>>();

  constructor(private readonly ports: PolicyPorts) {
    this.ports.directory.onChange((account) => {
      // Load ahead of the next call, so that no caller waits for it; a failure shows at that call.
      void this.active(account).catch(() => undefined);
    });
  }

  /** The account's current policy; loaded once per version. */
  active(account: Account): Promise<ActivePolicy> {
    const key = `${account.policyVersion}/${account.listsVersion}`;
    const known = this.loaded.get(account.id);
    if (known && known.key === key && this.ports.ambient.now() < known.listsUntil) return known.policy;
    return this.start(account, key);
  }

  /** The rules of an earlier version, for a replay; null when there is no such version. */
  async compiled(accountId: AccountId, version: number): Promise<CompiledRuleSet | null> {
    const policy = await findPolicy<PolicyDocument>(this.ports.database, accountId, version);
    if (!policy) return null;
    const { compiled, problems } = await inSlices(compileInSteps(policy.document, policyCatalogue));
    // Saving refuses such rules; one can only appear when an update removed what it reads.
    for (const problem of problems) this.ports.onProblem(accountId, problem.id);
    return compiled;
  }

  /** Changing a list must not compile a thousand rules anew. */
  private currentRules(account: Account): Promise<CompiledRuleSet | null> {
    const known = this.rules.get(account.id);
    if (known?.version === account.policyVersion) return known.compiled;
    const compiled = this.compiled(account.id, account.policyVersion);
    this.rules.set(account.id, { version: account.policyVersion, compiled });
    compiled.catch(() => this.rules.delete(account.id));
    return compiled;
  }

  private async readLists(account: Account, compiled: CompiledRuleSet) {
    const { database, ambient } = this.ports;
    const now = ambient.now();
    const values = new Map<string, string[]>(compiled.set.lists.map((list) => [list.id, []]));
    let until = Number.POSITIVE_INFINITY;
    const known = this.listValues.get(account.id);
    const entries = await activeListEntries(database, account.id, new Date(now), known);
    this.listValues.set(account.id, new Map(entries.map(({ key, value }) => [key, value])));
    for (const entry of entries) {
      values.get(entry.listId)?.push(entry.value);
      if (entry.expiresAt) until = Math.min(until, entry.expiresAt.getTime());
    }
    const indexes = new Map<string, ListIndex>();
    for (const { id, field } of compiled.set.lists) {
      indexes.set(id, await inSlices(indexInSteps(field, values.get(id) ?? [])));
    }
    return { lists: listPort(indexes), until };
  }

  private async load(account: Account): Promise<{ policy: ActivePolicy; until: number }> {
    const compiled = await this.currentRules(account);
    if (!compiled) throw new Error(`account ${account.id} has no policy ${account.policyVersion}`);
    const { lists, until } = await this.readLists(account, compiled);
    return {
      policy: { version: account.policyVersion, listsVersion: account.listsVersion, compiled, lists },
      until,
    };
  }

  private start(account: Account, key: string): Promise<ActivePolicy> {
    const loading = this.load(account);
    const policy = loading.then((result) => {
      this.loaded.set(account.id, { key, listsUntil: result.until, policy });
      return result.policy;
    });
    this.loaded.set(account.id, { key, listsUntil: Number.POSITIVE_INFINITY, policy });
    policy.catch(() => this.loaded.delete(account.id));
    return policy;
  }
}
