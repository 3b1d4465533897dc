import type { IssuedKey, ManagedKey } from '@assay/management-api';
import { Button, Checkbox, Group, SegmentedControl, Stack, Textarea, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { type Scope, useCreateKey } from '../api/keys';
import { DraftNotice } from '../drafts/draft-notice';
import { useDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { readLines } from '../lists/lines';
import { FailureAlert } from '../ui/failure-alert';

const kinds = (): { value: ManagedKey['kind']; label: string }[] => [
  { value: 'live', label: t('Live') },
  { value: 'test', label: t('Test') },
];

export const NEW_KEY = 'new key';

interface Draft {
  readonly name: string;
  readonly kind: ManagedKey['kind'];
  readonly scopes: readonly string[];
  /** One a line. */
  readonly addresses: string;
}
const EMPTY: Draft = { name: '', kind: 'live', scopes: ['fraud'], addresses: '' };

interface NewKeyFormProps {
  /** Nobody can give a key a scope of which he has none himself. */
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
          description={t('Where the key will be used.')}
          required
          maxLength={100}
          data-autofocus
          value={name}
          onChange={(event) => draft.change({ name: event.currentTarget.value })}
        />
        <SegmentedControl
          aria-label={t('Kind')}
          data={kinds()}
          value={kind}
          onChange={(chosen) => draft.change({ kind: chosen })}
        />
        <Checkbox.Group
          label={t('May use')}
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
          label={t('Only from these addresses')}
          description={t('One address or range (203.0.113.0/24) per line; empty means from anywhere.')}
          autosize
          minRows={2}
          spellCheck={false}
          value={addresses}
          onChange={(event) => draft.change({ addresses: event.currentTarget.value })}
        />
        <FailureAlert error={create.error} title={t('Not created')} />
        <Button type="submit" loading={create.isPending} disabled={name.trim() === '' || scopes.length === 0}>
          {t('Create key')}
        </Button>
      </Stack>
    </form>
  );
}
