import {
  closed,
  integer,
  literals,
  nullable,
  number,
  numberOrNull,
  type Static,
  string,
  stringOrNull,
  Type,
  timestamp,
} from '@assay/contract';
import { managementRoute } from './document';
import { ENVIRONMENT } from './members';

const TAG = 'Dashboards';

/** Maximum length of a range, in days: ten years. */
export const MAX_DASHBOARD_DAYS = 3660;
const DATE = '^\\d{4}-\\d{2}-\\d{2}$';

/** Fields by which a dashboard can be split. */
const DASHBOARD_SEGMENTS = ['state', 'country', 'action', 'currency', 'merchant'] as const;
/** Inputs monitored for drift. */
const DRIFT_INPUTS = ['country', 'action', 'currency', 'amount', 'score', 'model'] as const;

const comparison = literals(['previous']);
const series = Type.Array(integer);
const amounts = Type.Array(number);
const byState = { approve: integer, review: integer, decline: integer };

const alarm = closed({
  state: literals(['APPROVE', 'REVIEW', 'DECLINE']),
  fraud: integer,
  legitimate: integer,
});

const period = closed({
  /** Local dates, inclusive. */
  from: string,
  to: string,
  /** Start of each bucket. */
  buckets: Type.Array(timestamp),
  calls: integer,
  /** Transactions per bucket by rule decision. */
  states: closed({ approve: series, review: series, decline: series }),
  /** Segment values by number of transactions, highest first; null = not split. */
  segments: nullable(
    Type.Array(
      closed({
        /** Empty = the transaction had no value; `(other)` = all remaining values. */
        value: string,
        ...byState,
        calls: series,
      }),
    ),
  ),
  /** Sums of amounts per currency, as given in the requests. */
  money: Type.Array(
    closed({
      currency: string,
      approve: number,
      review: number,
      decline: number,
      approved: amounts,
      /** Reviewed and declined. */
      stopped: amounts,
      declined: amounts,
    }),
  ),
  /** The same amounts in the currency of the account, by the present reference rates; null = without one. */
  account_money: nullable(
    closed({
      currency: string,
      approve: number,
      review: number,
      decline: number,
      approved: amounts,
      /** Reviewed and declined. */
      stopped: amounts,
      declined: amounts,
      /** Currencies without a reference rate; their amounts are not included. */
      unconverted: Type.Array(string),
    }),
  ),
  /** Transactions by score, in steps of 5 from 0 to 100. */
  scores: closed({ approve: series, review: series, decline: series }),
  rules: Type.Array(closed({ id: string, name: stringOrNull, ...byState })),
  /** Labels added in the period, most frequent first. */
  labels: Type.Array(closed({ label: string, count: integer })),
  /** Labels of the period's transactions, by rule decision. */
  outcomes: Type.Array(alarm),
  /** Reviewed or declined transactions of each bucket: labeled as fraud, and as legitimate. */
  alerts: closed({ fraud: series, legitimate: series }),
  /** Share of the labeled alerts that were false; null = none is labeled. */
  false_positive_share: numberOrNull,
  /**
   * Amounts of the period's labeled transactions per currency. Labels from before this metric existed aren't
   * included, and changing such a label lowers the amounts.
   */
  outcome_money: Type.Array(
    closed({
      currency: string,
      /** Fraud that was reviewed or declined. */
      prevented: number,
      /** Fraud that was approved. */
      lost: number,
      /** Legitimate transactions that were reviewed or declined. */
      blocked: number,
    }),
  ),
  /** Reviews and labels of the period that changed a state. */
  overrides: Type.Array(closed({ from: string, to: string, count: integer })),
  /** Evaluation latency in milliseconds, estimated from histogram classes; null without transactions. */
  latency: closed({
    p50: numberOrNull,
    p95: numberOrNull,
    p99: numberOrNull,
    p95_series: Type.Array(numberOrNull),
  }),
  /** Verifications that started in the period and have ended. */
  funnel: closed({
    started: integer,
    opened: integer,
    ended: closed({
      approved: integer,
      review: integer,
      declined: integer,
      expired: integer,
      error: integer,
    }),
    steps: Type.Array(
      closed({
        step: string,
        started: integer,
        sent: integer,
        submitted: integer,
        repeated: integer,
        passed: integer,
      }),
    ),
    /** Screens of the page that were shown at least once. */
    screens: Type.Array(closed({ screen: string, shown: integer })),
  }),
});

const dashboard = closed({
  time_zone: string,
  unit: literals(['hour', 'day', 'week', 'month']),
  /** Transactions after it are not counted yet; null = none is counted. */
  counted_until: nullable(timestamp),
  current: period,
  /** The preceding period of the same length; null = not requested. */
  previous: nullable(period),
  /**
   * Population stability index of inputs and scores, compared with the previous period. Below 0.1 the
   * population is unchanged, above 0.25 it differs. Empty if either period has fewer than 100 transactions.
   */
  drift: Type.Array(
    closed({
      input: literals(DRIFT_INPUTS),
      psi: number,
      shares: Type.Array(closed({ value: string, before: number, now: number })),
    }),
  ),
});
export type Dashboard = Static<typeof dashboard>;
export type DashboardPeriod = Static<typeof period>;

