import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { verifyCaseFile } from '../monitoring/index';
import { CannotAnswer } from './cannot-answer';

/** Runs `assay case verify`. */
function verify(file: string, { publicKey }: { readonly publicKey?: string }): void {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new CannotAnswer(`${file} can't be read. Check the path.`);
  }
  const checked = verifyCaseFile(text, publicKey ?? null);
  process.stdout.write(`${JSON.stringify(checked)}\n`);
  if (!checked.valid) process.exitCode = 1;
}

export function registerCaseCommands(program: Command): void {
  program
    .command('case')
    .description('Verify exported case files')
    .command('verify <file>')
    .description('Verify the signature of a case file without a database')
    .option('--public-key <key>', 'key of the deployment that must have signed the file; default: any key')
    .action(verify);
}
