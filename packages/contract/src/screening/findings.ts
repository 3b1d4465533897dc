import { MONITORING_SCHEDULES } from '../fraud/config';
import { personal } from '../personal';
import {
  integer,
  literals,
  named,
  nullable,
  number,
  type Static,
  string,
  stringOrNull,
  Type,
  timestamp,
} from '../schema';

/** Kinds of lists whose entries become matches of a case. */
export const MATCH_LIST_KINDS = ['sanctionlist', 'pep', 'watchlist', 'crimelist'] as const;
export type MatchListKind = (typeof MATCH_LIST_KINDS)[number];
export const CASE_STATUSES = ['OPEN', 'IN_REVIEW', 'CLOSED'] as const;
export type CaseStatus = (typeof CASE_STATUSES)[number];
export const MATCH_DECISIONS = ['FALSE_POSITIVE', 'TRUE_MATCH', 'INCONCLUSIVE'] as const;
export type MatchDecision = (typeof MATCH_DECISIONS)[number];

/** A list entry, or a news article with its title and URL. */
const MATCH_MEMBERS = {
  id: integer,
  source_id: string,
  source_name: string,
  name: personal('name', string),
  list_kind: literals([...MATCH_LIST_KINDS, 'adversemedia']),
  score: number,
  title: Type.Optional(personal('text', string)),
  url: Type.Optional(personal('text', string)),
};
const matchChange = named('MonitoredMatch', MATCH_MEMBERS);

/** `data` of the webhooks aml/person_updates and aml/entity_updates. */
export const monitoringUpdate = named('MonitoringUpdate', {
  user_id: personal('id', stringOrNull),
  name: personal('name', string),
  monitoring_schedule: nullable(literals(MONITORING_SCHEDULES)),
  checked_at: timestamp,
  changes: named('MonitoringChanges', {
    added: Type.Array(matchChange),
    removed: Type.Array(matchChange),
    updated: Type.Array(matchChange),
    /** New or changed matches that are not raised because a clearing rule applies; absent if empty. */
    passed_over: Type.Optional(
      Type.Array(named('ClearedMonitoringMatch', { ...MATCH_MEMBERS, whitelist_id: string })),
    ),
  }),
});
export type MonitoringUpdate = Static<typeof monitoringUpdate>;
export type MatchChange = Static<typeof matchChange>;
