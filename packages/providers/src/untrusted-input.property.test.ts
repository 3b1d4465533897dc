import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asciiDomain } from './net/guarded-network';
import { readRdapBootstrap } from './registration/rdap-bootstrap';
import { readRdapDomain } from './registration/registration';
import { takeSmtpReply } from './smtp/smtp-connection';
import { recipientVerdict } from './smtp/smtp-dialogue';

// External servers may send any data.
describe('readers of external responses never throw', () => {
  it('RDAP documents', () => {
    const value = fc.jsonValue();
    const domain = fc.record({
      objectClassName: fc.constant('domain'),
      ldhName: fc.constant('example.test'),
      status: value,
      events: fc.oneof(value, fc.array(fc.record({ eventAction: value, eventDate: value }))),
      nameservers: fc.oneof(value, fc.array(fc.record({ ldhName: value }))),
      entities: fc.oneof(
        value,
        fc.array(
          fc.record({
            roles: fc.oneof(value, fc.constant(['registrar'])),
            vcardArray: value,
            publicIds: value,
          }),
        ),
      ),
    });
    fc.assert(fc.property(fc.oneof(value, domain), (document) => void readRdapDomain(document)));
    fc.assert(fc.property(domain, (document) => void expect(readRdapDomain(document)).not.toBeNull()));
  });

  it('RDAP bootstrap files', () => {
    const services = fc.oneof(
      fc.jsonValue(),
      fc.array(fc.array(fc.oneof(fc.jsonValue(), fc.array(fc.string())))),
    );
    fc.assert(
      fc.property(fc.record({ services }), fc.string(), (document, domain) => {
        const servers = readRdapBootstrap(document)?.serversFor(domain) ?? [];
        expect(servers.every((server) => /^https?:\/\//i.test(server))).toBe(true);
      }),
    );
  });

  it('SMTP replies', () => {
    const line = fc.tuple(
      fc.integer({ min: 0, max: 999 }),
      fc.constantFrom(' ', '-', '', '5.1.1 '),
      fc.string(),
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(line).map((lines) => lines.map(([code, mark, rest]) => `${code}${mark}${rest}\r\n`).join('')),
    );
    fc.assert(
      fc.property(text, (received) => {
        const taken = takeSmtpReply(received);
        if (taken === null || taken === 'malformed') return;
        expect(received.endsWith(taken.rest)).toBe(true);
        recipientVerdict(taken.reply);
      }),
    );
  });
});

describe('external names and addresses', () => {
  it('become a domain that is safe to send, or null', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.domain()), (text) => {
        const domain = asciiDomain(text);
        if (domain === null) return;
        expect(domain).toMatch(/^[a-z0-9_.-]+$/);
        expect(asciiDomain(domain)).toBe(domain);
      }),
    );
    fc.assert(
      fc.property(fc.domain(), (domain) => void expect(asciiDomain(domain)).toBe(domain.toLowerCase())),
    );
  });
});
