import { Alert, Button, Group, PasswordInput, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useChangePassword } from '../api/sign-ins';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/failure-alert';
import { isChosen, NewPassword, NOTHING_TYPED } from '../ui/new-password';

/** A new password for who is signed in. */
export function PasswordForm() {
  const change = useChangePassword();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState(NOTHING_TYPED);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate(
      { current_password: current, new_password: next.password },
      {
        onSuccess: () => {
          setCurrent('');
          setNext(NOTHING_TYPED);
        },
      },
    );
  };
  return (
    <form onSubmit={submit}>
      <Stack maw="24rem">
        <PasswordInput
          label={t('Present password')}
          withAsterisk={false}
          autoComplete="current-password"
          required
          value={current}
          onChange={(event) => setCurrent(event.currentTarget.value)}
        />
        <NewPassword
          value={next}
          onChange={setNext}
          label={t('New password')}
          labelAgain={t('New password again')}
        />
        <FailureAlert error={change.error} title={t('Not changed')} />
        {change.data ? (
          <Alert color="green" variant="light" role="status">
            {change.data.ended === 0
              ? t('The password is changed.')
              : t('The password is changed, and your other sessions are ended: {count}.', {
                  count: change.data.ended,
                })}
          </Alert>
        ) : null}
        <Group>
          <Button type="submit" loading={change.isPending} disabled={current === '' || !isChosen(next)}>
            {t('Change password')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
