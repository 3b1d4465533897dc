import { describe, expect, it } from 'vitest';
import { parseMrz } from '../mrz/parse';
import type { TextLine } from '../ocr/reader';
import { extractDocument } from './extract';
import { inPrintedCentury } from './visual-zone';

const NOW = Date.UTC(2026, 0, 15);

const printed = (...texts: readonly string[]): readonly TextLine[] =>
  texts.map((text, at) => ({
    text,
    confidence: 0.98,
    zoneText: '',
    box: { centre: { x: 400, y: 100 + 60 * at }, width: text.length * 16, height: 32, angle: 0 },
  }));

const extracted = (lines: readonly string[], ...texts: readonly string[]) =>
  extractDocument(parseMrz(lines, NOW)!, printed(...texts), NOW);

describe('extractDocument with wrong check digits in the zone', () => {
  const zone = [
    'P<UTOERIKSSQN<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
    'L898902C36UT07408122F1204159ZE184226B<<<<<17',
  ];

  it('returns only names that are also printed, no full name without both parts, and no invalid nationality', () => {
    expect(extracted(zone, 'ANNA MARIA')).not.toHaveProperty('fullName');
    expect(extracted(zone, 'ANNA MARIA', 'LINDSTROM')).toMatchObject({ firstName: 'ANNA MARIA' });
    expect(extracted(zone, 'ANNA MARIA', 'LINDSTROM')).not.toHaveProperty('lastName');
    expect(extracted(zone)).not.toHaveProperty('firstName');
    expect(extracted(zone)).not.toHaveProperty('nationality');
    expect(extracted(zone)).toMatchObject({ birthDate: '1974-08-12', documentNumber: 'L898902C3' });
  });
});

it('returns no full name without a surname', () => {
  const zone = [
    'P<DOE<<JOCELYN<MICHELLE<<<<<<<<<<<<<<<<<<<<<',
    'J8369854<4IND5909234F2110101<<<<<<<<<<<<<<<8',
  ];
  const fields = extracted(zone);
  expect(fields).toMatchObject({ firstName: 'JOCELYN MICHELLE' });
  expect(fields).not.toHaveProperty('fullName');
});

it('uses the century of a date of birth printed with a four-digit year', () => {
  expect(inPrintedCentury(printed('01.01.1911', '04.07.2012'), '2011-01-01')).toBe('1911-01-01');
  expect(inPrintedCentury(printed('01.01.2011'), '2011-01-01')).toBe('2011-01-01');
  expect(inPrintedCentury(printed('01 JAN 11'), '2011-01-01')).toBe('2011-01-01');
  expect(inPrintedCentury(printed('02.01.1911'), '2011-01-01')).toBe('2011-01-01');
});
