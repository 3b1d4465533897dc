import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleSamples, typeProblems } from './typescript-samples';

/** Runs the samples of every operation in the API reference, and compares the requests that the languages send. */

type Kind = 'sh' | 'ts' | 'python';
interface Sample {
  readonly kind: Kind;
  readonly code: string;
}
interface Operation {
  readonly name: string;
  readonly samples: readonly Sample[];
}
/** A request as received, without what a client may choose. */
interface Received {
  readonly method: string;
  readonly url: string;
  readonly type: string | undefined;
  readonly key: string | string[] | undefined;
  readonly body: unknown;
}

const KEY = 'assay_test_sample';
const PATIENCE = 240_000;
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const hasPython =
  spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status === 0;

let folder: string;
let server: Server;
let origin: string;
let operations: readonly Operation[] = [];
const received = new Map<string, Received>();

/** Returns each operation of the OpenAPI document with the samples of its page. */
async function readOperations(): Promise<readonly Operation[]> {
  // @ts-expect-error a script without declarations
  const { callSamples } = await import('../../docs/site/call-samples.mjs');
  const document = JSON.parse(readFileSync('docs/openapi.json', 'utf8'));
  const parameterOf = (one: { readonly $ref?: string }) =>
    one.$ref ? document.components.parameters[one.$ref.split('/').at(-1) ?? ''] : one;
  return Object.entries<Record<string, { readonly parameters?: readonly object[] }>>(document.paths).flatMap(
    ([path, methods]) =>
      METHODS.filter((method) => method in methods).map((method) => {
        const operation = methods[method];
        const parameters = (operation?.parameters ?? []).map(parameterOf);
        return {
          name: `${method.toUpperCase()} ${path}`,
          samples: callSamples({ path, method, operation, parameters }),
        };
      }),
  );
}

/** Samples of one language with the number of their operation. */
const samplesIn = (kind: Kind) =>
  operations.flatMap(({ samples }, number) =>
    samples.filter((one) => one.kind === kind).map(({ code }) => ({ number, code })),
  );
const urlOf = (number: number, kind: Kind) => `${origin}/${number}/${kind}`;

/** Runs a program to its end. @returns exit code and the end of its output */
async function run(program: string, ...args: readonly string[]) {
  const child = spawn(program, args, {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      ASSAY_KEY: KEY,
      ASSAY_TOKEN: 'token',
      PYTHONPATH: resolve('clients/python'),
      PYTHONDONTWRITEBYTECODE: '1',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output = (output + chunk).slice(-2_000);
    });
  const [code] = await once(child, 'close');
  return { code, output };
}

/** Requests of one language by operation. */
const requestsOf = (kind: Kind) =>
  new Map(
    samplesIn(kind).map(({ number }) => [
      operations[number]?.name,
      received.get(`${number}/${kind}`) ?? null,
    ]),
  );

/** The requests that curl sent for the operations that a language has samples of. */
function expectedOf(kind: Kind) {
  const curl = requestsOf('sh');
  return new Map(
    samplesIn(kind).map(({ number }) => [operations[number]?.name, curl.get(operations[number]?.name)]),
  );
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-call-samples-'));
  writeFileSync(join(folder, 'evidence.pdf'), '%PDF-1.7 sample');
  writeFileSync(join(folder, 'entries.csv'), 'value\nann@example.com\n');
  operations = await readOperations();
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    const type = request.headers['content-type'];
    const [, number, kind, rest] = /^\/(\d+)\/(\w+)(\/.*)$/.exec(request.url ?? '') ?? [];
    received.set(`${number}/${kind}`, {
      method: request.method ?? '',
      url: rest ?? '',
      type,
      key: request.headers['x-api-key'],
      body: type === 'application/json' ? JSON.parse(text) : text,
    });
    const isImport = type === 'text/csv';
    response.setHeader('content-type', isImport ? 'application/x-ndjson' : 'application/json');
    response.end(isImport ? '{"state":"done"}\n' : '{"success":true,"error":{},"data":{}}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const script = samplesIn('sh').map(({ number, code }) => `ASSAY_URL='${urlOf(number, 'sh')}'\n${code}`);
  expect(await run('bash', '-euo', 'pipefail', '-c', script.join('\n'))).toMatchObject({ code: 0 });
}, PATIENCE);
afterAll(() => {
  server?.close();
  rmSync(folder, { recursive: true });
});

describe('samples of the API reference', () => {
  it('exist for every operation, in three languages if it takes an API key and returns no file', () => {
    expect(operations.length).toBeGreaterThan(250);
    expect(operations.filter(({ samples }) => samples[0]?.kind !== 'sh')).toEqual([]);
    expect(operations.filter(({ samples }) => samples.length === 3).length).toBeGreaterThan(250);
  });

  it('in curl send the method and the path of the operation with its key', () => {
    for (const { number } of samplesIn('sh')) {
      const { name = '', samples } = operations[number] ?? {};
      const [method = '', path = ''] = name.split(' ');
      const request = received.get(`${number}/sh`);
      expect([name, request?.method]).toEqual([name, method]);
      const shape = new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/{}]+')}(\\?.*)?$`);
      expect(request?.url).toMatch(shape);
      if (samples?.length === 3) expect([name, request?.key]).toEqual([name, KEY]);
    }
  });

  it(
    'in TypeScript pass the type check and send what curl sends',
    async () => {
      const samples = samplesIn('ts');
      for (const { number, code } of samples) writeFileSync(join(folder, `sample-${number}.ts`), code);
      const files = samples.map(({ number }) => join(folder, `sample-${number}.ts`));
      expect(typeProblems(files)).toEqual([]);
      const all = samples.map(
        ({ number }) =>
          `process.env.ASSAY_URL = '${urlOf(number, 'ts')}'; await import('./sample-${number}.ts');`,
      );
      writeFileSync(join(folder, 'all.ts'), all.join('\n'));
      await bundleSamples([join(folder, 'all.ts')], folder);
      expect(await run(process.execPath, 'all.mjs')).toMatchObject({ code: 0 });
      expect(requestsOf('ts')).toEqual(expectedOf('ts'));
    },
    PATIENCE,
  );

  // Skipped without python3 3.9 or newer.
  it.skipIf(!hasPython)(
    'in Python send what curl sends',
    async () => {
      const samples = samplesIn('python').map(({ number, code }) => [urlOf(number, 'python'), code]);
      writeFileSync(join(folder, 'samples.json'), JSON.stringify(samples));
      const program = [
        'import json, os',
        'for url, code in json.load(open("samples.json", encoding="utf-8")):',
        '    os.environ["ASSAY_URL"] = url',
        '    exec(compile(code, url, "exec"), {})',
      ];
      expect(await run('python3', '-c', program.join('\n'))).toMatchObject({ code: 0 });
      expect(requestsOf('python')).toEqual(expectedOf('python'));
    },
    PATIENCE,
  );
});
