import { type CaptureStep, isCaptureStep, SUB_CHECK_TEXTS, type SubCheckText } from '@assay/contract';
import type { ManagedExecution } from '@assay/management-api';
import { Text } from '@mantine/core';
import { english, inWords, type Sentence, t } from '../i18n/language';
import { type Column, PagedTable } from '../ui/paged-table';
import { evidenceInWords } from './evidence';
import { StatusBadge } from './status-badge';

type Step = ManagedExecution['steps'][number];
type Finding = Step['findings'][number];

const STRENGTHS: { readonly [strength: string]: Sentence } = {
  heuristic: english('heuristic'),
  moderate: english('moderate'),
  strong: english('strong'),
};

const WORST_FIRST = ['FAIL', 'REVIEW', 'PASS', 'NOT_PERFORMED'];

const textOf = (type: string, subCheck: string): SubCheckText | undefined =>
  isCaptureStep(type) ? SUB_CHECK_TEXTS[type as CaptureStep][subCheck] : undefined;

function columnsOf(type: string): readonly Column<Finding>[] {
  return [
    {
      name: t('Sub-check'),
      kind: 'head',
      cell: ({ sub_check: wire }) => {
        const text = textOf(type, wire);
        return (
          <>
            {text ? t(text.name) : wire}
            <Text size="xs" c="dimmed">
              {text ? t(text.asks) : null}
            </Text>
          </>
        );
      },
    },
    { name: t('Result'), cell: ({ result }) => <StatusBadge status={result} /> },
    { name: t('What it rests on'), kind: 'long', cell: (finding) => evidenceInWords(finding) || null },
    {
      name: t('How, how strong, where it ends'),
      kind: 'long',
      cell: ({ sub_check: wire, strength, engine, version, duration_ms: took }) => {
        const text = textOf(type, wire);
        return (
          <Text size="xs" c="dimmed" component="span">
            {[
              t(text?.method ?? 'nothing built in answers'),
              ...(engine
                ? [
                    t('{strength}, by {engine} in {took} ms', {
                      strength: inWords(STRENGTHS[strength] ?? strength),
                      engine: `${engine} ${version}`,
                      took: took ?? 0,
                    }),
                  ]
                : []),
              ...(text?.limit ? [t('limit: {limit}', { limit: t(text.limit) })] : []),
            ].join(' · ')}
          </Text>
        );
      },
    },
  ];
}

/** Every sub-check by its plain name, the worst first: what it came to and what that is worth. */
export function SubCheckTable({ step }: { readonly step: Step }) {
  const rows = [...step.findings].sort(
    (one, other) => WORST_FIRST.indexOf(one.result) - WORST_FIRST.indexOf(other.result),
  );
  return (
    <PagedTable
      name={t('Findings of {step}', { step: step.id })}
      columns={columnsOf(step.type)}
      rows={rows}
      keyOf={({ sub_check: wire }) => wire}
      empty={t('Nothing was found.')}
    />
  );
}
