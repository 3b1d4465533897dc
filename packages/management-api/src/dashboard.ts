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
import { SPACE } from './evaluation-list';

const TAG = 'Dashboards';

/** Most days of a range: ten years. */
export const MOST_DASHBOARD_DAYS = 3660;
const DATE = '^\\d{4}-\\d{2}-\\d{2}$';

/** By what a dashboard can be split. */
const DASHBOARD_SEGMENTS = ['state', 'country', 'action', 'currency', 'merchant'] as const;
/** What is watched for drift. */
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
  /** Local dates, both included. */
  from: string,
  to: string,
  /** First moment of each bucket. */
  buckets: Type.Array(timestamp),
  calls: integer,
  /** Calls per bucket by what the rules decided. */
  states: closed({ approve: series, review: series, decline: series }),
  /** Values of the segment by calls, most first; null = not split. */
  segments: nullable(
    Type.Array(
      closed({
        /** Empty = the call had none; `(other)` = the rest. */
        value: string,
        ...byState,
        calls: series,
      }),
    ),
  ),
  /** Sums of amounts per currency, as the calls named them. */
  money: Type.Array(
    closed({
      currency: string,
      approve: number,
      review: number,
      decline: number,
      approved: amounts,
      stopped: amounts,
    }),
  ),
  /** Calls by their score, in steps of 5 from 0 to 100. */
  scores: closed({ approve: series, review: series, decline: series }),
  rules: Type.Array(closed({ id: string, name: stringOrNull, ...byState })),
  /** Labels given in the period, most first. */
  labels: Type.Array(closed({ label: string, count: integer })),
  /** Of the calls of the period: what they turned out to be, by what the rules had decided. */
  outcomes: Type.Array(alarm),
  /** Of the calls of each bucket that were held or declined: labelled as fraud, and as legitimate. */
  alarms: closed({ fraud: series, false: series }),
  /** Share of the labelled alarms that were false; null = none is labelled. */
  false_alarm_share: numberOrNull,
  /** Reviews and labels of the period that changed a state. */
  overrides: Type.Array(closed({ from: string, to: string, count: integer })),
  /** Time that calls took to be decided, milliseconds, estimated of classes; null = no call. */
  latency: closed({
    p50: numberOrNull,
    p95: numberOrNull,
    p99: numberOrNull,
    p95_series: Type.Array(numberOrNull),
  }),
  /** Verifications that were begun in the period and have ended. */
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
        begun: integer,
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
  /** Calls after it are not counted yet; null = none is counted. */
  counted_until: nullable(timestamp),
  current: period,
  /** As long a period right before; null = not asked. */
  previous: nullable(period),
  /**
   * Population stability index of what calls bring and of scores, against the period before: below 0.1 the same, above 0.25
   * another population. Empty where either has less than 100 calls.
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
  /** Calls that it fired for and counted in. */
  hits: integer,
  /** Calls that it would have fired for in shadow. */
  shadow_hits: integer,
  /** Of both: calls that are labelled as fraud, and as legitimate. */
  fraud: integer,
  legitimate: integer,
  /** Share of fraud in the labelled ones, 0 to 1; null = none is labelled. */
  precision: numberOrNull,
};
const ruleFigures = closed({
  id: string,
  ...RULE_COUNTS,
  /** Amounts of those calls per currency, whole and by label; most first. */
  money: Type.Array(closed({ currency: string, amount: number, fraud: number, legitimate: number })),
});
export type RuleFigures = Static<typeof ruleFigures>;

const ruleHistory = closed({
  time_zone: string,
  unit: literals(['hour', 'day', 'week', 'month']),
  counted_until: nullable(timestamp),
  /** First moment of each bucket. */
  buckets: Type.Array(timestamp),
  figures: ruleFigures,
  /** Per bucket; what calls turned out to be counts at the time of the call. */
  series: closed({
    hits: series,
    shadow_hits: series,
    fraud: series,
    legitimate: series,
    precision: Type.Array(numberOrNull),
  }),
  money_series: Type.Array(
    closed({ currency: string, amount: amounts, fraud: amounts, legitimate: amounts }),
  ),
});
export type RuleHistory = Static<typeof ruleHistory>;

const TO_DESCRIPTION = `Last day, included; at most ${MOST_DASHBOARD_DAYS} days behind the first`;
const TIME_ZONE = {
  time_zone: Type.Optional(
    Type.String({ maxLength: 64, description: 'IANA name, such as Europe/Berlin; default UTC' }),
  ),
};
const RANGE = {
  from: Type.String({ pattern: DATE, description: 'First day, local date' }),
  to: Type.String({ pattern: DATE, description: TO_DESCRIPTION }),
  ...TIME_ZONE,
};
/** A range that is the newest four weeks where nobody says otherwise. */
const DAYS = {
  from: Type.Optional(
    Type.String({ pattern: DATE, description: 'First day, local date; default 27 days before the last' }),
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
    summary: 'What was decided over a range of days: sums for charts',
    description:
      'Read from sums that a job keeps: a call is in them about a minute after it. They hold no personal data, and stay when calls are erased or no longer kept. Days are those of the time zone, so a day of a clock change has 23 or 25 hours. Buckets are hours up to 2 days, days up to 92, weeks up to 3 years, then months. A day without calls is zero.',
    query: closed({
      ...RANGE,
      segment: Type.Optional(literals(DASHBOARD_SEGMENTS)),
      compare: Type.Optional({
        ...comparison,
        description: 'With the period before, and drift against it',
      } as typeof comparison),
      ...SPACE,
    }),
    data: dashboard,
  }),
  listRuleFigures: managementRoute({
    operationId: 'listRuleFigures',
    method: 'get',
    path: '/rule-figures',
    tag: 'Rules',
    summary: 'How often each rule held over a range of days, how often it was right, and what for',
    description:
      'Rules that held for no call of the range are left out. Read from sums that a job keeps: a call is in them about a minute after it. Labels count at the time of the call that they were given to.',
    query: closed({ ...DAYS, ...SPACE }),
    data: closed({
      time_zone: string,
      /** Calls after it are not counted yet; null = none is counted. */
      counted_until: nullable(timestamp),
      rules: Type.Array(ruleFigures),
    }),
  }),
  readRuleFigures: managementRoute({
    operationId: 'readRuleFigures',
    method: 'get',
    path: '/rules/{id}/figures',
    tag: 'Rules',
    summary: 'One rule over a range of days: hits, precision and money, for charts',
    description:
      'Buckets are hours up to 2 days, days up to 92, weeks up to 3 years, then months; days are those of the time zone.',
    query: closed({ ...DAYS, ...SPACE }),
    data: ruleHistory,
    errors: ['notFound'],
  }),
};
