import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { liveSpace } from '@assay/contract';
import { keyHasher, listAccounts } from '@assay/store';
import type { Command } from 'commander';
import { readConfiguration } from '../configuration';
import { exportPerson } from '../privacy/erase/export-person';
import { personScope } from '../privacy/erase/scope';
import { CannotAnswer } from './cannot-answer';
import { chooseAccount, openStoredStore } from './open-store';

interface Options {
  readonly email?: readonly string[];
  readonly userId?: readonly string[];
  readonly account?: string;
  readonly test?: true;
  readonly output?: string;
}

/** Runs `assay export-person`: all stored data of a person, one row per line. */
async function writePerson(options: Options): Promise<void> {
  const emails = (options.email ?? []).map((email) => email.trim().toLowerCase());
  const userIds = options.userId ?? [];
  if (emails.length + userIds.length === 0)
    throw new CannotAnswer('No person given. Use --email or --user-id.');
  const { database, keys, close } = await openStoredStore(readConfiguration(process.env));
  try {
    const account = chooseAccount(await listAccounts(database), options.account);
    const scope = personScope(
      { emails, userIds },
      {
        environmentId: options.test ? account.testEnvironmentId : liveSpace(account.id),
        accountId: account.id,
        hasher: keyHasher(keys.pepper),
      },
    );
    // The file contains personal data, so only its owner may read it.
    const output = options.output ? createWriteStream(options.output, { mode: 0o600 }) : process.stdout;
    let records = 0;
    for await (const record of exportPerson(database, scope)) {
      records++;
      if (!output.write(`${JSON.stringify(record)}\n`)) await once(output, 'drain');
    }
    if (options.output) {
      output.end();
      await once(output, 'finish');
    }
    process.stderr.write(`${records} records.\n`);
  } finally {
    await close();
  }
}

export function registerEraseCommands(program: Command): void {
  program
    .command('export-person')
    .description('Export all data of a person as JSON Lines of {table, row}')
    .option('--email <address...>', 'email addresses of the person')
    .option('--user-id <id...>', 'user IDs of the person')
    .option('--account <id>', 'account of the person; required if there are several accounts')
    .option('--test', 'use data of test keys')
    .option('--output <file>', 'write to a file that only you can read')
    .addHelpText(
      'after',
      '\nExample:\n  assay export-person --email jane@example.com --user-id customer-17 --output jane.jsonl\n',
    )
    .action(writePerson);
}
