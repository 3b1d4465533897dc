import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { powerCutAfter } from './testing/power-cut';
import {
  type BeforeStep,
  moveFolder,
  prune,
  type Step,
  syncTree,
  writeFolder,
  writeWhole,
  writeWholeStream,
} from './whole-file';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-whole-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const bytes = (text: string) => new Uint8Array(Buffer.from(text));
async function* coming(...texts: readonly string[]) {
  for (const text of texts) yield bytes(text);
}

const WRITERS: readonly (readonly [
  string,
  (path: string, texts: readonly string[], beforeStep: BeforeStep) => Promise<void>,
])[] = [
  ['at once', async (path, texts, beforeStep) => writeWhole(path, texts.map(bytes), { beforeStep })],
  [
    'as its bytes come',
    (path, texts, beforeStep) => writeWholeStream(path, coming(...texts), { beforeStep }),
  ],
];

describe('syncTree', () => {
  it('syncs every file and every folder, and no links', async () => {
    mkdirSync(join(folder, 'bin', 'empty'), { recursive: true });
    for (let n = 0; n < 40; n++) writeFileSync(join(folder, 'bin', `file-${n}`), 'a');
    writeFileSync(join(folder, 'read-only'), 'b', { mode: 0o444 });
    symlinkSync('nowhere', join(folder, 'link'));
    const steps: (readonly [Step, string])[] = [];
    await syncTree(folder, (step, path) => steps.push([step, relative(folder, path)]));
    const of = (step: Step) => steps.filter(([one]) => one === step).map(([, path]) => path);
    expect(of('sync').sort()).toEqual([
      ...Array.from({ length: 40 }, (_, n) => `bin/file-${n}`).sort(),
      'read-only',
    ]);
    expect(of('sync-folder')).toEqual(['bin', 'bin/empty', '']);
    expect(steps.length).toBe(44);
  });
});

describe.each(WRITERS)('file that is written %s', (_, write) => {
  it('is synced before it is renamed, and its name is synced before the write ends', async () => {
    const steps: Step[] = [];
    await write(join(folder, 'deep', 'file'), ['a', 'b'], (step) => steps.push(step));
    expect(readFileSync(join(folder, 'deep', 'file'), 'utf8')).toBe('ab');
    expect(steps).toEqual([
      'make-folder',
      'sync-folder',
      'create',
      'write',
      'write',
      'sync',
      'rename',
      'sync-folder',
    ]);
  });

  it('has the old or the new content after a crash at any step, never a part', async () => {
    const path = join(folder, 'file');
    const found: string[] = [];
    for (let count = 0; count < 8; count += 1) {
      writeFileSync(path, 'old');
      await write(path, ['ne', 'w'], powerCutAfter(count)).catch(() => undefined);
      found.push(readFileSync(path, 'utf8'));
    }
    expect(found).toEqual(['old', 'old', 'old', 'old', 'old', 'old', 'new', 'new']);
  });

  it('leaves no files when the disk refuses a step', async () => {
    const refused = write(join(folder, 'file'), ['a'], (step) => {
      if (step === 'sync') throw new Error('no space');
    });
    await expect(refused).rejects.toThrow('no space');
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('writeFolder', () => {
  const files = [
    ['a', 'one'],
    ['b', 'two'],
  ] as const;
  const place = () => join(folder, 'place');

  it('writes all files or none', () => {
    for (let count = 0; count < 12; count += 1) {
      try {
        writeFolder(place(), files, { beforeStep: powerCutAfter(count) });
      } catch {}
      const there = readdirSync(folder).includes('place') ? readdirSync(place()) : [];
      expect([[], ['a', 'b']]).toContainEqual(there);
      rmSync(place(), { recursive: true, force: true });
    }
  });

  it('replaces the existing content', () => {
    mkdirSync(place());
    writeFileSync(join(place(), 'c'), 'half of something');
    expect(writeFolder(place(), files)).toBe(true);
    expect(readdirSync(place())).toEqual(['a', 'b']);
    expect(readdirSync(folder)).toEqual(['place']);
  });

  it('does not replace a folder that another process created first', () => {
    const draft = join(folder, 'draft');
    mkdirSync(draft);
    writeFolder(place(), files);
    expect(moveFolder(draft, place())).toBe(false);
    expect([readdirSync(folder), readdirSync(place())]).toEqual([['place'], ['a', 'b']]);
  });
});

it('prune removes dropped and old files, and leaves files that another process may be writing', () => {
  for (const name of ['kept', 'newest', 'dropped', 'left', 'being-written']) {
    writeFileSync(join(folder, name), '');
  }
  const hoursAgo = Date.now() / 1000 - 2 * 3600;
  utimesSync(join(folder, 'left'), hoursAgo, hoursAgo);
  utimesSync(join(folder, 'kept'), hoursAgo, hoursAgo);
  prune(folder, { kept: ['kept', 'newest'], newest: 'newest', dropped: ['dropped'] });
  expect(readdirSync(folder)).toEqual(['being-written', 'kept', 'newest']);
});
