import { type EnvironmentId, liveSpace } from '@assay/contract';
import type { AutoResolutionSettings } from '@assay/management-api';
import {
  type Account,
  AUTO_RESOLUTION,
  appendAudit,
  type CaseEvent,
  type CaseMatch,
  type Connection,
  casesToTriage,
  changeCase,
  type Database,
  decideMatches,
  findCase,
  listResolutions,
  lockAccount,
  lockCase,
  lockUndecided,
  markTriaged,
  type Resolution,
  storeResolution,
  undecideMatches,
  type WholeCase,
} from '@assay/store';
import type { Directory } from '../../identity/index';
import type { Runtime } from '../../platform/runtime';
import type { Hasher } from '../../scoring/index';
import { needsTwoPeople } from '../cases/four-eyes';
import type { Party } from '../loaded-lists';
import { autoResolutionOf, evaluateRules, isOn, type RuleOutcome } from './rules';

interface ResolverPorts {
  readonly database: Database;
  readonly runtime: Runtime;
  readonly hasher: Hasher;
  readonly directory: Directory;
}

/** Cases per run and environment; the rest follows in the next run. */
const MAX_CASES = 200;
const DRAWS = 1_000_000n;

type Event = Omit<CaseEvent, 'sequence'>;
type Named = Pick<CaseMatch, 'list' | 'sourceId'>;

const isSame = (a: Named, b: Named): boolean => a.list === b.list && a.sourceId === b.sourceId;
const textOf = ({ list, sourceId }: Named): string => `${list} ${sourceId}`;
const reference = ({ list, sourceId }: Named) => ({ list, source_id: sourceId });

/** Applies the auto-resolution rules to new matches of screening cases. */
export class MatchResolver {
  constructor(private readonly ports: ResolverPorts) {}

  /** Evaluates the matches that were found since the last run, of all accounts with rules. */
  async run(): Promise<void> {
    for (const account of this.ports.directory.accounts()) {
      const settings = autoResolutionOf(account.settings);
      if (!isOn(settings)) continue;
      const environments = [liveSpace(account.id), account.testEnvironmentId];
      for (const environmentId of environments) await this.resolve(account, environmentId, settings);
    }
  }

  private async resolve(
    account: Account,
    environmentId: EnvironmentId,
    settings: AutoResolutionSettings,
  ): Promise<void> {
    const { database } = this.ports;
    const cases = await casesToTriage(database, environmentId, settings.version, MAX_CASES);
    for (const id of cases)
      await database.transaction(async (connection) => {
        // The account before the case, as in a decision of a person.
        await lockAccount(connection, account.id);
        await lockCase(connection, environmentId, id);
        const found = await findCase<Party>(connection, environmentId, id);
        if (found)
          await new CaseResolution(this.ports, { connection, account, environmentId }, found).apply(settings);
      });
  }
}

/** Transaction and environment of a case. */
interface CaseScope {
  readonly connection: Connection;
  readonly account: Account;
  readonly environmentId: EnvironmentId;
}

/** Applies the rules to one case, within a transaction. */
class CaseResolution {
  private readonly now: number;
  private readonly events: Event[] = [];

  constructor(
    private readonly ports: ResolverPorts,
    private readonly scope: CaseScope,
    private readonly found: WholeCase<Party>,
  ) {
    this.now = ports.runtime.now();
  }

  async apply(settings: AutoResolutionSettings): Promise<void> {
    const { connection, environmentId } = this.scope;
    const { found } = this;
    const needsTwo = await needsTwoPeople(connection, this.scope.account.id, found);
    const before = await listResolutions(connection, environmentId, found.id);
    const outcomesOf = (match: CaseMatch) =>
      evaluateRules(settings, match, (rule) => this.draw(match, rule, settings.version), needsTwo);
    const cleared: CaseMatch[] = [];
    for (const match of found.entries) {
      if (match.decision === null) {
        for (const outcome of outcomesOf(match)) {
          await this.store(match, outcome, settings.version, before);
          if (outcome.outcome === 'cleared') cleared.push(match);
        }
      } else if (match.decidedBy === AUTO_RESOLUTION && this.isReassessed(match, before))
        if (!outcomesOf(match).some(({ outcome }) => outcome === 'cleared')) await this.reopen(match);
    }
    if (cleared.length > 0)
      await decideMatches(connection, environmentId, found.id, {
        decision: 'FALSE_POSITIVE',
        by: AUTO_RESOLUTION,
        at: this.now,
        matches: cleared.map(reference),
      });
    await markTriaged(connection, environmentId, found.id, { version: settings.version, at: this.now });
    await this.settle(cleared.length > 0);
  }

