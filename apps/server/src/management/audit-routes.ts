import { MANAGEMENT } from '@assay/contract';
import { listAudit, verifyAudit } from '@assay/store';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../accounts/index';
import { reads } from './endpoint';
import { timestamp } from './timestamps';

const DEFAULT_PAGE = 100;

/** /audit: who changed what, and whether the trail is whole. */
export function auditRoutes(app: FastifyInstance, platform: Platform): void {
  reads(app, platform, MANAGEMENT.readAudit, async ({ principal, query }) => {
    const limit = query.limit ?? DEFAULT_PAGE;
    const page = { limit, ...(query.before === undefined ? {} : { before: query.before }) };
    const records = await listAudit(platform.database, principal.caller.account.id, page);
    return {
      records: records.map((record) => ({ ...record, at: timestamp(record.at) })),
      next: records.length === limit ? (records.at(-1)?.sequence ?? null) : null,
    };
  });

  reads(app, platform, MANAGEMENT.verifyAudit, async ({ principal }) => {
    const broken = await verifyAudit(platform.database, principal.caller.account.id);
    return { intact: broken === null, first_broken: broken };
  });
}
