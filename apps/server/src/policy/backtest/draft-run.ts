import { isDeepStrictEqual } from 'node:util';
import {
  type CompiledRuleSet,
  type Decision,
  decide,
  type ListPort,
  type Rule,
  ruleCounts,
  stateWith,
  type VelocityValue,
} from '@assay/rules';
import { DRAFT, type DraftCandidate, TODAY } from './draft-plan';
import { countMove, countTried, type DraftRow, type DraftTally } from './draft-tally';
import { FactsView } from './facts-view';
import type { Column } from './history/column';
import { DECISION, velocityColumn } from './history/layout';
import { type HistoryRows, readHistory } from './history/read';
import { canarySeedOfRow, KnownLists, type ListHits, ListsOfRow, pathsOf, signalsOf } from './row-context';
import type { BacktestSource } from './run';
import { addHit } from './tally';

type MutableVelocity = { value: number | boolean | null; lowerBound: boolean };

/** The velocity answers of one row after the other, in the order that a rule set's plan asks them. */
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

  /** @param onUnknown told of each answer that nobody asked for then, by its position. */
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

/** What rules decide of one row after the other. */
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

/** A row on which the draft, or the rule that it replaces, fires. */
interface FiredRow extends DraftRow {
  readonly row: number;
  readonly isFired: boolean;
  /** The replaced rule fires, and counts. */
  readonly wasFired: boolean;
}

const BLACKBOX = 'blackbox_score';
/** Of a block's rows: for fewer, the columns of a whole policy are fetched when the first is found. */
const LEAST_DECIDED = 0.05;

/**
 * Tries a draft on rows by column. Every row is asked for the draft's condition alone; only those on which that, or what it replaces,
 * fires can be decided otherwise than today, and only for these the columns of the whole policy are read.
 */
class DraftBacktest {
  private readonly known: KnownLists;
  private readonly lists: ListsOfRow;
  private readonly conditions: Decider;
  private readonly rest: Decider;
  /** Both fire on a row and do the same: nothing changes there. */
  private readonly isSameEffect: boolean;
  private policies: Column | null = null;
  private hits: Column | null = null;
  /** The rows before had some to decide: those behind will, and what that takes is read while these are worked on. */
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

  /** Counts the rows by the conditions alone. @returns those that have to be decided twice */
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
      if (!(isFired && wasFired && this.isSameEffect))
        decided.push({ ...counted, row, isFired, wasFired: wasFired && this.counted(replaced, rows, row) });
    }
    return { decided, isOver: false };
  }

  /** Whether the rule that the draft replaces counts in a row where it fires. */
  private counted(replaced: Rule | null, rows: HistoryRows, row: number): boolean {
    if (replaced?.mode !== 'canary') return replaced?.mode === 'live';
    return ruleCounts(replaced, canarySeedOfRow(rows.ids.at(row)));
  }

  private openLists(rows: HistoryRows): void {
    this.policies = rows.column(DECISION.policy);
    this.hits = rows.column(DECISION.listHits);
  }

  /** Lists as they were for a row. */
  private turnTo(row: number): void {
    this.lists.version = this.policies?.at(row);
    this.lists.hits = this.hits?.at(row) as ListHits | undefined;
  }

  /** Counts a run of rows. @returns false when the end of the period was reached. */
  async count(rows: HistoryRows, tally: DraftTally): Promise<boolean> {
    const signals = await signalsOf(this.source, rows);
    this.openLists(rows);
    await this.known.load(this.policies);
    const { decided, isOver } = this.tryConditions(rows, signals, tally);
    this.decides = decided.length > LEAST_DECIDED * rows.rows;
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
    const before = stateWith(decision, fired.wasFired ? replaced : null, thresholds);
    const after = stateWith(decision, fired.isFired ? rule : null, thresholds);
    countMove(tally, before, after, fired);
  }
}

/**
 * Tries a draft over everything that a space keeps behind `tally.after`, oldest first.
 * @param listsNow lists as they are now, for those that the policy of the time did not have
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
