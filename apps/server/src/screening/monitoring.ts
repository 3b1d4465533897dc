import {
  type EnvironmentId,
  type InlineScreeningSettings,
  liveSpace,
  type MatchChange,
  type MonitoringUpdate,
} from '@assay/contract';
import {
  type Account,
  accountsWithDue,
  anyBehind,
  appendAudit,
  type Checked,
  type Connection,
  catchUpLists,
  checkDue,
  type Database,
  type DueName,
  endWhitelisted,
  enqueueEvent,
  enterGeneration,
  followDefaultSchedules,
  type MonitoredMatch,
  newestGeneration,
  recordFinding,
  spacesWithExpired,
  stepLists,
} from '@assay/store';
import type { Directory } from '../identity/index';
import type { Runtime } from '../platform/runtime';
import type { Hasher } from '../scoring/index';
import { askedDetails } from './known-details';
import { differenceOf, type Lists, stateOf } from './lists';
import type { LoadedLists, Party } from './loaded-lists';
import { type IndexNames, MonitoredIndex } from './monitored-index';
import { MEDIA, matchesOf } from './monitored-matches';
import { decideAgain, openAndPassed, type Passed } from './passed-over';
import { cadenceOf, nextCheck, type Schedule } from './schedule';
import type { Hit } from './search';
import { searchOf } from './search-reserved';
import { type EffectiveSettings, effectiveSettings, type SearchProfiles } from './settings';
import { touchedNames } from './touched-names';

interface MonitoringPorts {
  readonly hasher: Hasher;
  /** Connection for checks and changes, which may be slow. */
  readonly database: Database;
  /** Connection for the check for due work, every two seconds; usually nothing is due. */
  readonly looks: Database;
  readonly runtime: Runtime;
  readonly dataDir: string;
  readonly lists: Lists;
  readonly profiles: SearchProfiles;
  readonly directory: Directory;
  readonly indexNames: IndexNames;
}

type Due = DueName<Party, InlineScreeningSettings, MatchChange>;
type ReportedMatch = MonitoredMatch<MatchChange>;

/** Maximum search time per name, in milliseconds. */
const SEARCH_MS = 5000;
/** Delay before retrying a search that timed out, in milliseconds. */
const AGAIN_MS = 60_000;

/** Ongoing monitoring: checks names on schedule, and immediately when a list change may affect them. */
export class Monitoring {
  private number = 0;
  /** Id of the lists and news that belong to `number`. */
  private state = '';
  /** Default schedules of the accounts as applied to the stored names. */
  private defaults = '';
  private readonly index: MonitoredIndex;

  private constructor(private readonly ports: MonitoringPorts) {
    this.index = new MonitoredIndex(ports.indexNames);
  }

  static async open(ports: MonitoringPorts): Promise<Monitoring> {
    const monitoring = new Monitoring(ports);
    await monitoring.catchUp();
    ports.lists.onChange((next, previous) => monitoring.follow(next, previous));
    return monitoring;
  }

  /** Returns the number of the lists that this process searches. */
  generation(): number {
    return this.number;
  }

  private async enter(lists: LoadedLists): Promise<number> {
    const { database, runtime: clock } = this.ports;
    const { sources, media } = lists;
    const versions = {
      ...Object.fromEntries(sources.map((source) => [source.source_name, source.source_version])),
      ...(media.stamp === '' ? {} : { [MEDIA]: media.stamp }),
    };
    const { number } = await enterGeneration(database, { digest: stateOf(lists), versions, at: clock.now() });
    return number;
  }

  /**
   * Switches to new lists or news. Names that the difference can't affect are marked as up to date; the
   * others become due. If this process dies in between, every name with older lists becomes due at the next
   * sweep of any process.
   */
  private async follow(next: LoadedLists, previous: LoadedLists): Promise<void> {
    const { database, dataDir, runtime } = this.ports;
    const from = this.number;
    const to = await this.enter(next);
    const differences = to > from ? await differenceOf(dataDir, previous.manifests, next.manifests) : null;
    if (differences)
      await stepLists(database, { from, to, now: runtime.now() }, (connection) =>
        touchedNames(
          { connection, generation: from, differences, previous, lists: next, index: this.index },
          { settingsOf: (name) => this.settingsOf(name.environmentId, name), now: () => runtime.now() },
        ),
      );
    this.number = to;
    this.state = stateOf(next);
  }

