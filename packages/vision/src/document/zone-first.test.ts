import { describe, expect, it } from 'vitest';
import type { Raster } from '../image/raster';
import { generateMrz, type MrzContent } from '../mrz/generate';
import type { TiltedBox } from '../ocr/components';
import { noise, random } from '../testing/degrade';
import { printZone, ZONE_MARGIN, ZONE_STEP } from '../testing/print-zone';
import { TRAVELLER } from '../testing/printed-document';
import { readZoneFirst } from './zone-first';

const NOW = Date.UTC(2026, 0, 15);
const PITCH = 14;

/** Draws a zone, and returns the boxes of its lines as from a detector. */
function printed(content: MrzContent, lines = generateMrz(content)) {
  const zone = lines.map(
    (line, at): TiltedBox => ({
      centre: { x: (ZONE_MARGIN + line.length / 2) * PITCH, y: (ZONE_MARGIN + at * ZONE_STEP) * PITCH },
      width: (line.length + 0.5) * PITCH,
      height: 1.7 * PITCH,
      angle: 0,
    }),
  );
  const label: TiltedBox = { ...zone[0]!, width: 10 * PITCH, centre: { x: 9 * PITCH, y: PITCH } };
  return { page: printZone(lines, PITCH), zone, boxes: [label, ...zone], lines };
}

const textOf = (page: Raster, boxes: readonly TiltedBox[], zone: readonly TiltedBox[]) => {
  const found = readZoneFirst(page, boxes, NOW);
  return found && zone.map((box) => found.texts.get(box)?.text);
};

describe('readZoneFirst', () => {
  it.each([
    ['TD1', 'ID'],
    ['TD2', 'I'],
    ['TD3', 'P'],
    ['MRV_A', 'V'],
  ] as const)('recognizes a zone by the positions of its lines: %s', (format, documentCode) => {
    const { page, zone, boxes, lines } = printed({ ...TRAVELLER, format, documentCode });
    const found = readZoneFirst(page, boxes, NOW);
    expect(found?.mrz.lines).toEqual(lines);
    expect(found?.isWhole).toBe(true);
    expect(zone.map((box) => found?.texts.get(box)?.text)).toEqual(lines);
    expect(found?.texts.size).toBe(zone.length);
  });

  it('splits the text of a line that is in two boxes', () => {
    const { page, zone, boxes, lines } = printed({ ...TRAVELLER });
    const [name, numbers] = zone as [TiltedBox, TiltedBox];
    const half = (side: -1 | 1): TiltedBox => ({
      ...numbers,
      centre: { x: numbers.centre.x + (side * numbers.width) / 4, y: numbers.centre.y },
      width: numbers.width / 2,
    });
    const halves = [half(-1), half(1)];
    const all = [boxes[0]!, name, ...halves];
    expect(textOf(page, all, halves)?.join('')).toBe(lines[1]);
    expect(textOf(page, all, [name])).toEqual([lines[0]]);
  });
});

describe('readZoneFirst leaves a zone to the other reader', () => {
  it('for a wrong check digit', () => {
    const lines = generateMrz(TRAVELLER);
    const wrong = [
      lines[0]!,
      lines[1]!.slice(0, 9) + ((Number(lines[1]![9]) + 1) % 10) + lines[1]!.slice(10),
    ];
    const { page, boxes } = printed(TRAVELLER, wrong);
    expect(readZoneFirst(page, boxes, NOW)).toBeNull();
  });

  it('for unreadable letters', () => {
    const { page, boxes } = printed(TRAVELLER);
    expect(readZoneFirst(noise(page, 120, random(3)), boxes, NOW)).toBeNull();
  });

  it('for an unknown state code', () => {
    const { page, zone, boxes, lines } = printed({ ...TRAVELLER, issuer: 'QQQ' });
    const found = readZoneFirst(page, boxes, NOW);
    expect(found?.mrz.lines).toEqual(lines);
    expect(found?.isWhole).toBe(false);
    expect(textOf(page, boxes, zone)).toEqual([undefined, undefined]);
  });

  it.each([
    ['a page without lines', 0],
    ['one long line', 1],
  ])('for %s', (_, kept) => {
    const { page, zone } = printed(TRAVELLER);
    expect(
      readZoneFirst(
        page,
        zone.filter((_box, at) => at < kept),
        NOW,
      ),
    ).toBeNull();
  });

  it('for two lines with the layout of a zone but other content', () => {
    const { page, boxes } = printed(TRAVELLER, [
      'REPUBLIQUE<FRANCAISE<PASSEPORT<PASSPORT<NO<1',
      'SURNAME<AND<GIVEN<NAMES<NOM<ET<PRENOMS<90514',
    ]);
    expect(readZoneFirst(page, boxes, NOW)).toBeNull();
  });
});
