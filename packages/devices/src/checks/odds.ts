import { CHECK_COUNTS } from '../data/check-counts';
import type { Check } from '../data/checks';

/** Share of the visits that a check speaks for in which it is believed to fire, before anything is counted. */
const BELIEVED_SHARE = 0.3;
/** What a belief weighs beside what is counted: so many set-ups, and so many visits of people. */
const WEIGHS = { setUps: 4, people: 200 } as const;
/** Nothing is surer, however often it was counted. */
const MOST = 8;

/**
 * Natural logarithm of how much likelier a check fires where what it speaks for is so: both shares as counted, mixed with
 * what is believed of them (the means of Beta distributions), so that what was never seen is neither certain nor
 * impossible. A set-up counts once, however often it visited.
 */
export function logOddsOf({
  id,
  speaksFor,
  belief,
  believed,
}: Pick<Check, 'id' | 'speaksFor' | 'belief' | 'believed'>): number {
  const counted = CHECK_COUNTS.of[speaksFor];
  // What cannot be counted here is believed.
  if (counted === undefined || believed) return belief;
  const [setUps = 0, people = 0] = CHECK_COUNTS.fired[id] ?? [];
  const believedOfPeople = BELIEVED_SHARE * Math.exp(-belief);
  const share = (setUps + WEIGHS.setUps * BELIEVED_SHARE) / (counted + WEIGHS.setUps);
  const ofPeople = (people + WEIGHS.people * believedOfPeople) / (CHECK_COUNTS.people + WEIGHS.people);
  return Math.min(MOST, Math.max(0, Math.log(share / ofPeople)));
}
