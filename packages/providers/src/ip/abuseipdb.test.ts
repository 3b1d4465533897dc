import { afterEach, describe, expect, it } from 'vitest';
import { json, type Respond } from '../testing/loopback-http';
import { type LoopbackVendor, startVendor } from '../testing/loopback-vendor';
import { unlimited } from '../testing/source-context';
import { createAbuseIpDbPort } from './ip-lookups';

let server: LoopbackVendor;

afterEach(() => server.close());

async function vendor(respond: Respond) {
  server = await startVendor(respond);
  return server.endpoint;
}

describe('AbuseIPDB', () => {
  it('sends the key and reads the report', async () => {
    const endpoint = await vendor((_request, response) =>
      json(response, 200, {
        data: {
          ipAddress: '118.25.6.39',
          abuseConfidenceScore: 100,
          totalReports: 12,
          lastReportedAt: '2026-01-01T00:00:00+00:00',
          usageType: 'Data Center/Web Hosting/Transit',
          isTor: false,
          isWhitelisted: null,
        },
      }),
    );
    const port = createAbuseIpDbPort({ ...endpoint, apiKey: 'key' });
    expect(await port.lookup('118.25.6.39', unlimited())).toEqual({
      confidence: 100,
      reports: 12,
      lastReportedAt: '2026-01-01T00:00:00+00:00',
      usageType: 'Data Center/Web Hosting/Transit',
      tor: false,
      whitelisted: null,
    });
    expect(server.requests[0]).toMatchObject({ url: '/api/v2/check?ipAddress=118.25.6.39&maxAgeInDays=90' });
    expect(server.requests[0]?.headers.key).toBe('key');
  });

  it('rejects a response without data, and sends no request for private addresses', async () => {
    const endpoint = await vendor((_request, response) => json(response, 200, { errors: [] }));
    const port = createAbuseIpDbPort({ ...endpoint, apiKey: 'key' });
    await expect(port.lookup('118.25.6.39', unlimited())).rejects.toMatchObject({ kind: 'malformed' });
    expect(await port.lookup('10.0.0.1', unlimited())).toBeNull();
    expect(server.requests).toHaveLength(1);
  });
});
