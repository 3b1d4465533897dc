import { Button, Group, Paper, ScrollArea, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { isStale } from '../api/client';
import { type RuleField, ruleFields, type SavedRule, useSaveRule } from '../api/rules';
import { DraftNotice, useDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { rowAfterKey } from '../ui/keys';
import { Busy, FailureAlert, Permitted } from '../ui/notices';
import { ConditionField } from './condition-field';
import { type RuleDraft, ruleOf } from './draft';
import type { EditorHandle } from './editor/rule-editor';
import { EffectFields, ModeFields, NameFields, TermFields } from './rule-fields';
import classes from './rule-form.module.css';

const MAX_SHOWN = 60;

interface FieldCatalogueProps {
  readonly onPick: (path: string) => void;
}

/** Searchable list of fields; selecting one inserts it into the condition. */
function FieldCatalogue({ onPick }: FieldCatalogueProps) {
  const fields = useQuery(ruleFields);
  const [wanted, setWanted] = useState('');
  const text = wanted.trim().toLowerCase();
  const found = (fields.data?.fields ?? []).filter(({ path }) => path.includes(text));
  /** Index of the row in the tab order; arrow keys move to the others. */
  const [stop, setStop] = useState(0);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const lines = [...event.currentTarget.querySelectorAll('button')];
    const at = lines.indexOf(event.target as HTMLButtonElement);
    const to = event.key.length === 1 ? null : rowAfterKey(event.key, at, lines.length);
    if (to === null) return;
    event.preventDefault();
    setStop(to);
    lines[to]?.focus();
  };
  return (
    <Paper withBorder p="md">
      <TextInput
        label={t('Fields')}
        description={t('Select a field to insert it into the condition.')}
        placeholder={t('Filter fields')}
        spellCheck={false}
        value={wanted}
        onChange={(event) => {
          setWanted(event.currentTarget.value);
          setStop(0);
        }}
      />
      <ScrollArea h="22rem" mt="xs" type="auto" onKeyDown={move}>
        {found.slice(0, MAX_SHOWN).map((field, index) => (
          <FieldLine
            key={field.path}
            field={field}
            isStop={index === stop}
            onPick={(path) => {
              setStop(index);
              onPick(path);
            }}
          />
        ))}
        {fields.data && found.length === 0 ? (
          <Text size="xs" c="dimmed" p={4} role="status">
            {t('No matching fields.')}
          </Text>
        ) : null}
        {found.length > MAX_SHOWN ? (
          <Text size="xs" c="dimmed" p={4}>
            {t('and {count} more', { count: found.length - MAX_SHOWN })}
          </Text>
        ) : null}
      </ScrollArea>
    </Paper>
  );
}

function FieldLine({
  field,
  isStop,
  onPick,
}: {
  readonly field: RuleField;
  readonly isStop: boolean;
  readonly onPick: (path: string) => void;
}) {
  return (
    <UnstyledButton tabIndex={isStop ? 0 : -1} w="100%" py={3} px={4} onClick={() => onPick(field.path)}>
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <Text size="xs" ff="monospace" truncate>
          {field.path}
        </Text>
        <Text size="xs" c="dimmed">
          {field.type}
        </Text>
      </Group>
    </UnstyledButton>
  );
}

/** Loaded after the form. */
const TryRule = lazy(async () => ({ default: (await import('./try/try-rule')).TryRule }));

const NEW_RULE_DRAFT = 'new rule';

interface RuleFormProps {
  /** null for a new rule. */
  readonly id: string | null;
  readonly initial: RuleDraft;
  /** Policy version of `initial`. */
  readonly version: number | undefined;
  /** @param saved null if the rule was proposed for approval */
  readonly onSaved: (saved: SavedRule | null) => void;
  /** Shown next to the save button. */
  readonly children?: ReactNode;
}

/** Rule form. The server validates the rule again; errors name the invalid fields. */
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
  /** Inserts a field path at the cursor. */
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
                ? t('Another user changed the policy. Reload the page. Your changes are preserved.')
                : t('Couldn’t save')
            }
          />
          <Group>
            <Permitted
              to="rules:change"
              otherwise={<Text size="sm">{t('Your role can’t change rules.')}</Text>}
            >
              <Button type="submit" disabled={!rule} loading={save.isPending}>
                {t('Save rule')}
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
