import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { docsFiles } from '../../apps/server/src/platform/docs-files';
import { createHttp } from '../../apps/server/src/platform/http';

/** The documentation site: fully built and served as built. */

let folder: string;
let files: readonly string[];
let app: ReturnType<typeof createHttp>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-docs-'));
  // @ts-expect-error a script without declarations
  const { build } = await import('../../docs/site/build.mjs');
  await build({ root: process.cwd(), output: folder });
  files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.'));
  app = createHttp({
    trustProxy: false,
    rewritePath: (url) => url,
    renameKeys: null,
    onFault: (error) => {
      throw error;
    },
  });
  docsFiles(app, folder);
});
afterAll(async () => {
  await app?.close();
  rmSync(folder, { recursive: true });
});

const pages = () => files.filter((name) => name.endsWith('.html'));
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');
const all = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, found = '']) => found);

describe('documentation site', () => {
  it('has every page, and links to each of them', () => {
    const sources = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.md'),
    );
    expect(pages().length).toBeGreaterThan(sources.length);
    const home = all(/href="([^"#]+)"/g, textOf('index.html'));
    const shown = sources.filter((name) => !/^(adr|operate\/runbooks|releases)\//.test(name));
    const missing = shown
      .map((name) => name.replace(/README\.md$/, 'index.html').replace(/\.md$/, '.html'))
      .filter((name) => !home.includes(name));
    expect(missing).toEqual([]);
  });

  it('contains no dead link, and no script or style from another origin', () => {
    const anchors = new Map(pages().map((name) => [name, new Set(all(/ id="([^"]+)"/g, textOf(name)))]));
    const known = new Set(files);
    const broken = pages().flatMap((name) =>
      all(/(?:href|src|action)="([^"]+)"/g, textOf(name)).filter((address) => {
        if (/^(https?|mailto):/.test(address)) return false;
        const [path = '', hash] = address.split('#');
        const target = path === '' ? name : posix.join(posix.dirname(name), path);
        if (!known.has(target)) return true;
        return hash !== undefined && !anchors.get(target)?.has(hash);
      }),
    );
    expect(broken).toEqual([]);
    const foreign = pages().flatMap((name) =>
      all(/(?:src|action|<link[^>]+href)="(https?:[^"]+)"/g, textOf(name)),
    );
    expect(foreign).toEqual([]);
    expect(
      pages().filter((name) =>
        /<script(?![^>]+(src|application\/json))|<[a-z][^>]*\s(style|on\w+)=/.test(textOf(name)),
      ),
    ).toEqual([]);
  });

  it('describes every operation and every event', () => {
    const document = JSON.parse(readFileSync('docs/openapi.json', 'utf8'));
    const reference = pages()
      .filter((name) => name.startsWith('api/'))
      .map(textOf)
      .join();
    const operations = Object.values(
      document.paths as Record<string, Record<string, { operationId: string }>>,
    )
      .flatMap((methods) => Object.values(methods))
      .map(({ operationId }) => operationId);
    expect(operations.filter((id) => !reference.includes(`<h2 id="${id}">`))).toEqual([]);
    expect(Object.keys(document.webhooks).filter((event) => !reference.includes(event))).toEqual([]);
  });

  it('is served as built, under the common URLs', async () => {
    for (const url of [
      '/docs/',
      '/docs/index.html',
      '/docs/reference/rules',
      '/docs/reference/rules.html',
      '/docs/api/',
      '/docs/api/fraud',
    ]) {
      const { statusCode, headers } = await app.inject(url);
      expect([url, statusCode, headers['content-type']]).toEqual([url, 200, 'text/html; charset=utf-8']);
      expect(headers['content-security-policy']).toMatch(/^default-src 'self';/);
      expect(headers['content-security-policy']).not.toContain('unsafe');
    }
    expect((await app.inject('/docs')).headers.location).toBe('docs/');
    expect((await app.inject('/docs/api')).headers.location).toBe('api/');
    expect((await app.inject('/docs/assets/site.css')).headers['content-type']).toContain('text/css');
    const collection = await app.inject('/docs/assay.postman_collection.json');
    expect(collection.headers['content-type']).toContain('application/json');
    expect(JSON.parse(collection.body).info.schema).toContain('/v2.1.0/');
    expect((await app.inject({ url: '/docs/reference/rules', method: 'HEAD' })).statusCode).toBe(200);
  });

  it.each([
    '/docs/nothing-of-the-kind',
    '/docs/../package.json',
    '/docs/%2e%2e/%2e%2e/package.json',
    '/docs/..%2f..%2fpackage.json',
    '/docs/assets',
    '/docs/assets/',
    '/docs/reference/rules.md',
    '/docs/%00',
    `/docs/${'x'.repeat(1500)}`,
    '/docs//etc/passwd',
    '/docs/__proto__',
    '/docs/reference/rules.html/',
  ])('serves the not-found page at %s', async (url) => {
    const reply = await app.inject(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.body).not.toContain('"workspaces"');
  });

  it('explains that the page does not exist', async () => {
    const { body, headers } = await app.inject('/docs/nothing');
    expect(headers['content-type']).toContain('text/html');
    expect(body).toContain('This URL has no page.');
  });

  it('finds pages by search', () => {
    const index = JSON.parse(textOf('search-index.json'));
    const words = new Map<string, number[]>(index.words);
    const titled = (word: string) =>
      (words.get(word) ?? []).filter((at) => at < 0).map((at) => index.sections[-1 - at][1]);
    expect(titled('webhooks')).toContain('Webhooks');
    expect(titled('velocity').length).toBeGreaterThan(0);
    expect(Buffer.byteLength(textOf('search-index.json'))).toBeLessThan(1_200_000);
  });
});
