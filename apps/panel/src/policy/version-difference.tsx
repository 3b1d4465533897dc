import type { Differences } from '@assay/management-api';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type PolicyDifference, policyDifference } from '../api/policy';
import { english, t } from '../i18n/language';
import { FailureAlert } from '../ui/failure-alert';

interface VersionDifferenceProps {
  readonly version: number;
}

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

/** What differs between two policies, in lines. */
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
  return lines.length > 0 ? lines : [t('Nothing differs.')];
}

/** What a version changed against the one before it. */
export function VersionDifference({ version }: VersionDifferenceProps) {
  const difference = useQuery(policyDifference(version - 1, version));
  if (!difference.data) return <FailureAlert error={difference.error} />;
  return (
    <Text size="xs" className="preserve-lines" mt={4}>
      {linesOf(difference.data).join('\n')}
    </Text>
  );
}
