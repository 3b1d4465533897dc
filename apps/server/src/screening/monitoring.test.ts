import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { InlineScreeningSettings, MonitoringUpdate } from '@assay/contract';
import { type ListEntry, memoryFile } from '@assay/screening';
import { type Database, keyHasher, listMonitoringChanges, openDatabase } from '@assay/store';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Directory } from '../identity/accounts/directory';
import { type AssayServer, startAssay, type TestAccount } from '../testing/assay-server';
import { openTestDatabase, type TestDatabase } from '../testing/database';
import { type MovableClock, movableClock } from '../testing/movable-clock';
import { buildIndex } from './index-files';
import { Lists } from './lists';
import { importArticles } from './media-archive';
import { indexNamesHere } from './monitored-index';
import { Monitoring } from './monitoring';
import { ScreeningService } from './screening-service';
import { SearchProfiles } from './settings';
import { entry, type ListsFolder, list, listsFolder } from './testing/lists';

const DAY = 86_400_000;
const START = Date.UTC(2026, 10, 1);
const VIKTOR = entry('S-1', 'Viktor Draganov Petrosyan');
const EXTRA = entry('S-0', 'Somebody Quite Different');

let store: TestDatabase;
let folder: ListsFolder;
let server: AssayServer;
let account: TestAccount;
let clock: MovableClock;

/** A process of a deployment, without timers. */
interface Process {
  readonly database: Database;
  readonly directory: Directory;
  readonly lists: Lists;
  readonly monitoring: Monitoring;
  readonly service: ScreeningService;
}

const opened: Database[] = [];
async function startProcess(): Promise<Process> {
  const database = openDatabase({ url: store.url, maxConnections: 4 });
  opened.push(database);
  const directory = await Directory.open({ database, runtime: clock });
  const { dataDir } = folder;
  const lists = await Lists.open({
    dataDir,
    build: async (of) => {
      await buildIndex(of);
    },
  });
  const profiles = new SearchProfiles({ database, directory });
  const hasher = keyHasher('pepper');
  const ports = {
    database,
    looks: database,
    runtime: clock,
    hasher,
    dataDir,
    lists,
    profiles,
    directory,
    indexNames: indexNamesHere,
  };
  const monitoring = await Monitoring.open(ports);
  const service = new ScreeningService({
    ...ports,
    hasher,
    deadlineMs: 5000,
    generation: () => monitoring.generation(),
  });
  return { database, directory, lists, monitoring, service };
}

const publish = (entries: readonly ListEntry[]) => {
  clock.advance(1000);
  return folder.publish('world', [list('test_sanctions', 'sanctionlist', entries)], new Date(clock.now()));
};

beforeAll(async () => {
  store = await openTestDatabase();
  clock = movableClock(START);
  folder = await listsFolder();
  server = await startAssay({ shared: store });
});
beforeEach(async () => {
  await store.database.query({ text: 'DELETE FROM monitored_name' });
  account = await server.newAccount('Bank');
  await publish([EXTRA]);
});
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});
afterAll(async () => {
  await server?.close();
  await store?.drop();
  await folder?.remove();
});

async function enrolled(
  process: Process,
  userId: string,
  name: string,
  schedule: 'ON_CHANGE' | 'DAILY' | null,
  settings: InlineScreeningSettings = {},
) {
  const caller = {
    account: { id: account.id, settings: {} },
    environmentId: account.id,
  } as unknown as Parameters<ScreeningService['standAlone']>[0];
  return process.service.standAlone(
    caller,
    { user_id: userId, user_fullname: name },
    { ...settings, monitoring_required: true, ...(schedule ? { monitoring_schedule: schedule } : {}) },
  );
}

const emitted = async (): Promise<readonly MonitoringUpdate[]> =>
  (await listMonitoringChanges(store.database, account.id, { limit: 100, after: 0 })).map(({ data }) => data);
const brief = ({ user_id, changes }: MonitoringUpdate) => ({
  user_id,
  added: changes.added.map(({ source_id }) => source_id),
  removed: changes.removed.map(({ source_id }) => source_id),
  updated: changes.updated.map(({ source_id }) => source_id),
});

