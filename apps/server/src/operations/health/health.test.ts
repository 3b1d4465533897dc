import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay } from '../../testing/assay-server';
import { items } from '../../testing/client';
import { findingsOf } from './health-feature';

let server: AssayServer;
beforeAll(async () => {
  server = await startAssay();
});
afterAll(() => server.close());

describe('installation health', () => {
  it('reports in plain text jobs, queues, disk and database', async () => {
    const { status, data } = await server.owner.live.manage('GET', '/health');
    expect(status).toBe(200);
    expect(items(data.findings).map(({ subject }) => String(subject))).toContain('database');
    const names = items(data.jobs).map(({ name }) => String(name));
    for (const job of ['sums', 'retention', 'housekeeping']) expect(names).toContain(job);
    expect(Number(data.database?.bytes)).toBeGreaterThan(1e6);
    expect(items(data.database?.largest).length).toBeGreaterThan(0);
    expect(items(data.queues).map(({ queue }) => String(queue))).toContain('webhook deliveries');
    expect(Number(data.sources?.all)).toBeGreaterThan(0);
  });

  it("reports pending work of the caller's account only", async () => {
    const shop = await server.newAccount('Shop');
    await shop.live.fraud({ transaction_id: 'one' });
    await shop.live.manage('PUT', '/transactions/one/label', { label: 'fraud_detection_fraud' });
    const waiting = async (account: typeof shop) => {
      const { data } = await account.live.manage('GET', '/health');
      const queue = items(data.queues).find((one) => String(one.queue) === 'labels to count');
      return Number(queue?.waiting);
    };
    const [own, other] = await Promise.all([waiting(shop), waiting(server.owner)]);
    // The job may already have counted it.
    expect(own).toBeLessThanOrEqual(1);
    expect(other).toBe(0);
  });

  it('lists problems first, each with its remedy', () => {
    const findings = findingsOf(
      [
        { name: 'database', state: 'ok' },
        { name: 'disk', state: 'degraded', note: 'The disk has 3 MiB left.' },
        { name: 'something new', state: 'down', note: 'It is gone.' },
      ],
      {
        sources: { all: 3, stale: 1, oldest_hours: 900 },
        jobs: [
          {
            name: 'sums',
            every_seconds: 15,
            running: false,
            started_at: null,
            succeeded_at: null,
            failures: 3,
            late: true,
          },
        ],
        webhooks: [],
      },
    );
    expect(findings.map(({ subject, state }) => [subject, state])).toEqual([
      ['something new', 'failed'],
      ['jobs', 'failed'],
      ['disk', 'warning'],
      ['data sources', 'warning'],
      ['database', 'ok'],
      ['webhook endpoints', 'ok'],
    ]);
    for (const { state, remedy } of findings) expect(remedy === null).toBe(state === 'ok');
  });
});
