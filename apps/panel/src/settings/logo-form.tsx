import { Button, FileInput, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { type Account, useChangeLogo } from '../api/account';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/failure-alert';
import { Section } from '../ui/section';

const MOST_BYTES = 65_536;
const KINDS = 'image/png,image/jpeg,image/webp';

interface LogoFormProps {
  readonly account: Account;
  readonly mayChange: boolean;
}

/** The account's logo: shown, replaced, taken away. */
export function LogoForm({ account: { logo, name }, mayChange }: LogoFormProps) {
  const change = useChangeLogo();
  const [file, setFile] = useState<File | null>(null);
  const isTooLarge = file !== null && file.size > MOST_BYTES;
  const send = (picture: File | null) => {
    change.mutate(picture, { onSuccess: () => setFile(null) });
  };
  return (
    <Section
      title={t('Logo of the verification page')}
      about={t(
        'Its head shows the name of the account and this logo, where a workflow has none of its own. PNG, JPEG or WebP, at most 64 KB and 1,024 pixels at each side.',
      )}
    >
      <Stack align="flex-start">
        {logo ? (
          <img className="account-logo" src={logo.path} alt={t('Logo of {name}', { name })} />
        ) : (
          <Text size="sm" c="dimmed">
            {t('There is none yet.')}
          </Text>
        )}
        <FileInput
          label={t('Picture of the logo')}
          placeholder={t('Choose a picture')}
          accept={KINDS}
          clearable
          clearButtonProps={{ 'aria-label': t('Choose no file') }}
          w="min(22rem, 100%)"
          disabled={!mayChange}
          value={file}
          error={isTooLarge ? t('The file is larger than 64 KB.') : null}
          onChange={(chosen) => {
            setFile(chosen);
            change.reset();
          }}
        />
        <FailureAlert error={change.error} title={t('Not saved')} />
        <Group>
          <Button
            disabled={!mayChange || !file || isTooLarge}
            loading={change.isPending}
            onClick={() => send(file)}
          >
            {t('Use this logo')}
          </Button>
          {logo ? (
            <Button variant="default" disabled={!mayChange || change.isPending} onClick={() => send(null)}>
              {t('Remove the logo')}
            </Button>
          ) : null}
        </Group>
      </Stack>
    </Section>
  );
}
