import type { Database } from '@assay/store';
import type { Directory } from '../accounts/index';
import type { ManagementApi } from '../management/index';
import type { Ambient } from '../platform/ambient';
import type { Feature } from '../platform/feature';
import { type CountedParts, RecentFigures } from './call-figures';
import { dashboardRoutes, ruleFigureRoutes } from './routes';
import { SumJob } from './sum-job';

const COUNT_MS = 15_000;

interface Dashboard extends Feature<ManagementApi> {
  /** Told of every call that was kept here. @param id of its evaluation */
  readonly note: (id: string, call: CountedParts) => void;
}

/** Dashboards, and the sums that they are read from. @param ports.works whether this process counts calls */
export function openDashboard(ports: {
  readonly database: Database;
  readonly directory: Directory;
  readonly ambient: Ambient;
  readonly works: boolean;
}): Dashboard {
  const recent = new RecentFigures();
  const job = new SumJob({ ...ports, recent });
  return {
    name: 'dashboard',
    note: ports.works ? (id, call) => recent.note(id, call) : () => undefined,
    management: (api) => {
      dashboardRoutes(api);
      ruleFigureRoutes(api);
    },
    jobs: [{ name: 'sums', everyMs: COUNT_MS, run: () => job.run() }],
    stop: async () => job.stop(),
  };
}
