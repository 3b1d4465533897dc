import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFeed } from '@assay/enrichment';
import type { Providers } from '@assay/providers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EnrichmentData, openEnrichment } from '../enrichment/open-enrichment';
import { ALL_SITES } from './accounts';
import { lookUpEmail } from './email';
import { lookUpIp } from './ip';

const NO_HISTORY = {
  customer_hits: 0,
  hits: 0,
  fraudulent_decline_customer_hits: 0,
  fraudulent_decline_hits: 0,
  first_seen: null,
  last_seen: null,
  fraudulent_decline_first_seen: null,
  fraudulent_decline_last_seen: null,
  flags: [],
};
const NOW = Date.parse('2026-11-20T00:00:00Z');

let dataDir: string;
let data: EnrichmentData;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'live-facts-'));
  const breaches = Array.from({ length: 350 }, (_, n) => ({
    Name: `Breach${n}`,
    Title: `Breach ${n}`,
    Domain: `site${n}.example`,
    BreachDate: `20${String(10 + (n % 10))}-03-01`,
    Description: 'x'.repeat(200),
  }));
  const bytes = Buffer.from(JSON.stringify(breaches));
  const loaded = await importFeed({ dataDir, source: 'breaches', bytes, now: new Date(NOW) });
  expect(loaded).toMatchObject({ ok: true });
  data = openEnrichment(dataDir);
});
afterAll(() => {
  data.close();
  rmSync(dataDir, { recursive: true });
});

/** Returns a source that gives one result. */
const answering = (value: unknown) => ({ lookup: async () => ({ status: 'ok', value }) });
const providers = (sources: object) => ({ accounts: [], identity: [], ...sources }) as unknown as Providers;

describe('breach_details', () => {
  const look = (breaches: object) =>
    lookUpEmail({
      email: 'anna@shop.example',
      name: undefined,
      data,
      providers: providers({ breaches }),
      now: NOW,
      deadline: NOW + 1000,
      id: 'id',
      history: Promise.resolve(NO_HISTORY),
      risk: () => null,
      sites: ALL_SITES,
    });

  it('completes breach names from the catalog and retains the values of the source', async () => {
    const { details } = await look(
      answering({
        breaches: [
          { name: 'Breach3', domain: null, date: null },
          { name: 'breach5', domain: 'other.example', date: '2021-01-01' },
          { name: 'Unlisted', domain: null, date: null },
        ],
      }),
    );
    expect(details.breach_details).toMatchObject({
      breaches: [
        { name: 'Breach3', domain: 'site3.example', date: '2013-03-01' },
        { name: 'breach5', domain: 'other.example', date: '2021-01-01' },
        { name: 'Unlisted', domain: null, date: null },
      ],
      first_breach: '2013-03-01',
      last_breach: '2021-01-01',
      number_of_breaches: 3,
    });
    expect(details.email_details.earliest_profile_date).toBe('2013-03-01T00:00:00.000Z');
  });

  it('is null without a breach source', async () => {
    const { details } = await look({ lookup: async () => ({ status: 'timeout', value: null }) });
    expect(details.breach_details).toBeNull();
  });
});

describe('spam_urls', () => {
  const look = (listings: readonly object[]) =>
    lookUpIp({
      ip: '8.8.8.8',
      data,
      providers: providers({ dnsbl: answering({ listed: true, listings }) }),
      now: NOW,
      deadline: NOW + 1000,
      include: new Set(),
      id: 'id',
      history: Promise.resolve(NO_HISTORY),
      flagsSince: 0,
    });

  it('contains only the pages that abuse lists name', async () => {
    const found = await look([
      { abuse: true, reason: 'Blocked - see https://list.example/why?ip=8.8.8.8.' },
      { abuse: true, reason: 'again https://list.example/why?ip=8.8.8.8 (http://second.example/8)' },
      { abuse: false, reason: 'a customer range https://policy.example/' },
      { abuse: true, reason: `javascript:alert(1) https://long.example/${'x'.repeat(400)}` },
      { abuse: true, reason: null },
    ]);
    expect(found?.details).toMatchObject({
      spam_urls: ['https://list.example/why?ip=8.8.8.8', 'http://second.example/8'],
      spam_number: 4,
      harmful: true,
    });
  });
});
