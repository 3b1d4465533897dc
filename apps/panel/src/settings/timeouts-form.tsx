import { Button, NumberInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { type Account, useChangeAccount } from '../api/account';
import { DraftNotice } from '../drafts/draft-notice';
import { useDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/failure-alert';
import { Section } from '../ui/section';

const MODULES = ['ip', 'email', 'phone', 'bin', 'device', 'aml', 'address', 'ekyc'] as const;
type Timeouts = { readonly [module in (typeof MODULES)[number]]: number | '' };

const timeoutsOf = ({ timeouts }: Account): Timeouts =>
  Object.fromEntries(MODULES.map((module) => [module, timeouts[module] ?? ''])) as unknown as Timeouts;

interface TimeoutsFormProps {
  readonly account: Account;
  readonly mayChange: boolean;
}

/** How long a look-up of a module may take; an empty field is the server's own limit. */
export function TimeoutsForm({ account, mayChange }: TimeoutsFormProps) {
  const change = useChangeAccount();
  const saved = timeoutsOf(account);
  const draft = useDraft<Timeouts>('timeouts', saved);
  const names: { readonly [module in (typeof MODULES)[number]]: string } = {
    ip: t('IP address'),
    email: t('E-mail address'),
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
      title={t('Time limits of look-ups')}
      about={t(
        'In milliseconds; an empty field is the limit of the server. What does not come in time is not known.',
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
          <FailureAlert error={change.error} title={t('Not saved')} />
          <Button type="submit" disabled={!draft.isEdited || !mayChange} loading={change.isPending}>
            {t('Save')}
          </Button>
        </fieldset>
      </form>
    </Section>
  );
}
