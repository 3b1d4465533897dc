import {
  CARD_NETWORKS,
  closed,
  integer,
  literals,
  named,
  nullable,
  numberOrNull,
  type Static,
  string,
  Type,
} from '@assay/contract';
import { managementRoute } from './document';
import { ENVIRONMENT } from './members';

const network = literals(CARD_NETWORKS);

const MONTH = '^\\d{4}-(0[1-9]|1[0-2])$';
const monthQuery = (description: string) => Type.Optional(Type.String({ pattern: MONTH, description }));
/** Maximum number of months of one request. */
export const MAX_DISPUTE_MONTHS = 36;

const disputeMonth = named('DisputeMonth', {
  month: string,
  captured: integer,
  disputes: integer,
  fraud_disputes: integer,
  fraud_warnings: integer,
  won: integer,
  lost: integer,
  /** Disputes per captured transaction of the month; null = none was captured. */
  rate: numberOrNull,
  money: Type.Array(
    named('DisputeMonthMoney', {
      currency: string,
      captured: Type.Number(),
      disputed: Type.Number(),
      /** Disputed per captured amount; null = nothing was captured. */
      rate: numberOrNull,
    }),
  ),
});
const programMonths = named('DisputeProgramMonths', {
  id: string,
  name: string,
  network: nullable(network),
  by: literals(['count', 'amount']),
  denominator: literals(['same_month', 'previous_month']),
  threshold: Type.Number(),
  min_count: integer,
  months: Type.Array(
    named('DisputeProgramMonth', {
      month: string,
      numerator: Type.Number(),
      denominator: Type.Number(),
      ratio: numberOrNull,
      exceeded: Type.Boolean(),
    }),
  ),
});
const disputeRates = named('DisputeRates', {
  time_zone: string,
  months: Type.Array(disputeMonth),
  programs: Type.Array(programMonths),
});
export type DisputeRates = Static<typeof disputeRates>;

/** Route of the dispute rates. */
export const DISPUTE_RATE_ROUTES = {
  readDisputeRates: managementRoute({
    operationId: 'readDisputeRates',
    method: 'get',
    path: '/dispute-rates',
    tag: 'Dashboards',
    summary: 'Get dispute rates',
    description:
      'Returns disputes per captured transaction by month, by count and amount, and the ratio of each network program. Events are included about a minute later and stay counted after deletion.',
    query: closed({
      ...ENVIRONMENT,
      from: monthQuery('First month (YYYY-MM); default five months before the last'),
      to: monthQuery(`Last month (YYYY-MM); at most ${MAX_DISPUTE_MONTHS} months; default this month`),
      time_zone: Type.Optional(
        Type.String({
          maxLength: 64,
          description: 'Time zone of the months: IANA name, such as Europe/Berlin; default UTC',
        }),
      ),
    }),
    data: disputeRates,
  }),
};
