import type { Database } from '@assay/store';
import type { Directory } from '../accounts/index';
import type { ManagementApi } from '../management/index';
import type { Ambient } from '../platform/ambient';
import type { Feature } from '../platform/feature';
import { dashboardRoutes, ruleFigureRoutes } from './routes';
import { SumJob } from './sum-job';

const COUNT_MS = 15_000;

/** Dashboards, and the sums that they are read from. */
export function openDashboard(ports: {
  readonly database: Database;
  readonly directory: Directory;
  readonly ambient: Ambient;
}): Feature<ManagementApi> {
  const job = new SumJob(ports);
  return {
    name: 'dashboard',
    management: (api) => {
      dashboardRoutes(api);
      ruleFigureRoutes(api);
    },
    jobs: [{ name: 'sums', everyMs: COUNT_MS, run: () => job.run() }],
    stop: async () => job.stop(),
  };
}
