import { describe, expect, it } from 'vitest';
import type { TextLine } from '../ocr/reader';
import { bearsZone, rowsOf } from './rows';

/** Texts under each other, as the reader of lines gives them. */
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

describe('a page bears a machine-readable zone', () => {
  it.each([
    [
      'whole',
      ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'],
    ],
    ['one line of it lost', ['L898902C36UTO7408122F1204159ZE184226B<<<<<10']],
    ['its fillers read as letters', ['MUESTRAKMUESTRAKCARMENKKK', 'IDESPBAB1834284K44282767Q0KKKK']],
  ])('%s', (_, texts) => {
    expect(bearsZone(page('DRIVING LICENCE', ...texts))).toBe(true);
  });

  it.each([
    ['numbered fields', ['4b EXP 02/01/2018 4a ISS 01/10/2013', '9 CLASS D 9a END NONE 4d DLN D12345678']],
    ['addresses', ['Medical Claims: PO Box 740800, Atlanta GA 30374-0800']],
    ['labels and numbers whose blanks were lost', ['CARTENATIONALEDIDENTITEN°:940992310285']],
    ['capitals alone', ['SOUSPREFECTUREDEBELLEVILLE']],
    ['nothing', []],
  ])('but not for %s', (_, texts) => {
    expect(bearsZone(page(...texts))).toBe(false);
  });
});
