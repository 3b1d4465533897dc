import type { EnvironmentId } from '@assay/contract';
import { addAlertCase, type Database, saveAlert } from '@assay/store';
import type { Runtime } from '../../platform/runtime';

interface NewAlert {
  /** IDs of its evaluations. */
  readonly evidence: readonly string[];
  /** Name of its case. */
  readonly caseName: string;
}

/** Stores an open alert in a case. @returns their IDs */
export async function storeAlert(
  database: Database,
  runtime: Pick<Runtime, 'now' | 'timeOrderedId'>,
  environmentId: EnvironmentId,
  { evidence, caseName }: NewAlert,
): Promise<{ readonly alert: string; readonly alertCase: string }> {
  const now = runtime.now();
  const [alert, alertCase] = [runtime.timeOrderedId(), runtime.timeOrderedId()];
  await addAlertCase(database, environmentId, {
    id: alertCase,
    name: caseName,
    createdAt: now,
    createdBy: 'test',
  });
  await saveAlert(database, environmentId, {
    id: alert,
    typology: 'fan_in',
    entityKind: 'account',
    entityKey: '1',
    status: 'OPEN',
    since: now - 1,
    until: now,
    evidence,
    edges: [],
    parties: ['1'],
    score: 0.5,
    reasons: ['8 senders paid one account'],
    findings: 1,
    policyVersion: 1,
    runId: null,
    caseId: alertCase,
    assignee: null,
    dueAt: null,
    snoozedUntil: null,
    disposition: null,
    proposed: null,
    proposedBy: null,
    closedBy: null,
    closedAt: null,
    openedAt: now,
    updatedAt: now,
  });
  return { alert, alertCase };
}
