import { describeProblem } from '@assay/rules';
import { Button, Group, Input, SegmentedControl, Stack, Text, Textarea } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { lazy, type Ref, Suspense, useImperativeHandle, useRef, useState } from 'react';
import { managedLists } from '../api/lists';
import { type RuleCheck, type RuleProblem, ruleCheck, ruleFields } from '../api/rules';
import { t } from '../i18n/language';
import { Busy, FailureAlert } from '../ui/notices';
import classes from './condition-field.module.css';
import { proposedNames } from './editor/proposed';
import type { EditorHandle } from './editor/rule-editor';

/** Loaded after the form; until then a plain field accepts input. */
const RuleEditor = lazy(async () => ({ default: (await import('./editor/rule-editor')).RuleEditor }));
const ConditionBuilder = lazy(async () => ({
  default: (await import('./builder/condition-builder')).ConditionBuilder,
}));

const EXAMPLE = 'ip_details.country != user_country and count(ip, 1h) > 5';
const CHECK_AFTER_MS = 250;
const NO_PROBLEMS: readonly RuleProblem[] = [];

type View = 'both' | 'text' | 'lines';
const views = (): { value: View; label: string }[] => [
  { value: 'both', label: t('Text and builder') },
  { value: 'text', label: t('Text') },
  { value: 'lines', label: t('Builder') },
];

const PLACE = 'assay.condition-view';
const isView = (text: string | null): text is View => text === 'both' || text === 'text' || text === 'lines';

/** Returns the editor that the user chose last in this browser. */
function useView(otherwise: View): readonly [View, (view: View) => void] {
  const [view, setView] = useState<View>(() => {
    try {
      const kept = localStorage.getItem(PLACE);
      return isView(kept) ? kept : otherwise;
    } catch {
      return otherwise;
    }
  });
  const choose = (chosen: View) => {
    setView(chosen);
    try {
      localStorage.setItem(PLACE, chosen);
    } catch {
      // Without local storage, the next visit uses the default.
    }
  };
  return [view, choose];
}

interface ConditionFieldProps {
  /** New rules start in the text editor, saved ones in the builder. */
  readonly isNew: boolean;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly ref: Ref<EditorHandle>;
}

/** Condition as text and in the builder, both in sync; the server checks it while the user types. */
export function ConditionField({ isNew, value, onChange, ref }: ConditionFieldProps) {
  const [view, setView] = useView(isNew ? 'text' : 'lines');
  const [settled] = useDebouncedValue(value, CHECK_AFTER_MS);
  const check = useQuery(ruleCheck(settled));
  const fields = useQuery(ruleFields);
  const lists = useQuery(managedLists);
  const editor = useRef<EditorHandle | null>(null);
  useImperativeHandle(ref, () => ({
    insert(text) {
      if (editor.current) editor.current.insert(text);
      else onChange(value + text);
    },
  }));
  const isCurrent = settled === value && check.data !== undefined;
  return (
    <Stack gap="xs">
      <Group justify="space-between" align="flex-end" gap="xs">
        <Input.Wrapper label={t('Condition')} labelElement="div" required />
        <SegmentedControl<View>
          size="xs"
          aria-label={t('Condition view')}
          data={views()}
          value={view}
          onChange={setView}
        />
      </Group>
      {view === 'lines' ? null : (
        <Suspense fallback={<PlainField value={value} onChange={onChange} />}>
          <RuleEditor
            value={value}
            onChange={onChange}
            problems={isCurrent ? (check.data?.problems ?? NO_PROBLEMS) : NO_PROBLEMS}
            vocabulary={{ fields: fields.data?.fields ?? [], lists: lists.data?.lists ?? [] }}
            onReady={(handle) => {
              editor.current = handle;
            }}
          />
        </Suspense>
      )}
      <div aria-live="polite">
        {isCurrent && check.data ? (
          <CheckResult check={check.data} text={settled} onFix={onChange} />
        ) : value.trim() === '' ? (
          <Text size="xs" c="dimmed">
            {t('For example: {example}', { example: EXAMPLE })}
          </Text>
        ) : null}
        <FailureAlert error={check.error} title={t('Couldn’t check the condition')} />
      </div>
      {view === 'text' ? null : (
        <Suspense fallback={<Busy />}>
          <ConditionBuilder value={value} onChange={onChange} />
        </Suspense>
      )}
    </Stack>
  );
}

function PlainField({ value, onChange }: Pick<ConditionFieldProps, 'value' | 'onChange'>) {
  return (
    <Textarea
      aria-label={t('Condition')}
      autosize
      minRows={3}
      maxRows={16}
      spellCheck={false}
      classNames={{ input: 'rule-text' }}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

interface CheckResultProps {
  readonly check: RuleCheck;
  readonly text: string;
  readonly onFix: (text: string) => void;
}

function CheckResult({ check, text, onFix }: CheckResultProps) {
  if (check.ok) {
    return (
      <Text size="xs" className={classes.valid ?? ''}>
        {t('✓ The condition is valid.')}
      </Text>
    );
  }
  return (
    <ul className={classes.problems} aria-label={check.problems.length === 1 ? t('Error') : t('Errors')}>
      {check.problems.map((problem) => (
        <Problem key={`${problem.path} ${problem.message}`} problem={problem} text={text} onFix={onFix} />
      ))}
    </ul>
  );
}

interface ProblemProps extends Omit<CheckResultProps, 'check'> {
  readonly problem: RuleProblem;
}

/** Error with its position, and buttons that insert a suggested name. */
function Problem({ problem, text, onFix }: ProblemProps) {
  const { position } = problem;
  return (
    <li>
      {describeProblem(problem)}
      {position ? (
        <code className={classes.excerpt}>
          {text.slice(0, position.start)}
          <mark className={classes.mark}>{text.slice(position.start, position.end) || ' '}</mark>
          {text.slice(position.end)}
        </code>
      ) : null}
      {position
        ? proposedNames(problem.fix).map((name) => (
            <Button
              key={name}
              size="compact-xs"
              variant="default"
              mr={4}
              onClick={() => onFix(text.slice(0, position.start) + name + text.slice(position.end))}
            >
              {t('Use {name}', { name })}
            </Button>
          ))
        : null}
    </li>
  );
}
