import type { Differences } from '@assay/management-api';
import { Badge, Button, Text } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay, useNameOf } from '../api/account';
import { type PolicyDifference, type PolicyHeading, policyDifference } from '../api/policy';
import { english, t, wordsOf } from '../i18n/language';
import { ConfirmButton } from '../ui/confirm-button';
import { FailureAlert } from '../ui/notices';
import { type Column, PagedTable } from '../ui/paged-table';
import { Time } from '../ui/time';

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

/** Changes of a version compared with the previous one. */
function VersionDifference({ version }: VersionDifferenceProps) {
  const difference = useQuery(policyDifference(version - 1, version));
  if (!difference.data) return <FailureAlert error={difference.error} />;
  return (
    <Text size="xs" className="preserve-lines" mt={4}>
      {linesOf(difference.data).join('\n')}
    </Text>
  );
}

interface VersionTableProps {
  readonly page: UseQueryResult<{
    readonly versions: readonly PolicyHeading[];
    readonly next: number | null;
  }>;
  /** Active version; undefined while loading. */
  readonly current: number | undefined;
  readonly isNewest: boolean;
  readonly onRestore: (version: number, current: number) => void;
}

interface VersionActions extends Pick<VersionTableProps, 'current' | 'onRestore'> {
  /** Version whose changes are shown. */
  readonly opened: number | null;
  readonly mayChange: boolean;
  readonly onToggle: (version: number) => void;
}

const versionColumns = ({
  current,
  opened,
  mayChange,
  onToggle,
  onRestore,
}: VersionActions): readonly Column<PolicyHeading>[] => [
  {
    name: t('Version'),
    kind: 'digits',
    cell: ({ version }) => (
      <>
        {version}{' '}
        {version === current ? (
          <Badge variant="light" size="sm">
            {t('current')}
          </Badge>
        ) : null}
      </>
    ),
  },
  { name: t('Created'), cell: ({ created_at }) => <Time at={created_at} /> },
  { name: t('By'), cell: ({ author }) => <Author of={author} /> },
  {
    name: t('Note and changes'),
    cell: ({ version, note }) => (
      <>
        <Text size="sm">{wordsOf(note) || '–'}</Text>
        {opened === version ? <VersionDifference version={version} /> : null}
      </>
    ),
  },
  {
    name: t('Restore'),
    kind: 'actions',
    cell: ({ version }) => (
      <>
        {version > 1 ? (
          <Button
            size="compact-xs"
            variant="default"
            aria-expanded={opened === version}
            aria-label={t('Changes in version {version}', { version: String(version) })}
            onClick={() => onToggle(version)}
          >
            {t('Changes')}
          </Button>
        ) : null}
        {!mayChange || current === undefined || version === current ? null : (
          <ConfirmButton
            label={t('Restore')}
            ariaLabel={t('Restore version {version}', { version: String(version) })}
            size="compact-xs"
            question={t('Version {version} is restored as a new version. Later versions stay available.', {
              version: String(version),
            })}
            onConfirm={() => onRestore(version, current)}
          />
        )}
      </>
    ),
  },
];

export function VersionTable({ page, current, isNewest, onRestore }: VersionTableProps) {
  const [opened, setOpened] = useState<number | null>(null);
  const mayChange = useMay('rules:change');
  const toggle = (version: number) => setOpened(opened === version ? null : version);
  const columns = versionColumns({ current, opened, mayChange, onToggle: toggle, onRestore });
  return (
    <PagedTable
      name={t('Policy versions')}
      columns={columns}
      rows={page.data?.versions}
      keyOf={({ version }) => version}
      reading={page}
      failure={t('Couldn’t load the versions')}
      empty={t('No older versions.')}
      onOpen={({ version }) => {
        if (version > 1) toggle(version);
      }}
      turns={{
        newest: isNewest ? undefined : { to: '/panel/policy' },
        older: page.data?.next ? { to: '/panel/policy', search: { before: page.data.next } } : undefined,
      }}
    />
  );
}

const APPROVED_BY = ', approved by ';

/** Author of a version and, for a proposal, its approver. */
function Author({ of }: { readonly of: string }) {
  const nameOf = useNameOf();
  const [author = '', approver] = of.split(APPROVED_BY);
  if (approver === undefined) return nameOf(author);
  return t('{author}, approved by {approver}', { author: nameOf(author), approver: nameOf(approver) });
}
