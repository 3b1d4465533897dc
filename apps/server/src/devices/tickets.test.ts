import { randomBytes } from 'node:crypto';
import type { Ticket } from '@assay/devices';
import { describe, expect, it } from 'vitest';
import { signingSecretsOf } from '../platform/secrets/testing/signing-secrets';
import { deviceTickets } from './tickets';

const ticket: Ticket = {
  at: 1_790_000_000_000,
  ip: '192.0.2.7',
  userAgent: null,
  language: 'de',
  platform: null,
  dnsToken: null,
};
const tickets = deviceTickets(signingSecretsOf(randomBytes(32)), randomBytes);

describe('deviceTickets', () => {
  it('are read only by the deployment that issued them', () => {
    const text = tickets.seal(ticket);
    expect(tickets.open(text)).toEqual(ticket);
    expect(deviceTickets(signingSecretsOf(randomBytes(32)), randomBytes).open(text)).toBeNull();
  });

  it('of version 0.1 are still read', () => {
    const issued =
      '8FIQxbQmPw7Ew5lbw1pdFS5fQciEkKPZwxYxljonWdv28nG_1WcJ2l0i_Og6adNefAPfjAtaZJQEvYT7PW8hPccA6Xen0-LCaJ4W';
    expect(deviceTickets(signingSecretsOf(Buffer.alloc(32, 7)), randomBytes).open(issued)).toEqual(ticket);
  });

  it('return null when truncated, altered, too long or not text', () => {
    const bytes = Buffer.from(tickets.seal(ticket), 'base64url');
    for (let at = 0; at < bytes.length; at++) {
      expect(tickets.open(bytes.subarray(0, at).toString('base64url'))).toBeNull();
      const altered = Buffer.from(bytes);
      altered[at] = (altered[at] ?? 0) ^ 1;
      expect(tickets.open(altered.toString('base64url'))).toBeNull();
    }
    for (const odd of ['', '<>', 'A'.repeat(3000), null, 7, {}]) expect(tickets.open(odd)).toBeNull();
  });
});
