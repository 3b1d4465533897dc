import { describe, expect, it } from 'vitest';
import { followConventions } from '../api/account';
import { axisTop, csvOf, mainMoney, tableOf } from './chart-data';

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

describe('main currency of the dashboard tiles', () => {
  const amounts = (currency: string, lost: number) => ({ currency, prevented: 0, lost, blocked: 0 });
  const period = {
    money: [{ currency: 'EUR' }, { currency: 'USD' }, { currency: 'IDR' }],
    outcome_money: [amounts('IDR', 9_000_000), amounts('USD', 300), amounts('EUR', 20)],
  };

  it('is the one with the most transactions, not the one with the largest amount', () => {
    expect(mainMoney(period)?.currency).toBe('EUR');
    expect(mainMoney({ ...period, money: [] })?.currency).toBe('IDR');
  });

  it('is one with labeled amounts', () => {
    expect(mainMoney({ ...period, outcome_money: period.outcome_money.slice(0, 2) })?.currency).toBe('USD');
    expect(mainMoney({ ...period, outcome_money: [] })).toBeUndefined();
  });

  it('is the account currency if it has labeled amounts', () => {
    followConventions({ currency: 'USD', time_zone: null });
    try {
      expect(mainMoney(period)?.currency).toBe('USD');
      expect(mainMoney({ ...period, outcome_money: [amounts('EUR', 20)] })?.currency).toBe('EUR');
    } finally {
      followConventions({ currency: null, time_zone: null });
    }
  });
});

describe('axisTop', () => {
  it('is a round number with integer grid lines, also at its limits', () => {
    expect([0, 1, 4, 5, 10, 99, 101, 2.4e15, 0.03, Number.NaN].map((value) => axisTop(value, 4))).toEqual([
      4, 4, 4, 8, 12, 100, 200, 4e15, 4, 4,
    ]);
  });
});
