import {
  closed,
  integer,
  literals,
  named,
  nullable,
  type Static,
  string,
  Type,
  timestamp,
} from '@assay/contract';
import { managementRoute } from './document';
import { changeNote, expectedVersion, pageLimit } from './members';

const TAG = 'Typologies';
export const MAX_TYPOLOGIES = 100;
const MAX_JOBS = 100;
const MAX_DEADLINE_HOURS = 8760;

const text = (description: string) => Type.String({ description });
const number = (description: string) => Type.Number({ description });
const whole = (description: string) => Type.Integer({ description });

const mode = literals(['on', 'shadow', 'off']);
const parameters = Type.Record(Type.String({ pattern: '^[a-z_]{1,40}$' }), Type.Number(), {
  description: 'Parameters that differ from the defaults, by name',
});
/** Members of a setting; every one but the id has a default in a request of the typology routes. */
const SETTING = {
  min_score: Type.Number({
    minimum: 0,
    maximum: 1,
    description: 'Findings with a lower score raise no alert',
  }),
  deadline_hours: nullable(
    Type.Integer({
      minimum: 1,
      maximum: MAX_DEADLINE_HOURS,
      description: 'Hours within which an alert must be closed; null = without a deadline',
    }),
  ),
  four_eyes: Type.Boolean({ description: 'Two users must give an alert the same disposition' }),
};
/** `shadow` counts findings without raising alerts. */
export const typologySetting = named('TypologySetting', {
  id: text('ID of the typology'),
  mode,
  parameters,
  ...SETTING,
});

const parameter = named('TypologyParameter', {
  name: text('Name'),
  description: text('Meaning'),
  unit: text('Unit of the value'),
  default: number('Value unless the policy sets another one'),
  min: number('Smallest value'),
  max: number('Largest value'),
  value: number('Value of the current policy'),
});

const precision = named('TypologyPrecision', {
  open: whole('Alerts that are not closed'),
  suspicious: whole('Alerts closed as SUSPICIOUS'),
  false_positive: whole('Alerts closed as FALSE_POSITIVE'),
  inconclusive: whole('Alerts closed as INCONCLUSIVE'),
  precision: nullable(
    number('Share of SUSPICIOUS among SUSPICIOUS and FALSE_POSITIVE; null = none is closed'),
  ),
  suggestion: nullable(
    closed({
      min_score: number('Suggested minimum score'),
      precision: number('Precision of the closed alerts with at least this score'),
      recall: number('Share of the SUSPICIOUS alerts with at least this score'),
    }),
  ),
});

const typology = named('Typology', {
  id: text('ID'),
  name: text('Name'),
  description: text('The pattern that it finds'),
  entity: text('Kind of the entity that it reports'),
  events: Type.Array(string, { description: 'Events of a payment that it needs' }),
  needs: Type.Array(string, { description: 'Fields of a transfer that it needs' }),
  mode,
  ...SETTING,
  parameters: Type.Array(parameter),
  explanation: text('Reason for a finding; names in braces are replaced by numbers'),
  matches: text('Example that matches'),
  does_not_match: text('Example that does not match'),
  alerts: precision,
});

const job = named('TypologyRunJob', {
  id: string,
  state: literals(['waiting', 'running', 'done', 'failed', 'cancelled']),
  author: string,
  done: whole('Transactions that were read'),
  total: whole('Transactions of the period; 0 = not counted yet'),
  failure: nullable(text('Reason for a failure')),
  requested_at: timestamp,
  updated_at: timestamp,
});

const edge = named('TypologyRunEdge', {
  at: timestamp,
  amount: nullable(number('Amount')),
  currency: nullable(text('Currency, ISO 4217')),
  from: text('Key of the paying entity'),
  to: text('Key of the paid entity'),
});
const result = named('TypologyRunResult', {
  transfers: whole('Transfers that were read'),
  findings: whole('Findings'),
  alerts: whole('Alerts that accepting the run raises or extends'),
  is_complete: Type.Boolean({ description: 'False if the run found more alerts than it stores' }),
  days: Type.Array(closed({ day: text('Day, YYYY-MM-DD'), alerts: whole('Alerts that begin on this day') })),
  typologies: Type.Array(
    closed({
      id: text('ID of the typology'),
      alerts: whole('Alerts'),
      existing: whole('Alerts whose typology and entity have an alert already'),
      labeled_fraud: whole('Alerts with a transaction that is labeled as fraud'),
      labeled_legitimate: whole('Alerts whose labels are all legitimate'),
    }),
  ),
  samples: Type.Array(
    closed({
      typology: text('ID of the typology'),
      score: number('Score'),
      reason: text('Reason with its numbers'),
      since: timestamp,
      until: timestamp,
      edges: Type.Array(edge),
    }),
  ),
});
export type TypologyRunResult = Static<typeof result>;

