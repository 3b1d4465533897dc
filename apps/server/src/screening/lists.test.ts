import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoryFile } from '@assay/screening';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { batchSettings, screenParty } from './batch';
import { importLists } from './import-lists';
import { buildIndex } from './index-files';
import { readManifest, readManifests, rollBack, stampOf } from './list-store';
import { differenceOf, Lists } from './lists';
import { importLocalList } from './local-sources';
import { importArticles } from './media-archive';
import { entry, type ListsFolder, list, listsFolder } from './testing/lists';

let folder: ListsFolder;
beforeEach(async () => {
  folder = await listsFolder();
});
afterEach(() => folder.remove());

const open = () =>
  Lists.open({
    dataDir: folder.dataDir,
    build: async (dataDir) => {
      await buildIndex(dataDir);
    },
  });
const day = (text: string) => new Date(`${text}T00:00:00Z`);
const table = (rows: readonly string[]) => ['id,name', ...rows].join('\n');
const importTable = (rows: readonly string[], at = '2026-10-01') =>
  importLists({
    dataDir: folder.dataDir,
    files: [memoryFile('own.csv', table(rows))],
    format: 'csv',
    options: { name: 'own', kind: 'sanctionlist' },
    now: day(at),
  });
const idsFor = (lists: Lists, name: string) =>
  screenParty(lists.current(), { name, type: 'PERSON' }, batchSettings({})).map(({ source_id }) => source_id);
const TEN = Array.from({ length: 10 }, (_, row) => `${row},Person Number${'abcdefghij'[row]}`);

const THIRD = new Date('2026-10-03T00:00:00.000Z');

