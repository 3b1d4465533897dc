import type { WorkflowDefinition, WorkflowNode } from '@assay/contract';
import { Badge, Group, NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { workflowVersion } from '../../api/workflows';
import { english, t } from '../../i18n/language';
import { FailureAlert } from '../../ui/notices';
import { Section } from '../../ui/page';
import { type Column, PagedTable } from '../../ui/paged-table';
import { stepInWords, wayInWords } from '../step-words';

interface NodeDifference {
  readonly id: string;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly before: WorkflowNode | null;
  readonly after: WorkflowNode | null;
}

/** Returns JSON with sorted members, for comparison. */
function ordered(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(ordered).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value).filter(([, held]) => held !== undefined);
  return `{${members
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, held]) => `${JSON.stringify(name)}:${ordered(held)}`)
    .join(',')}}`;
}

/** Returns the differences between two workflow versions, by node. */
export function differencesOf(
  before: WorkflowDefinition,
  after: WorkflowDefinition,
): readonly NodeDifference[] {
  const [old, fresh] = [before, after].map(({ nodes }) => new Map(nodes.map((node) => [node.id, node])));
  const ids = [...new Set([...(old?.keys() ?? []), ...(fresh?.keys() ?? [])])];
  return ids.flatMap((id): NodeDifference[] => {
    const [was, is] = [old?.get(id) ?? null, fresh?.get(id) ?? null];
    if (was && is)
      return ordered(was) === ordered(is) ? [] : [{ id, kind: 'changed', before: was, after: is }];
    return [{ id, kind: was ? 'removed' : 'added', before: was, after: is }];
  });
}

/** Returns true if the start or a workflow setting differs. */
export const wholeDiffers = (before: WorkflowDefinition, after: WorkflowDefinition): boolean =>
  before.start !== after.start || ordered(before.settings ?? {}) !== ordered(after.settings ?? {});

const KINDS = {
  added: { text: english('added'), color: 'teal' },
  removed: { text: english('removed'), color: 'red' },
  changed: { text: english('changed'), color: 'yellow' },
} as const;

function inWords(node: WorkflowNode | null): string | null {
  if (!node) return null;
  const { name, details, ways } = stepInWords(node);
  return [name, ...details, ...ways.map((way) => wayInWords(way))].join('\n');
}

const COLUMNS: readonly Column<NodeDifference>[] = [
  { name: english('Step'), kind: 'head', cell: ({ id }) => id },
  {
    name: english('Change'),
    cell: ({ kind }) => (
      <Badge color={KINDS[kind].color} variant="filled" autoContrast radius="sm" tt="none">
        {t(KINDS[kind].text)}
      </Badge>
    ),
  },
  { name: english('Before'), kind: 'lines', cell: ({ before }) => inWords(before) },
  { name: english('After'), kind: 'lines', cell: ({ after }) => inWords(after) },
];

interface VersionCompareProps {
  readonly workflow: string;
  readonly newest: number;
  /** Edited definition. */
  readonly edited: WorkflowDefinition;
}

/** Compares two versions, or a version with the edited definition. */
export function VersionCompare({ workflow, newest, edited }: VersionCompareProps) {
  const [from, setFrom] = useState(String(Math.max(1, newest - 1)));
  const [to, setTo] = useState('edited');
  const one = useQuery(workflowVersion(workflow, Number(from)));
  const other = useQuery({ ...workflowVersion(workflow, Number(to) || newest), enabled: to !== 'edited' });
  const before = one.data?.definition;
  const after = to === 'edited' ? edited : other.data?.definition;
  const versions = Array.from({ length: newest }, (_, index) => ({
    value: String(newest - index),
    label: t('Version {version}', { version: String(newest - index) }),
  }));
  return (
    <Section title={t('Compare versions')}>
      <Group mb="sm">
        <NativeSelect
          label={t('Before')}
          data={versions}
          value={from}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <NativeSelect
          label={t('After')}
          data={[{ value: 'edited', label: t('Current draft') }, ...versions]}
          value={to}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
      </Group>
      <FailureAlert error={one.error ?? other.error} title={t('Couldn’t load the version')} />
      {before && after ? (
        <>
          {wholeDiffers(before, after) ? (
            <Text size="sm" mb="xs">
              {t('The first step or a workflow setting differs.')}
            </Text>
          ) : null}
          <PagedTable
            name={t('Differences')}
            columns={COLUMNS}
            rows={differencesOf(before, after)}
            keyOf={({ id }) => id}
            empty={t('No step differs.')}
          />
        </>
      ) : null}
    </Section>
  );
}
