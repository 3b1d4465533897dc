import { personal } from '../personal';
import {
  integer,
  integerOrNull,
  literals,
  named,
  nullable,
  number,
  type Static,
  string,
  stringOrNull,
  Type,
} from '../schema';

export const appliedRule = named('AppliedRule', {
  id: string,
  name: string,
  operation: Type.Union([Type.Literal('+'), Type.Literal('-'), Type.Null()]),
  score: number,
});
export type AppliedRule = Static<typeof appliedRule>;

export const historyFlag = named('Flag', {
  note: personal('text', string),
  date: integer,
  industry: stringOrNull,
});

/** `service_fraud_history` (docs/reference/lookups.md); times are UNIX seconds UTC, counts never include the current query. */
export const fraudHistory = named('History', {
  fraudulent_decline_first_seen: integerOrNull,
  fraudulent_decline_last_seen: integerOrNull,
  first_seen: integerOrNull,
  last_seen: integerOrNull,
  fraudulent_decline_customer_hits: integer,
  fraudulent_decline_hits: integer,
  customer_hits: integer,
  hits: integer,
  flags: Type.Array(historyFlag),
});
export type FraudHistory = Static<typeof fraudHistory>;

/** Number of `checked` sites of a category on which the target is registered. */
export const siteCount = nullable(named('AccountCount', { registered: integer, checked: integer }));
export const riskScores = named('RiskScores', {
  global_network_score: nullable(
    Type.Number({
      minimum: 0,
      maximum: 100,
      description: 'Risk of fraud by what is known of the target alone; null where models are off',
    }),
  ),
});

export const businessAccounts = named('EmailAccountsBusiness', {
  total_registration: integer,
  technology: siteCount,
  science_and_education: siteCount,
  jobs_and_employment: siteCount,
  money_transfer_remittance: siteCount,
});

const STATES = ['APPROVE', 'REVIEW', 'DECLINE'] as const;
export type State = (typeof STATES)[number];
export const state = literals(STATES);