describe('name monitored for list changes', () => {
  it('is notified once of each added, changed and removed match, without affecting others', async () => {
    const process = await startProcess();
    await enrolled(process, 'u-1', 'Viktor Draganov Petrosyan', 'ON_CHANGE');
    await enrolled(process, 'u-2', 'Agnes Wintermark', 'ON_CHANGE');
    expect(await process.monitoring.sweep()).toBe(0);

    await publish([EXTRA, VIKTOR]);
    await process.lists.follow();
    expect(await process.monitoring.sweep()).toBe(1);
    await publish([EXTRA, { ...VIKTOR, programs: ['NEW'] }]);
    await process.lists.follow();
    expect(await process.monitoring.sweep()).toBe(1);
    await publish([EXTRA]);
    await process.lists.follow();
    expect(await process.monitoring.sweep()).toBe(1);
    expect(await process.monitoring.sweep()).toBe(0);

    expect((await emitted()).map(brief)).toEqual([
      { user_id: 'u-1', added: ['S-1'], removed: [], updated: [] },
      { user_id: 'u-1', added: [], removed: [], updated: ['S-1'] },
      { user_id: 'u-1', added: [], removed: ['S-1'], updated: [] },
    ]);
  });

  it('is not notified of a match reported in its own screening', async () => {
    await publish([EXTRA, VIKTOR]);
    const process = await startProcess();
    const answer = await enrolled(process, 'u-1', 'Viktor Draganov Petrosyan', 'ON_CHANGE');
    expect(JSON.parse(answer)).toMatchObject({ has_sanction_match: true });
    await publish([EXTRA, VIKTOR, entry('S-5', 'One More Person')]);
    await process.lists.follow();
    await process.monitoring.sweep();
    expect(await emitted()).toEqual([]);
  });

  it('is enrolled once for repeated requests', async () => {
    const process = await startProcess();
    for (let call = 0; call < 3; call++) await enrolled(process, 'u-1', 'Viktor Draganov Petrosyan', 'DAILY');
    const { data } = await account.live.manage('GET', '/screening/monitored-names');
    expect(data.monitored).toMatchObject([{ user_id: 'u-1', monitoring_schedule: 'DAILY' }]);
  });

  it('is checked after lists changed while no server ran', async () => {
    const before = await startProcess();
    await enrolled(before, 'u-1', 'Viktor Draganov Petrosyan', 'ON_CHANGE');
    await publish([EXTRA, VIKTOR]);
    const after = await startProcess();
    await after.monitoring.sweep();
    expect((await emitted()).map(brief)).toMatchObject([{ user_id: 'u-1', added: ['S-1'] }]);
    // A process with older lists does nothing and undoes nothing.
    expect(await before.monitoring.sweep()).toBe(0);
    expect(await emitted()).toHaveLength(1);
  });

  it('is notified once of each change by two concurrent processes', async () => {
    const processes = [await startProcess(), await startProcess()];
    for (let user = 0; user < 12; user++)
      await enrolled(processes[user % 2]!, `u-${user}`, 'Viktor Draganov Petrosyan', 'ON_CHANGE');
    await publish([EXTRA, VIKTOR]);
    await Promise.all(processes.map(({ lists }) => lists.follow()));
    const checked = await Promise.all(processes.map(({ monitoring }) => monitoring.sweep()));
    expect(checked.reduce((sum, count) => sum + count, 0)).toBe(12);
    const users = (await emitted()).map(({ user_id }) => user_id).sort();
    expect(users).toEqual(Array.from({ length: 12 }, (_, user) => `u-${user}`).sort());
  });

  it('is notified once of a change after a process died during it', async () => {
    const dying = await startProcess();
    for (const user of ['u-1', 'u-2', 'u-3'])
      await enrolled(dying, user, 'Viktor Draganov Petrosyan', 'ON_CHANGE');
    await publish([EXTRA, VIKTOR]);
    await dying.lists.follow();
    // Closes the connections during the sweep, as a kill would.
    const sweep = dying.monitoring.sweep().catch((error: unknown) => error);
    const cut = store.database.query({
      text: `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
             WHERE datname = current_database() AND query LIKE '%monitor%' AND pid <> pg_backend_pid()`,
    });
    await Promise.all([sweep, cut]);
    const next = await startProcess();
    await next.monitoring.sweep();
    expect((await emitted()).map(({ user_id }) => user_id).sort()).toEqual(['u-1', 'u-2', 'u-3']);
  });
});

