import { Button, FileInput, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { type Account, useChangeLogo } from '../api/account';
import { SaveBar } from '../design/save-bar';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/notices';
import { Section } from '../ui/page';
import { aboutOf, titleOf, wordsOfSetting } from './settings-search';

const MAX_BYTES = 65_536;
const KINDS = 'image/png,image/jpeg,image/webp';

interface LogoFormProps {
  readonly account: Account;
  readonly mayChange: boolean;
}

/** Form to upload or remove the logo. */
export function LogoForm({ account: { logo, name }, mayChange }: LogoFormProps) {
  const change = useChangeLogo();
  const [file, setFile] = useState<File | null>(null);
  const isTooLarge = file !== null && file.size > MAX_BYTES;
  const send = (picture: File | null) => {
    change.mutate(picture, { onSuccess: () => setFile(null) });
  };
  return (
    <Section title={titleOf('logo')} about={aboutOf('logo')}>
      <Stack align="flex-start">
        {logo ? (
          <img className="account-logo" src={logo.path} alt={t('Logo of {name}', { name })} />
        ) : (
          <Text size="sm" c="dimmed">
            {t('No logo yet. Upload one below.')}
          </Text>
        )}
        <FileInput
          {...wordsOfSetting('logo')}
          placeholder={t('Choose an image')}
          accept={KINDS}
          clearable
          clearButtonProps={{ 'aria-label': t('Clear file selection') }}
          w="min(22rem, 100%)"
          disabled={!mayChange}
          value={file}
          error={isTooLarge ? t('The file is larger than 64 KB.') : null}
          onChange={(chosen) => {
            setFile(chosen);
            change.reset();
          }}
        />
        <FailureAlert error={change.error} title={t('Couldn’t save')} />
        {logo && !file ? (
          <Button variant="default" disabled={!mayChange || change.isPending} onClick={() => send(null)}>
            {t('Remove logo')}
          </Button>
        ) : null}
      </Stack>
      {file ? (
        <SaveBar hint={t('Unsaved changes')} onDiscard={() => setFile(null)}>
          <Button disabled={!mayChange || isTooLarge} loading={change.isPending} onClick={() => send(file)}>
            {t('Save logo')}
          </Button>
        </SaveBar>
      ) : null}
    </Section>
  );
}
