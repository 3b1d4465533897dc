import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DataBuild } from './build-data-beside';

let folder: string;
let build: DataBuild | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-build-'));
});
afterEach(async () => {
  build?.stop();
  await rm(folder, { recursive: true });
});

it('retries a failed build, for example after a full disk, and reports when the build is complete', async () => {
  const program = join(folder, 'program.mjs');
  const room = join(folder, 'room');
  await writeFile(
    program,
    `import { existsSync, writeFileSync } from 'node:fs';
     if (!existsSync(${JSON.stringify(room)})) process.exit(1);
     writeFileSync(${JSON.stringify(join(folder, 'done'))}, '');`,
  );
  const failures: (number | null)[] = [];
  let built = 0;
  build = new DataBuild({
    dataDir: folder,
    program,
    againAfterMs: 10,
    onError: (error) => {
      throw error;
    },
    onFailure: (code) => failures.push(code),
  });
  build.beginWhereMissing();
  build.runBesideCalls(() => built++);
  await expect.poll(() => failures.length, { timeout: 20_000 }).toBeGreaterThan(1);
  expect([failures[0], built]).toEqual([1, 0]);
  await writeFile(room, '');
  await expect.poll(() => built, { timeout: 20_000 }).toBe(1);
  expect(existsSync(join(folder, 'done'))).toBe(true);
});
