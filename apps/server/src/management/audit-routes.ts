import { MANAGEMENT } from '@assay/contract';
import { listAudit, verifyAudit } from '@assay/store';
import { type ManagementApi, reads } from './endpoint';
import { timestamp } from './timestamps';

const DEFAULT_PAGE = 100;

/** /audit: who changed what, and whether the trail is whole. */
export function auditRoutes(api: ManagementApi): void {
  const { database } = api.routePorts;

  reads(api, MANAGEMENT.readAudit, async ({ principal, query }) => {
    const limit = query.limit ?? DEFAULT_PAGE;
    const page = { limit, ...(query.before === undefined ? {} : { before: query.before }) };
    const records = await listAudit(database, principal.caller.account.id, page);
    return {
      records: records.map((record) => ({ ...record, at: timestamp(record.at) })),
      next: records.length === limit ? (records.at(-1)?.sequence ?? null) : null,
    };
  });

  reads(api, MANAGEMENT.verifyAudit, async ({ principal }) => {
    const broken = await verifyAudit(database, principal.caller.account.id);
    return { intact: broken === null, first_broken: broken };
  });
}
