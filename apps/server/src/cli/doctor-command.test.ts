import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AssayServer, startAssay } from '../testing/assay-server';
import { openTestDatabase, type TestDatabase } from '../testing/database';
import { type Environment, runAssay } from '../testing/program';

interface Report {
  readonly ok: boolean;
  readonly failed: number;
  readonly findings: readonly {
    readonly check: string;
    readonly state: string;
    readonly note: string;
    readonly remedy: string | null;
  }[];
}

let store: TestDatabase;
let server: AssayServer;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-doctor-'));
  store = await openTestDatabase();
  server = await startAssay({ shared: store });
});
afterAll(async () => {
  await server.close();
  await store.drop();
  rmSync(folder, { recursive: true });
});

async function doctor(env: Environment): Promise<{ code: number | null; report: Report }> {
  const { code, stdout } = await runAssay(['doctor', '--json'], {
    env: { ASSAY_DATA_DIR: folder, PORT: '0', ...env },
  });
  return { code, report: JSON.parse(stdout) as Report };
}

const statesOf = ({ findings }: Report, check: string) =>
  findings.filter((finding) => finding.check === check).map(({ state }) => state);

it('assay doctor passes for a working deployment on an external database', async () => {
  const { code, report } = await doctor({ DATABASE_URL: store.url });
  // Test databases run without fsync, which the doctor reports as a failure.
  const failures = report.findings.filter(({ state }) => state === 'failed');
  expect(failures.map(({ check }) => check).filter((check) => check !== 'durability')).toEqual([]);
  expect([code, report.ok, report.failed]).toEqual([
    failures.length === 0 ? 0 : 1,
    failures.length === 0,
    failures.length,
  ]);
  for (const check of ['database', 'schema', 'clock', 'master key', 'engines'])
    expect(statesOf(report, check), check).not.toContain('failed');
  expect(statesOf(report, 'schema')).toEqual(['ok']);
  expect(statesOf(report, 'record keys')).toEqual(['warning']);
  for (const { state, remedy } of report.findings)
    expect(remedy === null, state).toBe(state === 'ok' || state === 'skipped');
}, 60_000);

it('assay doctor reports a remedy for an unavailable database, a wrong master key and an invalid value', async () => {
  const away = await doctor({ DATABASE_URL: 'postgres://nobody:hunter2@127.0.0.1:1/none' });
  expect(away.code).toBe(1);
  expect(statesOf(away.report, 'database')).toEqual(['failed']);
  expect(JSON.stringify(away.report)).not.toContain('hunter2');

  const other = await doctor({ DATABASE_URL: store.url, ASSAY_MASTER_KEY: '22'.repeat(32) });
  expect([other.code, statesOf(other.report, 'master key')]).toEqual([1, ['failed']]);

  const wrong = await runAssay(['doctor'], { env: { PORT: 'http' } });
  expect(wrong.code).toBe(1);
  expect(wrong.stdout).toContain('failed   configuration: PORT must be');
  expect(wrong.stdout).toContain('→ See docs/reference/configuration.md.');
}, 60_000);

it('assay doctor changes nothing without a deployment', async () => {
  const none = join(folder, 'none');
  const { code, report } = await doctor({ ASSAY_DATA_DIR: none });
  expect(code).toBe(0);
  expect(statesOf(report, 'database')).toEqual(['skipped']);
  expect(statesOf(report, 'data folder')).toEqual(['skipped']);
}, 60_000);
