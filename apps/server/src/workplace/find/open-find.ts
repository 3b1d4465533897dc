import { ApiError, type EnvironmentId, type FraudData, type FraudRequest, liveSpace } from '@assay/contract';
import { MANAGEMENT, MAX_VIEWS, type SavedView } from '@assay/management-api';
import {
  changePreferences,
  countViews,
  type Database,
  deleteView,
  eventText,
  everythingFound,
  type FoundBy,
  giveFindRows,
  listViews,
  readPreferences,
  type SavedViewRow,
  saveView,
} from '@assay/store';
import { type Directory, type Principal, sessionActor } from '../../identity/index';
import { changes, type ManagementApi, reads, spaceOf, timestamp, uuid } from '../../management/index';
import type { Feature } from '../../platform/feature';
import type { Runtime } from '../../platform/runtime';
import { findTerms, type Hasher } from '../../scoring/index';
import { suggestedClusters } from './clusters';
import { linksOf } from './links';
import { search } from './search';

/** Returns the search of a stored view; views saved before the rename store the environment as `space`. */
function searchOf({ space, ...search }: SavedViewRow['search']): SavedView['search'] {
  return space === undefined ? search : { environment: space, ...search };
}

const shown = ({ createdAt, owner, search, ...view }: SavedViewRow, asking: string): SavedView => ({
  ...view,
  search: searchOf(search),
  own: owner === asking,
  created_at: timestamp(createdAt),
});

/** Shared views affect all users, so read-only users can't share views or remove shared ones. */
const maySetForOthers = ({ role }: Principal): boolean => role.permissions.includes('decisions:change');

/** Adds the routes of /search, /links, /views and /preferences. */
function findRoutes(api: ManagementApi, hasher: Hasher): void {
  const { database, runtime } = api.routePorts;

  reads(api, MANAGEMENT.search, async ({ principal, body, reading }) => {
    const environmentId = spaceOf(principal, body.environment);
    return {
      results: await search(reading, hasher, environmentId, body.query),
      complete: await everythingFound(reading, environmentId),
    };
  });

  reads(api, MANAGEMENT.readLinks, ({ principal, query, reading }) =>
    linksOf(reading, hasher, spaceOf(principal, query.environment), query),
  );

  reads(api, MANAGEMENT.listLinkClusters, ({ principal, query, reading }) =>
    suggestedClusters(reading, spaceOf(principal, query.environment), { hasher, now: () => runtime.now() }),
  );

  reads(api, MANAGEMENT.listViews, async ({ principal }) => {
    const owner = sessionActor(principal.actor);
    const views = await listViews(database, principal.caller.account.id, owner);
    return { views: views.map((view) => shown(view, owner)) };
  });

  changes(api, MANAGEMENT.createView, async ({ connection, account, principal, body, now }) => {
    const owner = sessionActor(principal.actor);
    if (body.shared && !maySetForOthers(principal))
      throw new ApiError('missingScope', `The role ${principal.role.name} can't share views`);
    if ((await countViews(connection, account.id, owner)) >= MAX_VIEWS)
      throw new ApiError('conflict', `You can save at most ${MAX_VIEWS} views. Remove one first`);
    const view = await saveView(connection, account.id, {
      id: runtime.timeOrderedId(),
      owner,
      name: body.name,
      shared: body.shared ?? false,
      search: body.search,
      createdAt: now.getTime(),
    });
    return {
      data: shown(view, owner),
      audit: { action: 'view.save', target: `view ${view.id}`, change: { shared: view.shared } },
    };
  });

  changes(api, MANAGEMENT.deleteView, async ({ connection, account, principal, param }) => {
    const id = uuid(param('id'));
    if (
      !(await deleteView(
        connection,
        account.id,
        sessionActor(principal.actor),
        id,
        maySetForOthers(principal),
      ))
    )
      throw new ApiError('notFound');
    return { data: {}, audit: { action: 'view.delete', target: `view ${id}`, change: {} } };
  });

  reads(api, MANAGEMENT.readPreferences, async ({ principal }) => ({
    preferences: await readPreferences(database, principal.caller.account.id, sessionActor(principal.actor)),
  }));

  changes(api, MANAGEMENT.changePreferences, async ({ connection, account, principal, body }) => {
    const owner = sessionActor(principal.actor);
    await changePreferences(connection, account.id, owner, body.preferences);
    return {
      data: { preferences: await readPreferences(connection, account.id, owner) },
      audit: {
        action: 'preferences.change',
        target: owner,
        change: { names: Object.keys(body.preferences) },
      },
    };
  });
}

