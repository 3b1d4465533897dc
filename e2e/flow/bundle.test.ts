import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FIRST_LOAD_BYTES = 120 * 1024;

let folder: string;
const read = (name: string) => readFileSync(join(folder, name));
const assets = () => readdirSync(join(folder, 'assets'));
const packed = (name: string) => gzipSync(read(name)).length;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-flow-build-'));
  const { build } = (await import('../../apps/flow/build.mjs' as string)) as {
    readonly build: (options: { root: string; output: string }) => Promise<string[]>;
  };
  await build({ root: ROOT, output: folder });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the scripts that a script imports before it runs, including theirs. */
function importedBy(name: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  const text = read(join('assets', name)).toString();
  for (const [, imported] of text.matchAll(/(?:from|import)\s*"\.\/([\w.-]+)"/g))
    importedBy(imported ?? '', seen);
  return seen;
}

describe('built page', () => {
  it('loads with less than 120 KB: page, style, scripts and one language, compressed', () => {
    const html = read('index.html').toString();
    const named = [...html.matchAll(/\/flow\/assets\/([\w.-]+)/g)].map(([, name]) => name ?? '');
    expect(named).toHaveLength(2);
    const scripts = named.filter((name) => name.endsWith('.js')).flatMap((name) => [...importedBy(name)]);
    const language = Math.max(
      ...assets()
        .filter((name) => /^[a-z]{2}-/.test(name))
        .map((name) => packed(`assets/${name}`)),
    );
    const styles = named.filter((name) => name.endsWith('.css'));
    const bytes =
      packed('index.html') +
      language +
      [...scripts, ...styles].reduce((sum, name) => sum + packed(`assets/${name}`), 0);
    console.log(
      `first load ${(bytes / 1024).toFixed(1)} KB, of it the longest language ${(language / 1024).toFixed(1)} KB`,
    );
    expect(bytes).toBeLessThan(FIRST_LOAD_BYTES);
  });

  it('contains no server schema, and the engine only in separate files', () => {
    const main = assets().find((name) => name.startsWith('main-')) ?? '';
    const text = [...importedBy(main)].map((name) => read(join('assets', name)).toString()).join('');
    expect(text).not.toContain('additionalProperties');
    expect(text).not.toContain('MobilenetV1');
    expect(assets().some((name) => name.startsWith('engine-'))).toBe(true);
  });

  it('uses no API that Chrome 96, Safari 15 and Firefox 79 lack', () => {
    for (const name of assets().filter((one) => one.endsWith('.js'))) {
      const text = read(join('assets', name)).toString();
      expect(text, name).not.toMatch(
        /structuredClone\(|Object\.hasOwn\(|\.findLast\(|crypto\.randomUUID|AbortSignal\.(any|timeout)/,
      );
      expect(text, name).not.toMatch(/\.at\(-?\d/);
    }
  });

  it('names no other origin', () => {
    for (const name of assets().filter((one) => /\.(js|css)$/.test(one))) {
      const found =
        read(join('assets', name))
          .toString()
          .match(/https?:\/\/[\w.-]+/g) ?? [];
      // Names of XML vocabularies, which are not requested.
      expect(
        found.filter((url) => !url.includes('www.w3.org')),
        name,
      ).toEqual([]);
    }
  });
});
