import { isValidPhoneNumber } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { analysePhone, openPhoneData } from '../index';
import { NEWER_RANGES, NEWER_RANGES_CHECKED } from './data/newer-ranges';

const data = openPhoneData();

describe('ranges newer than the library', () => {
  it.each(
    NEWER_RANGES.map(({ prefix, since }) => [prefix, since] as const),
  )('accepts +1 %s, in service since %s, which the library rejects', (prefix, since) => {
    const number = `+1${prefix}2345678`;
    expect(analysePhone(number, null, data)).toMatchObject({
      status: 'VALID',
      country: 'US',
      type: 'FIXED_LINE_OR_MOBILE',
    });
    expect(since <= NEWER_RANGES_CHECKED).toBe(true);
    // If this fails, the library has the range: delete its row.
    expect(isValidPhoneNumber(number)).toBe(false);
    expect(analysePhone(`+1${prefix}1345678`, null, data).status).toBe('INVALID');
  });

  it.each([
    '+15652345678',
    '+14602345678',
    '+16442345678',
    '+12092345',
    '+19112345678',
  ])('rejects %s, whose area code is not in service', (number) => {
    expect(analysePhone(number, null, data).status).not.toBe('VALID');
  });
});

describe('kinds of numbers from the field', () => {
  it.each([
    ['+33 9 87 65 43 21', 'FR', 'VOIP'],
    ['+225 01 23 45 67 89', 'CI', 'MOBILE'],
    ['+52 55 1234 5678', 'MX', 'FIXED_LINE_OR_MOBILE'],
    ['+55 11 91234-5678', 'BR', 'MOBILE'],
    ['+44 7624 123456', 'IM', 'MOBILE'],
    ['+44 7640 123456', 'GB', 'PAGER'],
    ['+7 701 123 45 67', 'KZ', 'MOBILE'],
    ['+7 912 345-67-89', 'RU', 'MOBILE'],
    ['+44 1534 123456', 'JE', 'FIXED_LINE'],
    ['+590 690 12 34 56', 'GP', 'MOBILE'],
    ['+1 242 345 6789', 'BS', 'FIXED_LINE'],
    ['+1 (415) 555-2671 ext. 123', 'US', 'FIXED_LINE_OR_MOBILE'],
    ['+1-800-FLOWERS', 'US', 'TOLL_FREE'],
    ['+٤٩ ١٥١ ٢٣٤٥٦٧٨٩', 'DE', 'MOBILE'],
    ['+870 773 111 632', null, 'MOBILE'],
    ['+8816 763 12345', null, 'MOBILE'],
    ['+800 1234 5678', null, 'TOLL_FREE'],
  ])('reads %s', (number, country, type) => {
    expect(analysePhone(number, null, data)).toMatchObject({ status: 'VALID', country, type });
  });

  it('rejects a national number with another country, a short code and letters', () => {
    expect(analysePhone('06 12 34 56 78', 'US', data).status).not.toBe('VALID');
    expect(analysePhone('112', 'DE', data).status).not.toBe('VALID');
    expect(analysePhone('call me', 'DE', data).status).toBe('NOT_A_NUMBER');
  });

  it('analyzes a text of a million characters within 50 ms of processor time', () => {
    const before = process.cpuUsage();
    for (const text of ['1'.repeat(1_000_000), '+('.repeat(500_000)]) analysePhone(text, 'US', data);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(100);
  });
});