export const TYPOLOGY_ROUTES = {
  listTypologies: managementRoute({
    operationId: 'listTypologies',
    method: 'get',
    path: '/typologies',
    tag: TAG,
    summary: 'List typologies',
    description:
      'Returns the catalog of typologies with the settings of the current policy, the precision of their alerts, and the position of the monitoring job.',
    data: closed({
      policy_version: integer,
      typologies: Type.Array(typology),
      transfers: whole('Transfers that monitoring has read'),
      monitored_at: nullable(timestamp),
    }),
  }),
  changeTypologies: managementRoute({
    operationId: 'changeTypologies',
    method: 'put',
    path: '/typologies',
    tag: TAG,
    summary: 'Change typologies',
    description:
      'Changes the settings of the listed typologies and creates a policy version. Omitted members get their defaults. The settings of other typologies do not change.',
    body: closed({
      expected_version: Type.Optional(expectedVersion),
      note: Type.Optional(changeNote),
      typologies: Type.Array(
        closed({
          id: text('ID of the typology'),
          mode,
          parameters: Type.Optional(parameters),
          min_score: Type.Optional(SETTING.min_score),
          deadline_hours: Type.Optional(SETTING.deadline_hours),
          four_eyes: Type.Optional(SETTING.four_eyes),
        }),
        { minItems: 1, maxItems: MAX_TYPOLOGIES },
      ),
    }),
    bodyExample: {
      expected_version: 14,
      note: 'Watch fan-in and cycles',
      typologies: [
        { id: 'fan_in', mode: 'on', parameters: { min_senders: 8 }, deadline_hours: 72 },
        { id: 'cycle', mode: 'shadow' },
      ],
    },
    data: closed({ version: integer }),
  }),
  startTypologyRun: managementRoute({
    operationId: 'startTypologyRun',
    method: 'post',
    path: '/typology-runs',
    tag: TAG,
    summary: 'Run typologies on past transactions',
    description:
      'Starts a job that runs draft typologies over a period of stored transactions. It raises no alerts. Without `typologies`, the settings of the policy are used. Returns 409 while another run is active.',
    body: closed({
      from: timestamp,
      to: timestamp,
      typologies: Type.Optional(
        Type.Array(closed({ id: text('ID of the typology'), parameters: Type.Optional(parameters) }), {
          minItems: 1,
          maxItems: MAX_TYPOLOGIES,
        }),
      ),
    }),
    bodyExample: {
      from: '2026-08-01T00:00:00.000Z',
      to: '2026-11-01T00:00:00.000Z',
      typologies: [{ id: 'fan_in', parameters: { min_senders: 8 } }],
    },
    data: closed({ job }),
  }),
  listTypologyRuns: managementRoute({
    operationId: 'listTypologyRuns',
    method: 'get',
    path: '/typology-runs',
    tag: TAG,
    summary: 'List runs',
    description: 'Returns the runs of typologies on past transactions, newest first, without their results.',
    query: closed({ limit: pageLimit(MAX_JOBS) }),
    data: closed({ runs: Type.Array(job) }),
  }),
  readTypologyRun: managementRoute({
    operationId: 'readTypologyRun',
    method: 'get',
    path: '/typology-runs/{id}',
    tag: TAG,
    summary: 'Get a run',
    description:
      'Returns the progress of a run. After completion, the result contains the alerts per day, samples of subgraphs, and the overlap with existing alerts and labels.',
    data: closed({ job, result: nullable(result) }),
  }),
  cancelTypologyRun: managementRoute({
    operationId: 'cancelTypologyRun',
    method: 'delete',
    path: '/typology-runs/{id}',
    tag: TAG,
    summary: 'Stop a run',
    description: 'Stops a waiting or running job.',
    data: closed({ cancelled: Type.Boolean({ description: 'False if it had ended' }) }),
  }),
  acceptTypologyRun: managementRoute({
    operationId: 'acceptTypologyRun',
    method: 'post',
    path: '/typology-runs/{id}/accept',
    tag: TAG,
    summary: 'Raise the alerts of a run',
    description:
      'Raises the alerts that a finished run found. An open alert of the same typology and entity is extended. Accepting a run again raises nothing new.',
    data: closed({ opened: whole('New alerts'), extended: whole('Open alerts that were extended') }),
  }),
};
