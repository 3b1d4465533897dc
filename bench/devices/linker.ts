import type { VectorInput } from '@assay/devices';
import type { Machine } from './machine';
import type { Drawn } from './shown-input';

/** A linker's result for a visit. */
export interface Linked {
  readonly id: string;
  /** True if it counts as the device's ID; false if it is only the most likely of several. */
  readonly isSettled: boolean;
  /** Probability that the visit belongs to the device, 0 to 1. */
  readonly probability: number;
  /** True if the token is known from another device. */
  readonly tokenCopied: boolean;
  /** True if a device of the visit's machine was among the candidates; absent for linkers without candidates. */
  readonly isOffered?: boolean;
}

/** A visit as a server sees it. */
export interface Meeting {
  readonly input: VectorInput;
  /** null if the browser stores no token. */
  readonly token: string | null;
  /** Person that the transaction names; null if none. */
  readonly person: string | null;
  /** Unix time in milliseconds. */
  readonly now: number;
}

/** A device recognition method with the memory of one account. */
export interface Linker {
  readonly name: string;
  /** @param truth only for the oracle */
  meet(meeting: Meeting, truth: { readonly machine: Machine; readonly drawn: Drawn }): Linked;
  /** Returns the current ID for an earlier result, after later merges. */
  presentId(id: string): string;
}

/** A visit with an error: a missed link to the previous visit's machine, or the wrong ID. */
interface LostVisit extends Linked {
  readonly machine: Machine;
  readonly isTokenKnown: boolean;
  readonly circumstances: ReadonlySet<string>;
}

/** Common properties of such visits, with their counts. */
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
  !isSettled ? 'undecided' : isOwn ? 'its own ID' : 'another’s id';

const weighedOf = ({ isOffered }: LostVisit): string =>
  isOffered === undefined ? '' : isOffered ? ', its device was a candidate' : ', its device was no candidate';

/** Counts missed links and wrong IDs by kind of machine, situation and result. */
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
      const reported = visit.probability >= 0.99 ? 'from 0.99 on' : 'below 0.99';
      count(wrong, `${kindOf(visit.machine)}: ${windowOf(visit)}, ${reported}${weighedOf(visit)}`);
    },
    /** Returns the most frequent ones. */
    losses(): Losses {
      const most = (map: ReadonlyMap<string, number>) =>
        new Map([...map].sort((a, b) => b[1] - a[1]).slice(0, MOST));
      return { missed: most(missed), wrong: most(wrong) };
    },
  };
}
