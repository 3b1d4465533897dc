import { renameSync } from 'node:fs';
import { type EnvironmentId, liveSpace } from '@assay/contract';
import {
  countClearRecords,
  countOutdated,
  type Database,
  listAccounts,
  listDeploymentKeys,
  resealRecords,
  sealClearRecords,
} from '@assay/store';
import type { Command } from 'commander';
import { readConfiguration } from '../configuration';
import { systemRuntime } from '../platform/runtime';
import { KEY_BYTES, keyIdOf } from '../platform/secrets/aes-gcm';
import { addDataKey, addSigningSecret, rewrapKeys } from '../platform/secrets/deployment-keys';
import { type MasterKey, nextKeyFile, readKeyFile, writeKeyFile } from '../platform/secrets/master-key';
import { CannotAnswer } from './cannot-answer';
import { openStoredStore } from './open-store';

const print = (value: object) => void process.stdout.write(`${JSON.stringify(value)}\n`);
const idOf = (key: Buffer) => keyIdOf(key).toString('hex');

type StoredStore = Awaited<ReturnType<typeof openStoredStore>>;

async function withKeys(work: (store: StoredStore) => Promise<void>): Promise<void> {
  const store = await openStoredStore(readConfiguration(process.env));
  try {
    await work(store);
  } finally {
    await store.close();
  }
}

/** Returns all environments: the live and the test environment of each account. */
async function spacesOf(database: Database): Promise<readonly EnvironmentId[]> {
  const accounts = await listAccounts(database);
  return accounts.flatMap(({ id, testEnvironmentId }) => [liveSpace(id), testEnvironmentId]);
}

/** Encrypts data in plain text or under an older key; prints a JSON line per batch. */
async function sealAll(database: Database): Promise<void> {
  let sealed = 0;
  for (const space of await spacesOf(database)) {
    const report = (count: number) => {
      sealed += count;
      print({ space, sealed });
    };
    await sealClearRecords(database.patient(), space, report);
    await resealRecords(database.patient(), space, report);
  }
  print({ sealed });
}

const status = () =>
  withKeys(async ({ database, master }) => {
    print({ key: 'master', id: idOf(master.key), file: master.file });
    for (const { purpose, id, createdAt, refusedFrom } of await listDeploymentKeys(database)) {
      const refused = refusedFrom === null ? {} : { refused_from: new Date(refusedFrom).toISOString() };
      print({
        key: purpose,
        id: id.toString('hex'),
        created_at: new Date(createdAt).toISOString(),
        ...refused,
      });
    }
    for (const space of await spacesOf(database)) {
      const clear_records = await countClearRecords(database, space);
      print({ space, ...(await countOutdated(database, space)), clear_records });
    }
  });

/** Returns the new master key, and a function that makes it the current one after the keys are rewrapped. */
async function nextMaster(master: MasterKey, to: string | undefined) {
  if (to !== undefined) return { key: await readKeyFile(to), take: () => undefined };
  const { file } = master;
  if (file === null)
    throw new CannotAnswer(
      "The master key isn't stored in a file. Give the new key with --to, and configure it in every process.",
    );
  const key = systemRuntime().bytes(KEY_BYTES);
  // A server that starts between the two following steps uses whichever key file matches.
  writeKeyFile(nextKeyFile(file), key);
  return { key, take: () => renameSync(nextKeyFile(file), file) };
}

interface RotateOptions {
  readonly to?: string;
  readonly refuse?: boolean;
}

const rotations: Record<string, (store: StoredStore, options: RotateOptions) => Promise<void>> = {
  async data({ database, keys }) {
    print({ key: 'data', id: await addDataKey(database, keys, systemRuntime()) });
    await database.vault.reload(database);
    await sealAll(database);
  },
  async signing({ database, master }, { refuse = false }) {
    const made = await addSigningSecret(database, { master: master.key, refuse }, systemRuntime());
    print({ key: 'signing', id: made.id, signs_from: new Date(made.takesOverAt).toISOString() });
  },
  async master({ database, master }, { to }) {
    const next = await nextMaster(master, to);
    await rewrapKeys(database, { from: master.key, to: next.key }, systemRuntime());
    next.take();
    print({ key: 'master', id: idOf(next.key), file: to ?? master.file });
  },
};

async function rotate(what: string, options: RotateOptions): Promise<void> {
  const rotation = Object.hasOwn(rotations, what) ? rotations[what] : undefined;
  if (!rotation) throw new CannotAnswer('Unknown key. Rotate data, signing or master.');
  if (options.to !== undefined && what !== 'master') throw new CannotAnswer('--to works only with master.');
  if (options.refuse && what !== 'signing') throw new CannotAnswer('--refuse works only with signing.');
  await withKeys((store) => rotation(store, options));
}

export function registerKeyCommands(program: Command): void {
  const keys = program.command('keys').description('Show and rotate encryption and signing keys');
  keys
    .command('status')
    .description(
      "Show key IDs, key ages and the number of records that aren't encrypted with the current key",
    )
    .action(status);
  keys
    .command('rotate <data|signing|master>')
    .description('Create a key and re-encrypt the data of the old key while servers run')
    .option('--to <file>', 'with master: file that contains the new key')
    .option('--refuse', 'with signing: reject tokens and links of older keys when the new key becomes active')
    .action(rotate);
  keys
    .command('seal')
    .description('Encrypt plain records and re-encrypt records of older keys; resumes after an interruption')
    .action(() => withKeys(({ database }) => sealAll(database)));
}
