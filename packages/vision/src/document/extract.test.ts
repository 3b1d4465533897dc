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

describe('a zone whose check digits are not all right', () => {
  const zone = [
    'P<UTOERIKSSQN<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
    'L898902C36UT07408122F1204159ZE184226B<<<<<17',
  ];

  it('gives only names that are printed as well, no whole name without one of them, and no nationality that is none', () => {
    expect(extracted(zone, 'ANNA MARIA')).not.toHaveProperty('fullName');
    expect(extracted(zone, 'ANNA MARIA', 'LINDSTROM')).toMatchObject({ firstName: 'ANNA MARIA' });
    expect(extracted(zone, 'ANNA MARIA', 'LINDSTROM')).not.toHaveProperty('lastName');
    expect(extracted(zone)).not.toHaveProperty('firstName');
    expect(extracted(zone)).not.toHaveProperty('nationality');
    expect(extracted(zone)).toMatchObject({ birthDate: '1974-08-12', documentNumber: 'L898902C3' });
  });
});

it('a name without its surname is no whole name', () => {
  const zone = [
    'P<DOE<<JOCELYN<MICHELLE<<<<<<<<<<<<<<<<<<<<<',
    'J8369854<4IND5909234F2110101<<<<<<<<<<<<<<<8',
  ];
  const fields = extracted(zone);
  expect(fields).toMatchObject({ firstName: 'JOCELYN MICHELLE' });
  expect(fields).not.toHaveProperty('fullName');
});

it('a date of birth is of the century that is printed with all digits of its year', () => {
  expect(inPrintedCentury(printed('01.01.1911', '04.07.2012'), '2011-01-01')).toBe('1911-01-01');
  expect(inPrintedCentury(printed('01.01.2011'), '2011-01-01')).toBe('2011-01-01');
  expect(inPrintedCentury(printed('01 JAN 11'), '2011-01-01')).toBe('2011-01-01');
  expect(inPrintedCentury(printed('02.01.1911'), '2011-01-01')).toBe('2011-01-01');
});
