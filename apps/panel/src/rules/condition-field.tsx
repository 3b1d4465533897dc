import { describeProblem } from '@assay/rules';
import { Alert, Stack, Text, Textarea } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { type RuleCheck, type RuleProblem, ruleCheck } from '../api/rules';
import { FailureAlert } from '../ui/failure-alert';
import classes from './condition-field.module.css';

const CHECK_AFTER_MS = 250;

interface ConditionFieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly ref: Ref<HTMLTextAreaElement>;
}

/** The condition as text, checked by the server while it is typed. */
export function ConditionField({ value, onChange, ref }: ConditionFieldProps) {
  const [settled] = useDebouncedValue(value, CHECK_AFTER_MS);
  const check = useQuery(ruleCheck(settled));
  return (
    <Stack gap="xs">
      <Textarea
        ref={ref}
        label="Condition"
        description="For example: ip_details.country != user_country and count(ip, 1h) > 5"
        required
        autosize
        minRows={3}
        maxRows={16}
        spellCheck={false}
        classNames={{ input: 'rule-text' }}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div aria-live="polite">
        {check.data && settled === value ? <CheckResult check={check.data} text={settled} /> : null}
        <FailureAlert error={check.error} title="The condition could not be checked" />
      </div>
    </Stack>
  );
}

function CheckResult({ check, text }: { readonly check: RuleCheck; readonly text: string }) {
  if (check.ok) {
    return (
      <Text size="sm" c="teal">
        ✓ The condition is sound.
      </Text>
    );
  }
  return (
    <Alert color="orange" variant="outline" title={check.problems.length === 1 ? 'A problem' : 'Problems'}>
      <Stack gap="sm">
        {check.problems.map((problem) => (
          <Problem key={`${problem.path} ${problem.message}`} problem={problem} text={text} />
        ))}
      </Stack>
    </Alert>
  );
}

/** What is wrong, where, and how to repair it. */
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
