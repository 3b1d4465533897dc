import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson } from '../json-text';
import {
  maskCardData,
  maskCardNumbers,
  maskedJson,
  mayHoldCardData,
  shortBin,
  withoutCardData,
} from './card-data';

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
    ['4111_1111_1111_1111', '411111******1111'],
    ['4111/1111/1111/1111', '411111******1111'],
    ['4111\t1111\n1111\r\n1111', '411111******1111'],
    ['4111\u200b1111\u00ad1111\ufeff1111', '411111******1111'],
    ['4111\u30001111\u20021111\u22121111', '411111******1111'],
    ['４１１１ １１１１ １１１１ １１１１', '411111******1111'],
    ['بطاقة ٤١١١١١١١١١١١١١١١', 'بطاقة 411111******1111'],
    ['कार्ड ४१११११११११११११११', 'कार्ड 411111******1111'],
    ['\u{1d7d2}\u{1d7cf}\u{1d7d9}\u{1d7e3}1111\u{1d7ed}111\u{1d7f7}111!', '411111******1111!'],
    ['AB12 PAID WITH 4111 1111 1111 1111', 'AB12 PAID WITH 411111******1111'],
    ['TX01-4111111111111111', 'TX01-411111******1111'],
    ['VIP 12 4111 1111 1111 1111', 'VIP 12 411111******1111'],
    ['DE89370400440532013000 4111111111111111', 'DE89370400440532013000 411111******1111'],
    [
      '41111111-1111-4111-8111-111111111111 4111111111111111',
      '41111111-1111-4111-8111-111111111111 411111******1111',
    ],
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

/** Returns the same digits with the check digit of ISO/IEC 7812-1. */
function cardOf(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const doubled = at % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return digits + String((10 - (sum % 10)) % 10);
}

describe('maskCardData', () => {
  it.each([
    ['my card, cvv 947 and CVC: 9471', 'my card, cvv *** and CVC: ****'],
    ['cvv947', 'cvv***'],
    ['CVV2=947;exp=12/29', 'CVV2=***;exp=12/29'],
    ['CVV 2: 947', 'CVV 2: ***'],
    ['cvc2-code is 947.', 'cvc2-code is ***.'],
    ['CID (1234)', 'CID (****)'],
    ['csc no. 123', 'csc no. ***'],
    ['cvv 947 12/29', 'cvv *** 12/29'],
    ['cvv 9-4-7', 'cvv *-*-*'],
    ['cvv ９４７', 'cvv ***'],
    ['{"cvv":"947"}', '{"cvv":"***"}'],
    ['the security code on the back of my card is 947', 'the security code on the back of my card is ***'],
    ['Security-Code: 1234', 'Security-Code: ****'],
    ['Kartenprüfnummer lautet 947', 'Kartenprüfnummer lautet ***'],
    ['SICHERHEITSCODE 947', 'SICHERHEITSCODE ***'],
    ['código de seguridad es 947', 'código de seguridad es ***'],
    ['CÓDIGO DE SEGURANÇA: 947', 'CÓDIGO DE SEGURANÇA: ***'],
    ['le cryptogramme visuel est 947', 'le cryptogramme visuel est ***'],
    ['codice di sicurezza è 947', 'codice di sicurezza è ***'],
    ['biztonsági kód: 947', 'biztonsági kód: ***'],
    ['رمز الأمان هو ٩٤٧', 'رمز الأمان هو ***'],
    ['安全码是947', '安全码是***'],
    ['セキュリティコードは947です', 'セキュリティコードは***です'],
    ['код безопасности 947', 'код безопасности ***'],
    ['4111 1111 1111 1111 cvv 123', '411111******1111 cvv ***'],
  ])('masks %s as %s', (text, expected) => {
    expect(mayHoldCardData(JSON.stringify({ text }))).toBe(true);
    expect(maskCardData(text)).toBe(expected);
    expect(maskCardData(expected)).toBe(expected);
  });

  it.each([
    'security code 123456',
    'cvv 12345',
    'cvv did not match, order 9471 was declined',
    'incident 1234',
    'decide 123',
    'placid 1234',
    'room 947',
    'Sicherheit 1234',
    'cvv 12',
    '',
  ])('leaves %s unchanged', (text) => {
    expect(maskCardData(text)).toBe(text);
  });

  const separator = fc.constantFrom('', ' ', '-', '.', '/', '_', '\u00a0', '\u2013', '\u200b', '\n', ' - ');
  const digits = fc.stringMatching(/^(?:4\d{14}|5[1-5]\d{13}|62\d{13})$/);
  const script = fc.constantFrom(0x30, 0x660, 0x6f0, 0x966, 0xff10, 0x1d7ce);

  it('masks any card number in any text, spacing, script and JSON form', () => {
    fc.assert(
      fc.property(
        ...[fc.string({ unit: 'binary', maxLength: 40 }), digits, separator, script],
        (any, first, between, zero) => {
          // Other digits next to a number may form a longer number with it.
          const text = any.replace(/\p{Nd}/gu, '');
          const card = cardOf(first);
          const written = (card.match(/.{4}/g) ?? [])
            .map((group) => [...group].map((digit) => String.fromCodePoint(zero + Number(digit))).join(''))
            .join(between);
          const masked = maskCardData(`${text}|${written}|${text}`);
          expect(masked).toContain(`${card.slice(0, 6)}******${card.slice(-4)}`);
          const body = { note: `${text}|${written}` };
          expect(JSON.stringify(maskedJson(body, JSON.stringify(body)))).toContain(card.slice(0, 6));
          expect(maskedJson(body, JSON.stringify(body)).note).toContain('******');
        },
      ),
    );
  });

  it.each([
    ...[
      '4',
      '4 ',
      '41-',
      'cvv ',
      'cvv is ',
      'cvv 947 ',
      'security ',
      'AB12 ',
      '\u0664',
      'c',
      '1/',
      'AB1',
      'код ',
    ],
    ...['4111111111111111 ', '4111111111111111g', 'a4111111111111111', 'DE8937040044', '\u{1d7d2}'],
  ])('reads a megabyte of %j in linear time', (part) => {
    const text = part.repeat(Math.ceil(1_000_000 / part.length));
    maskCardData(text.slice(0, 10_000));
    const { user } = process.cpuUsage();
    mayHoldCardData(text);
    maskCardData(text);
    // Quadratic code takes minutes. Other processes slow a test down.
    expect((process.cpuUsage().user - user) / 1000).toBeLessThan(5000);
  });
});

