import fc from 'fast-check';
import { RE2JS } from 're2js';
import { describe, expect, it } from 'vitest';
import { Work } from '../work';
import { compilePattern, MAX_PATTERN_STATES } from './pattern';
import { patternSize } from './pattern-size';

function search(source: string, text: string, steps = 1_000_000): boolean | undefined {
  const compiled = compilePattern(source);
  if ('error' in compiled) throw new Error(compiled.error);
  return compiled.pattern(text, new Work(steps));
}

/** Returns the number of steps of a search. */
function stepsOf(source: string, text: string): number {
  const compiled = compilePattern(source);
  if ('error' in compiled) throw new Error(compiled.error);
  let steps = 0;
  class Counted extends Work {
    override spend(taken: number): boolean {
      steps += taken;
      return true;
    }
  }
  compiled.pattern(text, new Counted(0));
  return steps;
}

const atom = fc.constantFrom(
  'a',
  'b',
  '.',
  '[ab]',
  '[^a]',
  '\\d',
  '\\w',
  '\\b',
  '\\B',
  '^',
  '$',
  'é',
  '\\pL',
  '😀',
  '(?i:K)',
  '\\x61',
);
const repeat = fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,3}', '{0,2}', '{2,}', '*?');
const source = fc.letrec<{ all: string; part: string }>((tie) => ({
  all: fc
    .array(
      fc.array(tie('part'), { maxLength: 4 }).map((parts) => parts.join('')),
      { minLength: 1, maxLength: 3 },
    )
    .map((ways) => ways.join('|')),
  part: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.tuple(atom, repeat).map(([one, times]) => (/^(\\b|\\B|\^|\$)$/i.test(one) ? one : one + times)),
    fc.tuple(tie('all'), repeat).map(([inner, times]) => `(${inner})${times}`),
  ),
})).all;
/** Checks validity: RE2 rejects nested repeats that multiply to more than a thousand. */
function isLegal(pattern: string): boolean {
  try {
    RE2JS.compile(pattern);
    return true;
  } catch {
    return false;
  }
}
const text = fc.string({
  unit: fc.constantFrom('a', 'b', 'k', '\u212a', '1', ' ', '\n', 'é', '😀', '\ud83d'),
  maxLength: 12,
});

describe('compilePattern', () => {
  it('finds a match anywhere unless anchored', () => {
    expect(search('[0-9]{4}@', 'john1984@mail')).toBe(true);
    expect(search('^[0-9]{4}@', 'john1984@mail')).toBe(false);
  });

  it.each(['(?=a)', '\\1', '[', '(', 'a{1001}', 'a'.repeat(501)])('rejects %s with a reason', (wrong) => {
    expect(compilePattern(wrong)).toMatchObject({ error: expect.any(String) });
  });

  it('evaluates patterns that would hang a backtracking engine', () => {
    expect(search('^(a+)+$', `${'a'.repeat(4_000)}!`)).toBe(false);
  });

  it('finds the same matches as RE2', () => {
    const seen = { true: 0, false: 0 };
    fc.assert(
      fc.property(source, text, (pattern, searched) => {
        fc.pre(pattern.length <= 500 && patternSize(pattern) <= MAX_PATTERN_STATES && isLegal(pattern));
        const expected = RE2JS.compile(pattern).matcher(searched).find();
        seen[`${expected}`]++;
        expect(search(pattern, searched)).toBe(expected);
      }),
      { numRuns: 300 },
    );
    expect(Math.min(seen.true, seen.false)).toBeGreaterThan(30);
  });

  it('never has more states than patternSize counts', () => {
    fc.assert(
      fc.property(source, (pattern) => {
        fc.pre(isLegal(pattern));
        expect(RE2JS.compile(pattern).programSize()).toBeLessThanOrEqual(patternSize(pattern));
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    '^(.*a){1000}$',
    '(((a{10}){10}){10}){10}',
    '(.*a){999}'.repeat(45),
    '([a-z]{20}[0-9]{20}){30}',
    '(\\pL{500})?(\\d{2,600}|x)',
  ])('rejects %s before compilation, because its repeats multiply', (pattern) => {
    expect(compilePattern(pattern)).toEqual({
      error: `it has more than ${MAX_PATTERN_STATES} states with its repeats expanded`,
    });
  });

  it.each([
    '^[a-z0-9.]{1,64}@([a-z0-9-]{1,63}[.])+[a-z]{2,24}$',
    '(?i)\\b(viagra|casino|bitcoin)\\b',
    '\\Q(a+){9}\\E',
    '[[:alpha:]\\]]{3}',
  ])('accepts %s as an ordinary pattern', (pattern) => {
    expect(compilePattern(pattern)).toMatchObject({ pattern: expect.any(Function) });
  });

  it('takes steps that depend only on pattern and text, not on earlier searches', () => {
    const hostile = '(a.{0,30}){9}b';
    const searched = 'a'.repeat(4_000);
    const steps = stepsOf(hostile, searched);
    search(hostile, 'ab'.repeat(2_000));
    expect(stepsOf(hostile, searched)).toBe(steps);
    expect(steps).toBeGreaterThan(100_000);
    expect(search(hostile, searched, steps - 1)).toBeUndefined();
  });

  it('takes one step per character for small patterns, even if many alternatives start at every position', () => {
    const repeated = '(?i)a{4}|b{3}|c{3}|d{3}|e{4}|f{3}|g{3}|h{3}|i{4}|j{3}|k{3}|l{4}|m{3}|n{3}|o{4}|p{3}';
    expect(stepsOf(repeated, 'please leave the parcel with the neighbour')).toBeLessThan(50);
    expect(search(repeated, 'a mmman\u212a')).toBe(true);
    expect(search(repeated, 'bob \u212ak\u212a')).toBe(true);
  });

  it('takes few steps for typical rule patterns', () => {
    expect(stepsOf('^[a-z]+[.][a-z]+[0-9]{4}@', 'john.smith1984@example.com')).toBeLessThan(150);
    expect(stepsOf('(?i)@(mailinator|yopmail)[.]com$', 'john.smith1984@example.com')).toBeLessThan(150);
  });
});
