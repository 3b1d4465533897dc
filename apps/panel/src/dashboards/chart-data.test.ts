import { describe, expect, it } from 'vitest';
import { axisTop, csvOf, tableOf } from './chart-data';

describe('a chart as a table', () => {
  it('has a column for each series and the period before', () => {
    const table = tableOf('Day', {
      ticks: ['1'],
      labels: ['1 March'],
      series: [{ name: 'Transactions', tone: 'plain', values: [3] }],
      previous: { name: 'Before', tone: 'plain', values: [] },
    });
    expect(table).toEqual({ head: ['Day', 'Transactions', 'Before'], rows: [['1 March', 3, null]] });
  });

  it('is a file that no spreadsheet takes for formulas', () => {
    expect(
      csvOf({
        head: ['a', 'b'],
        rows: [
          ['=1+1', -2],
          ['x, "y"', null],
        ],
      }),
    ).toBe('a,b\r\n\'=1+1,-2\r\n"x, ""y""",\r\n');
  });

  it('is a file of numbers, however they are told', () => {
    const rows = [['Fraud score', { value: 0.1234, told: '12,3 %' }, { value: null, told: '–' }]];
    expect(csvOf({ head: ['Input', 'Now', 'Then'], rows })).toBe('Input,Now,Then\r\nScore,0.1234,\r\n');
  });
});

describe('the top of an axis', () => {
  it('is round, with whole numbers at its lines, at the limits too', () => {
    expect([0, 1, 4, 5, 10, 99, 101, 2.4e15, 0.03, Number.NaN].map((value) => axisTop(value, 4))).toEqual([
      4, 4, 4, 8, 12, 100, 200, 4e15, 4, 4,
    ]);
  });
});
