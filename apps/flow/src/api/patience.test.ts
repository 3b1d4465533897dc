import { describe, expect, it } from 'vitest';
import { failureOf, Refused, Unreachable, waitAfter } from './flow-api';

describe('failureOf and waitAfter', () => {
  it.each([0, 408, 429, 500, 502, 503, 504])('classifies status %i as retryable', (status) =>
    expect(failureOf(status, null)).toBeInstanceOf(Unreachable));

  it.each([400, 401, 403, 404, 409, 413])('classifies status %i as rejected, without a retry', (status) => {
    const failure = failureOf(status, { error: { code: '3009' } });
    expect(failure).toBeInstanceOf(Refused);
    expect((failure as Refused).code).toBe('3009');
  });

  it('returns an empty code for a body that is not an error envelope', () => {
    expect((failureOf(404, '<html>') as Refused).code).toBe('');
  });

  it('doubles the wait after each failure, up to 15 seconds', () => {
    expect([1, 2, 3, 4, 5, 9].map(waitAfter)).toEqual([1000, 2000, 4000, 8000, 15000, 15000]);
  });
});
