import type { Differences } from '@assay/contract';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type PolicyDifference, policyDifference } from '../api/policy';
import { FailureAlert } from '../ui/failure-alert';

interface VersionDifferenceProps {
  readonly version: number;
}

const PARTS = [
  ['rules', 'Rules'],
  ['categories', 'Categories'],
  ['lists', 'Lists'],
] as const;

function describe(name: string, { added, removed, changed }: Differences): readonly string[] {
  const lines: string[] = [];
  if (added.length > 0) lines.push(`${name} added: ${added.join(', ')}`);
  if (removed.length > 0) lines.push(`${name} removed: ${removed.join(', ')}`);
  for (const { id, members } of changed) lines.push(`${name} changed: ${id} (${members.join(', ')})`);
  return lines;
}

/** What differs between two policies, in lines. */
export function linesOf(difference: Omit<PolicyDifference, 'from' | 'to'>): readonly string[] {
  const lines = PARTS.flatMap(([part, name]) => describe(name, difference[part]));
  const { thresholds } = difference;
  if (thresholds) {
    const { from, to } = thresholds;
    lines.push(`Thresholds: review ${from.review} → ${to.review}, decline ${from.decline} → ${to.decline}`);
  }
  return lines.length > 0 ? lines : ['Nothing differs.'];
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
