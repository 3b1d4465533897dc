import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type AssayServer, startAssay } from '../testing/assay-server';
import { finished, runAssay, spawnAssay } from '../testing/program';

let server: AssayServer;
let url: string;
beforeAll(async () => {
  server = await startAssay();
  url = `http://127.0.0.1:${await server.listen()}`;
});
afterAll(() => server.close());

type Read = <Data>(path: string) => Promise<Data>;

/** Checks verifications of every outcome, with readable pictures, and a transaction that references one. */
async function showsVerifications(read: Read, address: string): Promise<void> {
  const { executions } = await read<{
    executions: readonly { readonly id: string; readonly status: string }[];
  }>('/workflow-executions?limit=100');
  const found = new Set(executions.map(({ status }) => status));
  expect([...found].sort()).toEqual(['APPROVED', 'DECLINED', 'EXPIRED', 'PENDING', 'REVIEW']);
  const slots = new Set<string>();
  let isNamed = false;
  for (const { id, status } of executions.filter(({ status }) => status !== 'EXPIRED')) {
    const { steps } = await read<{
      steps: readonly { readonly media: readonly { id: string; slot: string }[] }[];
    }>(`/workflow-executions/${id}/review`);
    const media = steps.flatMap((step) => step.media);
    for (const { slot } of media) slots.add(slot);
    const { transactions } = await read<{ transactions: readonly object[] }>(`/workflow-executions/${id}`);
    isNamed ||= transactions.length > 0;
    if (status !== 'REVIEW') continue;
    const { path, media_type } = await read<{ path: string; media_type: string }>(
      `/workflow-executions/${id}/media/${media[0]?.id}`,
    );
    const file = await fetch(address + path);
    expect(file.headers.get('content-type')).toBe(media_type);
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  }
  expect([...slots]).toEqual(expect.arrayContaining(['documentFront', 'selfieImage', 'proofOfAddressFile']));
  expect(isNamed).toBe(true);
}

describe('assay demo', () => {
  it('sends traffic to a server and prints the decisions', { timeout: 120_000 }, async () => {
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

  it(
    'starts a temporary server, prints its address and key, and runs it until Ctrl-C',
    { timeout: 300_000 },
    async () => {
      const child = await spawnAssay(['demo', '--count', '3', '--rate', '1000', '--weeks', '1']);
      onTestFinished(() => void child.kill('SIGKILL'));
      const ended = finished(child);
      let seen = '';
      child.stderr.on('data', (text) => {
        seen += text;
      });
      await expect.poll(() => seen, { timeout: 240_000 }).toContain('The server runs until you press Ctrl-C');
      const address = /Panel +(http:\S+?)\/\s/.exec(seen)?.[1];
      const key = /API key +(assay_live_\S+)/.exec(seen)?.[1] ?? '';
      const read = async <Data>(path: string) => {
        const answer = await fetch(`${address}/management-api/v1${path}`, { headers: { 'x-api-key': key } });
        return ((await answer.json()) as { data: Data }).data;
      };
      const { evaluations } = await read<{
        evaluations: readonly {
          readonly transaction_id: string;
          readonly at: string;
          readonly reasons: readonly { readonly name: string }[];
        }[];
      }>('/evaluations?limit=500');
      const past = evaluations.filter(({ transaction_id }) => transaction_id.startsWith('demo-'));
      expect(evaluations.length - past.length).toBe(3);
      expect(past.length).toBeGreaterThan(200);
      const days = new Set(past.map(({ at }) => at.slice(0, 10)));
      expect(days.size).toBeGreaterThanOrEqual(7);
      const reasons = evaluations.flatMap((evaluation) => evaluation.reasons.map(({ name }) => name));
      expect(reasons).not.toContain('Unreadable device session');
      expect(reasons).not.toContain('Spoofed browser attributes');
      expect(await read<object>('/cases')).toMatchObject({ cases: [{}, {}, {}, {}] });
      await showsVerifications(read, String(address));
      const { jobs } = await read<{ jobs: readonly { readonly name: string; readonly late: boolean }[] }>(
        '/health',
      );
      expect(jobs.filter(({ late }) => late)).toEqual([]);
      const { reviewers } = await read<{ reviewers: readonly { readonly approved: number }[] }>('/reviewers');
      expect(reviewers.some(({ approved }) => approved > 0)).toBe(true);
      const { queues } = await read<{ queues: readonly { readonly name: string }[] }>('/queues');
      expect(queues).toHaveLength(4);
      const { sessions } = await read<{ sessions: readonly { readonly events: number }[] }>('/sessions');
      expect(sessions.length).toBeGreaterThan(5);
      child.kill('SIGINT');
      const { code, stdout } = await ended;
      expect(code).toBe(0);
      expect(stdout.trim().split('\n')).toHaveLength(3);
      await expect(fetch(`${address}/`)).rejects.toThrow();
    },
  );

  it.each([
    [['--url', 'http://127.0.0.1:9'], 'No server responds'],
    [['--key', 'assay_live_wrong-key'], '2002'],
    [['--count', 'many'], '--count'],
  ])('reports in one sentence the error in %j', async (args, sentence) => {
    const { code, stderr } = await runAssay(['demo', '--url', url, '--key', server.owner.liveKey, ...args]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^[^\n]+\n$/);
    expect(stderr).toContain(sentence);
  });
});
