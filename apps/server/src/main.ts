import './platform/engine-flags';
import { printOpenApi } from '@assay/openapi';
import { Command, CommanderError } from 'commander';
import packageFile from '../package.json' with { type: 'json' };
import { registerAuditCommands } from './cli/audit-commands';
import { registerBacktest } from './cli/backtest-command';
import { CannotAnswer } from './cli/cannot-answer';
import { registerDataCommands } from './cli/data-commands';
import { registerDbCommands } from './cli/db-commands';
import { registerDecisionCommands } from './cli/decision-commands';
import { registerDemo } from './cli/demo';
import { registerDoctor } from './cli/doctor-command';
import { registerEraseCommands } from './cli/erase-commands';
import { registerKeyCommands } from './cli/key-commands';
import { knownFailure } from './cli/known-failures';
import { registerLabelCommands } from './cli/label-commands';
import { registerListCommands } from './cli/list-commands';
import { registerLookups } from './cli/lookup-commands';
import { registerModelCommands } from './cli/model-commands';
import { registerNameCommands } from './cli/name-commands';
import { registerPolicyCommands } from './cli/policy-commands';
import { registerReadSession } from './cli/read-session-command';
import { registerRegistryCommands } from './cli/registry-commands';
import { registerScreenCommands } from './cli/screen-commands';
import { registerServe } from './cli/serve-command';
import { registerSupplyCommands } from './cli/supply-commands';
import { registerVisionCommands } from './cli/vision-commands';
import { openApiDocument } from './open-http';

const USAGE = 2;

/** The `assay` program. Exit codes: 0 done, 1 could not be done, 2 wrong usage. */
async function main(argv: readonly string[]): Promise<number> {
  const program = new Command('assay')
    .description('Fraud scoring and identity verification, self-hosted')
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
  registerKeyCommands(program);
  registerLabelCommands(program);
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
  try {
    await program.parseAsync(argv, { from: 'user' });
    return process.exitCode === undefined ? 0 : Number(process.exitCode);
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE;
    const sentence = error instanceof CannotAnswer ? error.message : knownFailure(error);
    if (sentence === null) throw error;
    process.stderr.write(`${sentence}\n`);
    return 1;
  }
}

// A reader that has enough (`| head`) closes the pipe: that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
process.exitCode = await main(process.argv.slice(2));
