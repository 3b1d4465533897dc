import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOSTILE_TEXTS } from '../text/testing/hostile-texts';
import { analysePhone } from './analyse-phone';
import { openPhoneData, type PhoneData } from './open-phone-data';
import { buildPrefixTable, forEachBsonString, longestPrefixName } from './prefix-table';

const cacheDir = mkdtempSync(join(tmpdir(), 'phone-'));
let data: PhoneData;
beforeAll(() => {
  data = openPhoneData({ cacheDir });
});
afterAll(() => rmSync(cacheDir, { recursive: true }));

describe('analysePhone', () => {
  it('returns all facts about a number', () => {
    expect(analysePhone('+49 1511 2345678', null, data)).toEqual({
      phone: '4915112345678',
      status: 'VALID',
      phone_is_valid: true,
      type: 'MOBILE',
      country: 'DE',
      country_code: 'DE',
      calling_code: '49',
      carrier: 'T-Mobile',
      location: 'Germany',
      timezones: ['Europe/Berlin'],
      disposable: false,
    });
  });

  it.each([
    ['+442079460958', null],
    ['00442079460958', null],
    ['442079460958', null],
    [442079460958, null],
    ['020 7946 0958', 'GB'],
    ['020 7946 0958', 'uk'],
    ['2079460958', 'GB'],
    ['+44 (0)20 7946 0958', 'US'],
    ['+44 0 20 7946 0958', null],
    ['0044 20 7946 0958', 'DE'],
    ['011 44 20 7946 0958', 'US'],
    ['442079460958', 'FR'],
    ['＋４４２０７９４６０９５８', null],
    ['tel:+44-20-7946-0958;ext=12', null],
  ])('reads %s with country %s', (number, country) => {
    expect(analysePhone(number, country, data)).toMatchObject({
      phone: '442079460958',
      country: 'GB',
      location: 'London',
    });
  });

  it.each([
    ['4915112345678', 'DE', '4915112345678', 'MOBILE'],
    ['+36 (0)30 123 4567', null, '36301234567', 'MOBILE'],
    ['0036 (0)30 123 4567', 'HU', '36301234567', 'MOBILE'],
    ['06 30 123 4567', 'HU', '36301234567', 'MOBILE'],
    ['+39 (0)6 6982 1234', null, '390669821234', 'FIXED_LINE'],
    ['358401234567', 'FI', '358401234567', 'MOBILE'],
    ['6281234567890', 'ID', '6281234567890', 'MOBILE'],
    // With the trunk zero, it is a fixed line in East Frisia.
    ['04915 1234567', 'DE', '4949151234567', 'FIXED_LINE'],
    // Read with the calling code, the rest would be too short.
    ['47123456', 'NO', '4747123456', 'MOBILE'],
    ['9112345678', 'IN', '919112345678', 'MOBILE'],
    // Digits that are also a valid foreign number are read as national first.
    ['3012345678', 'DE', '493012345678', 'FIXED_LINE'],
  ])('reads the bare digits %s with country %s as %s', (digits, country, phone, type) => {
    expect(analysePhone(digits, country, data)).toMatchObject({ phone, type, phone_is_valid: true });
  });

  it('reads a local number with its phone-context, also on repeated calls', () => {
    const phones = [1, 2, 3].map(() => analysePhone('tel:20-7946-0958;phone-context=+44', 'DE', data).phone);
    expect(phones).toEqual(Array(3).fill('442079460958'));
  });

  it('reads letters as keys and omits extensions', () => {
    expect(analysePhone('1-800-FLOWERS', 'US', data)).toMatchObject({
      phone: '18003569377',
      type: 'TOLL_FREE',
    });
    expect(analysePhone('+1 650 253 0000 ext. 123', null, data).phone).toBe('16502530000');
  });

  it.each([
    ['+16502530000', 'FIXED_LINE_OR_MOBILE'],
    ['+18002530000', 'TOLL_FREE'],
    ['+4930901820', 'FIXED_LINE'],
    ['+447912345678', 'MOBILE'],
    ['+447640123456', 'PAGER'],
    ['+445612345678', 'VOIP'],
    ['+449187654321', 'PREMIUM_RATE'],
    ['+5540041234', 'SHARED_COST'],
    ['+447031231234', 'PERSONAL_NUMBER'],
    ['+443031231234', 'UAN'],
    ['+80012345678', 'TOLL_FREE'],
  ])('classifies %s as %s', (number, type) => expect(analysePhone(number, null, data).type).toBe(type));

  it.each([
    ['', 'MISSING', ''],
    ['   ', 'MISSING', ''],
    ['abc', 'NOT_A_NUMBER', ''],
    [Number.NaN, 'NOT_A_NUMBER', ''],
    [-5, 'NOT_A_NUMBER', ''],
    [1.5, 'NOT_A_NUMBER', ''],
    ['02079460958', 'COUNTRY_UNKNOWN', '02079460958'],
    ['+49 1', 'NOT_A_NUMBER', '491'],
    ['+1 555 0', 'INVALID', '15550'],
    ['+999 123456789', 'NOT_A_NUMBER', '999123456789'],
  ])('returns status for %j: %s', (number, status, digits) => {
    expect(analysePhone(number, null, data)).toMatchObject({
      status,
      phone: digits,
      phone_is_valid: false,
      type: 'UNKNOWN',
      carrier: null,
      location: null,
    });
  });

  it('recognizes numbers of public receiving sites', () => {
    expect(analysePhone('+46200231', null, data).disposable).toBe(true);
    const own = openPhoneData({ packageDirs: [], extra: { disposable: ['+49 1511 2345678'] } });
    expect(analysePhone('+4915112345678', null, own)).toMatchObject({
      disposable: true,
      carrier: null,
      timezones: [],
    });
  });

  it('returns null for facts that no table has', () => {
    const bare = openPhoneData({ packageDirs: [] });
    expect(analysePhone('+4915112345678', null, bare)).toMatchObject({
      phone_is_valid: true,
      disposable: null,
      carrier: null,
    });
    expect(analysePhone('', null, bare).disposable).toBeNull();
    expect(analysePhone('+79161234567', null, data).carrier).toBeNull();
  });

  it.each(HOSTILE_TEXTS)("doesn't throw on hostile text: $name", ({ text }) => {
    expect(() => analysePhone(text, text, data)).not.toThrow();
    expect(() => analysePhone(`+49${text}`, 'DE', data)).not.toThrow();
  });
});

