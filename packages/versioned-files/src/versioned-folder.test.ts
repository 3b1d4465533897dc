import { appendFileSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cutAtEachStep } from './testing/power-cut';
import {
  type Manifest,
  makeCurrent,
  openVersion,
  openVersionStream,
  readManifest,
  type StoredVersion,
  storeContent,
  storeContentStream,
  turnBack,
} from './versioned-folder';
import type { WriteOptions } from './whole-file';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-versions-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const stored = (): Manifest | null => {
  const read = readManifest(folder);
  return read.state === 'stored' ? read.manifest : null;
};
function store(content: string, options?: WriteOptions): Manifest {
  const before = stored();
  const current = storeContent(folder, 'table', 'txt', content, options);
  const manifest = { current, previous: before?.current ?? null };
  makeCurrent(folder, manifest, options);
  return manifest;
}
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();
const open = () => openVersion(folder, stored()!, text);
const fileOf = ({ file }: StoredVersion) => join(folder, file);

describe('versioned folder', () => {
  it('opens the current version and can return to the previous one', () => {
    store('one');
    const manifest = store('two');
    expect(open()).toEqual({ answering: { version: manifest.current, content: 'two' }, damage: null });
    makeCurrent(folder, turnBack(manifest)!);
    expect(open().answering?.content).toBe('one');
    expect(turnBack({ current: manifest.current, previous: null })).toBeNull();
  });

  it('stores at most two versions', () => {
    for (const content of ['one', 'two', 'three', 'four']) store(content);
    expect(readdirSync(folder)).toHaveLength(3);
    expect(open().answering?.content).toBe('four');
  });

  it('opens the previous or the new version after a crash at any step', async () => {
    const seen = new Set<string | undefined>();
    const steps = await cutAtEachStep(async ({ beforeStep, isCut }) => {
      rmSync(folder, { recursive: true, force: true });
      store('one');
      store('two');
      try {
        store('three', { beforeStep });
      } catch (error) {
        if (!isCut(error)) throw error;
      }
      const opened = open();
      expect(opened.damage).toBeNull();
      seen.add(opened.answering?.content);
      // The next write succeeds despite any leftovers.
      store('four');
      expect(open().answering?.content).toBe('four');
    });
    expect([...seen]).toEqual(['two', 'three']);
    expect(steps.filter((step) => step === 'sync')).toHaveLength(2);
  });

  it.each([
    ['is gone', (path: string) => rmSync(path), 'missing'],
    ['is cut off', (path: string) => truncateSync(path, 1), 'damaged'],
    ['has grown', (path: string) => appendFileSync(path, '!'), 'damaged'],
    ['says something else', (path: string) => writeFileSync(path, 'owt'), 'damaged'],
  ] as const)('opens the previous version and reports damage when the current one %s', async (_, harm, damage) => {
    store('one');
    const { current, previous } = store('two');
    harm(fileOf(current));
    const answering = { version: previous, content: 'one' };
    expect(open()).toEqual({ answering, damage });
    const gather = async (pieces: AsyncIterable<Uint8Array>) => {
      let all = '';
      for await (const piece of pieces) all += text(piece);
      return all;
    };
    expect(await openVersionStream(folder, stored()!, gather)).toEqual({ answering, damage });
    rmSync(fileOf(previous!));
    expect(open()).toEqual({ answering: null, damage });
  });

  it('reports damage when the reader rejects the content', () => {
    store('one');
    store('two');
    const read = (bytes: Uint8Array) => {
      if (text(bytes) === 'two') throw new Error('no table');
      return text(bytes);
    };
    expect(openVersion(folder, stored()!, read)).toMatchObject({
      answering: { content: 'one' },
      damage: 'damaged',
    });
  });

  it('never overwrites a file that the manifest names', () => {
    const { current } = store('one');
    const again = storeContent(folder, 'table', 'txt', 'other');
    expect(again.file).not.toBe(current.file);
    expect(open().answering?.content).toBe('one');
  });

  it('reads the format of version 0.1, which has no digests', () => {
    writeFileSync(join(folder, 'a.txt'), 'old');
    writeFileSync(join(folder, 'manifest.json'), '{"current":{"file":"a.txt"},"previous":null}');
    expect(open()).toEqual({ answering: { version: { file: 'a.txt' }, content: 'old' }, damage: null });
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"current":{}}',
    '{"current":{"file":"../../secret"},"previous":null}',
  ])('reports %j as a damaged manifest, and distinguishes it from an empty folder', (document) => {
    expect(readManifest(folder)).toEqual({ state: 'none' });
    writeFileSync(join(folder, 'manifest.json'), document);
    expect(readManifest(folder)).toEqual({ state: 'damaged' });
  });

  it('stores a stream of bytes like bytes in memory', async () => {
    async function* pieces() {
      yield Buffer.from('ab');
      yield Buffer.from('c');
    }
    const streamed = await storeContentStream(folder, 's', 'txt', pieces());
    expect(streamed.content).toEqual(storeContent(folder, 't', 'txt', 'abc').content);
  });
});
