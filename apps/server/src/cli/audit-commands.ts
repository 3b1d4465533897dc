import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { adoptTrails, type ChainedRecord, listAccounts, readAuditLog, verifyAudit } from '@assay/store';
import type { Command } from 'commander';
import { readConfiguration } from '../configuration';
import { CheckpointSigner, readCheckpoints, signedCheckpoints } from '../identity/audit/checkpoint';
import { type Comparison, compareAuditLog } from '../identity/audit/compare';
import { systemRuntime } from '../platform/runtime';
import { CannotAnswer } from './cannot-answer';
import { chooseAccount, openStoredStore } from './open-store';

const print = (value: object) => void process.stdout.write(`${JSON.stringify(value)}\n`);

async function withTrails<Result>(
  work: (
    store: Awaited<ReturnType<typeof openStoredStore>> & { readonly signer: CheckpointSigner },
  ) => Promise<Result>,
): Promise<Result> {
  const store = await openStoredStore(readConfiguration(process.env));
  try {
    return await work({ ...store, signer: new CheckpointSigner(store.keys.signingSecrets) });
  } finally {
    await store.close();
  }
}

/** Returns a record in export form, with everything needed to verify it. */
const exported = ({ mark, hash, ...record }: ChainedRecord) => ({
  ...record,
  hash: hash.toString('hex'),
  marked: mark !== null,
});

/** Runs `assay audit checkpoint`. */
const checkpoint = () =>
  withTrails(async ({ database, signer, heads }) => {
    const outside = (await heads.read()).heads;
    const now = new Date(systemRuntime().now());
    const { signed, broken } = await signedCheckpoints(database, signer, now, outside);
    for (const line of signed) print(line);
    for (const { account, record } of broken) print({ account, first_broken: record });
    if (broken.length > 0) process.exitCode = 1;
  });

/** Runs `assay audit export`. */
const exportAuditLog = ({ account }: { readonly account?: string }) =>
  withTrails(async ({ database }) => {
    const { id } = chooseAccount(await listAccounts(database), account);
    for await (const record of readAuditLog(database, id)) print({ account: id, ...exported(record) });
  });

/** Runs `assay audit adopt`. */
const adopt = () =>
  withTrails(async ({ database, heads }) => {
    const outside = (await heads.read()).heads;
    const accounts = (await listAccounts(database)).map(({ id }) => id);
    print({ adopted: await adoptTrails(database, accounts, new Date(systemRuntime().now()), outside) });
  });

interface VerifyOptions {
  readonly checkpoints?: string;
  readonly records?: string;
  readonly publicKey?: string;
}

function checkpointsOf(file: string | undefined) {
  if (file === undefined) return [];
  const { checkpoints, unreadable } = readCheckpoints(file);
  if (unreadable.length > 0)
    throw new CannotAnswer(
      `${file} contains lines that aren't valid checkpoints: ${unreadable.join(', ')}. Remove them or export the checkpoints again.`,
    );
  return checkpoints;
}

const isWhole = ({ first_broken, not_signed, contradicted }: Comparison) =>
  first_broken === null && not_signed.length + contradicted.length === 0;

const HEADS_UNREADABLE = (files: readonly string[]) =>
  `These files in ASSAY_AUDIT_HEADS_DIR are damaged and were not compared: ${files.join(', ')}. Restore them, or remove them after you reviewed the audit log.\n`;

/** Verifies the audit logs of a database: chain, marks, and externally stored checkpoints. */
const verifyStored = ({ checkpoints: file, publicKey }: VerifyOptions) =>
  withTrails(async ({ database, signer, heads }) => {
    const checkpoints = checkpointsOf(file);
    const { heads: outside, unreadable } = await heads.read();
    if (unreadable.length > 0) {
      process.stderr.write(HEADS_UNREADABLE(unreadable));
      process.exitCode = 1;
    }
    // An account without a row has lost its whole log.
    const known = (await listAccounts(database)).map(({ id }) => id);
    for (const id of new Set([...known, ...outside.map((head) => head.account)])) {
      const { firstBroken, markedFrom, height, expectedHeight } = await verifyAudit(database, id, outside);
      const compared = await compareAuditLog(
        id,
        readAuditLog(database, id),
        checkpoints,
        publicKey ?? signer.publicKey,
      );
      const first_broken = firstBroken ?? compared.first_broken;
      print({
        ...compared,
        records: height,
        expected_records: expectedHeight,
        first_broken,
        marked_from: markedFrom,
      });
      if (!isWhole({ ...compared, first_broken })) process.exitCode = 1;
    }
  });

/**
 * Yields the records of an export, line by line.
 * @throws CannotAnswer
 */
async function* recordsOf(file: string, accounts: Set<number>) {
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    number++;
    if (line.trim() === '') continue;
    let record: ReturnType<typeof exported> & { readonly account: number; readonly at: string };
    try {
      record = JSON.parse(line);
    } catch {
      throw new CannotAnswer(`Line ${number} of ${file} isn't a valid audit record. Export the log again.`);
    }
    accounts.add(record.account);
    if (accounts.size > 1)
      throw new CannotAnswer(`${file} contains records of several accounts. Use an export of one account.`);
    yield { ...record, at: new Date(record.at), hash: Buffer.from(String(record.hash), 'hex') };
  }
}

/** Verifies an exported audit log with only the public key. */
async function verifyExported(records: string, options: VerifyOptions): Promise<void> {
  const { publicKey } = options;
  if (publicKey === undefined)
    throw new CannotAnswer(
      'Set --public-key to the key of the deployment that signed the checkpoints. Each checkpoint contains it.',
    );
  const checkpoints = checkpointsOf(options.checkpoints);
  const accounts = new Set(checkpoints.map(({ account }) => account));
  const [account] = accounts;
  if (account === undefined || accounts.size > 1)
    throw new CannotAnswer('Use --checkpoints with a file that contains checkpoints of this one account.');
  const compared = await compareAuditLog(account, recordsOf(records, accounts), checkpoints, publicKey);
  print(compared);
  if (!isWhole(compared)) process.exitCode = 1;
}

const verify = (options: VerifyOptions) =>
  options.records === undefined ? verifyStored(options) : verifyExported(options.records, options);

export function registerAuditCommands(program: Command): void {
  const audit = program.command('audit').description('Verify the audit log, export it and sign checkpoints');
  audit
    .command('checkpoint')
    .description('Print a signed checkpoint for each audit log; store it outside the database')
    .action(checkpoint);
  audit
    .command('export')
    .description('Print an audit log as JSON Lines, oldest record first')
    .option('--account <id>', 'account to export; required if there are several accounts')
    .action(exportAuditLog);
  audit
    .command('adopt')
    .description(
      'Accept records without a signature from an older version, and records that a restore removed',
    )
    .action(adopt);
  audit
    .command('verify')
    .description('Verify every audit log and compare it with stored checkpoints')
    .option('--checkpoints <file>', 'JSON Lines from audit checkpoint or ASSAY_AUDIT_CHECKPOINTS')
    .option('--records <file>', 'verify an exported log instead of the database; needs only the public key')
    .option('--public-key <key>', "public key that signed the checkpoints; default: this deployment's key")
    .action(verify);
}
