import type { Catalogue } from '../message';

/** Who uses the panel, as what, and how they sign in. */
export const PEOPLE: Catalogue = {
  'Your name': 'Ihr Name',
  'What others see wherever you are named.': 'Was andere sehen, wo immer Sie genannt werden.',
  'Empty: you are named by your address.': 'Leer: Sie werden mit Ihrer Adresse genannt.',
  'What others see; they can change it.': 'Was andere sehen; die Person kann es ändern.',
  'What others see; you can change it.': 'Was andere sehen; Sie können es ändern.',
  'What others see; empty: as whoever invited you wrote it.':
    'Was andere sehen; leer: wie es stand, als Sie eingeladen wurden.',
  Rename: 'Umbenennen',
  'Rename {text}': '{text} umbenennen',
  // Sign-ins
  'The sessions could not be read': 'Die Sitzungen konnten nicht gelesen werden',
  You: 'Sie',
  'this one': 'diese',
  Network: 'Netz',
  'Signed in': 'Angemeldet',
  'Last used': 'Zuletzt benutzt',
  'Ends at the latest': 'Endet spätestens',
  End: 'Beenden',
  'End the session from {network}': 'Die Sitzung aus {network} beenden',
  'End the session from an unknown network': 'Die Sitzung aus einem unbekannten Netz beenden',
  'Whoever uses it has to sign in again.': 'Wer sie benutzt, muss sich wieder anmelden.',
  'Who is signed in to the account: a session that nobody uses ends by itself, after the time that the settings say.':
    'Wer am Konto angemeldet ist: Eine Sitzung, die niemand nutzt, endet von selbst, nach der Zeit, die in den Einstellungen steht.',
  'End my other sessions': 'Meine anderen Sitzungen beenden',
  'You stay signed in here, and nowhere else.': 'Sie bleiben hier angemeldet, und nirgends sonst.',
  'Not ended': 'Nicht beendet',
  'Open sessions': 'Offene Sitzungen',
  'Nobody is signed in.': 'Niemand ist angemeldet.',

  // People and invitations
  'What they will sign in with. Assay sends no mail: you hand the link on.':
    'Womit sie sich anmelden werden. Assay versendet keine Post: Sie geben den Link weiter.',
  Role: 'Rolle',
  'Not invited': 'Nicht eingeladen',
  Invite: 'Einladen',
  'removed role': 'entfernte Rolle',
  you: 'Sie',
  'Role of {email}': 'Rolle von {email}',
  'Apply the role of {email}': 'Rolle von {email} übernehmen',
  May: 'Darf',
  'Second factor': 'Zweiter Faktor',
  Reset: 'Zurücksetzen',
  'Reset the second factor of {email}': 'Den zweiten Faktor von {email} zurücksetzen',
  '{email} is signed out, and signs in with the password alone until another is set up. Make sure that it is really them who asks.':
    '{email} wird abgemeldet und meldet sich mit dem Passwort allein an, bis ein anderer eingerichtet ist. Vergewissern Sie sich, dass die Bitte wirklich von dieser Person kommt.',
  on: 'an',
  off: 'aus',
  '{email} is signed out at once and cannot sign in again.':
    '{email} wird sofort abgemeldet und kann sich nicht wieder anmelden.',
  Invited: 'Eingeladen',
  'Runs out': 'Läuft ab',
  Withdraw: 'Zurückziehen',
  'Withdraw the invitation of {email}': 'Die Einladung von {email} zurückziehen',
  'The link is of no use any more.': 'Der Link nützt dann nichts mehr.',
  'Who uses the panel, and what they may do.': 'Wer das Panel benutzt, und was sie dürfen.',
  'The invitation of {email}': 'Die Einladung von {email}',
  'Hand this link on: it is shown this once, good for seven days and one use.':
    'Geben Sie diesen Link weiter: Er wird nur dieses eine Mal gezeigt und gilt sieben Tage, für eine Benutzung.',
  'The link': 'Der Link',
  'Not withdrawn': 'Nicht zurückgezogen',
  'Not reset': 'Nicht zurückgesetzt',
  Users: 'Benutzer',
  'The users could not be read': 'Die Benutzer konnten nicht gelesen werden',
  'Nobody but keys signs in yet: invite somebody.':
    'Noch melden sich nur Schlüssel an: Laden Sie jemanden ein.',
  Invitations: 'Einladungen',
  'Not taken yet.': 'Noch nicht angenommen.',
  'The invitations could not be read': 'Die Einladungen konnten nicht gelesen werden',
  'Invite somebody': 'Jemanden einladen',

  // Roles
  'Who changes something sees it as well. Everybody has what is theirs: password, columns, views.':
    'Wer etwas ändert, sieht es auch. Alle haben, was ihnen gehört: Passwort, Spalten, Ansichten.',
  Edit: 'Bearbeiten',
  'Edit {name}': '{name} bearbeiten',
  'Remove the role {name}': 'Die Rolle {name} entfernen',
  'Nobody can be given it any more. It stays while somebody has it.':
    'Niemand kann sie mehr bekommen. Sie bleibt, solange jemand sie hat.',
  Roles: 'Rollen',
  'Five are always there. Others are made of permissions, none that you do not have.':
    'Fünf sind immer da. Andere werden aus Rechten gemacht, keinen, die Sie nicht haben.',
  'New role': 'Neue Rolle',
  'The roles could not be read': 'Die Rollen konnten nicht gelesen werden',
  'The role {name}': 'Die Rolle {name}',
  owner: 'Eigentümer',
  'Everything, and making other owners.': 'Alles, und weitere Eigentümer ernennen.',
  admin: 'Administrator',
  'Everything but owners and keys of owners.': 'Alles außer Eigentümern und Schlüsseln von Eigentümern.',
  analyst: 'Analyst',
  'Sees all traffic; changes decisions, rules, lists, cases and models.':
    'Sieht den ganzen Verkehr; ändert Entscheidungen, Regeln, Listen, Fälle und Modelle.',
  reviewer: 'Prüfer',
  'Sees traffic and checks; decides cases, transactions and verifications.':
    'Sieht Verkehr und Prüfungen; entscheidet Fälle, Transaktionen und Identitätsprüfungen.',
  'read-only': 'nur lesen',
  'Sees, personal data masked, and changes nothing.':
    'Sieht, mit verdeckten personenbezogenen Daten, und ändert nichts.',
  traffic: 'Verkehr',
  decisions: 'Entscheidungen',
  rules: 'Regeln',
  lists: 'Listen',
  cases: 'Fälle',
  screening: 'Namensprüfung',
  workflows: 'Abläufe',
  models: 'Modelle',
  settings: 'Einstellungen',
  keys: 'Schlüssel',
  people: 'Personen',
  persons: 'Daten von Personen',
  audit: 'Protokoll',
  nothing: 'nichts',
  'Sees {sees}; changes {changes}.': 'Sieht: {sees}; ändert: {changes}.',
  'Sees {sees}; changes {changes}; personal data masked.':
    'Sieht: {sees}; ändert: {changes}; personenbezogene Daten verdeckt.',
  'Nothing: the role was removed.': 'Nichts: Die Rolle wurde entfernt.',

  // Permissions, as the server words them
  'sees personal data in the clear': 'sieht personenbezogene Daten unverdeckt',
  'sees one record in the clear, with a reason that the trail keeps':
    'sieht einen Datensatz unverdeckt, mit einem Grund, den das Protokoll behält',
  'sees traffic, figures and monitored sessions': 'sieht Verkehr, Zahlen und beobachtete Sitzungen',
  'changes traffic, figures and monitored sessions': 'ändert Verkehr, Zahlen und beobachtete Sitzungen',
  'sees queues, labels, tags and reviews of transactions and verifications':
    'sieht Warteschlangen, Labels, Stichworte und Prüfungen von Transaktionen und Identitäten',
  'changes queues, labels, tags and reviews of transactions and verifications':
    'ändert Warteschlangen, Labels, Stichworte und Prüfungen von Transaktionen und Identitäten',
  'sees rules, categories and the policy; changing queues':
    'sieht Regeln, Kategorien und das Regelwerk; Ändern von Warteschlangen',
  'changes rules, categories and the policy; changing queues':
    'ändert Regeln, Kategorien und das Regelwerk; Ändern von Warteschlangen',
  'sees lists and their entries': 'sieht Listen und ihre Einträge',
  'changes lists and their entries': 'ändert Listen und ihre Einträge',
  'sees cases of the screening': 'sieht Fälle der Namensprüfung',
  'changes cases of the screening': 'ändert Fälle der Namensprüfung',
  'sees search profiles, lists that are searched, monitored names':
    'sieht Suchprofile, durchsuchte Listen, überwachte Namen',
  'changes search profiles, lists that are searched, monitored names':
    'ändert Suchprofile, durchsuchte Listen, überwachte Namen',
  'sees workflows and executions of verifications':
    'sieht Abläufe und Durchführungen von Identitätsprüfungen',
  'changes workflows and executions of verifications':
    'ändert Abläufe und Durchführungen von Identitätsprüfungen',
  'sees models, trainings, back-tests, suggestions': 'sieht Modelle, Trainings, Rückrechnungen, Vorschläge',
  'changes models, trainings, back-tests, suggestions':
    'ändert Modelle, Trainings, Rückrechnungen, Vorschläge',
  'sees the account, webhooks, data sources': 'sieht das Konto, Webhooks, Datenquellen',
  'changes the account, webhooks, data sources': 'ändert das Konto, Webhooks, Datenquellen',
  'sees API keys': 'sieht API-Schlüssel',
  'changes API keys': 'ändert API-Schlüssel',
  'sees users, invitations, roles, who is signed in':
    'sieht Benutzer, Einladungen, Rollen, und wer angemeldet ist',
  'changes users, invitations, roles, who is signed in':
    'ändert Benutzer, Einladungen, Rollen, und wer angemeldet ist',
  'sees exports of all that is kept of a person':
    'sieht Ausgaben all dessen, was von einer Person aufbewahrt wird',
  'changes exports of all that is kept of a person':
    'ändert Ausgaben all dessen, was von einer Person aufbewahrt wird',
  'sees the audit trail': 'sieht das Protokoll',
  'changes the audit trail': 'ändert das Protokoll',

  // My account
  'Scan this with an authenticator app, or type the secret into it. Then type the code that it shows.':
    'Scannen Sie dies mit einer Authenticator-App, oder tippen Sie das Geheimnis dort ein. Tippen Sie dann hier den Code, den sie zeigt.',
  'QR code of the secret': 'QR-Code des Geheimnisses',
  'Not confirmed': 'Nicht bestätigt',
  Confirm: 'Bestätigen',
  '{name}: how you sign in.': '{name}: wie Sie sich anmelden.',
  'You signed in with a key: a key has neither a password nor a second factor.':
    'Sie haben sich mit einem Schlüssel angemeldet: Ein Schlüssel hat weder ein Passwort noch einen zweiten Faktor.',
  'Changing it ends your other sessions.': 'Eine Änderung beendet Ihre anderen Sitzungen.',
  never: 'nie',
  'Remove the passkey {name}': 'Den Passkey {name} entfernen',
  'Name of the passkey': 'Name des Passkeys',
  'Such as the device it lives on.': 'Etwa das Gerät, auf dem er liegt.',
  'Your browser asks you for the passkey then.': 'Ihr Browser fragt Sie dann nach dem Passkey.',
  '{name} signs you in no more then.': '{name} meldet Sie dann nicht mehr an.',
  Passkeys: 'Passkeys',
  'Your device signs you in, once it knows that it is you: no password and no code.':
    'Ihr Gerät meldet Sie an, sobald es weiß, dass Sie es sind: kein Passwort und kein Code.',
  'The passkeys could not be read': 'Die Passkeys konnten nicht gelesen werden',
  'None yet.': 'Noch keiner.',
  'Add a passkey': 'Passkey hinzufügen',
  'This browser has none for pages without TLS.': 'Dieser Browser hat keine für Seiten ohne TLS.',
  'Your password': 'Ihr Passwort',
  'Your recovery codes': 'Ihre Wiederherstellungscodes',
  'Each signs you in once, in the place of a code of the app. They are shown this once: keep them where you find them without your phone.':
    'Jeder meldet Sie einmal an, anstelle eines Codes der App. Sie werden nur dieses eine Mal gezeigt: Bewahren Sie sie dort auf, wo Sie sie ohne Ihr Telefon finden.',
  'Recovery codes': 'Wiederherstellungscodes',
  'I have them': 'Ich habe sie',
  'On since {time}. Recovery codes left: {count}.':
    'An seit {time}. Verbliebene Wiederherstellungscodes: {count}.',
  'Go on': 'Weiter',
  'The secret for your app comes next.': 'Als Nächstes kommt das Geheimnis für Ihre App.',
  'Make new codes': 'Neue Codes erzeugen',
  'The recovery codes you have now are of no use any more then.':
    'Die Wiederherstellungscodes, die Sie jetzt haben, nützen dann nichts mehr.',
  'Your password alone signs you in from then on.': 'Von da an meldet Sie Ihr Passwort allein an.',
  'It could not be read': 'Es konnte nicht gelesen werden',
  'Off. The account asks everybody for one: set yours up to go on.':
    'Aus. Das Konto verlangt von allen einen: Richten Sie Ihren ein, um fortzufahren.',
  'Off: your password alone signs you in.': 'Aus: Ihr Passwort allein meldet Sie an.',
  'Set up': 'Einrichten',
  'Move to another app': 'Auf eine andere App umziehen',
  'New recovery codes': 'Neue Wiederherstellungscodes',
  'A code of an app beside your password, whenever you sign in.':
    'Ein Code einer App neben Ihrem Passwort, bei jeder Anmeldung.',
  'One more thing before you begin': 'Noch etwas, bevor Sie beginnen',
};
