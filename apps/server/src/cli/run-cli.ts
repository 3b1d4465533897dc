import { printOpenApi } from '@assay/openapi';
import { Command, CommanderError } from 'commander';
import packageFile from '../../package.json' with { type: 'json' };
import { openApiDocument } from '../open-http';
import { registerAuditCommands } from './audit-commands';
import { registerBacktest } from './backtest-command';
import { CannotAnswer } from './cannot-answer';
import { registerCaseCommands } from './case-commands';
import { registerDataCommands } from './data-commands';
import { registerDbCommands } from './db-commands';
import { registerDecisionCommands } from './decision-commands';
import { registerDemo } from './demo';
import { registerDoctor } from './doctor-command';
import { registerEraseCommands } from './erase-commands';
import { registerEventCommands } from './event-commands';
import { registerKeyCommands } from './key-commands';
import { knownFailure } from './known-failures';
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
