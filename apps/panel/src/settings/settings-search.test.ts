import { describe, expect, it } from 'vitest';
import { matchingSettings } from './settings-search';

describe('matchingSettings', () => {
  it('returns all sections without a query', () => {
    expect([...matchingSettings(' ').keys()]).toEqual([
      'account',
      'conventions',
      'contact',
      'access',
      'logo',
      'timeouts',
      'other',
    ]);
  });

  it('finds fields by label and description, ignoring case', () => {
    expect([...matchingSettings('RETENTION')]).toEqual([['account', new Set(['retention_days'])]]);
    expect([...matchingSettings('days in charts')]).toEqual([['conventions', new Set(['time_zone'])]]);
  });

  it('returns all fields of a section whose title matches', () => {
    expect(matchingSettings('support contact').get('contact')?.size).toBe(3);
    expect(matchingSettings('no such setting').size).toBe(0);
  });
});
