import { renameSync } from 'node:fs';
import {
  type Connection,
  type Database,
  type DeploymentKeyRow,
  emptyClearSecrets,
  type KeyPurpose,
  listDeploymentKeys,
  lockDeploymentKeys,
  putDeploymentKey,
  refuseSignedBefore,
  rewriteDeployment,
} from '@assay/store';
import { BadConfiguration } from '../environment';
import type { Runtime } from '../runtime';
import { KEY_BYTES, keyIdOf } from './aes-gcm';
import { type MasterKey, nextKeyFile, nextKeyOf } from './master-key';
import { deploymentSealing, encryptedKeyId, type Sealing, sealing } from './sealed';
import { type SigningSecret, SigningSecrets, TAKES_OVER_AFTER_MS } from './signing-secrets';

/** An unwrapped key of the deployment. */
export interface DeploymentKey {
  readonly purpose: KeyPurpose;
  readonly id: Buffer;
  readonly key: Buffer;
  /** UNIX milliseconds. */
  readonly createdAt: number;
  /**
   * For a signing secret: time from which its signatures are rejected, in UNIX milliseconds; null means
   * never.
   */
  readonly refusedFrom: number | null;
}

/** Keys that every process of a deployment shares and that no database dump contains in plain text. */
export interface DeploymentKeys {
  /** Hexadecimal key for the hashes of velocity and history. */
  readonly pepper: string;
  /** Secrets from which tokens and encrypted values derive their keys. */
  readonly signingSecrets: SigningSecrets;
  /** Keys that encrypt records, oldest first; the last one encrypts new records. */
  readonly data: readonly DeploymentKey[];
  /**
   * Loads the signing secrets that other processes have created since, and returns the current data keys of
   * the database.
   * @throws BadConfiguration when new keys are wrapped under a master key that this process can't find
   */
  follow(connection: Connection): Promise<readonly DeploymentKey[]>;
}

type KeyRuntime = Pick<Runtime, 'bytes' | 'now'>;

const WRAPPED_KIND = { name: 'key of the deployment' };
const DATA_KEY_KIND = { name: 'data key' };

const wrapping = (master: Buffer, runtime: KeyRuntime): Sealing =>
  sealing(master, WRAPPED_KIND, runtime.bytes);

/** Data keys are wrapped under a signing secret, so a new master key doesn't affect running processes. */
const dataWrapping = (secrets: SigningSecrets, runtime: KeyRuntime): Sealing =>
  deploymentSealing(secrets, DATA_KEY_KIND, runtime.bytes);

const placeOf = ({ purpose, id }: Pick<DeploymentKey, 'purpose' | 'id'>) =>
  `${purpose}/${id.toString('hex')}`;

function unwrapped(row: DeploymentKeyRow, master: Sealing): DeploymentKey {
  const key = master.open(row.wrapped, placeOf(row));
  if (!key) throw new WrongMasterKey(encryptedKeyId(row.wrapped));
  const { purpose, id, createdAt, refusedFrom } = row;
  return { purpose, id, key, createdAt, refusedFrom };
}

/** The master key isn't the one that wrapped the deployment's keys. */
class WrongMasterKey extends BadConfiguration {
  constructor(keyId: string) {
    super(
      `The master key doesn't match this database, whose keys are encrypted with the master key ${keyId}. Configure that key. See docs/operate/encryption-keys.md.`,
    );
    this.name = 'WrongMasterKey';
  }
}

async function put(connection: Connection, key: DeploymentKey, master: Sealing): Promise<void> {
  const { key: plain, ...row } = key;
  await putDeploymentKey(connection, { ...row, wrapped: master.seal(plain, placeOf(key)) });
}

const newKey = (purpose: KeyPurpose, key: Buffer, runtime: KeyRuntime): DeploymentKey => ({
  purpose,
  id: keyIdOf(key),
  key,
  createdAt: runtime.now(),
  refusedFrom: null,
});

const secretOf = ({ key, createdAt, refusedFrom }: DeploymentKey): SigningSecret => ({
  secret: key,
  createdAt,
  refusedFrom,
});

