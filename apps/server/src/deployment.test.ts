import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listDeploymentKeys } from '@assay/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemRuntime } from './platform/runtime';
import { keyIdOf } from './platform/secrets/aes-gcm';
import {
  addSigningSecret,
  type FindMasterKey,
  openDeploymentKeys,
  rewrapKeys,
} from './platform/secrets/deployment-keys';
import { nextKeyFile, writeKeyFile } from './platform/secrets/master-key';
import { encryptedKeyId } from './platform/secrets/sealed';
import { openTestDatabase, type TestDatabase } from './testing/database';

const MASTER = Buffer.alloc(32, 1);
const OTHER = Buffer.alloc(32, 2);
const PEPPER = Buffer.alloc(32, 3);
const SIGNING = Buffer.alloc(32, 4);
const runtime = systemRuntime();

const given =
  (key: Buffer, file: string | null = null): FindMasterKey =>
  async () => ({ key, file, isNew: false });
const opened = (find = given(MASTER)) => openDeploymentKeys(store.database, find, runtime);
/** Returns the keys without the `follow` function. */
const open = async (find = given(MASTER)) => {
  const { pepper, signingSecrets, data } = await opened(find);
  return { pepper, signing: signingSecrets.first, data };
};

let store: TestDatabase;
beforeEach(async () => {
  store = await openTestDatabase();
});
afterEach(() => store.drop());

/** Stores the keys as versions before 0.2 did. */
const storeUnencrypted = () =>
  store.database.query({
    text: 'INSERT INTO deployment (pepper, signing_secret, created_at) VALUES ($1, $2, now())',
    values: [PEPPER, SIGNING],
  });

/** Returns all key data in the database. */
async function kept(): Promise<string> {
  const rows = await store.database.query({
    text: `SELECT row_to_json(d)::text AS row FROM deployment d UNION ALL SELECT row_to_json(k)::text FROM deployment_key k`,
  });
  return JSON.stringify(rows);
}

describe('deployment keys', () => {
  it('are created once, also when processes start together, and stored wrapped', async () => {
    const all = await Promise.all([open(), open(), open()]);
    expect(all[1]).toEqual(all[0]);
    expect(all[2]).toEqual(all[0]);
    expect(await open()).toEqual(all[0]);
    const rows = await kept();
    const keys = all[0]!;
    for (const key of [keys.pepper, keys.signing.toString('hex'), keys.data[0]!.key.toString('hex')]) {
      expect(key).toHaveLength(64);
      expect(rows).not.toContain(key);
    }
  });

  it('of an earlier version are wrapped, and the plain-text ones are cleared', async () => {
    await storeUnencrypted();
    const keys = await open();
    expect(keys.pepper).toBe(PEPPER.toString('hex'));
    expect(keys.signing).toEqual(SIGNING);
    const rows = await kept();
    expect(rows).not.toContain(PEPPER.toString('hex'));
    expect(rows).not.toContain(SIGNING.toString('hex'));
    expect(await open()).toEqual(keys);
  });

  it('of an earlier version stay unchanged when the master key is missing', async () => {
    await storeUnencrypted();
    const lost = async () => {
      throw new Error('no key');
    };
    await expect(open(lost)).rejects.toThrow('no key');
    expect(await kept()).toContain(PEPPER.toString('hex'));
    expect((await open()).signing).toEqual(SIGNING);
  });

  it('cannot be opened with another master key; the error names the id of the right one', async () => {
    await open();
    // Data keys are wrapped under another key.
    const row = (await listDeploymentKeys(store.database)).find(({ purpose }) => purpose === 'pepper');
    const id = row!.wrapped.subarray(1, 5).toString('hex');
    await expect(open(given(OTHER))).rejects.toThrow(`the master key ${id}`);
  });

  it('permit a new master key only while no wrapped keys exist', async () => {
    const asked: boolean[] = [];
    const find: FindMasterKey = async (mayMake) => {
      asked.push(mayMake);
      return { key: MASTER, file: null, isNew: false };
    };
    await open(find);
    await open(find);
    expect(asked).toEqual([true, false]);
  });

  it('open with the new key of an interrupted rotation, which then replaces the old one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'assay-master-'));
    try {
      const file = join(folder, 'master.key');
      const keys = await open();
      writeKeyFile(file, OTHER);
      writeKeyFile(nextKeyFile(file), MASTER);
      expect(await open(given(OTHER, file))).toEqual(keys);
      expect(readFileSync(file, 'utf8').trim()).toBe(MASTER.toString('hex'));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('rotation of the signing secret', () => {
  it('is loaded by running processes, opens the data keys, and applies to new processes', async () => {
    const runs = await opened();
    const made = await addSigningSecret(store.database, { master: MASTER, refuse: false }, runtime);
    expect(runs.signingSecrets.opening).toHaveLength(1);
    expect(await runs.follow(store.database)).toEqual(runs.data);
    const starts = await opened();
    expect(starts.data).toEqual(runs.data);
    expect(starts.signingSecrets.opening).toEqual(runs.signingSecrets.opening);
    expect(runs.signingSecrets.opening.map((secret) => keyIdOf(secret).toString('hex'))[1]).toBe(made.id);
    expect(runs.signingSecrets.accepted).toHaveLength(2);
    const wrappedUnder = (await listDeploymentKeys(store.database))
      .filter(({ purpose }) => purpose === 'data')
      .map(({ wrapped }) => encryptedKeyId(wrapped));
    expect(wrappedUnder).toEqual([made.id]);
  });

  it('returns the time from which all older secrets are rejected', async () => {
    const runs = await opened();
    await addSigningSecret(store.database, { master: MASTER, refuse: false }, runtime);
    const { id, takesOverAt } = await addSigningSecret(
      store.database,
      { master: MASTER, refuse: true },
      runtime,
    );
    await runs.follow(store.database);
    const signing = (await listDeploymentKeys(store.database)).filter(({ purpose }) => purpose === 'signing');
    expect(signing.map(({ refusedFrom }) => refusedFrom)).toEqual([takesOverAt, takesOverAt, null]);
    expect(signing.at(-1)?.id.toString('hex')).toBe(id);
    expect(runs.signingSecrets.accepted).toHaveLength(3);
  });

  it('requires the right master key, and running processes find it again even if it changed since their start', async () => {
    let found = MASTER;
    const runs = await opened(async () => ({ key: found, file: null, isNew: false }));
    await expect(addSigningSecret(store.database, { master: OTHER, refuse: false }, runtime)).rejects.toThrow(
      "The master key doesn't match",
    );
    await rewrapKeys(store.database, { from: MASTER, to: OTHER }, runtime);
    await addSigningSecret(store.database, { master: OTHER, refuse: false }, runtime);
    await expect(runs.follow(store.database)).rejects.toThrow("The master key doesn't match");
    expect(runs.signingSecrets.opening).toHaveLength(1);
    found = OTHER;
    expect(await runs.follow(store.database)).toEqual(runs.data);
    expect(runs.signingSecrets.opening).toHaveLength(2);
  });
});
