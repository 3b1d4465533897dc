import { Badge, Button, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useNameOf } from '../api/names';
import type { PolicyHeading } from '../api/policy';
import { useMay } from '../api/session';
import { t, wordsOf } from '../i18n/language';
import { ConfirmButton } from '../ui/confirm-button';
import { type Column, PagedTable } from '../ui/paged-table';
import { Time } from '../ui/time';
import { VersionDifference } from './version-difference';

interface VersionTableProps {
  readonly page: UseQueryResult<{
    readonly versions: readonly PolicyHeading[];
    readonly next: number | null;
  }>;
  /** The version that decides; undefined = not known yet. */
  readonly current: number | undefined;
  readonly isNewest: boolean;
  readonly onRestore: (version: number, current: number) => void;
}

interface VersionActions extends Pick<VersionTableProps, 'current' | 'onRestore'> {
  /** The version whose difference is shown. */
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
  { name: t('Made'), cell: ({ created_at }) => <Time at={created_at} /> },
  { name: t('By'), cell: ({ author }) => <Author of={author} /> },
  {
    name: t('Note and difference'),
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
            aria-label={t('Changes of version {version}', { version: String(version) })}
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
            question={t(
              'Version {version} becomes the current policy again, as a new version. Nothing is lost.',
              { version: String(version) },
            )}
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
      failure={t('The versions could not be read')}
      empty={t('No version is older.')}
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

/** Who made a version; of a proposal also who approved it. */
function Author({ of }: { readonly of: string }) {
  const nameOf = useNameOf();
  const [author = '', approver] = of.split(APPROVED_BY);
  if (approver === undefined) return nameOf(author);
  return t('{author}, approved by {approver}', { author: nameOf(author), approver: nameOf(approver) });
}
