import { describe, expect, it } from 'vitest';
import { policyText, readPolicyFile } from './policy-file-page';

const POLICY = { rules: [], categories: [], lists: [], thresholds: { review: 10, decline: 20 } };

describe('policy file', () => {
  it('contains each condition once, as text', () => {
    const then = { score: { operation: '+' as const, value: 1 } };
    const rule = { id: 'R', name: 'R', when: { op: 'field' }, when_text: 'gift', ...{ then } };
    const text = policyText({ ...POLICY, rules: [rule] } as never);
    expect(JSON.parse(text).rules[0]).toEqual({ id: 'R', name: 'R', when_text: 'gift', ...{ then } });
  });

  it('reads exported files, files with a byte order mark and API responses', () => {
    const whole = { success: true, error: {}, data: { version: 3, document: POLICY } };
    for (const text of [JSON.stringify(POLICY), `\uFEFF${JSON.stringify(POLICY)}`, JSON.stringify(whole)])
      expect(readPolicyFile(text)).toEqual({ document: POLICY });
  });

  it("rejects a file that isn't a policy", () => {
    expect(readPolicyFile('{"rules":')).toBe('no-json');
    expect(readPolicyFile('[]')).toBe('no-policy');
    expect(readPolicyFile('null')).toBe('no-policy');
    expect(readPolicyFile(' '.repeat(1_000_001))).toBe('too-large');
  });
});
