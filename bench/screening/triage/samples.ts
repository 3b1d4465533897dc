import {
  buildNameIndex,
  DEFAULT_SETTINGS,
  type ListEntry,
  type NameMatch,
  type ScreeningList,
} from '@assay/screening';
import { NAME_FAMILIES } from '../../../packages/screening/src/data/name-families';
import { SPELLING_FAMILIES } from '../../../packages/screening/src/data/spelling-families';
import { type TriageFacts, triageFacts } from '../../../packages/screening/src/triage/facts';
import { rivalsOf } from '../../../packages/screening/src/triage/rivals';
import { Draw } from '../noise';
import { consonants, placeOf, trigramSimilarity } from '../pairs';
import { type Customer, Customers, type Population } from './customers';

/** A match of a customer, and whether the entry describes the customer. */
export interface Sample {
  readonly facts: TriageFacts;
  readonly score: number;
  readonly isTrue: boolean;
  /** True if the default settings remove the match because of its date of birth. */
  readonly filtered: boolean;
  /** Matches of one customer have one number. */
  readonly customer: number;
  /** Half of the entries or customers to which the sample belongs. */
  readonly half: 0 | 1;
}

interface Samples {
  readonly samples: readonly Sample[];
  /** Customers of list entries: drawn, and found by the search. */
  readonly listed: number;
  readonly found: number;
  readonly unlisted: number;
}

/** Settings without the filter by date of birth: triage weighs dates instead. */
const SETTINGS = { ...DEFAULT_SETTINGS, filterMismatchingDob: false };
const MIN_SPELLING = 0.3;
const COMPANIES = 0.15;
const UNKNOWN_TYPE = 0.5;

/** Returns a function that draws another spelling of a word from the tables of name families. */
function respeller(): (word: string, draw: Draw) => string {
  const known = new Map<string, string[]>();
  for (const line of `${NAME_FAMILIES.trim()}\n${SPELLING_FAMILIES.trim()}`.split('\n')) {
    const words = (line.split('/')[0] ?? '').trim().split(/\s+/);
    for (const word of words) {
      const others = words.filter(
        (other) =>
          other !== word &&
          (consonants(word) === consonants(other) || trigramSimilarity(word, other) >= MIN_SPELLING),
      );
      if (others.length > 0) known.set(word, [...(known.get(word) ?? []), ...others]);
    }
  }
  return (word, draw) => {
    const others = known.get(word.toLowerCase());
    return others === undefined ? word : draw.of(others);
  };
}

/** The year of birth before which no customer of today was born. */
const EARLIEST_BIRTH = 1925;
const mayBeCustomer = ({ births }: ListEntry): boolean =>
  births.length === 0 || births.some(({ from }) => Number(from.slice(0, 4)) >= EARLIEST_BIRTH);

/**
 * Screens customers who are on the lists, and customers who aren't.
 * @param counts customers per list entry, number of unlisted customers, and multiple of the errors in listed customers' data
 */
export function drawSamples(
  lists: readonly ScreeningList[],
  populations: readonly Population[],
  counts: { readonly perEntry: number; readonly unlisted: number; readonly errors?: number },
  seed: number,
): Samples {
  const current = lists.map((list) => ({ ...list, entries: list.entries.filter(mayBeCustomer) }));
  const index = buildNameIndex(current);
  const draw = new Draw(seed);
  const customers = new Customers(populations, draw, counts.errors);
  const respell = respeller();
  const samples: Sample[] = [];
  let number = 0;
  const screen = (customer: Customer, half: 0 | 1, isTrue: (match: NameMatch) => boolean): boolean => {
    // Many requests don't state the type of party.
    const asked = draw.share() < UNKNOWN_TYPE ? { ...customer, type: 'UNKNOWN' as const } : customer;
    const { matches, type } = index.screen(asked, SETTINGS);
    const subject = { ...customer, type };
    number++;
    let any = false;
    for (const match of matches) {
      const mine = isTrue(match);
      any ||= mine;
      samples.push({
        facts: triageFacts(subject, match, rivalsOf(match, matches)),
        score: match.score,
        isTrue: mine,
        filtered: match.explanation.penalties.some(({ reason }) => reason === 'year of birth differs'),
        customer: number,
        half,
      });
    }
    return any;
  };
  const entries = current.flatMap((list) => list.entries);
  let found = 0;
  for (const entry of entries) {
    const half = (placeOf(entry.sourceId) % 2) as 0 | 1;
    for (let time = 0; time < counts.perEntry; time++) {
      const before = samples.length;
      const customer = customers.listed(entry, respell);
      if (screen(customer, half, (match) => match.entry === entry || match.entry.sourceId === entry.sourceId))
        found++;
      // Other entries that match a listed customer may be the same person: neither true nor false is known.
      for (let at = samples.length - 1; at >= before; at--) if (!samples[at]!.isTrue) samples.splice(at, 1);
    }
  }
  for (let time = 0; time < counts.unlisted; time++)
    screen(
      draw.share() < COMPANIES ? customers.company() : customers.person(),
      (time % 2) as 0 | 1,
      () => false,
    );
  return { samples, listed: entries.length * counts.perEntry, found, unlisted: counts.unlisted };
}
