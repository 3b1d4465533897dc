import {
  type CaptureStep,
  isCaptureStep,
  reasonInWords,
  SUB_CHECK_TEXTS,
  type SubCheckText,
} from '@assay/contract';
import type { MadeDecision, ManagedExecution } from '@assay/management-api';
import { Text } from '@mantine/core';
import { decimal, english, inWords, percentage, type Sentence, t, wordsOf } from '../i18n/language';
import { type Column, PagedTable } from '../ui/paged-table';
import { PersonName } from '../ui/shown-values';
import { Time } from '../ui/time';
import classes from './execution-step.module.css';
import { StatusBadge } from './words';

type Finding = ManagedExecution['steps'][number]['findings'][number];
export type Found = Pick<Finding, 'sub_check' | 'result' | 'score' | 'reasons'>;

const percent = (share: number) => percentage(share);

/** Texts for scores, by sub-check; scores without a text have no meaning for reviewers. */
const SCORES: { readonly [subCheck: string]: (score: number) => string } = {
  faceMatchingResult: (distance) =>
    t('face distance {distance}: below {same} is the same person, above {other} different people', {
      distance: decimal(distance, 2),
      same: decimal(0.5, 2),
      other: decimal(0.58, 2),
    }),
  livenessCheckResult: (share) => t('{share} of the requested actions detected', { share: percent(share) }),
  imageQualityCheckResult: (sharpness) => t('sharpness {sharpness}', { sharpness: Math.round(sharpness) }),
  nameMatchCheckResult: (share) => t('{share} of the words match', { share: percent(share) }),
  screenCheckResult: (prominence) =>
    t('screen pattern strength {strength} (115 or more indicates a screen)', { strength: prominence }),
  photocopyCheckResult: (colour) =>
    t('color {colour} (below {least} indicates a photocopy)', { colour, least: decimal(2.5, 1) }),
};

/**
 * Converts the distance of two faces to a similarity: 100% for identical images, 50% at the threshold for
 * different people.
 */
export const similarity = (distance: number): string =>
  percent(Math.max(0, Math.min(1, 1 - distance / 1.16)));

const sentence = (words: readonly string[]): string => {
  const text = words.join('; ');
  return text === '' ? '' : `${text[0]?.toUpperCase()}${text.slice(1)}.`;
};

/** Replaces the sub-checks in a step's detail with their display names. @param detail as returned by the API */
export function whyInWords(type: string, detail: string): string {
  const texts = isCaptureStep(type) ? SUB_CHECK_TEXTS[type as CaptureStep] : {};
  return wordsOf(detail).replace(/\b[a-z]\w*Result\b/g, (wire) => {
    const text = Object.hasOwn(texts, wire) ? texts[wire] : undefined;
    return text ? t('“{name}”', { name: t(text.name) }) : wire;
  });
}

/** Returns the evidence of a check result as text. */
export function evidenceInWords({ sub_check: subCheck, score, reasons, result }: Found): string {
  const measured = score === null ? null : SCORES[subCheck]?.(score);
  const words = [...reasons.map((reason) => wordsOf(reasonInWords(reason))), ...(measured ? [measured] : [])];
  if (words.length > 0) return sentence(words);
  return result === 'PASS' ? t('No contrary evidence.') : '';
}

const DECISIONS: Readonly<Record<MadeDecision['decision'], Sentence>> = {
  APPROVED: english('approved'),
  DECLINED: english('declined'),
  ASKED_AGAIN: english('resubmission requested'),
};

const decisionColumns = (type: string): readonly Column<MadeDecision>[] => [
  { name: t('Time'), cell: ({ at }) => <Time at={at} /> },
  { name: t('By'), cell: ({ by }) => <PersonName of={by} /> },
  { name: t('Action'), cell: ({ decision }) => t(DECISIONS[decision]) },
  { name: t('Comment'), kind: 'long', cell: ({ note }) => note && <bdi>{note}</bdi> },
  {
    name: t('Previous status'),
    kind: 'long',
    cell: ({ status_before: status, detail_before: detail }) => (
      <>
        <StatusBadge status={status} />
        {detail ? (
          <Text size="xs" c="dimmed">
            {whyInWords(type, detail)}
          </Text>
        ) : null}
      </>
    ),
  },
];

interface MadeDecisionsProps {
  readonly step: {
    readonly id: string;
    readonly type: string;
    readonly decisions: readonly MadeDecision[];
  };
}

