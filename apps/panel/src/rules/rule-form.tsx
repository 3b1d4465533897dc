import { LEAST_CANARY_PERCENT, MOST_CANARY_PERCENT } from '@assay/rules';
import { Button, Group, Input, Paper, SegmentedControl, Select, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, lazy, type ReactNode, Suspense, useRef } from 'react';
import { isStale } from '../api/failure';
import { type RuleMode, ruleCategories, type SavedRule, useSaveRule } from '../api/rules';
import { DraftNotice } from '../drafts/draft-notice';
import { useDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { Busy } from '../ui/busy';
import { FailureAlert } from '../ui/failure-alert';
import { FigureInput } from '../ui/figure-input';
import { MomentInput } from '../ui/moment-input';
import { Permitted } from '../ui/permitted';
import { ConditionField } from './condition-field';
import { type RuleDraft, ruleOf } from './draft';
import type { EditorHandle } from './editor/rule-editor';
import { EffectFields } from './effect-fields';
import { FieldCatalogue } from './field-catalogue';
import { MODE_NAMES } from './modes';
import classes from './rule-form.module.css';

/** Loaded once the form stands. */
const TryRule = lazy(async () => ({ default: (await import('./try/try-rule')).TryRule }));

const modeChoices = () =>
  (Object.keys(MODE_NAMES) as RuleMode[]).map((value) => ({ value, label: t(MODE_NAMES[value]) }));

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
  const categories = useQuery(ruleCategories);
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
          <Group grow align="flex-start">
            <TextInput
              label={t('Name')}
              description={t('As an analyst reads it in a decision.')}
              required
              maxLength={100}
              value={draft.name}
              onChange={(event) => change({ name: event.currentTarget.value })}
            />
            {id === null ? (
              <TextInput
                label={t('Id')}
                description={t('Left empty, the server chooses one.')}
                maxLength={64}
                value={draft.id}
                onChange={(event) => change({ id: event.currentTarget.value })}
              />
            ) : null}
          </Group>
          <ConditionField ref={condition} value={draft.when} onChange={(when) => change({ when })} />
          <Paper withBorder p="md">
            <EffectFields draft={draft} onChange={change} />
          </Paper>
          <Group align="flex-end">
            <Input.Wrapper label={t('Mode')} labelElement="div">
              <div>
                <SegmentedControl<RuleMode>
                  aria-label={t('Mode')}
                  data={modeChoices()}
                  value={draft.mode}
                  onChange={(mode) => change({ mode })}
                />
              </div>
            </Input.Wrapper>
            {draft.mode === 'canary' ? (
              <FigureInput
                label={t('Counts for')}
                suffix={t(' % of calls')}
                min={LEAST_CANARY_PERCENT}
                max={MOST_CANARY_PERCENT}
                decimalScale={1}
                w="9rem"
                value={draft.canaryPercent}
                onChange={(canaryPercent) => change({ canaryPercent })}
              />
            ) : null}
            <Select
              label={t('Category')}
              placeholder={t('No category')}
              clearable
              data={(categories.data?.categories ?? []).map(({ id: value, name }) => ({
                value,
                label: name,
              }))}
              value={draft.category}
              onChange={(category) => change({ category })}
            />
            <FigureInput
              label={t('Priority (lower runs first)')}
              allowDecimal={false}
              w="14rem"
              value={draft.priority}
              onChange={(priority) => change({ priority })}
            />
          </Group>
          <Group>
            <MomentInput
              label={t('In force from')}
              description={t('In your own time; empty = at once')}
              value={draft.startsAt}
              onChange={(startsAt) => change({ startsAt })}
            />
            <MomentInput
              label={t('Until')}
              description={t('It stops by itself then; empty = no end')}
              value={draft.endsAt}
              onChange={(endsAt) => change({ endsAt })}
            />
          </Group>
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
