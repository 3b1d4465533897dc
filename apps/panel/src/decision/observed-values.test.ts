import { describe, expect, it } from 'vitest';
import type { ExplainedNode } from '../api/evaluations';
import { observedValues } from './observed-values';

const node = (op: string, text: string, value: unknown, parts: readonly ExplainedNode[] = [], more = {}) =>
  ({ op, text, value, parts, ...more }) as unknown as ExplainedNode;
const field = (path: string, value: unknown) => node('field', path, value);
const is = (outcome: string) => ({ outcome });

describe('observedValues', () => {
  it('returns each compared value once, by its short name', () => {
    const ip = field('ip_details.country', 'FR');
    const user = field('user_country', 'BR');
    const differ = node('equals', 'ip_details.country equals user_country', false, [ip, user], is('false'));
    const when = node(
      'and',
      '…',
      true,
      [
        node('not', '…', true, [differ], is('true')),
        node('=', '…', true, [node('call', 'length(user_country)', 2, [user])], is('true')),
      ],
      is('true'),
    );
    expect(observedValues(when)).toEqual(['IP FR', 'user BR']);
  });

  it('omits flags, missing and masked values, and alternatives that are not true', () => {
    const when = node(
      'or',
      '…',
      true,
      [
        node('=', '…', true, [field('ip_details.tor', true)], is('true')),
        node('not_exist', '…', true, [field('user_city', null)], is('true')),
        node('=', '…', true, [field('email', '•••')], is('true')),
        node('=', '…', false, [field('order_memo', 'gift')], is('false')),
      ],
      is('true'),
    );
    expect(observedValues(when)).toEqual([]);
  });

  it('returns counts, distances and the end of other paths', () => {
    const when = node(
      'and',
      '…',
      true,
      [
        node('velocity', 'distinct(user_id by ip, 24h)', 1200, [], { lower_bound: true }),
        node('call', 'distance(a, b)', 8431.7, [field('ip_details.latitude', 1)]),
        field('text.card_fullname.digit_ratio', 0.3333),
      ],
      is('true'),
    );
    expect(observedValues(when)).toEqual(['at least 1,200 counted', '8,432 km', 'digit ratio 0.33']);
  });
});
