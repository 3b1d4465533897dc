import { Paper, Tabs, Text, Title } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { Explanation as Explained } from '../../api/evaluations';
import { t } from '../../i18n/language';
import { SearchField } from '../../ui/search-field';
import { ExplainedRules } from './explained-rules';
import { describeMissed } from './missed';
import { groupRules } from './near-miss';

/** So many fired rules are opened at once. */
const MOST_OPEN = 6;

const matches = (text: string) => {
  const wanted = text.trim().toLowerCase();
  return (rule: { readonly id: string; readonly name: string; readonly when: { readonly text: string } }) =>
    `${rule.id} ${rule.name} ${rule.when.text}`.toLowerCase().includes(wanted);
};

interface ExplanationProps {
  readonly explanation: Explained;
}

/** Every rule down to its operands: what fired, what almost did, what could not be determined, and the rest. */
export function Explanation({ explanation }: ExplanationProps) {
  const [wanted, setWanted] = useState('');
  const groups = useMemo(
    () => groupRules(explanation.rules.filter(matches(wanted))),
    [explanation.rules, wanted],
  );
  const lacking = new Map(groups.near.map(({ rule, lacking }) => [rule.id, lacking]));
  const near = groups.near.map(({ rule }) => rule);
  return (
    <Paper withBorder p="md" mb="md">
      <Title order={2} size="h4" mb="sm">
        {t('Rules, down to their operands')}
      </Title>
      <SearchField label={t('Find a rule')} value={wanted} onChange={setWanted} />
      <Tabs defaultValue="fired" mt="sm" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="fired">{t('Fired ({count})', { count: groups.fired.length })}</Tabs.Tab>
          <Tabs.Tab value="near">{t('Near misses ({count})', { count: near.length })}</Tabs.Tab>
          <Tabs.Tab value="unknown">
            {t('Could not be told ({count})', { count: groups.unknown.length })}
          </Tabs.Tab>
          <Tabs.Tab value="quiet">{t('Did not fire ({count})', { count: groups.quiet.length })}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="fired" pt="md">
          <ExplainedRules
            rules={groups.fired}
            open={groups.fired.slice(0, MOST_OPEN).map((rule) => rule.id)}
          />
          <Nothing when={groups.fired.length === 0} />
        </Tabs.Panel>
        <Tabs.Panel value="near" pt="md">
          <ExplainedRules
            rules={near}
            note={(rule) => {
              const condition = lacking.get(rule.id);
              if (!condition) return null;
              return `${t('Lacked only: {text}', { text: condition.text })}${describeMissed(condition.missed_by, ', ')}`;
            }}
          />
          <Nothing when={near.length === 0} />
        </Tabs.Panel>
        <Tabs.Panel value="unknown" pt="md">
          <ExplainedRules rules={groups.unknown} note={(rule) => rule.when.unknown} />
          <Nothing when={groups.unknown.length === 0} />
        </Tabs.Panel>
        <Tabs.Panel value="quiet" pt="md">
          <ExplainedRules rules={groups.quiet} />
          <Nothing when={groups.quiet.length === 0} />
        </Tabs.Panel>
      </Tabs>
    </Paper>
  );
}

function Nothing({ when }: { readonly when: boolean }) {
  return when ? <Text c="dimmed">{t('None.')}</Text> : null;
}
