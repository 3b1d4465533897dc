import type { AccountId, EnvironmentId } from '@assay/contract';
import { baseModel, type ModelDocument, readModel, Scorer } from '@assay/learning';
import { buildListIndex, type CompiledRuleSet, compileRuleSet, listPort } from '@assay/rules';
import {
  type Account,
  activeListEntries,
  type Connection,
  countEvaluationsAfter,
  type Database,
  findModelDocument,
} from '@assay/store';
import { LearningFailure } from '../models/jobs';
import { policyRules } from '../models/training';
import { type PolicyDocument, policyCatalogue } from '../versions/policies';
import type { DraftRequest } from './draft-plan';
import { BLOCK_ROWS, FIRST_ID, idAt } from './history/read';
import type { BacktestSource, Candidate } from './run';
import { newTally, type Tally } from './tally';

/** Candidate of a backtest: a draft, or a policy, a model or both. */
export interface BacktestRequest {
  readonly draft?: DraftRequest;
  readonly document?: PolicyDocument;
  /** Version of a model, or `base`. */
  readonly model?: string;
  /** UNIX milliseconds: evaluations from `since` (inclusive) to `until` (exclusive). */
  readonly since?: number;
  readonly until?: number;
}

interface BacktestPlan {
  readonly source: BacktestSource;
  readonly candidate: Candidate;
  /** An empty tally. */
  readonly tally: Tally;
}

/**
 * Compiles the rules of a policy.
 * @throws LearningFailure when a rule cannot be compiled
 */
function compiledOf(document: PolicyDocument): CompiledRuleSet {
  const { compiled, problems } = compileRuleSet(document, policyCatalogue);
  const [problem] = problems;
  if (problem) throw new LearningFailure(`Rule ${problem.id}: ${problem.message}; ${problem.fix}.`);
  return compiled;
}

/**
 * Loads the scorer of a model.
 * @throws LearningFailure when the model doesn't exist
 */
async function scorerOf(connection: Connection, accountId: AccountId, name: string): Promise<Scorer> {
  if (name === 'base') return new Scorer(baseModel());
  const document = await findModelDocument(connection, accountId, Number(name));
  if (document === null) throw new LearningFailure(`Model not found: ${name}.`);
  return new Scorer(readModel(JSON.parse(document) as ModelDocument));
}

/** Returns the current lists of the account that a rule set uses. */
export async function listsNow(
  connection: Connection,
  accountId: AccountId,
  rules: CompiledRuleSet | null,
  now: number,
) {
  const values = new Map<string, string[]>();
  for (const { listId, value } of await activeListEntries(connection, accountId, new Date(now))) {
    const known = values.get(listId);
    if (known) known.push(value);
    else values.set(listId, [value]);
  }
  const lists = rules?.set.lists ?? [];
  return listPort(new Map(lists.map((list) => [list.id, buildListIndex(list, values.get(list.id) ?? [])])));
}

/** Returns the history of an environment within the period of a request. */
export const sourceOf = (
  database: Database,
  account: Account,
  environmentId: EnvironmentId,
  request: BacktestRequest,
  now: number,
): BacktestSource => ({
  database,
  environmentId,
  rulesOf: policyRules(database, account.id),
  blockRows: BLOCK_ROWS,
  now,
  until: request.until ?? Number.POSITIVE_INFINITY,
});

/** Returns the id after which a request begins. */
export const beginningOf = ({ since }: BacktestRequest): string =>
  since === undefined ? FIRST_ID : idAt(since);

/**
 * Loads everything that a backtest over an environment of an account needs.
 * @throws LearningFailure with a one-sentence message for users
 */
export async function planBacktest(
  database: Database,
  account: Account,
  environmentId: EnvironmentId,
  request: BacktestRequest,
  now: number,
): Promise<BacktestPlan> {
  const rules = request.document ? compiledOf(request.document) : null;
  const scorer = request.model === undefined ? null : await scorerOf(database, account.id, request.model);
  return {
    source: sourceOf(database, account, environmentId, request, now),
    candidate: { rules, scorer, lists: await listsNow(database, account.id, rules, now) },
    tally: newTally({
      after: beginningOf(request),
      velocity: rules?.velocity.definitions.length ?? 0,
      model: scorer !== null,
    }),
  };
}

/** Returns the number of evaluations still to be counted, for a progress bar. */
export const remaining = (
  { source }: Pick<BacktestPlan, 'source'>,
  tally: { readonly after: string },
): Promise<number> => countEvaluationsAfter(source.database, source.environmentId, tally.after);
