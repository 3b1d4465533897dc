import { Accordion, Badge, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ExplainedRule } from '../../api/evaluations';
import { t } from '../../i18n/language';
import { describeThen, type Then } from '../../rules/effect';
import { ConditionTree } from './condition-tree';

interface ExplainedRulesProps {
  readonly rules: readonly ExplainedRule[];
  /** Ids of those that are open at first. */
  readonly open?: readonly string[];
  /** One line about a rule, below its name. */
  readonly note?: (rule: ExplainedRule) => ReactNode;
}

/** What a rule that is not live does in this call. */
const modeOf = ({ mode, canary }: ExplainedRule): string =>
  canary
    ? canary.counted
      ? t('canary {percent} %: counted', { percent: canary.percent })
      : t('canary {percent} %: not counted', { percent: canary.percent })
    : mode;

/** Rules, each to be opened down to its operands. */
export function ExplainedRules({ rules, open = [], note }: ExplainedRulesProps) {
  return (
    <Accordion multiple defaultValue={[...open]} variant="contained" order={3} keepMounted={false}>
      {rules.map((rule) => (
        <Accordion.Item key={rule.id} value={rule.id}>
          <Accordion.Control>
            <Group gap="sm" wrap="nowrap" justify="space-between" pr="sm">
              <div>
                <Text size="sm">
                  <Text span inherit c="dimmed">
                    {rule.id}
                  </Text>{' '}
                  {rule.name}
                </Text>
                {note ? (
                  <Text size="xs" c="dimmed">
                    {note(rule)}
                  </Text>
                ) : null}
              </div>
              <Group gap={6} wrap="nowrap">
                {rule.mode === 'live' ? null : (
                  <Badge variant="outline" color="gray">
                    {modeOf(rule)}
                  </Badge>
                )}
                {rule.in_force ? null : (
                  <Badge variant="outline" color="gray">
                    {t('not in force')}
                  </Badge>
                )}
                <Text size="sm" className="numeric">
                  {describeThen(rule.then as Then)}
                </Text>
              </Group>
            </Group>
          </Accordion.Control>
          <Accordion.Panel>
            <ConditionTree node={rule.when} />
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
