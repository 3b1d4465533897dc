import { liveSpace } from '@assay/contract';
import { type Database, removeOldMonitoring } from '@assay/store';
import type { Directory } from '../identity/index';
import type { ManagementApi } from '../management/index';
import type { Feature } from '../platform/feature';
import type { Runtime } from '../platform/runtime';
import { CASE_FILES, DocumentSigner } from '../platform/secrets/document-signer';
import type { SigningSecrets } from '../platform/secrets/signing-secrets';
import type { JobRunner } from '../policy/index';
import type { Hasher } from '../scoring/index';
import { type AlertReview, alertReview } from './alerts/alert-review';
import { alertRoutes } from './alerts/alert-routes';
import { caseFileRoutes } from './case-file/case-file-routes';
import { Monitor } from './monitor';
import { runRoutes } from './runs/run-routes';
import { TransferReader } from './transfer-of';
import { typologyRoutes } from './typology-routes';

const EVERY_MS = 10_000;

interface MonitoringPorts {
  readonly database: Database;
  readonly runtime: Runtime;
  readonly hasher: Hasher;
  readonly directory: Directory;
  readonly signingSecrets: SigningSecrets;
  readonly runner: JobRunner;
}

/** Adds transaction monitoring: typologies, alerts, runs on past transactions and case files. */
export function monitoringFeature(
  ports: MonitoringPorts,
): Feature<ManagementApi> & { readonly review: AlertReview } {
  const { database, hasher, directory, signingSecrets, runner } = ports;
  const transfers = new TransferReader(hasher);
  const monitor = new Monitor(ports);
  const signer = new DocumentSigner(signingSecrets, CASE_FILES);
  return {
    name: 'monitoring',
    review: alertReview(ports.runtime),
    management(api) {
      typologyRoutes(api);
      runRoutes(api, runner);
      alertRoutes(api, transfers);
      caseFileRoutes(api, transfers, signer);
    },
    jobs: [
      {
        name: 'monitoring',
        everyMs: EVERY_MS,
        async run() {
          for (const account of directory.accounts())
            for (const environmentId of [liveSpace(account.id), account.testEnvironmentId])
              await monitor.run(account, environmentId);
        },
      },
    ],
    retention: {
      space: (environmentId, before) => removeOldMonitoring(database, environmentId, before),
    },
  };
}
