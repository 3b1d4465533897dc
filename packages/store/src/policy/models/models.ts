import type { AccountId } from '@assay/contract';
import type { Connection } from '../../connection/connection';

/** A trained model of an account; `report` is opaque to the store. */
export interface StoredModel<Report = unknown> {
  readonly version: number;
  /** UNIX milliseconds. */
  readonly trainedAt: number;
  readonly author: string;
  readonly report: Report;
}

/** State of an account's models. */
export interface ModelChoice {
  /** Number of the last trained model; 0 = none yet. */
  readonly newest: number;
  /** Promoted models in order; the last one is active. Empty = the base model is active. */
  readonly champions: readonly number[];
  /** A clearly better challenger is promoted automatically. */
  readonly promoteByRule: boolean;
  /** Time since when a training without an erased person is due, UNIX milliseconds; null = not due. */
  readonly retrainingNotedAt: number | null;
  /** A drift check that recommends a training also starts it. */
  readonly retrainOnDrift: boolean;
  /** Age from which the labels of a transaction count as complete, in drift checks and the trainings they start. */
  readonly labelDelayDays: number;
}

/** Chargebacks usually arrive within a month. */
const LABEL_DELAY_DAYS = 30;

const NO_MODELS: ModelChoice = {
  newest: 0,
  champions: [],
  promoteByRule: false,
  retrainingNotedAt: null,
  retrainOnDrift: false,
  labelDelayDays: LABEL_DELAY_DAYS,
};

/** Maximum number of promotions that can be rolled back. */
const MAX_CHAMPIONS = 20;

export async function modelChoice(connection: Connection, accountId: AccountId): Promise<ModelChoice> {
  const [row] = await connection.query<ModelChoice>({
    text: `SELECT newest, champions, promote_by_rule AS "promoteByRule", retraining_noted_at AS "retrainingNotedAt",
             retrain_on_drift AS "retrainOnDrift", label_delay_days AS "labelDelayDays"
           FROM account_model WHERE account_id = $1`,
    values: [accountId],
  });
  return row ?? NO_MODELS;
}

/** Returns the active models of all accounts that don't use the base model. */
export async function listChampions(
  connection: Connection,
): Promise<readonly { readonly accountId: AccountId; readonly version: number }[]> {
  return connection.query({
    accounts: 'every',
    text: `SELECT account_id AS "accountId", champions[cardinality(champions)] AS version
           FROM account_model WHERE cardinality(champions) > 0`,
  });
}

/**
 * Stores a model under the account's next number. Its erasure list is that of the previous model.
 * @param document the model as JSON text
 */
export async function addModel(
  connection: Connection,
  model: {
    readonly accountId: AccountId;
    readonly trainedAt: number;
    readonly author: string;
    readonly document: string;
    readonly report: unknown;
    /** Time at which the labeled transactions were read: a later erasure still requires a training. */
    readonly readAt: number;
  },
): Promise<number> {
  const [row] = await connection.query<{ newest: number }>({
    text: `INSERT INTO account_model (account_id, newest) VALUES ($1, 1)
           ON CONFLICT (account_id) DO UPDATE SET newest = account_model.newest + 1,
             retraining_noted_at = CASE WHEN account_model.retraining_noted_at >= $2 THEN account_model.retraining_noted_at END
           RETURNING newest`,
    values: [model.accountId, model.readAt],
  });
  const version = row!.newest;
  await connection.query({
    text: 'INSERT INTO model (account_id, version, trained_at, author, document, report) VALUES ($1, $2, $3, $4, $5, $6)',
    values: [
      model.accountId,
      version,
      model.trainedAt,
      model.author,
      Buffer.from(model.document),
      JSON.stringify(model.report),
    ],
  });
  return version;
}

/** Returns models, newest first. */
export async function listModels<Report>(
  connection: Connection,
  accountId: AccountId,
  limit: number,
): Promise<readonly StoredModel<Report>[]> {
  return connection.query({
    text: `SELECT version, trained_at AS "trainedAt", author, report FROM model
           WHERE account_id = $1 ORDER BY version DESC LIMIT $2`,
    values: [accountId, limit],
  });
}

