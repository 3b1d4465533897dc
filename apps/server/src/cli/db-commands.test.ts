import { bringUpToDate, openDatabase, servingRole } from '@assay/store';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase } from '../../../../packages/store/src/testing/create-database';
import { usualServer } from '../../../../packages/store/src/testing/test-database';
import { runCliHere } from '../testing/run-cli-here';

const PREFIX = `t${process.pid}_`;
const NAMES = ['assay_migrating', 'assay_serving', 'assay_reading'].map((name) => `${PREFIX}${name}`);

let admin: string;
let made: Awaited<ReturnType<typeof createDatabase>>;

beforeAll(async () => {
  const server = await usualServer();
  admin = server.url;
  made = await createDatabase(server, null);
});

afterAll(async () => {
  const database = openDatabase({ url: admin, maxConnections: 1 });
  // The database goes first, because roles that own objects in it can't be dropped.
  const name = new URL(made.url).pathname.slice(1);
  await database.query({ text: `DROP DATABASE ${name} WITH (FORCE)`, script: true });
  for (const role of NAMES) await database.query({ text: `DROP ROLE IF EXISTS ${role}`, script: true });
  await database.close();
});

const db = async (args: readonly string[], env: { readonly [name: string]: string }) => {
  const { code, stdout, stderr } = await runCliHere(['db', ...args], { env });
  const lines = stdout.split('\n').filter(Boolean);
  return {
    code,
    stderr,
    lines: lines.map((line) => JSON.parse(line) as { readonly [member: string]: string }),
  };
};

it('creates roles; the serving role starts only on a schema created by the migrating role', async () => {
  const roles = await db(['roles', '--prefix', PREFIX], { DATABASE_URL: made.url });
  expect(roles).toMatchObject({ code: 0, lines: NAMES.map((role) => ({ role })) });
  const [migrating, serving] = roles.lines.map(({ url }) => url!);
  const database = openDatabase({ url: serving!, maxConnections: 2 });
  try {
    const upToDate = () => bringUpToDate({ database, migrating: database }, new Date(0));
    await expect(upToDate()).rejects.toThrow('assay db migrate');

    const migrated = await db(['migrate'], {
      DATABASE_URL: serving!,
      ASSAY_MIGRATE_DATABASE_URL: migrating!,
    });
    expect(migrated.code).toBe(0);
    expect(migrated.lines[0]?.applied).toContain('wall');
    await upToDate();
    expect(await servingRole(database)).toEqual({ name: NAMES[1], isUnwalled: false, isOwner: false });
    expect(await database.query({ text: 'SELECT 1 FROM account' })).toEqual([]);
  } finally {
    await database.close();
  }

  const again = await db(['roles', '--prefix', PREFIX, '--keep-passwords'], { DATABASE_URL: made.url });
  expect(again.lines.map(({ url }) => url)).toEqual([undefined, undefined, undefined]);
  const refused = await db(['roles', '--prefix', PREFIX], { DATABASE_URL: serving! });
  expect(refused).toMatchObject({ code: 1, lines: [] });
  expect(refused.stderr).toContain("isn't allowed");
}, 120_000);

it('rejects the built-in database', async () => {
  const refused = await db(['migrate'], {});
  expect(refused).toMatchObject({ code: 1, lines: [] });
  expect(refused.stderr).toContain('DATABASE_URL');
});

it('shows the partitions of velocity events and does the due work', async () => {
  const owner = openDatabase({ url: made.url, maxConnections: 1 });
  const env = { DATABASE_URL: made.url };
  try {
    // The state of an earlier installation: one table with one row.
    await owner.query({
      text: `ALTER TABLE velocity_event RENAME TO emptied;
             CREATE TABLE velocity_event (LIKE emptied);
             ALTER TABLE velocity_event OWNER TO ${NAMES[0]};
             DROP TABLE emptied;
             CREATE INDEX velocity_event_key ON velocity_event (account_id, key_hash, at);
             INSERT INTO velocity_event (account_id, key_hash, at, evaluation_id, transaction_hash, state)
             VALUES (1, 1, 1, gen_random_uuid(), 1, 0)`,
      script: true,
    });
    const before = await db(['partitions'], env);
    expect(before).toMatchObject({ code: 0, lines: [{ partitions: 0, daysAhead: 0, converting: null }] });
    const { code, lines } = await db(['partitions', '--now'], env);
    expect(code).toBe(0);
    expect(lines.slice(0, 4)).toMatchObject([
      { did: 'begun', part: 'velocity_event' },
      { did: 'checking', part: 'velocity_event', bytes: 8192 },
      { did: 'checked' },
      { did: 'attached', part: 'velocity_event_first' },
    ]);
    const last = lines.at(-1) as unknown as { readonly partitions: number; readonly daysAhead: number };
    expect(last).toMatchObject({ lastIsUsed: false, converting: null });
    expect(last.partitions).toBeGreaterThan(1);
    expect(last.daysAhead).toBeGreaterThan(6);
    expect((await db(['partitions', '--now'], env)).lines).toEqual([last]);
  } finally {
    await owner.close();
  }
}, 120_000);
