import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay } from '../testing/assay-server';
import { runAssay } from '../testing/program';

let server: AssayServer;
let url: string;
beforeAll(async () => {
  server = await startAssay();
  url = `http://127.0.0.1:${await server.listen()}`;
});
afterAll(() => server.close());

describe('assay demo', () => {
  it('sends its traffic to a server and shows the decisions', async () => {
    const args = ['demo', '--count', '20', '--rate', '1000', '--url', url];
    const { code, stdout, stderr } = await runAssay([...args, '--key', server.owner.liveKey]);
    expect(code).toBe(0);
    const decisions = stdout.trim().split('\n');
    expect(decisions).toHaveLength(20);
    for (const line of decisions) expect(line).toMatch(/^(APPROVE|REVIEW|DECLINE) +\d+\.\d /);
    expect(stderr).toContain('demo 20/20');
    const seen = await server.owner.live.manage('GET', '/evaluations?limit=20');
    expect(seen.data.evaluations).toHaveLength(20);
    const again = await runAssay(args, { env: { ASSAY_API_KEY: server.owner.liveKey } });
    expect(again.code).toBe(0);
  });

  it.each([
    [['--url', 'http://127.0.0.1:9'], 'No server answers'],
    [['--key', 'assay_live_wrong-key'], '2002'],
    [['--count', 'many'], '--count'],
  ])('reports in one sentence what is wrong with %j', async (args, sentence) => {
    const { code, stderr } = await runAssay(['demo', '--url', url, '--key', server.owner.liveKey, ...args]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^[^\n]+\n$/);
    expect(stderr).toContain(sentence);
  });
});
