import { describe, expect, it } from 'vitest';
import {
  earlierKeys,
  keyHash,
  spelledPhoneKeys,
  storedHashes,
  subjectsOf,
  velocityKeys,
} from './velocity-keys';

/** Returns the text that would be hashed. */
const show = (type: string, value: string) => `${type}:${value}`;

describe('velocity keys', () => {
  it('are made only of the fields that were sent', () => {
    expect(velocityKeys({}, show)).toEqual({});
    expect(velocityKeys({ phone_number: 'call me', email: '  ' }, show)).toEqual({});
  });

  it.each([
    ['email', { email: ' Ann@Example.COM ' }, { email: 'ann@example.com' }],
    ['email in another script', { email: 'Ann@MÜNCHEN.de' }, { email: 'ann@xn--mnchen-3ya.de' }],
    ['email of one mailbox', { email: 'A.Nn+shop@Googlemail.com' }, { email: 'ann@gmail.com' }],
    ['phone', { phone_number: '+36 (30) 123-4567' }, { phone_number: '36301234567' }],
    ['phone with 00', { phone_number: '0036301234567' }, { phone_number: '36301234567' }],
    ['phone in digits of another script', { phone_number: '+٣٦٣٠١٢٣٤٥٦٧' }, { phone_number: '36301234567' }],
    ['IPv4', { ip: '192.0.2.1' }, { ip: '::ffff:192.0.2.1' }],
    ['IPv6', { ip: '2001:DB8::1' }, { ip: '2001:0db8:0:0:0:0:0:1' }],
    ['IPv6 of one network', { ip: '2a02:810d:1:2::1' }, { ip: '2a02:810D:1:2:f3a1:9bff:fe12:7' }],
    ['account', { user_bank_account: 'HU42 1177-3016.1111' }, { user_bank_account: 'hu42117730161111' }],
    [
      'address',
      { user_country: 'HU', user_zip: '1051', user_street: 'Fő utca 1.' },
      { user_country: 'hu', user_zip: '1051', user_street: 'fő  utca, 1' },
    ],
    [
      'US address',
      {
        user_country: 'US',
        user_zip: '62704-1234',
        user_street: '123 North Main Street Apt. 4B',
        user_city: 'Springfield',
      },
      { user_country: 'USA', user_zip: '62704', user_street: '123 N MAIN ST', user_street2: '#4b' },
    ],
  ])('are equal for different spellings: %s', (_about, one, other) => {
    expect(velocityKeys(one, show)).toEqual(velocityKeys(other, show));
    expect(Object.keys(velocityKeys(one, show))).toHaveLength(1);
  });

  it.each([
    ['06301234567', 'HU', '36301234567', ['phone_number:06301234567']],
    ['30 123 4567', 'hu', '36301234567', ['phone_number:301234567']],
    ['+36 (0)30 123 4567', undefined, '36301234567', []],
    ['+44 0 20 7946 0958', undefined, '442079460958', ['phone_number:4402079460958']],
    ['06301234567', undefined, '06301234567', []],
    ['06301234567', 'Hungary', '06301234567', []],
    ['12', 'HU', '12', []],
    ['call me', 'HU', undefined, []],
  ])('reads phone %s with country %s as %s and also returns its original spelling', (phone_number, user_country, number, spelled) => {
    const request = { phone_number, ...(user_country === undefined ? {} : { user_country }) };
    expect(velocityKeys(request, show).phone_number).toBe(number && `phone_number:${number}`);
    expect(spelledPhoneKeys(request, show)).toEqual(spelled);
  });

  it.each([
    ['two networks', '2a02:810d:1:2::1', '2a02:810d:1:3::1'],
    [
      'customers of one Teredo server',
      '2001:0:4136:e378:8000:63bf:3fff:fdd2',
      '2001:0:4136:e378:8000:63bf:3fff:1',
    ],
    ['addresses of examples', '2001:db8::1', '2001:db8::2'],
    ['addresses of a private network', 'fd00::1', 'fd00::2'],
    ['two IPv4 addresses', '203.0.113.1', '203.0.113.2'],
    ['IPv4 addresses in IPv6', '::ffff:203.0.113.1', '::ffff:203.0.113.2'],
  ])('differ for %s', (_about, one, other) => {
    expect(velocityKeys({ ip: one }, show)).not.toEqual(velocityKeys({ ip: other }, show));
  });

  it('differ for company addresses with other dots or tags', () => {
    const keyOf = (email: string) => velocityKeys({ email }, show).email;
    const addresses = ['ann.b@example.com', 'annb@example.com', 'ann.b+1@example.com'];
    expect(new Set(addresses.map(keyOf)).size).toBe(addresses.length);
  });

  it('include the form in which versions before 0.2 stored emails and phone numbers', () => {
    expect(storedHashes(show, 'email', 'An.N+1@Googlemail.com')).toEqual([
      'email:ann@gmail.com',
      'email:an.n+1@googlemail.com',
    ]);
    expect(storedHashes(show, 'email', 'Ann@MÜNCHEN.de')).toEqual([
      'email:ann@xn--mnchen-3ya.de',
      'email:ann@münchen.de',
    ]);
    expect(earlierKeys({ phone_number: '+36 30 123 4567 ext. 5' }, show)).toEqual([
      'phone_number:363012345675',
    ]);
    expect(earlierKeys({ phone_number: '0036301234567', email: 'ann@gmail.com' }, show)).toEqual([]);
  });

  it('include the form in which versions before 0.2 stored an IPv6 address', () => {
    expect(storedHashes(show, 'ip', '2A02:810d:1:2:0::1')).toEqual([
      'ip:2a02:810d:1:2',
      'ip:2a02:810d:1:2::1',
    ]);
    expect(storedHashes(show, 'ip', '203.0.113.1')).toEqual(['ip:203.0.113.1']);
    expect(storedHashes(show, 'email', 'ann@example.com')).toEqual(['email:ann@example.com']);
    expect(earlierKeys({ ip: '2a02:810d:1:2::1' }, show)).toEqual(['ip:2a02:810d:1:2::1']);
  });

  it('leave ids unchanged', () => {
    expect(velocityKeys({ user_id: 'Ann', card_hash: 'AbC' }, show)).toEqual({
      user_id: 'user_id:Ann',
      card_hash: 'card_hash:AbC',
    });
  });

  it('differ for two apartments and for two numbers of one street', () => {
    const keyOf = (user_street: string) =>
      velocityKeys({ user_country: 'DE', user_zip: '10115', user_street }, show).address;
    const streets = ['Hauptstraße 5', 'Hauptstraße 7', 'Hauptstraße 5, Wohnung 3', 'Hauptgasse 5'];
    expect(new Set(streets.map(keyOf)).size).toBe(streets.length);
    expect(keyOf('Hauptstr. 5')).toBe(keyOf('hauptstrasse 5'));
  });

  it('require a street and a city or ZIP code for an address', () => {
    expect(velocityKeys({ billing_street: 'High St 1' }, show)).toEqual({});
    expect(Object.keys(velocityKeys({ billing_street: 'High St 1', billing_city: 'York' }, show))).toEqual([
      'billing_address',
    ]);
  });

  it('equal the keys of a standalone lookup', () => {
    expect(keyHash(show, 'email', 'ANN@example.com')).toBe(
      velocityKeys({ email: 'ann@example.com' }, show).email,
    );
  });

  it('are null for subjects that the transaction does not have', () => {
    expect(subjectsOf(velocityKeys({ user_id: 'ann' }, show))).toMatchObject({
      user_id: 'user_id:ann',
      ip: null,
    });
  });
});
