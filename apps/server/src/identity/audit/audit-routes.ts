import { type AccountId, ApiError } from '@assay/contract';
import { MANAGEMENT } from '@assay/management-api';
import { type AuditLogFilter, listAudit, verifyAudit } from '@assay/store';
import { type ManagementApi, reads, timestamp } from '../../management/index';
import type { CheckpointSigner } from './checkpoint';
import type { AuditLogHeads } from './heads';

const DEFAULT_PAGE = 100;

interface FilterQuery {
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  readonly only?: 'changes' | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const filterOf = ({ actor, action, only, from, to }: FilterQuery): AuditLogFilter => ({
  ...(actor === undefined ? {} : { actor }),
  ...(action === undefined ? {} : { action }),
  ...(only === undefined ? {} : { isWithoutViews: true }),
  ...(from === undefined ? {} : { from: new Date(from) }),
  ...(to === undefined ? {} : { to: new Date(to) }),
});

/** Adds the routes of /audit: audit records, verification and checkpoints. */
export function auditRoutes(
  api: ManagementApi,
  { signer, heads }: { readonly signer: CheckpointSigner; readonly heads: AuditLogHeads },
): void {
  const { database, trail } = api.routePorts;
  // A standby may lack the newest records, so it is never verified.
  const verified = async (account: AccountId) => verifyAudit(database, account, (await heads.read()).heads);

  reads(api, MANAGEMENT.readAudit, async ({ principal, query, now }) => {
    const limit = query.limit ?? DEFAULT_PAGE;
    const page = {
      limit,
      ...(query.before === undefined ? {} : { before: query.before }),
      ...filterOf(query),
    };
    const { id: account } = principal.caller.account;
    // The sums of the unfinished minute become records first, which a standby would lack.
    await trail.write(database, now, { account });
    const records = await listAudit(database, account, page);
    return {
      records: records.map(({ hash, mark, ...record }) => ({
        ...record,
        at: timestamp(record.at),
        hash: hash.toString('hex'),
        authenticated: mark !== null,
      })),
      next: records.length === limit ? (records.at(-1)?.sequence ?? null) : null,
    };
  });

  reads(api, MANAGEMENT.verifyAudit, async ({ principal }) => {
    const { firstBroken, markedFrom, height, head, expectedHeight } = await verified(
      principal.caller.account.id,
    );
    return {
      intact: firstBroken === null,
      first_broken: firstBroken,
      authenticated_from: markedFrom,
      height,
      expected_height: expectedHeight,
      head: head.toString('hex'),
    };
  });

  reads(api, MANAGEMENT.readAuditCheckpoint, async ({ principal, now }) => {
    const { id } = principal.caller.account;
    const state = await verified(id);
    if (state.firstBroken !== null)
      throw new ApiError(
        'conflict',
        `The audit log is damaged at record ${state.firstBroken}. Restore it from a backup`,
      );
    return signer.sign(id, state, now);
  });
}
