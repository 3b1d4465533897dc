import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { printOpenApi } from '@assay/openapi';
import { expect, it } from 'vitest';
import serverPackage from '../../apps/server/package.json' with { type: 'json' };
import { openApiDocument } from '../../apps/server/src/open-http';

const file = resolve('docs', 'openapi.json');

it('is published as served: otherwise run `npm run openapi`', () => {
  expect(readFileSync(file, 'utf8')).toBe(printOpenApi(openApiDocument(serverPackage.version, '/')));
});

it('is readable: at most 150 lines per operation, including shared parts', () => {
  const text = readFileSync(file, 'utf8');
  const paths = Object.values((JSON.parse(text) as { readonly paths: object }).paths);
  const operations = paths.flatMap((path: object) => Object.keys(path)).length;
  expect(text.split('\n').length / operations).toBeLessThanOrEqual(150);
});

// The linter is a separate process, and slow on a busy machine.
it('passes the linter', () => {
  const lint = spawnSync(
    process.execPath,
    [
      resolve('node_modules', '@redocly', 'cli', 'bin', 'cli.js'),
      'lint',
      file,
      '--format',
      'json',
      '--max-problems',
      '1000',
    ],
    {
      encoding: 'utf8',
      // No data is sent outside.
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  );
  const report = JSON.parse(lint.stdout.slice(lint.stdout.indexOf('{'))) as {
    problems: { ruleId: string; message: string }[];
  };
  expect(report.problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
}, 120_000);
