import { liveSpace } from '@assay/contract';
import {
  type Dataset,
  DatasetBuilder,
  driftOf,
  featureOf,
  type Model,
  type ModelDocument,
  qualityOf,
  readModel,
} from '@assay/learning';
import type { ModelDriftCheck, ModelReport } from '@assay/management-api';
import {
  type Account,
  type Connection,
  findModelDocument,
  findModelReport,
  labelledEvaluations,
  modelChoice,
  type StoredEvaluationRecord,
  sampleEvaluations,
} from '@assay/store';
import { readStoredDecision } from '../../scoring/index';
import type { RulesOf } from './labelled-data';
import { velocityPositions } from './live-models';
import { LARGEST_CALIBRATION_ERROR, policyRules } from './training';

const DAY_MS = 86_400_000;
/** Period before the training whose transactions are compared. */
const EARLIER_DAYS = 28;
/** Period before the check; the second applies if the first has too few transactions. */
const RECENT_DAYS = [7, 28] as const;
/** With 2,000 rows on each side, the index of ten equal parts is about 0.01 by chance. */
const SAMPLED_ROWS = 2000;
/** With 300 rows on each side, the index of ten equal parts is about 0.06 by chance. */
const MIN_SAMPLED_ROWS = 300;
/** A population stability index above this value is a large change, by convention. */
const LARGE_INDEX = 0.25;
/** Share of the influence on scores from which the drift of a single feature counts. */
const MIN_WEIGHT = 0.05;
const MAX_FEATURES = 10;
/** Labels that a calibration error needs. */
const MIN_LABELS = 500;
const MIN_LABELS_PER_CLASS = 20;
/** New labels that alone are a reason to train: half of the rows of the last training, and at least 1,000. */
const NEW_LABELS_SHARE = 0.5;
const MIN_NEW_LABELS = 1000;

/** Figures that a recommendation depends on. */
export interface DriftFigures {
  readonly score: number | null;
  readonly features: ModelDriftCheck['features'];
  readonly weights: ModelReport['weights'];
  readonly calibrationError: number | null;
  readonly newLabels: number;
  readonly trainedRows: number;
  /** A person whose transactions trained the model was erased. */
  readonly isErasureNoted: boolean;
}

/** Returns one sentence for each reason to train again; none if no threshold is passed. */
export function driftReasons(figures: DriftFigures): readonly string[] {
  const weights = new Map(figures.weights.map(({ feature, share }) => [feature, share]));
  const important = figures.features.filter(
    ({ feature, index }) => index > LARGE_INDEX && (weights.get(feature) ?? 0) >= MIN_WEIGHT,
  );
  const reasons: string[] = [];
  if (figures.score !== null && figures.score > LARGE_INDEX)
    reasons.push(`The distribution of scores has changed: index ${figures.score.toFixed(2)}.`);
  for (const { label, index } of important)
    reasons.push(
      `The distribution of an important feature has changed: ${label}, index ${index.toFixed(2)}.`,
    );
  if (figures.calibrationError !== null && figures.calibrationError > LARGEST_CALIBRATION_ERROR)
    reasons.push(`The probabilities are off by ${figures.calibrationError.toFixed(3)} on average.`);
  if (figures.newLabels >= Math.max(MIN_NEW_LABELS, NEW_LABELS_SHARE * figures.trainedRows))
    reasons.push(`${figures.newLabels} labels have arrived since the training.`);
  if (figures.isErasureNoted) reasons.push('A person was erased whose transactions trained the model.');
  return reasons;
}

/** Collects the features of a model from stored evaluations. */
class ModelRows {
  private readonly builder: DatasetBuilder;

  constructor(
    model: Model,
    private readonly rulesOf: RulesOf,
  ) {
    // The own calibration of a field needs its column, even if no tree reads it.
    const names = new Set(model.features.map(({ name }) => name));
    if (model.segments) names.add(model.segments.feature);
    this.builder = new DatasetBuilder([...names].flatMap((name) => featureOf(name) ?? []));
  }

