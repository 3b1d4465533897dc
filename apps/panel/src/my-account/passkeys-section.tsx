import type { ManagedPasskey } from '@assay/management-api';
import { Button, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hasPasskeys, passkeys, useAddPasskey, useRemovePasskey } from '../api/sign-in';
import { t } from '../i18n/language';
import { Section } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';
import { Time } from '../ui/time';
import { PasswordAgain } from './password-forms';

const columnsFor = (onRemove: (passkey: ManagedPasskey) => void): readonly Column<ManagedPasskey>[] => [
  { name: t('Name'), cell: ({ name }) => name },
  { name: t('Since'), cell: ({ created_at }) => <Time at={created_at} /> },
  { name: t('Last used'), cell: ({ used_at }) => (used_at ? <Time at={used_at} /> : t('never')) },
  {
    name: t('Change'),
    kind: 'actions',
    cell: (passkey) => (
      <Button
        variant="default"
        size="compact-xs"
        aria-label={t('Remove the passkey {name}', { name: passkey.name })}
        onClick={() => onRemove(passkey)}
      >
        {t('Remove')}
      </Button>
    ),
  },
];

/** Form for name and password; then the browser asks for the passkey. */
function Adding({ onDone }: { readonly onDone: () => void }) {
  const add = useAddPasskey();
  const [name, setName] = useState('');
  return (
    <>
      <TextInput
        label={t('Passkey name')}
        description={t('For example, the device that stores it.')}
        maxLength={60}
        maw="24rem"
        mb="sm"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <PasswordAgain
        label={t('Add')}
        about={t('Your browser then asks for the passkey.')}
        isPending={add.isPending}
        error={add.error}
        onPassword={(password) =>
          add.mutate({ name: name.trim() || 'Passkey', password }, { onSuccess: onDone })
        }
        onCancel={onDone}
      />
    </>
  );
}

interface RemovingProps {
  readonly passkey: ManagedPasskey;
  readonly onDone: () => void;
}

function Removing({ passkey, onDone }: RemovingProps) {
  const remove = useRemovePasskey();
  return (
    <PasswordAgain
      label={t('Remove')}
      color="red"
      about={t('You can no longer sign in with {name}.', { name: passkey.name })}
      isPending={remove.isPending}
      error={remove.error}
      onPassword={(password) => remove.mutate({ id: passkey.id, password }, { onSuccess: onDone })}
      onCancel={onDone}
    />
  );
}

/** Passkeys of the user. */
export function PasskeysSection() {
  const reading = useQuery(passkeys);
  const [doing, setDoing] = useState<'adding' | ManagedPasskey | null>(null);
  const done = () => setDoing(null);
  return (
    <Section title={t('Passkeys')} about={t('Sign in with your device instead of a password and code.')}>
      {doing === null ? (
        <>
          <PagedTable
            name={t('Passkeys')}
            columns={columnsFor(setDoing)}
            rows={reading.data?.passkeys}
            keyOf={({ id }) => id}
            reading={reading}
            failure={t('Couldn’t load the passkeys')}
            empty={t('No passkeys yet. Add one to sign in without a password.')}
          />
          {hasPasskeys() ? (
            <Button mt="sm" onClick={() => setDoing('adding')}>
              {t('Add passkey')}
            </Button>
          ) : (
            <Text size="sm">{t('Passkeys need an HTTPS connection and a browser that supports them.')}</Text>
          )}
        </>
      ) : doing === 'adding' ? (
        <Adding onDone={done} />
      ) : (
        <Removing passkey={doing} onDone={done} />
      )}
    </Section>
  );
}
