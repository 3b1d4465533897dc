import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerInTurn, refuse } from './turns';

/** Tests the packages as published: packed, installed into an empty project, and used there. */

const FILES: { readonly [name: string]: readonly string[] } = {
  client: [
    'attempt',
    'client',
    'errors',
    'index',
    'webhooks',
    'generated/operations',
    'generated/schemas',
    'generated/tables',
  ].flatMap((name) => [`dist/${name}.js`, `dist/${name}.d.ts`]),
  'device-agent': ['dist/agent.d.cts', 'dist/agent.d.ts', 'dist/agent.esm.js', 'dist/agent.umd.cjs'],
  orchestration: [
    'dist/orchestration.d.cts',
    'dist/orchestration.d.ts',
    'dist/orchestration.esm.js',
    'dist/orchestration.umd.cjs',
  ],
  'session-stream': [
    'dist/stream-react.d.ts',
    'dist/stream-react.esm.js',
    'dist/stream.d.cts',
    'dist/stream.d.ts',
    'dist/stream.esm.js',
    'dist/stream.umd.cjs',
  ],
};
/** Maximum size of the installed client after bundling, in bytes of gzip. */
const LARGEST_CLIENT = 6 * 1024;

let folder: string;
let packed: string;
const inProject = (program: string, ...args: readonly string[]) =>
  spawnSync(program, args, { cwd: folder, encoding: 'utf8', timeout: 240_000 });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-installed-'));
  packed = join(folder, 'packed');
  // @ts-expect-error a script without declarations
  const { packPackages } = await import('../../scripts/packages.mjs');
  const tarballs: readonly string[] = await packPackages(packed);
  writeFileSync(
    join(folder, 'package.json'),
    '{"name":"empty","version":"1.0.0","type":"module","private":true}',
  );
  const installed = inProject(
    'npm',
    ...['install', '--offline', '--no-audit', '--no-fund', '--legacy-peer-deps'],
    ...tarballs.map((name) => join(packed, name)),
  );
  expect([installed.status, installed.stderr]).toEqual([0, '']);
}, 480_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe('packages installed into an empty project', () => {
  it.each(Object.entries(FILES))('@assay/%s contains only its expected files', (name, files) => {
    const at = join(folder, 'node_modules', '@assay', name);
    const found = readdirSync(at, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /\.\w+$|LICENSE/.test(path),
    );
    expect(found.sort()).toEqual([...files, 'LICENSE', 'README.md', 'package.json'].sort());
    const manifest = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8'));
    expect(manifest).toMatchObject({
      license: 'Apache-2.0',
      publishConfig: { access: 'public', provenance: true },
    });
    expect([manifest.private, manifest.dependencies, manifest.scripts]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(manifest.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(readFileSync(join(at, 'README.md'), 'utf8').length).toBeGreaterThan(500);
  });

  it('the client retries and has distinct error types when it is imported there', async () => {
    const server = await answerInTurn([refuse(503, '4001', { 'retry-after': '0' })]);
    writeFileSync(
      join(folder, 'use.mjs'),
      `import { Assay, AssayError, verifyWebhook } from '@assay/client';
const assay = new Assay({ url: '${server.url}', apiKey: 'k' });
console.log((await assay.fraud({ user_id: 'ann' })).state);
await verifyWebhook({ body: '', headers: {}, secret: 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=' }).catch((error) =>
  console.log(error instanceof AssayError, error.name));
`,
    );
    // Runs asynchronously because this process is the server.
    const { execFile } = await import('node:child_process');
    const output = await new Promise<string>((done, fail) =>
      execFile(process.execPath, ['use.mjs'], { cwd: folder }, (error, stdout) =>
        error ? fail(error) : done(stdout),
      ),
    );
    server.close();
    expect(output).toBe('APPROVE\ntrue UntrustedWebhook\n');
    expect(server.keys).toHaveLength(2);
  });

  it('the browser packages can be imported and required', () => {
    writeFileSync(
      join(folder, 'import.mjs'),
      `import * as agent from '@assay/device-agent';
import * as stream from '@assay/session-stream';
import { ServiceOrchestration } from '@assay/orchestration';
console.log(Object.keys(agent).length > 0, Object.keys(stream).length > 0, typeof ServiceOrchestration.start);
`,
    );
    writeFileSync(
      join(folder, 'require.cjs'),
      `const names = ['device-agent', 'session-stream', 'orchestration'];
console.log(names.every((name) => Object.keys(require('@assay/' + name)).length > 0));
`,
    );
    expect(inProject(process.execPath, 'import.mjs')).toMatchObject({
      stdout: 'true true function\n',
      stderr: '',
    });
    expect(inProject(process.execPath, 'require.cjs')).toMatchObject({ stdout: 'true\n', stderr: '' });
  });

  it('their types compile in a strict project with other settings', () => {
    writeFileSync(
      join(folder, 'use.ts'),
      `import { Assay, type Data, type WebhookMessage } from '@assay/client';
import { ServiceOrchestration } from '@assay/orchestration';
import * as agent from '@assay/device-agent';
import * as stream from '@assay/session-stream';
const assay = new Assay({ url: 'https://assay.example', apiKey: 'k' });
export const state: Promise<'APPROVE' | 'REVIEW' | 'DECLINE' | undefined> = assay.fraud({}).then((one) => one.state);
export const of = (message: WebhookMessage): string => message.event;
export type Decision = Data<'POST /RestService/fraud-api/v2/'>;
// @ts-expect-error there is no such operation
assay.call('GET /nothing');
// @ts-expect-error the id is missing
assay.call('GET /management-api/v1/evaluations/{id}');
export const all = [agent, stream, ServiceOrchestration.start];
`,
    );
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          target: 'ES2022',
          module: 'NodeNext',
          strict: true,
          noEmit: true,
          lib: ['ES2022', 'DOM', 'DOM.Iterable'],
          types: [],
        },
        files: ['use.ts'],
      }),
    );
    const checked = inProject(
      process.execPath,
      resolve('node_modules/typescript-compiler/bin/tsc'),
      '-p',
      folder,
    );
    expect([checked.stdout, checked.status]).toEqual(['', 0]);
  }, 240_000);

  it('their size is within the limit', async () => {
    const { outputFiles } = await build({
      stdin: { contents: "export { Assay, verifyWebhook } from '@assay/client';", resolveDir: folder },
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
    });
    const size = gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
    expect(size).toBeGreaterThan(1000);
    expect(size).toBeLessThan(LARGEST_CLIENT);
    const tarballs = readdirSync(packed).map((name) => readFileSync(join(packed, name)).length);
    expect(tarballs.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(256 * 1024);
  });
});
