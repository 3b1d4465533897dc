import type { IssuedKey, ManagedKey } from '@assay/management-api';
import { Button, Checkbox, Group, Modal, SegmentedControl, Stack, Textarea, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSession } from '../api/account';
import { managedKeys, type Scope, useCreateKey, useRevokeKey, useRotateKey } from '../api/integrations';
import { StateBadge } from '../design/state-badge';
import { DraftNotice, useDraft, useHasDraft } from '../drafts/use-draft';
import { english, t } from '../i18n/language';
import { readLines } from '../lists/list-fields';
import { ConfirmButton } from '../ui/confirm-button';
import { FailureAlert, ShownOnce } from '../ui/notices';
import { PageTitle } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';
import { ShortTime } from '../ui/time';
import classes from './keys.module.css';
import { RotateButton } from './rotate-button';

interface KeyTableProps {
  readonly reading: UseQueryResult<{ readonly keys: readonly ManagedKey[] }>;
  readonly onRotate: (id: string, overlapSeconds: number) => Promise<unknown>;
  readonly onRevoke: (id: string) => void;
}

function Standing({ apiKey }: { readonly apiKey: ManagedKey }) {
  if (apiKey.revoked_at) {
    return (
      <Group gap="xs">
        <StateBadge state="ended" size="sm" label={t('Ended')} /> <ShortTime at={apiKey.revoked_at} />
      </Group>
    );
  }
  if (apiKey.expires_at) {
    return (
      <Group gap="xs">
        <StateBadge state="expires" tone="caution" size="sm" label={t('Expires')} />{' '}
        <ShortTime at={apiKey.expires_at} />
      </Group>
    );
  }
  return <StateBadge state="ACTIVE" size="sm" label={t('Active')} />;
}

const COLUMNS: readonly Column<ManagedKey>[] = [
  {
    name: english('Name'),
    line: 'title',
    cell: ({ name }) => <strong className={classes.name}>{name}</strong>,
  },
  {
    name: english('Environment'),
    line: 'meta',
    cell: ({ kind }) => (kind === 'live' ? t('Live') : t('Test')),
  },
  { name: english('API key'), kind: 'digits', line: 'meta', cell: ({ prefix }) => `${prefix}…` },
  { name: english('Scopes'), line: 'meta', cell: ({ scopes }) => scopes.join(', ') },
  { name: english('Allowed IP addresses'), cell: (key) => key.allowed_ips.join(', ') || t('any') },
  { name: english('Created'), kind: 'digits', cell: (key) => <ShortTime at={key.created_at} /> },
  { name: english('Status'), line: 'end', cell: (key) => <Standing apiKey={key} /> },
];

/** API keys of the account; active keys can be rotated and revoked. */
export function KeyTable({ reading, onRotate, onRevoke }: KeyTableProps) {
  const change: Column<ManagedKey> = {
    name: t('Change'),
    kind: 'actions',
    line: 'meta',
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
            variant="light"
            color="red"
            question={t('The key “{name}” stops working immediately. You can’t undo this.', { name })}
            onConfirm={() => onRevoke(id)}
          />
        </>
      ),
  };
  return (
    <PagedTable
      name={t('API keys')}
      columns={[...COLUMNS, change]}
      rows={reading.data?.keys}
      keyOf={({ id }) => id}
      isFaded={(key) => key.revoked_at !== null}
      reading={reading}
      failure={t('Couldn’t load the API keys')}
      empty={t('No API keys yet. Create one to send transactions.')}
      isTwoLine
      isSticky
    />
  );
}

const kinds = (): { value: ManagedKey['kind']; label: string }[] => [
  { value: 'live', label: t('Live') },
  { value: 'test', label: t('Test') },
];

export const NEW_KEY = 'new key';

interface Draft {
  readonly name: string;
  readonly kind: ManagedKey['kind'];
  readonly scopes: readonly string[];
  /** One per line. */
  readonly addresses: string;
}
const EMPTY: Draft = { name: '', kind: 'live', scopes: ['fraud'], addresses: '' };

interface NewKeyFormProps {
  /** Users can't grant scopes they don't have. */
  readonly grantable: readonly Scope[];
  readonly onIssued: (key: IssuedKey) => void;
}

export function NewKeyForm({ grantable, onIssued }: NewKeyFormProps) {
  const create = useCreateKey();
  const draft = useDraft(NEW_KEY, EMPTY);
  const { name, kind, scopes, addresses } = draft.value;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    draft.saving(
      create.mutateAsync({
        name: name.trim(),
        kind,
        scopes: grantable.filter((scope) => scopes.includes(scope)),
        allowed_ips: readLines(addresses),
      }),
      onIssued,
    );
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <DraftNotice draft={draft} />
        <TextInput
          label={t('Name')}
          description={t('The environment that the key accesses.')}
          required
          maxLength={100}
          data-autofocus
          value={name}
          onChange={(event) => draft.change({ name: event.currentTarget.value })}
        />
        <SegmentedControl
          aria-label={t('Type')}
          data={kinds()}
          value={kind}
          onChange={(chosen) => draft.change({ kind: chosen })}
        />
        <Checkbox.Group
          label={t('Scopes')}
          value={[...scopes]}
          onChange={(chosen) => draft.change({ scopes: chosen })}
        >
          <Group mt={4} gap="md">
            {grantable.map((scope) => (
              <Checkbox key={scope} value={scope} label={scope} />
            ))}
          </Group>
        </Checkbox.Group>
        <Textarea
          label={t('Allowed IP addresses')}
          description={t('One address or range (203.0.113.0/24) per line. Empty allows any address.')}
          autosize
          minRows={2}
          spellCheck={false}
          value={addresses}
          onChange={(event) => draft.change({ addresses: event.currentTarget.value })}
        />
        <FailureAlert error={create.error} title={t('Couldn’t create')} />
        <Button type="submit" loading={create.isPending} disabled={name.trim() === '' || scopes.length === 0}>
          {t('Create key')}
        </Button>
      </Stack>
    </form>
  );
}

/** API keys of the account. */
export function KeysPage() {
  const session = useSession();
  const keys = useQuery(managedKeys);
  const rotate = useRotateKey();
  const revoke = useRevokeKey();
  const [creating, { open, close }] = useDisclosure(useHasDraft(NEW_KEY));
  const [issued, setIssued] = useState<IssuedKey | null>(null);
  return (
    <>
      <PageTitle
        title={t('API keys')}
        about={t('The secret is shown once, when you create the key. Assay stores only its hash.')}
      >
        <Button onClick={open}>{t('Create API key')}</Button>
      </PageTitle>
      {issued ? (
        <ShownOnce
          title={t('API key “{name}”', { name: issued.name })}
          lead={t('Copy the key now. You can’t view it again.')}
          label={t('API key')}
          secret={issued.api_key}
          onDone={() => setIssued(null)}
        />
      ) : null}
      <FailureAlert error={rotate.error} title={t('Couldn’t rotate')} />
      <FailureAlert error={revoke.error} title={t('Couldn’t revoke the key')} />
      <KeyTable
        reading={keys}
        onRotate={(id, overlapSeconds) =>
          rotate.mutateAsync({ id, overlapSeconds }).then(({ key }) => setIssued(key))
        }
        onRevoke={(id) => revoke.mutate(id)}
      />
      <Modal opened={creating} onClose={close} title={t('Create API key')}>
        <NewKeyForm
          grantable={session.data?.scopes ?? []}
          onIssued={(key) => {
            setIssued(key);
            close();
          }}
        />
      </Modal>
    </>
  );
}
