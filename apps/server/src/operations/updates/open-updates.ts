import { ApiError } from '@assay/contract';
import { type DataUpdateDocument, MANAGEMENT } from '@assay/management-api';
import { type Database, isLeased, LEASES } from '@assay/store';
import { requireOwner } from '../../identity/index';
import { changes, changesAfter, type ManagementApi, reads, timestampOrNull } from '../../management/index';
import type { Feature } from '../../platform/feature';
import type { ComponentHealth } from '../../platform/health';
import type { Runtime } from '../../platform/runtime';
import type { RunUpdate } from './run-beside';
import { type QuietHours, quietHoursText } from './update-plan';
import type { UpdatableSource } from './update-sources';
import { type ScheduledSource, Updates } from './updates';

interface UpdatesFeaturePorts {
  readonly database: Database;
  readonly runtime: Runtime;
  readonly sources: () => readonly UpdatableSource[];
  /** null = this process can't fetch; requests wait for a process that can. */
  readonly run: RunUpdate | null;
  readonly decided: boolean | null;
  readonly quiet: QuietHours | null;
  readonly onOverdue: (sources: readonly string[]) => void;
  readonly onFault: (error: unknown) => void;
  /** Loads feeds that this process has just fetched. */
  readonly takeOver: () => Promise<void>;
}

interface UpdatesFeature extends Feature<ManagementApi> {
  readonly updates: Updates;
}

/** Interval for starting due and requested updates, in milliseconds. */
const LOOK_MS = 2000;

/** Opens the feature that updates feeds and lists on schedule or on request. */
export function openUpdates(ports: UpdatesFeaturePorts): UpdatesFeature {
  const { run } = ports;
  const updates = new Updates({ ...ports, run: run ?? notHere });
  return {
    name: 'updates',
    updates,
    management: (api) => updateRoutes(api, updates),
    health: async () => overdueHealth(await updates.scheduled()),
    jobs:
      run === null
        ? []
        : [
            {
              name: 'updates',
              everyMs: LOOK_MS,
              run: async () => {
                if ((await updates.turns()) > 0) await ports.takeOver();
              },
            },
          ],
    stop: () => updates.stop(),
  };
}

const notHere: RunUpdate = async () => ({
  outcome: 'failed',
  reason: { code: 'UPDATE_STOPPED', message: 'This process downloads no data.' },
});

function overdueHealth(scheduled: readonly ScheduledSource[]): readonly ComponentHealth[] {
  const overdue = scheduled.filter(({ isOverdue }) => isOverdue).map(({ source }) => source.source);
  if (overdue.length === 0) return [];
  const note = `No successful update for twice the update interval, or never: ${overdue.join(', ')}.`;
  return [{ name: 'updates', state: 'degraded', note }];
}

function documentOf(
  { source, row, isOverdue }: ScheduledSource,
  isEnabled: boolean,
  now: number,
): DataUpdateDocument {
  const moment = (at: number | null) => timestampOrNull(at === null ? null : new Date(at));
  const running = isLeased(LEASES.dataUpdate, row.leasedUntil, now);
  return {
    source: source.source,
    title: source.title,
    kind: source.kind,
    topic: source.topic,
    licence: source.licence,
    cadence_hours: source.cadenceHours,
    next_at: isEnabled ? moment(row.nextAt) : null,
    running,
    waiting: !running && isOpen(row),
    started_at: moment(row.startedAt),
    ended_at: moment(row.endedAt),
    outcome: row.outcome,
    reason: row.reasonCode === null ? null : { code: row.reasonCode, message: row.reason ?? '' },
    succeeded_at: moment(row.succeededAt ?? source.held?.fetchedAt ?? null),
    version: source.held?.version ?? row.dataVersion,
    previous_version: row.previousVersion,
    rows: source.held?.rows ?? row.rows,
    previous_rows: row.previousRows,
    failures: row.failures,
    overdue: isOverdue,
  };
}

/** Returns true if an update was requested and hasn't ended since. */
const isOpen = ({ requestedAt, endedAt }: ScheduledSource['row']): boolean =>
  requestedAt !== null && requestedAt > (endedAt ?? 0);

/** Returns the progress of the sources in the last request. */
function progressOf(scheduled: readonly ScheduledSource[]): {
  readonly total: number;
  readonly ended: number;
} {
  const last = Math.max(0, ...scheduled.map(({ row }) => row.requestedAt ?? 0));
  const asked = scheduled.filter(({ row }) => last > 0 && row.requestedAt === last);
  return { total: asked.length, ended: asked.filter(({ row }) => !isOpen(row)).length };
}

/** Adds the routes of /data-updates. */
function updateRoutes(api: ManagementApi, updates: Updates): void {
  const { runtime } = api.routePorts;

  reads(api, MANAGEMENT.listDataUpdates, async () => {
    const enabled = await updates.isEnabled();
    const scheduled = await updates.scheduled();
    return {
      enabled,
      decided_by: updates.decided === null ? ('setting' as const) : ('variable' as const),
      quiet_hours: updates.quiet === null ? null : quietHoursText(updates.quiet),
      progress: progressOf(scheduled),
      updates: scheduled.map((one) => documentOf(one, enabled, runtime.now())),
    };
  });

  changes(api, MANAGEMENT.switchDataUpdates, async ({ principal, body, connection }) => {
    requireOwner(principal);
    if (updates.decided !== null)
      throw new ApiError(
        'conflict',
        'The environment variable ASSAY_DATA_UPDATES sets this. Change it there',
      );
    await updates.switchTo(connection, body.enabled);
    return {
      data: { enabled: body.enabled },
      audit: { action: 'data-updates.switch', target: 'data-updates', change: { enabled: body.enabled } },
    };
  });

  changesAfter(
    api,
    MANAGEMENT.requestDataUpdates,
    async ({ principal, body }) => {
      requireOwner(principal);
      // Also schedules sources added since the last check.
      const known = (await updates.scheduled()).map(({ source }) => source.source);
      const wanted = body.sources ?? known;
      if (wanted.some((name) => !known.includes(name))) throw new ApiError('notFound');
      return wanted;
    },
    async ({ connection }, wanted) => ({
      data: { requested: await updates.request(connection, wanted) },
      audit: {
        action: 'data-updates.request',
        target: 'data-updates',
        change: { sources: wanted.length },
      },
    }),
  );
}
