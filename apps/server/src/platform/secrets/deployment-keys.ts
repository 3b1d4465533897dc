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
  rewriteDeployment,
} from '@assay/store';
import type { Ambient } from '../ambient';
import { BadConfiguration } from '../config';
import { KEY_BYTES, keyIdOf } from './derived-key';
import { type MasterKey, nextKeyFile, nextKeyOf } from './master-key';
import { type Sealing, sealedKeyId, sealing } from './sealed';

/** A key of the deployment, unwrapped. */
export interface DeploymentKey {
  readonly purpose: KeyPurpose;
  readonly id: Buffer;
  readonly key: Buffer;
  /** UNIX milliseconds. */
  readonly createdAt: number;
}

/** What every process of a deployment shares and no dump shows. */
export interface DeploymentKeys {
  /** Hex; keys the hashes of velocity and history. */
  readonly pepper: string;
  /** What tokens and small seals derive from. */
  readonly signingSecret: Buffer;
  /** Keys that records are sealed under, oldest first; the last one seals. */
  readonly data: readonly DeploymentKey[];
}

type KeyAmbient = Pick<Ambient, 'bytes' | 'now'>;

const WRAPPED_KIND = { name: 'key of the deployment' };

const wrapping = (master: Buffer, ambient: KeyAmbient): Sealing =>
  sealing(master, WRAPPED_KIND, ambient.bytes);

/** Data keys lie under the signing secret, so that a new master key changes nothing for processes that run. */
const dataWrapping = (signing: Buffer, ambient: KeyAmbient): Sealing =>
  sealing(signing, { name: 'data key' }, ambient.bytes);

const placeOf = ({ purpose, id }: Pick<DeploymentKey, 'purpose' | 'id'>) =>
  `${purpose}/${id.toString('hex')}`;

function unwrapped(row: DeploymentKeyRow, master: Sealing): DeploymentKey {
  const key = master.open(row.wrapped, placeOf(row));
  if (!key) throw new WrongMasterKey(sealedKeyId(row.wrapped));
  return { purpose: row.purpose, id: row.id, key, createdAt: row.createdAt };
}

/** The master key is another one than that which wrapped the deployment's keys. */
class WrongMasterKey extends BadConfiguration {
  constructor(keyId: string) {
    super(
      `This is not the master key of this database: its keys are wrapped under the one with the id ${keyId}. See docs/operations.md.`,
    );
    this.name = 'WrongMasterKey';
  }
}

async function put(connection: Connection, key: DeploymentKey, master: Sealing): Promise<void> {
  const { purpose, id, createdAt } = key;
  await putDeploymentKey(connection, { purpose, id, createdAt, wrapped: master.seal(key.key, placeOf(key)) });
}

const newKey = (purpose: KeyPurpose, key: Buffer, ambient: KeyAmbient): DeploymentKey => ({
  purpose,
  id: keyIdOf(key),
  key,
  createdAt: ambient.now(),
});

/** The keys of the database, and those that it lacks: out of what it kept in clear where it did. */
async function complete(
  connection: Connection,
  clear: { readonly [purpose in KeyPurpose]?: Buffer | null },
  found: MasterKey,
  ambient: KeyAmbient,
): Promise<readonly DeploymentKey[]> {
  const rows = await listDeploymentKeys(connection);
  const master = wrapping(await fitting(found, rows, ambient), ambient);
  const keys: DeploymentKey[] = [];
  for (const purpose of ['pepper', 'signing', 'data'] as const) {
    const signing = keys.find((key) => key.purpose === 'signing');
    const wrap = purpose === 'data' ? dataWrapping(signing!.key, ambient) : master;
    const known = rows.filter((row) => row.purpose === purpose).map((row) => unwrapped(row, wrap));
    keys.push(...known);
    if (known.length > 0) continue;
    const key = newKey(purpose, clear[purpose] ?? ambient.bytes(KEY_BYTES), ambient);
    await put(connection, key, wrap);
    keys.push(key);
  }
  return keys;
}

function shared(keys: readonly DeploymentKey[]): DeploymentKeys {
  const of = (purpose: KeyPurpose) => keys.filter((key) => key.purpose === purpose);
  return {
    pepper: of('pepper').at(-1)!.key.toString('hex'),
    signingSecret: of('signing').at(-1)!.key,
    data: of('data'),
  };
}

