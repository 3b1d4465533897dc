import { describe, expect, it } from 'vitest';
import { failureOf, Refused, Unreachable, waitAfter } from './flow-api';

describe('a failed call', () => {
  it.each([0, 408, 429, 500, 502, 503, 504])('with %i is tried again', (status) =>
    expect(failureOf(status, null)).toBeInstanceOf(Unreachable));

  it.each([400, 401, 403, 404, 409, 413])('with %i is not: the server has refused', (status) => {
    const failure = failureOf(status, { error: { code: '3009' } });
    expect(failure).toBeInstanceOf(Refused);
    expect((failure as Refused).code).toBe('3009');
  });

  it('of a body that is not ours has no code', () => {
    expect((failureOf(404, '<html>') as Refused).code).toBe('');
  });

  it('waits longer from time to time, up to fifteen seconds', () => {
    expect([1, 2, 3, 4, 5, 9].map(waitAfter)).toEqual([1000, 2000, 4000, 8000, 15000, 15000]);
  });
});