describe('cache file', () => {
  it('gives the same results from the file, and works when it is damaged', () => {
    const files = readdirSync(cacheDir);
    expect(files).toEqual([expect.stringMatching(/^phone-prefixes-[\d.]+\.bin$/)]);
    expect(openPhoneData({ cacheDir }).carriers?.names).toEqual(data.carriers?.names);
    writeFileSync(join(cacheDir, files[0]!), 'broken');
    expect(openPhoneData({ cacheDir }).places?.names.length).toBe(data.places?.names.length);
  });
});

describe('satellite numbers', () => {
  it.each([
    ['+870773987654', 'MOBILE', 'Inmarsat'],
    ['+88216987654', 'VOIP', 'Thuraya'],
    ['+881812987654', 'MOBILE', expect.stringMatching(/globalstar/i)],
    ['+881698765432', 'MOBILE', expect.stringMatching(/iridium/i)],
  ])('recognizes %s', (number, type, carrier) => {
    const facts = analysePhone(number, null, openPhoneData({}));
    expect(facts).toMatchObject({ phone_is_valid: true, type, country: null, carrier });
  });
});

describe('prefix tables', () => {
  /** Builds a flat BSON document of string members. */
  function bson(members: Readonly<Record<string, string>>): Buffer {
    const parts = Object.entries(members).map(([key, value]) => {
      const text = Buffer.from(`${value}\0`);
      const length = Buffer.alloc(4);
      length.writeInt32LE(text.length);
      return Buffer.concat([Buffer.from([2]), Buffer.from(`${key}\0`), length, text]);
    });
    const body = Buffer.concat([...parts, Buffer.from([0])]);
    const size = Buffer.alloc(4);
    size.writeInt32LE(body.length + 4);
    return Buffer.concat([size, body]);
  }

  it('finds the longest prefix', () => {
    const table = buildPrefixTable([
      { callingCode: '99', bytes: bson({ '1': 'A', '123': 'B', x: 'not a prefix' }) },
    ]);
    expect(longestPrefixName(table, '991234')).toBe('B');
    expect(longestPrefixName(table, '991299')).toBe('A');
    expect(longestPrefixName(table, '98')).toBeNull();
    expect(table.names).toHaveLength(2);
  });

  it('stops at a truncated document without throwing', () => {
    const bytes = bson({ '1': 'A', '2': 'B' });
    for (let cut = 0; cut < bytes.length; cut++) {
      expect(() => forEachBsonString(bytes.subarray(0, cut), () => {})).not.toThrow();
    }
  });
});
