import { describe, expect, it } from 'vitest';
import { clustersOf, type SharedIdentifier } from './join-clusters';

interface Use {
  readonly person: string;
  readonly at: number;
  readonly amount?: number;
  readonly state?: number;
}

/** An identifier with one transaction for each use; the transaction is named by person and time. */
const identifier = (
  kind: SharedIdentifier['kind'],
  hash: string,
  uses: readonly Use[],
): SharedIdentifier => ({
  kind,
  hash,
  people: new Set(uses.map(({ person }) => person)).size,
  persons: uses.map(({ person }) => person),
  transactions: uses.map(({ person, at }) => `${person} ${at}`),
  evaluations: uses.map(({ person, at }) => `evaluation of ${person} ${at}`),
  moments: uses.map(({ at }) => at),
  states: uses.map(({ state = 0 }) => state),
  frauds: uses.map(() => false),
  amounts: uses.map(({ amount = 10 }) => amount),
  currencies: uses.map(() => 'EUR'),
});
const order = () => 0;

describe('clustersOf', () => {
  it('joins identifiers with a person in common and counts each transaction once', () => {
    const ada = { person: 'ada', at: 1 };
    const bob = { person: 'bob', at: 2, state: 2 };
    const cleo = { person: 'cleo', at: 3 };
    const [cluster, ...others] = clustersOf(
      [identifier('card_hash', 'card', [bob, cleo]), identifier('device_hash', 'device', [ada, bob])],
      order,
    );
    expect(others).toEqual([]);
    expect(cluster?.people).toEqual(new Set(['ada', 'bob', 'cleo']));
    expect(cluster).toMatchObject({ calls: 3, declined: 1, firstSeen: 1, lastSeen: 3 });
    expect(cluster?.newestId).toBe('evaluation of cleo 3');
    expect([...(cluster?.amounts ?? [])]).toEqual([['EUR', 30]]);
  });

  it('separates people without a common identifier', () => {
    const device = (hash: string, ...people: readonly string[]) =>
      identifier(
        'device_hash',
        hash,
        people.map((person, at) => ({ person, at })),
      );
    expect(clustersOf([device('one', 'a', 'b'), device('two', 'c', 'd')], order)).toHaveLength(2);
  });

  it('does not join clusters by an IP address, and adds it to the cluster of all its people', () => {
    const use = (person: string, at: number) => ({ person, at });
    const one = identifier('device_hash', 'one', [use('a', 1), use('b', 2)]);
    const two = identifier('device_hash', 'two', [use('c', 3), use('d', 4)]);
    const within = identifier('ip', 'within', [use('a', 5), use('b', 6)]);
    const across = identifier('ip', 'across', [use('b', 7), use('c', 8)]);
    const alone = identifier('ip', 'alone', [use('e', 9), use('f', 10)]);
    const clusters = clustersOf([one, two, within, across, alone], order);
    expect(clusters.map(({ identifiers }) => identifiers.map(({ hash }) => hash))).toEqual([
      ['one', 'within'],
      ['two'],
    ]);
    expect(clusters[0]?.lastSeen).toBe(6);
  });

  it('orders identifiers by people, then by kind', () => {
    const use = (person: string, at: number) => ({ person, at });
    const rank = (kind: string) => (kind === 'card_hash' ? 0 : 1);
    const [cluster] = clustersOf(
      [
        identifier('email', 'email', [use('a', 1), use('b', 2)]),
        identifier('card_hash', 'card', [use('a', 1), use('b', 2)]),
        identifier('device_hash', 'device', [use('a', 1), use('b', 2), use('c', 3)]),
      ],
      rank,
    );
    expect(cluster?.identifiers.map(({ hash }) => hash)).toEqual(['device', 'card', 'email']);
  });
});
