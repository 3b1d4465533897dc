import type { RuleInput } from '@assay/management-api';
import { t } from '../i18n/language';

/** What a fired rule does, as the wire has it. */
export type Then = RuleInput['then'];

/** The effect in a few signs: "+15", "DECLINE", "DECLINE, → list mules". */
export function describeThen(then: Then): string {
  if ('score' in then && then.score) return `${then.score.operation}${then.score.value}`;
  const parts: string[] = [];
  if ('state' in then && then.state) parts.push(then.state);
  if ('list' in then && then.list)
    parts.push(t('{field} → list {list}', { field: then.list.field, list: then.list.list_id }));
  return parts.join(', ');
}
