import type { IssuedKey } from '@assay/management-api';
import { Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { managedKeys, useRevokeKey, useRotateKey } from '../api/keys';
import { useSession } from '../api/session';
import { useHasDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/failure-alert';
import { PageTitle } from '../ui/page-title';
import { ShownOnce } from '../ui/shown-once';
import { KeyTable } from './key-table';
import { NEW_KEY, NewKeyForm } from './new-key-form';

/** The keys with which the account's systems call the API. */
export function KeysPage() {
  const session = useSession();
  const keys = useQuery(managedKeys);
  const rotate = useRotateKey();
  const revoke = useRevokeKey();
  const [creating, { open, close }] = useDisclosure(useHasDraft(NEW_KEY));
  const [issued, setIssued] = useState<IssuedKey | null>(null);
  return (
    <>
      <PageTitle title={t('Keys')} about={t('A key is shown once, when it is made; only its hash is kept.')}>
        <Button onClick={open}>{t('New key')}</Button>
      </PageTitle>
      {issued ? (
        <ShownOnce
          title={t('The new key “{name}”', { name: issued.name })}
          lead={t('Copy it now: it is shown this once and cannot be read again.')}
          label={t('The new key')}
          secret={issued.api_key}
          onDone={() => setIssued(null)}
        />
      ) : null}
      <FailureAlert error={rotate.error} title={t('Not rotated')} />
      <FailureAlert error={revoke.error} title={t('Not revoked')} />
      <KeyTable
        reading={keys}
        onRotate={(id, overlapSeconds) =>
          rotate.mutateAsync({ id, overlapSeconds }).then(({ key }) => setIssued(key))
        }
        onRevoke={(id) => revoke.mutate(id)}
      />
      <Modal opened={creating} onClose={close} title={t('New key')}>
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
