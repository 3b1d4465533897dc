import { expect, it } from 'vitest';
import type { Linked, LinksAnswer } from '../api/evaluations';
import { networkOf, standingOf, withoutHubs } from './network';

const linked = (key: string, more: Partial<Linked> = {}): Linked => ({
  kind: 'user_id',
  key,
  calls: 1,
  people: 1,
  hub: false,
  first_seen: '2026-01-01T00:00:00.000Z',
  last_seen: '2026-01-01T00:00:00.000Z',
  approved: 1,
  in_review: 0,
  declined: 0,
  frauds: 0,
  newest: null,
  shared: 1,
  shared_first: '2026-01-01T00:00:00.000Z',
  shared_last: '2026-01-01T00:00:00.000Z',
  ...more,
});
const answer = (entity: string | null, ...neighbours: readonly Linked[]): LinksAnswer => {
  if (entity === null) return { entity: null, neighbours, next: null } as LinksAnswer;
  const { shared: _, shared_first: __, shared_last: ___, ...about } = linked(entity);
  return { entity: about, neighbours: [...neighbours], next: null };
};

it('contains each identifier and link once, even if several responses contain it', () => {
  const { nodes, edges } = networkOf([
    { key: 'a', answer: answer('a', linked('b', { shared: 2 }), linked('c')) },
    { key: 'b', answer: answer('b', linked('a', { shared: 3 }), linked('c')) },
  ]);
  expect(nodes.map(({ key, over, shared }) => [key, over, shared])).toEqual([
    ['a', null, null],
    ['b', 'a', 2],
    ['c', 'a', 1],
  ]);
  expect(edges.map(({ from, to, shared }) => [[from, to].sort().join(''), shared])).toEqual([
    ['ab', 3],
    ['ac', 1],
    ['bc', 1],
  ]);
});

it('contains the transaction at the center, which no response contains', () => {
  const { nodes, edges } = networkOf([{ key: 'evaluation:1', answer: answer(null, linked('a')) }]);
  expect(nodes.map((node) => [node.key, standingOf(node)])).toEqual([
    ['evaluation:1', 'call'],
    ['a', 'clean'],
  ]);
  expect(edges).toEqual([{ from: 'evaluation:1', to: 'a', shared: 1 }]);
});

it('is empty for an unknown key', () => {
  expect(networkOf([{ key: 'a', answer: answer(null) }])).toEqual({ nodes: [], edges: [] });
});

it('replaces the key of a merged device with its current key', () => {
  const { edges } = networkOf([{ key: 'before', answer: answer('now', linked('a')) }]);
  expect(edges).toEqual([{ from: 'now', to: 'a', shared: 1 }]);
});

it('omits widely shared nodes and nodes reachable only through them', () => {
  const whole = networkOf([
    { key: 'a', answer: answer('a', linked('b'), linked('everybody', { hub: true })) },
    { key: 'b', answer: answer('b', linked('everybody', { hub: true })) },
  ]);
  const { nodes, edges } = withoutHubs(whole);
  expect(nodes.map(({ key }) => key)).toEqual(['a', 'b']);
  expect(edges).toHaveLength(1);
});

it.each([
  ['fraud', { frauds: 1, declined: 1, hub: true }],
  ['hub', { hub: true, declined: 5 }],
  ['declined', { declined: 1, in_review: 1 }],
  ['review', { in_review: 1 }],
  ['clean', {}],
] as const)('has the status %s', (standing, more) => {
  expect(standingOf({ entity: linked('a', more) })).toBe(standing);
});
