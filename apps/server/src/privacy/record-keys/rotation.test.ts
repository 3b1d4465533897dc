import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  countClearRecords,
  countOutdated,
  findEvaluation,
  resealRecords,
  sealClearRecords,
} from '@assay/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemRuntime } from '../../platform/runtime';
import { addDataKey, openDeploymentKeys, rewrapKeys } from '../../platform/secrets/deployment-keys';
import { RecordKeys } from '../../platform/secrets/record-keys';
import { type AssayServer, startAssay } from '../../testing/assay-server';
import { TEST_MASTER_KEY, testMasterKey } from '../../testing/test-keys';
import { openKeyRemoval } from './key-removal';

const runtime = systemRuntime();
const MASTER = Buffer.from(TEST_MASTER_KEY, 'hex');
const OTHER = Buffer.alloc(32, 9);

let folder: string;
let server: AssayServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-keys-'));
  server = await startAssay({ env: { ASSAY_RECORD_KEYS_DIR: folder } });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const call = (id: string) => server.owner.live.fraud({ transaction_id: id, email: 'jane@example.com' });
const space = () => server.owner.id;
const kept = async (transactionId: string) => findEvaluation(server.database, space(), { transactionId });
/** Returns the data key and the record key that encrypt each evaluation. */
const encryptionKeysOf = () =>
  server.database.query<{ id: string; dataKey: string; ownKey: Buffer }>({
    text: `SELECT transaction_id AS id, encode(substr(kept, 2, 4), 'hex') AS "dataKey", substr(kept, 6, 10) AS "ownKey"
           FROM evaluation e WHERE account_id = $1 ORDER BY e.id`,
    values: [space()],
  });

describe('data key rotation', () => {
  it('encrypts with the new key, reads data encrypted earlier and re-encrypts it', async () => {
    const first = await call('old');
    expect(first.status).toBe(200);
    const before = await encryptionKeysOf();
    const known = await openDeploymentKeys(server.database, testMasterKey, runtime);
    const id = await addDataKey(server.database, known, runtime);
    await server.database.vault.reload(server.database);
    await call('new');
    const [old, young] = await encryptionKeysOf();
    expect([old?.dataKey, young?.dataKey]).toEqual([before[0]?.dataKey, id]);
    expect((await kept('old'))?.request).toContain('jane@example.com');
    expect(await countOutdated(server.database, space())).toEqual({ evaluations: 2, outdated: 1 });

    const turns: number[] = [];
    for (let times = 0; times < 2; times++) {
      await resealRecords(server.database, space(), (sealed) => turns.push(sealed));
    }
    expect(turns).toEqual([1]);
    const after = await encryptionKeysOf();
    expect(after.map(({ dataKey }) => dataKey)).toEqual([id, id]);
    expect(JSON.parse((await kept('old'))?.answer ?? '{}').data.id).toBe('old');

    // The next job run destroys the previous record key; the current keys stay.
    const keys = new RecordKeys(folder, runtime.bytes);
    expect(await openKeyRemoval(server.database, keys).destroyRemoved()).toBe(1);
    expect(keys.secretOf(before[0]!.ownKey)).toBeNull();
    expect(after.map(({ ownKey }) => keys.secretOf(ownKey))).not.toContain(null);
    await keys.close();
  });

  it('encrypts data that an earlier version stored in plain text, and its rules still match', async () => {
    const { data } = await call('clear');
    const record = await kept('clear');
    const rules = (data.applied_rules ?? []).map(({ id }) => id);
    await server.database.query({
      text: `UPDATE evaluation SET kept = NULL, applied_rules = NULL, request = $2, seen = $3, answer = $4
             WHERE account_id = $1 AND transaction_id = 'clear'`,
      values: [space(), record!.request, record!.seen, record!.answer],
    });
    expect(await kept('clear')).toEqual(record);
    expect(await countClearRecords(server.database, space())).toBe(1);
    await sealClearRecords(server.database, space(), () => undefined);
    expect(await countClearRecords(server.database, space())).toBe(0);
    expect(await kept('clear')).toEqual(record);
    const [row] = await server.database.query({
      text: `SELECT request, seen, answer, applied_rules FROM evaluation WHERE account_id = $1 AND transaction_id = 'clear'`,
      values: [space()],
    });
    expect(row).toEqual({ request: null, seen: null, answer: null, applied_rules: rules });
  });
});

describe('master key rotation', () => {
  it('decrypts the same keys, rejects the old master key and leaves running servers working', async () => {
    const before = await openDeploymentKeys(server.database, testMasterKey, runtime);
    await expect(rewrapKeys(server.database, { from: OTHER, to: MASTER }, runtime)).rejects.toThrow(
      "The master key doesn't match",
    );
    await rewrapKeys(server.database, { from: MASTER, to: OTHER }, runtime);
    await expect(openDeploymentKeys(server.database, testMasterKey, runtime)).rejects.toThrow(
      "The master key doesn't match",
    );
    const other = async () => ({ key: OTHER, file: null, isNew: false });
    const { follow: _, ...after } = await openDeploymentKeys(server.database, other, runtime);
    expect(before).toMatchObject(after);
    await server.database.vault.reload(server.database);
    expect((await call('behind')).status).toBe(200);
    await rewrapKeys(server.database, { from: OTHER, to: MASTER }, runtime);
  });
});
