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
import type { Ambient } from '../ambient';
import { BadConfiguration } from '../environment';
import { KEY_BYTES, keyIdOf } from './aes-gcm';
import { type MasterKey, nextKeyFile, nextKeyOf } from './master-key';
import { deploymentSealing, type Sealing, sealedKeyId, sealing } from './sealed';
import { type SigningSecret, SigningSecrets, TAKES_OVER_AFTER_MS } from './signing-secrets';

/** A key of the deployment, unwrapped. */
export interface DeploymentKey {
  readonly purpose: KeyPurpose;
  readonly id: Buffer;
  readonly key: Buffer;
  /** UNIX milliseconds. */
  readonly createdAt: number;
  /** Of a signing secret: what it signed is refused from then on, UNIX milliseconds; null = never. */
  readonly refusedFrom: number | null;
}

/** What every process of a deployment shares and no dump shows. */
export interface DeploymentKeys {
  /** Hex; keys the hashes of velocity and history. */
  readonly pepper: string;
  /** What tokens and small seals derive from. */
  readonly signingSecrets: SigningSecrets;
  /** Keys that records are sealed under, oldest first; the last one seals. */
  readonly data: readonly DeploymentKey[];
  /**
   * Learns the signing secrets that others have made since, and answers the data keys as the database has them now.
   * @throws BadConfiguration when there are new ones under a master key that this process does not find
   */
  follow(connection: Connection): Promise<readonly DeploymentKey[]>;
}

type KeyAmbient = Pick<Ambient, 'bytes' | 'now'>;

const WRAPPED_KIND = { name: 'key of the deployment' };
const DATA_KEY_KIND = { name: 'data key' };

const wrapping = (master: Buffer, ambient: KeyAmbient): Sealing =>
  sealing(master, WRAPPED_KIND, ambient.bytes);

/** Data keys lie under a signing secret, so that a new master key changes nothing for processes that run. */
const dataWrapping = (secrets: SigningSecrets, ambient: KeyAmbient): Sealing =>
  deploymentSealing(secrets, DATA_KEY_KIND, ambient.bytes);

const placeOf = ({ purpose, id }: Pick<DeploymentKey, 'purpose' | 'id'>) =>
  `${purpose}/${id.toString('hex')}`;

function unwrapped(row: DeploymentKeyRow, master: Sealing): DeploymentKey {
  const key = master.open(row.wrapped, placeOf(row));
  if (!key) throw new WrongMasterKey(sealedKeyId(row.wrapped));
  const { purpose, id, createdAt, refusedFrom } = row;
  return { purpose, id, key, createdAt, refusedFrom };
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
  const { key: plain, ...row } = key;
  await putDeploymentKey(connection, { ...row, wrapped: master.seal(plain, placeOf(key)) });
}

const newKey = (purpose: KeyPurpose, key: Buffer, ambient: KeyAmbient): DeploymentKey => ({
  purpose,
  id: keyIdOf(key),
  key,
  createdAt: ambient.now(),
  refusedFrom: null,
});

const secretOf = ({ key, createdAt, refusedFrom }: DeploymentKey): SigningSecret => ({
  secret: key,
  createdAt,
  refusedFrom,
});

const signingOf = (keys: readonly DeploymentKey[], ambient: KeyAmbient): SigningSecrets =>
  new SigningSecrets(keys.filter(({ purpose }) => purpose === 'signing').map(secretOf), ambient.now);

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
    const wrap = purpose === 'data' ? dataWrapping(signingOf(keys, ambient), ambient) : master;
    const known = rows.filter((row) => row.purpose === purpose).map((row) => unwrapped(row, wrap));
    keys.push(...known);
    if (known.length > 0) continue;
    const key = newKey(purpose, clear[purpose] ?? ambient.bytes(KEY_BYTES), ambient);
    await put(connection, key, wrap);
    keys.push(key);
  }
  return keys;
}

function shared(keys: readonly DeploymentKey[], find: FindMasterKey, ambient: KeyAmbient): DeploymentKeys {
  const of = (purpose: KeyPurpose) => keys.filter((key) => key.purpose === purpose);
  const signingSecrets = signingOf(keys, ambient);
  const follow = follower(of('signing'), signingSecrets, find, ambient);
  return { pepper: of('pepper').at(-1)!.key.toString('hex'), signingSecrets, data: of('data'), follow };
}