export async function findModelReport<Report>(
  connection: Connection,
  accountId: AccountId,
  version: number,
): Promise<StoredModel<Report> | null> {
  const [row] = await connection.query<StoredModel<Report>>({
    text: `SELECT version, trained_at AS "trainedAt", author, report FROM model WHERE account_id = $1 AND version = $2`,
    values: [accountId, version],
  });
  return row ?? null;
}

/** Returns the JSON text of a model. */
export async function findModelDocument(
  connection: Connection,
  accountId: AccountId,
  version: number,
): Promise<string | null> {
  const [row] = await connection.query<{ document: Buffer }>({
    text: 'SELECT document FROM model WHERE account_id = $1 AND version = $2',
    values: [accountId, version],
  });
  return row ? row.document.toString('utf8') : null;
}

/** Processes poll the versions of accounts; a raised one makes them reload. */
const notifyProcesses = (connection: Connection, accountId: AccountId) =>
  connection.query({
    text: 'UPDATE account SET settings_version = settings_version + 1 WHERE id = $1',
    values: [accountId],
  });

/** Promotes a model: it becomes active. */
export async function promoteModel(
  connection: Connection,
  accountId: AccountId,
  version: number,
): Promise<void> {
  await notifyProcesses(connection, accountId);
  await connection.query({
    // An array slice without COALESCE on the right side crashes Citus 13.2.0, which mistakes it for one on
    // the left.
    text: `UPDATE account_model
           SET champions = coalesce((champions || $2::int)[greatest(1, cardinality(champions) + 2 - ${MAX_CHAMPIONS}):], '{}')
           WHERE account_id = $1`,
    values: [accountId, version],
  });
}

/**
 * Rolls back a promotion: the previous model becomes active.
 * @returns its number, 0 for the base model; null without a promotion to roll back
 */
export async function takeBackPromotion(
  connection: Connection,
  accountId: AccountId,
): Promise<number | null> {
  await notifyProcesses(connection, accountId);
  const [row] = await connection.query<{ champions: readonly number[] }>({
    text: `UPDATE account_model SET champions = coalesce(champions[:cardinality(champions) - 1], '{}')
           WHERE account_id = $1 AND cardinality(champions) > 0 RETURNING champions`,
    values: [accountId],
  });
  return row ? (row.champions.at(-1) ?? 0) : null;
}

/** Changes the settings that are present; the others stay. */
export async function changeModelSettings(
  connection: Connection,
  accountId: AccountId,
  settings: {
    readonly promoteByRule?: boolean | undefined;
    readonly retrainOnDrift?: boolean | undefined;
    readonly labelDelayDays?: number | undefined;
  },
): Promise<void> {
  await connection.query({
    text: `INSERT INTO account_model AS m (account_id, promote_by_rule, retrain_on_drift, label_delay_days)
           VALUES ($1, coalesce($2::boolean, false), coalesce($3::boolean, false), coalesce($4::integer, ${LABEL_DELAY_DAYS}))
           ON CONFLICT (account_id) DO UPDATE SET promote_by_rule = coalesce($2::boolean, m.promote_by_rule),
             retrain_on_drift = coalesce($3::boolean, m.retrain_on_drift),
             label_delay_days = coalesce($4::integer, m.label_delay_days)`,
    values: [
      accountId,
      settings.promoteByRule ?? null,
      settings.retrainOnDrift ?? null,
      settings.labelDelayDays ?? null,
    ],
  });
}

/**
 * Records that an account's models were trained on transactions that were erased later, so that it trains
 * again. A model contains no transactions, only thresholds and averages of many. The record stays until the
 * next training.
 * @param now UNIX milliseconds
 */
export async function noteRetraining(
  connection: Connection,
  accountId: AccountId,
  now: number,
): Promise<void> {
  await connection.query({
    text: 'UPDATE account_model SET retraining_noted_at = $2 WHERE account_id = $1 AND newest > 0',
    values: [accountId, now],
  });
}
