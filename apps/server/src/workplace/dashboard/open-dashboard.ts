import type { RateTable } from '@assay/enrichment';
import type { Database } from '@assay/store';
import type { Directory } from '../../identity/index';
import type { ManagementApi } from '../../management/index';
import type { Feature } from '../../platform/feature';
import type { ProcessGroup } from '../../platform/process-group';
import type { Runtime } from '../../platform/runtime';
import { type CountedParts, type NotedFigures, RecentFigures } from './call-figures';
import { dashboardRoutes, ruleFigureRoutes } from './routes';
import { SumJob, settledBefore } from './sum-job';

const COUNT_MS = 15_000;

interface Dashboard extends Feature<ManagementApi> {
  /**
   * Called after each transaction is stored in this process.
   * @param id id of its evaluation
   */
  readonly note: (id: string, call: CountedParts) => void;
}

/** Returns the figures of the other processes in a group; skips a process that doesn't respond in time. */
async function figuresOfOthers(group: ProcessGroup): Promise<readonly NotedFigures[]> {
  const { others } = await group.ask('call-figures');
  return others.flatMap(({ answer }) => (answer ?? []) as readonly NotedFigures[]);
}

/**
 * Opens the dashboard and its sums.
 * @param ports.works true when this process counts transactions
 */
export function openDashboard(ports: {
  readonly database: Database;
  readonly directory: Directory;
  readonly runtime: Runtime;
  /** Reference rates of currencies. */
  readonly data: { readonly rates: RateTable };
  readonly works: boolean;
  /** The processes on the same port, if there are several. */
  readonly group: ProcessGroup | undefined;
}): Dashboard {
  const { runtime, group } = ports;
  const recent = new RecentFigures();
  const fromOthers = group && (() => figuresOfOthers(group));
  const job = new SumJob({ ...ports, recent, ...(fromOthers ? { fromOthers } : {}) });
  group?.answer('call-figures', async () => recent.handOver(settledBefore(runtime.now())));
  return {
    name: 'dashboard',
    note: ports.works ? (id, call) => recent.note(id, call) : () => undefined,
    management: (api) => {
      dashboardRoutes(api, ports.data);
      ruleFigureRoutes(api);
    },
    jobs: [{ name: 'sums', everyMs: COUNT_MS, run: () => job.run() }],
    stop: async () => job.stop(),
  };
}
