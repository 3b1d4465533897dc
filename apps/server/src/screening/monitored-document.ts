import type { MonitoredDocument } from '@assay/contract';
import type { MonitoredName } from '@assay/store';
import type { Party } from './loaded-lists';
import type { Schedule } from './schedule';

const timestamp = (at: number): string => new Date(at).toISOString();
const timestampOrNull = (at: number | null): string | null => (at === null ? null : timestamp(at));

/** A monitored name as the management API shows it. */
export const monitoredDocument = (
  name: MonitoredName<Party> & { readonly matches: number },
): MonitoredDocument => ({
  id: name.id,
  user_id: name.userId,
  name: name.name,
  type: name.query.type,
  date_of_birth: name.query.dob ?? null,
  country: name.query.country ?? null,
  search_profile_id: name.profile,
  monitoring_schedule: name.schedule as Schedule | null,
  created_at: timestamp(name.createdAt),
  checked_at: timestamp(name.checkedAt),
  next_check_at: name.stoppedAt === null ? timestampOrNull(name.dueAt) : null,
  stopped_at: timestampOrNull(name.stoppedAt),
  matches: name.matches,
});