describe('imported lists', () => {
  it('replace the demo list and are updated while the server runs', async () => {
    const lists = await open();
    expect(lists.state()).toBe('demonstration');
    await importTable(['1,Agnes Wintermark']);
    await lists.follow();
    expect([lists.state(), lists.notice(), idsFor(lists, 'Agnes Wintermark')]).toEqual(['ok', null, ['1']]);
    await importTable(['1,Agnes Wintermark', '2,Thibault Marchandeau'], '2026-10-02');
    await lists.follow();
    expect(idsFor(lists, 'Thibault Marchandeau')).toEqual(['2']);
    const again = await open();
    expect(idsFor(again, 'Thibault Marchandeau')).toEqual(['2']);
  });

  it('record when each entry was first and last listed', async () => {
    await importTable(['1,Agnes Wintermark', '2,Hedda Ruskin']);
    await importTable(['1,Agnes Wintermark', '3,Thibault Marchandeau'], '2026-10-05');
    await importTable(['1,Agnes Wintermark', '2,Hedda Ruskin'], '2026-10-09');
    const lists = await open();
    const seen = (id: string) =>
      lists
        .current()
        .presence('own', id)
        ?.map((at) => at.slice(0, 10));
    expect(seen('1')).toEqual(['2026-10-01', '2026-10-09']);
    expect(seen('2')).toEqual(['2026-10-01', '2026-10-09']);
  });

  it('with unchanged content only update their time', async () => {
    await importTable(['1,Agnes Wintermark']);
    const before = stampOf(readManifests(folder.dataDir));
    expect((await importTable(['1,Agnes Wintermark'], '2026-10-02')).unchanged).toBe(true);
    expect(stampOf(readManifests(folder.dataDir))).toBe(before);
    expect(readManifest(folder.dataDir, 'own')?.current.imported_at.slice(0, 10)).toBe('2026-10-02');
  });

  it('can be rolled back to the previous state', async () => {
    await importTable(['1,Agnes Wintermark']);
    await importTable(['2,Thibault Marchandeau'], '2026-10-02');
    const lists = await open();
    expect(await rollBack(folder.dataDir, 'own', THIRD)).not.toBeNull();
    await lists.follow();
    expect([idsFor(lists, 'Agnes Wintermark'), idsFor(lists, 'Thibault Marchandeau')]).toEqual([['1'], []]);
    expect(await rollBack(folder.dataDir, 'nothing', THIRD)).toBeNull();
  });

  it.each([
    ['zero bytes', ''],
    ['a web page', '<!DOCTYPE html><html><body>Service unavailable</body></html>'],
    ['broken XML', '<?xml version="1.0"?><CONSOLIDATED_LIST><INDIVIDUALS><INDIVIDUAL>'],
    ['something else', 'hello'],
  ])('stay unchanged when an import brings %s', async (_, content) => {
    await importTable(['1,Agnes Wintermark']);
    const files = [memoryFile('list', content)];
    const wrong = importLists({
      dataDir: folder.dataDir,
      files,
      format: 'auto',
      options: { name: 'own' },
      now: day('2026-10-02'),
    });
    await expect(wrong).rejects.toMatchObject({ name: 'ListRefused' });
    expect(idsFor(await open(), 'Agnes Wintermark')).toEqual(['1']);
  });

  it('stay unchanged when the new list is more than a fifth smaller, unless forced', async () => {
    await importTable(TEN);
    await expect(importTable(TEN.slice(0, 7), '2026-10-02')).rejects.toThrow('shrank');
    expect(readManifest(folder.dataDir, 'own')?.current.lists[0]?.counts.kept).toBe(10);
  });

  it("stay in use when a new state can't be loaded, which is reported", async () => {
    await importTable(['1,Agnes Wintermark']);
    const lists = await open();
    await importTable(['2,Thibault Marchandeau'], '2026-10-02');
    const broken = await Lists.open({ dataDir: folder.dataDir, build: async () => undefined }).catch(
      () => null,
    );
    expect(broken).toBeNull();
    const { dataDir } = folder;
    const manifest = readManifest(dataDir, 'own')!;
    writeFileSync(join(dataDir, 'screening', 'lists', 'own', manifest.current.file), 'damaged');
    await lists.follow();
    // The damaged publication is omitted from the index, and a rollback is possible.
    expect(idsFor(lists, 'Thibault Marchandeau')).toEqual([]);
    await rollBack(dataDir, 'own', THIRD);
    await lists.follow();
    expect(idsFor(lists, 'Agnes Wintermark')).toEqual(['1']);
  });

  it('retain few files: the current and the previous state, and two indexes', async () => {
    for (const [turn, at] of ['2026-10-01', '2026-10-02', '2026-10-03', '2026-10-04'].entries()) {
      await importTable([`${turn},Agnes Wintermark`], at);
      await buildIndex(folder.dataDir);
    }
    const files = (name: string) => readdirSync(join(folder.dataDir, 'screening', name));
    expect(files('lists/own')).toHaveLength(3);
    expect(files('index')).toHaveLength(2);
  });

  it('are compared between two states, or not compared if one is missing', async () => {
    const { dataDir } = folder;
    await folder.publish('w', [list('l', 'pep', [entry('1', 'A B'), entry('2', 'C D')])], day('2026-10-01'));
    const before = readManifests(dataDir);
    const next = [entry('2', 'C E'), entry('3', 'F G')];
    await folder.publish('w', [list('l', 'pep', next)], day('2026-10-02'));
    const difference = (await differenceOf(dataDir, before, readManifests(dataDir)))?.get('l');
    expect(difference?.added.map(({ sourceId }) => sourceId)).toEqual(['3']);
    expect(difference?.removed.map(({ sourceId }) => sourceId)).toEqual(['1']);
    expect(difference?.changed.map(({ next }) => next.sourceId)).toEqual(['2']);
    await folder.publish('w', [list('l', 'pep', [])], day('2026-10-03'));
    expect(await differenceOf(dataDir, before, readManifests(dataDir))).toBeNull();
  });
});

describe('local lists and news', () => {
  it('are searched when enabled, from the next refresh on', async () => {
    const { dataDir } = folder;
    const lists = await open();
    const files = [memoryFile('spa.csv', 'nome;cpf\nX;529.982.247-25\n')];
    await importLocalList({ dataDir, name: 'brazil_spa', files, now: day('2026-10-01') });
    const article = {
      id: 'n-1',
      url: 'https://news.example/1',
      title: 'Agnes Wintermark, 52, convicted of fraud',
      text: 'Agnes Wintermark, 52, of Oslo, Norway, was convicted of fraud and money laundering on Monday.',
      date: '2026-09-30',
      language: 'en',
      source: 'News',
    };
    await importArticles(
      dataDir,
      [memoryFile('n.jsonl', JSON.stringify(article))],
      'jsonl',
      day('2026-10-01'),
    );
    await lists.follow();
    const { local, media } = lists.current();
    expect([local.has('brazil_spa', '52998224725'), local.has('brazil_spa', '11144477735')]).toEqual([
      true,
      false,
    ]);
    expect([local.has('brazil_spa', 'X12'), local.has('bolsa_familia', '52998224725')]).toEqual([null, null]);
    expect(media.index?.count).toBe(1);
    expect(lists.held().map(({ name }) => name)).toEqual(expect.arrayContaining(['brazil_spa', 'media']));
  });
});
