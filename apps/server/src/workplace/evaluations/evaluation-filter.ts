import { badInput, type EnvironmentId } from '@assay/contract';
import type { MANAGEMENT } from '@assay/management-api';
import type { EvaluationFilter } from '@assay/store';
import { type Hasher, readFindKey, termsOf } from '../../scoring/index';

type Query = ReturnType<(typeof MANAGEMENT)['listEvaluations']['readQuery']>;

const MAX_KEYS = 5;

/** Parses a time of the query; returns UNIX milliseconds. */
const momentOf = (text: string | undefined) => (text === undefined ? undefined : Date.parse(text));

/**
 * Parses the terms and keys in `key`.
 * @throws ApiError 1006
 */
function keysOf(key: string | undefined): Pick<EvaluationFilter, 'keys' | 'terms'> {
  const texts = key === undefined ? [] : key.split(',');
  const read = texts.map(readFindKey);
  if (texts.length > MAX_KEYS || read.includes(null)) {
    throw badInput([
      { field: 'key', expected: `at most ${MAX_KEYS} keys from POST /search, separated by commas` },
    ]);
  }
  const all = read.filter((found) => found !== null);
  return {
    keys: all.filter(({ isTerms }) => !isTerms).map(({ hashes }) => hashes),
    terms: all.filter(({ isTerms }) => isTerms).flatMap(({ hashes }) => hashes.map((hash) => [hash])),
  };
}

/** @throws ApiError 1006 for a range that ends before it begins */
function requireRange(query: Query, from: keyof Query, to: keyof Query): void {
  const [least, most] = [query[from], query[to]];
  if (least !== undefined && most !== undefined && least > most)
    throw badInput([{ field: to, expected: `at least ${from}` }]);
}

/**
 * Parses the filter of GET /evaluations.
 * @throws ApiError 1006 for an invalid key or a range that ends before it begins
 */
export function evaluationFilter(
  query: Query,
  environmentId: EnvironmentId,
  hasher: Hasher,
): EvaluationFilter {
  requireRange(query, 'amount_from', 'amount_to');
  requireRange(query, 'score_from', 'score_to');
  const { keys = [], terms = [] } = keysOf(query.key);
  const asked = (value: string | undefined, of: (typeof termsOf)[keyof typeof termsOf]) =>
    value === undefined ? [] : [of(hasher, environmentId, value)];
  return defined({
    state: query.state,
    currentState: query.current_state,
    transactionId: query.transaction_id,
    tag: query.tag,
    label: query.label,
    keys,
    terms: [
      ...terms,
      ...asked(query.rule, termsOf.rule),
      ...asked(query.country, termsOf.country),
      ...asked(query.card_bin, termsOf.bin),
      ...asked(query.email_domain, termsOf.domain),
      ...asked(query.payment_mode, termsOf.paymentMode),
      ...asked(query.merchant_id, termsOf.merchant),
    ],
    amountFrom: query.amount_from,
    amountTo: query.amount_to,
    currency: query.currency,
    action: query.action_type,
    scoreFrom: query.score_from,
    scoreTo: query.score_to,
    from: momentOf(query.from),
    to: momentOf(query.to),
  });
}

type Defined<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> };

/** Returns the members that are not undefined. */
const defined = <T extends object>(members: T): Defined<T> =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Defined<T>;
