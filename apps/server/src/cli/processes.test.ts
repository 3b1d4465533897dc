import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientAt } from '../testing/over-http';
import {
  type DataFolder,
  type Environment,
  finished,
  newDataFolder,
  runAssay,
  type ServerProcess,
  spawnAssay,
  startServer,
} from '../testing/program';

// Each command has in-process tests in its own file. Here each one runs once as an operator runs it: the
// built program, while a server uses the built-in database. It must exit by itself.

const KEY = 'assay_live_key-of-the-tests-of-processes';

let folder: DataFolder;
let env: Environment;
let server: ServerProcess;

beforeAll(async () => {
  folder = await newDataFolder();
  env = { ASSAY_DATA_DIR: folder.path, ASSAY_API_KEY: KEY, ASSAY_RATE_LIMIT: '0' };
  server = await startServer(env);
  const client = clientAt(server.url, KEY);
  for (const id of ['a', 'b']) await client.fraud({ transaction_id: id, user_id: 'u-1' });
});
afterAll(async () => {
  await server.end('SIGTERM');
  await folder.remove();
});

const lines = (...inputs: readonly object[]) => inputs.map((input) => `${JSON.stringify(input)}\n`).join('');

/** Input files of the commands, by name. */
const FILES: { readonly [name: string]: string } = {
  'labels.jsonl': lines({ transaction_id: 'a', label: 'fraud_detection_fraud' }),
  'people.csv':
    'country,id_type,id_value,first_name,last_name,date_of_birth\nBR,CPF,39053344705,Ann,Silva,1980-02-03\n',
  'own.csv': 'bin,bank,country\n414141,Our Bank,DE\n',
  'own-2026-01.csv': 'id,name,bic\n1,Hedda Ruskin,\n2,Ostmark Handelsbank AG,OSTMATWW\n',
  'own-2026-02.csv': 'id,name,bic\n1,Hedda Ruskina,\n3,Tore Quist,\n',
};

interface Run {
  readonly args: readonly string[];
  readonly input?: object;
  /** Text that the final standard output or standard error must contain. */
  readonly stdout?: string;
  readonly stderr?: string;
  readonly code?: number;
}

/**
 * Runs in an order in which each finds its input. `FILE:name` is replaced by the path of a file, `URL` by the
 * server's address.
 */
const RUNS: readonly Run[] = [
  { args: ['lookup', 'ip'], input: { ip: '8.8.8.8' }, stdout: '"asn":15169' },
  { args: ['data', 'status'], stdout: 'asn' },
  { args: ['data', 'import', 'FILE:own.csv', '--as', 'bin-table'], stdout: '"source":"own-bin-table"' },
  { args: ['data', 'update', 'no-such-source'], code: 1, stderr: 'no-such-source' },
  { args: ['db', 'migrate'], code: 1, stderr: 'DATABASE_URL' },
  { args: ['db', 'partitions'], stdout: '"daysAhead"' },
  { args: ['score'], input: { ip: '185.220.101.1', config: { ip_api: true } }, stdout: '"fraud_score"' },
  { args: ['replay', 'a'], stderr: 'matches the response' },
  { args: ['replay', 'nothing'], code: 1, stderr: 'No evaluation or transaction has this ID.' },
  { args: ['labels', 'import', 'FILE:labels.jsonl'], stderr: '1 labels imported, 0 lines skipped.' },
  {
    args: ['registry', 'import', 'FILE:people.csv', '--name', 'main'],
    stderr: 'main now contains 1 people.',
  },
  { args: ['registry', 'status'], stdout: '"main"' },
  { args: ['registry', 'remove', 'main'], stderr: 'Registry main removed.' },
  { args: ['audit', 'checkpoint'], stdout: '"public_key"' },
  { args: ['audit', 'verify'], stdout: '"first_broken":null' },
  { args: ['audit', 'export'], stdout: '"sequence"' },
  { args: ['audit', 'adopt'], stdout: '{"adopted":[]}' },
  { args: ['keys', 'status'], stdout: '"key":"pepper"' },
  { args: ['keys', 'seal'], stdout: '{"sealed":' },
  { args: ['keys', 'rotate', 'data'], stdout: '"key":"data"' },
  { args: ['policy', 'export', '--url', 'URL'], stderr: 'Policy version' },
  { args: ['model', 'report'], stdout: '"scoring"' },
  { args: ['model', 'rollback'], code: 1, stderr: 'The base model is already active.' },
  { args: ['backtest', '--model', 'base'], stdout: '"rows": 2' },
  { args: ['lists', 'import', 'no-such-format', 'FILE:own-2026-01.csv'], code: 1, stderr: 'no-such-format' },
  { args: ['lists', 'status'], stdout: '' },
  {
    args: ['check-bank', '--lists', 'FILE:own-2026-01.csv'],
    input: { bank_swift: 'OSTMATWWXXX' },
    stdout: '"has_match":true',
  },
  {
    args: ['screen', '--lists', 'FILE:own-2026-01.csv'],
    input: { name: 'Hedda Ruskin' },
    stdout: '"source_id":"1"',
  },
  { args: ['list-diff', 'FILE:own-2026-01.csv', 'FILE:own-2026-02.csv'], stdout: '"added":["3"]' },
  { args: ['score-pair'], input: { query: 'Ann Silva', candidates: ['Ann Silva'] }, stdout: '"score":1' },
  { args: ['classify-name'], input: { name: 'Petrov Trading GmbH' }, stdout: '"ENTITY"' },
  { args: ['inspect-pdf'], input: { file: 'nowhere.pdf' }, stdout: '"line":1' },
  { args: ['sbom'], stdout: 'CycloneDX' },
  { args: ['openapi'], stdout: '"openapi": "3.1.0"' },
  { args: ['--version'], stdout: '.' },
  { args: ['nonsense'], code: 2, stderr: 'nonsense' },
];

describe('command processes with a running server', { timeout: 120_000 }, () => {
  it.each(RUNS)('$args', async ({ args, input, stdout = '', stderr = '', code = 0 }) => {
    const given = args.map((arg) => {
      if (arg === 'URL') return server.url;
      const [, name] = /^FILE:(.*)$/.exec(arg) ?? [];
      if (name === undefined) return arg;
      writeFileSync(join(folder.path, name), FILES[name]!);
      return join(folder.path, name);
    });
    const end = await runAssay(given, { env, input: input ? lines(input) : '' });
    expect([end.code, end.stderr]).toEqual([code, expect.stringContaining(stderr)]);
    expect(end.stdout).toContain(stdout);
  });
});

describe('assay lookup in a pipe', () => {
  it('responds to a line before it needs the next', async () => {
    const child = await spawnAssay(['lookup', 'ip'], env);
    const end = finished(child);
    const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    for (const ip of ['8.8.8.8', '1.1.1.1', '2001:4860:4860::8888']) {
      child.stdin.write(lines({ ip }));
      const { value } = await answers.next();
      expect(JSON.parse(value)).toMatchObject({ ip });
    }
    child.stdin.end();
    expect((await end).code).toBe(0);
  });

  it('exits without an error when its reader closes', async () => {
    const child = await spawnAssay(['lookup', 'text'], env);
    const end = finished(child);
    child.stdin.on('error', () => undefined);
    child.stdin.write(lines({ text: 'abc' }));
    await once(child.stdout, 'data');
    child.stdout.destroy();
    child.stdin.end(lines({ text: 'abc' }).repeat(2000));
    expect(await end).toMatchObject({ code: 0, stderr: '' });
  });
});