describe('many names monitored for list changes', () => {
  const checked = async (process: Process, entries: readonly ListEntry[]) => {
    await publish(entries);
    await process.lists.follow();
    return process.monitoring.sweep();
  };

  it('finds names similar to a new entry by their own settings, including names added or changed meanwhile', async () => {
    const process = await startProcess();
    await enrolled(process, 'u-typo', 'Viktor Draganof Petrosyan', 'ON_CHANGE');
    await enrolled(process, 'u-order', 'Petrosyan Viktor', 'ON_CHANGE');
    await enrolled(process, 'u-other', 'Viktor Hartmann', 'ON_CHANGE');
    expect(await checked(process, [EXTRA, entry('S-2', 'Nobody They Know')])).toBe(0);
    await enrolled(process, 'u-late', 'Victor D. Petrosyan', 'ON_CHANGE');
    await enrolled(process, 'u-other', 'Viktor Draganov Petrosyan', 'ON_CHANGE');
    expect(await checked(process, [EXTRA, VIKTOR])).toBe(4);
    expect((await emitted()).map(({ user_id }) => user_id).sort()).toEqual([
      'u-late',
      'u-order',
      'u-other',
      'u-typo',
    ]);
  });

  it('searches names with a low threshold one by one', async () => {
    const process = await startProcess();
    const name = 'Viktor Petrosian Hartmann';
    await enrolled(process, 'u-low', name, 'ON_CHANGE', { scoring: { score_threshold: 0.02 } });
    await enrolled(process, 'u-usual', name, 'ON_CHANGE');
    await checked(process, [EXTRA, VIKTOR]);
    expect((await emitted()).map(({ user_id }) => user_id)).toEqual(['u-low']);
  });

  it('finds all 300 holders of the same name', async () => {
    const process = await startProcess();
    await enrolled(process, 'u-1', 'Viktor Petrosyan', 'ON_CHANGE');
    await store.database.query({
      text: `INSERT INTO monitored_name (account_id, id, subject_key, name, query, settings, cadence, generation, created_at, checked_at)
             SELECT account_id, gen_random_uuid(), number, 'Viktor Petrosyan', '{"name":"Viktor Petrosyan","type":"PERSON"}', settings, cadence, generation, created_at, checked_at
             FROM monitored_name, generate_series(1, 299) AS number`,
    });
    await publish([EXTRA, VIKTOR]);
    await process.lists.follow();
    const due = await store.database.query({ text: 'SELECT 1 FROM monitored_name WHERE due_at IS NOT NULL' });
    expect(due).toHaveLength(300);
  });
});

