import type { EvaluationSummary } from '@assay/management-api';
import { expect, it } from 'vitest';
import { csvHead, csvLines, jsonLines } from './export-menu';

const ROW: EvaluationSummary = {
  id: 'e1',
  transaction_id: '=HYPERLINK("https://example.com")',
  service_id: 1,
  at: '2026-11-20T15:51:18.656Z',
  state: 'APPROVE',
  fraud_score: -1.5,
  policy_version: 1,
  current_state: 'DECLINE',
  label: null,
  tags: ['a', 'b,c'],
  person: { name: 'Zoë "Z" Müller\nSecond line', email: '@SUM(1)', user_id: '-7' },
  amount: -12.5,
  currency: 'EUR',
  action_type: null,
  ip: null,
  country: null,
  card_hash: null,
  card: null,
  reasons: [{ id: 'R1', name: 'Rule', operation: '+', score: 5 }],
};

it('quotes CSV cells and prevents formulas', () => {
  const line = csvLines([ROW]);
  const cells = line.trimEnd().split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  expect(cells).toHaveLength(csvHead().trimEnd().split(',').length);
  expect(cells[1]).toBe(`"'=HYPERLINK(""https://example.com"")"`);
  expect(cells[6]).toBe('"Zoë ""Z"" Müller\nSecond line"');
  expect(cells[7]).toBe("'@SUM(1)");
  expect(cells[8]).toBe("'-7");
  // Numbers are not quoted.
  expect([cells[5], cells[9]]).toEqual(['-1.5', '-12.5']);
});

it('writes JSON Lines as returned by the API', () => {
  const lines = jsonLines([ROW, ROW]).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([ROW, ROW]);
});
