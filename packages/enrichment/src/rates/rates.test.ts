import { describe, expect, it } from 'vitest';
import { FeedFormatError } from '../feeds/feed-content';
import { parseReferenceRates } from './parse-rates';
import { convertAmount, EMBEDDED_RATES_VERSION, openRates } from './rate-table';

const XML = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <Cube>
    <Cube time='2026-03-13'>
      <Cube currency='USD' rate='1.1476'/>
      <Cube currency='JPY' rate='182.85'/>
    </Cube>
    <Cube time='2026-03-12'>
      <Cube currency='USD' rate='1.2'/>
    </Cube>
  </Cube>
</gesmes:Envelope>`;

describe('parseReferenceRates', () => {
  it('reads the newest day of the XML document', () => {
    expect(parseReferenceRates(XML)).toEqual({
      kind: 'lines',
      date: '2026-03-13',
      lines: ['JPY\t182.85', 'USD\t1.1476'],
    });
  });

  it.each([
    'Date, USD, JPY, CYP, \n13 March 2026, 1.1476, 182.85, N/A, \n',
    'Date,USD,JPY,\n2026-03-13,1.1476,182.85,\n2026-03-12,1.2,180,\n',
  ])('reads the first day of the CSV layout %j', (text) => {
    expect(parseReferenceRates(text)).toEqual(parseReferenceRates(XML));
  });

  it.each([
    '',
    '<html>down</html>',
    'Date,USD\nyesterday,1\n',
    XML.replace('1.1476', '-1'),
    XML.replace('1.1476', '0'),
    XML.replace('1.1476', '1,1476'),
    XML.replace('1.1476', 'NaN'),
    XML.replace("'USD' rate='1.1476'", "'usd' rate='1'"),
    XML.replace("'JPY'", "'USD'"),
    XML.replace("'JPY'", "'EUR'"),
  ])('rejects %j', (text) => {
    expect(() => parseReferenceRates(text)).toThrow(FeedFormatError);
  });
});

describe('convertAmount', () => {
  const imported = openRates(['JPY\t180', 'USD\t1.2']);

  it('converts by the imported rates, and by the embedded ones without an import', () => {
    expect(convertAmount(imported, 12, 'USD', 'EUR')).toBeCloseTo(10);
    expect(convertAmount(imported, 12, 'USD', 'JPY')).toBeCloseTo(1_800);
    expect(convertAmount(imported, -5, 'EUR', 'EUR')).toBe(-5);
    expect(convertAmount(openRates(undefined), 1.1476, 'USD', 'EUR')).toBeCloseTo(1);
    expect(EMBEDDED_RATES_VERSION).toEqual({ date: '2026-03-13', rows: 29 });
  });

  it.each([
    [1, 'XXX', 'EUR'],
    [1, 'EUR', 'constructor'],
    [1, '', 'EUR'],
    [Number.NaN, 'USD', 'EUR'],
    [1e308, 'EUR', 'JPY'],
  ])('returns null for %s %s in %s', (amount, from, to) => {
    expect(convertAmount(imported, amount, from, to)).toBeNull();
  });
});
