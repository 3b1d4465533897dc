import { type AccountId, liveSpace } from '@assay/contract';
import {
  aucGain,
  BASE_MODEL_NAME,
  baseModel,
  calibratedRows,
  type FeatureDirections,
  type Interval,
  type Model,
  type ModelDocument,
  modelDocument,
  type Quality,
  qualityOf,
  readModel,
  type Training,
  train,
} from '@assay/learning';
import type { ModelReport } from '@assay/management-api';
import { type CompiledRuleSet, compileInSteps } from '@assay/rules';
import {
  type Account,
  addModel,
  type Connection,
  type Database,
  findModelDocument,
  findPolicy,
  lockAccount,
  modelChoice,
  promoteModel,
} from '@assay/store';
import { inSlices } from '../../platform/time-slices';
import { type PolicyDocument, policyCatalogue } from '../versions/policies';
import type { WorkProgress } from './jobs';
import { type RulesOf, readLabelledData } from './labelled-data';

/** Returns the rules of an account by version, each compiled once; for work on its whole history. */
export function policyRules(connection: Connection, accountId: AccountId): RulesOf {
  const compiled = new Map<number, Promise<CompiledRuleSet | null>>();
  async function load(version: number): Promise<CompiledRuleSet | null> {
    const policy = await findPolicy<PolicyDocument>(connection, accountId, version);
    return policy && (await inSlices(compileInSteps(policy.document, policyCatalogue))).compiled;
  }
  return (version) => {
    const known = compiled.get(version) ?? load(version);
    compiled.set(version, known);
    return known;
  };
}

/**
 * Minimum gain in ranking quality for an automatic promotion. The interval of the gain must also lie above 0, so that
 * chance alone promotes hardly any model, and the challenger must be calibrated.
 */
const MIN_GAIN = 0.005;
export const LARGEST_CALIBRATION_ERROR = 0.05;

export const DEFAULT_TRAINING_SEED = 1;
const DAY_MS = 86_400_000;

interface TrainingOutcome {
  /** Number of the new model; null when none was created. */
  readonly version: number | null;
  readonly promoted: boolean;
  /** Reason why nothing could be learned; in that case nothing changes. */
  readonly refused: string | null;
}

const shown = ({ prAuc, calibrationError, ...quality }: Quality): ModelReport['quality'] => ({
  ...quality,
  pr_auc: prAuc,
  calibration_error: calibrationError,
  reliability: [...quality.reliability],
});

/** Returns the interval of a gain as text. */
const rangeOf = (interval: Interval | null): string =>
  interval === null ? '' : `, gain ${interval.low.toFixed(4)} to ${interval.high.toFixed(4)} (95%)`;

/** Applies the promotion rule and returns its reason as one sentence. */
export function adviceOf(
  challenger: Quality,
  champion: Quality,
  suspects: readonly string[],
  interval: Interval | null,
): { readonly promote: boolean; readonly reason: string } {
  const no = (reason: string) => ({ promote: false, reason });
  if (suspects.length > 0)
    return no(
      `${suspects.join(', ')} alone predict the label. Check if these fields are filled only after the outcome is known.`,
    );
  if (challenger.auc === null || champion.auc === null)
    return no('The newest transactions all have the same label.');
  const gain = challenger.auc - champion.auc;
  const numbers = `AUC ${challenger.auc.toFixed(4)} against ${champion.auc.toFixed(4)}`;
  if (gain < MIN_GAIN) return no(`The model isn't clearly better on the newest transactions: ${numbers}.`);
  if (interval === null || interval.low <= 0)
    return no(`The model isn't certainly better on the newest transactions: ${numbers}${rangeOf(interval)}.`);
  if (challenger.calibrationError > LARGEST_CALIBRATION_ERROR)
    return no(
      `The probabilities of the model are off by ${challenger.calibrationError.toFixed(3)} on average.`,
    );
  return {
    promote: true,
    reason: `The model is better on the newest transactions: ${numbers}${rangeOf(interval)}.`,
  };
}

async function championOf(
  connection: Connection,
  accountId: AccountId,
  champions: readonly number[],
): Promise<{ readonly name: string; readonly model: Model }> {
  const version = champions.at(-1);
  const document = version === undefined ? null : await findModelDocument(connection, accountId, version);
  return document === null
    ? { name: BASE_MODEL_NAME, model: baseModel() }
    : { name: String(version), model: readModel(JSON.parse(document) as ModelDocument) };
}

function reportOf(
  { report, slices, model }: Extract<Training, { kind: 'trained' }>,
  champion: { readonly name: string; readonly model: Model },
): ModelReport {
  const { newest } = slices;
  const before = qualityOf(champion.model, newest);
  const gain = aucGain(calibratedRows(model, newest), calibratedRows(champion.model, newest), newest.labels);
  const { score, features } = report.drift;
  return {
    rows: report.rows,
    frauds: report.frauds,
    fit_rows: report.fitRows,
    trees: report.trees,
    quality: shown(report.quality),
    champion: { model: champion.name, quality: shown(before) },
    weights: [...report.weights],
    drift: { score, features: [...features] },
    segments: report.segments && { ...report.segments, values: [...report.segments.values] },
    suspected_leaks: [...report.suspects],
    advice: adviceOf(report.quality, before, report.suspects, gain),
  };
}

/** Yields to other work between the trees. */
const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Trains on the labeled live transactions of an account and stores the new model. It is compared with the
 * active model on the newest transactions. It becomes active only if the account permits promotion by the
 * rule.
 * @returns the result; a refusal changes nothing
 */
export async function trainAccount(
  database: Database,
  account: Account,
  options: {
    readonly seed: number;
    readonly directions?: FeatureDirections | undefined;
    readonly segment?: string | undefined;
    /** Transactions younger than this are left out, because their labels may be incomplete; default: 0. */
    readonly labelDelayDays?: number | undefined;
    readonly author: string;
    readonly now: () => number;
    /** Called first in the transaction that stores the model; if it throws, no model is stored. */
    readonly before?: (connection: Connection) => Promise<void>;
  },
  progress: WorkProgress,
): Promise<TrainingOutcome> {
  const readAt = options.now();
  const rules = policyRules(database, account.id);
  const today = await rules(account.policyVersion);
  if (!today) throw new Error(`account ${account.id} has no policy ${account.policyVersion}`);
  const before = options.labelDelayDays ? readAt - options.labelDelayDays * DAY_MS : undefined;
  const data = await readLabelledData(database, liveSpace(account.id), { today, of: rules }, before);
  const training = train(data, {
    seed: options.seed,
    directions: options.directions,
    segment: options.segment,
  });
  let step = training.next();
  for (; !step.done; step = training.next()) {
    await progress(step.value.done, step.value.total);
    await breathe();
  }
  const trained = step.value;
  if (trained.kind === 'refused') return { version: null, promoted: false, refused: trained.reason };
  const { champions, promoteByRule } = await modelChoice(database, account.id);
  const report = reportOf(trained, await championOf(database, account.id, champions));
  return database.transaction(async (connection) => {
    await options.before?.(connection);
    await lockAccount(connection, account.id);
    const version = await addModel(connection, {
      accountId: account.id,
      trainedAt: options.now(),
      author: options.author,
      document: JSON.stringify(modelDocument(trained.model)),
      report,
      readAt,
    });
    const promoted = promoteByRule && report.advice.promote;
    if (promoted) await promoteModel(connection, account.id, version);
    return { version, promoted, refused: null };
  });
}
