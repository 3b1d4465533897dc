import {
  type EkycInput,
  type EkycMatches,
  type IdentityQuestion,
  type IdentityRecord,
  satisfiedCombination,
} from '@assay/contract';
import { canadianProcess } from './canadian-process';
import { type ComparePorts, comparePerson } from './compare-person';

/** The match that an input is seen by; places count together. */
const MATCH_OF: { readonly [input in EkycInput]?: keyof EkycMatches } = {
  user_firstname: 'first_name',
  user_lastname: 'last_name',
  user_fullname: 'full_name',
  user_dob: 'date_of_birth',
  id_value: 'national_id',
  phone_number: 'phone',
  user_street: 'address',
  user_city: 'address',
  user_region: 'address',
  user_zip: 'address',
};

/** A record against what was asked. */
interface Judged {
  readonly record: IdentityRecord;
  readonly matches: EkycMatches;
  /** It is the person: of what the check needs nothing differs and something agrees. */
  readonly confirmed: boolean;
}

function judge(question: IdentityQuestion, record: IdentityRecord, ports: ComparePorts): Judged {
  const { type, inputs } = question;
  const matches = comparePerson(question, record, ports);
  const needed = (satisfiedCombination(type, inputs) ?? []).flatMap((input) => MATCH_OF[input] ?? []);
  const seen = new Set(needed.map((name) => matches[name]));
  // First and last name in one text on the source's side are compared as one.
  const named = needed.some((name) => name === 'first_name' || name === 'last_name');
  if (named && matches.first_name === null && matches.last_name === null) seen.add(matches.full_name);
  const agrees = seen.has(true) && !seen.has(false);
  const confirmed = agrees && (type !== 'CA_CB_FT' || canadianProcess(record, question, ports).satisfied);
  return { record, matches, confirmed };
}

const agreeing = ({ matches, confirmed }: Judged): number =>
  (confirmed ? 100 : 0) +
  Object.values(matches).reduce(
    (sum: number, match) => sum + (match === true ? 1 : match === false ? -1 : 0),
    0,
  );

/** The record that agrees best with the question; null without any. */
export function bestRecord(
  question: IdentityQuestion,
  records: readonly IdentityRecord[],
  ports: ComparePorts,
): Judged | null {
  let best: Judged | null = null;
  for (const record of records) {
    const judged = judge(question, record, ports);
    if (best === null || agreeing(judged) > agreeing(best)) best = judged;
  }
  return best;
}
