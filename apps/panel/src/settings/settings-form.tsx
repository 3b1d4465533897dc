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

/** Whatever was changed is sent, and nothing else: what somebody else changed meanwhile stays theirs. */
export function SettingsForm({ account, isOwner, mayChange }: SettingsFormProps) {
  const change = useChangeAccount();
  const saved = settingsOf(account);
  const draft = useDraft<Settings>('settings', saved);
  const save = () => {
    const changed = NAMES.filter((name) => draft.value[name] !== saved[name]);
    draft.saving(change.mutateAsync(Object.fromEntries(changed.map((name) => [name, draft.value[name]]))));
  };
  // What is removed by it cannot be brought back by setting it back.
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
        <FailureAlert error={change.error} title={t('Not saved')} />
        <Group mb="lg">
          {removes ? (
            <ConfirmButton
              label={t('Save')}
              variant="filled"
              disabled={!mayChange}
              loading={change.isPending}
              question={t(
                'Calls older than {days, plural, one {# day} other {# days}} are removed within the hour, with all that was decided about them. Nobody can bring them back.',
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
          label={t('Name of the account')}
          maxLength={100}
          required
          value={value.name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <FigureInput
          label={t('Keep calls for so many days')}
          description={t('Older ones are removed by themselves, within the hour.')}
          min={1}
          max={36_500}
          allowDecimal={false}
          value={value.retention_days}
          onChange={(retention_days) => change({ retention_days })}
        />
        <FigureInput
          label={t('Requests per second at most')}
          description={t('0 is no limit.')}
          min={0}
          max={1_000_000}
          allowDecimal={false}
          value={value.rate_limit}
          onChange={(rate_limit) => change({ rate_limit })}
        />
        <NativeSelect
          label={t('Card numbers in a call')}
          data={[
            { value: 'mask', label: t('Are kept as first six and last four digits') },
            { value: 'reject', label: t('Refuse the call') },
          ]}
          value={value.card_numbers}
          onChange={({ currentTarget }) =>
            change({ card_numbers: currentTarget.value as Settings['card_numbers'] })
          }
        />
        <NativeSelect
          label={t('Watched names are checked')}
          data={schedules}
          value={value.monitoring_schedule}
          onChange={({ currentTarget }) =>
            change({ monitoring_schedule: currentTarget.value as Settings['monitoring_schedule'] })
          }
        />
        <Switch
          label={t('Share history with the other accounts of this installation')}
          description={t('Counts only: how often an address or a device was seen, and declined.')}
          checked={value.share_history}
          onChange={({ currentTarget }) => change({ share_history: currentTarget.checked })}
        />
      </div>
    </Section>
  );
}

function ConventionSettings({ draft: { value, change } }: { readonly draft: Draft }) {
  return (
    <Section title={t('Money and times')}>
      <div className="fields">
        <Select
          label={t('Currency')}
          description={t('Of amounts that are sent without one.')}
          placeholder={t('None: they stay bare numbers')}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': t('No currency') }}
          data={Intl.supportedValuesOf('currency')}
          value={value.currency}
          onChange={(currency) => change({ currency })}
        />
        <Select
          label={t('Time zone')}
          description={t('Of the times that the panel tells, and of the days of its charts.')}
          placeholder={t('That of each browser')}
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

/** What the verification page shows to whom it could not verify. */
function ContactSettings({ draft: { value, change } }: { readonly draft: Draft }) {
  return (
    <Section
      title={t('How customers reach you')}
      about={t('The verification page shows it to people whom it could not verify.')}
    >
      <div className="fields">
        <TextInput
          label={t('E-mail address for customers')}
          type="email"
          maxLength={255}
          value={value.contact_email ?? ''}
          onChange={({ currentTarget }) => change({ contact_email: currentTarget.value || null })}
        />
        <TextInput
          label={t('Phone number for customers')}
          type="tel"
          maxLength={32}
          value={value.contact_phone ?? ''}
          onChange={({ currentTarget }) => change({ contact_phone: currentTarget.value || null })}
        />
        <TextInput
          label={t('Page for customers')}
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
    <Section title={t('Signing in')}>
      <Stack>
        <div className="fields">
          <FigureInput
            label={t('A session that nobody uses ends after so many minutes')}
            min={5}
            max={1440}
            allowDecimal={false}
            value={value.session_idle_minutes}
            onChange={(session_idle_minutes) => change({ session_idle_minutes })}
          />
          <FigureInput
            label={t('Any session ends after so many hours')}
            description={t('A shorter time ends those that are open, too.')}
            min={1}
            max={168}
            allowDecimal={false}
            value={value.session_hours}
            onChange={(session_hours) => change({ session_hours })}
          />
        </div>
        <Switch
          label={t('A second person approves every change of the policy')}
          description={
            isOwner
              ? t(
                  'Rules, lists and thresholds are proposed; nobody approves what they proposed, and no key does.',
                )
              : t('Only an owner changes this.')
          }
          disabled={!isOwner}
          checked={value.policy_approval}
          onChange={({ currentTarget }) => change({ policy_approval: currentTarget.checked })}
        />
        <Switch
          label={t('Everybody needs a second factor')}
          description={
            isOwner
              ? t('Who has none sets it up before anything else, from their next click on. Keys need none.')
              : t('Only an owner changes this.')
          }
          disabled={!isOwner}
          checked={value.require_second_factor}
          onChange={({ currentTarget }) => change({ require_second_factor: currentTarget.checked })}
        />
      </Stack>
    </Section>
  );
}