const RULE_COUNTS = {
  /** Transactions that it matched with effect. */
  matches: integer,
  /** Transactions that it matched in shadow mode. */
  shadow_matches: integer,
  /** Transactions in both counts that are labeled as fraud, and as legitimate. */
  fraud: integer,
  legitimate: integer,
  /** Share of fraud among the labeled transactions, 0 to 1; null = none is labeled. */
  precision: numberOrNull,
};
const ruleMetrics = closed({
  id: string,
  ...RULE_COUNTS,
  /** Amounts of those transactions per currency, in total and by label; highest first. */
  money: Type.Array(closed({ currency: string, amount: number, fraud: number, legitimate: number })),
});
export type RuleMetrics = Static<typeof ruleMetrics>;
const listedRuleMetrics = closed({
  ...ruleMetrics.properties,
  /**
   * Matches with effect and in shadow mode in consecutive parts of the range, oldest first: at most 14 parts
   * of whole days (UTC).
   */
  trend: series,
});
export type ListedRuleMetrics = Static<typeof listedRuleMetrics>;

const ruleHistory = closed({
  time_zone: string,
  unit: literals(['hour', 'day', 'week', 'month']),
  counted_until: nullable(timestamp),
  /** Start of each bucket. */
  buckets: Type.Array(timestamp),
  metrics: ruleMetrics,
  /** Per bucket; labels count at the time of the transaction. */
  series: closed({
    matches: series,
    shadow_matches: series,
    fraud: series,
    legitimate: series,
    precision: Type.Array(numberOrNull),
  }),
  money_series: Type.Array(
    closed({ currency: string, amount: amounts, fraud: amounts, legitimate: amounts }),
  ),
});
export type RuleHistory = Static<typeof ruleHistory>;

const TO_DESCRIPTION = `Last day, inclusive (YYYY-MM-DD); at most ${MAX_DASHBOARD_DAYS} days after the first`;
const TIME_ZONE = {
  time_zone: Type.Optional(
    Type.String({
      maxLength: 64,
      description: 'Time zone of the days: IANA name, such as Europe/Berlin; default UTC',
    }),
  ),
};
const RANGE = {
  from: Type.String({ pattern: DATE, description: 'First day, local date (YYYY-MM-DD)' }),
  to: Type.String({ pattern: DATE, description: TO_DESCRIPTION }),
  ...TIME_ZONE,
};
/** Date range; by default the last four weeks. */
const DAYS = {
  from: Type.Optional(
    Type.String({
      pattern: DATE,
      description: 'First day, local date (YYYY-MM-DD); default 27 days before the last day',
    }),
  ),
  to: Type.Optional(Type.String({ pattern: DATE, description: `${TO_DESCRIPTION}; default today` })),
  ...TIME_ZONE,
};

export const DASHBOARD_ROUTES = {
  readDashboard: managementRoute({
    operationId: 'readDashboard',
    method: 'get',
    path: '/dashboard',
    tag: TAG,
    summary: 'Get dashboard data',
    description:
      'Returns counts and sums over a range of days in a time zone, by hour, day, week or month. Transactions are included about a minute later. The data contains no personal data and is not affected by deletion.',
    query: closed({
      ...RANGE,
      segment: Type.Optional(literals(DASHBOARD_SEGMENTS)),
      compare: Type.Optional({
        ...comparison,
        description: '`previous` adds the preceding period and the drift from it',
      } as typeof comparison),
      ...ENVIRONMENT,
    }),
    data: dashboard,
  }),
  listRuleMetrics: managementRoute({
    operationId: 'listRuleMetrics',
    method: 'get',
    path: '/rule-metrics',
    tag: 'Rules',
    summary: 'List rule metrics',
    description:
      'Returns matches, precision, amounts and trend of each rule over a range of days. Rules without a match are omitted. Transactions are included about a minute later.',
    query: closed({ ...DAYS, ...ENVIRONMENT }),
    data: closed({
      time_zone: string,
      /** Transactions after it are not counted yet; null = none is counted. */
      counted_until: nullable(timestamp),
      rules: Type.Array(listedRuleMetrics),
    }),
  }),
  readRuleMetrics: managementRoute({
    operationId: 'readRuleMetrics',
    method: 'get',
    path: '/rules/{id}/metrics',
    tag: 'Rules',
    summary: 'Get the metrics of a rule',
    description:
      'Returns matches, precision and amounts of one rule over a range of days, in total and per bucket. Buckets are hours, days, weeks or months, by the length of the range.',
    query: closed({ ...DAYS, ...ENVIRONMENT }),
    data: ruleHistory,
    errors: ['notFound'],
  }),
};