const MAX_ACTION_LENGTH = 64;
const MINUTE_MS = 60_000;
/**
 * Time after the start during which a process of an earlier version may still serve requests, in
 * milliseconds.
 */
const BESIDE_OLD_MS = 60 * MINUTE_MS;
/** Period indexed again during that time, in milliseconds; longer than the job interval. */
const RECENT_MS = 3 * MINUTE_MS;

interface Kept {
  readonly request: string;
  readonly seen: string;
  readonly answer: string;
}

/** Returns the search terms of a stored transaction, as the insert statement would have written them. */
function foundBy(
  environmentId: EnvironmentId,
  kept: Kept,
  rules: readonly string[] | null,
  hasher: Hasher,
): FoundBy {
  const request = JSON.parse(kept.request) as FraudRequest;
  const { data = {} } = JSON.parse(kept.answer) as { readonly data?: Partial<FraudData> };
  const { details } = JSON.parse(kept.seen) as { readonly details?: Partial<FraudData> };
  const ip = details?.ip_details ?? data.ip_details;
  const { transaction_currency: currency, action_type: action } = request;
  return {
    amount: request.transaction_amount ?? null,
    currency: currency === undefined ? null : eventText(currency),
    action: action === undefined ? null : eventText(action.slice(0, MAX_ACTION_LENGTH)),
    terms: findTerms(
      environmentId,
      request,
      { rules: rules ?? data.applied_rules?.map(({ id }) => id) ?? [], ipCountry: ip?.country ?? null },
      hasher,
    ),
  };
}

/** Same as `foundBy`, but returns null for a damaged record, so that it doesn't block others. */
function foundByWhatIsWhole(...call: Parameters<typeof foundBy>): FoundBy | null {
  try {
    return foundBy(...call);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

interface BackfillPorts {
  readonly database: Database;
  readonly directory: Directory;
  readonly hasher: Hasher;
  readonly now: () => number;
}

/**
 * Indexes transactions of earlier versions for search while the server runs. After an interruption, the next
 * run continues.
 */
export class Backfill {
  private readonly startedAt: number;
  private isStopped = false;

  constructor(private readonly ports: BackfillPorts) {
    this.startedAt = ports.now();
  }

  /** @returns number of indexed transactions */
  async run(): Promise<number> {
    const { database, directory, hasher, now } = this.ports;
    const patient = database.patient();
    const isBesideOld = now() - this.startedAt < BESIDE_OLD_MS;
    let given = 0;
    for (const account of directory.accounts()) {
      for (const space of [liveSpace(account.id), account.testEnvironmentId]) {
        const isDone = await everythingFound(patient, space);
        if (this.isStopped || (isDone && !isBesideOld)) continue;
        given += await giveFindRows(
          patient,
          space,
          isDone ? now() - RECENT_MS : 0,
          (kept, rules) => foundByWhatIsWhole(space, kept, rules, hasher),
          () => this.isStopped,
        );
      }
    }
    return given;
  }

  stop(): void {
    this.isStopped = true;
  }
}

const LOOK_MS = 60_000;

/** Opens search over stored transactions, links, and saved views. */
export function openFind(ports: {
  readonly database: Database;
  readonly directory: Directory;
  readonly runtime: Runtime;
  readonly hasher: Hasher;
}): Feature<ManagementApi> {
  const backfill = new Backfill({ ...ports, now: () => ports.runtime.now() });
  return {
    name: 'find',
    management: (api) => findRoutes(api, ports.hasher),
    jobs: [{ name: 'find', everyMs: LOOK_MS, run: () => backfill.run() }],
    stop: async () => backfill.stop(),
  };
}
