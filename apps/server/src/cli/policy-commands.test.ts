import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay } from '../testing/assay-server';
import { runCliHere } from '../testing/run-cli-here';

let server: AssayServer;
let url: string;
let folder: string;
let file: string;

interface File {
  rules: { id: string; when_text: string; name: string }[];
  thresholds: { review: number; decline: number };
}

beforeAll(async () => {
  server = await startAssay();
  url = `http://127.0.0.1:${await server.listen()}`;
  folder = await mkdtemp(join(tmpdir(), 'assay-policy-'));
  file = join(folder, 'policy.json');
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const policy = (...args: readonly string[]) =>
  runCliHere(['policy', ...args, '--url', url], { env: { ASSAY_API_KEY: server.owner.liveKey } });

async function change(edit: (policy: File) => void): Promise<void> {
  const read = JSON.parse(await readFile(file, 'utf8')) as File;
  edit(read);
  await writeFile(file, JSON.stringify(read));
}

describe('assay policy', { timeout: 120_000 }, () => {
  it('writes a file without differences', async () => {
    expect((await policy('export', file)).code).toBe(0);
    const same = await policy('diff', file, '--exit-code');
    expect([same.code, same.stdout]).toEqual([0, '']);
    const idle = await policy('apply', file);
    expect(idle.stderr).toContain('Nothing changed');
  });

  it('prints the changes of an edited file and applies it', async () => {
    let was = '';
    await change((read) => {
      const [first] = read.rules;
      if (!first) throw new Error('no rule');
      was = first.when_text;
      first.when_text = 'gift = true';
      read.rules.pop();
      read.thresholds.review = 12;
    });
    const diff = await policy('diff', file, '--exit-code');
    expect(diff.code).toBe(1);
    expect(diff.stdout).toContain(`    - ${was}\n    + gift = true\n`);
    expect(diff.stdout).toMatch(/^- rule \S+$/m);
    expect(diff.stdout).toContain('~ thresholds: review 10, decline 20 -> review 12, decline 20');
    const { live } = server.owner;
    const before = (await live.manage('GET', '/policy')).data.version as unknown as number;
    const stale = await policy('apply', file, '--expected-version', String(before - 1));
    expect([stale.code, stale.stderr.includes('3009')]).toEqual([1, true]);
    expect((await policy('apply', file, '--note', 'Review of May')).code).toBe(0);
    const { data } = await live.manage('GET', '/policy');
    expect(data).toMatchObject({ version: before + 1, note: 'Review of May' });
    expect((await policy('diff', file)).stdout).toBe('');
  });

  it('creates a proposal when four-eyes approval is required', async () => {
    const { live } = server.owner;
    await live.manage('PATCH', '/account', { policy_approval: true });
    const before = (await live.manage('GET', '/policy')).data.version;
    await change((read) => {
      read.thresholds.review = 13;
    });
    const direct = await policy('apply', file);
    expect([direct.code, direct.stderr.includes('3010')]).toEqual([1, true]);
    const proposed = await policy('apply', file, '--propose', '--note', 'Review of June');
    expect([proposed.code, proposed.stderr.includes('is proposed')]).toEqual([0, true]);
    const { data } = await live.manage('GET', '/policy/proposals?status=OPEN');
    expect(data.proposals).toMatchObject([{ note: 'Review of June', base_version: before }]);
    expect((await live.manage('GET', '/policy')).data.version).toBe(before);
    await live.manage('PATCH', '/account', { policy_approval: false });
  });

  it('reports errors in a file and of a server', async () => {
    await change((read) => {
      read.rules[0]!.when_text = 'gif = true';
    });
    const wrong = await policy('apply', file);
    expect(wrong.code).toBe(1);
    expect(wrong.stderr).toContain('document.rules[0].when_text.left: unknown field gif');
    await writeFile(file, 'no json');
    expect((await policy('diff', file)).stderr).toContain("isn't valid JSON");
    const nobody = await runCliHere(['policy', 'export', '--url', 'http://127.0.0.1:1', '--key', 'k']);
    expect([nobody.code, nobody.stderr]).toEqual([
      1,
      'No server responds at http://127.0.0.1:1. Start it, or check --url.\n',
    ]);
    const keyless = await runCliHere(['policy', 'export', '--url', url]);
    expect(keyless.stderr).toContain('No API key');
  });
});
