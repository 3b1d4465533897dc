import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { HOSTILE_TEXTS } from '../text/testing/hostile-texts';
import { readRdapDomain, readWhois } from './domain-registration';
import { readRegistryDate } from './registry-date';
import { WHOIS_ANSWERS } from './testing/whois-answers';

const now = new Date('2026-11-20T00:00:00Z');

describe('readRegistryDate', () => {
  it.each([
    ['1997-09-15T04:00:00Z', '1997-09-15 04:00:00'],
    ['2016-02-26T16:49:10.123Z', '2016-02-26 16:49:10'],
    ['2018-03-12T21:44:25+01:00', '2018-03-12 20:44:25'],
    ['2002-12-04 00:00:00+02', '2002-12-03 22:00:00'],
    ['2001/03/22', '2001-03-22 00:00:00'],
    ['2024/04/01 01:05:07 (JST)', '2024-03-31 16:05:07'],
    ['1999. 07. 28.', '1999-07-28 00:00:00'],
    ['1999.10.22 13:00:00', '1999-10-22 13:00:00'],
    ['20110426 17:57:37', '2011-04-26 17:57:37'],
    ['20121216134104', '2012-12-16 13:41:04'],
    ['19990203 #123', '1999-02-03 00:00:00'],
    ['14-Feb-1996', '1996-02-14 00:00:00'],
    ['12-February-2002', '2002-02-12 00:00:00'],
    ['08 Oct 1999', '1999-10-08 00:00:00'],
    ['2001-Aug-23.', '2001-08-23 00:00:00'],
    ['27.10.1999', '1999-10-27 00:00:00'],
    ['30.6.2006 09:30:00', '2006-06-30 09:30:00'],
    ['19/11/2002 00:00:00', '2002-11-19 00:00:00'],
    ['04/28/2020', '2020-04-28 00:00:00'],
    ['16/09/03', '2003-09-16 00:00:00'],
    ['Tue Oct 12 2004', '2004-10-12 00:00:00'],
    ['September 12 1999', '1999-09-12 00:00:00'],
    ['Fri Apr 19 13:26:05 GMT 2002', '2002-04-19 13:26:05'],
    ['domain-registrar 19990605 (Assigned)', '1999-06-05 00:00:00'],
  ])('reads %s', (text, date) => expect(readRegistryDate(text)).toBe(date));

  it.each([
    '',
    'before Aug-1996',
    '2001-02-30',
    '2001-13-45',
    '0000-00-00',
    'N/A',
    '1900-01-01',
    '99999',
  ])('rejects %j', (text) => expect(readRegistryDate(text)).toBeNull());
});

describe('readWhois', () => {
  it.each(WHOIS_ANSWERS)('reads the layout of $layout', ({ text, expected }) => {
    expect(readWhois(text, now)).toMatchObject(expected);
  });

  it('returns unknown for a response that refuses the query', () => {
    expect(readWhois('Error: query rate exceeded, try again later', now).registered).toBeNull();
  });

  it('rejects a creation date in the future', () => {
    expect(readWhois('Creation Date: 2031-01-01T00:00:00Z\nRegistrar: X', now).created).toBeNull();
  });

  it.each(HOSTILE_TEXTS)("doesn't throw on hostile text: $name", ({ text }) => {
    expect(() => readWhois(`${text}\nRegistrar:\n${text}\nCreated: ${text}`, now)).not.toThrow();
  });
});

describe('readRdapDomain', () => {
  const answer = {
    objectClassName: 'domain',
    ldhName: 'example.org',
    events: [
      { eventAction: 'registration', eventDate: '1995-08-31T04:00:00Z' },
      { eventAction: 'expiration', eventDate: '2027-08-30T04:00:00Z' },
      { eventAction: 'last changed', eventDate: '2026-01-16T18:26:50Z' },
      { eventAction: 'last update of RDAP database', eventDate: '2026-11-19T00:00:00Z' },
    ],
    entities: [
      {
        roles: ['registrar'],
        vcardArray: [
          'vcard',
          [
            ['version', {}, 'text', '4.0'],
            ['fn', {}, 'text', 'Example Registrar, Inc.'],
          ],
        ],
        entities: [{ roles: ['abuse'], vcardArray: ['vcard', [['fn', {}, 'text', 'Abuse Desk']]] }],
      },
      {
        roles: ['registrant'],
        vcardArray: [
          'vcard',
          [
            ['fn', {}, 'text', ''],
            ['org', {}, 'text', 'Example Society'],
          ],
        ],
      },
    ],
  };

  it('returns dates, registrar and holder', () => {
    expect(readRdapDomain(answer)).toEqual({
      created: '1995-08-31 04:00:00',
      updated: '2026-01-16 18:26:50',
      expires: '2027-08-30 04:00:00',
      registrar_name: 'Example Registrar, Inc.',
      registered_to: 'Example Society',
      registered: true,
    });
  });

  it('returns null for a withheld holder', () => {
    const redacted = structuredClone(answer);
    redacted.entities[1]!.vcardArray = ['vcard', [['fn', {}, 'text', 'REDACTED FOR PRIVACY']]];
    expect(readRdapDomain(redacted).registered_to).toBeNull();
  });

  it('distinguishes "not registered" from other errors', () => {
    expect(readRdapDomain({ errorCode: 404, title: 'Not Found' }).registered).toBe(false);
    expect(readRdapDomain({ errorCode: 429 }).registered).toBeNull();
  });

  it.each([
    null,
    undefined,
    1,
    'x',
    [],
    {},
    { objectClassName: 'domain', events: 3, entities: [null, 'x'] },
  ])("doesn't throw on %j", (json) => expect(() => readRdapDomain(json)).not.toThrow());

  const recorded = fileURLToPath(
    new URL('../../../../../shared/data/rdap/domain-example.cz.json', import.meta.url),
  );
  it.skipIf(!existsSync(recorded))('parses a response recorded from a registry (needs ../shared)', () => {
    const facts = readRdapDomain(JSON.parse(readFileSync(recorded, 'utf8')));
    expect(facts).toMatchObject({ registered: true, created: expect.stringMatching(/^\d{4}-\d\d-\d\d /) });
    expect(facts.registrar_name).not.toBeNull();
  });
});
