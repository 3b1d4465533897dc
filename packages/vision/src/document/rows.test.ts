import { describe, expect, it } from 'vitest';
import type { TextLine } from '../ocr/reader';
import { bearsZone, rowsOf } from './rows';

/** Returns rows of stacked texts as from the line reader. */
const page = (...texts: readonly string[]) =>
  rowsOf(
    texts.map(
      (text, at): TextLine => ({
        text,
        zoneText: text.toUpperCase().replace(/[^A-Z0-9<]/g, ''),
        confidence: 0.95,
        box: { centre: { x: 300, y: 40 + 60 * at }, width: 500, height: 24, angle: 0 },
      }),
    ),
  );

describe('bearsZone', () => {
  it.each([
    [
      'a complete zone',
      ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'],
    ],
    ['a zone without one of its lines', ['L898902C36UTO7408122F1204159ZE184226B<<<<<10']],
    ['a zone with fillers read as letters', ['MUESTRAKMUESTRAKCARMENKKK', 'IDESPBAB1834284K44282767Q0KKKK']],
  ])('returns true for %s', (_, texts) => {
    expect(bearsZone(page('DRIVING LICENCE', ...texts))).toBe(true);
  });

  it.each([
    ['numbered fields', ['4b EXP 02/01/2018 4a ISS 01/10/2013', '9 CLASS D 9a END NONE 4d DLN D12345678']],
    ['addresses', ['Medical Claims: PO Box 740800, Atlanta GA 30374-0800']],
    ['labels and numbers without blanks', ['CARTENATIONALEDIDENTITEN°:940992310285']],
    ['only capitals', ['SOUSPREFECTUREDEBELLEVILLE']],
    ['an empty page', []],
  ])('returns false for %s', (_, texts) => {
    expect(bearsZone(page(...texts))).toBe(false);
  });
});
