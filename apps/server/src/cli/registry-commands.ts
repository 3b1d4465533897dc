import { stat } from 'node:fs/promises';
import { type EnvironmentId, liveSpace } from '@assay/contract';
import { type Database, keyHasher, listAccounts, listRegistries, removeRegistry } from '@assay/store';
import type { Command } from 'commander';
import { readConfiguration } from '../configuration';
import { systemRuntime } from '../platform/runtime';
import { importRegistry } from '../verification/ekyc/registry/import-registry';
import { NoRegister, readRegistryFile } from '../verification/ekyc/registry/read-registry-file';
import { recordBox } from '../verification/ekyc/registry/registry-keys';
import { CannotAnswer } from './cannot-answer';
import { chooseAccount, openStoredStore } from './open-store';
import { progressOn } from './progress';

interface Space {
  readonly account?: string;
  readonly test?: true;
}

interface ImportOptions extends Space {
  readonly name: string;
  readonly replace?: true;
  readonly allOrNothing?: true;
}

type Keys = Awaited<ReturnType<typeof openStoredStore>>['keys'];

const NAME = /^[a-z0-9-]{1,40}$/;

/** Runs work on the environment named by the options. */
async function withSpace<T>(
  options: Space,
  work: (database: Database, environmentId: EnvironmentId, keys: Keys) => Promise<T>,
): Promise<T> {
  const { database, keys, close } = await openStoredStore(readConfiguration(process.env));
  try {
    const account = chooseAccount(await listAccounts(database), options.account);
    return await work(database, options.test ? account.testEnvironmentId : liveSpace(account.id), keys);
  } finally {
    await close();
  }
}

async function importOne(
  database: Database,
  environmentId: EnvironmentId,
  { pepper, signingSecrets }: Keys,
  file: string,
  options: ImportOptions,
) {
  const runtime = systemRuntime();
  const progress = progressOn(process.stderr, `Registry ${options.name}`, 0);
  const report = (line: number, fault: string) => {
    const error = { code: '1006', message: `Invalid input: ${fault}` };
    process.stdout.write(`${JSON.stringify({ error, line })}\n`);
  };
  try {
    return await importRegistry(
      {
        database,
        hasher: keyHasher(pepper),
        box: recordBox(signingSecrets, runtime),
        onFault: report,
        onProgress: (rows) => progress.update(rows),
      },
      {
        environmentId,
        registry: options.name,
        replace: options.replace === true,
        allOrNothing: options.allOrNothing === true,
        at: runtime.now(),
      },
      readRegistryFile(file, new Date(runtime.now()).toISOString().slice(0, 10)),
    );
  } catch (error) {
    if (error instanceof NoRegister) throw new CannotAnswer(error.message);
    throw error;
  } finally {
    progress.stop();
  }
}

/** Runs `assay registry import FILE`: invalid rows are reported and skipped, or prevent the import. */
async function importFile(file: string, options: ImportOptions): Promise<void> {
  const info = await stat(file).catch(() => null);
  if (!info?.isFile()) throw new CannotAnswer(`File not found: ${file}.`);
  if (!NAME.test(options.name))
    throw new CannotAnswer('--name must be 1 to 40 lowercase letters, digits or hyphens.');
  const { loaded, refused, people } = await withSpace(options, (database, environmentId, keys) =>
    importOne(database, environmentId, keys, file, options),
  );
  const now = people === null ? 'nothing changed' : `${options.name} now contains ${people} people`;
  process.stderr.write(`${loaded} rows imported, ${refused} rejected; ${now}.\n`);
  if (people === null) process.exitCode = 1;
}

async function printStatus(options: Space): Promise<void> {
  const registries = await withSpace(options, listRegistries);
  for (const { importedAt, ...registry } of registries)
    process.stdout.write(
      `${JSON.stringify({ ...registry, imported_at: new Date(importedAt).toISOString() })}\n`,
    );
}

async function removeOne(name: string, options: Space): Promise<void> {
  const removed = await withSpace(options, (database, environmentId) =>
    database.transaction((connection) => removeRegistry(connection, environmentId, name)),
  );
  if (!removed) throw new CannotAnswer(`Registry not found: ${name}.`);
  process.stderr.write(`Registry ${name} removed.\n`);
}

export function registerRegistryCommands(program: Command): void {
  const registry = program.command('registry').description('Registries of people for identity checks');
  const spaceOptions = (command: Command) =>
    command
      .option('--account <id>', 'account of the registry; required if there are several accounts')
      .option('--test', 'registry of test keys');
  spaceOptions(
    registry
      .command('import')
      .description('Import people from a CSV file; stores them encrypted and finds them by keyed hashes')
      .argument(
        '<file>',
        'CSV file with headings country, id_type, id_value, first_name … (docs/reference/identity-sources.md)',
      )
      .option('--name <name>', 'name of the registry', 'main')
      .option('--replace', 'replace all people of the registry')
      .option('--all-or-nothing', 'change nothing if a row is invalid'),
  )
    .addHelpText(
      'after',
      `\nExample:\n  printf 'country,id_type,id_value,full_name\\nBR,CPF,390.533.447-05,Ana Souza\\n' > people.csv\n  assay registry import people.csv\n`,
    )
    .action(importFile);
  spaceOptions(registry.command('status').description('List the registries as JSON Lines')).action(
    printStatus,
  );
  spaceOptions(
    registry.command('remove').description('Remove a registry and all its people').argument('<name>'),
  ).action(removeOne);
}
