import type { VectorInput } from '@assay/devices';
import type { Machine } from './machine';
import type { Drawn } from './shown-input';

/** What a linker answers for a visit. */
export interface Linked {
  readonly id: string;
  /** Whether it counts as the device's id, or is only the likeliest of several. */
  readonly isSettled: boolean;
  /** That the visit is the device's, 0 to 1. */
  readonly probability: number;
  /** The token is known from another device. */
  readonly tokenCopied: boolean;
  /** Whether a device that the visit's machine made was weighed; left out by linkers that weigh none. */
  readonly isOffered?: boolean;
}

/** A visit as a server sees it. */
export interface Meeting {
  readonly input: VectorInput;
  /** null = the browser keeps none. */
  readonly token: string | null;
  /** Whom the call names; null = nobody. */
  readonly person: string | null;
  /** UNIX milliseconds. */
  readonly now: number;
}

/** A way to know devices again, with the memory of one account. */
export interface Linker {
  readonly name: string;
  /** @param truth what only the oracle looks at */
  meet(meeting: Meeting, truth: { readonly machine: Machine; readonly drawn: Drawn }): Linked;
  /** The id that an earlier answer stands for now, after what was joined since. */
  presentId(id: string): string;
}

/** A visit of which something was lost: that it comes from the machine of the visit before, or whose id it was given. */
interface LostVisit extends Linked {
  readonly machine: Machine;
  readonly isTokenKnown: boolean;
  readonly circumstances: ReadonlySet<string>;
}

/** What such visits have in common, and how many there are. */
export interface Losses {
  readonly missed: ReadonlyMap<string, number>;
  readonly wrong: ReadonlyMap<string, number>;
}

const MOST = 12;

const kindOf = ({ group, system }: Machine): string => group?.kind ?? `chosen, ${system}`;

const windowOf = ({ circumstances, isTokenKnown }: LostVisit): string =>
  circumstances.has('private')
    ? 'a private window'
    : circumstances.has('second-profile')
      ? 'a second profile'
      : isTokenKnown
        ? 'a known token'
        : 'a new token';

const answerOf = ({ isSettled }: LostVisit, isOwn: boolean): string =>
  !isSettled ? 'undecided' : isOwn ? 'its own id' : 'another’s id';

const weighedOf = ({ isOffered }: LostVisit): string =>
  isOffered === undefined ? '' : isOffered ? ', its device weighed' : ', its device not weighed';

/** Counts lost links and wrong ids by kind of machine, situation and answer. */
export function lossCounter(isOwn: (visit: LostVisit) => boolean) {
  const missed = new Map<string, number>();
  const wrong = new Map<string, number>();
  const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
  const answer = (visit: LostVisit) => `${windowOf(visit)} ${answerOf(visit, isOwn(visit))}`;
  return {
    missed(before: LostVisit, visit: LostVisit): void {
      count(missed, `${kindOf(visit.machine)}: ${answer(before)} → ${answer(visit)}${weighedOf(visit)}`);
    },
    wrong(visit: LostVisit): void {
      const told = visit.probability >= 0.99 ? 'from 0.99 on' : 'below 0.99';
      count(wrong, `${kindOf(visit.machine)}: ${windowOf(visit)}, told ${told}${weighedOf(visit)}`);
    },
    /** The most frequent ones. */
    losses(): Losses {
      const most = (map: ReadonlyMap<string, number>) =>
        new Map([...map].sort((a, b) => b[1] - a[1]).slice(0, MOST));
      return { missed: most(missed), wrong: most(wrong) };
    },
  };
}
