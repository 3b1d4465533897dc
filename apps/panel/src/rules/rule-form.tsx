import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { type FormEvent, lazy, type ReactNode, Suspense, useRef } from 'react';
import { isStale } from '../api/failure';
import { type SavedRule, useSaveRule } from '../api/rules';
import { DraftNotice } from '../drafts/draft-notice';
import { useDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { Busy } from '../ui/busy';
import { FailureAlert } from '../ui/failure-alert';
import { Permitted } from '../ui/permitted';
import { ConditionField } from './condition-field';
import { type RuleDraft, ruleOf } from './draft';
import type { EditorHandle } from './editor/rule-editor';
import { EffectFields } from './effect-fields';
import { FieldCatalogue } from './field-catalogue';
import { ModeFields, NameFields, TermFields } from './rule-fields';
import classes from './rule-form.module.css';

/** Loaded once the form stands. */
const TryRule = lazy(async () => ({ default: (await import('./try/try-rule')).TryRule }));

const NEW_RULE_DRAFT = 'new rule';

interface RuleFormProps {
  /** null = a new rule. */
  readonly id: string | null;
  readonly initial: RuleDraft;
  /** The policy version that `initial` was read from. */
  readonly version: number | undefined;
  /** @param saved null = it was proposed: a second person approves changes */
  readonly onSaved: (saved: SavedRule | null) => void;
  /** Beside the button that saves. */
  readonly children?: ReactNode;
}

/** Writes a rule. What is saved is checked by the server once more; its refusals name what to repair. */
export function RuleForm({ id, initial, version, onSaved, children }: RuleFormProps) {
  const edited = useDraft<RuleDraft>(id === null ? NEW_RULE_DRAFT : `rule ${id}`, initial);
  const draft = edited.value;
  const condition = useRef<EditorHandle>(null);
  const save = useSaveRule();
  const { change } = edited;
  const rule = ruleOf(draft);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (rule) edited.saving(save.mutateAsync({ id, rule, expected: version }), onSaved);
  };
  /** Writes a field's path where the cursor is. */
  const insert = (path: string) => condition.current?.insert(path);

  return (
    <>
      <form onSubmit={submit} className={classes.form}>
        <Stack>
          <DraftNotice draft={edited} />
          <NameFields draft={draft} onChange={change} isNew={id === null} />
          <ConditionField ref={condition} value={draft.when} onChange={(when) => change({ when })} />
          <Paper withBorder p="md">
            <EffectFields draft={draft} onChange={change} />
          </Paper>
          <ModeFields draft={draft} onChange={change} />
          <TermFields draft={draft} onChange={change} />
          <FailureAlert
            error={save.error}
            title={
              isStale(save.error)
                ? t('Somebody changed the policy meanwhile. Load the page again: what you typed stays.')
                : t('Not saved')
            }
          />
          <Group>
            <Permitted
              to="rules:change"
              otherwise={<Text size="sm">{t('Your role does not change rules.')}</Text>}
            >
              <Button type="submit" disabled={!rule} loading={save.isPending}>
                {t('Save as a new policy version')}
              </Button>
            </Permitted>
            {children}
          </Group>
        </Stack>
        <FieldCatalogue onPick={insert} />
      </form>
      <Suspense fallback={<Busy />}>
        <TryRule rule={rule} />
      </Suspense>
    </>
  );
}