describe('news monitoring', () => {
  const WITH_NEWS = { sources: { adversemedia_enabled: true } };
  const NAME = 'Agnes Marit Wintermark';
  const article = (id: string, text: string, more: object = {}) => ({
    id,
    url: `https://news.example/${id}`,
    title: 'At court',
    text,
    date: '2026-09-30',
    source: 'The Example',
    ...more,
  });
  const FRAUD = `${NAME} was convicted of fraud on Monday.`;
  const bring = (articles: readonly object[]) => {
    clock.advance(1000);
    const lines = articles.map((each) => JSON.stringify(each)).join('\n');
    return importArticles(folder.dataDir, [memoryFile('n.jsonl', lines)], 'jsonl', new Date(clock.now()));
  };
  const checked = async ({ lists, monitoring }: Process) => {
    await lists.follow();
    return monitoring.sweep();
  };

  afterEach(() => rm(join(folder.dataDir, 'screening', 'media'), { recursive: true, force: true }));

  it('reports added, changed and removed articles once, to names that requested news', async () => {
    await bring([article('old', 'Nobody in particular was charged with fraud.')]);
    const process = await startProcess();
    await enrolled(process, 'u-1', NAME, 'ON_CHANGE', WITH_NEWS);
    await enrolled(process, 'u-plain', NAME, 'ON_CHANGE');
    await enrolled(process, 'u-other', 'Viktor Hartmann', 'ON_CHANGE', WITH_NEWS);
    await bring([article('n-1', FRAUD)]);
    expect(await checked(process)).toBe(1);
    expect(await checked(process)).toBe(0);
    await bring([article('n-2', 'The weather will be fine.')]);
    expect(await checked(process)).toBe(0);
    await bring([article('n-1', FRAUD, { title: 'At court, corrected' })]);
    expect(await checked(process)).toBe(1);
    await bring([article('n-1', `${NAME} opened a bakery on Monday.`)]);
    expect(await checked(process)).toBe(1);
    const updates = await emitted();
    expect(updates.map(brief)).toEqual([
      { user_id: 'u-1', added: ['n-1'], removed: [], updated: [] },
      { user_id: 'u-1', added: [], removed: [], updated: ['n-1'] },
      { user_id: 'u-1', added: [], removed: ['n-1'], updated: [] },
    ]);
    expect(updates[0]!.changes.added[0]).toMatchObject({
      name: NAME,
      source_name: 'The Example',
      list_kind: 'adversemedia',
      title: 'At court',
      url: 'https://news.example/n-1',
    });
  });

  it("doesn't report articles from the screening response", async () => {
    await bring([article('n-1', FRAUD)]);
    const process = await startProcess();
    const answer = await enrolled(process, 'u-1', NAME, 'ON_CHANGE', WITH_NEWS);
    expect(JSON.parse(answer)).toMatchObject({ has_adversemedia_match: true });
    await bring([article('n-2', 'The weather will be fine.')]);
    await checked(process);
    clock.advance(DAY);
    expect(await emitted()).toEqual([]);
  });

  it('reports articles once with two processes, also after one died during the check', async () => {
    const processes = [await startProcess(), await startProcess()];
    for (let user = 0; user < 6; user++)
      await enrolled(processes[user % 2]!, `u-${user}`, NAME, 'ON_CHANGE', WITH_NEWS);
    await bring([article('n-1', FRAUD)]);
    await Promise.all(processes.map(({ lists }) => lists.follow()));
    await Promise.all(processes.map(({ monitoring }) => monitoring.sweep()));
    expect(await emitted()).toHaveLength(6);
    await bring([article('n-2', FRAUD)]);
    // No process followed the change, so the next one to start finds names with older news.
    expect(await checked(await startProcess())).toBe(6);
    expect((await emitted()).slice(6).map((update) => brief(update).added)).toEqual(Array(6).fill(['n-2']));
  });

  it('reports any number of articles that arrive at once', async () => {
    const process = await startProcess();
    await enrolled(process, 'u-1', NAME, 'ON_CHANGE', WITH_NEWS);
    const many = Array.from({ length: 700 }, (_, day) => article(`w-${day}`, `The weather of day ${day}.`));
    await bring([...many, article('n-1', FRAUD)]);
    expect(await checked(process)).toBe(1);
    expect((await emitted()).map(brief)).toMatchObject([{ added: ['n-1'] }]);
  });
});

describe('cleared match', () => {
  it('causes no monitoring event until its entry changes', async () => {
    await publish([EXTRA, VIKTOR]);
    const process = await startProcess();
    await enrolled(process, 'u-1', 'Viktor Draganov Petrosyan', 'DAILY');
    const [opened] = (await account.live.manage('GET', '/cases')).data.cases as unknown as readonly {
      id: string;
    }[];
    const decision = { decision: 'FALSE_POSITIVE' };
    await account.live.manage('POST', `/cases/${opened!.id}/decisions`, decision);
    clock.advance(DAY);
    expect(await process.monitoring.sweep()).toBe(1);
    expect(await emitted()).toEqual([]);
    await publish([EXTRA, { ...VIKTOR, programs: ['NEW'] }]);
    await process.lists.follow();
    clock.advance(DAY);
    await process.monitoring.sweep();
    expect((await emitted()).map(brief)).toMatchObject([{ added: [], removed: [], updated: ['S-1'] }]);
  });
});