describe('withoutCardData', () => {
  it.each([
    [{ a: ['x', { b: '4111111111111111' }] }, { a: ['x', { b: '411111******1111' }] }],
    [{ n: 4111111111111111 }, { n: '411111******1111' }],
    [{ '4111111111111111': 5500000000000004 }, { '411111******1111': '550000******0004' }],
    [{ card_bin: '378282246310005' }, { card_bin: '37828224' }],
    [{ phone_number: '４５３９１４８８０３４３６４６７' }, { phone_number: '453914******6467' }],
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

  it('finds card numbers with an exponent', () => {
    const text = '{"a":411111111111111.1e1,"b":41111111111111110e-1}';
    expect(maskedJson(JSON.parse(text), text)).toEqual({ a: '411111******1111', b: '411111******1111' });
  });

  it('finds card data at any nesting depth', () => {
    const deep = JSON.parse(`${'{"a":'.repeat(20_000)}"4111111111111111"${'}'.repeat(20_000)}`) as object;
    expect(withoutCardData(deep)).toEqual(['a']);
  });
});

describe('maskCardNumbers in long texts', () => {
  it.each([
    ['lines', '4111111111111111\n', '411111******1111\n'],
    ['groups', '4111 1111 1111 1111\n', '411111******1111\n'],
    [
      'digits of another script',
      '\u0664\u0661\u0661\u0661\u0661\u0661\u0661\u0661\u0661\u0661\u0661\u0661\u0661\u0661\u0661\u0661,',
      '411111******1111,',
    ],
    [
      'IBANs and numbers',
      'DE89370400440532013000 4111111111111111\n',
      'DE89370400440532013000 411111******1111\n',
    ],
    [
      'UUIDs and numbers',
      '0b0b0b0b-4111-1111-1111-111111111111 378282246310005.',
      '0b0b0b0b-4111-1111-1111-111111111111 378282*****0005.',
    ],
  ])('masks each of thousands of %s', (_about, text, expected) => {
    // The odd start moves the parts that are read at once against the numbers.
    expect(maskCardNumbers(`12\n${text.repeat(5_000)}`)).toBe(`12\n${expected.repeat(5_000)}`);
  });

  it('does not mask a part of a number with more digits than a card number has', () => {
    const text = '4111111111111111'.repeat(5_000);
    expect(maskCardNumbers(text)).toBe(text);
  });
});

describe('shortBin', () => {
  it.each([
    ['411111', '411111'],
    ['4111 1111 22', '4111 1111'],
    ['378282246310005', '37828224'],
    ['41111111', '41111111'],
    ['４１１１１１１１１１１１１１１１', '４１１１１１１１'],
  ])('shortens %s to %s', (bin, kept) => {
    expect(shortBin(bin)).toBe(kept);
  });
});