  /** Assigns a number to the current lists, at startup and after a failed switch. */
  private async catchUp(): Promise<void> {
    const present = this.ports.lists.current();
    if (this.state === stateOf(present)) return;
    this.number = await this.enter(present);
    this.state = stateOf(present);
  }

  /** Returns the settings of a name; a removed profile falls back to the defaults. */
  private async settingsOf(
    environmentId: EnvironmentId,
    name: { readonly profile: string | null; readonly settings: InlineScreeningSettings },
  ): Promise<EffectiveSettings> {
    if (name.profile === null) return effectiveSettings(name.settings);
    const account = this.accountOf(environmentId);
    const settings = account === undefined ? null : await this.ports.profiles.find(account.id, name.profile);
    return effectiveSettings(settings ?? {});
  }

  private accountOf(environmentId: EnvironmentId): Account | undefined {
    for (const account of this.ports.directory.accounts()) {
      if (liveSpace(account.id) === environmentId || account.testEnvironmentId === environmentId)
        return account;
    }
    return undefined;
  }

  private isTestSpace(environmentId: EnvironmentId): boolean {
    return this.accountOf(environmentId)?.testEnvironmentId === environmentId;
  }

  /** Applies changed default schedules of accounts. */
  private async followDefaults(): Promise<void> {
    const { database, directory, runtime } = this.ports;
    const defaults = [...directory.accounts()].flatMap(({ id, testEnvironmentId, settings }) =>
      [liveSpace(id), testEnvironmentId].map((environmentId) => ({
        environmentId,
        schedule: cadenceOf(null, settings),
      })),
    );
    const known = JSON.stringify(defaults);
    if (known === this.defaults) return;
    await followDefaultSchedules(database, defaults, runtime.now());
    this.defaults = known;
  }

  /**
   * Checks every due name of all accounts.
   * @returns number of checked names
   */
  async sweep(): Promise<number> {
    const { database, looks, runtime } = this.ports;
    await this.catchUp();
    const generation = this.number;
    // Only a process with the newest lists does the work.
    if ((await newestGeneration(looks)) !== generation) return 0;
    await this.followDefaults();
    if (await anyBehind(looks, generation)) await catchUpLists(database, generation, runtime.now());
    await this.endExpired();
    let checked = 0;
    for (const accountId of await accountsWithDue(looks, runtime.now())) {
      const by = { now: runtime.now(), generation };
      while (
        await checkDue<Party, InlineScreeningSettings, MatchChange>(
          database,
          accountId,
          by,
          (due, connection) => this.check(accountId, due, connection),
        )
      ) {
        checked++;
      }
    }
    return checked;
  }

