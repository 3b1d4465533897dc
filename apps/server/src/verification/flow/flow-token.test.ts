import { describe, expect, it } from 'vitest';
import { signingSecretsOf } from '../../platform/secrets/testing/signing-secrets';
import { type FlowToken, flowTokens } from './flow-token';

const secret = Buffer.alloc(32, 7);
const tokens = flowTokens(signingSecretsOf(secret));
const token: FlowToken = {
  environmentId: 4,
  executionId: '0192f3a4-0000-7000-8000-000000000001',
  region: 'eu',
  holder: 0,
  issuedAt: 1_790_000_000,
  expiresAt: 1_790_001_800,
};
const claimed = { ...token, holder: 2 };
const FIRST_OF_0_1 =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIwMTkyZjNhNC0wMDAwLTcwMDAtODAwMC0wMDAwMDAwMDAwMDEiLCJzcGMiOjQsInJlZyI6ImV1IiwiaWF0IjoxNzkwMDAwMDAwLCJleHAiOjE3OTAwMDE4MDB9.5qfn4y8lTVqFCe4TRutDeaDhkNQfE-eIuoYSUYNgw-o';
const CLAIMED_OF_0_1 =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIwMTkyZjNhNC0wMDAwLTcwMDAtODAwMC0wMDAwMDAwMDAwMDEiLCJzcGMiOjQsInJlZyI6ImV1IiwiaGxkIjoyLCJpYXQiOjE3OTAwMDAwMDAsImV4cCI6MTc5MDAwMTgwMH0.1AlwyPBC3Nvez8qkBcLQ6alDCreJRNuljd3NGvgLe7o';

describe('flow token', () => {
  it.each([token, claimed])('is read with its signed claims until it expires', async (signed) => {
    const text = await tokens.sign(signed);
    expect(await tokens.read(text, signed.expiresAt * 1000 - 1)).toEqual(signed);
    expect(await tokens.read(text, signed.expiresAt * 1000)).toBeNull();
  });

  it.each([
    [token, FIRST_OF_0_1],
    [claimed, CLAIMED_OF_0_1],
  ])('of version 0.1 is read until it expires', async (signed, text) => {
    expect(await tokens.read(text, signed.issuedAt * 1000)).toEqual(signed);
    expect(await tokens.read(text, signed.expiresAt * 1000)).toBeNull();
  });
});
