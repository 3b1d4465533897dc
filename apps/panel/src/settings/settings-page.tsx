import { Button, FileInput, Group, NumberInput, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type Account, account, useChangeAccount, useChangeLogo, useSession } from '../api/account';
import { DraftNotice, useDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { Busy, FailureAlert } from '../ui/notices';
import { PageTitle, Section } from '../ui/page';
import { AnchorLink } from '../ui/shown-values';
import { SettingsForm } from './settings-form';

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
    <Section
      title={t('Hosted flow logo')}
      about={t(
        'The page header shows the account name and this logo, unless a workflow sets another one. PNG, JPEG or WebP, up to 64 KB and 1,024 × 1,024 pixels.',
      )}
    >
      <Stack align="flex-start">
        {logo ? (
          <img className="account-logo" src={logo.path} alt={t('Logo of {name}', { name })} />
        ) : (
          <Text size="sm" c="dimmed">
            {t('No logo yet. Upload one below.')}
          </Text>
        )}
        <FileInput
          label={t('Logo file')}
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
        <Group>
          <Button
            disabled={!mayChange || !file || isTooLarge}
            loading={change.isPending}
            onClick={() => send(file)}
          >
            {t('Save logo')}
          </Button>
          {logo ? (
            <Button variant="default" disabled={!mayChange || change.isPending} onClick={() => send(null)}>
              {t('Remove logo')}
            </Button>
          ) : null}
        </Group>
      </Stack>
    </Section>
  );
}

const MODULES = ['ip', 'email', 'phone', 'bin', 'device', 'aml', 'address', 'ekyc'] as const;
type Timeouts = { readonly [module in (typeof MODULES)[number]]: number | '' };

const timeoutsOf = ({ timeouts }: Account): Timeouts =>
  Object.fromEntries(MODULES.map((module) => [module, timeouts[module] ?? ''])) as unknown as Timeouts;

interface TimeoutsFormProps {
  readonly account: Account;
  readonly mayChange: boolean;
}

/** Lookup timeouts of the modules; an empty field uses the server default. */
export function TimeoutsForm({ account, mayChange }: TimeoutsFormProps) {
  const change = useChangeAccount();
  const saved = timeoutsOf(account);
  const draft = useDraft<Timeouts>('timeouts', saved);
  const names: { readonly [module in (typeof MODULES)[number]]: string } = {
    ip: t('IP address'),
    email: t('Email address'),
    phone: t('Phone number'),
    bin: t('Card'),
    device: t('Device'),
    aml: t('Name screening'),
    address: t('Postal address'),
    ekyc: t('Identity data'),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const timeouts = Object.fromEntries(
      MODULES.filter((module) => draft.value[module] !== saved[module]).map((module) => [
        module,
        draft.value[module] === '' ? null : draft.value[module],
      ]),
    );
    draft.saving(change.mutateAsync({ timeouts }));
  };
  return (
    <Section
      title={t('Lookup timeouts')}
      about={t(
        'In milliseconds. An empty field uses the server default. A lookup that exceeds its limit returns unknown.',
      )}
    >
      <form onSubmit={submit}>
        <fieldset disabled={!mayChange} className="plain-fieldset">
          <DraftNotice draft={draft} />
          <div className="fields narrow">
            {MODULES.map((module) => (
              <NumberInput
                key={module}
                label={names[module]}
                min={1}
                max={60_000}
                allowDecimal={false}
                value={draft.value[module]}
                onChange={(limit) => draft.change({ [module]: limit === '' ? '' : Number(limit) })}
              />
            ))}
          </div>
          <FailureAlert error={change.error} title={t('Couldn’t save')} />
          <Button type="submit" disabled={!draft.isEdited || !mayChange} loading={change.isPending}>
            {t('Save')}
          </Button>
        </fieldset>
      </form>
    </Section>
  );
}

/** Account settings, and links to others. */
export function SettingsPage() {
  const { data, error } = useQuery(account);
  const { data: signedIn } = useSession();
  const isOwner = signedIn?.role === 'owner';
  const mayChange = signedIn?.permissions.includes('settings:change') ?? false;
  return (
    <>
      <PageTitle title={t('Settings')} about={t('Settings that apply to the whole account.')} />
      <FailureAlert error={error} title={t('Couldn’t load the settings')} />
      {data ? (
        <>
          <SettingsForm account={data} isOwner={isOwner} mayChange={mayChange} />
          <LogoForm account={data} mayChange={mayChange} />
          <TimeoutsForm account={data} mayChange={mayChange} />
          <Elsewhere />
        </>
      ) : error ? null : (
        <Busy />
      )}
    </>
  );
}

function Elsewhere() {
  return (
    <Section title={t('Other settings')}>
      <Text component="ul" size="sm" pl="lg">
        <li>
          <AnchorLink to="/panel/policy">{t('Score thresholds')}</AnchorLink>
        </li>
        <li>
          <AnchorLink to="/panel/workflows">{t('Logo, colors and languages of the hosted flow')}</AnchorLink>
        </li>
        <li>
          <AnchorLink to="/panel/sources">{t('Updates of data sources and watchlists')}</AnchorLink>
        </li>
        <li>
          <AnchorLink to="/panel/me">{t('Your password and second factor')}</AnchorLink>
        </li>
      </Text>
    </Section>
  );
}
