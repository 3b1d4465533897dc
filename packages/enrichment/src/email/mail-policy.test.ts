import { describe, expect, it } from 'vitest';
import { dmarcEnforced, readDmarc, readSpf, spfIsStrict } from './mail-policies';

const noRedirect = () => null;

describe('SPF', () => {
  it.each([
    [['v=spf1 mx -all'], true],
    [['google-site-verification=x', 'V=SPF1 include:_spf.example.org -ALL'], true],
    [['v=spf1 -all +all'], true],
    [['v=spf1 mx ~all'], false],
    [['v=spf1 ?all'], false],
    [['v=spf1 all'], false],
    [['v=spf1 mx'], false],
    [['v=spf10 -all'], false],
    [['v=spf1 -all', 'v=spf1 mx -all'], false],
    [[], false],
  ])('returns strict for %j: %s', (records, strict) =>
    expect(spfIsStrict(readSpf(records), noRedirect)).toBe(strict));

  it('joins the character strings of one record', () => {
    expect(readSpf([['v=spf1 include:_spf.exa', 'mple.org -all']])?.text).toBe(
      'v=spf1 include:_spf.example.org -all',
    );
  });

  it('follows redirects, but not when "all" makes them void, in a loop, or with macros', () => {
    const zone = new Map([
      ['_spf.example.org', readSpf(['v=spf1 ip4:192.0.2.0/24 -all'])],
      ['loop.example.org', readSpf(['v=spf1 redirect=loop.example.org'])],
    ]);
    const resolve = (domain: string) => zone.get(domain) ?? null;
    expect(spfIsStrict(readSpf(['v=spf1 redirect=_SPF.example.org.']), resolve)).toBe(true);
    expect(spfIsStrict(readSpf(['v=spf1 ~all redirect=_spf.example.org']), resolve)).toBe(false);
    expect(spfIsStrict(readSpf(['v=spf1 redirect=loop.example.org']), resolve)).toBe(false);
    expect(spfIsStrict(readSpf(['v=spf1 redirect=%{d}.example.org']), resolve)).toBe(false);
    expect(spfIsStrict(readSpf(['v=spf1 redirect=missing.example.org']), resolve)).toBe(false);
  });
});

describe('DMARC', () => {
  it('reads the tags with their defaults', () => {
    expect(readDmarc(['v=DMARC1; p=reject; pct=50; rua=mailto:d@example.org'])).toEqual({
      policy: 'reject',
      subdomainPolicy: 'reject',
      percentage: 50,
      reports: true,
    });
    expect(readDmarc(['v=DMARC1;p=QUARANTINE;sp=none'])).toMatchObject({
      policy: 'quarantine',
      subdomainPolicy: 'none',
    });
    expect(readDmarc(['v=DMARC1; p=bogus; rua=mailto:d@example.org'])?.policy).toBe('none');
    expect(readDmarc(['v=DMARC1; p=bogus'])).toBeNull();
    expect(readDmarc(['v=DMARC1; p=none', 'v=DMARC1; p=reject'])).toBeNull();
    expect(readDmarc(['v=spf1 -all'])).toBeNull();
  });

  it.each([
    ['v=DMARC1; p=reject', true],
    ['v=DMARC1; p=quarantine; pct=10', true],
    ['v=DMARC1; p=none', false],
    ['v=DMARC1; p=reject; pct=0', false],
  ])('returns enforced for %s: %s', (record, enforced) =>
    expect(dmarcEnforced(readDmarc([record]))).toBe(enforced));

  it('falls back to the subdomain policy of the organizational domain', () => {
    const organisational = readDmarc(['v=DMARC1; p=reject; sp=none']);
    expect(dmarcEnforced(null, organisational)).toBe(false);
    expect(dmarcEnforced(null, readDmarc(['v=DMARC1; p=reject']))).toBe(true);
    expect(dmarcEnforced(readDmarc(['v=DMARC1; p=none']), readDmarc(['v=DMARC1; p=reject']))).toBe(false);
    expect(dmarcEnforced(null, null)).toBe(false);
  });
});
