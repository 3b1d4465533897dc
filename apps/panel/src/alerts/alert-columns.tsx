import type { AlertSummary } from '../api/alerts';
import type { DataColumn } from '../design/data-table';
import { t, wordsOf } from '../i18n/language';
import { amountText } from '../traffic/amount';
import { AnchorLink } from '../ui/shown-values';
import { ShortTime } from '../ui/time';
import { useActorName } from './actor-name';
import { AlertBadges, Deadline, EntityText } from './alert-summary';
import classes from './alerts.module.css';
import { reasonText } from './reason-text';
import { type AlertsSearch, changedSearch } from './search';
import { scoreText } from './words';

function Assignee({ of }: { readonly of: string }) {
  return useActorName()(of);
}

/** Columns of the list of alerts. The entity opens the drawer. */
export const alertColumns = (search: AlertsSearch): readonly DataColumn<AlertSummary>[] => [
  {
    id: 'entity',
    name: t('Entity'),
    line: 'title',
    cell: (alert) => (
      <AnchorLink to="/panel/alerts" search={changedSearch(search, { alert: alert.id })}>
        <EntityText alert={alert} />
      </AnchorLink>
    ),
  },
  {
    id: 'typology',
    name: t('Typology'),
    line: 'meta',
    cell: ({ name, reason }) => (
      <>
        {wordsOf(name)}
        <span className={classes.reason} title={reasonText(reason)}>
          {reasonText(reason)}
        </span>
      </>
    ),
  },
  { id: 'score', name: t('Score'), kind: 'figure', line: 'meta', cell: ({ score }) => scoreText(score) },
  {
    id: 'amount',
    name: t('Amount'),
    kind: 'figure',
    line: 'end',
    cell: ({ amount, currency }) => (amount === null ? null : amountText(amount, currency)),
  },
  { id: 'status', name: t('Status'), line: 'meta', cell: (alert) => <AlertBadges alert={alert} /> },
  {
    id: 'transactions',
    name: t('Transactions'),
    kind: 'figure',
    isOptional: true,
    cell: ({ transactions }) => transactions,
  },
  {
    id: 'until',
    name: t('Latest transaction'),
    kind: 'figure',
    isOptional: true,
    cell: ({ until }) => <ShortTime at={until} />,
  },
  {
    id: 'since',
    name: t('Oldest transaction'),
    kind: 'digits',
    isOptional: true,
    cell: ({ since }) => <ShortTime at={since} />,
  },
  {
    id: 'assignee',
    name: t('Assigned to'),
    cell: ({ assignee }) => (assignee === null ? t('unassigned') : <Assignee of={assignee} />),
  },
  {
    id: 'due',
    name: t('Deadline'),
    kind: 'figure',
    line: 'meta',
    cell: (alert) => (alert.due_at === null ? null : <Deadline alert={alert} at={alert.due_at} />),
  },
  {
    id: 'opened',
    name: t('Opened'),
    kind: 'digits',
    isOptional: true,
    cell: ({ opened_at: at }) => <ShortTime at={at} />,
  },
];
