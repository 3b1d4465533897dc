import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyseEmail, analyseEmailDomain, openEmailData } from '../index';

const data = openEmailData();
const OWN = ['assay-bank.example', 'northwindtraders.com'];

describe('look-alike domains', () => {
  it.each([
    ['info@раураl.com', 'paypal.com'],
    ['anna@gmaıl.com', 'gmail.com'],
    ['a@аррle.com', 'apple.com'],
    ['a@ɡoogle.com', 'google.com'],
    ['a@facebооk.com', 'facebook.com'],
    ['a@microsoƒt.com', 'microsoft.com'],
    ['a@bínance.com', 'binance.com'],
    ['a@paypa1.com', 'paypal.com'],
    ['a@arnazon.com', 'amazon.com'],
    ['a@rnicrosoft.net', 'microsoft.com'],
    ['a@netfl1x.com', 'netflix.com'],
    ['a@pay-pal.com', 'paypal.com'],
    ['a@paypal-security.com', 'paypal.com'],
    ['a@secure-paypal-login.net', 'paypal.com'],
    ['a@paypalsupport24.com', 'paypal.com'],
    ['a@micros0ft-support.com', 'microsoft.com'],
    ['a@mail.amazon-refunds.net', 'amazon.com'],
    ['a@paypal.com.account-check.xyz', 'paypal.com'],
    ['a@login.coinbase.com.example.net', 'coinbase.com'],
  ])('marks %s as an imitation of %s', (email, imitated) => {
    expect(analyseEmail(email, data)).toMatchObject({ lookalike: true, lookalike_of: imitated });
  });

  it.each([
    'a@paypal.com',
    'a@mail.paypal.com',
    'a@gmail.com',
    'a@googlemail.com',
    'a@amazon.de',
    'a@amazonaws.com',
    'a@münchen.de',
    'a@пример.рф',
    'a@chess.com',
    'a@targetsupport.com',
    'a@apple-growers.org',
    'a@deltaservices.com',
    'a@orangeonline.fr',
    'a@mybooking.com',
    'a@amazonia.org.br',
    'a@paypay.ne.jp',
    'a@uberservices.com',
    'a@hotmart.com',
    'a@login-services.com',
    'a@ing.com',
    'a@x.co',
  ])("doesn't mark %s", (email) => {
    expect(analyseEmail(email, data)).toMatchObject({ lookalike: false, lookalike_of: null });
  });

  it.each([
    ['a@northw1ndtraders.com', 'northwindtraders.com'],
    ['a@northwindtraders-billing.com', 'northwindtraders.com'],
    ['a@nоrthwindtraders.com', 'northwindtraders.com'],
    ['a@paypa1.com', 'paypal.com'],
  ])("compares %s with the account's own domains", (email, imitated) => {
    expect(analyseEmail(email, data, null, OWN).lookalike_of).toBe(imitated);
    expect(analyseEmail('a@northwindtraders.com', data, null, OWN).lookalike).toBe(false);
  });

  it('returns null without a domain', () => {
    expect(analyseEmail('a', data)).toMatchObject({ lookalike: null, lookalike_of: null, suggestion: null });
    expect(analyseEmailDomain('paypa1.com', data).lookalike_of).toBe('paypal.com');
  });
});

describe('suggestions', () => {
  it.each([
    ['gmial.com', 'gmail.com'],
    ['gamil.com', 'gmail.com'],
    ['mgail.com', 'gmail.com'],
    ['gmaill.com', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['gmail.co', 'gmail.com'],
    ['gmaıl.com', 'gmail.com'],
    ['hotmial.com', 'hotmail.com'],
    ['hotmal.com', 'hotmail.com'],
    ['hotmail.cmo', 'hotmail.com'],
    ['outlok.com', 'outlook.com'],
    ['yaho.com', 'yahoo.com'],
    ['iclod.com', 'icloud.com'],
    ['protonmial.com', 'protonmail.com'],
    ['wanado.fr', 'wanadoo.fr'],
    ['aol.con', 'aol.com'],
    ['gmail.com.com', 'gmail.com'],
  ])('suggests for %s the provider %s', (domain, provider) => {
    expect(analyseEmail(`anna@${domain}`, data).suggestion).toBe(provider);
  });

  it.each(
    'gmail.com mail.com ymail.com email.com gmx.com hotmart.com yandex.com yahoo.de web.de laposte.net example.com mail.example.com uol.com.br'.split(
      ' ',
    ),
  )('suggests nothing for %s', (domain) => {
    expect(analyseEmail(`anna@${domain}`, data).suggestion).toBeNull();
  });
});

describe('domains with a trailing dot or invisible characters', () => {
  it.each([
    ['a@mailinator.com.', 'mailinator.com'],
    ['a@mailinator.com。', 'mailinator.com'],
    ['a@mail\u200binator.com', 'mailinator.com'],
    ['a@pay\u00adpal.com', 'paypal.com'],
  ])('rejects %j but recognizes its domain', (email, domain) => {
    expect(analyseEmail(email, data)).toMatchObject({ valid_format: false, domain });
  });

  it.each([
    '"john doe"@example.com',
    '"a@b"@example.com',
    '"with \\"quotes\\""@example.com',
    'user@[192.0.2.1]',
    'user@[IPv6:2001:db8::1]',
    'почта@пример.рф',
    '用户@例子.广告',
    'jörg@example.com',
    'संपर्क@डाटामेल.भारत',
    'user+tag@EXAMPLE.COM',
  ])('accepts %s', (email) => {
    expect(analyseEmail(email, data).valid_format).toBe(true);
  });
});

describe('hostile input', () => {
  it('analyzes any text without throwing', () => {
    const label = fc.string({ unit: fc.constantFrom(...'abpyl01-.оаıхn\u200b@"'), maxLength: 40 });
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), label), (text) => {
        const { lookalike, lookalike_of } = analyseEmail(`a@${text}`, data, null, OWN);
        expect(lookalike).toBe(
          analyseEmail(`a@${text}`, data).domain === null ? null : lookalike_of !== null,
        );
      }),
    );
  });

  it('analyzes texts of a million characters within 50 ms of processor time', () => {
    const texts = [
      `a@${'paypal-'.repeat(150_000)}com`,
      `a@${'а'.repeat(1_000_000)}.com`,
      '.'.repeat(1_000_000),
    ];
    const before = process.cpuUsage();
    for (const text of texts) analyseEmail(text, data, null, OWN);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(50 * texts.length);
  });
});
