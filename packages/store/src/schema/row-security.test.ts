import { expect, it } from 'vitest';
import type { Database } from '../connection/connection';
import { openDatabase } from '../connection/database';
import type { Statement } from '../connection/statement';
import { onEveryServer } from '../testing/every-server';
import { servingRole } from './roles';
import {
  ACCOUNT_TABLES,
  accountsOf,
  DEPLOYMENT_TABLES,
  enableRowSecurity,
  SHARED_TABLES,
} from './row-security';

const AT = new Date(0);
const [FIRST, SECOND] = [1, 2];
const NOT_ALLOWED = { code: '42501' };

const insertPolicy = (account: number): Statement => ({
  text: 'INSERT INTO policy (account_id, version, document, author, created_at) VALUES ($1, $2, $3, $4, $5)',
  values: [account, 1, '{}', 'test', AT],
});
const policiesOf = (account: number): Statement => ({
  text: 'SELECT account_id FROM policy WHERE account_id = $1',
  values: [account],
});
const EVERY: Statement = { text: 'SELECT account_id FROM policy ORDER BY account_id', accounts: 'every' };

onEveryServer((databases) => {
  /** Opens the database with the serving role, with a policy of each of two accounts. */
  async function twoAccounts() {
    const opened = await databases.serveAt();
    for (const account of [FIRST, SECOND]) {
      await opened.database.query({
        text: 'INSERT INTO account (name, created_at) VALUES ($1, $2)',
        values: [`Account ${account}`, AT],
      });
      await opened.database.query(insertPolicy(account!));
    }
    return opened;
  }

  it('a statement without WHERE reads, changes and deletes no rows', async () => {
    const { database } = await twoAccounts();
    expect(await database.query({ text: 'SELECT 1 FROM policy' })).toEqual([]);
    expect(await database.query({ text: `UPDATE policy SET author = 'x' RETURNING 1` })).toEqual([]);
    expect(await database.query({ text: 'DELETE FROM policy RETURNING 1' })).toEqual([]);
    expect(await database.query({ name: 'all_policies', text: 'SELECT 1 FROM policy' })).toEqual([]);
    expect(await database.query(EVERY)).toHaveLength(2);
  });

  it('a statement of one account that joins without the account sees only that account', async () => {
    const { database } = await twoAccounts();
    const joined = database.query({
      text: `SELECT o.account_id FROM policy p CROSS JOIN policy o WHERE p.account_id = $1`,
      values: [SECOND],
    });
    // Citus can't plan such a statement.
    if (await database.isDistributed()) await expect(joined).rejects.toMatchObject({ code: '0A000' });
    else expect(await joined).toEqual([{ account_id: SECOND }]);
  });

  it("rejects a row of another account than the statement's", async () => {
    const { database } = await twoAccounts();
    await expect(database.query({ ...insertPolicy(FIRST!), accounts: [SECOND!] })).rejects.toMatchObject(
      NOT_ALLOWED,
    );
  });

  it('earlier accounts of a connection are invisible, in a transaction and after a failed one', async () => {
    const { url, role } = await twoAccounts();
    const one = openDatabase({ url, role, maxConnections: 1 });
    try {
      expect(await one.query(policiesOf(FIRST!))).toHaveLength(1);
      expect(await one.query({ text: 'SELECT 1 FROM policy' })).toEqual([]);
      await one.transaction(async (connection) => {
        expect(await connection.query(EVERY)).toHaveLength(2);
        expect(await connection.query({ text: 'SELECT 1 FROM policy' })).toEqual([]);
        expect(await connection.query(policiesOf(SECOND!))).toHaveLength(1);
      });
      const failing = one.transaction(async (connection) => {
        await connection.query(EVERY);
        await connection.query({ text: 'SELECT 1 / 0' });
      });
      await expect(failing).rejects.toThrow('division by zero');
      expect(await one.query(policiesOf(SECOND!))).toEqual([{ account_id: SECOND }]);
      expect(await one.query(policiesOf(FIRST!))).toEqual([{ account_id: FIRST }]);
      const failingOutside = one.query({
        text: 'SELECT 1 / 0 FROM policy WHERE account_id = $1',
        values: [FIRST],
      });
      await expect(failingOutside).rejects.toThrow('division by zero');
      expect(await one.query(policiesOf(SECOND!))).toEqual([{ account_id: SECOND }]);
    } finally {
      await one.close();
    }
  });

  it('every table of accounts has row-level security, and every other table is known to be without accounts', async () => {
    const { database } = await databases.serveAt();
    const found = await database.query<{
      name: string;
      hasAccount: boolean;
      isSandboxed: boolean;
      isPartition: boolean;
    }>({
      text: `SELECT c.relname AS name, c.relispartition AS "isPartition",
               EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'account_id' AND NOT a.attisdropped) AS "hasAccount",
               c.relrowsecurity AND c.relforcerowsecurity
                 AND EXISTS (SELECT 1 FROM pg_policy p WHERE p.polrelid = c.oid AND p.polcmd = '*') AS "isSandboxed"
             FROM pg_class c WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') ORDER BY 1`,
    });
    const partitions = found.filter(({ isPartition }) => isPartition);
    expect(partitions.length).toBeGreaterThan(0);
    expect(partitions.filter(({ isSandboxed }) => !isSandboxed)).toEqual([]);
    const tables = found.filter(({ isPartition }) => !isPartition);
    const named = (chosen: typeof tables) => chosen.map(({ name }) => name);
    expect(named(tables.filter(({ hasAccount }) => hasAccount))).toEqual(
      [...ACCOUNT_TABLES, ...SHARED_TABLES].sort(),
    );
    expect(named(tables.filter(({ isSandboxed }) => isSandboxed))).toEqual(
      [...ACCOUNT_TABLES, ...SHARED_TABLES].sort(),
    );
    expect(named(tables.filter(({ hasAccount }) => !hasAccount))).toEqual([...DEPLOYMENT_TABLES].sort());
  });

  it('a table that a migration adds gets row-level security', async () => {
    const { database, url } = await databases.openAt();
    await database.query({
      text: 'CREATE TABLE newest (account_id integer PRIMARY KEY); INSERT INTO newest VALUES (1)',
      script: true,
    });
    await enableRowSecurity(database);
    const serving = databases.serveOn(url);
    await database.query({ text: `GRANT SELECT ON newest TO ${(await servingRole(serving)).name}` });
    expect(await serving.query({ text: 'SELECT 1 FROM newest' })).toEqual([]);
    expect(await serving.query({ text: 'SELECT 1 FROM newest', accounts: [1] })).toHaveLength(1);
  });

  it("the serving role can't disable row-level security, define or truncate tables, or switch roles", async () => {
    const { database } = await twoAccounts();
    for (const text of [
      'ALTER TABLE policy DISABLE ROW LEVEL SECURITY',
      'ALTER TABLE policy NO FORCE ROW LEVEL SECURITY',
      'DROP POLICY accounts_of_statement ON policy',
      'CREATE POLICY all_of_it ON policy USING (true)',
      'TRUNCATE policy',
      'DROP TABLE policy',
      'ALTER TABLE policy ADD COLUMN x text',
      'CREATE TABLE mine (x text)',
      'CREATE ROLE root_like SUPERUSER',
      'VACUUM FULL deployment',
    ]) {
      const tried = database.query({ text, script: true }).then(
        () => 'done',
        (error: { readonly code: string }) => error.code,
      );
      // VACUUM skips tables without permission and issues a warning.
      expect([text, await tried]).toEqual([text, text.startsWith('VACUUM') ? 'done' : NOT_ALLOWED.code]);
    }
    expect(await servingRole(database)).toMatchObject({ isUnwalled: false, isOwner: false });
    expect(await database.query({ text: 'SELECT rewrite_deployment()' })).toHaveLength(1);
  });

  it('row-level security also applies to the migrating owner', async () => {
    const { url } = await twoAccounts();
    const owner = databases.connect(url, databases.roles().migrating);
    expect(await owner.query({ text: 'SELECT 1 FROM policy' })).toEqual([]);
    expect(await owner.query(EVERY)).toHaveLength(2);
    expect(await servingRole(owner)).toMatchObject({ isUnwalled: false, isOwner: true });
  });

  it("the read-only role sees the accounts that it names, and can't write", async () => {
    const { url } = await twoAccounts();
    const reading: Database = databases.connect(url, databases.roles().reading);
    expect(await reading.query(policiesOf(FIRST!))).toHaveLength(1);
    for (const statement of [
      insertPolicy(3),
      { text: `UPDATE policy SET author = 'x' WHERE account_id = $1`, values: [FIRST] },
      { text: 'DELETE FROM policy WHERE account_id = $1', values: [FIRST] },
      { text: 'INSERT INTO account (name, created_at) VALUES ($1, $2)', values: ['Mine', AT] },
      { text: `SELECT nextval('service_id_block')` },
    ]) {
      await expect(reading.query(statement)).rejects.toMatchObject(NOT_ALLOWED);
    }
  });
});

it('a statement is restricted to the accounts of its parameters', () => {
  const none: string[] = [];
  const of = (text: string, values: unknown[] = []) =>
    accountsOf({ text, values }, (unnamed) => none.push(unnamed));
  expect(of('SELECT 1 FROM policy WHERE version = $1 AND account_id = $2', [1, 7])).toBe('{7}');
  expect(of('SELECT 1 FROM policy p JOIN model m ON m.account_id = $2 WHERE p.account_id = $1', [1, 7])).toBe(
    '{1,7}',
  );
  expect(of('SELECT 1 FROM policy WHERE account_id = ANY($1::int[])', [[3, 4, 3]])).toBe('{3,4}');
  expect(of('INSERT INTO policy (account_id, version) VALUES ($1, 2)', [5])).toBe('{5}');
  expect(of('INSERT INTO policy AS p (account_id, version)\n SELECT $2, 1', [0, 5])).toBe('{5}');
  expect(of('SELECT id FROM account WHERE id = $1', [5])).toBeNull();
  expect(none).toEqual([]);
  expect(of('SELECT 1 FROM policy WHERE version = $1', [1])).toBe('{}');
  expect(none).toEqual(['SELECT 1 FROM policy WHERE version = $1']);
});