  async add(record: StoredEvaluationRecord, fraud: boolean): Promise<void> {
    const compiled = await this.rulesOf(record.policyVersion);
    if (!compiled) return;
    const { input } = readStoredDecision(record, compiled);
    const places = velocityPositions(compiled);
    const velocity = (id: string) => input.velocity[places.get(id) ?? -1]?.value;
    this.builder.add({ facts: input.facts, now: input.now, velocity }, fraud);
  }

  build(): Dataset {
    return this.builder.build();
  }
}

/** Returns the calibration error on labeled rows; null with too few labels of a class. */
function calibrationOn(model: Model, labelled: Dataset): number | null {
  const { rows, frauds, calibrationError: error } = qualityOf(model, labelled);
  const isEnough = rows >= MIN_LABELS && Math.min(frauds, rows - frauds) >= MIN_LABELS_PER_CLASS;
  return isEnough ? error : null;
}

/**
 * Compares the transactions of the last days with those before the training of the active model, and its
 * probabilities with the labels that have arrived since. Transactions younger than the label delay don't count,
 * because their fraud labels may be missing.
 * @param now UNIX milliseconds
 * @returns null if the account has no active model that was trained on its labels
 */
export async function checkDrift(
  connection: Connection,
  account: Account,
  now: number,
): Promise<Omit<ModelDriftCheck, 'checked_at' | 'training'> | null> {
  const choice = await modelChoice(connection, account.id);
  const version = choice.champions.at(-1);
  if (version === undefined) return null;
  const stored = await findModelReport<ModelReport>(connection, account.id, version);
  const document = await findModelDocument(connection, account.id, version);
  if (stored === null || document === null) return null;
  const model = readModel(JSON.parse(document) as ModelDocument);
  const rulesOf = policyRules(connection, account.id);
  const environmentId = liveSpace(account.id);
  const { trainedAt, report } = stored;
  const rowsOf = async (from: number, to: number): Promise<Dataset> => {
    const rows = new ModelRows(model, rulesOf);
    if (from < to)
      for (const record of await sampleEvaluations(connection, environmentId, {
        from,
        to,
        rows: SAMPLED_ROWS,
      }))
        await rows.add(record, false);
    return rows.build();
  };
  const earlier = await rowsOf(trainedAt - EARLIER_DAYS * DAY_MS, trainedAt);
  const recentRows = (days: number) => rowsOf(Math.max(trainedAt, now - days * DAY_MS), now);
  let recent = await recentRows(RECENT_DAYS[0]);
  if (recent.labels.length < MIN_SAMPLED_ROWS) recent = await recentRows(RECENT_DAYS[1]);
  const isEnough = Math.min(earlier.labels.length, recent.labels.length) >= MIN_SAMPLED_ROWS;
  const drift = isEnough ? driftOf(model, earlier, recent, model.features.length) : null;
  const labelled = new ModelRows(model, rulesOf);
  const complete = { from: trainedAt, to: now - choice.labelDelayDays * DAY_MS };
  for await (const { record, signal } of labelledEvaluations(connection, environmentId, complete))
    await labelled.add(record, signal < 0);
  const labels = labelled.build();
  const error = calibrationOn(model, labels);
  const features = [...(drift?.features ?? [])];
  const reasons = driftReasons({
    score: drift?.score ?? null,
    features,
    weights: report.weights,
    calibrationError: error,
    newLabels: labels.labels.length,
    trainedRows: report.rows,
    isErasureNoted: choice.retrainingNotedAt !== null,
  });
  return {
    model: version,
    recommended: reasons.length > 0,
    reasons: [...reasons],
    earlier_rows: earlier.labels.length,
    recent_rows: recent.labels.length,
    score: drift?.score ?? null,
    features: features.slice(0, MAX_FEATURES),
    calibration_error: error,
    new_labels: labels.labels.length,
  };
}
