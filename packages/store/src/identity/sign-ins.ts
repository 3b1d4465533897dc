import type { Connection } from '../connection/connection';

/** Sign-in attempts with an address, from one network and from other networks. */
export interface SignInRecord {
  /** Failures of this network since its last success. */
  readonly failures: number;
  readonly failedAt: Date | null;
  readonly succeededAt: Date | null;
  /** Recent failures of networks that never succeeded. */
  readonly strangers: number;
  readonly strangersFailedAt: Date | null;
}

/**
 * Reads the attempts.
 * @param who hash of the entered address
 * @param since start time for failures of other networks
 */
export async function readSignIns(
  connection: Connection,
  who: Buffer,
  network: string,
  since: Date,
): Promise<SignInRecord> {
  const [row] = await connection.query<SignInRecord>({
    text: `SELECT coalesce(max(failures) FILTER (WHERE network = $2), 0)::int AS failures,
                  max(failed_at) FILTER (WHERE network = $2) AS "failedAt",
                  max(succeeded_at) FILTER (WHERE network = $2) AS "succeededAt",
                  coalesce(sum(failures) FILTER (WHERE succeeded_at IS NULL AND failed_at > $3), 0)::int AS strangers,
                  max(failed_at) FILTER (WHERE succeeded_at IS NULL) AS "strangersFailedAt"
           FROM sign_in WHERE who = $1`,
    values: [who, network, since],
  });
  return row!;
}

/** Counts an attempt as failed, before it is checked. */
export async function countSignIn(
  connection: Connection,
  who: Buffer,
  network: string,
  now: Date,
): Promise<void> {
  await connection.query({
    text: `INSERT INTO sign_in (who, network, failures, failed_at) VALUES ($1, $2, 1, $3)
           ON CONFLICT (who, network) DO UPDATE SET failures = sign_in.failures + 1, failed_at = $3`,
    values: [who, network, now],
  });
}

/**
 * Reverts the count of an attempt that was correct so far and must be repeated.
 * @param before time of the previous failure
 */
export async function uncountSignIn(
  connection: Connection,
  who: Buffer,
  network: string,
  { countedAt, before }: { readonly countedAt: Date; readonly before: Date | null },
): Promise<void> {
  await connection.query({
    text: `UPDATE sign_in SET failures = greatest(failures - 1, 0),
             failed_at = CASE WHEN failed_at = $3 THEN coalesce($4, to_timestamp(0)) ELSE failed_at END
           WHERE who = $1 AND network = $2`,
    values: [who, network, countedAt, before],
  });
}

/** Records a success: the network is known afterwards. */
export async function clearSignIn(
  connection: Connection,
  who: Buffer,
  network: string,
  now: Date,
): Promise<void> {
  await connection.query({
    text: 'UPDATE sign_in SET failures = 0, succeeded_at = $3 WHERE who = $1 AND network = $2',
    values: [who, network, now],
  });
}

/** Placeholder for every entered address: `sign_in` has one such row per network. */
const ANYBODY = Buffer.alloc(0);

/** Attempts of a network in the minute that started with the first of them. */
export interface NetworkAttempts {
  readonly count: number;
  readonly since: Date;
}

/**
 * Counts an attempt of a network before it is checked.
 * @param openedAfter a minute that started earlier has ended
 */
export async function countNetworkAttempt(
  connection: Connection,
  network: string,
  { now, openedAfter }: { readonly now: Date; readonly openedAfter: Date },
): Promise<NetworkAttempts> {
  const [row] = await connection.query<NetworkAttempts>({
    text: `INSERT INTO sign_in (who, network, failures, failed_at) VALUES ($1, $2, 1, $3)
           ON CONFLICT (who, network) DO UPDATE SET
             failures = CASE WHEN sign_in.failed_at > $4 THEN sign_in.failures + 1 ELSE 1 END,
             failed_at = CASE WHEN sign_in.failed_at > $4 THEN sign_in.failed_at ELSE $3 END
           RETURNING failures AS count, failed_at AS since`,
    values: [ANYBODY, network, now, openedAfter],
  });
  return row!;
}

/**
 * Reverts the count of a network attempt that did not fail.
 * @param since start of the minute in which it was counted
 */
export async function uncountNetworkAttempt(
  connection: Connection,
  network: string,
  since: Date,
): Promise<void> {
  await connection.query({
    text: `UPDATE sign_in SET failures = greatest(failures - 1, 0) WHERE who = $1 AND network = $2 AND failed_at = $3`,
    values: [ANYBODY, network, since],
  });
}

/** Deletes old failures, and networks without recent sign-ins. */
export async function forgetSignIns(
  connection: Connection,
  { failedBefore, knownBefore }: { readonly failedBefore: Date; readonly knownBefore: Date },
): Promise<void> {
  await connection.query({
    text: `DELETE FROM sign_in WHERE failed_at < $1 AND (succeeded_at IS NULL OR succeeded_at < $2)`,
    values: [failedBefore, knownBefore],
  });
}
