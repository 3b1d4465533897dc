import { ApiError, badInput, type EnvironmentId, readScreeningSettings } from '@assay/contract';
import { MANAGEMENT, type ManagedProfile, type MonitoredDocument } from '@assay/management-api';
import {
  type Connection,
  changeMonitored,
  countMonitored,
  countOpenCases,
  isProfileMonitored,
  listMonitored,
  listMonitoringChanges,
  listSearchProfiles,
  type MonitoredName,
  removeMonitored,
  removeSearchProfile,
  type SearchProfile,
  saveSearchProfile,
} from '@assay/store';
import { changes, type ManagementApi, reads, readsRecord } from '../management/index';
import { type Hasher, userHashOf } from '../scoring/index';
import { findMonitored, monitoredOfKey } from './find-monitored';
import type { Lists } from './lists';
import type { Party } from './loaded-lists';
import { cadenceOf, nextCheck, type Schedule } from './schedule';
import type { SearchProfiles } from './settings';

const profileDocument = (profile: SearchProfile<ManagedProfile['settings']>): ManagedProfile => ({
  name: profile.name,
  version: profile.version,
  description: profile.description,
  settings: profile.settings,
  author: profile.author,
  updated_at: profile.updatedAt.toISOString(),
});

/** Adds the routes of /screening/profiles: named screening settings. */
function profileRoutes(api: ManagementApi): void {
  const { database } = api.routePorts;

  reads(api, MANAGEMENT.listSearchProfiles, async ({ principal }) => {
    const profiles = await listSearchProfiles<ManagedProfile['settings']>(
      database,
      principal.caller.account.id,
    );
    return { profiles: profiles.map(profileDocument) };
  });

  changes(api, MANAGEMENT.saveSearchProfile, async ({ body, connection, account, principal, now }) => {
    const settings = readScreeningSettings(body.settings);
    const saved = await saveSearchProfile(connection, account.id, {
      name: body.name,
      description: body.description ?? '',
      settings,
      author: principal.actor.auditName,
      updatedAt: now,
    });
    return {
      data: { profile: profileDocument(saved) },
      audit: {
        action: 'screening-profile.save',
        target: saved.name,
        change: { version: saved.version, settings },
      },
    };
  });

  changes(api, MANAGEMENT.deleteSearchProfile, async ({ param, connection, account }) => {
    const name = param('name');
    if (await isProfileMonitored(connection, [account.id, account.testEnvironmentId], name))
      throw new ApiError('conflict', 'Monitored names use this profile. Change them first');
    if (!(await removeSearchProfile(connection, account.id, name))) throw new ApiError('notFound');
    return {
      data: { removed: true },
      audit: { action: 'screening-profile.delete', target: name, change: {} },
    };
  });
}

const timestamp = (at: number): string => new Date(at).toISOString();
const timestampOrNull = (at: number | null): string | null => (at === null ? null : timestamp(at));

/** Returns a monitored name as the management API represents it. */
const monitoredDocument = (name: MonitoredName<Party> & { readonly matches: number }): MonitoredDocument => ({
  id: name.id,
  user_id: name.userId,
  name: name.name,
  type: name.query.type,
  date_of_birth: name.query.dob ?? null,
  country: name.query.country ?? null,
  search_profile_id: name.profile,
  monitoring_schedule: name.schedule as Schedule | null,
  created_at: timestamp(name.createdAt),
  checked_at: timestamp(name.checkedAt),
  next_check_at: name.stoppedAt === null ? timestampOrNull(name.dueAt) : null,
  stopped_at: timestampOrNull(name.stoppedAt),
  matches: name.matches,
});

const DEFAULT_PAGE = 100;
const HOUR_MS = 3_600_000;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

interface ScreeningManagement {
  readonly hasher: Hasher;
  readonly lists: Lists;
  readonly profiles: SearchProfiles;
}

/** @throws ApiError 3001 */
async function monitoredName(connection: Connection, environmentId: EnvironmentId, text: string) {
  const id = text.toLowerCase();
  const [found] = UUID.test(id)
    ? await listMonitored<Party>(connection, environmentId, { limit: 1, id })
    : [];
  if (!found) throw new ApiError('notFound');
  return found;
}

