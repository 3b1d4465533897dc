import { badInput } from '@assay/contract';
import { MANAGEMENT } from '@assay/management-api';
import {
  type Account,
  addAlertCase,
  type Connection,
  findAlert,
  findAlertCase,
  listAlerts,
} from '@assay/store';
import { type Principal, personBehind } from '../../identity/index';
import {
  type Change,
  changes,
  type ManagementApi,
  reads,
  readsRecord,
  spaceOf,
  uuid,
} from '../../management/index';
import { currentPolicy } from '../../policy/index';
import { settingOf } from '../settings';
import type { TransferReader } from '../transfer-of';
import {
  type AlertReading,
  alertCaseDocument,
  alertDocument,
  requireAlert,
  summariesOf,
} from './alert-document';
import { changeAlert, closeAlert, settle, type Working } from './change-alert';

const DEFAULT_PAGE = 100;

/** Returns the context in which alerts are read. */
export async function readingAlerts(
  connection: Connection,
  principal: Principal,
  transfers: TransferReader,
  now: number,
): Promise<AlertReading> {
  const { account, environmentId } = principal.caller;
  const { document } = await currentPolicy(connection, account as Account);
  return {
    connection,
    environmentId,
    transfers,
    now,
    needsTwo: (typology) => settingOf(document, typology).four_eyes,
  };
}

const workingOf = (
  { routePorts }: ManagementApi,
  { connection, principal, now }: Change<unknown, unknown>,
): Working => ({
  connection,
  environmentId: principal.caller.environmentId,
  runtime: routePorts.runtime,
  actor: principal.actor.auditName,
  person: personBehind(principal),
  now: now.getTime(),
});

/** Entity keys are integers of 64 bits; no entity has any other key. */
const isEntityKey = (key: string): boolean => BigInt.asIntN(64, BigInt(key)) === BigInt(key);

/** Adds the routes of /alerts. */
export function alertRoutes(api: ManagementApi, transfers: TransferReader): void {
  const { database } = api.routePorts;

  reads(api, MANAGEMENT.listAlerts, async ({ principal, query, now }) => {
    const environmentId = spaceOf(principal, query.environment);
    const limit = query.limit ?? DEFAULT_PAGE;
    if (query.entity_key !== undefined && !isEntityKey(query.entity_key)) return { alerts: [], next: null };
    const alerts = await listAlerts(database, environmentId, {
      limit,
      ...(query.status ? { status: query.status } : {}),
      ...(query.order ? { byDeadline: true } : {}),
      ...(query.typology ? { typology: query.typology } : {}),
      ...(query.assignee ? { assignee: query.assignee } : {}),
      ...(query.only ? { overdueAt: now.getTime() } : {}),
      ...(query.entity_key ? { entityKey: query.entity_key } : {}),
      ...(query.case_id ? { caseId: uuid(query.case_id) } : {}),
      ...(query.min_score === undefined ? {} : { minScore: query.min_score }),
      ...(query.from ? { from: Date.parse(query.from) } : {}),
      ...(query.to ? { to: Date.parse(query.to) } : {}),
      ...(query.before ? { before: uuid(query.before) } : {}),
    });
    const reading = { connection: database, environmentId, transfers, now: now.getTime() };
    const last = alerts.length === limit ? alerts.at(-1) : undefined;
    return { alerts: await summariesOf(reading, alerts), next: last?.id ?? null };
  });

  readsRecord(api, MANAGEMENT.readAlert, MANAGEMENT.revealAlert, async ({ principal, param, now }) => {
    const reading = await readingAlerts(database, principal, transfers, now.getTime());
    return alertDocument(reading, await requireAlert(reading, uuid(param('id'))));
  });

  changes(api, MANAGEMENT.changeAlert, async (change) => {
    const { connection, principal, body, param, now } = change;
    const reading = await readingAlerts(connection, principal, transfers, now.getTime());
    const before = await requireAlert(reading, uuid(param('id')));
    const alert = await changeAlert(workingOf(api, change), before, body);
    const { comment, ...members } = body;
    return {
      data: await alertDocument(reading, alert),
      audit: {
        action: 'alert.change',
        target: alert.id,
        change: { ...members, commented: comment !== undefined },
      },
    };
  });

  changes(api, MANAGEMENT.closeAlert, async (change) => {
    const { connection, principal, body, param, now } = change;
    const reading = await readingAlerts(connection, principal, transfers, now.getTime());
    const before = await requireAlert(reading, uuid(param('id')));
    const needsTwo = reading.needsTwo(before.typology);
    const alert = await closeAlert(workingOf(api, change), before, { ...body, needsTwo });
    return {
      data: await alertDocument(reading, alert),
      audit: {
        action: alert.status === 'CLOSED' ? 'alert.close' : 'alert.propose',
        target: alert.id,
        change: { disposition: body.disposition },
      },
    };
  });
  caseRoutes(api, transfers);
}

/** Adds the routes of /alert-cases. */
function caseRoutes(api: ManagementApi, transfers: TransferReader): void {
  const { database, runtime } = api.routePorts;

  changes(api, MANAGEMENT.mergeAlerts, async (change) => {
    const { connection, principal, body, now } = change;
    const { environmentId } = principal.caller;
    const working = workingOf(api, change);
    const id = body.case_id ? uuid(body.case_id) : runtime.timeOrderedId();
    if (body.case_id) {
      if (!(await findAlertCase(connection, environmentId, id)))
        throw badInput([{ field: 'case_id', expected: 'the ID of a case of alerts' }]);
    } else {
      const name = body.name ?? `Case of ${now.toISOString().slice(0, 10)}`;
      await addAlertCase(connection, environmentId, {
        id,
        name,
        createdAt: now.getTime(),
        createdBy: working.actor,
      });
    }
    for (const alertId of new Set(body.alerts)) {
      const alert = await findAlert(connection, environmentId, alertId.toLowerCase());
      if (!alert) throw badInput([{ field: 'alerts', expected: 'IDs of alerts' }]);
      await settle(working, { ...alert, caseId: id }, [{ action: 'merged', note: id }]);
    }
    return {
      data: await alertCaseDocument({ connection, environmentId, transfers, now: now.getTime() }, id),
      audit: { action: 'alert.merge', target: id, change: { alerts: body.alerts.length } },
    };
  });

  reads(api, MANAGEMENT.readAlertCase, ({ principal, param, now }) =>
    alertCaseDocument(
      {
        connection: database,
        environmentId: principal.caller.environmentId,
        transfers,
        now: now.getTime(),
      },
      uuid(param('id')),
    ),
  );
}
