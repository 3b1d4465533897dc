import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { openVault, type Vault } from '@assay/store';
import { RecordKeys } from '../../apps/server/src/platform/secrets/record-keys';
import { RecordVault } from '../../apps/server/src/platform/secrets/record-vault';
import { median, type Row, ratioAtMost } from '../row';
import { freshDatabase } from './servers';
import { dataFolder, FRAUD, round, startSubject } from './subject';

const SECONDS = 4;
const ROUNDS = 5;
const SEALS = 40_000;
const SPACE = 1;

/** Returns the CPU time of one encryption in milliseconds, including key files. */
function cpuOfSeal(vault: Vault, plain: Buffer): number {
  const before = process.cpuUsage();
  for (let n = 0; n < SEALS; n++) vault.seal(SPACE, `evaluation/${n}`, plain);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / SEALS;
}

/** Measures the share of encryption in a request's CPU time: the vault alone and a server, alternating. */
export async function benchSealing(): Promise<Row[]> {
  const database = await freshDatabase();
  if (!database)
    throw new Error('This benchmark requires an external PostgreSQL 15 or later. Set BENCH_DATABASE_URL.');
  const folder = dataFolder();
  const env = { DATABASE_URL: database.url, ASSAY_DATA_DIR: folder.path };
  const server = await startSubject({ ...env, ASSAY_RECORD_KEYS_DIR: join(folder.path, 'keys') });
  const recordKeys = new RecordKeys(join(folder.path, 'own-keys'), randomBytes);
  const keys = [{ purpose: 'data', id: randomBytes(4), key: randomBytes(32), createdAt: 0 }] as const;
  const vault = new RecordVault({
    keys,
    recordKeys,
    pepper: '00',
    auditLogKey: randomBytes(32),
    bytes: randomBytes,
    read: async () => keys,
  });
  try {
    await round(server, FRAUD, { seconds: SECONDS });
    const [row] = await database.query('SELECT avg(length(kept))::int AS bytes FROM evaluation');
    const plain = randomBytes(Number(row?.bytes));
    const rounds: { readonly call: number; readonly seal: number }[] = [];
    for (let turn = 0; turn < ROUNDS; turn++) {
      const { cpuMs } = await round(server, FRAUD, { seconds: SECONDS });
      rounds.push({ call: cpuMs, seal: cpuOfSeal(vault, plain) - cpuOfSeal(openVault, plain) });
    }
    return [
      {
        figure: `CPU of encrypting a transaction's record (${plain.length.toLocaleString('en')} bytes) with environment and record keys`,
        value: median(rounds.map(({ seal }) => seal)) * 1000,
        unit: 'µs',
        reference: `full request: ${(median(rounds.map(({ call }) => call)) * 1000).toFixed(0)} µs`,
        ratio: median(rounds.map(({ seal, call }) => seal / call)),
        bar: ratioAtMost(0.1),
      },
    ];
  } finally {
    await recordKeys.close();
    await server.stop();
    folder.remove();
    await database.drop();
  }
}
