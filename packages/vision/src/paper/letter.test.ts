import { describe, expect, it } from 'vitest';
import { readLetter } from './letter';
import { readPaper } from './paper-fields';
import { linesOf, paperBlocks } from './paper-lines';

interface Column {
  readonly left: number;
  readonly top: number;
  readonly lines: readonly string[];
  readonly size?: number;
}

/** Returns the lines of a page with columns of text, in points from its upper left corner. */
const page = (columns: readonly Column[]) =>
  linesOf(
    columns.flatMap(({ left, top, lines, size = 10 }) =>
      lines.map((text, at) => ({
        text,
        left,
        right: left + text.length * size * 0.5,
        middle: 10_000 + top + at * 1.35 * size,
        size,
      })),
    ),
  );
const letterOf = (columns: readonly Column[]) => {
  const lines = page(columns);
  return readLetter(lines, paperBlocks(lines));
};

describe('readLetter', () => {
  it.each<[string, readonly Column[], string, readonly string[]]>([
    [
      'Japan, with the name below the address',
      [
        {
          left: 60,
          top: 90,
          lines: ['〒163-8001', '東京都新宿区西新宿2-8-1', '青空マンション302号室', '山田 太郎 様'],
        },
        {
          left: 360,
          top: 60,
          lines: ['株式会社 見本電力', '〒100-0005 東京都千代田区丸の内1-1-1', '電話 03-0000-0000'],
        },
      ],
      '山田 太郎',
      ['〒163-8001', '東京都新宿区西新宿2-8-1', '青空マンション302号室'],
    ],
    [
      'Hungary, with the town above the street',
      [
        {
          left: 57,
          top: 40,
          lines: ['Minta Energia Zrt.', '1051 Budapest', 'Fő utca 1.', 'www.minta.example'],
        },
        { left: 320, top: 140, lines: ['Kovács Péter', '1137 Budapest', 'Pozsonyi út 24. II. em. 5.'] },
      ],
      'Kovács Péter',
      ['1137 Budapest', 'Pozsonyi út 24. II. em. 5.'],
    ],
    [
      'a scan whose spaces were lost',
      [{ left: 330, top: 150, lines: ['CAMILLEDURAND', '12RUEDELAPAIX', '75002PARIS'] }],
      'CAMILLEDURAND',
      ['12RUEDELAPAIX', '75002PARIS'],
    ],
    [
      'Mexico, under a label',
      [
        { left: 40, top: 50, lines: ['Suministro Ejemplo SA de CV', 'RFC SEJ010101AB1'] },
        {
          left: 40,
          top: 380,
          lines: ['Datos del cliente', 'Sofía Ramírez Luna', 'Hidalgo 45, Centro', '44100 Guadalajara, Jal.'],
        },
      ],
      'Sofía Ramírez Luna',
      ['Hidalgo 45, Centro', '44100 Guadalajara, Jal.'],
    ],
    [
      'Korea, with labels',
      [{ left: 40, top: 200, lines: ['고객명: 김 민준', '주소: 서울특별시 중구 세종대로 110'] }],
      '김 민준',
      ['서울특별시 중구 세종대로 110'],
    ],
  ])('reads the recipient: %s', (_, columns, name, address) => {
    expect(letterOf(columns).recipient).toEqual({ name, address });
  });

  it('returns the addresses of the issuer apart', () => {
    const { recipient, issuer } = letterOf([
      { left: 50, top: 45, lines: ['Example Energy Ltd', '9 Mill Lane', 'Leeds LS1 4DL'] },
      { left: 60, top: 150, lines: ['Mrs Eleanor Hughes', '18 Abbey Road', 'Torquay TQ2 5NP'] },
      {
        left: 60,
        top: 780,
        lines: ['Registered office', 'Example Energy Ltd', '9 Mill Lane, Leeds LS1 4DL'],
      },
    ]);
    expect(recipient?.name).toBe('Mrs Eleanor Hughes');
    expect(issuer.flat()).toContain('9 Mill Lane');
  });

  it('returns no recipient for a page with only the issuer', () => {
    const only = [
      { left: 50, top: 30, lines: ['Example Energy Ltd', '9 Mill Lane', 'Leeds LS1 4DL', 'Tel 0113 1'] },
    ];
    expect(letterOf(only).recipient).toBeNull();
  });
});

describe('consumption lines', () => {
  const bill = (rows: readonly (readonly string[])[]) =>
    readPaper(
      page([
        { left: 50, top: 40, lines: ['Example Energy', 'Electricity bill'] },
        ...rows.flatMap((row, at) =>
          row.map((text, column) => ({ left: 50 + 140 * column, top: 300 + 20 * at, lines: [text] })),
        ),
      ]),
    ).fields.usageDetails;

  it.each([
    ['an amount with its currency', ['Day units', '312 kWh', '£76.44'], 76.44],
    ['an amount in the last column', ['Consumo', '142 kWh', '98,20'], 98.2],
    ['an amount next to the price per unit', ['Usage 200 kWh', '0.2450', '$49.00', '$52.92'], 49],
  ])('are read with %s', (_, row, amount) => {
    expect(bill([row])).toMatchObject([{ amount }]);
  });

  it('take the period of the bill', () => {
    expect(bill([['Billing period: 01/01/2026 - 31/01/2026'], ['Usage 312 kWh', '£76.44']])).toMatchObject([
      { periodStart: '2026-01-01', periodEnd: '2026-01-31', quantity: 312, amount: 76.44 },
    ]);
  });

  it('have no amount if several amounts fit no price', () => {
    expect(bill([['Usage 200 kWh', '$49.10', '$52.92']])).toMatchObject([{ amount: null }]);
  });
});

describe('untrusted text', () => {
  it('is read without an error and within limits', () => {
    const pieces = [
      'Address: '.repeat(2000),
      '〒'.repeat(500),
      '\u202e\ud800',
      'x'.repeat(1_000_000),
      ' 1 '.repeat(9999),
    ];
    for (const text of pieces) {
      const lines = page([{ left: 10, top: 100, lines: [text, text.slice(0, 80), text] }]);
      expect(() => readLetter(lines, paperBlocks(lines))).not.toThrow();
    }
  });
});
