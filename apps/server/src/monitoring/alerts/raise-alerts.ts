import type { EnvironmentId } from '@assay/contract';
import {
  addAlertEvent,
  type Connection,
  enqueueEvent,
  isClosedAlready,
  lockOpenAlert,
  type StoredAlert,
  saveAlert,
} from '@assay/store';
import { type Finding, TYPOLOGIES, type TypologySetting } from '@assay/typologies';
import type { Runtime } from '../../platform/runtime';

const HOUR_MS = 3_600_000;
/** Bounds of an alert that findings extend for a long time. */
const MAX_EVIDENCE = 500;
const MAX_EDGES = 500;
const MAX_REASONS = 20;

/** The environment in which alerts are raised, and their origin. */
interface Raising {
  readonly connection: Connection;
  readonly environmentId: EnvironmentId;
  readonly runtime: Pick<Runtime, 'timeOrderedId'>;
  /** UNIX milliseconds. */
  readonly now: number;
  readonly policyVersion: number;
  /** The retroactive run; null = the monitoring job. */
  readonly runId: string | null;
}

const newest = <T>(items: readonly T[], most: number): readonly T[] => items.slice(-most);

/** Returns the keys of all entities of a finding: an erasure finds the alerts of a person by them. */
const partiesOf = ({ entity, edges }: Pick<Finding, 'entity' | 'edges'>): readonly string[] =>
  [entity.key, ...edges.flatMap(({ from, to }) => [from.key, to.key])].filter((key) => key !== '');

function extended(alert: StoredAlert, finding: Finding, now: number): StoredAlert {
  const known = new Set(alert.evidence);
  const added = finding.evidence.filter((id) => !known.has(id));
  const drawn = finding.edges.filter(({ id }) => !known.has(id));
  return {
    ...alert,
    since: Math.min(alert.since, finding.since),
    until: Math.max(alert.until, finding.until),
    evidence: newest([...alert.evidence, ...added], MAX_EVIDENCE),
    edges: newest([...alert.edges, ...drawn], MAX_EDGES),
    parties: [...new Set([...alert.parties, ...partiesOf(finding)])],
    score: Math.max(alert.score, finding.score),
    reasons: newest(
      [...alert.reasons.filter((reason) => reason !== finding.reason), finding.reason],
      MAX_REASONS,
    ),
    findings: alert.findings + 1,
    updatedAt: now,
  };
}

function opened(finding: Finding, { deadline_hours: hours }: TypologySetting, raising: Raising): StoredAlert {
  const { now, runtime, policyVersion, runId } = raising;
  return {
    id: runtime.timeOrderedId(),
    typology: finding.typology,
    entityKind: finding.entity.kind,
    entityKey: finding.entity.key,
    status: 'OPEN',
    since: finding.since,
    until: finding.until,
    evidence: finding.evidence,
    edges: finding.edges,
    parties: [...new Set(partiesOf(finding))],
    score: finding.score,
    reasons: [finding.reason],
    findings: 1,
    policyVersion,
    runId,
    caseId: null,
    assignee: null,
    dueAt: hours === null ? null : now + hours * HOUR_MS,
    snoozedUntil: null,
    disposition: null,
    proposed: null,
    proposedBy: null,
    closedBy: null,
    closedAt: null,
    openedAt: now,
    updatedAt: now,
  };
}

/** Sends the webhook of an alert that was opened or closed, with the change. */
export const alertChanged = (
  connection: Connection,
  environmentId: EnvironmentId,
  alert: StoredAlert,
  at: number,
): Promise<void> =>
  enqueueEvent(connection, {
    environmentId,
    event: alert.status === 'CLOSED' ? 'alert/closed' : 'alert/opened',
    data: {
      id: alert.id,
      typology: alert.typology,
      entity_kind: alert.entityKind,
      status: alert.status === 'CLOSED' ? 'CLOSED' : 'OPEN',
      score: alert.score,
      reason: alert.reasons.at(-1) ?? '',
      disposition: alert.disposition,
      updated_at: new Date(at).toISOString(),
    },
    at,
  });

/**
 * Opens an alert for a finding, or extends the open alert of the same typology and entity.
 * @returns null if the finding adds nothing to the open alert or to one that was closed
 */
async function raiseOne(
  raising: Raising,
  finding: Finding,
  setting: TypologySetting,
): Promise<'opened' | 'extended' | null> {
  const { connection, environmentId, runtime, now, runId } = raising;
  const { kind: entityKind, key: entityKey } = finding.entity;
  const open = await lockOpenAlert(connection, environmentId, {
    typology: finding.typology,
    entityKind,
    entityKey,
  });
  const { evidence } = finding;
  if (open && evidence.every((id) => open.evidence.includes(id))) return null;
  const key = { typology: finding.typology, entityKind, entityKey, evidence };
  if (!open && (await isClosedAlready(connection, environmentId, key))) return null;
  const alert = open ? extended(open, finding, now) : opened(finding, setting, raising);
  await saveAlert(connection, environmentId, alert);
  await addAlertEvent(connection, environmentId, alert.id, {
    id: runtime.timeOrderedId(),
    at: now,
    actor: runId === null ? 'monitoring' : `run ${runId}`,
    action: open ? 'extended' : 'opened',
    note: finding.reason,
  });
  if (!open) await alertChanged(connection, environmentId, alert, now);
  return open ? 'extended' : 'opened';
}

/** Raises alerts for findings whose typology is on and whose score is high enough. */
export async function raiseAlerts(
  raising: Raising,
  findings: readonly Finding[],
  settingOf: (id: string) => TypologySetting,
): Promise<{ readonly opened: number; readonly extended: number }> {
  const counts = { opened: 0, extended: 0 };
  for (const finding of findings) {
    const setting = settingOf(finding.typology);
    if (setting.mode !== 'on' || finding.score < setting.min_score) continue;
    const raised = await raiseOne(raising, finding, setting);
    if (raised) counts[raised]++;
  }
  return counts;
}

/** Returns the name of a typology; an unknown one has its id. */
export const typologyName = (id: string): string => TYPOLOGIES.find((one) => one.id === id)?.name ?? id;
