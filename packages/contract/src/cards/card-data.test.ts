import { describe, expect, it } from 'vitest';
import { parseJson } from '../json-text';
import { maskCardNumbers, mayHoldCardData, shortBin, withoutCardData } from './card-data';

describe('maskCardNumbers', () => {
  it.each([
    ['4111111111111111', '411111******1111'],
    ['pay 4111 1111 1111 1111 please', 'pay 411111******1111 please'],
    ['5500-0000-0000-0004', '550000******0004'],
    ['3782 822463 10005', '378282*****0005'],
    ['378282246310005', '378282*****0005'],
    ['6011.0000.0000.0004', '601100******0004'],
    ['4111\u00a01111\u00a01111\u00a01111', '411111******1111'],
    ['4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1', '411111******1111'],
    ['41 11 11 11 11 11 11 11', '411111******1111'],
    ['4222222222222', '422222***2222'],
    ['6304000000000000', '630400******0000'],
    ['4111111111111111 12/29', '411111******1111 12/29'],
    ['4111 1111 1111 1111 12 29 123', '411111******1111 12 29 123'],
    ['17 4111 1111 1111 1111', '17 411111******1111'],
    ['pan=4111111111111111&x', 'pan=411111******1111&x'],
    ['card4111111111111111', 'card411111******1111'],
    ['4111111111111111, 5500000000000004', '411111******1111, 550000******0004'],
    ['4111111111111111 5500000000000004', '411111******1111 550000******0004'],
  ])('masks %s as %s', (text, expected) => {
    expect(maskCardNumbers(text)).toBe(expected);
    expect(maskCardNumbers(expected)).toBe(expected);
  });

  it.each([
    '4111111111111112',
    '9999999999999995',
    '1700000000000',
    '2026-11-22 10:00:00.123456',
    '41111111111111114111111111111111',
    '41111111-1111-4111-8111-111111111111',
    'd41111111111111111d98f00b204e980',
    'da39a3ee5e6b4b0d4111111111111111afd80709',
    'DE89370400440532013000',
    'DE89 3704 0044 0532 0130 00',
    'GB33BUKB20201555555555',
    '+4915112345678',
    '411111******1111',
    '192.168.100.100 10.20.30.40',
    '',
  ])('leaves %s unchanged', (text) => {
    expect(maskCardNumbers(text)).toBe(text);
  });
});

describe('withoutCardData', () => {
  it.each([
    [{ a: ['x', { b: '4111111111111111' }] }, { a: ['x', { b: '411111******1111' }] }],
    [{ n: 4111111111111111 }, { n: '411111******1111' }],
    [{ '4111111111111111': 5500000000000004 }, { '411111******1111': '550000******0004' }],
    [{ card_bin: '378282246310005' }, { card_bin: '37828224' }],
    [
      { custom_fields: { cvv: '123', CVC2: 999, card_security_code: '1', x: 1 } },
      { custom_fields: { x: 1 } },
    ],
  ])('changes %j to %j', (value, expected) => {
    expect(mayHoldCardData(JSON.stringify(value))).toBe(true);
    expect(withoutCardData(value).length).toBeGreaterThan(0);
    expect(value).toEqual(expected);
  });

  it.each([
    { cvv_result: true, cvv: true },
    { phone_number: '4915112345678', verification_code: 'abc' },
    { transaction_amount: 4111111111111.5, at: 1_700_000_000_000 },
    { id_value: '3578015504050018', user_dob: '2005-04-15' },
    { id_value: 3578011504050009, user_dob: '2005-04-15' },
    { inputs: { id_value: '357801 550405 0018', user_dob: '2005-04-15' } },
  ])('leaves %j unchanged', (value) => {
    expect(withoutCardData(structuredClone(value))).toEqual([]);
  });

  it.each([
    { id_value: '3578015504050018' },
    { id_value: '3578015504050018', user_dob: '2005-04-16' },
    { id_value: '3578015504050018', user_dob: null },
    { user_id: '3578015504050018', user_dob: '2005-04-15' },
    { id_value: '4111111111111111', user_dob: '2005-04-15' },
    { id_value: 'card 4111 1111 1111 1111', user_dob: '1911-11-11' },
    { user_dob: '2005-04-15', inputs: { id_value: '3578015504050018' } },
  ])('masks %j, which lacks a NIK with the given birth date', (value) => {
    expect(withoutCardData(structuredClone(value))).toHaveLength(1);
  });

  it('finds card data in integers beyond 2^53 and in escape sequences', () => {
    const long = parseJson('{"a":6304000000000000004}') as { a: unknown };
    withoutCardData(long);
    const escaped = '{"a":"\\u0034111111111111111","\\u0063vv":"123"}';
    expect(mayHoldCardData(escaped)).toBe(true);
    const value = JSON.parse(escaped) as object;
    expect(withoutCardData(value)).toHaveLength(2);
    expect(value).toEqual({ a: '411111******1111' });
  });

  it('finds card data at any nesting depth', () => {
    const deep = JSON.parse(`${'{"a":'.repeat(20_000)}"4111111111111111"${'}'.repeat(20_000)}`) as object;
    expect(withoutCardData(deep)).toEqual(['a']);
  });
});

describe('shortBin', () => {
  it.each([
    ['411111', '411111'],
    ['4111 1111 22', '4111 1111'],
    ['378282246310005', '37828224'],
    ['41111111', '41111111'],
  ])('shortens %s to %s', (bin, kept) => {
    expect(shortBin(bin)).toBe(kept);
  });
});
