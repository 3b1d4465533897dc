import { liveSpace, readFraudRequest } from '@assay/contract';
import { openRates } from '@assay/enrichment';
import {
  type Dataset,
  DatasetBuilder,
  FEATURES,
  Scorer,
  type Training,
  trainAtOnce,
  velocityFeatures,
} from '@assay/learning';
import { type CompiledRuleSet, checkText, compileRuleSet, listPort, type Rule } from '@assay/rules';
import { keyHasher } from '@assay/store';
import { createMetrics } from '../../apps/server/src/platform/metrics';
import type { Runtime } from '../../apps/server/src/platform/runtime';
import { NO_TRACING } from '../../apps/server/src/platform/tracing';
import { velocityTexts } from '../../apps/server/src/policy/models/labelled-data';
import { inputOf } from '../../apps/server/src/policy/models/live-models';
import { policyCatalogue } from '../../apps/server/src/policy/versions/policies';
import type { FraudCall, FraudPorts } from '../../apps/server/src/scoring/fraud/fraud-call';
import { FraudService } from '../../apps/server/src/scoring/fraud/fraud-service';
import { InFlight, Velocity } from '../../apps/server/src/scoring/fraud/velocity-look';
import {
  type Hasher,
  subjectsOf,
  velocityKeys,
} from '../../apps/server/src/scoring/identity-keys/velocity-keys';
import { MemoryStore } from './memory-store';
import type { ProofSet, ProofTransaction } from './proof-set';
import { velocityExpressions } from './velocity-expressions';

/**
 * Sends the transactions of a set through the scoring pipeline of the product: request reading, keys, velocity,
 * features and model. The modules are off because public sets have no IP addresses or emails, and rules are in
 * shadow mode. Only the store is replaced, by one in memory.
 */

const ACCOUNT = 1;
const ID_WIDTH = 12;

/** Returns rules in shadow mode that read the velocity expressions, as an account would add them. */
function shadowRules(texts: readonly string[]): readonly Rule[] {
  return texts.map((text, n) => {
    const when = text.startsWith('seen_before') ? `${text} = true` : `${text} >= 0`;
    const checked = checkText(when, policyCatalogue, { lists: new Map() });
    if (!checked.ok) throw new Error(`${text}: ${checked.problems[0]?.message}`);
    const then: Rule['then'] = { score: { operation: '+', value: 0 } };
    return { id: `V${n}`, name: text, category: null, priority: n, mode: 'shadow', when: checked.ast, then };
  });
}

function compiledRules(set: Pick<ProofSet, 'payers' | 'counterparties'>): CompiledRuleSet {
  const rules = shadowRules(velocityExpressions(set));
  const document = { rules, categories: [], lists: [], thresholds: { review: 10, decline: 20 } };
  const { compiled, problems } = compileRuleSet(document, policyCatalogue);
  if (problems.length > 0) throw new Error(`a rule of the bench is invalid: ${JSON.stringify(problems[0])}`);
  return compiled;
}

/** One measured transaction, without its features. */
export interface TestRow {
  readonly at: number;
  /** Amount of the transaction; 0 if it has none. */
  readonly amount: number;
  readonly groups: ProofTransaction['groups'];
  readonly isLeftOut: boolean;
}

export interface ProductRun {
  readonly train: Dataset;
  readonly test: Dataset;
  readonly rows: readonly TestRow[];
  /** Probabilities of the model in the pipeline, 0 to 1, before they are rounded for the response. */
  readonly probabilities: Float64Array;
  /** Scores in the responses of the pipeline, 0 to 100 with two decimals. */
  readonly scores: Float64Array;
  readonly training: Extract<Training, { kind: 'trained' }>;
  /** CPU seconds. */
  readonly trainingSeconds: number;
  /** CPU milliseconds of one transaction in the whole pipeline, without the store. */
  readonly pipelineMs: number;
}

/** Returns a hasher that computes each hash once: a set has few keys and many transactions. */
function remembered(hasher: Hasher): Hasher {
  const known = new Map<string, string>();
  return (kind, value) => {
    if (kind === 'transaction') return hasher(kind, value);
    const key = `${kind} ${value}`;
    const hash = known.get(key) ?? hasher(kind, value);
    known.set(key, hash);
    return hash;
  };
}

/** Runs one set through the pipeline. */
class Product {
  private readonly compiled: CompiledRuleSet;
  private readonly hasher = remembered(keyHasher('proof'));
  private readonly store: MemoryStore;
  private readonly service: FraudService;
  private readonly train: DatasetBuilder;
  private readonly test: DatasetBuilder;
  private readonly probabilities: number[] = [];
  private scorer: Scorer | null = null;
  private current: ProofTransaction | null = null;
  private now = 0;
  private count = 0;

  constructor(private readonly set: ProofSet) {
    this.compiled = compiledRules(set);
    this.store = new MemoryStore(set.labelDelayMs);
    const features = [...FEATURES, ...velocityFeatures(velocityTexts(this.compiled))];
    this.train = new DatasetBuilder(features);
    this.test = new DatasetBuilder(features);
    this.service = new FraudService(this.ports());
  }

