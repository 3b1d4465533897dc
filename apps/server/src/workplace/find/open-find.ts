import type { Database } from '@assay/store';
import type { Directory } from '../../identity/index';
import type { ManagementApi } from '../../management/index';
import type { Ambient } from '../../platform/ambient';
import type { Feature } from '../../platform/feature';
import type { Hasher } from '../../scoring/index';
import { Backfill } from './backfill';
import { findRoutes } from './routes';

const LOOK_MS = 60_000;

/** Finding whoever a text names among the kept calls, and views that come back to it. */
export function openFind(ports: {
  readonly database: Database;
  readonly directory: Directory;
  readonly ambient: Ambient;
  readonly hasher: Hasher;
}): Feature<ManagementApi> {
  const backfill = new Backfill({ ...ports, now: () => ports.ambient.now() });
  return {
    name: 'find',
    management: (api) => findRoutes(api, ports.hasher),
    jobs: [{ name: 'find', everyMs: LOOK_MS, run: () => backfill.run() }],
    stop: async () => backfill.stop(),
  };
}
