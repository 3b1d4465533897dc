import type { RiskCategory, RiskLevel } from '@assay/contract';
import type { StreamSummaryDocument } from '@assay/management-api';
import type { Space } from '../api/evaluations';
import type { DataColumn } from '../design/data-table';
import { english, type Sentence, t } from '../i18n/language';
import { MaskedText } from '../personal/reveal';
import { AnchorLink } from '../ui/shown-values';
import { ShortTime } from '../ui/time';
import { RISK_NAMES, RiskLevelBadge } from './session-risk';
import classes from './sessions.module.css';

type Session = StreamSummaryDocument;

/** Number of characters of a stream ID that identify it in a list. */
const SHORT_ID = 8;

const ORDER: readonly RiskLevel[] = ['low', 'medium', 'high'];

/** Returns the category with the highest level above low; null if there is none. */
function worstOf(session: Session): readonly [Sentence, RiskLevel] | null {
  const levelOf = (category: RiskCategory) => session.session_risk[category].level;
  const found = RISK_NAMES.flatMap(([category, name]) => {
    const level = levelOf(category);
    return level === null || level === 'low' ? [] : [[name, level] as const];
  });
  return found.sort(([, one], [, other]) => ORDER.indexOf(other) - ORDER.indexOf(one))[0] ?? null;
}

/** Worst risk with its category; used where the columns of the categories don't fit. */
function WorstRisk({ session }: { readonly session: Session }) {
  const worst = worstOf(session);
  if (worst === null) return <>{t('Low risk')}</>;
  const [name, level] = worst;
  return (
    <span className={classes.worst}>
      {t(name)} <RiskLevelBadge level={level} />
    </span>
  );
}

/** Columns of monitored sessions. */
export const sessionColumns = (space: Space): readonly DataColumn<Session>[] => [
  {
    id: 'session',
    name: english('Session'),
    line: 'title',
    cell: ({ stream_id: id, label }) => (
      <span className={classes.session}>
        <AnchorLink to="/panel/sessions/$id" params={{ id }} search={{ space }}>
          <MaskedText>{label ?? id.slice(-SHORT_ID)}</MaskedText>
        </AnchorLink>
        {label === null ? null : <code className={classes.id}>{id.slice(-SHORT_ID)}</code>}
      </span>
    ),
  },
  {
    id: 'started',
    name: english('Started'),
    kind: 'digits',
    line: 'end',
    cell: ({ opened_at: at }) => <ShortTime at={at} />,
  },
  {
    id: 'end',
    name: english('End'),
    kind: 'digits',
    cell: ({ ended_at: at }) => (at === null ? t('not reported') : <ShortTime at={at} />),
  },
  { id: 'events', name: english('Events'), kind: 'figure', cell: ({ events }) => events },
  ...RISK_NAMES.map(
    ([category, name]): DataColumn<Session> => ({
      id: category,
      name,
      cell: (session) => <RiskLevelBadge level={session.session_risk[category].level} />,
    }),
  ),
];

/** Column for phones, where the columns of the categories are hidden. */
export const WORST_RISK: DataColumn<Session> = {
  id: 'worst',
  name: english('Risk'),
  line: 'meta',
  cell: (session) => <WorstRisk session={session} />,
};
