import type { FoundKind } from '@assay/management-api';
import type { SharedKey } from '@assay/store';

/** An identifier that several people share. */
export interface SharedIdentifier extends SharedKey {
  readonly kind: FoundKind;
}

/** People who share identifiers, with the transactions of these identifiers. */
export interface Cluster {
  /** Hashes of the people. */
  readonly people: ReadonlySet<string>;
  /** Those of most people first. */
  readonly identifiers: readonly SharedIdentifier[];
  readonly calls: number;
  readonly approved: number;
  readonly inReview: number;
  readonly declined: number;
  readonly frauds: number;
  /** Sums by currency. */
  readonly amounts: ReadonlyMap<string | null, number>;
  /** UNIX milliseconds. */
  readonly firstSeen: number;
  readonly lastSeen: number;
  readonly newestId: string;
}

/** Disjoint sets of people (union-find with path halving). */
class Groups {
  private readonly parents = new Map<string, string>();

  rootOf(person: string): string {
    let at = person;
    for (;;) {
      const parent = this.parents.get(at) ?? at;
      if (parent === at) return at;
      const next = this.parents.get(parent) ?? parent;
      this.parents.set(at, next);
      at = next;
    }
  }

  has(person: string): boolean {
    return this.parents.has(person);
  }

  join(people: readonly string[]): void {
    const [first] = people;
    if (first === undefined) return;
    const root = this.rootOf(first);
    for (const person of people) this.parents.set(this.rootOf(person), root);
    this.parents.set(root, root);
  }
}

const peopleOf = ({ persons }: SharedKey): readonly string[] => [
  ...new Set(persons.filter((person) => person !== null)),
];

interface Call {
  readonly evaluation: string;
  readonly at: number;
  readonly state: number;
  readonly isFraud: boolean;
  readonly amount: number | null;
  readonly currency: string | null;
}

/** Returns the newest evaluation of each transaction. */
function callsOf(identifiers: readonly SharedIdentifier[]): readonly Call[] {
  const calls = new Map<string, Call>();
  for (const { transactions, evaluations, moments, states, frauds, amounts, currencies } of identifiers) {
    for (const [index, transaction] of transactions.entries()) {
      const at = moments[index] ?? 0;
      if ((calls.get(transaction)?.at ?? -1) >= at) continue;
      calls.set(transaction, {
        evaluation: evaluations[index] ?? '',
        at,
        state: states[index] ?? 0,
        isFraud: frauds[index] ?? false,
        amount: amounts[index] ?? null,
        currency: currencies[index] ?? null,
      });
    }
  }
  return [...calls.values()];
}

function clusterOf(identifiers: readonly SharedIdentifier[]): Cluster {
  const calls = callsOf(identifiers);
  const inState = (state: number) => calls.filter((call) => call.state === state).length;
  const amounts = new Map<string | null, number>();
  for (const { amount, currency } of calls)
    if (amount !== null) amounts.set(currency, (amounts.get(currency) ?? 0) + amount);
  const moments = calls.map(({ at }) => at);
  const newest = calls.reduce<Call | null>((best, call) => (best && best.at >= call.at ? best : call), null);
  return {
    people: new Set(identifiers.flatMap(peopleOf)),
    identifiers,
    calls: calls.length,
    approved: inState(0),
    inReview: inState(1),
    declined: inState(2),
    frauds: calls.filter(({ isFraud }) => isFraud).length,
    amounts,
    firstSeen: Math.min(...moments),
    lastSeen: Math.max(...moments),
    newestId: newest?.evaluation ?? '',
  };
}

/**
 * Joins identifiers that have a person in common. An IP address joins no clusters, because unrelated people
 * share addresses; it belongs to the cluster that contains all of its people.
 * @param order rank of a kind, strongest first, for identifiers of equally many people
 */
export function clustersOf(
  identifiers: readonly SharedIdentifier[],
  order: (kind: FoundKind) => number,
): readonly Cluster[] {
  const groups = new Groups();
  const strong = identifiers.filter(({ kind }) => kind !== 'ip');
  for (const identifier of strong) groups.join(peopleOf(identifier));
  const weak = identifiers.filter((identifier) => {
    if (identifier.kind !== 'ip') return false;
    const people = peopleOf(identifier);
    return (
      people.every((person) => groups.has(person)) &&
      new Set(people.map((person) => groups.rootOf(person))).size === 1
    );
  });
  const byGroup = new Map<string, SharedIdentifier[]>();
  for (const identifier of [...strong, ...weak]) {
    const [person] = peopleOf(identifier);
    if (person === undefined) continue;
    const root = groups.rootOf(person);
    const known = byGroup.get(root);
    if (known) known.push(identifier);
    else byGroup.set(root, [identifier]);
  }
  return [...byGroup.values()].map((group) =>
    clusterOf(group.sort((one, other) => other.people - one.people || order(one.kind) - order(other.kind))),
  );
}
