import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { turn } from '../image/raster';
import { installedOcrModels, openReader, type TextReader } from '../ocr/reader';
import { blur, noise, random } from '../testing/degrade';
import { surface } from '../testing/draw-document';
import { drawText } from '../testing/stroke-text';
import { readCard } from './read-card';

vi.setConfig({ testTimeout: 180_000 });
const idle = new AbortController().signal;
let reader: TextReader;
beforeAll(async () => {
  reader = await openReader(installedOcrModels());
});
afterAll(() => reader.close());

/** Draws an invented card; the number is a published test number of a network. */
function drawn(rows: readonly (readonly [text: string, x: number, y: number, height: number])[]) {
  const card = surface(1000, 630, [60, 90, 140]);
  for (const [text, x, y, height] of rows) {
    drawText(card, text, x, y, { pitch: height * 0.92, height, pen: height * 0.14, colour: [235, 235, 235] });
  }
  return card;
}
const FRONT = [
  ['EXAMPLE BANK', 60, 60, 34],
  ['4111 1111 1111 1111', 90, 300, 46],
  ['VALID THRU', 90, 400, 20],
  ['09/29', 330, 395, 30],
  ['CAMILLE DURAND', 90, 500, 36],
] as const;

describe('readCard', () => {
  it('reads a card and returns only the masked number', async () => {
    const read = await readCard(noise(drawn(FRONT), 5, random(1)), reader, idle);
    expect(read).toEqual({
      maskedPan: '411111******1111',
      bin: '411111',
      lastFour: '1111',
      isLuhnValid: true,
      cardholderName: expect.stringMatching(/^CAMILLE ?DURAND$/),
      expiry: '2029-09',
      iban: null,
      showsNumber: true,
    });
    expect(JSON.stringify(read)).not.toContain('4111111111111111');
  });

  it.each<[string, string, RegExp]>([
    ['CAMILLE', 'DURAND', /^CAMILLE DURAND$/],
    ['MARGARETHE', 'SCHULZE-BEHREND', /^MARGARETHE SCHULZE-? ?BEHREND$/],
  ])('reads the name in two lines: %s, %s', async (first, second, name) => {
    const rows = [...FRONT.slice(0, 4), [first, 90, 470, 36], [second, 90, 530, 36]] as const;
    const { cardholderName } = await readCard(drawn(rows), reader, idle);
    expect(cardholderName).toMatch(name);
  });

  it('reads embossed letters with a light and a shaded edge', async () => {
    const card = drawn(FRONT.slice(0, 4));
    const line = { pitch: 33, height: 36, pen: 4 };
    drawText(card, 'CAMILLE DURAND', 92, 502, { ...line, colour: [40, 62, 98] });
    drawText(card, 'CAMILLE DURAND', 90, 500, { ...line, colour: [128, 150, 190] });
    const { cardholderName } = await readCard(noise(card, 4, random(2)), reader, idle);
    expect(cardholderName).toMatch(/^CAMILLE ?DURAND$/);
  });

  it('reads a card upside down', async () => {
    expect(await readCard(turn(drawn(FRONT), 2), reader, idle)).toMatchObject({
      lastFour: '1111',
      isLuhnValid: true,
    });
  });

  it('reports an invalid check digit', async () => {
    const rows = FRONT.map((row) =>
      row[1] === 90 && row[2] === 300 ? (['4111 1111 1111 1117', 90, 300, 46] as const) : row,
    );
    expect(await readCard(drawn(rows), reader, idle)).toMatchObject({ lastFour: '1117', isLuhnValid: false });
  });

  it('returns no number when its middle is covered, and still reads the rest', async () => {
    const card = drawn(FRONT);
    for (let y = 285; y < 360; y++)
      for (let x = 330; x < 690; x++) card.data.set([0, 0, 0, 255], (y * card.width + x) * 4);
    expect(await readCard(card, reader, idle)).toMatchObject({
      maskedPan: null,
      showsNumber: false,
      cardholderName: expect.stringMatching(/^CAMILLE ?DURAND$/),
      expiry: '2029-09',
    });
  });

  it('returns null values for an unreadable image', async () => {
    expect(await readCard(blur(drawn(FRONT), 14), reader, idle)).toMatchObject({
      maskedPan: null,
      isLuhnValid: null,
    });
  });
});
