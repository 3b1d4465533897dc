import type { ManagedUser } from '@assay/management-api';
import { Button, Modal, Stack, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { FormEvent } from 'react';
import { useRenameUser } from '../api/people';
import { DraftNotice } from '../drafts/draft-notice';
import { useDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/failure-alert';

const LONGEST_NAME = 100;

interface RenameProps {
  readonly user: ManagedUser;
}

/** Gives a user another name. */
export function RenameUser({ user }: RenameProps) {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button
        size="compact-xs"
        variant="default"
        aria-label={t('Rename {text}', { text: user.email })}
        onClick={open}
      >
        {t('Rename')}
      </Button>
      <Modal opened={opened} onClose={close} title={t('Rename {text}', { text: user.email })}>
        <RenameForm user={user} onDone={close} />
      </Modal>
    </>
  );
}

function RenameForm({ user, onDone }: RenameProps & { readonly onDone: () => void }) {
  const rename = useRenameUser();
  const draft = useDraft(`name of ${user.id}`, { name: user.name ?? '' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = draft.value.name.trim();
    draft.saving(rename.mutateAsync({ id: user.id, name: name === '' ? null : name }), onDone);
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <DraftNotice draft={draft} />
        <TextInput
          data-autofocus
          label={t('Name')}
          maxLength={LONGEST_NAME}
          value={draft.value.name}
          onChange={(event) => draft.change({ name: event.currentTarget.value })}
        />
        <FailureAlert error={rename.error} title={t('Not saved')} />
        <Button type="submit" loading={rename.isPending}>
          {t('Save')}
        </Button>
      </Stack>
    </form>
  );
}