  /** Checks whether the assessment of a cleared match changed since, because of other data of the customer. */
  private isReassessed(match: CaseMatch, before: readonly Resolution[]): boolean {
    const last = before.find((resolution) => resolution.outcome === 'cleared' && isSame(resolution, match));
    return (
      last === undefined || Math.fround(match.triage?.probability ?? 1) !== Math.fround(last.probability)
    );
  }

  /** Returns a number from 0 up to 1, the same for every evaluation of a match by one version of the rules. */
  private draw({ list, sourceId, contentHash }: CaseMatch, rule: string, version: number): number {
    const text = [this.found.id, list, sourceId, contentHash, rule, version].join('\0');
    const hash = BigInt.asUintN(64, BigInt(this.ports.hasher('auto_resolution', text)));
    return Number(hash % DRAWS) / Number(DRAWS);
  }

  private async store(
    match: CaseMatch,
    { rule, outcome }: RuleOutcome,
    ruleVersion: number,
    before: readonly Resolution[],
  ): Promise<void> {
    const { connection, environmentId } = this.scope;
    const { now } = this;
    const probability = match.triage?.probability ?? 1;
    const known = before.find((resolution) => resolution.rule === rule.name && isSame(resolution, match));
    const isKnown = known?.outcome === outcome && known.ruleVersion === ruleVersion && outcome !== 'cleared';
    if (isKnown) return;
    await storeResolution(connection, environmentId, this.found.id, {
      list: match.list,
      sourceId: match.sourceId,
      rule: rule.name,
      ruleVersion,
      outcome,
      probability,
      at: now,
    });
    if (outcome === 'would_clear') return;
    const note = `${rule.name} (version ${ruleVersion}): ${textOf(match)}`;
    this.note(outcome === 'cleared' ? 'auto_cleared' : 'sampled', note);
    await appendAudit(connection, this.scope.account.id, {
      at: new Date(now),
      actor: AUTO_RESOLUTION,
      action: outcome === 'cleared' ? 'case.auto_clear' : 'case.sample',
      target: this.found.id,
      change: {
        rule: rule.name,
        version: ruleVersion,
        list: match.list,
        source_id: match.sourceId,
        probability,
        model: match.triage?.model ?? null,
        contributions: (match.triage?.contributions ?? []).map(({ factor, state, log_odds }) => ({
          factor,
          state,
          log_odds,
        })),
      },
    });
  }

  private async reopen(match: CaseMatch): Promise<void> {
    const { connection, environmentId } = this.scope;
    const { found } = this;
    await undecideMatches(connection, environmentId, found.id, [match]);
    this.note('reopened', `The assessment changed: ${textOf(match)}`);
  }

  private note(action: Event['action'], note: string): void {
    this.events.push({ at: this.now, actor: AUTO_RESOLUTION, action, note });
  }

  /** Closes a case without undecided matches, and opens one with a reopened match. */
  private async settle(anyCleared: boolean): Promise<void> {
    const { connection, environmentId } = this.scope;
    const { found, now } = this;
    if (this.events.length === 0) return;
    const isDone = anyCleared && (await lockUndecided(connection, environmentId, found.id)) === 0;
    const isReopened = found.status === 'CLOSED' && this.events.some(({ action }) => action === 'reopened');
    const status = isDone ? 'CLOSED' : isReopened ? 'OPEN' : undefined;
    if (status !== undefined && status !== found.status) this.note('status', status);
    await changeCase(
      connection,
      environmentId,
      found.id,
      status === undefined ? {} : { status },
      this.events,
      now,
    );
  }
}