const signingOf = (keys: readonly DeploymentKey[], runtime: KeyRuntime): SigningSecrets =>
  new SigningSecrets(keys.filter(({ purpose }) => purpose === 'signing').map(secretOf), runtime.now);

/**
 * Returns the keys of the database and creates the missing ones, from the plain-text keys of earlier versions
 * if there are any.
 */
async function complete(
  connection: Connection,
  clear: { readonly [purpose in KeyPurpose]?: Buffer | null },
  found: MasterKey,
  runtime: KeyRuntime,
): Promise<readonly DeploymentKey[]> {
  const rows = await listDeploymentKeys(connection);
  const master = wrapping(await fitting(found, rows, runtime), runtime);
  const keys: DeploymentKey[] = [];
  for (const purpose of ['pepper', 'signing', 'data'] as const) {
    const wrap = purpose === 'data' ? dataWrapping(signingOf(keys, runtime), runtime) : master;
    const known = rows.filter((row) => row.purpose === purpose).map((row) => unwrapped(row, wrap));
    keys.push(...known);
    if (known.length > 0) continue;
    const key = newKey(purpose, clear[purpose] ?? runtime.bytes(KEY_BYTES), runtime);
    await put(connection, key, wrap);
    keys.push(key);
  }
  return keys;
}

function shared(keys: readonly DeploymentKey[], find: FindMasterKey, runtime: KeyRuntime): DeploymentKeys {
  const of = (purpose: KeyPurpose) => keys.filter((key) => key.purpose === purpose);
  const signingSecrets = signingOf(keys, runtime);
  const follow = follower(of('signing'), signingSecrets, find, runtime);
  return { pepper: of('pepper').at(-1)!.key.toString('hex'), signingSecrets, data: of('data'), follow };
}

/** See {@link DeploymentKeys.follow}. The master key is read only if something new is wrapped under it. */
function follower(
  known: readonly DeploymentKey[],
  secrets: SigningSecrets,
  find: FindMasterKey,
  runtime: KeyRuntime,
): DeploymentKeys['follow'] {
  const held = new Map(known.map((key) => [placeOf(key), key]));
  return async (connection) => {
    const rows = await listDeploymentKeys(connection);
    const signing = rows.filter(({ purpose }) => purpose === 'signing');
    const fresh = signing.filter((row) => !held.has(placeOf(row)));
    const master = fresh.length > 0 ? wrapping((await find(false)).key, runtime) : null;
    for (const row of fresh) held.set(placeOf(row), unwrapped(row, master!));
    secrets.learn(
      signing.map((row) => secretOf({ ...held.get(placeOf(row))!, refusedFrom: row.refusedFrom })),
    );
    const wrap = dataWrapping(secrets, runtime);
    return rows.filter(({ purpose }) => purpose === 'data').map((row) => unwrapped(row, wrap));
  };
}

/**
 * Finds the master key; `mayMake` means that the database contains no wrapped keys yet, so a first one may be
 * created.
 */
export type FindMasterKey = (mayMake: boolean) => Promise<MasterKey>;

/**
 * Returns the master key that the keys are wrapped under: the given one, or the next one that an interrupted
 * rotation already used.
 */
async function fitting(found: MasterKey, rows: readonly DeploymentKeyRow[], runtime: KeyRuntime) {
  const fits = (key: Buffer) =>
    rows.every((row) => row.purpose === 'data' || wrapping(key, runtime).open(row.wrapped, placeOf(row)));
  if (fits(found.key) || found.file === null) return found.key;
  const next = await nextKeyOf(found.file);
  if (!next || !fits(next)) return found.key;
  renameSync(nextKeyFile(found.file), found.file);
  return next;
}

/**
 * Opens the keys of a deployment; the first start creates them. Plain-text keys of earlier versions are
 * wrapped and cleared in one transaction. If the process dies before its end, nothing changes.
 * @throws BadConfiguration when the master key is missing or wrong
 */
