import type { ManagedKey } from '@assay/management-api';
import { Badge, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { english, t } from '../i18n/language';
import { ConfirmButton } from '../ui/confirm-button';
import { type Column, PagedTable } from '../ui/paged-table';
import { Time } from '../ui/time';
import { RotateButton } from './rotate-button';

interface KeyTableProps {
  readonly reading: UseQueryResult<{ readonly keys: readonly ManagedKey[] }>;
  readonly onRotate: (id: string, overlapSeconds: number) => Promise<unknown>;
  readonly onRevoke: (id: string) => void;
}

function Standing({ apiKey }: { readonly apiKey: ManagedKey }) {
  if (apiKey.revoked_at) {
    return (
      <>
        {t('ended')} <Time at={apiKey.revoked_at} />
      </>
    );
  }
  if (apiKey.expires_at) {
    return (
      <>
        {t('ends')} <Time at={apiKey.expires_at} />
      </>
    );
  }
  return <>{t('in use')}</>;
}

const COLUMNS: readonly Column<ManagedKey>[] = [
  {
    name: english('Name'),
    cell: ({ name, kind }) => (
      <>
        <Text size="sm">{name}</Text>
        <Badge size="xs" variant="light" color={kind === 'live' ? 'blue' : 'grape'}>
          {kind === 'live' ? t('Live') : t('Test')}
        </Badge>
      </>
    ),
  },
  { name: english('Key'), kind: 'digits', cell: ({ prefix }) => `${prefix}…` },
  { name: english('May use'), cell: ({ scopes }) => scopes.join(', ') },
  { name: english('Allowed from'), cell: (key) => key.allowed_ips.join(', ') || t('anywhere') },
  { name: english('Made'), cell: (key) => <Time at={key.created_at} /> },
  { name: english('Standing'), cell: (key) => <Standing apiKey={key} /> },
];

/** The account's keys; one that holds can be rotated and revoked. */
export function KeyTable({ reading, onRotate, onRevoke }: KeyTableProps) {
  const change: Column<ManagedKey> = {
    name: t('Change'),
    kind: 'actions',
    cell: ({ id, name, revoked_at }) =>
      revoked_at ? null : (
        <>
          <RotateButton
            kind="key"
            name={name}
            subject={`key ${id}`}
            onRotate={(overlap) => onRotate(id, overlap)}
          />
          <ConfirmButton
            label={t('Revoke')}
            ariaLabel={t('Revoke {name}', { name })}
            size="compact-xs"
            question={t('The key “{name}” ends at once, everywhere, and cannot be brought back.', { name })}
            onConfirm={() => onRevoke(id)}
          />
        </>
      ),
  };
  return (
    <PagedTable
      name={t('Keys')}
      columns={[...COLUMNS, change]}
      rows={reading.data?.keys}
      keyOf={({ id }) => id}
      isFaded={(key) => key.revoked_at !== null}
      reading={reading}
      failure={t('The keys could not be read')}
      empty={t('No key yet.')}
    />
  );
}
