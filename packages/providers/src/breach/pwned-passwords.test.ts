import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import type { Respond } from '../testing/loopback-http';
import { type LoopbackVendor, startVendor } from '../testing/loopback-vendor';
import { unlimited } from '../testing/source-context';
import { createPwnedPasswordsPort } from './breaches';

let server: LoopbackVendor;

afterEach(() => server.close());

async function vendor(respond: Respond) {
  server = await startVendor(respond);
  return server.endpoint;
}

describe('Pwned Passwords', () => {
  const sha1 = createHash('sha1').update('password1').digest('hex');
  const suffix = sha1.slice(5).toUpperCase();

  it('sends only five digits of the hash, with padding, and finds the count', async () => {
    const endpoint = await vendor((_request, response) =>
      response.end(`${'0'.repeat(35)}:0\r\n${suffix}:2427158\r\n${'F'.repeat(35)}:3`),
    );
    expect(await createPwnedPasswordsPort(endpoint).lookup(sha1, unlimited())).toEqual({
      occurrences: 2427158,
    });
    expect(server.requests[0]?.url).toBe(`/range/${sha1.slice(0, 5).toUpperCase()}`);
    expect(server.requests[0]?.headers['add-padding']).toBe('true');
  });

  it('returns 0 for a hash that is not in the list', async () => {
    const endpoint = await vendor((_request, response) => response.end(`${'0'.repeat(35)}:0\r\n`));
    expect(await createPwnedPasswordsPort(endpoint).lookup(sha1, unlimited())).toEqual({ occurrences: 0 });
  });

  it('rejects a response that is not a list of suffixes, and sends no request for another kind of hash', async () => {
    const endpoint = await vendor((_request, response) => response.end('<html>'));
    const port = createPwnedPasswordsPort(endpoint);
    await expect(port.lookup(sha1, unlimited())).rejects.toMatchObject({ kind: 'malformed' });
    expect(await port.lookup('$2b$12$abcdefghijklmnopqrstuv', unlimited())).toBeNull();
    expect(server.requests).toHaveLength(1);
  });
});
