import { isDeepStrictEqual } from 'node:util';
import {
  type CompiledRuleSet,
  type Decision,
  decide,
  LIST_REASON,
  type ListPort,
  type Rule,
  ruleCounts,
  stateWith,
  type VelocityValue,
} from '@assay/rules';
import { DRAFT, type DraftCandidate, TODAY } from './draft-plan';
import {
  comparesMore,
  countMove,
  countOverlap,
  countTried,
  type DraftRow,
  type DraftTally,
} from './draft-tally';
import { FactsView } from './facts-view';
import type { Column } from './history/column';
import { DECISION, velocityColumn } from './history/layout';
import { type HistoryRows, readHistory } from './history/read';
import { canarySeedOfRow, KnownLists, type ListHits, ListsOfRow, pathsOf, signalsOf } from './row-context';
import type { BacktestSource } from './run';
import { addHit } from './tally';

type MutableVelocity = { value: number | boolean | null; lowerBound: boolean };

/** Velocity values of the current row, in the order of a rule set's plan. */
class VelocityOfRow {
  readonly values: readonly VelocityValue[];
  readonly columns: readonly string[];
  private readonly written: readonly MutableVelocity[];
  private asked: readonly (Column | null)[] = [];

  constructor({ velocity }: CompiledRuleSet) {
    this.columns = velocity.definitions.map(({ id }) => velocityColumn(id));
    this.written = this.columns.map(() => ({ value: null, lowerBound: false }));
    this.values = this.written;
  }

  open(rows: HistoryRows): void {
    this.asked = this.columns.map((column) => rows.column(column));
  }

  /**
   * Shows the values of a row.
   * @param onUnknown called with the position of each value that was not computed at the time
   */
  show(row: number, onUnknown?: (position: number) => void): void {
    for (let i = 0; i < this.written.length; i++) {
      const value = this.asked[i]?.at(row) as number | boolean | undefined;
      const isUnknown = value === undefined || Number.isNaN(value);
      this.written[i]!.value = isUnknown ? null : value;
      if (isUnknown) onUnknown?.(i);
    }
  }
}

const MONEY = ['transaction_amount', 'transaction_currency'] as const;
const ABOUT = [DECISION.at, DECISION.policy, DECISION.listHits] as const;

/** Applies a rule set to one row at a time. */
class Decider {
  readonly view: FactsView;
  readonly velocity: VelocityOfRow;
  readonly columns: readonly string[];
  private rows: HistoryRows | null = null;

  constructor(
    private readonly rules: CompiledRuleSet,
    paths: Iterable<string>,
    private readonly lists: ListPort,
  ) {
    this.view = new FactsView(paths);
    this.velocity = new VelocityOfRow(rules);
    this.columns = [...this.view.columns, ...this.velocity.columns];
  }

  open(rows: HistoryRows): void {
    this.rows = rows;
    this.view.open(rows);
    this.velocity.open(rows);
  }

  decide(row: number, now: number, onUnknown?: (position: number) => void): Decision {
    this.view.show(row);
    this.velocity.show(row, onUnknown);
    return decide(this.rules, {
      facts: this.view.facts,
      now,
      velocity: this.velocity.values,
      lists: this.lists,
      canarySeed: this.rules.hasCanary && this.rows ? canarySeedOfRow(this.rows.ids.at(row)) : null,
    });
  }
}

/** A row that the draft, or the rule that it replaces, matches. */
interface FiredRow extends DraftRow {
  readonly row: number;
  readonly isFired: boolean;
  /** True if the replaced rule matches and counts. */
  readonly wasFired: boolean;
}

const BLACKBOX = 'blackbox_score';
/**
 * Share of a block's rows. Below it, the columns of the whole policy are fetched only when the first such row
 * is found.
 */
const MIN_DECIDED_SHARE = 0.05;
/** Rows of a run that are decided although their decision can't change. */
const MAX_COMPARED_IN_RUN = 200;

/**
 * Runs a draft over rows by column. Every row is checked against the condition of the draft and of the rule
 * it replaces. Only matching rows can change their state, so the columns of the whole policy are read only
 * for these.
 */
class DraftBacktest {
  private readonly known: KnownLists;
  private readonly lists: ListsOfRow;
  private readonly conditions: Decider;
  private readonly rest: Decider;
  /** True if both rules have the same effect, so a row that both match doesn't change. */
  private readonly isSameEffect: boolean;
  private policies: Column | null = null;
  private hits: Column | null = null;
  /**
   * True if earlier rows needed full decisions. Later rows probably do too, so their columns are prefetched
   * while these are processed.
   */
  private decides = false;