  private ports(): FraudPorts {
    const inFlight = new InFlight();
    const policy = { version: 1, listsVersion: 0, compiled: this.compiled, lists: listPort(new Map()) };
    const runtime: Pick<Runtime, 'now' | 'timeOrderedId' | 'transactionId'> = {
      now: () => this.now,
      timeOrderedId: () => this.nextId(),
      transactionId: () => String(this.count),
    };
    const ports = {
      runtime,
      hasher: this.hasher,
      directory: { sharing: () => new Set() },
      policies: { active: async () => policy },
      velocity: new Velocity(this.store, inFlight),
      inFlight,
      data: { rates: openRates(undefined), versionsDigest: () => '' },
      features: {},
      devices: null,
      model: {
        score: (input: Parameters<NonNullable<FraudPorts['model']>['score']>[0]) => {
          const { part, fraud } = this.current as ProofTransaction;
          const read = inputOf(input);
          if (part === 'train') this.train.add(read, fraud);
          if (part !== 'test') return null;
          this.test.add(read, fraud);
          this.probabilities.push(this.scorer?.probability(read) ?? 0);
          return { score: this.scorer?.score(read) ?? 0, seen: { name: 'proof' } };
        },
      },
      tagsOf: async () => [],
      wants: async () => false,
      keep: async (evaluation: Parameters<FraudPorts['keep']>[0]) =>
        this.store.keep(evaluation, (this.current as ProofTransaction).fraud),
      onKept: () => undefined,
      nextServiceId: async () => this.count,
      metrics: createMetrics(),
      tracing: NO_TRACING,
      callDeadlineMs: 10_000,
    };
    return ports as unknown as FraudPorts;
  }

  private nextId(): string {
    return `00000000-0000-7000-8000-${(++this.count).toString(16).padStart(ID_WIDTH, '0')}`;
  }

  /** Stores a transaction as if it had been scored earlier. */
  private remember({ body, at, fraud }: ProofTransaction): void {
    const { request } = readFraudRequest(body);
    const hashes = velocityKeys(request, this.hasher);
    const id = this.nextId();
    this.store.add(
      {
        id,
        transaction: this.hasher('transaction', id),
        at,
        amount: request.transaction_amount ?? null,
        currency: request.transaction_currency ?? null,
        action_type: request.action_type ?? null,
        ip_country: null,
        ekyc_result: null,
        label: null,
        state: 'APPROVE',
        event: null,
        direction: this.compiled.directionOf(request),
        subjects: subjectsOf(hashes),
        custom: null,
      },
      Object.values(hashes),
      fraud,
    );
  }

  private async score(transaction: ProofTransaction): Promise<number> {
    this.current = transaction;
    const { request, config } = readFraudRequest(transaction.body);
    const account = { id: ACCOUNT, settings: {}, policyVersion: 1, listsVersion: 0 };
    const caller = { account, environmentId: liveSpace(ACCOUNT), key: { kind: 'live' } };
    const call = { caller, request, config, receivedAt: transaction.at };
    const { data } = await this.service.score(call as unknown as FraudCall);
    return data.blackbox_score ?? 0;
  }

  private fit(): { training: ProductRun['training']; seconds: number } {
    const start = process.cpuUsage();
    const training = trainAtOnce(this.train.build(), { seed: 1 });
    const used = process.cpuUsage(start);
    if (training.kind === 'refused') throw new Error(`${this.set.name}: ${training.reason}`);
    this.scorer = new Scorer(training.model);
    return { training, seconds: (used.user + used.system) / 1e6 };
  }

  async run(): Promise<ProductRun> {
    const rows: TestRow[] = [];
    const scores: number[] = [];
    let fitted: ReturnType<Product['fit']> | null = null;
    let spent = 0;
    for (const transaction of this.set.transactions) {
      const { at, part, body, groups } = transaction;
      this.now = at;
      this.store.advance(at);
      if (part === 'history') {
        this.remember(transaction);
        continue;
      }
      if (part === 'test') fitted ??= this.fit();
      const start = process.cpuUsage();
      const score = await this.score(transaction);
      if (part === 'train') continue;
      const used = process.cpuUsage(start);
      spent += used.user + used.system;
      const amount = typeof body.transaction_amount === 'number' ? body.transaction_amount : 0;
      rows.push({ at, amount, groups, isLeftOut: transaction.isLeftOut === true });
      scores.push(score);
    }
    if (fitted === null) throw new Error(`${this.set.name} has no transaction in its test period`);
    return {
      train: this.train.build(),
      test: this.test.build(),
      rows,
      probabilities: Float64Array.from(this.probabilities),
      scores: Float64Array.from(scores),
      training: fitted.training,
      trainingSeconds: fitted.seconds,
      pipelineMs: spent / rows.length / 1000,
    };
  }
}

/**
 * Runs a set through the pipeline: trains on its training period, then scores its test period.
 * @throws Error if the product refuses to train on it
 */
export const runProduct = (set: ProofSet): Promise<ProductRun> => new Product(set).run();
