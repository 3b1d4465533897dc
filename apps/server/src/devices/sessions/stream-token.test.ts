import { describe, expect, it } from 'vitest';
import { signingSecretsOf } from '../../platform/secrets/testing/signing-secrets';
import { type StreamToken, streamTokens } from './stream-token';

const tokens = streamTokens(signingSecretsOf(Buffer.alloc(32, 7)));
const token: StreamToken = {
  accountId: 3,
  environmentId: 4,
  id: '0192f3a4-0000-7000-8000-000000000001',
  streamId: null,
  issuedAt: 1_790_000_000_123,
  expiresAt: 1_790_000_600_000,
};
const going = { ...token, streamId: '0192f3a4-0000-7000-8000-000000000002' };
const OPENING_OF_0_1 =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJhY2MiOjMsInN1YiI6NCwianRpIjoiMDE5MmYzYTQtMDAwMC03MDAwLTgwMDAtMDAwMDAwMDAwMDAxIiwiaWFtIjoxNzkwMDAwMDAwMTIzLCJleHAiOjE3OTAwMDA2MDB9.5w99rkmpz4-zxX-6fgDSBZ8a2CN6OzpxrBuOwLKWpWw';
const GOING_OF_0_1 =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJhY2MiOjMsInN1YiI6NCwianRpIjoiMDE5MmYzYTQtMDAwMC03MDAwLTgwMDAtMDAwMDAwMDAwMDAxIiwic2lkIjoiMDE5MmYzYTQtMDAwMC03MDAwLTgwMDAtMDAwMDAwMDAwMDAyIiwiaWFtIjoxNzkwMDAwMDAwMTIzLCJleHAiOjE3OTAwMDA2MDB9.iyqgsWbaIb6dcYTKOiFhLKFIQMLyhirZ304Y3FP1aO8';

describe('stream token', () => {
  it.each([token, going])('is read with its signed claims until it expires', async (signed) => {
    const text = await tokens.sign(signed);
    expect(await tokens.read(text, signed.expiresAt - 1)).toEqual(signed);
    expect(await tokens.read(text, signed.expiresAt)).toBeNull();
  });

  it.each([
    [token, OPENING_OF_0_1],
    [going, GOING_OF_0_1],
  ])('of version 0.1 is read until it expires', async (signed, text) => {
    expect(await tokens.read(text, signed.issuedAt)).toEqual(signed);
    expect(await tokens.read(text, signed.expiresAt)).toBeNull();
  });

  it('comes with a constant salt', () => {
    expect(tokens.salt(3)).toBe('17bd913b4836bd07');
    expect(tokens.salt(4)).not.toBe(tokens.salt(3));
  });
});
