import { DEFAULT_RETENTION_DAYS, liveSpace } from '@assay/contract';
import {
  type Database,
  forgetExpired,
  forgetExpiredSessions,
  forgetSignIns,
  forgetSpentSignIns,
} from '@assay/store';
import { expire, type Feature, type Job } from '../../platform/feature';
import type { Runtime } from '../../platform/runtime';
import { sessionLife } from '../roles/principal';
import { KNOWN_MS } from '../sign-in/sign-in-guard';
import type { Directory } from './directory';

/** Interval for reading changes made by other processes, in milliseconds. */
const FOLLOW_MS = 500;
const HOUSEKEEPING_MS = 600_000;
const RETENTION_MS = 3_600_000;
const DAY_MS = 86_400_000;

interface AccountPorts {
  readonly database: Database;
  readonly runtime: Runtime;
  readonly directory: Directory;
}

/** Reads account changes of other processes, and deletes expired idempotency responses and sign-in records. */
export const accountsFeature = ({ database, runtime, directory }: AccountPorts): Feature => ({
  name: 'accounts',
  jobs: [
    { name: 'follow', everyMs: FOLLOW_MS, inEvery: true, run: () => directory.refresh() },
    {
      name: 'housekeeping',
      everyMs: HOUSEKEEPING_MS,
      async run() {
        await forgetExpired(database.patient(), runtime.now());
        const now = runtime.now();
        for (const { id, settings } of directory.accounts())
          await forgetExpiredSessions(database.patient(), id, sessionLife(now, settings));
        await forgetSignIns(database.patient(), {
          failedBefore: new Date(now - DAY_MS),
          knownBefore: new Date(now - KNOWN_MS),
        });
        await forgetSpentSignIns(database.patient(), new Date(now - DAY_MS));
      },
    },
  ],
});

/** Deletes data that has passed the account's retention period, in every feature. */
export const retentionJob = (
  { runtime, directory }: AccountPorts,
  features: readonly Pick<Feature, 'retention'>[],
): Job => ({
  name: 'retention',
  everyMs: RETENTION_MS,
  async run() {
    for (const { id, testEnvironmentId, settings } of directory.accounts()) {
      const days = settings.retention_days ?? DEFAULT_RETENTION_DAYS;
      await expire(features, {
        id,
        spaces: [liveSpace(id), testEnvironmentId],
        before: runtime.now() - days * DAY_MS,
      });
    }
  },
});
