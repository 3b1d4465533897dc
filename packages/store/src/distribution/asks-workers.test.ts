import { describe, expect, it } from 'vitest';
import { asksWorkers } from './asks-workers';

describe('a statement asks workers', () => {
  it.each([
    'SELECT 1 FROM workflow_job WHERE account_id = $1',
    'UPDATE evaluation e SET state = $2 WHERE account_id = $1',
    'SELECT id FROM account WHERE EXISTS (SELECT FROM policy WHERE account_id = account.id)',
  ])('that names a table of theirs: %s', (text) => {
    expect(asksWorkers({ text })).toBe(true);
  });

  it('that has a part on one, whatever its text names', () => {
    const make = () => ({ name: 'n', text: 'SELECT 1', values: [] });
    expect(
      asksWorkers({ text: 'SELECT assay_keep_calls($1)', atPart: { account: 1, writes: true, make } }),
    ).toBe(true);
  });

  it.each([
    'SELECT id FROM account WHERE parent = $1',
    'UPDATE rate_bucket SET tokens = 1 WHERE account_id = $1',
    'SELECT account_id FROM api_key WHERE digest = $1',
    'SELECT 1',
  ])('and none that names what lies at the coordinator, or on every node: %s', (text) => {
    expect(asksWorkers({ text })).toBe(false);
  });
});
