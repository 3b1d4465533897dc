import { readFileSync } from 'node:fs';
import { EmbeddedError } from '@assay/embedded-postgres';
import { printOpenApi } from '@assay/openapi';
import { StoreUnavailable, UnusableDatabase } from '@assay/store';
import { Command, CommanderError } from 'commander';
import packageFile from '../../package.json' with { type: 'json' };
import { readConfiguration } from '../configuration';
import { verifyCaseFile } from '../monitoring/index';
import { openApiDocument } from '../open-http';
import { examine } from '../operations/doctor/doctor';
import { findingText } from '../operations/doctor/findings';
import { BadConfiguration } from '../platform/environment';
import { CannotStart } from '../platform/listen-failure';
import { systemRuntime } from '../platform/runtime';
import { verifyScreeningExport } from '../screening/index';
import { registerAuditCommands } from './audit-commands';
import { registerBacktest } from './backtest-command';
import { CannotAnswer } from './cannot-answer';
import { registerDataCommands } from './data-commands';
import { registerDbCommands } from './db-commands';
import { registerDecisionCommands } from './decision-commands';
import { registerDemo } from './demo';
import { registerEraseCommands } from './erase-commands';
import { registerEventCommands } from './event-commands';
import { registerKeyCommands } from './key-commands';
import { registerLabelCommands } from './label-commands';
import { registerListCommands } from './list-commands';
import { registerLookups } from './lookup-commands';
import { registerModelCommands } from './model-commands';
import { registerNameCommands } from './name-commands';
import { registerPolicyCommands } from './policy-commands';
import { registerReadSession } from './read-session-command';
import { registerRegistryCommands } from './registry-commands';
import { registerScreenCommands } from './screen-commands';
import { registerServe } from './serve-command';
import { registerSupplyCommands } from './supply-commands';
import { registerVisionCommands } from './vision-commands';

/** Returns one sentence for a failure that an operator can fix; null for an unexpected error. */
function knownFailure(error: unknown): string | null {
  if (
    error instanceof CannotStart ||
    error instanceof EmbeddedError ||
    error instanceof UnusableDatabase ||
    error instanceof BadConfiguration
  ) {
    return error.message;
  }
  if (error instanceof StoreUnavailable)
    return "Can't connect to the database in DATABASE_URL. Check the address and that the server runs.";
  return null;
}

/** Registers `assay doctor`; exit code 1 when a check fails. */
function registerDoctor(program: Command, version: string): void {
  program
    .command('doctor')
    .description('Check this installation and show how to fix problems')
    .option('--json', 'print one JSON object')
    .action(async ({ json }: { readonly json?: true }) => {
      const findings = await examine(process.env, readConfiguration, systemRuntime().now);
      const count = (state: string) => findings.filter((finding) => finding.state === state).length;
      const [failures, warnings] = [count('failed'), count('warning')];
      if (json) {
        const whole = { version, ok: failures === 0, failed: failures, warnings, findings };
        process.stdout.write(`${JSON.stringify(whole)}\n`);
      } else {
        for (const finding of findings) process.stdout.write(findingText(finding));
        process.stdout.write(`\n${failures} failed, ${warnings} warnings\n`);
      }
      if (failures > 0) process.exitCode = 1;
    });
}

/** Runs `assay case verify`. */
function verifyCase(file: string, { publicKey }: { readonly publicKey?: string }): void {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new CannotAnswer(`${file} can't be read. Check the path.`);
  }
  const key = publicKey ?? null;
  const checked = verifyScreeningExport(text, key) ?? verifyCaseFile(text, key);
  process.stdout.write(`${JSON.stringify(checked)}\n`);
  if (!checked.valid) process.exitCode = 1;
}

function registerCaseCommands(program: Command): void {
  program
    .command('case')
    .description('Verify exported case files and screenings')
    .command('verify <file>')
    .description('Verify the signature of a case file or a screening export without a database')
    .option('--public-key <key>', 'key of the deployment that must have signed the file; default: any key')
    .action(verifyCase);
}

const USAGE = 2;

/** Returns the `assay` program with every command registered. */
function assayProgram(): Command {
  const program = new Command('assay')
    .description('Self-hosted fraud scoring and identity verification')
    .version(packageFile.version)
    .exitOverride()
    .configureHelp({ showGlobalOptions: true });
  registerServe(program, packageFile.version);
  registerLookups(program);
  registerDataCommands(program);
  registerDbCommands(program, packageFile.version);
  registerDecisionCommands(program);
  registerDoctor(program, packageFile.version);
  registerAuditCommands(program);
  registerCaseCommands(program);
  registerKeyCommands(program);
  registerLabelCommands(program);
  registerEventCommands(program);
  registerListCommands(program);
  registerScreenCommands(program);
  registerNameCommands(program);
  registerModelCommands(program);
  registerBacktest(program);
  registerPolicyCommands(program);
  registerEraseCommands(program);
  registerRegistryCommands(program);
  registerDemo(program);
  registerReadSession(program);
  registerVisionCommands(program);
  registerSupplyCommands(program, packageFile.version);
  program
    .command('openapi')
    .description('Print the OpenAPI document')
    .action(() => {
      process.stdout.write(printOpenApi(openApiDocument(packageFile.version, '/')));
    });
  return program;
}

/**
 * Runs `assay …` with the streams and the environment of `process`.
 * @param argv arguments after the program name
 * @returns exit code: 0 for success, 1 for a failed command, 2 for wrong usage
 * @throws any unexpected failure
 */
export async function runCli(argv: readonly string[]): Promise<number> {
  try {
    await assayProgram().parseAsync(argv, { from: 'user' });
    return process.exitCode === undefined ? 0 : Number(process.exitCode);
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE;
    const sentence = error instanceof CannotAnswer ? error.message : knownFailure(error);
    if (sentence === null) throw error;
    process.stderr.write(`${sentence}\n`);
    return 1;
  }
}
