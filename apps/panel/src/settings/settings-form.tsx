import { Button, Group, NativeSelect, Select, Stack, Switch, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { type Account, useChangeAccount } from '../api/account';
import { DraftNotice, useDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { SCHEDULE_NAMES } from '../screening/schedules';
import { ConfirmButton } from '../ui/confirm-button';
import { FigureInput } from '../ui/inputs';
import { FailureAlert } from '../ui/notices';
import { Section } from '../ui/page';

const NAMES = [
  'name',
  'retention_days',
  'rate_limit',
  'share_history',
  'card_numbers',
  'monitoring_schedule',
  'policy_approval',
  'require_second_factor',
  'session_idle_minutes',
  'session_hours',
  'currency',
  'time_zone',
  'contact_email',
  'contact_phone',
  'contact_url',
] as const;
type Settings = Pick<Account, (typeof NAMES)[number]>;

const settingsOf = (account: Account): Settings =>
  Object.fromEntries(NAMES.map((name) => [name, account[name]])) as unknown as Settings;

interface SettingsFormProps {
  readonly account: Account;
  readonly isOwner: boolean;
  readonly mayChange: boolean;
}

/** Settings form. Sends only changed settings, so that other users' changes stay. */
export function SettingsForm({ account, isOwner, mayChange }: SettingsFormProps) {
  const change = useChangeAccount();
  const saved = settingsOf(account);
  const draft = useDraft<Settings>('settings', saved);
  const save = () => {
    const changed = NAMES.filter((name) => draft.value[name] !== saved[name]);
    draft.saving(change.mutateAsync(Object.fromEntries(changed.map((name) => [name, draft.value[name]]))));
  };
  // Deleted data can't be restored by changing the setting back.
  const removes = draft.value.retention_days < saved.retention_days;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!removes) save();
  };
  return (
    <form onSubmit={submit}>
      <fieldset disabled={!mayChange} className="plain-fieldset">
        <DraftNotice draft={draft} />
        <DataSettings {...{ draft }} />
        <ConventionSettings {...{ draft }} />
        <ContactSettings {...{ draft }} />
        <AccessSettings {...{ draft, isOwner }} />
        <FailureAlert error={change.error} title={t('Couldn’t save')} />
        <Group mb="lg">
          {removes ? (
            <ConfirmButton
              label={t('Save')}
              variant="filled"
              disabled={!mayChange}
              loading={change.isPending}
              question={t(
                'Transactions older than {days, plural, one {# day} other {# days}} are deleted within an hour, including their decisions and reviews. You can’t undo this.',
                { days: draft.value.retention_days },
              )}
              onConfirm={save}
            />
          ) : (
            <Button type="submit" disabled={!draft.isEdited || !mayChange} loading={change.isPending}>
              {t('Save')}
            </Button>
          )}
        </Group>
      </fieldset>
    </form>
  );
}

type Draft = ReturnType<typeof useDraft<Settings>>;

