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
};
