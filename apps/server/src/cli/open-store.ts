import { hasCluster, runningEmbeddedUrl, startEmbedded, systemClock } from '@assay/embedded-postgres';
import { type Account, type Database, hasCurrentSchema, openDatabase, ROLE_NAMES } from '@assay/store';
import type { ServerConfig } from '../configuration';
import { AuditLogHeads } from '../identity/audit/heads';
import { provideEmbeddedRoles, rolesWith } from '../platform/database-roles';
import { systemRuntime } from '../platform/runtime';
import { type DeploymentKeys, openDeploymentKeys } from '../platform/secrets/deployment-keys';
import { type MasterKey, readMasterKey } from '../platform/secrets/master-key';
import { openVaultOf } from '../platform/secrets/open-vault';
import { CannotAnswer } from './cannot-answer';

/**
 * Returns the account with the given id, or the only account.
 * @throws CannotAnswer when there is no such account, or when several exist and none is named
 */
export function chooseAccount(accounts: readonly Account[], asked: string | undefined): Account {
  const chosen = asked === undefined ? accounts : accounts.filter(({ id }) => String(id) === asked);
  const [account, ...others] = chosen;
  if (!account) throw new CannotAnswer(`Account not found: ${asked ?? ''}.`);
  if (others.length === 0) return account;
  const names = chosen.map(({ id, name }) => `${id} (${name})`).join(', ');
  throw new CannotAnswer(`Select an account with --account: ${names}.`);
}

const CONNECTIONS = 2;
const HEADS_UNWRITTEN = 'The newest audit record could not be stored in ASSAY_AUDIT_HEADS_DIR';

interface OpenStore {
  readonly database: Database;
  close(): Promise<void>;
}

interface OpenKeptStore extends OpenStore {
  readonly keys: DeploymentKeys;
  /** Newest audit records, stored outside the database. */
  readonly heads: AuditLogHeads;
  readonly master: MasterKey;
}

const open = (url: string, role?: string) =>
  openDatabase({ url, maxConnections: CONNECTIONS, ...(role === undefined ? {} : { role }) });

/** Commands on the embedded database have the rights of its server. */
const openEmbedded = (url: string) => open(url, ROLE_NAMES.serving);

async function openDeployment({ databaseUrl, dataDir }: ServerConfig): Promise<OpenStore> {
  const running = databaseUrl === undefined ? await runningEmbeddedUrl(dataDir) : null;
  if (databaseUrl || running) {
    const database = databaseUrl ? open(databaseUrl) : openEmbedded(running!);
    return { database, close: () => database.close() };
  }
  if (!(await hasCluster(dataDir)))
    throw new CannotAnswer(`No database in ${dataDir}. Check ASSAY_DATA_DIR or set DATABASE_URL.`);
  const embedded = await startEmbedded({ dataDir, clock: systemClock, log: () => undefined });
  // A server of an older version may have created it without roles; passwords don't change.
  await provideEmbeddedRoles(
    embedded.url,
    rolesWith(() => null),
  );
  const database = openEmbedded(embedded.url);
  return {
    database,
    close: async () => {
      await database.close();
      await embedded.stop();
    },
  };
}

/**
 * Opens the deployment's database: the external one, that of a running server, or the embedded one, started
 * for the command. Commands create no database and change no schema.
 * @throws CannotAnswer
 */
export async function openStore(config: ServerConfig): Promise<OpenStore> {
  const store = await openDeployment(config);
  try {
    if (await hasCurrentSchema(store.database)) return store;
    throw new CannotAnswer(
      'The database has the schema of another version. Start the server of this version once.',
    );
  } catch (error) {
    await store.close();
    throw error;
  }
}

/**
 * Same as {@link openStore}, with the deployment's keys, for commands that read or write stored records.
 * @throws CannotAnswer, BadConfiguration
 */
export async function openStoredStore(config: ServerConfig): Promise<OpenKeptStore> {
  const store = await openStore(config);
  const runtime = systemRuntime();
  const place = { source: config.masterKey, dataDir: config.dataDir, databaseUrl: config.databaseUrl };
  try {
    let master: MasterKey | undefined;
    const find = async (mayMake: boolean) => {
      master = await readMasterKey(place, mayMake ? runtime.bytes : null);
      return master;
    };
    const keys = await openDeploymentKeys(store.database, find, runtime);
    const recordKeys = await openVaultOf(store.database, keys, config.recordKeysDir, runtime);
    const heads = new AuditLogHeads({
      folder: config.auditHeadsDir,
      process: 'command',
      signingSecrets: keys.signingSecrets,
      bytes: runtime.bytes,
      onFault: (error) => process.stderr.write(`${HEADS_UNWRITTEN}: ${String(error)}\n`),
    });
    store.database.noteHeadsWith((appended) => heads.note(appended));
    const close = async () => {
      await store.close();
      await recordKeys?.close();
    };
    return { ...store, keys, heads, master: master!, close };
  } catch (error) {
    await store.close();
    throw error;
  }
}
