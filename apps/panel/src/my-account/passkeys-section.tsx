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

/** A name for it and the password; then the browser asks for the rest. */
function Adding({ onDone }: { readonly onDone: () => void }) {
  const add = useAddPasskey();
  const [name, setName] = useState('');
  return (
    <>
      <TextInput
        label={t('Name of the passkey')}
        description={t('Such as the device it lives on.')}
        maxLength={60}
        maw="24rem"
        mb="sm"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <PasswordAgain
        label={t('Add')}
        about={t('Your browser asks you for the passkey then.')}
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
      about={t('{name} signs you in no more then.', { name: passkey.name })}
      isPending={remove.isPending}
      error={remove.error}
      onPassword={(password) => remove.mutate({ id: passkey.id, password }, { onSuccess: onDone })}
      onCancel={onDone}
    />
  );
}

/** The passkeys of who is signed in. */
export function PasskeysSection() {
  const reading = useQuery(passkeys);
  const [doing, setDoing] = useState<'adding' | ManagedPasskey | null>(null);
  const done = () => setDoing(null);
  return (
    <Section
      title={t('Passkeys')}
      about={t('Your device signs you in, once it knows that it is you: no password and no code.')}
    >
      {doing === null ? (
        <>
          <PagedTable
            name={t('Passkeys')}
            columns={columnsFor(setDoing)}
            rows={reading.data?.passkeys}
            keyOf={({ id }) => id}
            reading={reading}
            failure={t('The passkeys could not be read')}
            empty={t('None yet.')}
          />
          {hasPasskeys() ? (
            <Button mt="sm" onClick={() => setDoing('adding')}>
              {t('Add a passkey')}
            </Button>
          ) : (
            <Text size="sm">{t('This browser has none for pages without TLS.')}</Text>
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
