import { expect, it } from 'vitest';
import { printOpenApi } from './print';

it('printOpenApi prints short values on one line, fills lists of values, and breaks the rest', () => {
  const codes = Array.from({ length: 40 }, (_, index) => String(1000 + index));
  const document = { info: { title: 'A', list: [] }, codes, empty: {}, long: { text: 'x'.repeat(120) } };
  const printed = printOpenApi(document);
  expect(JSON.parse(printed)).toEqual(document);
  expect(printed.split('\n').slice(0, 4)).toEqual([
    '{',
    '  "info": { "title": "A", "list": [] },',
    '  "codes": [',
    `    ${codes
      .slice(0, 14)
      .map((code) => `"${code}",`)
      .join(' ')}`,
  ]);
  // Texts are never broken.
  const tooLong = printed.split('\n').filter((line) => line.length > 120);
  expect(tooLong).toEqual([`    "text": "${'x'.repeat(120)}"`]);
});