/** Finds the master key; `mayMake` = the database has no wrapped keys yet, so that a first one may be made. */
export type FindMasterKey = (mayMake: boolean) => Promise<MasterKey>;

/**
 * The master key that the keys are wrapped under: the one that was found, or the one that a rotation which was
 * interrupted left beside it and wrapped them under already.
 */
async function fitting(found: MasterKey, rows: readonly DeploymentKeyRow[], ambient: KeyAmbient) {
  const fits = (key: Buffer) =>
    rows.every((row) => row.purpose === 'data' || wrapping(key, ambient).open(row.wrapped, placeOf(row)));
  if (fits(found.key) || found.file === null) return found.key;
  const next = await nextKeyOf(found.file);
  if (!next || !fits(next)) return found.key;
  renameSync(nextKeyFile(found.file), found.file);
  return next;
}

/**
 * The keys of a deployment, made at its first start. What earlier versions kept in clear is wrapped and emptied, in one
 * transaction: a process that dies before its end leaves it as it was.
 * @throws BadConfiguration when the master key is missing or another one
 */
export async function openDeploymentKeys(
  database: Database,
  find: FindMasterKey,
  ambient: KeyAmbient,
): Promise<DeploymentKeys> {
  const before = await listDeploymentKeys(database);
  const found = await find(before.length === 0);
  const { keys, wasClear } = await database.transaction(async (connection) => {
    const clear = await lockDeploymentKeys(connection, new Date(ambient.now()));
    const completed = await complete(
      connection,
      { pepper: clear.pepper, signing: clear.signingSecret },
      found,
      ambient,
    );
    if (clear.pepper === null) return { keys: completed, wasClear: false };
    await emptyClearSecrets(connection);
    return { keys: completed, wasClear: true };
  });
  if (wasClear) await rewriteDeployment(database);
  return shared(keys);
}

/** Whether a master key opens what the database has wrapped; null = it has nothing yet. Changes nothing. */
export async function masterKeyOpens(connection: Connection, master: Buffer): Promise<boolean | null> {
  const rows = (await listDeploymentKeys(connection)).filter(({ purpose }) => purpose !== 'data');
  if (rows.length === 0) return null;
  const wrap = sealing(master, WRAPPED_KIND, () => Buffer.alloc(0));
  return rows.every((row) => wrap.open(row.wrapped, placeOf(row)) !== null);
}

/** The data keys as the database has them now, oldest first. */
export async function readDataKeys(
  connection: Connection,
  signingSecret: Buffer,
  ambient: KeyAmbient,
): Promise<readonly DeploymentKey[]> {
  const wrap = dataWrapping(signingSecret, ambient);
  const rows = await listDeploymentKeys(connection);
  return rows.filter(({ purpose }) => purpose === 'data').map((row) => unwrapped(row, wrap));
}

/** Makes a new data key: from the moment a process knows it, it seals under it. @returns its id */
export async function addDataKey(
  database: Database,
  signingSecret: Buffer,
  ambient: KeyAmbient,
): Promise<string> {
  const known = await readDataKeys(database, signingSecret, ambient);
  // The newest seals, also where a clock was turned back since the one before.
  const createdAt = Math.max(ambient.now(), (known.at(-1)?.createdAt ?? 0) + 1);
  const key = { ...newKey('data', ambient.bytes(KEY_BYTES), ambient), createdAt };
  await put(database, key, dataWrapping(signingSecret, ambient));
  return key.id.toString('hex');
}

/**
 * Wraps the deployment's keys under another master key, all in one transaction. Processes that run go on with what they
 * have: nothing else is wrapped under the master key.
 * @throws BadConfiguration when `from` is not the master key
 */
export async function rewrapKeys(
  database: Database,
  { from, to }: { readonly from: Buffer; readonly to: Buffer },
  ambient: KeyAmbient,
): Promise<void> {
  await database.transaction(async (connection) => {
    await lockDeploymentKeys(connection, new Date(ambient.now()));
    for (const row of await listDeploymentKeys(connection)) {
      if (row.purpose === 'data') continue;
      await put(connection, unwrapped(row, wrapping(from, ambient)), wrapping(to, ambient));
    }
  });
}