describe('monitoring schedule', () => {
  it('runs checks when they are due', async () => {
    const process = await startProcess();
    await enrolled(process, 'u-day', 'Viktor Draganov Petrosyan', 'DAILY');
    await enrolled(process, 'u-month', 'Viktor Draganov Petrosyan', null);
    await publish([EXTRA, VIKTOR]);
    await process.lists.follow();
    expect(await process.monitoring.sweep()).toBe(0);
    clock.advance(DAY);
    expect(await process.monitoring.sweep()).toBe(1);
    expect((await emitted()).map(brief)).toMatchObject([{ user_id: 'u-day', added: ['S-1'] }]);
    clock.advance(31 * DAY);
    expect(await process.monitoring.sweep()).toBe(2);
    expect((await emitted()).map(({ user_id }) => user_id)).toEqual(['u-day', 'u-month']);
  });

  it('follows the account default when the name has none', async () => {
    const process = await startProcess();
    await enrolled(process, 'u-1', 'Viktor Draganov Petrosyan', null);
    await enrolled(process, 'u-own', 'Viktor Draganov Petrosyan', 'DAILY');
    expect((await account.live.manage('GET', '/account')).data).toMatchObject({
      monitoring_schedule: 'MONTHLY',
    });
    const changed = await account.live.manage('PATCH', '/account', { monitoring_schedule: 'ON_CHANGE' });
    expect(changed.data).toMatchObject({ monitoring_schedule: 'ON_CHANGE' });
    await process.directory.refresh();
    // Once for the change of the default, then when lists change.
    expect(await process.monitoring.sweep()).toBe(1);
    expect(await process.monitoring.sweep()).toBe(0);
    await publish([EXTRA, VIKTOR]);
    await process.lists.follow();
    expect(await process.monitoring.sweep()).toBe(1);
    expect((await emitted()).map(({ user_id }) => user_id)).toEqual(['u-1']);
  });

  it('is changed, stopped and removed through the management API', async () => {
    const process = await startProcess();
    await enrolled(process, 'u-1', 'Viktor Draganov Petrosyan', 'DAILY');
    const [found] = (await account.live.manage('GET', '/screening/monitored-names')).data
      .monitored as unknown as readonly { id: string }[];
    const path = `/screening/monitored-names/${found!.id}`;
    const stopped = await account.live.manage('PATCH', path, { stopped: true });
    expect(stopped.data.monitored).toMatchObject({ next_check_at: null, stopped_at: expect.any(String) });
    await publish([EXTRA, VIKTOR]);
    await process.lists.follow();
    clock.advance(2 * DAY);
    expect(await process.monitoring.sweep()).toBe(0);
    const resumed = await account.live.manage('PATCH', path, {
      stopped: false,
      monitoring_schedule: 'ON_CHANGE',
    });
    expect(resumed.data.monitored).toMatchObject({ monitoring_schedule: 'ON_CHANGE', next_check_at: null });
    await process.monitoring.sweep();
    expect((await emitted()).map(brief)).toMatchObject([{ added: ['S-1'] }]);
    const missing = { search_profile_id: 'Nope' };
    expect((await account.live.manage('PATCH', path, missing)).status).toBe(400);
    expect((await account.live.manage('DELETE', path)).data).toEqual({ removed: true });
    expect((await account.live.manage('DELETE', path)).status).toBe(404);
  });
});

describe('feed of changes', () => {
  it('is read with a cursor and contains one account only', async () => {
    const process = await startProcess();
    for (const user of ['u-1', 'u-2', 'u-3'])
      await enrolled(process, user, 'Viktor Draganov Petrosyan', 'ON_CHANGE');
    await publish([EXTRA, VIKTOR]);
    await process.lists.follow();
    await process.monitoring.sweep();
    const page = async (after: unknown) =>
      (await account.live.manage('GET', `/screening/changes?limit=2&after=${String(after)}`)).data;
    const first = await page(0);
    expect(first.changes).toHaveLength(2);
    const second = await page(first.next);
    expect(second.changes).toHaveLength(1);
    const third = await page(second.next);
    expect(third).toEqual({ changes: [], next: second.next });
    const other = await server.newAccount('Other');
    expect((await other.live.manage('GET', '/screening/changes')).data).toEqual({ changes: [], next: null });
  });
});
