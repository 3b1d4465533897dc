import type { Database } from '@assay/store';
import type { Directory } from '../../identity/index';
import type { ManagementApi } from '../../management/index';
import type { Ambient } from '../../platform/ambient';
import type { Feature } from '../../platform/feature';
import type { ProcessGroup } from '../../platform/process-group';
import { type CountedParts, type NotedFigures, RecentFigures } from './call-figures';
import { dashboardRoutes, ruleFigureRoutes } from './routes';
import { SumJob, settledBefore } from './sum-job';

const COUNT_MS = 15_000;

interface Dashboard extends Feature<ManagementApi> {
  /** Told of every call that was kept here. @param id of its evaluation */
  readonly note: (id: string, call: CountedParts) => void;
}

/** What the other processes of a group remember; one that does not answer in time is done without. */
async function figuresOfOthers(group: ProcessGroup): Promise<readonly NotedFigures[]> {
  const { others } = await group.ask('call-figures');
  return others.flatMap(({ answer }) => (answer ?? []) as readonly NotedFigures[]);
}

/** Dashboards, and the sums that they are read from. @param ports.works whether this process counts calls */
export function openDashboard(ports: {
  readonly database: Database;
  readonly directory: Directory;
  readonly ambient: Ambient;
  readonly works: boolean;
  /** The processes on the same port, when this is one of several. */
  readonly group: ProcessGroup | undefined;
}): Dashboard {
  const { ambient, group } = ports;
  const recent = new RecentFigures();
  const fromOthers = group && (() => figuresOfOthers(group));
  const job = new SumJob({ ...ports, recent, ...(fromOthers ? { fromOthers } : {}) });
  group?.answer('call-figures', async () => recent.handOver(settledBefore(ambient.now())));
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