export async function openDeploymentKeys(
  database: Database,
  find: FindMasterKey,
  runtime: KeyRuntime,
): Promise<DeploymentKeys> {
  const before = await listDeploymentKeys(database);
  const found = await find(before.length === 0);
  const { keys, wasClear } = await database.transaction(async (connection) => {
    const clear = await lockDeploymentKeys(connection, new Date(runtime.now()));
    const completed = await complete(
      connection,
      { pepper: clear.pepper, signing: clear.signingSecret },
      found,
      runtime,
    );
    if (clear.pepper === null) return { keys: completed, wasClear: false };
    await emptyClearSecrets(connection);
    return { keys: completed, wasClear: true };
  });
  if (wasClear) await rewriteDeployment(database);
  return shared(keys, find, runtime);
}

/** Checks if a master key unwraps the keys in the database; null without any. Changes nothing. */
export async function masterKeyOpens(connection: Connection, master: Buffer): Promise<boolean | null> {
  const rows = (await listDeploymentKeys(connection)).filter(({ purpose }) => purpose !== 'data');
  if (rows.length === 0) return null;
  const wrap = sealing(master, WRAPPED_KIND, () => Buffer.alloc(0));
  return rows.every((row) => wrap.open(row.wrapped, placeOf(row)) !== null);
}

/** Makes the newest key take over even if the clock was set back. */
const afterThat = (known: readonly { readonly createdAt: number }[], now: number): number =>
  Math.max(now, (known.at(-1)?.createdAt ?? 0) + 1);

/**
 * Creates a new data key. Each process uses it for new records as soon as it has loaded it.
 * @returns its id
 */
export async function addDataKey(
  database: Database,
  { signingSecrets, follow }: DeploymentKeys,
  runtime: KeyRuntime,
): Promise<string> {
  const createdAt = afterThat(await follow(database), runtime.now());
  const key = { ...newKey('data', runtime.bytes(KEY_BYTES), runtime), createdAt };
  await put(database, key, dataWrapping(signingSecrets, runtime));
  return key.id.toString('hex');
}

/**
 * Creates a new signing secret and wraps the data keys under it. Every process signs with it
 * {@link TAKES_OVER_AFTER_MS} later.
 * @param refuse true if signatures of the older secrets are rejected from that time
 * @returns its id, and the time when it takes over, in UNIX milliseconds
 */
export async function addSigningSecret(
  database: Database,
  { master, refuse }: { readonly master: Buffer; readonly refuse: boolean },
  runtime: KeyRuntime,
): Promise<{ readonly id: string; readonly takesOverAt: number }> {
  return database.transaction(async (connection) => {
    await lockDeploymentKeys(connection, new Date(runtime.now()));
    const rows = await listDeploymentKeys(connection);
    const of = (purpose: KeyPurpose) => rows.filter((row) => row.purpose === purpose);
    const known = of('signing').map((row) => unwrapped(row, wrapping(master, runtime)));
    const createdAt = afterThat(known, runtime.now());
    const takesOverAt = createdAt + TAKES_OVER_AFTER_MS;
    const key = { ...newKey('signing', runtime.bytes(KEY_BYTES), runtime), createdAt };
    await put(connection, key, wrapping(master, runtime));
    const dataBefore = dataWrapping(signingOf(known, runtime), runtime);
    const dataFromNow = sealing(key.key, DATA_KEY_KIND, runtime.bytes);
    for (const row of of('data')) await put(connection, unwrapped(row, dataBefore), dataFromNow);
    if (refuse) await refuseSignedBefore(connection, { createdAt, refusedFrom: takesOverAt });
    return { id: key.id.toString('hex'), takesOverAt };
  });
}

/**
 * Wraps the deployment's keys under another master key, in one transaction. Running processes are not
 * affected because nothing else is wrapped under the master key.
 * @throws BadConfiguration when `from` is not the master key
 */
export async function rewrapKeys(
  database: Database,
  { from, to }: { readonly from: Buffer; readonly to: Buffer },
  runtime: KeyRuntime,
): Promise<void> {
  await database.transaction(async (connection) => {
    await lockDeploymentKeys(connection, new Date(runtime.now()));
    for (const row of await listDeploymentKeys(connection)) {
      if (row.purpose === 'data') continue;
      await put(connection, unwrapped(row, wrapping(from, runtime)), wrapping(to, runtime));
    }
  });
}
