import { describe, expect, it } from 'vitest';
import { resize, toGrey } from '../../image/raster';
import { blur, noise, photograph, random } from '../../testing/degrade';
import { drawDocument } from '../../testing/draw-document';
import { printedDocument, TRAVELLER } from '../../testing/printed-document';
import { generateMrz, type MrzContent } from '../generate';
import { readMrzRows } from '../read-rows';
import { mergeReadings } from './merge';
import { readCells } from './read-cells';
import type { RowLine } from './strip';

const NOW = Date.UTC(2026, 0, 15);

/**
 * Draws a document and returns the positions of its rows as `drawDocument` places them, at the given number
 * of pixels per millimeter.
 */
function drawn(content: MrzContent, pixelsPerMm = 10, shift = 0) {
  const lines = generateMrz(content);
  const size = lines.length === 3 ? [85.6, 54] : lines[0]!.length === 36 ? [105, 74] : [125, 88];
  const [width, height] = size as [number, number];
  const step = lines.length === 3 ? 6 : 6.35;
  const margin = (width - lines[0]!.length * 2.54) / 2;
  const rows = lines.map((_, at): RowLine => {
    const y = (height - 4.6 - (lines.length - 1 - at) * step - 1.3) * pixelsPerMm;
    return {
      left: { x: (margin + shift) * pixelsPerMm, y },
      right: { x: (width - margin + shift) * pixelsPerMm, y },
    };
  });
  return { page: drawDocument(printedDocument(content), pixelsPerMm), rows, lines };
}

const best = (readings: ReturnType<typeof readCells>) =>
  readings.reduce((top, one) => (one.sureness > top.sureness ? one : top));

const CARD: MrzContent = { ...TRAVELLER, format: 'TD2', documentCode: 'I' };

describe('readCells', () => {
  it.each([
    'TD1',
    'TD2',
    'TD3',
    'MRV_A',
    'MRV_B',
  ] as const)('reads format %s and detects it by its width', (format) => {
    const code = { TD1: 'ID', TD2: 'I', TD3: 'P', MRV_A: 'V', MRV_B: 'V' }[format];
    const { page, rows, lines } = drawn({ ...TRAVELLER, format, documentCode: code });
    const readings = readCells(toGrey(page), rows, null, NOW);
    const { mrz, sureness } = best(readings);
    expect(mrz.lines).toEqual(lines);
    expect(mrz.format).toBe(format);
    expect(sureness).toBeGreaterThan(0.9);
  });

  it.each<[string, (page: ReturnType<typeof drawn>['page']) => typeof page]>([
    ['noise', (page) => noise(page, 14, random(2))],
    ['blur', (page) => blur(page, 2)],
  ])('reads a zone despite %s', (_, spoil) => {
    const { page, rows, lines } = drawn(CARD);
    expect(best(readCells(toGrey(spoil(page)), rows, null, NOW)).mrz.lines).toEqual(lines);
  });

  it('reads characters six pixels wide', () => {
    const { page, rows, lines } = drawn({ ...TRAVELLER });
    const scale = 6 / 25.4;
    const small = resize(page, Math.round(page.width * scale), Math.round(page.height * scale));
    const lesser = rows.map(({ left, right }) => ({
      left: { x: left.x * scale, y: left.y * scale },
      right: { x: right.x * scale, y: right.y * scale },
    }));
    expect(best(readCells(toGrey(small), lesser, null, NOW)).mrz.lines).toEqual(lines);
  });

  it('reads a zone when the boxes are off by half a letter', () => {
    const { page, rows, lines } = drawn(CARD, 10, 1.3);
    expect(best(readCells(toGrey(page), rows, null, NOW)).mrz.lines).toEqual(lines);
  });

  it('reads a zone on a tilted page', () => {
    const { page, rows, lines } = drawn(CARD);
    const scene = photograph(page, 1500, 1100, [
      { x: 120, y: 60 },
      { x: 1160, y: 160 },
      { x: 1090, y: 890 },
      { x: 50, y: 790 },
    ]);
    const at = ({ x, y }: { x: number; y: number }) => ({
      x: 120 + (x / page.width) * 1040 - (y / page.height) * 70,
      y: 60 + (x / page.width) * 100 + (y / page.height) * 730,
    });
    const askew = rows.map(({ left, right }) => ({ left: at(left), right: at(right) }));
    expect(best(readCells(toGrey(scene), askew, null, NOW)).mrz.lines).toEqual(lines);
  });

  it('reads whole lines of 44 letters when the boxes cover only 36', () => {
    const { page, rows, lines } = drawn(TRAVELLER);
    const cut = rows.map(({ left, right }) => ({
      left,
      right: { x: left.x + ((right.x - left.x) * 36) / 44, y: right.y },
    }));
    const whole = mergeReadings(null, readCells(toGrey(page), cut, null, NOW), NOW);
    expect(whole?.zone.mrz.lines).toEqual(lines);
  });

  it('returns no valid reading without a zone', () => {
    const { rows } = drawn(CARD);
    const empty = noise(drawDocument({ title: '', visual: [], mrz: ['', ''] }), 10, random(5));
    for (const { mrz } of readCells(toGrey(empty), rows, null, NOW)) expect(mrz.isValid).toBe(false);
  });
});

