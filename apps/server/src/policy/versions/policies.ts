import { type AccountId, ruleFields } from '@assay/contract';
import {
  type Catalogue,
  type CompiledRuleSet,
  compileInSteps,
  type ListPort,
  type RuleSet,
} from '@assay/rules';
import { type Account, type Database, findPolicy } from '@assay/store';
import type { Directory } from '../../identity/index';
import type { Ambient } from '../../platform/ambient';
import { inSlices } from '../../platform/time-slices';
import { AccountLists } from '../lists/account-lists';

/** What decides for an account: rules, categories, lists and thresholds, versioned as one. */
export type PolicyDocument = RuleSet;

/** The fields that rules may read, by path. */
export const policyCatalogue: Catalogue = ruleFields();

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
  private readonly lists = new Map<number, AccountLists>();

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

  private listsOf({ id }: Account): AccountLists {
    const { database, ambient, directory } = this.ports;
    const known = this.lists.get(id);
    if (known) return known;
    const versionNow = () => directory.account(id)?.listsVersion ?? 0;
    const lists = new AccountLists(id, { database, ambient, versionNow });
    this.lists.set(id, lists);
    return lists;
  }

  private async load(account: Account): Promise<{ policy: ActivePolicy; until: number }> {
    const compiled = await this.currentRules(account);
    if (!compiled) throw new Error(`account ${account.id} has no policy ${account.policyVersion}`);
    const { port, until, version } = await this.listsOf(account).of(account, compiled.set.lists, () =>
      this.loaded.delete(account.id),
    );
    return {
      policy: { version: account.policyVersion, listsVersion: version, compiled, lists: port },
      // What has been answered is of before: it is kept until the new lists are there.
      until: version < account.listsVersion ? Number.POSITIVE_INFINITY : until,
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
