import type { ManagedRule } from '@assay/management-api';
import { describe, expect, it } from 'vitest';
import { describeThen, draftOf, NEW_RULE, ruleOf } from './draft';

const FRAME = {
  id: 'R1',
  name: 'Mule',
  category: 'card',
  priority: 10,
  mode: 'live',
  canary_percent: null,
  when: { op: 'field', path: 'gift' },
  when_text: 'gift',
  starts_at: null,
  ends_at: '2027-01-01T00:00:00Z',
} as const;

const EFFECTS: readonly ManagedRule['then'][] = [
  { score: { operation: '-', value: 2.5 } },
  { state: 'DECLINE' },
  { state: 'DECLINE', list: { list_id: 'mules', field: 'email', action: 'add' } },
  { list: { list_id: 'mules', field: 'email', action: 'add' } },
];

describe('rule form', () => {
  it.each(EFFECTS)('round-trips %j', (then) => {
    const { when: _, when_text, ...rest } = FRAME;
    expect(ruleOf(draftOf({ ...FRAME, then }))).toEqual({ ...rest, when: when_text, then });
  });

  it('stores the share of a canary, and drops it with the mode', () => {
    const [then] = EFFECTS as readonly [ManagedRule['then']];
    const canary = draftOf({ ...FRAME, mode: 'canary', canary_percent: 2.5, then });
    expect(ruleOf(canary)).toMatchObject({ mode: 'canary', canary_percent: 2.5 });
    expect(ruleOf({ ...canary, mode: 'live' })).toMatchObject({ mode: 'live', canary_percent: null });
  });

  it('returns null without a name, a condition or an effect', () => {
    const complete = { ...NEW_RULE, name: 'Mule', when: 'gift' };
    expect(ruleOf(complete)).not.toBeNull();
    expect(ruleOf({ ...complete, name: ' ' })).toBeNull();
    expect(ruleOf({ ...complete, when: '' })).toBeNull();
    expect(ruleOf({ ...complete, effect: 'list' })).toBeNull();
  });

  it('omits an empty ID, so that the server generates one', () => {
    expect(ruleOf({ ...NEW_RULE, name: 'Mule', when: 'gift' })).not.toHaveProperty('id');
  });
});

it.each([
  [EFFECTS[0], '-2.5'],
  [EFFECTS[1], 'DECLINE'],
  [EFFECTS[2], 'DECLINE, email → list mules'],
  [EFFECTS[3], 'email → list mules'],
] as const)('formats the effect %j as %s', (then, words) => {
  expect(then && describeThen(then)).toBe(words);
});
