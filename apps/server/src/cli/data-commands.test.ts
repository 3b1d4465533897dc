import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DataFolder, type Environment, newDataFolder, runAssay } from '../testing/program';

let folder: DataFolder;
let env: Environment;
beforeAll(async () => {
  folder = await newDataFolder();
  env = { ASSAY_DATA_DIR: folder.path };
});
afterAll(() => folder.remove());

describe('assay data', () => {
  it('tells what is loaded', async () => {
    const { code, stdout } = await runAssay(['data', 'status', '--json'], { env });
    expect(code).toBe(0);
    const sources = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(sources.length).toBeGreaterThan(15);
    for (const source of sources) {
      expect(source).toMatchObject({
        name: expect.any(String),
        licence: expect.any(String),
        loaded: expect.any(Boolean),
        stale: expect.any(Boolean),
      });
    }
    const table = await runAssay(['data', 'status'], { env });
    expect(table.code).toBe(0);
    for (const { name } of sources) expect(table.stdout).toContain(name);
  });

  it('loads a feed from a file, and refuses what is none', async () => {
    const file = join(folder.path, 'feed.txt');
    writeFileSync(file, `${Array.from({ length: 2000 }, (_, n) => `throwaway-${n}.example`).join('\n')}\n`);
    const loaded = await runAssay(['data', 'import', 'disposable-domains', file], { env });
    expect([loaded.code, loaded.stderr]).toEqual([0, '']);
    const looked = await runAssay(['lookup', 'email'], {
      env,
      input: '{"email":"a@throwaway-7.example"}',
    });
    expect(JSON.parse(looked.stdout)).toMatchObject({ email_domain_details: { disposable: true } });

    const picture = join(folder.path, 'picture.png');
    writeFileSync(picture, Buffer.alloc(20_000, 0x89));
    for (const args of [
      ['disposable-domains', join(folder.path, 'nothing.txt')],
      ['no-such-source', file],
      ['disposable-domains', picture],
    ]) {
      const refused = await runAssay(['data', 'import', ...args], { env });
      expect([refused.code, refused.stdout]).toEqual([1, '']);
      expect(refused.stderr).toMatch(/^[^\n]+\n$/);
    }
  });
});
