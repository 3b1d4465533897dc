import { StoreUnavailable } from '@assay/store';
import { expect, it } from 'vitest';
import { unavailableLog } from './log';

it('logs rejected requests by reason, once in ten seconds, without request data', () => {
  const lines: unknown[] = [];
  let at = 0;
  const tell = unavailableLog({ info: (event, fields) => lines.push([event, fields]) }, () => at);
  const cancelled = Object.assign(new Error('canceling statement: SELECT secret'), { code: '57014' });
  tell(new StoreUnavailable(cancelled));
  tell(new StoreUnavailable(cancelled));
  tell(new StoreUnavailable(undefined, 'too many requests wait for the database'));
  at = 10_000;
  tell(new StoreUnavailable(cancelled));
  expect(lines).toEqual([
    ['unavailable', { responses: { 'the database is unavailable (57014)': 1 } }],
    [
      'unavailable',
      {
        responses: {
          'the database is unavailable (57014)': 2,
          'too many requests wait for the database': 1,
        },
      },
    ],
  ]);
});
