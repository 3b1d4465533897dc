import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openAnswer, sealAnswer } from './sealed-answer';

const sources = { bytes: (length: number) => randomBytes(length) };

describe('a sealed answer', () => {
  it('opens to the credential that sealed it and to no other', () => {
    const sealed = sealAnswer(sources, '{"api_key":"assay_live_ü"}', 'mine');
    expect(sealed).not.toContain('assay_live');
    expect(openAnswer(sealed, 'mine')).toBe('{"api_key":"assay_live_ü"}');
    expect(openAnswer(sealed, 'yours')).toBeNull();
  });

  it('does not open when it was altered', () => {
    const sealed = sealAnswer(sources, '{"a":1}', 'mine');
    const last = sealed.endsWith('A') ? 'B' : 'A';
    expect(openAnswer(`${sealed.slice(0, -3)}${last}${sealed.slice(-2)}`, 'mine')).toBeNull();
  });

  it('that was never sealed is itself', () => {
    expect(openAnswer('{"a":1}', 'mine')).toBe('{"a":1}');
  });
});
