import { expect, it } from 'vitest';
import type { Linked, LinksAnswer } from '../api/evaluations';
import { networkOf } from './network';
import { grouped, periodOf, recencyOf, standingOf, withinPeriod, withoutHubs } from './network-view';

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
  expect(edges).toMatchObject([{ from: 'evaluation:1', to: 'a', shared: 1 }]);
});

it('is empty for an unknown key', () => {
  expect(networkOf([{ key: 'a', answer: answer(null) }])).toEqual({ nodes: [], edges: [] });
});

it('replaces the key of a merged device with its current key', () => {
  const { edges } = networkOf([{ key: 'before', answer: answer('now', linked('a')) }]);
  expect(edges).toMatchObject([{ from: 'now', to: 'a', shared: 1 }]);
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

const NEW_YEAR = Date.UTC(2026, 0, 1);
const on = (day: number) => new Date(Date.UTC(2026, 0, day)).toISOString();

it('shows only the links of a period, and the start node', () => {
  const network = networkOf([
    {
      key: 'a',
      answer: answer(
        'a',
        linked('b', { shared_first: on(1), shared_last: on(3) }),
        linked('c', { shared_first: on(5), shared_last: on(9) }),
      ),
    },
  ]);
  const period = periodOf(network.edges);
  expect(period).toEqual([NEW_YEAR, Date.UTC(2026, 0, 9)]);
  const keys = (from: number, to: number) =>
    withinPeriod(network, [Date.UTC(2026, 0, from), Date.UTC(2026, 0, to)]).nodes.map(({ key }) => key);
  expect(keys(1, 2)).toEqual(['a', 'b']);
  expect(keys(3, 5)).toEqual(['a', 'b', 'c']);
  expect(keys(4, 4)).toEqual(['a']);
  expect(network.edges.map((edge) => recencyOf(edge, period))).toEqual([0.25, 1]);
  expect(periodOf([])).toBeNull();
});

it('groups nodes of one kind that have no other link', () => {
  const cards = ['1', '2', '3', '4', '5'].map((name) =>
    linked(`card ${name}`, { kind: 'card_hash', declined: name === '3' ? 1 : 0 }),
  );
  const network = networkOf([
    { key: 'a', answer: answer('a', ...cards, linked('b')) },
    { key: 'b', answer: answer('b', linked('card 1', { kind: 'card_hash' })) },
  ]);
  // Card 1 has a second link, so four remain, too few for a group.
  expect(grouped(network, new Set())).toEqual(network);
  const lone = networkOf([{ key: 'a', answer: answer('a', ...cards, linked('b')) }]);
  const { nodes, edges } = grouped(lone, new Set());
  expect(nodes.map(({ key, group }) => [key, group?.members.length])).toEqual([
    ['a', undefined],
    ['b', undefined],
    ['group:card_hash:a', 5],
  ]);
  expect(edges.find(({ to }) => to === 'group:card_hash:a')?.shared).toBe(5);
  expect(nodes.map(standingOf)).toEqual(['clean', 'clean', 'declined']);
  expect(grouped(lone, new Set(['group:card_hash:a']))).toEqual(lone);
});
