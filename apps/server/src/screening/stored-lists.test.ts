import { mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { memoryFile } from '@assay/screening';
import type { BeforeStep } from '@assay/versioned-files';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cutAtEachStep } from '../../../../packages/versioned-files/src/testing/power-cut';
import { importLists } from './import-lists';
import { buildIndex } from './index-files';
import { readManifest, readManifests } from './list-store';
import { Lists } from './lists';
import { importLocalList, openLocalSources } from './local-sources';
import { importArticles, openMediaArchive } from './media-archive';
import { type ListsFolder, listsFolder } from './testing/lists';

/** Tests the files of the three list stores after a crash, after damage, and from version 0.1. */

let folder: ListsFolder;
let dataDir: string;
beforeEach(async () => {
  folder = await listsFolder();
  dataDir = folder.dataDir;
});
afterEach(() => folder.remove());

const at = (number: number, hour = 0) => new Date(`2026-10-0${number}T0${hour}:00:00Z`);
const CPFS = ['529.982.247-25', '111.444.777-35'];

/** Stores; each writes state `number` (1, 2, 3) over the previous one and returns the state in use. */
const STORES: readonly {
  readonly name: string;
  readonly folder: string;
  put(number: number, beforeStep?: BeforeStep, hour?: number): Promise<unknown>;
  answers(): Promise<number | null>;
}[] = [
  {
    name: 'lists of names',
    folder: 'lists/own',
    put: (number, beforeStep, hour) =>
      importLists({
        dataDir,
        files: [memoryFile('own.csv', `id,name\n${number},Agnes Wintermark\n`)],
        format: 'csv',
        options: { name: 'own', kind: 'sanctionlist' },
        now: at(number, hour),
        ...(beforeStep ? { beforeStep } : {}),
      }),
    async answers() {
      const lists = await Lists.open({ dataDir, build: async () => void (await buildIndex(dataDir)) });
      const { manifests, isDemonstration } = lists.current();
      return isDemonstration || !manifests[0] ? null : Number(manifests[0].current.imported_at.slice(8, 10));
    },
  },
  {
    name: 'lists of numbers',
    folder: 'local/brazil_spa',
    put: (number, beforeStep, hour) =>
      importLocalList({
        dataDir,
        name: 'brazil_spa',
        files: [memoryFile('spa.csv', `cpf\n${CPFS[number % 2]}\n`)],
        now: at(number, hour),
        ...(beforeStep ? { beforeStep } : {}),
      }),
    async answers() {
      const { manifests, has } = openLocalSources(dataDir);
      if (!manifests[0]) return null;
      const number = Number(manifests[0].imported_at.slice(8, 10));
      expect(has('brazil_spa', CPFS[number % 2])).toBe(true);
      expect(has('brazil_spa', CPFS[(number + 1) % 2])).toBe(false);
      return number;
    },
  },
  {
    name: 'news',
    folder: 'media',
    put: (number, beforeStep, hour) => {
      const article = {
        id: `n-${number}`,
        url: 'https://news.example/1',
        title: 'Agnes Wintermark convicted of fraud',
        text: 'Agnes Wintermark was convicted of fraud.',
        date: '2026-09-30',
      };
      return importArticles(
        dataDir,
        [memoryFile('n.jsonl', JSON.stringify(article))],
        'jsonl',
        at(number, hour),
        beforeStep,
      );
    },
    async answers() {
      const { index } = await openMediaArchive(dataDir);
      return index?.count ?? null;
    },
  },
];

const stored = (store: { readonly folder: string }) => join(dataDir, 'screening', store.folder);
const manifestOf = (store: { readonly folder: string }) =>
  JSON.parse(readFileSync(join(stored(store), 'manifest.json'), 'utf8'));