  private async check(environmentId: EnvironmentId, due: Due, connection: Connection): Promise<Checked> {
    const { runtime, lists } = this.ports;
    const at = runtime.now();
    const settings = await this.settingsOf(environmentId, due);
    const find = searchOf(this.isTestSpace(environmentId));
    const found = await find(lists.current(), due.query, settings, at + SEARCH_MS, () => runtime.now());
    if (!found) return { at: due.checkedAt, generation: due.generation, dueAt: at + AGAIN_MS };
    const schedule = due.schedule as Schedule | null;
    const checked = { at, generation: this.number, dueAt: nextCheck(due.cadence as Schedule, at) };
    const { subjectKey } = due;
    const details = () => askedDetails(this.ports.hasher, due.query);
    const sorted = await openAndPassed(connection, environmentId, { subjectKey, details }, found.hits, at);
    const { open: hits, passed, changed } = sorted;
    const matches = matchesOf(found);
    const changes = changesOf(due.matches, matches, matchesOf({ ...found, hits }), passed);
    const isNews = changes.added.length + changes.removed.length + changes.updated.length > 0;
    if (!isNews && !changes.passed_over) return checked;
    const event = found.type === 'ENTITY' ? 'aml/entity_updates' : 'aml/person_updates';
    const data: MonitoringUpdate = {
      user_id: due.userId,
      name: due.name,
      monitoring_schedule: schedule,
      checked_at: new Date(at).toISOString(),
      changes,
    };
    const also = async (within: Connection) => {
      if (changed.length > 0) await decideAgain(within, environmentId, subjectKey, changed, at);
      if (hits.length > 0) await this.storeCase(within, environmentId, due, hits, at);
      if (!isNews) return;
      await enqueueEvent(within, {
        environmentId,
        event,
        data,
        at,
        ...(due.userHash ? { userHashes: [due.userHash] } : {}),
        ...(due.emailHash ? { emailHashes: [due.emailHash] } : {}),
        ...(due.transactionId ? { transactionId: due.transactionId } : {}),
      });
    };
    return { ...checked, changed: { matches, event, data, also } };
  }

  /** Handles expired clearing rules: their matches are checked again in this sweep. */
  private async endExpired(): Promise<void> {
    const { database, looks, runtime } = this.ports;
    for (const environmentId of await spacesWithExpired(looks, runtime.now())) {
      await database.transaction(async (connection) => {
        const now = runtime.now();
        const ended = await endWhitelisted(connection, environmentId, 'expired', { actor: 'screening', now });
        const account = this.accountOf(environmentId);
        if (!account) return;
        for (const { id } of ended)
          await appendAudit(connection, account.id, {
            at: new Date(now),
            actor: 'screening',
            action: 'whitelist.expire',
            target: id,
            change: {},
          });
      });
    }
  }

  private storeCase(
    connection: Connection,
    environmentId: EnvironmentId,
    due: Due,
    matches: readonly Hit[],
    at: number,
  ): Promise<void> {
    return recordFinding(connection, {
      environmentId,
      id: this.ports.runtime.timeOrderedId(),
      subjectKey: due.subjectKey,
      userId: due.userId,
      userHash: due.userHash,
      emailHash: due.emailHash,
      transactionId: due.transactionId,
      name: due.name,
      query: due.query,
      at,
      actor: 'monitoring',
      matches,
    });
  }
}

/**
 * Returns the changes to report.
 * @param open matches of `now` that aren't cleared; only these are reported
 * @param passed cleared matches
 */
function changesOf(
  before: readonly ReportedMatch[],
  now: readonly ReportedMatch[],
  open: readonly ReportedMatch[],
  passed: readonly Passed[],
): MonitoringUpdate['changes'] {
  const key = ({ list, sourceId }: Pick<ReportedMatch, 'list' | 'sourceId'>) => `${list}\0${sourceId}`;
  const known = new Map(before.map((match) => [key(match), match]));
  const present = new Set(now.map(key));
  const differs = (match: ReportedMatch) => {
    const old = known.get(key(match));
    return (
      old !== undefined &&
      (old.contentHash !== match.contentHash || old.reported.score !== match.reported.score)
    );
  };
  const by = new Map(passed.map(({ hit, entry }) => [key(hit), entry.id]));
  const quiet = now.flatMap((match) => {
    const whitelistId = by.get(key(match));
    const isNew = !known.has(key(match)) || differs(match);
    return whitelistId !== undefined && isNew ? [{ ...match.reported, whitelist_id: whitelistId }] : [];
  });
  return {
    added: open.filter((match) => !known.has(key(match))).map(({ reported }) => reported),
    removed: before.filter((match) => !present.has(key(match))).map(({ reported }) => reported),
    updated: open.filter(differs).map(({ reported }) => reported),
    ...(quiet.length > 0 ? { passed_over: quiet } : {}),
  };
}
