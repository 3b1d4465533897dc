import { describe, expect, it } from 'vitest';
import { networkClasses } from './data/network-classes';
import { asProfile, classifiedSystems } from './verdict';

describe('network class tables', () => {
  const rows = networkClasses.flatMap(({ operators }) => operators);

  it('contain each autonomous system once', () => {
    const asns = rows.flatMap((row) => row.asns);
    expect(asns.length).toBe(new Set(asns).size);
    expect(asns.length).toBe(classifiedSystems);
    expect(classifiedSystems).toBeGreaterThan(1_000);
  });

  it('contain only AS numbers that can be announced (RFC 7607, RFC 6996, RFC 5398)', () => {
    for (const { name, asns } of rows) {
      expect(name.trim()).not.toBe('');
      for (const asn of asns) {
        expect(Number.isInteger(asn) && asn > 0 && asn < 4_200_000_000).toBe(true);
        expect(asn >= 64_496 && asn <= 65_551).toBe(false);
      }
    }
  });
});

describe('asProfile', () => {
  it('identifies a cloud by its number, regardless of its name', () => {
    expect(asProfile(24940, 'Somebody')).toEqual({
      type: 'DCH',
      vpn: false,
      dataCenter: true,
      provider: 'Hetzner',
    });
  });

  it('identifies a VPN service', () => {
    expect(asProfile(39351, null)).toEqual({ type: 'DCH', vpn: true, dataCenter: true, provider: 'Mullvad' });
  });

  it('returns no provider for an access network', () => {
    expect(asProfile(7922, 'Comcast')).toEqual({
      type: 'ISP',
      vpn: false,
      dataCenter: false,
      provider: null,
    });
  });

  it('falls back to the name of the organization', () => {
    expect(asProfile(64500, 'Example Hosting Ltd')).toMatchObject({
      type: 'DCH',
      dataCenter: true,
      provider: null,
    });
    expect(asProfile(64500, null)).toMatchObject({ type: null, dataCenter: false });
  });
});
