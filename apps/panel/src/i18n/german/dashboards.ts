import type { Catalogue } from '../message';

/** Metrics and charts of the dashboard. */
export const DASHBOARDS: Catalogue = {
  'Amounts of labeled transactions from this period.':
    'Beträge der Transaktionen mit Label aus diesem Zeitraum.',
  'Approval rate': 'Freigaberate',
  'Chargeback rate': 'Rückbuchungsrate',
  Compare: 'Vergleichen',
  'Cost of fraud': 'Kosten durch Betrug',
  'Decision time (p95)': 'Entscheidungsdauer (p95)',
  'Decline rate': 'Ablehnungsrate',
  'Export metrics (CSV)': 'Kennzahlen exportieren (CSV)',
  'Fraud lost': 'Verlust durch Betrug',
  'Fraud lost (approved)': 'Verlust durch Betrug (freigegeben)',
  'Fraud lost is {share} of the approved amount in {currency}.':
    'Der Verlust durch Betrug beträgt {share} des freigegebenen Betrags in {currency}.',
  'Fraud lost, previous period': 'Verlust durch Betrug, vorheriger Zeitraum',
  'Fraud prevented': 'Verhinderter Betrug',
  'Key metrics': 'Wichtigste Kennzahlen',
  'Manual review': 'Manuelle Prüfung',
  'Median time to decision': 'Zeit bis zur Entscheidung (Median)',
  Metric: 'Kennzahl',
  'No transaction with an amount from this period has a label.':
    'Keine Transaktion mit einem Betrag aus diesem Zeitraum hat ein Label.',
  Overdue: 'Überfällig',
  'Review rate': 'Prüfrate',
  'Reviewer agreement': 'Übereinstimmung der Prüfer',
  'Transactions over time': 'Transaktionen im Zeitverlauf',
  'Version {version}: {note}': 'Version {version}: {note}',
  '{count, plural, one {# policy change} other {# policy changes}} in this period':
    '{count, plural, one {# Regelwerksänderung} other {# Regelwerksänderungen}} in diesem Zeitraum',
  '{days, plural, one {Last day} other {Last # days}}, and the queues now.':
    '{days, plural, one {Letzter Tag} other {Letzte # Tage}} und die Warteschlangen jetzt.',
  Overview: 'Überblick',
  Accuracy: 'Genauigkeit',
  Operations: 'Betrieb',
  '{currencies}: see the table.': '{currencies}: siehe Tabelle.',
  'no transactions from {range} to compare with': 'keine Transaktionen vom {range} zum Vergleichen',
  'and {amounts}': 'und {amounts}',
  'No labels': 'Keine Label',
  'Too few labels ({part} of {all})': 'Zu wenige Label ({part} von {all})',
  '{part} of {all} labeled legitimate': '{part} von {all} mit Label legitim',
  '{part} of {all} labeled fraud': '{part} von {all} mit Label Betrug',
  '{part} of {all} labeled': '{part} von {all} mit Label',
  '{count, plural, one {# chargeback} other {# chargebacks}}':
    '{count, plural, one {# Rückbuchung} other {# Rückbuchungen}}',
  'More metrics': 'Weitere Kennzahlen',
  'Rules with the most reviewed and declined transactions among their matches.':
    'Regeln mit den meisten geprüften und abgelehnten Transaktionen unter ihren Treffern.',
  'By number of matches. A transaction can match several rules.':
    'Nach Anzahl der Treffer. Mehrere Regeln können auf eine Transaktion zutreffen.',
  'Reviewed and declined': 'Geprüft und abgelehnt',
  'All matches': 'Alle Treffer',
  '{stopped} of {matches} stopped': '{stopped} von {matches} gestoppt',
  'No rule matched a reviewed or declined transaction.':
    'Keine Regel traf auf eine geprüfte oder abgelehnte Transaktion zu.',
};
