import { Button, Code, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useConfirmSecondFactor } from '../api/second-factor';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/failure-alert';
import { QrCode } from '../ui/qr-code';

interface ConfirmFactorProps {
  readonly secret: string;
  readonly uri: string;
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Hands the secret to an app, and takes a code of it back. Nothing of it is kept here. */
export function ConfirmFactor({ secret, uri, onConfirmed, onCancel }: ConfirmFactorProps) {
  const confirm = useConfirmSecondFactor();
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm.mutate(code, {
      onSuccess: ({ recovery_codes }) => onConfirmed(recovery_codes),
      onError: () => setCode(''),
    });
  };
  return (
    <form onSubmit={submit}>
      <Stack maw="28rem">
        <Text size="sm">
          {t(
            'Scan this with an authenticator app, or type the secret into it. Then type the code that it shows.',
          )}
        </Text>
        <QrCode text={uri} label={t('QR code of the secret')} />
        <Code fz="sm" className="rule-text" aria-label={t('The secret')}>
          {secret.match(/.{1,4}/g)?.join(' ')}
        </Code>
        <TextInput
          label={t('Code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          withAsterisk={false}
          maw="12rem"
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <FailureAlert error={confirm.error} title={t('Not confirmed')} />
        <Group>
          <Button type="submit" loading={confirm.isPending} disabled={code.length < 6}>
            {t('Confirm')}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {t('Cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
