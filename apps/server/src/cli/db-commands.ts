import { randomBytes } from 'node:crypto';
import { type Database, migrate, openDatabase, provideRoles, type RoleLogin } from '@assay/store';
import type { Command } from 'commander';
import { readConfiguration } from '../platform/config';
import { addressFor, rolesWith } from '../platform/database-roles';
import { registerBackupCommands } from './backup-commands';
import { CannotAnswer } from './cannot-answer';
import { registerRecoverCommands } from './recover-command';

const print = (value: object) => void process.stdout.write(`${JSON.stringify(value)}\n`);
/** Goes into an address as it is. */
const newPassword = () => randomBytes(24).toString('hex');

/** PostgreSQL documentation, appendix A. */
const NOT_ALLOWED = '42501';

/** The outside database, as the role that changes it; the embedded one's roles are made and its schema changed by its server. */
async function withOwner(work: (database: Database, url: string) => Promise<void>): Promise<void> {
  const { migrateDatabaseUrl, databaseUrl } = readConfiguration(process.env);
  const url = migrateDatabaseUrl ?? databaseUrl;
  if (!url) {
    throw new CannotAnswer(
      'These commands are for a database of your own: set ASSAY_MIGRATE_DATABASE_URL or DATABASE_URL. The built-in one needs none of them.',
    );
  }
  const database = openDatabase({ url, maxConnections: 1 });
  try {
    await work(database, url);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === NOT_ALLOWED)) throw error;
    throw new CannotAnswer(
      'The role of this address may not do that; use that of a superuser, or of the owner.',
    );
  } finally {
    await database.close();
  }
}

/** Makes the roles; each address is shown once, for its password is kept nowhere. */
const makeRoles = ({ prefix, keepPasswords }: { readonly prefix: string; readonly keepPasswords?: true }) =>
  withOwner(async (database, url) => {
    const roles = rolesWith(() => (keepPasswords ? null : newPassword()), prefix);
    const { isIndexed } = await provideRoles(database, roles);
    const shown = (use: string, role: RoleLogin, variable: string | null) =>
      print({
        role: role.name,
        use,
        variable,
        ...(role.password === null ? {} : { url: addressFor(url, role) }),
      });
    shown('migrating', roles.migrating, 'ASSAY_MIGRATE_DATABASE_URL');
    shown('serving', roles.serving, 'DATABASE_URL');
    shown('reading', roles.reading, null);
    if (!isIndexed) {
      process.stderr.write(
        'Searches by tag and erasures will read all rows of an account: only a superuser can let them use their index.\n',
      );
    }
  });

const changeSchema = () =>
  withOwner(async (database) => {
    const { applied } = await migrate(database, new Date());
    print({ applied });
  });

/** `assay db`: the roles and the schema of an outside database, back-ups of any. */
export function registerDbCommands(program: Command, version: string): void {
  const db = program.command('db').description('Roles, schema, back-ups');
  db.command('roles')
    .description('Make the roles that migrate, serve and read, and print their addresses')
    .option('--prefix <text>', 'in front of the names, where one server holds several deployments', '')
    .option('--keep-passwords', 'leave the passwords of roles as they are')
    .action(makeRoles);
  db.command('migrate').description('Bring the schema up to date').action(changeSchema);
  registerBackupCommands(db, version);
  registerRecoverCommands(db);
}
