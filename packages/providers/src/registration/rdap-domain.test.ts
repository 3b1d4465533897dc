import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readRdapDomain } from './registration';

const card = (...properties: unknown[]) => ['vcard', [['version', {}, 'text', '4.0'], ...properties]];

it('readRdapDomain reads registrar, registrant, events and name servers', () => {
  expect(
    readRdapDomain({
      objectClassName: 'domain',
      handle: 'D1',
      ldhName: 'EXAMPLE.COM',
      status: ['active', 7],
      events: [
        { eventAction: 'registration', eventDate: '1995-08-14T04:00:00Z' },
        { eventAction: 'expiration' },
        'nonsense',
      ],
      nameservers: [{ ldhName: 'A.IANA-SERVERS.NET' }, {}],
      entities: [
        {
          roles: ['registrar'],
          handle: '376',
          publicIds: [{ type: 'IANA Registrar ID', identifier: '376' }],
          vcardArray: card(['fn', {}, 'text', 'RESERVED-IANA']),
        },
        {
          roles: ['registrant'],
          vcardArray: card(['fn', {}, 'text', 'REDACTED FOR PRIVACY'], ['org', {}, 'text', ['IANA', 'unit']]),
        },
      ],
      port43: 'whois.verisign-grs.com',
    }),
  ).toEqual({
    handle: 'D1',
    ldhName: 'example.com',
    status: ['active'],
    events: [{ action: 'registration', date: '1995-08-14T04:00:00Z' }],
    nameservers: ['a.iana-servers.net'],
    registrar: { name: 'RESERVED-IANA', ianaId: '376' },
    registrant: { name: null, organisation: 'IANA' },
    port43: 'whois.verisign-grs.com',
  });
});

it('readRdapDomain returns null for missing parts', () => {
  expect(readRdapDomain({ objectClassName: 'domain', ldhName: 'a.test', entities: {} })).toMatchObject({
    handle: null,
    events: [],
    registrar: null,
    registrant: null,
    port43: null,
  });
});

it.each([
  null,
  [],
  'text',
  {},
  { objectClassName: 'entity', handle: 'x' },
  { errorCode: 404 },
])('readRdapDomain rejects %j', (document) => expect(readRdapDomain(document)).toBeNull());

const recorded = fileURLToPath(
  new URL('../../../../../shared/data/rdap/domain-example.cz.json', import.meta.url),
);

it.skipIf(!existsSync(recorded))(
  'readRdapDomain reads a recorded response of a registry (skipped if ../shared is absent)',
  async () => {
    const domain = readRdapDomain(JSON.parse(await readFile(recorded, 'utf8')));
    expect(domain).toMatchObject({ ldhName: 'example.cz', status: ['active'], port43: 'whois.nic.cz' });
    expect(domain?.events.map(({ action }) => action)).toContain('registration');
    expect(domain?.nameservers).toContain('ns.pipni.cz');
  },
);