describe.each(STORES)('stored $name', (store) => {
  it('have the old or the new state after a crash at any step of an import', async () => {
    const seen = new Set<number | null>();
    await cutAtEachStep(async ({ beforeStep, isCut }) => {
      rmSync(join(dataDir, 'screening'), { recursive: true, force: true });
      await store.put(1);
      await store.put(2);
      await store.put(3, beforeStep).catch((error) => {
        if (!isCut(error)) throw error;
      });
      seen.add(await store.answers());
    });
    expect([...seen]).toEqual([2, 3]);
  });

  it('use the previous state while the current one is damaged, until the next import', async () => {
    await store.put(1);
    await store.put(2);
    truncateSync(join(stored(store), manifestOf(store).current.file), 20);
    expect(await store.answers()).toBe(1);
    const lists = await Lists.open({ dataDir, build: async () => void (await buildIndex(dataDir)) });
    expect(lists.notice()).toMatch(/^Damaged on disk: (own|brazil_spa|media)\./);
    await store.put(2, undefined, 1);
    expect(await store.answers()).toBe(2);
    await lists.follow();
    expect(lists.notice() ?? '').not.toMatch(/Damaged/);
  });

  it('serialize concurrent imports: each has the one before as its previous state', async () => {
    await store.put(1);
    await Promise.all([store.put(2), store.put(3)]);
    const { current, previous } = manifestOf(store);
    const days = [current, previous].map(({ imported_at }: { imported_at: string }) =>
      imported_at.slice(8, 10),
    );
    expect(days.sort()).toEqual(['02', '03']);
    expect(readdirSync(stored(store))).toHaveLength(3);
    expect(readdirSync(dirname(stored(store))).filter((name) => name.includes('.lock'))).toEqual([]);
    if (store.name === 'news') expect(await store.answers()).toBe(3);
  });

  it('retain two states', async () => {
    for (const number of [1, 2, 3]) await store.put(number);
    expect(readdirSync(stored(store))).toHaveLength(3);
  });
});

it('a list with a damaged manifest is reported', async () => {
  await STORES[0]!.put(1);
  writeFileSync(join(dataDir, 'screening', 'lists', 'own', 'manifest.json'), '{');
  expect(readManifests(dataDir)).toEqual([]);
  const lists = await Lists.open({ dataDir, build: async () => undefined });
  expect(lists.notice()).toMatch(/^Damaged on disk: own\./);
});

describe('lists stored by version 0.1', () => {
  it('a number list is read and becomes the previous state after the next import', async () => {
    const [, store] = STORES;
    await store!.put(1);
    const { current } = manifestOf(store!);
    const plain = dirname(stored(store!));
    const ids = readFileSync(join(stored(store!), current.file));
    rmSync(stored(store!), { recursive: true });
    writeFileSync(join(plain, 'brazil_spa.ids'), ids);
    const { imported_at, counts } = current;
    writeFileSync(
      join(plain, 'brazil_spa.json'),
      JSON.stringify({ name: 'brazil_spa', imported_at, counts }),
    );
    expect(await store!.answers()).toBe(1);
    await store!.put(2);
    expect(await store!.answers()).toBe(2);
    expect(readdirSync(plain)).toEqual(['brazil_spa']);
    truncateSync(join(stored(store!), manifestOf(store!).current.file), 1);
    expect(await store!.answers()).toBe(1);
  });

  it('news are read and become the previous state after the next import', async () => {
    const store = STORES[2]!;
    await store.put(1);
    const { current } = manifestOf(store);
    const index = readFileSync(join(stored(store), current.file));
    rmSync(stored(store), { recursive: true });
    mkdirSync(stored(store), { recursive: true });
    writeFileSync(join(stored(store), 'articles.index'), index);
    writeFileSync(
      join(stored(store), 'manifest.json'),
      JSON.stringify({ imported_at: current.imported_at, articles: 1 }),
    );
    expect(await store.answers()).toBe(1);
    await store.put(2);
    expect(await store.answers()).toBe(2);
    expect(manifestOf(store).previous.file).toBe('articles.index');
  });

  it('a name list without a content digest is read', async () => {
    const store = STORES[0]!;
    await store.put(1);
    const { content, ...current } = manifestOf(store).current;
    expect(content.bytes).toBeGreaterThan(0);
    const manifest = { name: 'own', format: 'csv', current, previous: null };
    writeFileSync(join(stored(store), 'manifest.json'), JSON.stringify(manifest));
    expect(await store.answers()).toBe(1);
    expect(readManifest(dataDir, 'own')).toEqual(manifest);
  });
});
