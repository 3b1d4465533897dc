import type { StreamSummaryDocument } from '@assay/management-api';
import type { Space } from '../api/evaluations';
import { t } from '../i18n/language';
import { AnchorLink } from '../ui/links';
import type { Column } from '../ui/paged-table';
import { Time } from '../ui/time';
import { RiskLevelBadge } from './risk-level';
import { RISK_NAMES } from './risk-names';

/** What is shown of monitored sessions, one row each. */
export const sessionColumns = (space: Space): readonly Column<StreamSummaryDocument>[] => [
  { name: t('Began'), cell: (session) => <Time at={session.opened_at} /> },
  {
    name: t('Session'),
    cell: ({ stream_id, label }) => (
      <AnchorLink to="/panel/sessions/$id" params={{ id: stream_id }} search={{ space }}>
        {label ?? stream_id}
      </AnchorLink>
    ),
  },
  {
    name: t('Ended'),
    cell: (session) => (session.ended_at === null ? t('not told') : <Time at={session.ended_at} />),
  },
  { name: t('Events'), kind: 'figure', cell: ({ events }) => events },
  ...RISK_NAMES.map(
    ([category, name]): Column<StreamSummaryDocument> => ({
      name,
      cell: (session) => <RiskLevelBadge level={session.session_risk[category].level} />,
    }),
  ),
];
