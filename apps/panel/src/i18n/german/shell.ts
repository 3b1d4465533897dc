import type { Catalogue } from '../message';

/** Texts of the navigation, the header and the global search. */
export const SHELL: Catalogue = {
  Investigate: 'Untersuchen',
  Verify: 'Verifizieren',
  Administer: 'Verwalten',
  'Collapse navigation': 'Navigation einklappen',
  'Expand navigation': 'Navigation ausklappen',
  'User menu': 'Benutzermenü',
  Density: 'Zeilenhöhe',
  Compact: 'Kompakt',
  Comfortable: 'Großzügig',
  Notifications: 'Benachrichtigungen',
  '{count, plural, =0 {Notifications} one {Notifications: # unread} other {Notifications: # unread}}':
    '{count, plural, =0 {Benachrichtigungen} one {Benachrichtigungen: # ungelesen} other {Benachrichtigungen: # ungelesen}}',
  'No notifications': 'Keine Benachrichtigungen',
  'Problems and news of this account appear here.': 'Hier erscheinen Probleme und Neuigkeiten dieses Kontos.',
  'Health: no problems': 'Systemzustand: keine Probleme',
  '{count, plural, one {Health: # problem} other {Health: # problems}}':
    '{count, plural, one {Systemzustand: # Problem} other {Systemzustand: # Probleme}}',
  'View health': 'Systemzustand ansehen',
  'Updates of all data sources started.': 'Die Aktualisierung aller Datenquellen hat begonnen.',
  'Update now': 'Jetzt aktualisieren',
  'People and transactions': 'Personen und Transaktionen',
  select: 'auswählen',
  'Switch to the live environment': 'Zur Live-Umgebung wechseln',
  'Switch to the test environment': 'Zur Testumgebung wechseln',
  'Compact density': 'Kompakte Zeilenhöhe',
  'Comfortable density': 'Großzügige Zeilenhöhe',
};
