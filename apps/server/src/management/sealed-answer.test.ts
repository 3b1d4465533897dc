import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { answerBox } from './sealed-answer';

const runtime = { bytes: (length: number) => randomBytes(length) };
const call = { environmentId: 1, route: 'createKey', key: 'k-1' };
const mine = answerBox('mine', runtime);

describe('answerBox', () => {
  it('decrypts only for the credential that encrypted the response', () => {
    const sealed = mine.seal('{"api_key":"assay_live_ü"}', call);
    expect(sealed).not.toContain('assay_live');
    expect(mine.open(sealed, call)).toBe('{"api_key":"assay_live_ü"}');
    expect(answerBox('yours', runtime).open(sealed, call)).toBeNull();
  });

  it('does not decrypt for another request', () => {
    const sealed = mine.seal('{"a":1}', call);
    expect(mine.open(sealed, { ...call, key: 'k-2' })).toBeNull();
    expect(mine.open(sealed, { ...call, environmentId: 2 })).toBeNull();
  });

  it('does not decrypt an altered response', () => {
    const sealed = mine.seal('{"a":1}', call);
    const other = sealed.at(-3) === 'A' ? 'B' : 'A';
    expect(mine.open(`${sealed.slice(0, -3)}${other}${sealed.slice(-2)}`, call)).toBeNull();
  });

  it('replays a response of version 0.1 to its creator', () => {
    const kept = 'sealed:QLJEESZB3XjdT5O2t9i5r5pWczCLcnfP3osa63mALra7F0BMhUjXEmM6-FP-gh-AzT2TQB4v';
    const owner = answerBox('assay_live_credential', runtime);
    expect(owner.open(kept, call)).toBe('{"api_key":"assay_live_x"}');
    expect(mine.open(kept, call)).toBeNull();
  });

  it('returns a response that was never encrypted unchanged', () => {
    expect(mine.open('{"a":1}', call)).toBe('{"a":1}');
  });
});
