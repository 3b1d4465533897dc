import {
  boolean,
  closed,
  flag,
  integer,
  literals,
  named,
  nullable,
  number,
  numberOrNull,
  personal,
  RISK_FLAGS,
  type RiskFlag,
  riskLevel,
  type Static,
  sessionMonitoringDetails,
  state,
  string,
  stringOrNull,
  Type,
  timestamp,
} from '@assay/contract';
import { managementRoute } from './document';
import { ENVIRONMENT, pageLimit } from './members';

const MAX_ROWS = 500;

const STREAM_MEMBERS = {
  stream_id: string,
  label: personal('text', stringOrNull),
  opened_at: timestamp,
  updated_at: timestamp,
  /** null = the site has not ended it. */
  ended_at: nullable(timestamp),
  events: integer,
};

/** A scoring request that referenced a stream. The decision is null once its evaluation is deleted. */
const linked = named('LinkedEvaluation', {
  evaluation_id: string,
  transaction_id: string,
  at: timestamp,
  current_state: nullable(state),
  fraud_score: numberOrNull,
  amount: numberOrNull,
  currency: stringOrNull,
  user_id: personal('id', stringOrNull),
});
export type LinkedEvaluationDocument = Static<typeof linked>;

const streamSummary = named('MonitoredSession', {
  ...STREAM_MEMBERS,
  /** Seconds from the first to the last event. */
  duration: number,
  /** The newest evaluation that referenced this stream. */
  evaluation: nullable(linked),
  /** Level of each category, as a fraud response would report it now. */
  session_risk: sessionMonitoringDetails.properties.session_risk,
});
export type StreamSummaryDocument = Static<typeof streamSummary>;

const FLAGS: readonly RiskFlag[] = Object.values(RISK_FLAGS).flat();

const reason = named('MonitoredSessionReason', {
  flag: literals(FLAGS),
  level: riskLevel,
  /** Observation in words, such as "9 of 10 clicks came without pointer movement". */
  observation: string,
});

const network = named('MonitoredSessionNetwork', {
  first_seen: timestamp,
  last_seen: timestamp,
  country: stringOrNull,
  asn: Type.Union([integer, Type.Null()]),
  isp_name: stringOrNull,
  type: stringOrNull,
  vpn: flag,
  tor: flag,
  proxy: flag,
  data_center: flag,
  consumer_privacy_network: flag,
});
export type StreamNetwork = Static<typeof network>;

const timelineEvent = named('MonitoredSessionMoment', {
  at: timestamp,
  kind: string,
  /** Members of the event, as documented in docs/how-to/session-monitoring.md. */
  what: Type.Record(Type.String(), Type.Union([number, string, Type.Array(number), Type.Null()]), {
    $id: 'MonitoredSessionFacts',
  }),
});
export type StreamTimelineEvent = Static<typeof timelineEvent>;

const stream = named('MonitoredSessionDetails', {
  ...STREAM_MEMBERS,
  details: sessionMonitoringDetails,
  /** Version of the thresholds in use. */
  risk_version: string,
  reasons: Type.Array(reason),
  networks: Type.Array(network),
  /** Evaluations that referenced this stream, newest first. */
  evaluations: Type.Array(linked),
  timeline: Type.Array(timelineEvent),
  /** True if the timeline contains every event; pointer movement is summarized. */
  complete: boolean,
});
export type StreamDocument = Static<typeof stream>;

const searched = closed({ user_id: Type.String({ minLength: 1, maxLength: 255 }), ...ENVIRONMENT });

const searchRoute = managementRoute({
  operationId: 'searchStreams',
  method: 'post',
  path: '/sessions/search',
  tag: 'Session monitoring',
  summary: 'Search sessions of a user',
  description:
    'Returns the sessions that scoring requests with this `user_id` referenced, newest first. The ID is in the body because URLs are logged.',
  body: searched,
  bodyExample: { user_id: 'customer-4711' },
  data: closed({ sessions: Type.Array(streamSummary) }),
});

export const STREAM_MANAGEMENT = {
  listStreams: managementRoute({
    operationId: 'listStreams',
    method: 'get',
    path: '/sessions',
    tag: 'Session monitoring',
    summary: 'List monitored sessions',
    description: 'Returns monitored sessions, newest first, with their current risk and number of events.',
    query: closed({
      limit: pageLimit(MAX_ROWS),
      transaction_id: Type.Optional(
        Type.String({
          maxLength: 255,
          description: 'Only sessions that requests of this transaction referenced',
        }),
      ),
      ...ENVIRONMENT,
    }),
    data: closed({ sessions: Type.Array(streamSummary) }),
  }),
  // The route only reads, so it needs no Idempotency-Key.
  searchStreams: {
    ...searchRoute,
    parameters: [],
    errors: searchRoute.errors.filter((name) => name !== 'conflict'),
  } as typeof searchRoute,
  readStream: managementRoute({
    operationId: 'readStream',
    method: 'get',
    path: '/sessions/{stream_id}',
    tag: 'Session monitoring',
    summary: 'Get a monitored session',
    description: 'Returns risk with reasons, networks, linked evaluations and a timeline without typed text.',
    query: closed(ENVIRONMENT),
    data: stream,
  }),
} as const;
