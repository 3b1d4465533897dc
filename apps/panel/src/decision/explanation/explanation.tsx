import { Accordion, Badge, Group, Paper, Tabs, Text, Title } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import type { Explanation as Explained, ExplainedNode, ExplainedRule } from '../../api/evaluations';
import { builtInName, t } from '../../i18n/language';
import { describeThen, type Then } from '../../rules/draft';
import { SearchField } from '../../ui/inputs';
import { ConditionTree, describeMissed } from './condition-tree';

interface ExplainedRulesProps {
  readonly rules: readonly ExplainedRule[];
  /** IDs of the rules that are initially open. */
  readonly open?: readonly string[];
  /** Returns a line shown below the rule's name. */
  readonly note?: (rule: ExplainedRule) => ReactNode;
}

/** Returns the mode of a rule and, for a canary, if it counted. */
const modeOf = ({ mode, canary }: ExplainedRule): string =>
  canary
    ? canary.counted
      ? t('canary {percent}%: counted', { percent: canary.percent })
      : t('canary {percent}%: not counted', { percent: canary.percent })
    : mode;

/** Rules that expand to their operands. */
function ExplainedRules({ rules, open = [], note }: ExplainedRulesProps) {
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
                  {builtInName(rule.name)}
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
                    {t('inactive')}
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

/** Maximum share of the bound by which a value can miss it and still be close. */
const CLOSE_SHARE = 0.25;
/** Maximum difference for counts, if more than half of the events occurred. */
const CLOSE_COUNT = 2;
const CLOSE_COUNT_SHARE = 0.5;
/** Minimum number of true conditions for a near miss by one missing condition. */
const ENOUGH_HELD = 2;
/** Operators that only check for presence or exclude common cases; their result is not informative. */
const GUARDS: ReadonlySet<string> = new Set(['exists', 'not_exist', 'not', '!=']);

/** Returns the smallest set of conditions that must change for this one to be true. */
function lackingConditions(node: ExplainedNode): readonly ExplainedNode[] {
  if (node.outcome === 'true') return [];
  const lacking = node.parts.map(lackingConditions);
  if (node.op === 'and') return lacking.flat();
  if (node.op === 'or')
    return lacking.reduce((fewest, next) => (next.length < fewest.length ? next : fewest));
  return [node];
}

/** Returns the share of the bound by which a number missed it; null if not close. */
function closeShare(condition: ExplainedNode): number | null {
  const [subject, bound] = condition.parts;
  if (condition.missed_by === undefined || typeof bound?.value !== 'number') return null;
  const share = bound.value === 0 ? Number.POSITIVE_INFINITY : condition.missed_by / Math.abs(bound.value);
  if (share <= CLOSE_SHARE) return share;
  const fewEvents = subject?.op === 'velocity' && condition.missed_by <= CLOSE_COUNT;
  return fewEvents && share < CLOSE_COUNT_SHARE ? share : null;
}

/** Rule that almost matched. */
interface NearMiss {
  readonly rule: ExplainedRule;
  /** Condition that prevented the match. */
  readonly lacking: ExplainedNode;
  /** 0 (just missed) to 1 (entirely different value). */
  readonly distance: number;
}

/**
 * Returns a near miss if exactly one condition is false, and its number is close to the bound or at least two
 * informative conditions are true. Returns null for rules that matched, are inactive or are far from
 * matching.
 */
export function nearMiss(rule: ExplainedRule): NearMiss | null {
  if (rule.matched || !rule.in_force) return null;
  const [lacking, ...more] = lackingConditions(rule.when);
  if (lacking?.outcome !== 'false' || more.length > 0) return null;
  const share = closeShare(lacking);
  if (share !== null) return { rule, lacking, distance: share };
  if (rule.when.op !== 'and' || lacking.missed_by !== undefined || GUARDS.has(lacking.op)) return null;
  const held = rule.when.parts.filter((part) => part.outcome === 'true' && !GUARDS.has(part.op));
  return held.length >= ENOUGH_HELD ? { rule, lacking, distance: 1 } : null;
}

/** Rules of an explanation by result; each rule is in one group. */
interface GroupedRules {
  readonly fired: readonly ExplainedRule[];
  /** Nearest first. */
  readonly near: readonly NearMiss[];
  /** Rules with a missing value. */
  readonly unknown: readonly ExplainedRule[];
  readonly quiet: readonly ExplainedRule[];
}

export function groupRules(rules: readonly ExplainedRule[]): GroupedRules {
  const fired: ExplainedRule[] = [];
  const near: NearMiss[] = [];
  const unknown: ExplainedRule[] = [];
  const quiet: ExplainedRule[] = [];
  for (const rule of rules) {
    const missed = nearMiss(rule);
    if (rule.matched) fired.push(rule);
    else if (missed) near.push(missed);
    else if (rule.in_force && rule.when.outcome === 'unknown') unknown.push(rule);
    else quiet.push(rule);
  }
  near.sort((a, b) => a.distance - b.distance);
  return { fired, near, unknown, quiet };
}

/** Number of matched rules that are initially open. */
const MAX_OPEN = 1;

const matches = (text: string) => {
  const wanted = text.trim().toLowerCase();
  return (rule: { readonly id: string; readonly name: string; readonly when: { readonly text: string } }) =>
    `${rule.id} ${rule.name} ${builtInName(rule.name)} ${rule.when.text}`.toLowerCase().includes(wanted);
};

interface ExplanationProps {
  readonly explanation: Explained;
}

/** All rules with their operands, grouped by result. */
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
        {t('Rule explanation')}
      </Title>
      <SearchField label={t('Search rules')} value={wanted} onChange={setWanted} />
      <Tabs defaultValue="fired" mt="sm" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="fired">{t('Matched ({count})', { count: groups.fired.length })}</Tabs.Tab>
          <Tabs.Tab value="near">{t('Near misses ({count})', { count: near.length })}</Tabs.Tab>
          <Tabs.Tab value="unknown">
            {t('Not evaluated: missing data ({count})', { count: groups.unknown.length })}
          </Tabs.Tab>
          <Tabs.Tab value="quiet">{t('Not matched ({count})', { count: groups.quiet.length })}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="fired" pt="md">
          <ExplainedRules
            rules={groups.fired}
            open={groups.fired.slice(0, MAX_OPEN).map((rule) => rule.id)}
          />
          <Nothing when={groups.fired.length === 0} />
        </Tabs.Panel>
        <Tabs.Panel value="near" pt="md">
          <ExplainedRules
            rules={near}
            note={(rule) => {
              const condition = lacking.get(rule.id);
              if (!condition) return null;
              return `${t('Missing condition: {text}', { text: condition.text })}${describeMissed(condition.missed_by, ', ')}`;
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