describe('mergeReadings', () => {
  const { page, rows, lines } = drawn(TRAVELLER);
  const cells = readCells(toGrey(page), rows, null, NOW);

  it('corrects names in which the line reader lost a letter', () => {
    const [first = '', second = ''] = lines;
    const lost = readMrzRows([first.replace('DURAND', 'DURND'), second], NOW);
    expect(lost?.mrz.surname).toBe('DURND MOREAU');
    const merged = mergeReadings(lost, cells, NOW);
    expect(merged?.zone.mrz.lines).toEqual(lines);
    expect(merged?.isConfirmed).toBe(true);
  });

  it('takes each number from the reading with the correct check digit', () => {
    const [first = '', second = ''] = lines;
    const misread = readMrzRows([first, `${second.slice(0, 13)}7${second.slice(14)}`], NOW);
    expect(misread?.mrz.isValid).toBe(false);
    expect(mergeReadings(misread, cells, NOW)?.zone.mrz.lines).toEqual(lines);
  });

  it('rejects a grid with low confidence even when its check digits are correct', () => {
    const guessed = cells.map((reading) => ({ ...reading, sureness: 0.85 }));
    expect(guessed.some(({ mrz }) => mrz.isValid)).toBe(true);
    expect(mergeReadings(null, guessed, NOW)).toBeNull();
  });

  it('leaves a valid zone unchanged', () => {
    const read = readMrzRows(lines, NOW);
    expect(mergeReadings(read, [], NOW)?.zone).toEqual(read);
    expect(mergeReadings(null, [], NOW)).toBeNull();
  });
});

describe('format detection of readMrzRows for lines of 36 and 44', () => {
  const empty = (format: MrzContent['format'], documentCode: string) =>
    generateMrz({ ...TRAVELLER, format, documentCode });

  it.each([
    ['TD2', 'I'],
    ['TD3', 'P'],
    ['MRV_A', 'V'],
    ['MRV_B', 'V'],
  ] as const)('detects %s despite miscounted fillers', (format, code) => {
    for (const miscounted of [-2, 2]) {
      const rows = empty(format, code).map((line) =>
        line.replace(/<{4,}/, (run) => '<'.repeat(run.length + miscounted)),
      );
      expect(readMrzRows(rows, NOW)?.mrz.format).toBe(format);
    }
  });

  it('uses the aspect ratio of the rows when the length is ambiguous', () => {
    const rows = empty('MRV_B', 'V').map((line) => line.replace(/<{4,}/, (run) => `${run}<<<<`));
    expect(readMrzRows(rows, NOW, () => 14.2)?.mrz.format).toBe('MRV_B');
    expect(readMrzRows(rows, NOW, () => 17.8)?.mrz.format).toBe('MRV_A');
  });
});