/** Manual decisions of a check, with the previous reasons of the engines. */
export function MadeDecisions({ step }: MadeDecisionsProps) {
  if (step.decisions.length === 0) return null;
  return (
    <>
      <Text size="xs" fw={600} c="dimmed" mt="sm">
        {t('Manual decisions')}
      </Text>
      <PagedTable
        name={t('Decisions on {step}', { step: step.id })}
        columns={decisionColumns(step.type)}
        rows={step.decisions}
        keyOf={(_made, index) => index}
        empty={t('No activity yet.')}
      />
    </>
  );
}

type Step = ManagedExecution['steps'][number];
type StepFinding = Step['findings'][number];

const STRENGTHS: { readonly [strength: string]: Sentence } = {
  heuristic: english('heuristic'),
  moderate: english('moderate'),
  strong: english('strong'),
};

const WORST_FIRST = ['FAIL', 'REVIEW', 'PASS', 'NOT_PERFORMED'];

const textOf = (type: string, subCheck: string): SubCheckText | undefined =>
  isCaptureStep(type) ? SUB_CHECK_TEXTS[type as CaptureStep][subCheck] : undefined;

/** Returns the method, engine and limit of a sub-check as text. */
function methodInWords(type: string, finding: StepFinding): string {
  const { sub_check: wire, strength, engine, version, duration_ms: took } = finding;
  const text = textOf(type, wire);
  return [
    t(text?.method ?? 'no built-in engine'),
    ...(engine
      ? [
          t('{strength}, {engine}, {took} ms', {
            strength: inWords(STRENGTHS[strength] ?? strength),
            engine: `${engine} ${version}`,
            took: took ?? 0,
          }),
        ]
      : []),
    ...(text?.limit ? [t('limit: {limit}', { limit: t(text.limit) })] : []),
  ].join(' · ');
}

function findingColumns(type: string): readonly Column<StepFinding>[] {
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
    {
      name: t('Evidence'),
      kind: 'long',
      cell: (finding) => (
        <>
          {evidenceInWords(finding)}
          <Text size="xs" c="dimmed">
            {methodInWords(type, finding)}
          </Text>
        </>
      ),
    },
  ];
}

interface SubCheckTableProps {
  readonly name: string;
  readonly type: string;
  readonly rows: readonly StepFinding[];
}

function SubCheckTable({ name, type, rows }: SubCheckTableProps) {
  return (
    <PagedTable
      name={name}
      columns={findingColumns(type)}
      rows={rows}
      keyOf={({ sub_check: wire }) => wire}
      empty={t('No results.')}
    />
  );
}

/** Returns the reasons why sub-checks were not performed, each with its count. */
function missingInWords(missing: readonly StepFinding[]): string {
  const counts = new Map<string, number>();
  for (const { reasons } of missing) {
    const [reason] = reasons;
    const text = reason === undefined ? t('no reason reported') : wordsOf(reasonInWords(reason));
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return sentence([...counts].map(([text, count]) => `${count} × ${text}`));
}

const needsAttention = ({ result }: StepFinding): boolean => result === 'FAIL' || result === 'REVIEW';

/** Sub-checks that need attention, worst first; the others on request. */
export function SubChecks({ step }: { readonly step: Step }) {
  const rows = [...step.findings].sort(
    (one, other) => WORST_FIRST.indexOf(one.result) - WORST_FIRST.indexOf(other.result),
  );
  const open = rows.filter(needsAttention);
  const rest = rows.filter((row) => !needsAttention(row));
  const passed = rest.filter(({ result }) => result === 'PASS');
  const missing = rest.filter(({ result }) => result !== 'PASS');
  return (
    <>
      {open.length === 0 ? (
        <Text size="sm">{t('No sub-check needs attention.')}</Text>
      ) : (
        <SubCheckTable name={t('Check results of {step}', { step: step.id })} type={step.type} rows={open} />
      )}
      {passed.length === 0 ? null : (
        <details className={classes.more}>
          <summary>
            {t('{count, plural, one {# sub-check passed} other {# sub-checks passed}}', {
              count: passed.length,
            })}
          </summary>
          <SubCheckTable
            name={t('Passed sub-checks of {step}', { step: step.id })}
            type={step.type}
            rows={passed}
          />
        </details>
      )}
      {missing.length === 0 ? null : (
        <>
          <details className={classes.more}>
            <summary>
              {t('{count, plural, one {# sub-check not performed} other {# sub-checks not performed}}', {
                count: missing.length,
              })}
            </summary>
            <SubCheckTable
              name={t('Sub-checks of {step} that were not performed', { step: step.id })}
              type={step.type}
              rows={missing}
            />
          </details>
          <Text size="xs" c="dimmed">
            {missingInWords(missing)}{' '}
            {t(
              'They don’t affect the result, unless the workflow requires them: then the step is in review.',
            )}
          </Text>
        </>
      )}
    </>
  );
}
