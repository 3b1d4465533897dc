import { type FeatureInput, featureOf, type Scorer, velocityIdsOf } from '@assay/learning';
import { type CompiledRuleSet, decide, type ListPort } from '@assay/rules';
import { FactsView } from './facts-view';
import { DECISION, velocityColumn } from './history/layout';
import { type HistoryRows, type HistorySource, readHistory } from './history/read';
import { canarySeedOfRow, KnownLists, type ListHits, ListsOfRow, pathsOf, signalsOf } from './row-context';
import { type CountedRow, countDecision, countModelScore, type Tally } from './tally';

/** The candidate of a backtest: rules, a model, or rules that read the model's score. */
export interface Candidate {
  readonly rules: CompiledRuleSet | null;
  readonly scorer: Scorer | null;
  /** Current lists, used for those that the policy of the time did not contain. */
  readonly lists: ListPort;
}

export interface BacktestSource extends HistorySource {
  /** End of the period in UNIX milliseconds; evaluations at or after it are skipped. */
  readonly until: number;
}

type MutableVelocity = { value: number | boolean | null; lowerBound: boolean };

const BLACKBOX = 'blackbox_score';
const NO_VELOCITY = { value: null, lowerBound: false } as const;

/** Returns the velocity ids that a model's features read. */
const modelVelocity = (scorer: Scorer): readonly string[] => [
  ...new Set(scorer.model.features.flatMap(({ name }) => velocityIdsOf(name))),
];

function pathsRead({ rules, scorer }: Candidate): readonly string[] {
  const features = scorer?.model.features.flatMap(({ name }) => featureOf(name)?.paths ?? []) ?? [];
  return [
    'transaction_amount',
    'transaction_currency',
    BLACKBOX,
    ...(rules ? pathsOf(rules) : []),
    ...features,
  ];
}

/** Runs one candidate over rows by column. Everything that a row needs is set up once. */
class Backtest {
  readonly columns: readonly string[];
  private readonly view: FactsView;
  private readonly known: KnownLists;
  private readonly lists: ListsOfRow;
  private readonly velocityIds: readonly string[];
  private readonly velocity: MutableVelocity[];
  private readonly modelPlaces: ReadonlyMap<string, number>;

  constructor(
    private readonly candidate: Candidate,
    private readonly source: BacktestSource,
  ) {
    const asked = candidate.rules?.velocity.definitions.map(({ id }) => id) ?? [];
    const also = candidate.scorer ? modelVelocity(candidate.scorer).filter((id) => !asked.includes(id)) : [];
    this.velocityIds = [...asked, ...also];
    this.velocity = this.velocityIds.map(() => ({ ...NO_VELOCITY }));
    this.modelPlaces = new Map(this.velocityIds.map((id, i) => [id, i]));
    this.view = new FactsView(pathsRead(candidate));
    this.known = new KnownLists(source);
    this.lists = new ListsOfRow(this.known, candidate.lists);
    this.columns = [
      ...this.view.columns,
      ...this.velocityIds.map(velocityColumn),
      ...Object.values(DECISION).filter((name) => name !== DECISION.ids),
    ];
  }

  /**
   * Counts a run of rows.
   * @returns false when the end of the period was reached
   */
  async count(rows: HistoryRows, tally: Tally): Promise<boolean> {
    const { rules, scorer } = this.candidate;
    const { view, velocity, lists } = this;
    const signals = await signalsOf(this.source, rows);
    const at = rows.column(DECISION.at);
    const states = rows.column(DECISION.state);
    const scores = rows.column(DECISION.score);
    const policies = rows.column(DECISION.policy);
    const hits = rows.column(DECISION.listHits);
    const asked = this.velocityIds.map((id) => rows.column(velocityColumn(id)));
    const ruleVelocity = rules?.velocity.definitions.length ?? 0;
    await this.known.load(policies);
    view.open(rows);
    const { facts } = view;
    const modelInput = {
      facts,
      now: 0,
      velocity: (id: string) => velocity[this.modelPlaces.get(id) ?? -1]?.value,
    };
    const input = { facts, now: 0, velocity, lists, canarySeed: null as number | null };
    let row = 0;
    const counted = {
      state: 0,
      score: 0,
      signal: 0,
      amount: undefined as unknown,
      currency: undefined as unknown,
      id: () => rows.ids.at(row),
    } satisfies CountedRow;
    for (; row < rows.rows; row++) {
      const now = at?.at(row) as number;
      if (now >= this.source.until) return false;
      view.show(row);
      for (let i = 0; i < velocity.length; i++) {
        const value = asked[i]?.at(row) as number | boolean | undefined;
        const answer = velocity[i] as MutableVelocity;
        const unknown = value === undefined || Number.isNaN(value);
        answer.value = unknown ? null : value;
        if (unknown && i < ruleVelocity) tally.unknownVelocity[i]!++;
      }
      counted.state = states?.at(row) as number;
      counted.score = scores?.at(row) as number;
      counted.signal = signals[row] as number;
      counted.amount = facts.transaction_amount;
      counted.currency = facts.transaction_currency;
      tally.rows++;
      if (counted.signal < 0) tally.negative++;
      else if (counted.signal > 0) tally.positive++;
      if (scorer) {
        modelInput.now = now;
        const before = facts[BLACKBOX];
        const score = scorer.score(modelInput satisfies FeatureInput);
        countModelScore(tally, score, typeof before === 'number' ? before : null, counted.signal);
        facts[BLACKBOX] = score;
      }
      if (rules) {
        input.now = now;
        if (rules.hasCanary) input.canarySeed = canarySeedOfRow(rows.ids.at(row));
        lists.version = policies?.at(row);
        lists.hits = hits?.at(row) as ListHits | undefined;
        countDecision(tally, decide(rules, input), counted);
      }
    }
    tally.after = rows.lastId;
    return true;
  }
}

/**
 * Runs a candidate over all stored evaluations of an environment after `tally.after`, oldest first, without a
 * limit. The tally is changed in place. Between two yields it is consistent and can be stored as a
 * checkpoint.
 * @yields after every run of rows, about four thousand
 */
export async function* runBacktest(
  source: BacktestSource,
  candidate: Candidate,
  tally: Tally,
): AsyncGenerator<Tally> {
  const backtest = new Backtest(candidate, source);
  for await (const rows of readHistory(source, tally.after, () => backtest.columns)) {
    const goOn = await backtest.count(rows, tally);
    yield tally;
    if (!goOn) return;
  }
}
