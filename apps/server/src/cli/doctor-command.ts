import type { Command } from 'commander';
import { readConfiguration } from '../configuration';
import { examine } from '../operations/doctor/doctor';
import { findingText } from '../operations/doctor/findings';
import { systemRuntime } from '../platform/runtime';

/** Registers `assay doctor`; exit code 1 when a check fails. */
export function registerDoctor(program: Command, version: string): void {
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
