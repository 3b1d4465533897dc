import { describe, expect, it } from 'vitest';
import { classifyLine, scoreLine } from './name-commands';

describe('score-pair', () => {
  it('returns the best candidate with its score and the reasons', async () => {
    const answer = await scoreLine({
      query: 'Yusuf Hasan Demir',
      candidates: ['Maria Lopez', 'DEMIR, Youssef Hassan'],
      type: 'PERSON',
    });
    expect(answer).toMatchObject({ candidate: 'DEMIR, Youssef Hassan' });
    expect((answer as { score: number }).score).toBeGreaterThan(0.8);
  });

  it('lets a different date of birth lower a match below the threshold, without an equal one raising it', async () => {
    const line = {
      query: 'John Example Smith',
      candidates: ['John Example Smith'],
      type: 'PERSON',
      dob: '1970-02-03',
    };
    const score = async (more: object) =>
      ((await scoreLine({ ...line, ...more })) as { score: number }).score;
    expect(await score({})).toBe(1);
    expect(await score({ candidate_dob: '1970-02-03' })).toBe(1);
    expect(await score({ candidate_dob: '1985-11-30' })).toBeLessThan(0.585);
  });

  it.each([
    [{ candidates: ['A'] }, 'query'],
    [{ query: 'A', candidates: 'B' }, 'candidates'],
    [{ query: 'A', candidates: [1] }, 'candidates'],
    [{ query: 'A', candidates: [], type: 'ROBOT' }, 'type'],
    [{ query: 'A', candidates: [], dob: '1990-02-30' }, 'dob'],
  ])('names the invalid field of %j', (line, field) => {
    expect(() => scoreLine(line)).toThrow(field);
  });
});

describe('classify-name', () => {
  it('distinguishes persons from organizations', async () => {
    expect(await classifyLine({ name: 'Ivan Petrov' })).toMatchObject({ type: 'PERSON' });
    expect(await classifyLine({ name: 'Petrov Trading GmbH' })).toMatchObject({ type: 'ENTITY' });
    expect(await classifyLine({ name: '' })).toEqual({ type: 'UNKNOWN', confidence: 0 });
  });
});
