import { Button, Group, SegmentedControl } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useMay, useNameOf } from '../api/account';
import { type PolicyHeading, policyVersion, useRestorePolicy } from '../api/policy';
import { type DataColumn, DataTable } from '../design/data-table';
import { StateBadge } from '../design/state-badge';
import { TextSkeleton } from '../design/states';
import { t, wordsOf } from '../i18n/language';
import { ConfirmButton } from '../ui/confirm-button';
import { FailureAlert } from '../ui/notices';
import { ShortTime, Time } from '../ui/time';
import classes from './policy.module.css';
import { PolicyDiff } from './policy-diff';
import { showPolicySaved } from './saved-message';

interface VersionTableProps {
  readonly page: UseQueryResult<{
    readonly versions: readonly PolicyHeading[];
    readonly next: number | null;
  }>;
  /** Active version; undefined while loading. */
  readonly current: number | undefined;
  readonly isNewest: boolean;
  /** Version in the drawer; null while it is closed. */
  readonly opened: number | null;
  readonly onOpen: (version: number) => void;
}

const versionColumns = ({
  current,
  onOpen,
}: Pick<VersionTableProps, 'current' | 'onOpen'>): readonly DataColumn<PolicyHeading>[] => [
  {
    id: 'version',
    name: t('Version'),
    kind: 'digits',
    line: 'title',
    cell: ({ version }) => (
      <Group gap="xs" wrap="nowrap">
        <Button
          variant="subtle"
          size="compact-sm"
          px={4}
          ml={-4}
          aria-label={t('Changes in version {version}', { version: String(version) })}
          onClick={() => onOpen(version)}
        >
          {t('Version {version}', { version: String(version) })}
        </Button>
        {version === current ? <StateBadge state="ACTIVE" label={t('current')} size="sm" /> : null}
      </Group>
    ),
  },
  {
    id: 'note',
    name: t('Changes'),
    kind: 'long',
    line: 'meta',
    cell: ({ note }) => wordsOf(note) || <span className={classes.none}>{t('No note')}</span>,
  },
  { id: 'author', name: t('By'), line: 'meta', cell: ({ author }) => <Author of={author} /> },
  {
    id: 'created',
    name: t('Created'),
    kind: 'digits',
    line: 'end',
    cell: ({ created_at }) => <ShortTime at={created_at} />,
  },
];

/** Policy versions, newest first. */
export function VersionTable({ page, current, isNewest, opened, onOpen }: VersionTableProps) {
  const columns = useMemo(() => versionColumns({ current, onOpen }), [current, onOpen]);
  return (
    <DataTable
      name={t('Policy versions')}
      columns={columns}
      rows={page.data?.versions}
      keyOf={({ version }) => String(version)}
      isCurrent={({ version }) => version === opened}
      reading={page}
      failure={t('Couldn’t load the versions')}
      empty={t('No older versions.')}
      isTwoLine
      opensOnClick
      onOpen={({ version }) => onOpen(version)}
      turns={{
        newest: isNewest ? undefined : { to: '/panel/policy' },
        older: page.data?.next ? { to: '/panel/policy', search: { before: page.data.next } } : undefined,
      }}
    />
  );
}

type Base = 'previous' | 'current';

interface VersionDetailProps {
  readonly version: number;
  readonly current: number;
  /** Called after the version was restored, or after the restore was proposed. */
  readonly onRestored: (isProposed: boolean) => void;
}

/** Restores versions, with a message about the result. */
function useRestoring(onRestored: VersionDetailProps['onRestored']) {
  const restore = useRestorePolicy();
  const start = (version: number, expected: number) =>
    // A promise, so that the message also appears after the drawer was closed.
    void restore.mutateAsync({ version, expected, note: `Version ${version} restored` }).then(
      (saved) => {
        showPolicySaved(saved);
        onRestored(saved === null);
      },
      () => undefined,
    );
  return { ...restore, start };
}

/** Changes of a version, compared with the version before it or with the current one. */
export function VersionDetail({ version, current, onRestored }: VersionDetailProps) {
  const [base, setBase] = useState<Base>('previous');
  const restore = useRestoring(onRestored);
  const mayChange = useMay('rules:change');
  const isFirst = version === 1;
  const other = base === 'current' ? current : Math.max(1, version - 1);
  const [from, to] = [useQuery(policyVersion(other)), useQuery(policyVersion(version))];
  const error = from.error ?? to.error;
  return (
    <>
      <div className={classes.actions}>
        {version === current ? null : (
          <SegmentedControl<Base>
            size="xs"
            aria-label={t('Compare with')}
            data={[
              { value: 'previous', label: t('With the version before') },
              { value: 'current', label: t('With the current version') },
            ]}
            value={base}
            onChange={setBase}
          />
        )}
        {!mayChange || version === current ? null : (
          <ConfirmButton
            label={t('Restore')}
            ariaLabel={t('Restore version {version}', { version: String(version) })}
            size="compact-sm"
            question={t('Version {version} is restored as a new version. Later versions stay available.', {
              version: String(version),
            })}
            loading={restore.isPending}
            onConfirm={() => restore.start(version, current)}
          />
        )}
      </div>
      {to.data ? (
        <p className={classes.summary}>
          {wordsOf(to.data.note) || '–'} · <Author of={to.data.author} /> · <Time at={to.data.created_at} />
        </p>
      ) : null}
      <FailureAlert error={restore.error} title={t('Couldn’t restore the version')} />
      <FailureAlert error={error} title={t('Couldn’t load the version')} />
      {isFirst && base === 'previous' ? (
        <p className={classes.summary}>{t('This is the first version.')}</p>
      ) : from.data && to.data ? (
        <PolicyDiff before={from.data.document} after={to.data.document} />
      ) : error ? null : (
        <TextSkeleton lines={6} />
      )}
    </>
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
