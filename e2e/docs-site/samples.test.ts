import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { transform } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay } from '../../apps/server/src/testing/assay-server';
import { type Language, type Sample, samples } from './samples';
import { bundleSamples, typeProblems } from './typescript-samples';

/** Runs the samples of the quick starts, tutorials, and how-to guides unchanged against a real server. */

const SCOPES = ['fraud', 'lookups', 'screening', 'verification', 'tags', 'labels', 'erase', 'admin'];
const runs = (program: string, ...args: readonly string[]) => spawnSync(program, args).status === 0;
/** Languages that are installed here. The others are skipped. */
const HERE: { readonly [language in Language]: boolean } = {
  ts: true,
  python: runs('python3', '-c', 'import sys; sys.exit(sys.version_info < (3, 9))'),
  sh: runs('bash', '-c', 'curl --version'),
};
const all = samples();
/** Returns the pages of the samples, each once. */
const pagesOf = (of: readonly Sample[]) => [...new Set(of.map(({ page }) => page))];
const nameOf = ({ page, language, number }: Sample) =>
  `${page.replace(/^docs\//, '').replace(/\W/g, '-')}-${language}-${number}`;

let folder: string;
let server: AssayServer;
let url: string;
const typeScriptFiles = () =>
  all.filter(({ language }) => language === 'ts').map((one) => join(folder, `${nameOf(one)}.ts`));
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-samples-'));
  for (const sample of all)
    if (sample.language === 'ts') writeFileSync(join(folder, `${nameOf(sample)}.ts`), sample.code);
  await bundleSamples(typeScriptFiles(), folder);
  server = await startAssay({ env: { ASSAY_ALLOW_LOOPBACK_WEBHOOKS: 'true' } });
  url = `http://127.0.0.1:${await server.listen()}`;
});
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true });
});

function commandOf(sample: Sample): readonly [string, ...string[]] {
  if (sample.language === 'ts') return [process.execPath, join(folder, `${nameOf(sample)}.mjs`)];
  if (sample.language === 'python') return ['python3', '-c', sample.code];
  return ['bash', '-euo', 'pipefail', '-c', sample.code];
}

/** Environment variables that a sample reads. */
interface Given {
  readonly ASSAY_URL?: string;
  readonly ASSAY_KEY: string;
  readonly ASSAY_ADMIN_KEY: string;
}

/** Runs a sample as a reader would. @returns its exit code and output */
const run = (sample: Sample, given: Given) => runCommand(commandOf(sample), given);

async function runCommand([program, ...args]: readonly [string, ...string[]], given: Given) {
  const child = spawn(program, args, {
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      ASSAY_URL: url,
      PYTHONPATH: resolve('clients/python'),
      PYTHONDONTWRITEBYTECODE: '1',
      ...given,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const [code] = await once(child, 'close');
  return { code, output };
}

describe('documentation samples', () => {
  it('have three languages on every page and state their expected output', () => {
    for (const page of pagesOf(all).filter((name) => name !== 'docs/README.md')) {
      const languages = new Set(all.filter((one) => one.page === page).map(({ language }) => language));
      expect([page, languages.size]).toEqual([page, 3]);
    }
    expect(all.length).toBeGreaterThan(40);
    expect(all.filter(({ prints }) => prints.length === 0).map(nameOf)).toEqual([]);
  });

  it('in TypeScript pass the type check', () => {
    expect(typeProblems(typeScriptFiles())).toEqual([]);
  }, 120_000);

  it('in TypeScript are plain JavaScript, because readers save them as .mjs files', async () => {
    for (const sample of all.filter(({ language }) => language === 'ts')) {
      const checked = transform(sample.code, { loader: 'js', format: 'esm', logLevel: 'silent' });
      await expect(checked, nameOf(sample)).resolves.toBeTruthy();
    }
  });

  const outageSamples = all.filter(
    ({ page, code, language }) =>
      page === 'docs/tutorials/payments.md' &&
      language !== 'sh' &&
      HERE[language] &&
      code.includes('test-unavailable'),
  );
  it.each(outageSamples)('act on an outage without a server, in $language', async (sample) => {
    // Nothing listens on port 1.
    const given = { ASSAY_URL: 'http://127.0.0.1:1', ASSAY_KEY: 'key', ASSAY_ADMIN_KEY: 'key' };
    const { code, output } = await run(sample, given);
    expect([
      code,
      output
        .trim()
        .split('\n')
        .map((line) => line.split(' ')[1]),
    ]).toEqual([0, ['REVIEW', 'REVIEW', 'REVIEW', 'REVIEW']]);
  });

  it.skipIf(!HERE.sh)('lead a new rule from shadow mode to live', async () => {
    const page = readFileSync('docs/how-to/write-rules.md', 'utf8');
    const blocks = [...page.matchAll(/^ {3}```bash\n([\s\S]*?)^ {3}```$/gm)].map(([, block = '']) => block);
    const { live, liveKey, testKey } = await server.newAccount('Write rules');
    const given = { ASSAY_KEY: testKey, ASSAY_ADMIN_KEY: liveKey };
    const modes: unknown[] = [];
    for (const block of blocks) {
      const { code, output } = await runCommand(['bash', '-euo', 'pipefail', '-c', block], given);
      expect([code, output.includes('"success":true')]).toEqual([0, true]);
      modes.push((await live.manage('GET', '/rules/CARDS_ON_DEVICE')).data.rule?.mode);
    }
    expect(modes).toEqual(['shadow', 'shadow', 'canary', 'live']);
  });
});

describe.each(['ts', 'python', 'sh'] as const)('documentation samples in %s', (language) => {
  // Skipped without python3 3.9 or newer, or without bash and curl.
  it.skipIf(!HERE[language]).each(pagesOf(all.filter((one) => one.language === language)))(
    'print the expected output: %s',
    async (page) => {
      const account = await server.newAccount(`${page} ${language}`);
      const made = await account.live.manage('POST', '/keys', {
        name: 'Samples',
        kind: 'test',
        scopes: SCOPES,
      });
      const keys = { ASSAY_KEY: String(made.data.api_key), ASSAY_ADMIN_KEY: account.liveKey };
      for (const sample of all.filter((one) => one.page === page && one.language === language)) {
        const { code, output } = await run(sample, keys);
        const missing = sample.prints.filter((text) => !output.includes(text));
        const said = missing.length > 0 || code !== 0 ? output : '';
        expect({ sample: nameOf(sample), code, missing, said }).toEqual({
          sample: nameOf(sample),
          code: 0,
          missing: [],
          said: '',
        });
      }
    },
    120_000,
  );
});
