import { Group, Stack } from '@mantine/core';
import { IconFlag, IconUserCheck } from '@tabler/icons-react';
import { Section } from '../../ui/page';
import { DiffView } from '../diff-view';
import { EntityChip } from '../entity-chip';
import { type Fact, KeyFacts } from '../key-facts';
import { type Reason, ReasonList } from '../reason-list';
import { ScoreGauge } from '../score-gauge';
import { StateBadge } from '../state-badge';
import { Dashboard, DashboardCell } from '../templates';
import { Timeline, type TimelineEntry } from '../timeline';

const STATES = ['APPROVE', 'REVIEW', 'DECLINE', 'PASS', 'FAIL', 'SHADOW', 'UNKNOWN'] as const;

const FACTS: readonly Fact[] = [
  { label: 'Name', value: 'Ada Lovelace' },
  { label: 'Amount', value: '€120.00', hint: 'Average of 30 days: €35.10' },
  { label: 'Country', value: 'United Kingdom' },
  { label: 'Phone', value: null },
  { label: 'Device', value: 'Firefox 140 on Linux' },
  { label: 'First seen', value: '12 days ago' },
];

const REASONS: readonly Reason[] = [
  { id: 'E1', points: 15, name: 'Disposable email domain', explanation: 'mailinator.com' },
  { id: 'I4', points: 8, name: 'IP country differs from user country', values: ['IP NL', 'user GB'] },
  { id: 'A1', points: null, name: 'Blocklist: email', explanation: 'Sets DECLINE' },
  { id: 'D2', points: -5, name: 'Known device', explanation: '14 transactions in 90 days' },
];

const EVENTS: readonly TimelineEntry[] = [
  { id: '1', at: '2026-03-01T10:00:00Z', title: 'Transaction scored', body: 'Score 18, REVIEW' },
  {
    id: '2',
    at: '2026-03-01T10:04:00Z',
    title: 'Assigned to Grace',
    icon: <IconUserCheck size={12} />,
    tone: 'info',
  },
  {
    id: '3',
    at: '2026-03-01T10:09:00Z',
    title: 'Labeled as fraud',
    icon: <IconFlag size={12} />,
    tone: 'negative',
  },
];

/** Badges, facts, scores, reasons, entities, timeline and diff. */
export function SampleValues() {
  return (
    <Dashboard>
      <DashboardCell span={12}>
        <Section title="State badges and entities">
          <Stack gap="sm">
            <Group gap="xs">
              {STATES.map((state) => (
                <StateBadge key={state} state={state} />
              ))}
              <StateBadge state="DECLINE" size="sm" />
              <StateBadge state="REVIEW" size="lg" label="In review" />
            </Group>
            <Group gap="xs">
              <EntityChip kind="email" value="ada@example.com" facts={FACTS.slice(0, 2)} />
              <EntityChip kind="phone" value="+44 20 7946 0958" />
              <EntityChip kind="ip" value="198.51.100.7" />
              <EntityChip kind="device" value="d8f3-22aa" />
              <EntityChip kind="card" value="411111 •••• 1111" />
              <EntityChip
                kind="person"
                value="Ada Lovelace"
                to={{ to: '/panel/transactions', search: { space: 'live' } }}
                toLabel="Transactions"
              />
            </Group>
          </Stack>
        </Section>
      </DashboardCell>
      <DashboardCell span={8}>
        <Section title="Key facts">
          <KeyFacts facts={FACTS} columns={2} />
        </Section>
        <Section title="Compact key facts">
          <KeyFacts facts={FACTS} columns={3} hidesEmpty />
        </Section>
      </DashboardCell>
      <DashboardCell span={4}>
        <Section title="Score">
          <ScoreGauge score={18} review={10} decline={20} max={40} />
        </Section>
      </DashboardCell>
      <DashboardCell span={6}>
        <Section title="Reasons">
          <ReasonList reasons={REASONS} limit={3} />
        </Section>
      </DashboardCell>
      <DashboardCell span={6}>
        <Section title="History">
          <Timeline label="History" entries={EVENTS} />
        </Section>
      </DashboardCell>
      <DashboardCell span={12}>
        <Section title="Differences">
          <DiffView
            label="Differences"
            before={'rule: A1\nscore: 5\nmode: shadow\nowner: grace'}
            after={'rule: A1\nscore: 8\nmode: live\nowner: grace'}
          />
        </Section>
      </DashboardCell>
    </Dashboard>
  );
}
