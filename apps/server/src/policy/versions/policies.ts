import { type AccountId, ruleFields } from '@assay/contract';
import {
  type Catalogue,
  type CompiledRuleSet,
  compileInSteps,
  type ListPort,
  type RuleSet,
} from '@assay/rules';
import { type Account, type Database, findPolicy } from '@assay/store';
import type { TypologySetting } from '@assay/typologies';
import type { Directory } from '../../identity/index';
import type { Runtime } from '../../platform/runtime';
import { inSlices } from '../../platform/time-slices';
import { AccountLists } from '../lists/account-lists';

/** The policy of an account: rules, categories, lists, thresholds and typologies, versioned as one. */
export interface PolicyDocument extends RuleSet {
  /** Settings of the typologies that are not off; absent = all are off. */
  readonly typologies?: readonly TypologySetting[];
}

/** The fields that rules may read, by path. */
export const policyCatalogue: Catalogue = ruleFields();

/** The active policy, compiled, with its lists in memory. */
export interface ActivePolicy {
  readonly version: number;
  readonly listsVersion: number;
  readonly compiled: CompiledRuleSet;
  readonly lists: ListPort;
}

interface Loaded {
  readonly key: string;
  /** Expiry of the first list entry, when the lists must be reloaded, in UNIX milliseconds. */
  readonly listsUntil: number;
  readonly policy: Promise<ActivePolicy>;
}

interface CurrentRules {
  readonly version: number;
  /** Null if the version doesn't exist; `replaced` if a newer one came before the compilation began. */
  readonly compiled: Promise<CompiledRuleSet | 'replaced' | null>;
}

/** Compilation time after which the rest of a policy's compilation gives way to requests, in milliseconds. */
const FAIR_COMPILE_MS = 20;

interface PolicyPorts {
  readonly database: Database;
  readonly runtime: Runtime;
  readonly directory: Directory;
  /** Called with a rule that can no longer be compiled. */
  onProblem(accountId: AccountId, ruleId: string): void;
}

const noop = () => undefined;

/** Caches the compiled policy of each account. A new version is loaded when the directory reports its number. */
export class Policies {
  private readonly loaded = new Map<number, Loaded>();
  private readonly rules = new Map<number, CurrentRules>();
  private readonly lists = new Map<number, AccountLists>();

  constructor(private readonly ports: PolicyPorts) {
    this.ports.directory.onChange((account) => {
      // Preloads for the next request, so that no caller waits. A failure surfaces in that request.
      void this.active(account).catch(() => undefined);
    });
  }

  /** Returns the account's current policy; loaded once per version. */
  active(account: Account): Promise<ActivePolicy> {
    const key = `${account.policyVersion}/${account.listsVersion}`;
    const known = this.loaded.get(account.id);
    if (known && known.key === key && this.ports.runtime.now() < known.listsUntil) return known.policy;
    return this.start(account, key);
  }

  /** Returns the rules of an earlier version, for a replay; null when the version doesn't exist. */
  async compiled(accountId: AccountId, version: number): Promise<CompiledRuleSet | null> {
    const policy = await findPolicy<PolicyDocument>(this.ports.database, accountId, version);
    if (!policy) return null;
    const { compiled, problems } = await inSlices(compileInSteps(policy.document, policyCatalogue), {
      fairMs: FAIR_COMPILE_MS,
    });
    // Invalid rules can't be saved. One can only appear if an update removed a field that it reads.
    for (const problem of problems) this.ports.onProblem(accountId, problem.id);
    return compiled;
  }

  /**
   * Returns the compiled rules from the cache. A list change must not recompile a thousand rules. An account
   * compiles one version at a time; versions that were replaced meanwhile are skipped.
   */
  private currentRules(account: Account): CurrentRules['compiled'] {
    const known = this.rules.get(account.id);
    if (known?.version === account.policyVersion) return known.compiled;
    const compiled: CurrentRules['compiled'] = (known?.compiled ?? Promise.resolve())
      .then(noop, noop)
      .then(async () => {
        if (this.rules.get(account.id) !== current) return 'replaced';
        return this.compiled(account.id, account.policyVersion);
      });
    const current: CurrentRules = { version: account.policyVersion, compiled };
    this.rules.set(account.id, current);
    compiled.catch(() => {
      if (this.rules.get(account.id) === current) this.rules.delete(account.id);
    });
    return compiled;
  }

  private listsOf({ id }: Account): AccountLists {
    const { database, runtime, directory } = this.ports;
    const known = this.lists.get(id);
    if (known) return known;
    const versionNow = () => directory.account(id)?.listsVersion ?? 0;
    const lists = new AccountLists(id, { database, runtime, versionNow });
    this.lists.set(id, lists);
    return lists;
  }

  private async load(account: Account): Promise<{ policy: ActivePolicy; until: number }> {
    const compiled = await this.currentRules(account);
    if (compiled === 'replaced') return this.load(this.ports.directory.account(account.id) ?? account);
    if (!compiled) throw new Error(`account ${account.id} has no policy ${account.policyVersion}`);
    const { port, until, version } = await this.listsOf(account).of(account, compiled.set.lists, () =>
      this.loaded.delete(account.id),
    );
    return {
      policy: { version: account.policyVersion, listsVersion: version, compiled, lists: port },
      // The lists are from an older version. They stay in use until the new ones are loaded.
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
