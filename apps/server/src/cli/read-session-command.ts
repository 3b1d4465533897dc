import { ApiError } from '@assay/contract';
import { keyHasher } from '@assay/store';
import type { Command } from 'commander';
import { readConfiguration } from '../configuration';
import { openDevices } from '../devices/open-devices';
import { systemRuntime } from '../platform/runtime';
import { openEnrichment } from '../scoring/enrichment/open-enrichment';
import { runJsonLines } from './json-lines';
import { openStoredStore } from './open-store';

/**
 * Runs `assay read-session`: decrypts session texts with the deployment's keys. No account is used, so
 * nothing is matched, counted or stored, and `true_device_id` is null.
 */
async function readSessions(files: readonly string[]): Promise<void> {
  const config = readConfiguration(process.env);
  const runtime = systemRuntime();
  const { database, keys, close } = await openStoredStore(config);
  const data = openEnrichment(config.dataDir);
  try {
    const devices = openDevices({
      database,
      runtime,
      hasher: keyHasher(keys.pepper),
      data,
      signingSecrets: keys.signingSecrets,
    });
    await runJsonLines(
      files,
      async (line) => {
        if (typeof line.session !== 'string') {
          throw new ApiError('badJson', 'Invalid input json: session should be sent as string');
        }
        const read = await devices.service.read(line.session, runtime.now());
        return 'details' in read
          ? { device_details: read.details }
          : { device_details: null, reason: read.reason };
      },
      { input: process.stdin, output: process.stdout, progress: process.stderr },
      'read-session',
    );
  } finally {
    data.close();
    await close();
  }
}

export function registerReadSession(program: Command): void {
  program
    .command('read-session')
    .description('Decode device sessions: reads JSON Lines and writes device_details, or null with a reason')
    .argument('[files...]', 'files of JSON Lines; default: standard input')
    .addHelpText('after', `\nExample:\n  echo '{"session":"AQEAAQ…"}' | assay read-session\n`)
    .action(readSessions);
}
