import type { Catalogue } from '../message';

/** My account, sign-ins, users, API keys, webhooks, audit log, data sources and setup. */
export const ADMINISTRATION_PAGES: Catalogue = {
  // Tables
  '{count, plural, one {# row} other {# rows}}': '{count, plural, one {# Zeile} other {# Zeilen}}',

  // My account
  'Sign in with a password': 'Mit Passwort anmelden',
  'Invite yourself as a user. Changes then carry your name, and you can add a second factor.':
    'Laden Sie sich selbst als Benutzer ein. Änderungen tragen dann Ihren Namen, und Sie können einen zweiten Faktor einrichten.',
  'Go to Users': 'Zu den Benutzern',
  Appearance: 'Darstellung',
  'Applies to this browser.': 'Gilt für diesen Browser.',

  // Sign-ins and users
  'This session': 'Diese Sitzung',
  'Users that are signed in to the panel. Idle sessions end after the timeout in Settings.':
    'Im Panel angemeldete Benutzer. Inaktive Sitzungen enden nach der Frist in den Einstellungen.',
  'Invited user': 'Eingeladener Benutzer',
  'No users yet': 'Noch keine Benutzer',
  'You are signed in with an API key. Users sign in with a password and have a role.':
    'Sie sind mit einem API-Schlüssel angemeldet. Benutzer melden sich mit Passwort an und haben eine Rolle.',

  // API keys and webhooks
  Ended: 'Beendet',
  Failing: 'Gestört',
  Disabled: 'Deaktiviert',
  'No endpoints yet': 'Noch keine Endpunkte',
  'An endpoint receives signed events of your choice: {events}.':
    'Ein Endpunkt empfängt signierte Ereignisse Ihrer Wahl: {events}.',

  // Audit log
  'Webhook delivery': 'Webhook-Zustellung',

  // Data sources
  'Feeds and lists that lookups use. Without a source, a value is unknown, never false.':
    'Feeds und Listen für Abfragen. Ohne Quelle ist ein Wert „unbekannt“, nicht „nein“.',
  'DB-IP city locations': 'DB-IP-Standorte nach Stadt',
  'Networks of IP addresses (ASN)': 'Netze von IP-Adressen (ASN)',
  'Countries of IP addresses': 'Länder von IP-Adressen',
  'Classes of networks': 'Netzklassen',
  'Disposable email domains (disposable-domains)': 'Wegwerf-E-Mail-Domains (disposable-domains)',
  'Disposable email domains (disposable-email-domains)': 'Wegwerf-E-Mail-Domains (disposable-email-domains)',
  'Disposable email domains (mailchecker)': 'Wegwerf-E-Mail-Domains (mailchecker)',
  'Disposable email domains (fakefilter)': 'Wegwerf-E-Mail-Domains (fakefilter)',
  'Free email domains': 'Kostenlose E-Mail-Domains',
  'Free email domains (second list)': 'Kostenlose E-Mail-Domains (zweite Liste)',
  'Email providers': 'E-Mail-Anbieter',
  'Public suffixes': 'Öffentliche Suffixe',
  'Common passwords and names': 'Häufige Passwörter und Namen',
  'Phone number plans': 'Rufnummernpläne',
  'Phone carriers and regions': 'Mobilfunkanbieter und Regionen',
  'Cities of the world': 'Städte der Welt',
  'US and Canadian postal codes': 'Postleitzahlen der USA und Kanadas',
  'Time zones of coordinates': 'Zeitzonen von Koordinaten',
  'Phone number ranges': 'Rufnummernblöcke',
  'Reference exchange rates': 'Referenzwechselkurse',
  'Ships with Assay. A newer release updates it.':
    'Wird mit Assay ausgeliefert. Eine neuere Version aktualisiert die Daten.',
  'with a release': 'mit neuer Version',

  // Setup
  'You can leave at any time and return from the user menu.':
    'Sie können jederzeit abbrechen und über das Benutzermenü zurückkehren.',
  '{done} of {all} setup steps completed': '{done} von {all} Einrichtungsschritten erledigt',
  '{loaded} of {all} free feeds': '{loaded} von {all} freien Feeds',
  '{count, plural, one {# free feed} other {# free feeds}}':
    '{count, plural, one {# freier Feed} other {# freie Feeds}}',
};
