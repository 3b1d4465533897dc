import { describe, expect, it } from 'vitest';
import { isConnectionLoss, isUnavailable } from '../connection/unavailable';

const said = (code: string, message: string) => Object.assign(new Error(message), { code });

describe('internal errors of the Citus coordinator', () => {
  it.each([
    'could not commit transaction for shard 102021 on at least one active node',
    'failure on connection marked as essential: 127.0.0.1:5433',
  ])('count as the loss of a node: %s', (message) => {
    expect(isUnavailable(said('XX000', message))).toBe(true);
    expect(isConnectionLoss(said('XX000', message))).toBe(true);
  });

  it.each([
    said('XX000', 'unexpected chunk number 1 (expected 0) for toast value 16390'),
    said('23505', 'could not commit transaction for shard 102021 on at least one active node'),
  ])('do not count as a loss otherwise: $message', (error) => {
    expect(isUnavailable(error)).toBe(false);
  });
});
