import { parseRule, printRule, type RuleNode } from '@assay/rules';
import { Alert, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { managedLists } from '../../api/lists';
import { ruleFields } from '../../api/rules';
import { t } from '../../i18n/language';
import { ConditionGroup } from './condition-group';
import type { Known } from './condition-row';
import type { Junction } from './rows';

interface ConditionBuilderProps {
  /** The condition as text. */
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** The condition as lines. It is read from the text and written back to it: both are views of one tree. */
export function ConditionBuilder({ value, onChange }: ConditionBuilderProps) {
  const fields = useQuery(ruleFields);
  const lists = useQuery(managedLists);
  const [fallback, setFallback] = useState<Junction>('and');
  const text = value.trim();
  const parsed = text === '' ? null : parseRule(text);
  if (parsed && !parsed.ok) {
    return (
      <Alert color="orange" variant="outline" title={t('The text cannot be shown as lines yet')}>
        <Text size="sm">{t('Mend it as text first; nothing of it is lost.')}</Text>
      </Alert>
    );
  }
  const known: Known = {
    types: new Map((fields.data?.fields ?? []).map(({ path, type }) => [path, type])),
    lists: lists.data?.lists ?? [],
  };
  const node: RuleNode | null = parsed ? parsed.ast : null;
  return (
    <Stack gap="xs">
      <ConditionGroup
        node={node}
        name={t('Condition')}
        known={known}
        fallback={fallback}
        onFallback={setFallback}
        onChange={(next) => onChange(next ? printRule(next) : '')}
      />
    </Stack>
  );
}
