import { describe, expect, it } from 'vitest';
import { base32, codeOfStep, enrolmentUri, stepOfCode } from './totp';

/** The seed of RFC 6238, appendix B. */
const SEED = Buffer.from('12345678901234567890');
const at = (seconds: number) => Math.floor(seconds / 30);

describe('TOTP codes', () => {
  // Appendix B lists eight digits; an app shows the last six.
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('match RFC 6238 at %i', (seconds, code) => {
    expect(codeOfStep(SEED, at(seconds))).toBe(code.slice(-6));
  });

  it('are accepted one step before and after their own, and no further', () => {
    const now = 1111111111_000;
    const present = at(1111111111);
    const taken = [-2, -1, 0, 1, 2].map((away) =>
      stepOfCode(SEED, codeOfStep(SEED, present + away), { after: 0, now }),
    );
    expect(taken).toEqual([null, present - 1, present, present + 1, null]);
  });

  it('are not accepted again, and neither are earlier ones', () => {
    const now = 1111111111_000;
    const present = at(1111111111);
    for (const away of [-1, 0])
      expect(stepOfCode(SEED, codeOfStep(SEED, present + away), { after: present, now })).toBeNull();
    expect(stepOfCode(SEED, codeOfStep(SEED, present + 1), { after: present, now })).toBe(present + 1);
  });

  it.each(['', '12345', '1234567', 'ABCDEF', '٠٨١٨٠٤'])('have six digits, so %j is rejected', (typed) => {
    expect(stepOfCode(SEED, typed, { after: 0, now: 1111111109_000 })).toBeNull();
  });
});

describe('base32', () => {
  // RFC 4648, section 10, without its padding.
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('encodes %j as %j', (text, encoded) => {
    expect(base32(Buffer.from(text))).toBe(encoded);
  });
});

it('enrollment URI contains issuer, user and secret', () => {
  const uri = new URL(enrolmentUri(SEED, 'a+b@example.com'));
  expect(uri.protocol + uri.pathname).toBe('otpauth:/Assay:a%2Bb%40example.com');
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    issuer: 'Assay',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
