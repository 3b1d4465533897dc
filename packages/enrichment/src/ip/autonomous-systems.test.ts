import { emptyAddress, parseIp } from '@assay/networks';
import { describe, expect, it } from 'vitest';
import { AsnCsvError, AutonomousSystems, AutonomousSystemsBuilder } from './autonomous-systems';
import { readStringTable, StringTableBuilder } from './column-file';

function build(ipv4: string, ipv6 = ''): AutonomousSystems {
  const strings = new StringTableBuilder();
  const builder = new AutonomousSystemsBuilder(strings);
  builder.addIpv4(ipv4);
  builder.addIpv6(ipv6);
  const columns = builder.columns();
  return AutonomousSystems.fromColumns(columns, readStringTable(strings.finish()));
}

function asnOf(systems: AutonomousSystems, ip: string): number {
  const address = emptyAddress();
  expect(parseIp(ip, address)).toBe(true);
  return systems.asn(systems.find(address));
}

describe('AutonomousSystems', () => {
  it('finds the system and its organization at both ends of a range', () => {
    const systems = build(
      '192.0.2.0,192.0.2.127,64500,"Example, ""Quoted"" Ltd"\n198.51.100.0,198.51.100.255,64501,\n',
    );
    expect(asnOf(systems, '192.0.1.255')).toBe(0);
    expect(asnOf(systems, '192.0.2.0')).toBe(64500);
    expect(asnOf(systems, '192.0.2.127')).toBe(64500);
    expect(asnOf(systems, '192.0.2.128')).toBe(0);
    expect(asnOf(systems, '198.51.100.255')).toBe(64501);
    expect(asnOf(systems, '198.51.101.0')).toBe(0);
    expect([0, 1, 2].map((row) => systems.organisation(row))).toEqual([null, 'Example, "Quoted" Ltd', null]);
  });

  it('finds IPv6 systems', () => {
    const csv =
      '2001:db8::,2001:db8:ffff:ffff:ffff:ffff:ffff:ffff,64500,A\n2001:db9:5::,2001:db9:5:ffff:ffff:ffff:ffff:ffff,64501,B\n';
    const systems = build('', csv);
    expect(asnOf(systems, '2001:db7:ffff::1')).toBe(0);
    expect(asnOf(systems, '2001:db8::1')).toBe(64500);
    expect(asnOf(systems, '2001:db8:ffff:ffff::1')).toBe(64500);
    expect(asnOf(systems, '2001:db9::')).toBe(0);
    expect(asnOf(systems, '2001:db9:5::9')).toBe(64501);
    expect(asnOf(systems, '2001:db9:6::')).toBe(0);
  });

  it('assigns an overlap to the first range', () => {
    const systems = build('10.0.0.0,10.0.0.200,1,A\n10.0.0.100,10.0.1.50,2,B\n10.0.0.110,10.0.0.120,3,C\n');
    expect(
      ['10.0.0.150', '10.0.0.200', '10.0.0.201', '10.0.0.115', '10.0.1.51'].map((ip) => asnOf(systems, ip)),
    ).toEqual([1, 1, 2, 1, 0]);
  });

  it('fills a small hole between two ranges of one system, and no other hole', () => {
    const systems = build(
      [
        '10.0.0.0,10.0.0.255,1,A',
        '10.1.0.0,10.1.0.255,1,A',
        '10.2.0.0,10.2.0.255,2,B',
        '20.0.0.0,20.0.0.255,2,B',
        '',
      ].join('\n'),
      [
        '2001:db8::,2001:db8:1:ffff:ffff:ffff:ffff:ffff,1,A',
        '2001:db8:8::,2001:db8:9:ffff:ffff:ffff:ffff:ffff,1,A',
        '',
      ].join('\n'),
    );
    expect(asnOf(systems, '10.0.77.1')).toBe(1);
    expect(asnOf(systems, '10.1.77.1')).toBe(0);
    expect(asnOf(systems, '15.0.0.1')).toBe(0);
    expect(asnOf(systems, '2001:db8:4::1')).toBe(1);
    expect(asnOf(systems, '2001:db8:a::1')).toBe(0);
  });

  it.each([
    ['a line of another shape', '10.0.0.0;10.0.0.255;1;A\n'],
    ['an invalid address', '10.0.0,10.0.0.255,1,A\n'],
    ['an address of the other family', '2001:db8::,2001:db8::ff,1,A\n'],
    ['lines out of order', '10.0.1.0,10.0.1.255,1,A\n10.0.0.0,10.0.0.255,1,A\n'],
  ])('rejects %s', (_, csv) => {
    expect(() => build(csv)).toThrow(AsnCsvError);
  });
});