function statusRoute(api: ManagementApi, { lists }: ScreeningManagement): void {
  const { database, runtime } = api.routePorts;

  reads(api, MANAGEMENT.readScreeningStatus, async ({ principal }) => {
    const now = runtime.now();
    const held = lists.held();
    return {
      state: lists.state(),
      notice: lists.notice(),
      lists: held.map(({ importedAt, ...list }) => ({
        ...list,
        imported_at: importedAt,
        age_hours: importedAt === null ? null : Math.max(0, (now - Date.parse(importedAt)) / HOUR_MS),
      })),
      entries: held.reduce((sum, { entries }) => sum + entries, 0),
      names: held.reduce((sum, { names }) => sum + names, 0),
      monitored_names: await countMonitored(database, principal.caller.environmentId),
      open_cases: await countOpenCases(database, principal.caller.environmentId),
    };
  });
}

/** Adds the routes that read monitored names and their matches. */
function monitoredRoutes(api: ManagementApi, hasher: Hasher): void {
  const { database } = api.routePorts;

  readsRecord(
    api,
    MANAGEMENT.listMonitoredNames,
    MANAGEMENT.revealMonitoredNames,
    async ({ principal, query, request }) => {
      // An earlier version accepted this parameter. If it were ignored, the response would contain all names
      // instead of one person's.
      if (Object.hasOwn(request.query as object, 'user_id'))
        throw badInput([{ field: 'user_id', expected: '`user`, the key from POST /cases/search' }]);
      const limit = query.limit ?? DEFAULT_PAGE;
      if (query.before !== undefined && !UUID.test(query.before))
        throw badInput([{ field: 'before', expected: '`next` of the previous page' }]);
      const names = await listMonitored<Party>(database, principal.caller.environmentId, {
        limit,
        ...(query.before ? { before: query.before } : {}),
        ...(query.user ? { asked: { userHash: userHashOf(query.user) } } : {}),
        ...(query.key === undefined ? {} : { asked: monitoredOfKey(query.key) }),
      });
      return {
        monitored: names.map(monitoredDocument),
        next: names.length === limit ? (names.at(-1)?.id ?? null) : null,
      };
    },
  );

  reads(api, MANAGEMENT.searchMonitoredNames, async ({ principal, body }) => {
    const found = await findMonitored(database, hasher, principal.caller.environmentId, body.query);
    return { found: [...found] };
  });

  reads(api, MANAGEMENT.listMonitoringChanges, async ({ principal, query }) => {
    const limit = query.limit ?? DEFAULT_PAGE;
    const found = await listMonitoringChanges(database, principal.caller.environmentId, {
      limit,
      after: query.after ?? 0,
    });
    return {
      changes: found.map(({ at, ...change }) => ({ ...change, at: new Date(at).toISOString() })),
      next: found.at(-1)?.sequence ?? query.after ?? null,
    };
  });
}

/** Adds the routes that change, stop and remove monitored names. */
function nameRoutes(api: ManagementApi, { profiles }: ScreeningManagement): void {
  changes(
    api,
    MANAGEMENT.changeMonitoredName,
    async ({ param, body, connection, account, principal, now }) => {
      const { environmentId } = principal.caller;
      const found = await monitoredName(connection, environmentId, param('id'));
      const schedule =
        body.monitoring_schedule === undefined
          ? (found.schedule as Schedule | null)
          : body.monitoring_schedule;
      const profile = body.search_profile_id === undefined ? found.profile : body.search_profile_id;
      if (profile !== null && !(await profiles.find(account.id, profile)))
        throw badInput([{ field: 'search_profile_id', expected: 'the name of a search profile' }]);
      const isStopped = body.stopped ?? found.stoppedAt !== null;
      const cadence = cadenceOf(schedule, account.settings);
      await changeMonitored(connection, environmentId, found.id, {
        schedule,
        cadence,
        profile,
        dueAt: nextCheck(cadence, found.checkedAt),
        stoppedAt: isStopped ? (found.stoppedAt ?? now.getTime()) : null,
      });
      return {
        data: { monitored: monitoredDocument(await monitoredName(connection, environmentId, found.id)) },
        audit: {
          action: 'monitoring.change',
          target: found.id,
          change: { schedule, profile, stopped: isStopped },
        },
      };
    },
  );

  changes(api, MANAGEMENT.deleteMonitoredName, async ({ param, connection, principal }) => {
    const { environmentId } = principal.caller;
    const { id } = await monitoredName(connection, environmentId, param('id'));
    const removed = await removeMonitored(connection, environmentId, id);
    return { data: { removed }, audit: { action: 'monitoring.delete', target: id, change: {} } };
  });
}

/** Adds the routes of /screening: profiles, list status, monitored names and changes. */
export function screeningManagementRoutes(api: ManagementApi, ports: ScreeningManagement): void {
  profileRoutes(api);
  statusRoute(api, ports);
  monitoredRoutes(api, ports.hasher);
  nameRoutes(api, ports);
}
