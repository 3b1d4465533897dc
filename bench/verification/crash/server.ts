import { appendFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { SUB_CHECKS_OF_STEP } from '@assay/contract';
import { createProviders } from '@assay/providers';
import { openDatabase } from '@assay/store';
import { compose } from '../../../apps/server/src/compose';
import { readConfiguration } from '../../../apps/server/src/configuration';
import { systemRuntime } from '../../../apps/server/src/platform/runtime';
import { openEnrichment } from '../../../apps/server/src/scoring/enrichment/open-enrichment';
import type { CheckProvider } from '../../../apps/server/src/verification/checks/provider';
import { CRASH_MASTER_KEY } from './master-key';

/**
 * Server with an engine that logs each of its calls, in a process that can be killed. Reads the environment
 * of `assay serve`, and CALL_LOG, the file for the calls.
 */
const log = process.env.CALL_LOG ?? '';
const note = (word: string, executionId: string, check: string) =>
  appendFileSync(log, `${word} ${executionId} ${check} ${Date.now()} ${process.pid}\n`);

const MAX_CALL_MS = 60;

const engine: CheckProvider = {
  name: 'noted',
  version: '1',
  capabilities: () =>
    (['DOCUMENT', 'SELFIE'] as const).flatMap((check) =>
      SUB_CHECKS_OF_STEP[check].map((subCheck) => ({ check, subCheck, strength: 'strong' as const })),
    ),
  async evaluate({ executionId, checkType, media }) {
    note('begun', executionId, checkType);
    for (const one of media) await one.bytes();
    await delay(Math.random() * MAX_CALL_MS);
    note('done', executionId, checkType);
    return {
      findings: SUB_CHECKS_OF_STEP[checkType].map((subCheck) => ({ subCheck, result: 'PASS' as const })),
    };
  },
};

const config = readConfiguration(process.env);
const database = openDatabase({ url: config.databaseUrl ?? '', maxConnections: config.maxConnections });
const { app, close } = await compose({
  config,
  database,
  masterKey: CRASH_MASTER_KEY,
  data: openEnrichment(config.dataDir),
  providers: createProviders({}),
  runtime: systemRuntime(),
  log: {
    info: () => undefined,
    // Failed statements of a killed database are expected here.
    fault: (place, error) => {
      if (error instanceof Error && error.name === 'StoreUnavailable') return;
      process.stderr.write(`${place}: ${error instanceof Error ? error.stack : String(error)}\n`);
    },
  },
  panelFolder: 'dist/panel',
  sdkFolder: 'dist/sdk',
  flowFolder: 'dist/flow',
  docsFolder: 'dist/docs',
  version: '0.0.0',
  databaseRuns: () => true,
  checkProviders: [engine],
});
await app.listen({ host: '127.0.0.1', port: config.port });
process.stdout.write('the server is ready\n');
process.on('SIGTERM', async () => {
  await close();
  await database.close();
  process.exit(0);
});