  constructor(
    private readonly candidate: DraftCandidate,
    private readonly source: BacktestSource,
    listsNow: ListPort,
  ) {
    const { conditions, rest, rule, replaced } = candidate;
    this.known = new KnownLists(source);
    this.lists = new ListsOfRow(this.known, listsNow);
    const decider = (rules: CompiledRuleSet) =>
      new Decider(rules, [...MONEY, BLACKBOX, ...pathsOf(rules)], this.lists);
    this.conditions = decider(conditions);
    this.rest = decider(rest);
    this.isSameEffect =
      replaced?.mode === 'live' &&
      !replaced.starts_at &&
      !replaced.ends_at &&
      isDeepStrictEqual({ ...replaced.then }, { ...rule.then });
  }

  columns(): readonly string[] {
    return [...this.conditions.columns, ...ABOUT, ...(this.decides ? this.rest.columns : [])];
  }

  /**
   * Counts the rows by the conditions alone.
   * @returns the rows that have to be decided twice
   */
  private tryConditions(rows: HistoryRows, signals: Int8Array, tally: DraftTally) {
    const at = rows.column(DECISION.at);
    const decided: FiredRow[] = [];
    const { facts } = this.conditions.view;
    this.conditions.open(rows);
    const { replaced } = this.candidate;
    const missing = (position: number) => void tally.unknownVelocity[position]!++;
    for (let row = 0; row < rows.rows; row++) {
      const now = at?.at(row) as number;
      if (now >= this.source.until) return { decided, isOver: true };
      this.turnTo(row);
      const fired = this.conditions.decide(row, now, missing).applied_rules;
      const counted = {
        signal: signals[row] as number,
        amount: facts.transaction_amount,
        currency: facts.transaction_currency,
        at: now,
        id: () => rows.ids.at(row),
      };
      const isFired = fired.some(({ id }) => id === DRAFT);
      const wasFired = fired.some(({ id }) => id === TODAY);
      countTried(tally, counted, isFired);
      if (fired.length === 0) continue;
      if (wasFired) addHit(tally.replaced, counted);
      // A row that both match doesn't change; some of them show which other rules match.
      const isUnchanged = isFired && wasFired && this.isSameEffect;
      if (!isUnchanged || (comparesMore(tally) && decided.length < MAX_COMPARED_IN_RUN))
        decided.push({ ...counted, row, isFired, wasFired: wasFired && this.counted(replaced, rows, row) });
    }
    return { decided, isOver: false };
  }

  /** Returns true if the rule that the draft replaces counts in a row that it matches. */
  private counted(replaced: Rule | null, rows: HistoryRows, row: number): boolean {
    if (replaced?.mode !== 'canary') return replaced?.mode === 'live';
    return ruleCounts(replaced, canarySeedOfRow(rows.ids.at(row)));
  }

  private openLists(rows: HistoryRows): void {
    this.policies = rows.column(DECISION.policy);
    this.hits = rows.column(DECISION.listHits);
  }

  /** Switches the lists to their state at the time of a row. */
  private turnTo(row: number): void {
    this.lists.version = this.policies?.at(row);
    this.lists.hits = this.hits?.at(row) as ListHits | undefined;
  }

  /**
   * Counts a run of rows.
   * @returns false when the end of the period was reached
   */
  async count(rows: HistoryRows, tally: DraftTally): Promise<boolean> {
    const signals = await signalsOf(this.source, rows);
    this.openLists(rows);
    await this.known.load(this.policies);
    const { decided, isOver } = this.tryConditions(rows, signals, tally);
    this.decides = decided.length > MIN_DECIDED_SHARE * rows.rows;
    if (decided.length > 0) {
      await rows.also(this.rest.columns);
      this.rest.open(rows);
      for (const fired of decided) this.countMove(fired, tally);
    }
    if (!isOver) tally.after = rows.lastId;
    return !isOver;
  }

  private countMove(fired: FiredRow, tally: DraftTally): void {
    const { rule, replaced, thresholds } = this.candidate;
    this.turnTo(fired.row);
    const decision = this.rest.decide(fired.row, fired.at);
    if (fired.isFired)
      countOverlap(
        tally,
        decision.applied_rules.map(({ id }) => id).filter((id) => !id.startsWith(LIST_REASON)),
      );
    const before = stateWith(decision, fired.wasFired ? replaced : null, thresholds);
    const after = stateWith(decision, fired.isFired ? rule : null, thresholds);
    countMove(tally, before, after, fired);
  }
}

/**
 * Runs a draft over all stored evaluations of an environment after `tally.after`, oldest first.
 * @param listsNow current lists, used for those that the policy of the time did not contain
 * @yields after every run of rows, about four thousand
 */
export async function* runDraft(
  source: BacktestSource,
  candidate: DraftCandidate,
  listsNow: ListPort,
  tally: DraftTally,
): AsyncGenerator<DraftTally> {
  const backtest = new DraftBacktest(candidate, source, listsNow);
  for await (const rows of readHistory(source, tally.after, () => backtest.columns())) {
    const goOn = await backtest.count(rows, tally);
    yield tally;
    if (!goOn) return;
  }
}
