import type { Catalogue } from '../message';

/** Panel users, roles and sign-in. */
export const PEOPLE: Catalogue = {
  'Your name': 'Ihr Name',
  'Shown to other users.': 'Wird anderen Benutzern angezeigt.',
  'If empty, your email address is shown.': 'Wenn leer, wird Ihre E-Mail-Adresse angezeigt.',
  'Shown to other users. The invitee can change it.':
    'Wird anderen Benutzern angezeigt. Die eingeladene Person kann ihn ändern.',
  'Shown to other users. You can change it later.':
    'Wird anderen Benutzern angezeigt. Sie können ihn später ändern.',
  'Shown to other users. If empty, the name from the invitation is used.':
    'Wird anderen Benutzern angezeigt. Wenn leer, gilt der Name aus der Einladung.',
  Rename: 'Umbenennen',
  'Rename {text}': '{text} umbenennen',
  // Sign-ins
  'Couldn’t load the sessions': 'Sitzungen konnten nicht geladen werden',
  You: 'Sie',
  Network: 'Netz',
  'Signed in': 'Angemeldet',
  'Last used': 'Zuletzt verwendet',
  Expires: 'Läuft ab',
  'End session': 'Sitzung beenden',
  'End the session from {network}': 'Die Sitzung aus {network} beenden',
  'End the session from an unknown network': 'Die Sitzung aus einem unbekannten Netz beenden',
  'The user must sign in again.': 'Der Benutzer muss sich erneut anmelden.',
  'End my other sessions': 'Meine anderen Sitzungen beenden',
  'You stay signed in only on this device.': 'Sie bleiben nur auf diesem Gerät angemeldet.',
  'Couldn’t end the session': 'Sitzung konnte nicht beendet werden',
  'Active sessions': 'Aktive Sitzungen',
  'No active sessions.': 'Keine aktiven Sitzungen.',

  // Users and invitations
  'Used to sign in. Assay doesn’t send email: share the invitation link yourself.':
    'Wird zur Anmeldung verwendet. Assay versendet keine E-Mails: Geben Sie den Einladungslink selbst weiter.',
  Role: 'Rolle',
  'Couldn’t create the invitation': 'Einladung konnte nicht erstellt werden',
  'Invite user': 'Benutzer einladen',
  'deleted role': 'gelöschte Rolle',
  you: 'Sie',
  'Role of {email}': 'Rolle von {email}',
  'Save role of {email}': 'Rolle von {email} speichern',
  Permissions: 'Berechtigungen',
  'Second factor': 'Zweiter Faktor',
  Reset: 'Zurücksetzen',
  'Reset the second factor of {email}': 'Den zweiten Faktor von {email} zurücksetzen',
  '{email} is signed out and signs in with only a password until a new factor is set up. Verify who requested the reset.':
    '{email} wird abgemeldet und meldet sich nur mit dem Passwort an, bis ein neuer Faktor eingerichtet ist. Überprüfen Sie, wer das Zurücksetzen angefordert hat.',
  on: 'an',
  off: 'aus',
  '{email} is signed out immediately and loses access.':
    '{email} wird sofort abgemeldet und verliert den Zugriff.',
  Invited: 'Eingeladen',
  Withdraw: 'Zurückziehen',
  'Withdraw the invitation of {email}': 'Die Einladung von {email} zurückziehen',
  'The invitation link stops working.': 'Der Einladungslink wird ungültig.',
  'Panel users and their roles.': 'Benutzer des Panels und ihre Rollen.',
  'Invitation for {email}': 'Einladung für {email}',
  'Share this link. It’s shown once and can be used once within 7 days.':
    'Geben Sie diesen Link weiter. Er wird einmal angezeigt und kann innerhalb von 7 Tagen einmal verwendet werden.',
  'Invitation link': 'Einladungslink',
  'Couldn’t withdraw the invitation': 'Einladung konnte nicht zurückgezogen werden',
  'Couldn’t reset the second factor': 'Zweiter Faktor konnte nicht zurückgesetzt werden',
  Users: 'Benutzer',
  'Couldn’t load the users': 'Benutzer konnten nicht geladen werden',
  Invitations: 'Einladungen',
  'Pending invitations.': 'Ausstehende Einladungen.',
  'Couldn’t load the invitations': 'Einladungen konnten nicht geladen werden',
  'Invite a user': 'Benutzer einladen',

  // Roles
  'Permission to change includes permission to view. All users can change their own password, columns and views.':
    'Das Recht zum Ändern schließt das Anzeigen ein. Alle Benutzer können ihr eigenes Passwort, ihre Spalten und Ansichten ändern.',
  Edit: 'Bearbeiten',
  'Edit {name}': '{name} bearbeiten',
  'Delete the role {name}': 'Rolle {name} löschen',
  'You can delete a role only if no user or invitation has it.':
    'Sie können eine Rolle nur löschen, wenn kein Benutzer und keine Einladung sie hat.',
  Roles: 'Rollen',
  'Assay has 5 built-in roles. You can add custom roles with permissions that you have.':
    'Assay hat 5 integrierte Rollen. Sie können eigene Rollen mit Berechtigungen anlegen, die Sie selbst haben.',
  'Create role': 'Rolle anlegen',
  'Couldn’t load the roles': 'Rollen konnten nicht geladen werden',
  'Role {name}': 'Rolle {name}',
  owner: 'Eigentümer',
  'Full access, including other owners.': 'Voller Zugriff, einschließlich anderer Eigentümer.',
  admin: 'Administrator',
  'Full access except owners and their API keys.':
    'Voller Zugriff außer auf Eigentümer und deren API-Schlüssel.',
  analyst: 'Analyst',
  'Views transactions; changes decisions, rules, lists, cases and models.':
    'Sieht Transaktionen; ändert Entscheidungen, Regeln, Listen, Fälle und Modelle.',
  reviewer: 'Prüfer',
  'Views transactions; decides cases, transactions and verifications.':
    'Sieht Transaktionen; entscheidet über Fälle, Transaktionen und Identitätsprüfungen.',
  'read-only': 'Nur Lesezugriff',
  'Views data with masked personal data. Can’t make changes.':
    'Sieht alle Daten, personenbezogene maskiert. Kann nichts ändern.',
  transactions: 'Transaktionen',
  decisions: 'Entscheidungen',
  rules: 'Regeln',
  lists: 'Listen',
  cases: 'Fälle',
  screening: 'Namensprüfung',
  workflows: 'Workflows',
  models: 'Modelle',
  settings: 'Einstellungen',
  'API keys': 'API-Schlüssel',
  users: 'Benutzer',
  'personal data': 'personenbezogene Daten',
  'audit log': 'Audit-Protokoll',
  'no comment': 'kein Kommentar',
  'Views {sees}; changes {changes}.': 'Sieht: {sees}; ändert: {changes}.',
  'Views {sees}; changes {changes}; masked personal data.':
    'Sieht: {sees}; ändert: {changes}; personenbezogene Daten maskiert.',
  'No access: the role was deleted.': 'Kein Zugriff: Die Rolle wurde gelöscht.',

  // Permissions, as worded by the server
  'View personal data unmasked': 'Unmaskierte personenbezogene Daten anzeigen',
  'Reveal one record with a reason for the audit log':
    'Einen Datensatz mit protokollierter Begründung demaskieren',
  'View transactions, dashboards and monitored sessions':
    'Transaktionen, Dashboards und überwachte Sitzungen anzeigen',
  'Change transactions, dashboards and monitored sessions':
    'Transaktionen, Dashboards und überwachte Sitzungen ändern',
  'View queues, labels, tags, and reviews of transactions and verifications':
    'Warteschlangen, Labels, Tags und Prüfungen von Transaktionen und Identitätsprüfungen anzeigen',
  'Change queues, labels, tags, and reviews of transactions and verifications':
    'Warteschlangen, Labels, Tags und Prüfungen von Transaktionen und Identitätsprüfungen ändern',
  'View rules, rule categories, policy and queue settings':
    'Regeln, Regelkategorien, Regelwerk und Warteschlangeneinstellungen anzeigen',
  'Change rules, rule categories, policy and queue settings':
    'Regeln, Regelkategorien, Regelwerk und Warteschlangeneinstellungen ändern',
  'View lists and list entries': 'Listen und Listeneinträge anzeigen',
  'Change lists and list entries': 'Listen und Listeneinträge ändern',
  'View screening cases': 'Fälle der Namensprüfung anzeigen',
  'Change screening cases': 'Fälle der Namensprüfung ändern',
  'View search profiles, watchlists and monitored names':
    'Suchprofile, Watchlists und überwachte Namen anzeigen',
  'Change search profiles, watchlists and monitored names':
    'Suchprofile, Watchlists und überwachte Namen ändern',
  'View workflows and verifications': 'Workflows und Identitätsprüfungen anzeigen',
  'Change workflows and verifications': 'Workflows und Identitätsprüfungen ändern',
  'View models, trainings, backtests and rule suggestions':
    'Modelle, Trainings, Backtests und Regelvorschläge anzeigen',
  'Change models, trainings, backtests and rule suggestions':
    'Modelle, Trainings, Backtests und Regelvorschläge ändern',
  'View account settings, webhooks and data sources':
    'Kontoeinstellungen, Webhooks und Datenquellen anzeigen',
  'Change account settings, webhooks and data sources':
    'Kontoeinstellungen, Webhooks und Datenquellen ändern',
  'View API keys': 'API-Schlüssel anzeigen',
  'Change API keys': 'API-Schlüssel ändern',
  'View users, invitations, roles and sessions': 'Benutzer, Einladungen, Rollen und Sitzungen anzeigen',
  'Change users, invitations, roles and sessions': 'Benutzer, Einladungen, Rollen und Sitzungen ändern',
  'View exports and deletions of personal data': 'Exporte und Löschungen personenbezogener Daten anzeigen',
  'Change exports and deletions of personal data': 'Exporte und Löschungen personenbezogener Daten ändern',
  'View the audit log': 'Audit-Protokoll anzeigen',
  'Change the audit log': 'Audit-Protokoll ändern',

  // My account
  'Scan this code with an authenticator app, or enter the secret there. Then enter the code from the app.':
    'Scannen Sie diesen Code mit einer Authenticator-App, oder geben Sie dort das Geheimnis ein. Geben Sie dann den Code aus der App ein.',
  'QR code of the secret': 'QR-Code des Geheimnisses',
  'Couldn’t confirm': 'Bestätigung fehlgeschlagen',
  Confirm: 'Bestätigen',
  'Sign-in settings for {name}.': 'Anmeldeeinstellungen für „{name}“.',
  'You signed in with an API key. API keys don’t have a password or a second factor.':
    'Sie haben sich mit einem API-Schlüssel angemeldet. API-Schlüssel haben kein Passwort und keinen zweiten Faktor.',
  'Changing the password ends your other sessions.': 'Eine Passwortänderung beendet Ihre anderen Sitzungen.',
  never: 'nie',
  'Remove the passkey {name}': 'Den Passkey {name} entfernen',
  'Passkey name': 'Name des Passkeys',
  'For example, the device that stores it.': 'Zum Beispiel das Gerät, auf dem er gespeichert ist.',
  'Your browser then asks for the passkey.': 'Ihr Browser fragt anschließend nach dem Passkey.',
  'You can no longer sign in with {name}.': 'Sie können sich nicht mehr mit {name} anmelden.',
  Passkeys: 'Passkeys',
  'Sign in with your device instead of a password and code.':
    'Melden Sie sich mit Ihrem Gerät statt mit Passwort und Code an.',
  'Couldn’t load the passkeys': 'Passkeys konnten nicht geladen werden',
  'No passkeys yet. Add one to sign in without a password.':
    'Noch keine Passkeys. Fügen Sie einen hinzu, um sich ohne Passwort anzumelden.',
  'Add passkey': 'Passkey hinzufügen',
  'Passkeys need an HTTPS connection and a browser that supports them.':
    'Passkeys erfordern eine HTTPS-Verbindung und einen Browser, der sie unterstützt.',
  'Your password': 'Ihr Passwort',
  'Your recovery codes': 'Ihre Wiederherstellungscodes',
  'Each code works once, in place of an authenticator code. Copy the codes now and store them in a safe place. You can’t view them again.':
    'Jeder Code gilt einmal anstelle eines Authenticator-Codes. Kopieren Sie die Codes jetzt und bewahren Sie sie sicher auf. Sie können nicht erneut angezeigt werden.',
  'Recovery codes': 'Wiederherstellungscodes',
  Done: 'Fertig',
  'On since {time}. Recovery codes left: {count}.':
    'Aktiv seit {time}. Verbleibende Wiederherstellungscodes: {count}.',
  Continue: 'Weiter',
  'Next, you add the secret to your app.': 'Als Nächstes fügen Sie das Geheimnis Ihrer App hinzu.',
  'Create new codes': 'Neue Codes erzeugen',
  'Your current recovery codes stop working.': 'Ihre aktuellen Wiederherstellungscodes werden ungültig.',
  'You sign in with only your password.': 'Sie melden sich nur mit Ihrem Passwort an.',
  'Couldn’t load the second factor': 'Zweiter Faktor konnte nicht geladen werden',
  'Off. Your account requires a second factor. Set one up to continue.':
    'Aus. Ihr Konto verlangt einen zweiten Faktor. Richten Sie einen ein, um fortzufahren.',
  'Off. You sign in with only your password.': 'Aus. Sie melden sich nur mit Ihrem Passwort an.',
  'Set up': 'Einrichten',
  'Move to another app': 'Zu anderer App wechseln',
  'New recovery codes': 'Neue Wiederherstellungscodes',
  'A code from an authenticator app, in addition to your password.':
    'Ein Code aus einer Authenticator-App, zusätzlich zu Ihrem Passwort.',
  'Set up a second factor to continue': 'Richten Sie zum Fortfahren einen zweiten Faktor ein',
};
