import { describe, expect, it } from 'vitest';
import { axisTop, csvOf, tableOf } from './chart-data';

describe('chart tables', () => {
  it('contains one column per series and one for the previous period', () => {
    const table = tableOf('Day', {
      ticks: ['1'],
      labels: ['1 March'],
      series: [{ name: 'Transactions', tone: 'plain', values: [3] }],
      previous: { name: 'Before', tone: 'plain', values: [] },
    });
    expect(table).toEqual({ head: ['Day', 'Transactions', 'Before'], rows: [['1 March', 3, null]] });
  });

  it('escapes formulas for spreadsheets', () => {
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

  it('exports raw numbers, not formatted ones', () => {
    const rows = [['Fraud score', { value: 0.1234, formatted: '12.3%' }, { value: null, formatted: '–' }]];
    expect(csvOf({ head: ['Input', 'Now', 'Then'], rows })).toBe('Input,Now,Then\r\nFraud score,0.1234,\r\n');
  });
});

describe('axisTop', () => {
  it('is a round number with integer grid lines, also at its limits', () => {
    expect([0, 1, 4, 5, 10, 99, 101, 2.4e15, 0.03, Number.NaN].map((value) => axisTop(value, 4))).toEqual([
      4, 4, 4, 8, 12, 100, 200, 4e15, 4, 4,
    ]);
  });
});
