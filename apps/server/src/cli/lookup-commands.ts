import type { Command } from 'commander';
import { readConfiguration } from '../configuration';
import { openProviders } from '../platform/providers-file';
import { systemRuntime } from '../platform/runtime';
import { openEnrichment } from '../scoring/enrichment/open-enrichment';
import { storedRdapServers } from '../scoring/enrichment/opened-tables';
import { targetRisk } from '../scoring/modules/signal';
import { runJsonLines } from './json-lines';
import { LOOKUP_KINDS } from './lookup-kinds';

/** Registers `assay lookup <kind>`: JSON Lines in, JSON Lines out, without a running server. */
export function registerLookups(program: Command): void {
  const lookup = program.command('lookup').description('Look up data: reads and writes JSON Lines');
  for (const [kind, { about, example, work }] of Object.entries(LOOKUP_KINDS)) {
    lookup
      .command(kind)
      .description(about)
      .argument('[files...]', 'files of JSON Lines; default: standard input')
      .option('--live', 'also query the live providers of ASSAY_PROVIDERS_FILE')
      .addHelpText('after', `\nExample:\n  echo '${example}' | assay lookup ${kind}\n`)
      .action(async (files: string[], options: { live?: true }) => {
        const config = readConfiguration(process.env);
        const runtime = systemRuntime();
        const providers = await openProviders(options.live ? config.providersFile : undefined, process.env, {
          rdapServers: storedRdapServers(config.dataDir),
        });
        const data = openEnrichment(config.dataDir);
        try {
          await runJsonLines(
            files,
            work({
              data,
              providers,
              risk: targetRisk(),
              now: () => runtime.now(),
              newId: () => runtime.timeOrderedId(),
            }),
            { input: process.stdin, output: process.stdout, progress: process.stderr },
            `lookup ${kind}`,
          );
        } finally {
          providers.close();
          data.close();
        }
      });
  }
}
