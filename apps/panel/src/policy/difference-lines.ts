import type { Differences } from '@assay/management-api';
import type { PolicyDifference } from '../api/policy';
import { english, t } from '../i18n/language';

const PARTS = [
  {
    part: 'rules',
    added: english('Rules added: {names}'),
    removed: english('Rules removed: {names}'),
    changed: english('Rules changed: {id} ({members})'),
  },
  {
    part: 'categories',
    added: english('Categories added: {names}'),
    removed: english('Categories removed: {names}'),
    changed: english('Categories changed: {id} ({members})'),
  },
  {
    part: 'lists',
    added: english('Lists added: {names}'),
    removed: english('Lists removed: {names}'),
    changed: english('Lists changed: {id} ({members})'),
  },
] as const;

function describe(
  words: (typeof PARTS)[number],
  { added, removed, changed }: Differences,
): readonly string[] {
  const lines: string[] = [];
  if (added.length > 0) lines.push(t(words.added, { names: added.join(', ') }));
  if (removed.length > 0) lines.push(t(words.removed, { names: removed.join(', ') }));
  for (const { id, members } of changed) lines.push(t(words.changed, { id, members: members.join(', ') }));
  return lines;
}

/** Returns the differences between two policies as lines. */
export function linesOf(difference: Omit<PolicyDifference, 'from' | 'to'>): readonly string[] {
  const lines = PARTS.flatMap((words) => describe(words, difference[words.part]));
  const { thresholds } = difference;
  if (thresholds) {
    const { from, to } = thresholds;
    lines.push(
      t('Thresholds: review {from_review} → {to_review}, decline {from_decline} → {to_decline}', {
        from_review: from.review,
        to_review: to.review,
        from_decline: from.decline,
        to_decline: to.decline,
      }),
    );
  }
  if (difference.velocity) lines.push(t('Settings for counting transactions'));
  return lines.length > 0 ? lines : [t('No differences.')];
}