/** See {@link DeploymentKeys.follow}; the master key is asked for only where something new lies under it. */
function follower(
  known: readonly DeploymentKey[],
  secrets: SigningSecrets,
  find: FindMasterKey,
  ambient: KeyAmbient,
): DeploymentKeys['follow'] {
  const held = new Map(known.map((key) => [placeOf(key), key]));
  return async (connection) => {
    const rows = await listDeploymentKeys(connection);
    const signing = rows.filter(({ purpose }) => purpose === 'signing');
    const fresh = signing.filter((row) => !held.has(placeOf(row)));
    const master = fresh.length > 0 ? wrapping((await find(false)).key, ambient) : null;
    for (const row of fresh) held.set(placeOf(row), unwrapped(row, master!));
    secrets.learn(
      signing.map((row) => secretOf({ ...held.get(placeOf(row))!, refusedFrom: row.refusedFrom })),
    );
    const wrap = dataWrapping(secrets, ambient);
    return rows.filter(({ purpose }) => purpose === 'data').map((row) => unwrapped(row, wrap));
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
  return shared(keys, find, ambient);
}

/** Whether a master key opens what the database has wrapped; null = it has nothing yet. Changes nothing. */
export async function masterKeyOpens(connection: Connection, master: Buffer): Promise<boolean | null> {
  const rows = (await listDeploymentKeys(connection)).filter(({ purpose }) => purpose !== 'data');
  if (rows.length === 0) return null;
  const wrap = sealing(master, WRAPPED_KIND, () => Buffer.alloc(0));
  return rows.every((row) => wrap.open(row.wrapped, placeOf(row)) !== null);
}

/** The newest takes over, also where a clock was turned back since the one before. */
const afterThat = (known: readonly { readonly createdAt: number }[], now: number): number =>
  Math.max(now, (known.at(-1)?.createdAt ?? 0) + 1);

/** Makes a new data key: from the moment a process knows it, it seals under it. @returns its id */
export async function addDataKey(
  database: Database,
  { signingSecrets, follow }: DeploymentKeys,
  ambient: KeyAmbient,
): Promise<string> {
  const createdAt = afterThat(await follow(database), ambient.now());
  const key = { ...newKey('data', ambient.bytes(KEY_BYTES), ambient), createdAt };
  await put(database, key, dataWrapping(signingSecrets, ambient));
  return key.id.toString('hex');
}

/**
 * Makes a new signing secret, which signs in every process {@link TAKES_OVER_AFTER_MS} later, and wraps the data keys
 * under it.
 * @param refuse whether what the older ones signed is refused from that moment on
 * @returns its id, and when it takes over, UNIX milliseconds
 */
export async function addSigningSecret(
  database: Database,
  { master, refuse }: { readonly master: Buffer; readonly refuse: boolean },
  ambient: KeyAmbient,
): Promise<{ readonly id: string; readonly takesOverAt: number }> {
  return database.transaction(async (connection) => {
    await lockDeploymentKeys(connection, new Date(ambient.now()));
    const rows = await listDeploymentKeys(connection);
    const of = (purpose: KeyPurpose) => rows.filter((row) => row.purpose === purpose);
    const known = of('signing').map((row) => unwrapped(row, wrapping(master, ambient)));
    const createdAt = afterThat(known, ambient.now());
    const takesOverAt = createdAt + TAKES_OVER_AFTER_MS;
    const key = { ...newKey('signing', ambient.bytes(KEY_BYTES), ambient), createdAt };
    await put(connection, key, wrapping(master, ambient));
    const dataBefore = dataWrapping(signingOf(known, ambient), ambient);
    const dataFromNow = sealing(key.key, DATA_KEY_KIND, ambient.bytes);
    for (const row of of('data')) await put(connection, unwrapped(row, dataBefore), dataFromNow);
    if (refuse) await refuseSignedBefore(connection, { createdAt, refusedFrom: takesOverAt });
    return { id: key.id.toString('hex'), takesOverAt };
  });
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
