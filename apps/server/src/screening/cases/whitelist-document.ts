import type { ClearedMatch } from '@assay/management-api';
import type { WhitelistedNow } from '@assay/store';
import { timestamp, timestampOrNull } from '../../management/index';

/** Returns a clearing rule as the management API represents it. */
export const whitelistDocument = (entry: WhitelistedNow): ClearedMatch => ({
  id: entry.id,
  case_id: entry.caseId,
  user_id: entry.userId,
  name: entry.name,
  list: entry.list,
  list_kind: entry.kind,
  source_id: entry.sourceId,
  entry_name: entry.entryName,
  reason: entry.reason,
  state: entry.outdated ? 'OUTDATED' : entry.counts ? 'ACTIVE' : 'PROPOSED',
  proposed_by: entry.proposedBy,
  approved_by: entry.approvedBy,
  created_at: timestamp(entry.createdAt),
  expires_at: timestampOrNull(entry.expiresAt),
});
