import { Button } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { type Account, useChangeAccount } from '../api/account';
import { SaveBar } from '../design/save-bar';
import { type Draft, DraftNotice, useDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { ConfirmButton } from '../ui/confirm-button';
import { FailureAlert } from '../ui/notices';
import { Section } from '../ui/page';
import type { SectionId } from './setting-names';
import { aboutOf, titleOf } from './settings-search';

interface SectionFormProps<Name extends keyof Account> {
  readonly id: SectionId;
  readonly account: Account;
  readonly mayChange: boolean;
  /** Settings of the section. */
  readonly names: readonly Name[];
  /** Returns a question to confirm before saving; null saves at once. */
  readonly question?: (value: Pick<Account, Name>) => string | null;
  readonly children: (draft: Draft<Pick<Account, Name>>) => ReactNode;
}

/** Form of one section. Sends only changed settings, so that other users' changes stay. */
export function SectionForm<Name extends keyof Account>(props: SectionFormProps<Name>) {
  const { id, account, mayChange, names, question, children } = props;
  const change = useChangeAccount();
  const saved = Object.fromEntries(names.map((name) => [name, account[name]])) as Pick<Account, Name>;
  const draft = useDraft<Pick<Account, Name>>(`settings-${id}`, saved);
  const save = () => {
    const changed = names.filter((name) => draft.value[name] !== saved[name]);
    draft.saving(change.mutateAsync(Object.fromEntries(changed.map((name) => [name, draft.value[name]]))));
  };
  const asked = question?.(draft.value) ?? null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (asked === null) save();
  };
  const button =
    asked === null ? (
      <Button type="submit" loading={change.isPending}>
        {t('Save')}
      </Button>
    ) : (
      <ConfirmButton
        label={t('Save')}
        variant="filled"
        loading={change.isPending}
        question={asked}
        onConfirm={save}
      />
    );
  const about = aboutOf(id);
  return (
    <Section title={titleOf(id)} {...(about ? { about } : {})}>
      <form onSubmit={submit}>
        <fieldset disabled={!mayChange} className="plain-fieldset">
          <DraftNotice draft={draft} />
          {children(draft)}
          <FailureAlert error={change.error} title={t('Couldn’t save')} />
          {draft.isEdited ? (
            <SaveBar hint={t('Unsaved changes')} onDiscard={draft.forget}>
              {button}
            </SaveBar>
          ) : null}
        </fieldset>
      </form>
    </Section>
  );
}
