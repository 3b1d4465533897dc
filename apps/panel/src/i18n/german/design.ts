import type { Catalogue } from '../message';

/** Texts of the design components. */
export const DESIGN: Catalogue = {
  'Score {score}: review from {review}, decline from {decline}':
    'Score {score}: Prüfung ab {review}, Ablehnung ab {decline}',
  'Review from {score}': 'Prüfung ab {score}',
  'Decline from {score}': 'Ablehnung ab {score}',
  'Show all {count}': 'Alle {count} anzeigen',
  'Show fewer': 'Weniger anzeigen',
  Added: 'Hinzugefügt',
  Removed: 'Entfernt',
  'Try again': 'Erneut versuchen',
  'Search everywhere': 'Überall suchen',
  'Copy {what}: {value}': '{what} kopieren: {value}',
  'More actions': 'Weitere Aktionen',
  'Remove filter: {name}': 'Filter entfernen: {name}',
  'More filters': 'Weitere Filter',
  'Type {text} to confirm': 'Zum Bestätigen {text} eingeben',
  'Selected rows': 'Ausgewählte Zeilen',
  '{count, plural, one {# selected} other {# selected}}':
    '{count, plural, one {# ausgewählt} other {# ausgewählt}}',
  'Select all rows': 'Alle Zeilen auswählen',
  'Back to the list': 'Zurück zur Liste',
  '(suggested)': '(Vorschlag)',
  'Insert reason:': 'Begründung einfügen:',
  APPROVE: 'FREIGEGEBEN',
  DECLINE: 'ABGELEHNT',
};