function DataSettings({ draft: { value, change } }: { readonly draft: Draft }) {
  const schedules = (Object.keys(SCHEDULE_NAMES) as Settings['monitoring_schedule'][]).map((value) => ({
    value,
    label: t(SCHEDULE_NAMES[value]),
  }));
  return (
    <Section title={t('Account and data')}>
      <div className="fields">
        <TextInput
          label={t('Account name')}
          maxLength={100}
          required
          value={value.name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <FigureInput
          label={t('Transaction retention, in days')}
          description={t('Older transactions are deleted automatically within an hour.')}
          min={1}
          max={36_500}
          allowDecimal={false}
          value={value.retention_days}
          onChange={(retention_days) => change({ retention_days })}
        />
        <FigureInput
          label={t('Rate limit, in requests per second')}
          description={t('0 means no limit.')}
          min={0}
          max={1_000_000}
          allowDecimal={false}
          value={value.rate_limit}
          onChange={(rate_limit) => change({ rate_limit })}
        />
        <NativeSelect
          label={t('Card numbers in requests')}
          data={[
            { value: 'mask', label: t('Store the first 6 and last 4 digits') },
            { value: 'reject', label: t('Reject the request') },
          ]}
          value={value.card_numbers}
          onChange={({ currentTarget }) =>
            change({ card_numbers: currentTarget.value as Settings['card_numbers'] })
          }
        />
        <NativeSelect
          label={t('Monitoring interval')}
          data={schedules}
          value={value.monitoring_schedule}
          onChange={({ currentTarget }) =>
            change({ monitoring_schedule: currentTarget.value as Settings['monitoring_schedule'] })
          }
        />
        <Switch
          label={t('Share history with other accounts of this installation')}
          description={t('Counts only: how often an address or a device occurred and was declined.')}
          checked={value.share_history}
          onChange={({ currentTarget }) => change({ share_history: currentTarget.checked })}
        />
      </div>
    </Section>
  );
}

function ConventionSettings({ draft: { value, change } }: { readonly draft: Draft }) {
  return (
    <Section title={t('Currency and time zone')}>
      <div className="fields">
        <Select
          label={t('Currency')}
          description={t('Used for amounts without a currency.')}
          placeholder={t('None: show amounts without a currency')}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': t('No currency') }}
          data={Intl.supportedValuesOf('currency')}
          value={value.currency}
          onChange={(currency) => change({ currency })}
        />
        <Select
          label={t('Time zone')}
          description={t('Used for all times in the panel and for the days in charts.')}
          placeholder={t('Browser time zone')}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': t('No time zone') }}
          data={Intl.supportedValuesOf('timeZone')}
          value={value.time_zone}
          onChange={(zone) => change({ time_zone: zone })}
        />
      </div>
    </Section>
  );
}

/** Support contact shown in the hosted flow after a failed verification. */
function ContactSettings({ draft: { value, change } }: { readonly draft: Draft }) {
  return (
    <Section
      title={t('Support contact')}
      about={t('The hosted flow shows these details to end users whose verification fails.')}
    >
      <div className="fields">
        <TextInput
          label={t('Support email address')}
          type="email"
          maxLength={255}
          value={value.contact_email ?? ''}
          onChange={({ currentTarget }) => change({ contact_email: currentTarget.value || null })}
        />
        <TextInput
          label={t('Support phone number')}
          type="tel"
          maxLength={32}
          value={value.contact_phone ?? ''}
          onChange={({ currentTarget }) => change({ contact_phone: currentTarget.value || null })}
        />
        <TextInput
          label={t('Support page URL')}
          type="url"
          placeholder="https://"
          maxLength={500}
          value={value.contact_url ?? ''}
          onChange={({ currentTarget }) => change({ contact_url: currentTarget.value || null })}
        />
      </div>
    </Section>
  );
}

function AccessSettings({
  draft: { value, change },
  isOwner,
}: {
  readonly draft: Draft;
  readonly isOwner: boolean;
}) {
  return (
    <Section title={t('Sign-in')}>
      <Stack>
        <div className="fields">
          <FigureInput
            label={t('Idle timeout, in minutes')}
            min={5}
            max={1440}
            allowDecimal={false}
            value={value.session_idle_minutes}
            onChange={(session_idle_minutes) => change({ session_idle_minutes })}
          />
          <FigureInput
            label={t('Max session length, in hours')}
            description={t('A shorter limit also ends sessions that are already longer.')}
            min={1}
            max={168}
            allowDecimal={false}
            value={value.session_hours}
            onChange={(session_hours) => change({ session_hours })}
          />
        </div>
        <Switch
          label={t('Require four-eyes approval for policy changes')}
          description={
            isOwner
              ? t(
                  'Users propose changes to rules, lists and thresholds. Another user approves them. API keys can’t approve.',
                )
              : t('Only an owner can change this setting.')
          }
          disabled={!isOwner}
          checked={value.policy_approval}
          onChange={({ currentTarget }) => change({ policy_approval: currentTarget.checked })}
        />
        <Switch
          label={t('Require a second factor for all users')}
          description={
            isOwner
              ? t('Users without a second factor must set one up at their next request. API keys are exempt.')
              : t('Only an owner can change this setting.')
          }
          disabled={!isOwner}
          checked={value.require_second_factor}
          onChange={({ currentTarget }) => change({ require_second_factor: currentTarget.checked })}
        />
      </Stack>
    </Section>
  );
}
