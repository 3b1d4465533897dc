import type { MadeDecision } from '@assay/management-api';
import { Text } from '@mantine/core';
import { english, type Sentence, t } from '../i18n/language';
import { type Column, PagedTable } from '../ui/paged-table';
import { PersonName } from '../ui/person-name';
import { Time } from '../ui/time';
import { whyInWords } from './evidence';
import { StatusBadge } from './status-badge';

const DECISIONS: Readonly<Record<MadeDecision['decision'], Sentence>> = {
  APPROVED: english('approved'),
  DECLINED: english('declined'),
  ASKED_AGAIN: english('asked again'),
};

const columnsOf = (type: string): readonly Column<MadeDecision>[] => [
  { name: t('Time'), cell: ({ at }) => <Time at={at} /> },
  { name: t('Who'), cell: ({ by }) => <PersonName of={by} /> },
  { name: t('What'), cell: ({ decision }) => t(DECISIONS[decision]) },
  { name: t('Comment'), kind: 'long', cell: ({ note }) => note && <bdi>{note}</bdi> },
  {
    name: t('Before that'),
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

/** What persons decided of a check, each beside the reasons that the engines had given until then. */
export function MadeDecisions({ step }: MadeDecisionsProps) {
  if (step.decisions.length === 0) return null;
  return (
    <>
      <Text size="xs" fw={600} c="dimmed" mt="sm">
        {t('Decided by hand')}
      </Text>
      <PagedTable
        name={t('Decisions about {step}', { step: step.id })}
        columns={columnsOf(step.type)}
        rows={step.decisions}
        keyOf={(_made, index) => index}
        empty={t('Nothing yet.')}
      />
    </>
  );
}
