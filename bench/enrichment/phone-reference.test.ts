import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nameOf, type PhoneReference, readPhoneReference } from './phone-reference';

const kind = (name: string, lengths: string, pattern: string) =>
  `<${name}><possibleLengths national="${lengths}"/><exampleNumber>2000000</exampleNumber>
   <nationalNumberPattern>\n ${pattern} </nationalNumberPattern></${name}>`;
const territory = (head: string, ...kinds: string[]) =>
  `<territory ${head}>${kinds.join('')}<!-- <mobile>never</mobile> --></territory>`;

describe('readPhoneReference', () => {
  let folder: string;
  let reference: PhoneReference;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'assay-numbers-'));
    const general = '<generalDesc><nationalNumberPattern>[2-9]\\d{6,8}</nationalNumberPattern></generalDesc>';
    const others = Array.from({ length: 200 }, (_, n) =>
      territory(`id="X${n}" countryCode="9${n}"`, general),
    );
    const xml = [
      territory(
        'id="BB" countryCode="77" leadingDigits="9"',
        general,
        kind('mobile', '7', '9 \\d{6}'),
        kind('fixedLine', '7', '9\\d{6}'),
      ),
      territory(
        'id="AA" countryCode="77" mainCountryForCode="true"',
        general,
        kind('fixedLine', '[7-9]', '2\\d+'),
        kind('mobile', '7,9', '3\\d+'),
        kind('tollFree', '8', '28\\d+'),
      ),
      ...others,
    ].join('\n');
    writeFileSync(join(folder, 'PhoneNumberMetadata.xml'), xml);
    for (const table of ['carrier', 'geocoding']) mkdirSync(join(folder, table, 'en'), { recursive: true });
    writeFileSync(join(folder, 'carrier', 'en', '77.txt'), '# a table\n773|First\n7735|Second\n77356|\n');
    writeFileSync(join(folder, 'geocoding', 'en', '77.txt'), '772|Town\n');
    reference = readPhoneReference(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['2000000', 'FIXED_LINE', 'AA'],
    ['28000000', 'TOLL_FREE', 'AA'],
    ['3000000', 'MOBILE', 'AA'],
    ['9000000', 'FIXED_LINE_OR_MOBILE', 'BB'],
  ])('returns the kind and region of %s', (national, type, region) => {
    expect(reference.label('77', national)).toEqual({ valid: true, type, region });
  });

  it.each([
    ['30000000', 'of a length that no mobile has'],
    ['4000000', 'of no kind'],
    ['200', 'too short'],
  ])('rejects %s: %s', (national) => {
    expect(reference.label('77', national).valid).toBe(false);
  });

  it('returns the name of the longest prefix, and null if it is empty', () => {
    expect(
      ['773400000', '773500000', '773560000', '772000000'].map((n) => nameOf(reference.carriers, n)),
    ).toEqual(['First', 'Second', null, null]);
    expect(reference.places.get('772')).toBe('Town');
  });
});
