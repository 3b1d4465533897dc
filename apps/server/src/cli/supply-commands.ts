import { createReadStream, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { componentsOf } from '../operations/supply/components';
import { cycloneDx } from '../operations/supply/cyclonedx';
import { BadSnapshot, checkAdvisories } from '../operations/supply/osv';
import { systemRuntime } from '../platform/runtime';
import { CannotAnswer } from './cannot-answer';

/** Returns the folder that contains the built program. */
const root = () => dirname(dirname(fileURLToPath(import.meta.url)));

const writeLine = (value: unknown) => process.stdout.write(`${JSON.stringify(value)}\n`);

/** @throws CannotAnswer when there is no lock file next to the program */
function componentsHere() {
  try {
    return componentsOf(root());
  } catch {
    throw new CannotAnswer("Can't read the package lock file. Run this command in the installation folder.");
  }
}

async function check({ snapshot }: { readonly snapshot: string }): Promise<void> {
  if (!existsSync(snapshot)) throw new CannotAnswer(`File not found: ${snapshot}.`);
  const components = componentsHere();
  const lines = createInterface({ input: createReadStream(snapshot), crlfDelay: Number.POSITIVE_INFINITY });
  try {
    const { affected, ...read } = await checkAdvisories(lines, components);
    for (const one of affected) writeLine(one);
    writeLine({ components: components.length, ...read, affected: affected.length });
    if (affected.length > 0) process.exitCode = 1;
  } catch (error) {
    if (error instanceof BadSnapshot) throw new CannotAnswer(error.message);
    throw error;
  }
}

export function registerSupplyCommands(program: Command, version: string): void {
  program
    .command('sbom')
    .description('Print the software bill of materials in CycloneDX 1.6')
    .action(() => {
      const runtime = systemRuntime();
      const bill = cycloneDx({
        product: { name: 'assay', version, licence: 'Apache-2.0' },
        components: componentsHere(),
        serial: runtime.timeOrderedId(),
        now: new Date(runtime.now()),
      });
      process.stdout.write(`${JSON.stringify(bill, null, 2)}\n`);
    });
  const advisories = program.command('advisories').description('Check for known vulnerabilities');
  advisories
    .command('check')
    .description('Check installed versions against a file of advisories; makes no network requests')
    .requiredOption('--snapshot <file>', 'advisories in OSV format, one JSON object per line')
    .action(check);
}
