import { Button, NumberInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { type Account, useChangeAccount } from '../api/account';
import { SaveBar } from '../design/save-bar';
import { DraftNotice, useDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/notices';
import { Section } from '../ui/page';
import { aboutOf, Setting, titleOf } from './settings-search';

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
    <Section title={titleOf('timeouts')} about={aboutOf('timeouts')}>
      <form onSubmit={submit}>
        <fieldset disabled={!mayChange} className="plain-fieldset">
          <DraftNotice draft={draft} />
          <div className="fields narrow">
            {MODULES.map((module) => (
              <Setting key={module} id={module}>
                {({ label }) => (
                  <NumberInput
                    label={label}
                    min={1}
                    max={60_000}
                    allowDecimal={false}
                    value={draft.value[module]}
                    onChange={(limit) => draft.change({ [module]: limit === '' ? '' : Number(limit) })}
                  />
                )}
              </Setting>
            ))}
          </div>
          <FailureAlert error={change.error} title={t('Couldn’t save')} />
          {draft.isEdited ? (
            <SaveBar hint={t('Unsaved changes')} onDiscard={draft.forget}>
              <Button type="submit" loading={change.isPending}>
                {t('Save')}
              </Button>
            </SaveBar>
          ) : null}
        </fieldset>
      </form>
    </Section>
  );
}
