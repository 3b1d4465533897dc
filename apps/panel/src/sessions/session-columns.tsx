import type { StreamSummaryDocument } from '@assay/management-api';
import type { Space } from '../api/evaluations';
import type { DataColumn } from '../design/data-table';
import { StateBadge } from '../design/state-badge';
import { english, t } from '../i18n/language';
import { MaskedText } from '../personal/reveal';
import { amountText } from '../traffic/amount';
import { AnchorLink } from '../ui/shown-values';
import { ShortTime } from '../ui/time';
import {
  duration,
  flagName,
  highestLevel,
  RISK_NAMES,
  RiskLevelBadge,
  raisedRisks,
  riskOrder,
} from './session-risk';
import classes from './sessions.module.css';

type Session = StreamSummaryDocument;

/** Number of characters of a stream ID that identify it in a list. */
const SHORT_ID = 8;

/** Returns the part of a stream ID that lists show. */
export const shortId = (id: string): string => id.slice(-SHORT_ID);

/** Highest level, with the flags of the categories above low. */
function Risk({ session_risk: risks }: Pick<Session, 'session_risk'>) {
  const raised = raisedRisks(risks);
  const flags = raised.flatMap(([category]) => risks[category].flags).map(flagName);
  const about = raised.map(([, name]) => t(name)).join(', ');
  return (
    <span className={classes.risk} title={flags.length > 0 ? flags.join('\n') : undefined}>
      <RiskLevelBadge level={highestLevel(risks)} />
      {raised.length > 0 ? <span className={classes.flags}>{flags.join(', ') || about}</span> : null}
    </span>
  );
}

/** Transaction of the session, with its decision. */
const transactionColumns = (space: Space): readonly DataColumn<Session>[] => [
  {
    id: 'transaction',
    name: english('Transaction'),
    cell: ({ evaluation }) =>
      evaluation && (
        <AnchorLink to="/panel/evaluations/$id" params={{ id: evaluation.evaluation_id }} search={{ space }}>
          {evaluation.transaction_id}
        </AnchorLink>
      ),
  },
  {
    id: 'decision',
    name: english('Decision'),
    line: 'end',
    cell: ({ evaluation }) => evaluation?.current_state && <StateBadge state={evaluation.current_state} />,
    sortValue: ({ evaluation }) => evaluation?.current_state ?? null,
  },
  {
    id: 'amount',
    name: english('Amount'),
    kind: 'figure',
    cell: ({ evaluation }) =>
      typeof evaluation?.amount === 'number' ? amountText(evaluation.amount, evaluation.currency) : null,
  },
];

/** Columns of monitored sessions. */
export const sessionColumns = (space: Space): readonly DataColumn<Session>[] => [
  {
    id: 'session',
    name: english('Session'),
    line: 'title',
    cell: ({ stream_id: id, label }) => (
      <span className={classes.session}>
        <AnchorLink to="/panel/sessions/$id" params={{ id }} search={{ space }}>
          <MaskedText>{label ?? shortId(id)}</MaskedText>
        </AnchorLink>
        {label === null ? null : <code className={classes.id}>{shortId(id)}</code>}
      </span>
    ),
  },
  {
    id: 'risk',
    name: english('Risk'),
    line: 'named',
    cell: ({ session_risk }) => <Risk session_risk={session_risk} />,
    sortValue: ({ session_risk }) => riskOrder(session_risk),
  },
  {
    id: 'user',
    name: english('Customer'),
    line: 'meta',
    cell: ({ evaluation }) => evaluation?.user_id,
    sortValue: ({ evaluation }) => evaluation?.user_id ?? null,
  },
  ...transactionColumns(space),
  {
    id: 'started',
    name: english('Started'),
    kind: 'digits',
    line: 'meta',
    cell: ({ opened_at: at }) => <ShortTime at={at} />,
    sortValue: ({ opened_at: at }) => at,
  },
  {
    id: 'duration',
    name: english('Duration'),
    kind: 'figure',
    cell: (session) => duration(session.duration),
    sortValue: (session) => session.duration,
  },
  {
    id: 'end',
    name: english('End'),
    kind: 'digits',
    isOptional: true,
    cell: ({ ended_at: at }) => (at === null ? t('not reported') : <ShortTime at={at} />),
  },
  {
    id: 'events',
    name: english('Events'),
    kind: 'figure',
    isOptional: true,
    cell: ({ events }) => events,
  },
  ...RISK_NAMES.map(
    ([category, name]): DataColumn<Session> => ({
      id: category,
      name,
      isOptional: true,
      cell: (session) => <RiskLevelBadge level={session.session_risk[category].level} />,
    }),
  ),
];
