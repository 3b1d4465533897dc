import type { FraudRequest } from '@assay/contract';
import { type CaseFileDocument, MANAGEMENT } from '@assay/management-api';
import {
  findPolicy,
  listAlerts,
  listAudit,
  type StoredAlert,
  type StoredEvaluationRecord,
} from '@assay/store';
import { parametersOf, TYPOLOGIES } from '@assay/typologies';
import { type ManagementApi, reads, timestamp, uuid } from '../../management/index';
import type { DocumentSigner } from '../../platform/secrets/document-signer';
import type { PolicyDocument } from '../../policy/index';
import {
  type AlertReading,
  alertCaseDocument,
  alertDocument,
  evidenceOf,
  requireAlert,
} from '../alerts/alert-document';
import { readingAlerts } from '../alerts/alert-routes';
import { settingOf } from '../settings';
import type { TransferReader } from '../transfer-of';
import { CASE_FILE_FORMAT, type CaseAlert, type CaseContent, type CaseTransaction } from './content';
import { caseFileHtml } from './html';

const MAX_ALERTS = 100;
/** Newest audit records among which those of the alerts are searched. */
const MAX_AUDIT = 1000;

function transactionOf(record: StoredEvaluationRecord): CaseTransaction {
  const request = JSON.parse(record.request) as FraudRequest;
  const seen = JSON.parse(record.seen) as { readonly versions?: { readonly lists?: number } };
  return {
    transaction_id: record.transactionId,
    evaluation_id: record.id,
    at: timestamp(record.at),
    state: record.state,
    fraud_score: record.fraudScore,
    policy_version: record.policyVersion,
    lists_version: seen.versions?.lists ?? null,
    amount: request.transaction_amount ?? null,
    currency: request.transaction_currency ?? null,
    action_type: request.action_type ?? null,
  };
}

/** Exports alerts as a signed file. */
class CaseFiles {
  constructor(
    private readonly signer: DocumentSigner,
    private readonly accountId: number,
    private readonly reading: AlertReading,
  ) {}

  private async alert(stored: StoredAlert): Promise<CaseAlert> {
    const document = await alertDocument(this.reading, stored);
    const names = new Map(document.parties.map(({ key, name }) => [key, name]));
    const nameOf = (key: string) => names.get(key) ?? key;
    const typology = TYPOLOGIES.find(({ id }) => id === stored.typology);
    const policy = await findPolicy<PolicyDocument>(
      this.reading.connection,
      this.accountId,
      stored.policyVersion,
    );
    const given = policy ? settingOf(policy.document, stored.typology).parameters : {};
    return {
      id: document.id,
      typology: document.typology,
      name: document.name,
      entity: document.entity ?? document.entity_key,
      status: document.status,
      disposition: document.disposition,
      score: document.score,
      since: document.since,
      until: document.until,
      policy_version: document.policy_version,
      parameters: typology ? parametersOf(typology, given) : given,
      reasons: document.reasons,
      edges: document.edges.map(({ at, amount, currency, from, to }) => ({
        at,
        amount,
        currency,
        from: nameOf(from),
        to: nameOf(to),
      })),
      history: document.history,
    };
  }

  /** Returns the signed file of alerts. */
  async export(
    title: string,
    exportedBy: string,
    alerts: readonly StoredAlert[],
    targets: ReadonlySet<string>,
  ): Promise<CaseFileDocument> {
    const { connection, now } = this.reading;
    const transactions = new Map<string, CaseTransaction>();
    for (const alert of alerts)
      for (const record of await evidenceOf(this.reading, alert))
        transactions.set(record.id, transactionOf(record));
    const audit = await listAudit(connection, this.accountId, { limit: MAX_AUDIT });
    const content: CaseContent = {
      format: CASE_FILE_FORMAT,
      title,
      exported_at: timestamp(now),
      exported_by: exportedBy,
      alerts: await Promise.all(alerts.map((alert) => this.alert(alert))),
      transactions: [...transactions.values()].sort((a, b) => (a.at < b.at ? -1 : 1)),
      audit: audit
        .filter(({ target }) => targets.has(target))
        .map(({ sequence, at, actor, action, target, hash }) => ({
          sequence,
          at: at.toISOString(),
          actor,
          action,
          target,
          hash: hash.toString('hex'),
        })),
    };
    const text = JSON.stringify(content);
    const file = { content: text, public_key: this.signer.publicKey, signature: this.signer.sign(text) };
    return { ...file, html: caseFileHtml(file) };
  }
}

/** Adds the exports of case files. */
export function caseFileRoutes(api: ManagementApi, transfers: TransferReader, signer: DocumentSigner): void {
  const { database } = api.routePorts;

  reads(api, MANAGEMENT.exportAlert, async ({ principal, param, now }) => {
    const reading = await readingAlerts(database, principal, transfers, now.getTime());
    const alert = await requireAlert(reading, uuid(param('id')));
    const files = new CaseFiles(signer, principal.caller.account.id, reading);
    return files.export(`Alert ${alert.id}`, principal.actor.auditName, [alert], new Set([alert.id]));
  });

  reads(api, MANAGEMENT.exportAlertCase, async ({ principal, param, now }) => {
    const reading = await readingAlerts(database, principal, transfers, now.getTime());
    const id = uuid(param('id'));
    const { name } = await alertCaseDocument(reading, id);
    const alerts = await listAlerts(database, reading.environmentId, { caseId: id, limit: MAX_ALERTS });
    const files = new CaseFiles(signer, principal.caller.account.id, reading);
    const targets = new Set([id, ...alerts.map((alert) => alert.id)]);
    return files.export(name, principal.actor.auditName, alerts, targets);
  });
}
