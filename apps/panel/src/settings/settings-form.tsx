import { NativeSelect, Select, Stack, Switch, TextInput } from '@mantine/core';
import type { Account } from '../api/account';
import type { Draft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { SCHEDULE_NAMES } from '../screening/schedules';
import { FigureInput } from '../ui/inputs';
import { SectionForm } from './section-form';
import { Setting } from './settings-search';

interface SettingsSectionProps {
  readonly account: Account;
  readonly mayChange: boolean;
}

const DATA = [
  'name',
  'retention_days',
  'rate_limit',
  'share_history',
  'card_numbers',
  'monitoring_schedule',
] as const;

/** Account name, retention, limits and monitoring. */
export function DataSettings({ account, mayChange }: SettingsSectionProps) {
  // Deleted data can't be restored by changing the setting back.
  const question = ({ retention_days: days }: Pick<Account, 'retention_days'>) =>
    days < account.retention_days
      ? t(
          'Transactions older than {days, plural, one {# day} other {# days}} are deleted within an hour, including their decisions and reviews. You can’t undo this.',
          { days },
        )
      : null;
  return (
    <SectionForm id="account" names={DATA} question={question} {...{ account, mayChange }}>
      {({ value, change }) => (
        <div className="fields">
          <Setting id="name">
            {(words) => (
              <TextInput
                {...words}
                maxLength={100}
                required
                value={value.name}
                onChange={({ currentTarget }) => change({ name: currentTarget.value })}
              />
            )}
          </Setting>
          <Setting id="retention_days">
            {(words) => (
              <FigureInput
                {...words}
                min={1}
                max={36_500}
                allowDecimal={false}
                value={value.retention_days}
                onChange={(retention_days) => change({ retention_days })}
              />
            )}
          </Setting>
          <Setting id="rate_limit">
            {(words) => (
              <FigureInput
                {...words}
                min={0}
                max={1_000_000}
                allowDecimal={false}
                value={value.rate_limit}
                onChange={(rate_limit) => change({ rate_limit })}
              />
            )}
          </Setting>
          <Setting id="card_numbers">
            {(words) => (
              <NativeSelect
                {...words}
                data={[
                  { value: 'mask', label: t('Store the first 6 and last 4 digits') },
                  { value: 'reject', label: t('Reject the request') },
                ]}
                value={value.card_numbers}
                onChange={({ currentTarget }) =>
                  change({ card_numbers: currentTarget.value as Account['card_numbers'] })
                }
              />
            )}
          </Setting>
          <MonitoringSetting {...{ value, change }} />
          <Setting id="share_history">
            {(words) => (
              <Switch
                {...words}
                checked={value.share_history}
                onChange={({ currentTarget }) => change({ share_history: currentTarget.checked })}
              />
            )}
          </Setting>
        </div>
      )}
    </SectionForm>
  );
}

/** Interval of the checks of monitored names. */
function MonitoringSetting({
  value,
  change,
}: Pick<Draft<Pick<Account, 'monitoring_schedule'>>, 'value' | 'change'>) {
  const schedules = (Object.keys(SCHEDULE_NAMES) as Account['monitoring_schedule'][]).map((schedule) => ({
    value: schedule,
    label: t(SCHEDULE_NAMES[schedule]),
  }));
  return (
    <Setting id="monitoring_schedule">
      {(words) => (
        <NativeSelect
          {...words}
          data={schedules}
          value={value.monitoring_schedule}
          onChange={({ currentTarget }) =>
            change({ monitoring_schedule: currentTarget.value as Account['monitoring_schedule'] })
          }
        />
      )}
    </Setting>
  );
}

const CONVENTIONS = ['currency', 'time_zone'] as const;

/** Currency and time zone of the account. */
export function ConventionSettings({ account, mayChange }: SettingsSectionProps) {
  return (
    <SectionForm id="conventions" names={CONVENTIONS} {...{ account, mayChange }}>
      {({ value, change }) => (
        <div className="fields">
          <Setting id="currency">
            {(words) => (
              <Select
                {...words}
                placeholder={t('None: show amounts without a currency')}
                searchable
                clearable
                clearButtonProps={{ 'aria-label': t('No currency') }}
                data={Intl.supportedValuesOf('currency')}
                value={value.currency}
                onChange={(currency) => change({ currency })}
              />
            )}
          </Setting>
          <Setting id="time_zone">
            {(words) => (
              <Select
                {...words}
                placeholder={t('Browser time zone')}
                searchable
                clearable
                clearButtonProps={{ 'aria-label': t('No time zone') }}
                data={Intl.supportedValuesOf('timeZone')}
                value={value.time_zone}
                onChange={(zone) => change({ time_zone: zone })}
              />
            )}
          </Setting>
        </div>
      )}
    </SectionForm>
  );
}

const CONTACT = ['contact_email', 'contact_phone', 'contact_url'] as const;

/** Support contact shown in the hosted flow after a failed verification. */
export function ContactSettings({ account, mayChange }: SettingsSectionProps) {
  return (
    <SectionForm id="contact" names={CONTACT} {...{ account, mayChange }}>
      {({ value, change }) => (
        <div className="fields">
          <Setting id="contact_email">
            {(words) => (
              <TextInput
                {...words}
                type="email"
                maxLength={255}
                value={value.contact_email ?? ''}
                onChange={({ currentTarget }) => change({ contact_email: currentTarget.value || null })}
              />
            )}
          </Setting>
          <Setting id="contact_phone">
            {(words) => (
              <TextInput
                {...words}
                type="tel"
                maxLength={32}
                value={value.contact_phone ?? ''}
                onChange={({ currentTarget }) => change({ contact_phone: currentTarget.value || null })}
              />
            )}
          </Setting>
          <Setting id="contact_url">
            {(words) => (
              <TextInput
                {...words}
                type="url"
                placeholder="https://"
                maxLength={500}
                value={value.contact_url ?? ''}
                onChange={({ currentTarget }) => change({ contact_url: currentTarget.value || null })}
              />
            )}
          </Setting>
        </div>
      )}
    </SectionForm>
  );
}

const ACCESS = ['session_idle_minutes', 'session_hours', 'policy_approval', 'require_second_factor'] as const;

interface AccessSettingsProps extends SettingsSectionProps {
  readonly isOwner: boolean;
}

/** Session limits, second factor and four-eyes approval. */
export function AccessSettings({ account, mayChange, isOwner }: AccessSettingsProps) {
  return (
    <SectionForm id="access" names={ACCESS} {...{ account, mayChange }}>
      {({ value, change }) => (
        <Stack>
          <div className="fields">
            <Setting id="session_idle_minutes">
              {(words) => (
                <FigureInput
                  {...words}
                  min={5}
                  max={1440}
                  allowDecimal={false}
                  value={value.session_idle_minutes}
                  onChange={(session_idle_minutes) => change({ session_idle_minutes })}
                />
              )}
            </Setting>
            <Setting id="session_hours">
              {(words) => (
                <FigureInput
                  {...words}
                  min={1}
                  max={168}
                  allowDecimal={false}
                  value={value.session_hours}
                  onChange={(session_hours) => change({ session_hours })}
                />
              )}
            </Setting>
          </div>
          <Setting id="policy_approval">
            {(words) => (
              <Switch
                {...words}
                description={isOwner ? words.description : t('Only an owner can change this setting.')}
                disabled={!isOwner}
                checked={value.policy_approval}
                onChange={({ currentTarget }) => change({ policy_approval: currentTarget.checked })}
              />
            )}
          </Setting>
          <Setting id="require_second_factor">
            {(words) => (
              <Switch
                {...words}
                description={isOwner ? words.description : t('Only an owner can change this setting.')}
                disabled={!isOwner}
                checked={value.require_second_factor}
                onChange={({ currentTarget }) => change({ require_second_factor: currentTarget.checked })}
              />
            )}
          </Setting>
        </Stack>
      )}
    </SectionForm>
  );
}
