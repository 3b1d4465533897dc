import { describeProblem } from '@assay/rules';
import { Alert, Input, SegmentedControl, Stack, Text, Textarea } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { lazy, type Ref, Suspense, useImperativeHandle, useRef, useState } from 'react';
import { managedLists } from '../api/lists';
import { type RuleCheck, type RuleProblem, ruleCheck, ruleFields } from '../api/rules';
import { t } from '../i18n/language';
import { Busy, FailureAlert } from '../ui/notices';
import classes from './condition-field.module.css';
import type { EditorHandle } from './editor/rule-editor';

/** Loaded after the form; until then a plain field accepts input. */
const RuleEditor = lazy(async () => ({ default: (await import('./editor/rule-editor')).RuleEditor }));
const ConditionBuilder = lazy(async () => ({
  default: (await import('./builder/condition-builder')).ConditionBuilder,
}));

const EXAMPLE = 'ip_details.country != user_country and count(ip, 1h) > 5';
const CHECK_AFTER_MS = 250;
const NO_PROBLEMS: readonly RuleProblem[] = [];

type View = 'text' | 'lines';
const views = (): { value: View; label: string }[] => [
  { value: 'text', label: t('Text') },
  { value: 'lines', label: t('Visual') },
];

interface ConditionFieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly ref: Ref<EditorHandle>;
}

/** Condition as text or visual editor; the server checks it while the user types. */
export function ConditionField({ value, onChange, ref }: ConditionFieldProps) {
  const [view, setView] = useState<View>('text');
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
      <Input.Wrapper
        label={t('Condition')}
        labelElement="div"
        required
        description={t('For example: {example}', {
          example: EXAMPLE,
        })}
      >
        <SegmentedControl<View>
          size="xs"
          mt={6}
          aria-label={t('Condition view')}
          data={views()}
          value={view}
          onChange={setView}
        />
      </Input.Wrapper>
      {view === 'text' ? (
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
      ) : (
        <Suspense fallback={<Busy />}>
          <ConditionBuilder value={value} onChange={onChange} />
        </Suspense>
      )}
      <div aria-live="polite">
        {isCurrent && check.data ? <CheckResult check={check.data} text={settled} /> : null}
        <FailureAlert error={check.error} title={t('Couldn’t check the condition')} />
      </div>
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

function CheckResult({ check, text }: { readonly check: RuleCheck; readonly text: string }) {
  if (check.ok) {
    return (
      <Text size="sm" c="teal">
        {t('✓ The condition is valid.')}
      </Text>
    );
  }
  return (
    <Alert color="orange" variant="outline" title={check.problems.length === 1 ? t('Error') : t('Errors')}>
      <Stack gap="sm">
        {check.problems.map((problem) => (
          <Problem key={`${problem.path} ${problem.message}`} problem={problem} text={text} />
        ))}
      </Stack>
    </Alert>
  );
}

/** Error with its position and fix. */
function Problem({ problem, text }: { readonly problem: RuleProblem; readonly text: string }) {
  const { position } = problem;
  return (
    <div>
      <Text size="sm">{describeProblem(problem)}</Text>
      {position ? (
        <code className={classes.excerpt}>
          {text.slice(0, position.start)}
          <mark className={classes.mark}>{text.slice(position.start, position.end) || ' '}</mark>
          {text.slice(position.end)}
        </code>
      ) : null}
    </div>
  );
}
