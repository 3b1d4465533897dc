import type { Catalogue } from '../message';

/** What stands on many pages: buttons, failures, drafts, personal data. */
export const SHARED: Catalogue = {
  'IP Geolocation by DB-IP': 'IP-Geolokalisierung von DB-IP',
  Loading: 'Wird geladen',
  '{one} or {other}': '{one} oder {other}',
  Apply: 'Übernehmen',
  'The server cannot do that at the moment: its database does not answer, or can keep nothing because a disk is full. Try again in a minute.':
    'Der Server kann das gerade nicht: Seine Datenbank antwortet nicht, oder sie kann nichts behalten, weil eine Platte voll ist. Versuchen Sie es in einer Minute noch einmal.',
  'The server failed at this. Its log says why.':
    'Der Server ist daran gescheitert. Sein Protokoll sagt, warum.',
  Cancel: 'Abbrechen',
  'That did not work': 'Das hat nicht geklappt',
  Newest: 'Neueste',
  Copied: 'Kopiert',
  Copy: 'Kopieren',
  'I have it': 'Ich habe es',
  'Live keys': 'Echte Schlüssel',
  'Test keys': 'Testschlüssel',
  'Calls of': 'Aufrufe von',

  // Pages about one thing
  'It may have been removed or erased, or belong to other keys (live or test), or the address is not complete. {name} shows what there is.':
    'Vielleicht wurde es entfernt oder gelöscht, gehört zu anderen Schlüsseln (echten oder Testschlüsseln), oder die Adresse ist nicht vollständig. {name} zeigt, was da ist.',
  'The case': 'Der Fall',
  'This case could not be read': 'Dieser Fall konnte nicht gelesen werden',
  'This case is not here': 'Dieser Fall ist nicht hier',
  'The decision': 'Die Entscheidung',
  'This decision could not be read': 'Diese Entscheidung konnte nicht gelesen werden',
  'This decision is not here': 'Diese Entscheidung ist nicht hier',
  'This execution could not be read': 'Diese Prüfung konnte nicht gelesen werden',
  'This execution is not here': 'Diese Prüfung ist nicht hier',
  'This list could not be read': 'Diese Liste konnte nicht gelesen werden',
  'This list is not here': 'Diese Liste ist nicht hier',
  'This person could not be read': 'Diese Person konnte nicht gelesen werden',
  'This person is not here': 'Diese Person ist nicht hier',
  'The rule': 'Die Regel',
  'This rule could not be read': 'Diese Regel konnte nicht gelesen werden',
  'This rule is not here': 'Diese Regel ist nicht hier',
  'The session': 'Die Sitzung',
  'This session could not be read': 'Diese Sitzung konnte nicht gelesen werden',
  'This session is not here': 'Diese Sitzung ist nicht hier',
  'The workflow': 'Der Ablauf',
  'This workflow could not be read': 'Dieser Ablauf konnte nicht gelesen werden',
  'This workflow is not here': 'Dieser Ablauf ist nicht hier',

  // Drafts
  'Somebody else changed this meanwhile. What you typed stands here, unsaved; saving it replaces that change.':
    'Jemand anderes hat dies inzwischen geändert. Was Sie getippt haben, steht hier, nicht gespeichert; wenn Sie es speichern, ersetzt es jene Änderung.',
  'What you typed before stands here, unsaved.':
    'Was Sie zuvor getippt haben, steht hier, nicht gespeichert.',
  'Discard it': 'Verwerfen',
  'What you typed is not saved': 'Was Sie getippt haben, ist nicht gespeichert',
  'Kept, it stands here when you come back, until you sign out or close this tab.':
    'Behalten steht es hier, wenn Sie zurückkommen, bis Sie sich abmelden oder diesen Tab schließen.',
  'Leave and keep it': 'Verlassen und behalten',
  Stay: 'Bleiben',

  // Personal data
  'Personal data: your role sees it masked': 'Personenbezogene Daten: Ihre Rolle sieht sie verdeckt',
  'Personal data of this case is masked for your role.':
    'Personenbezogene Daten dieses Falls sind für Ihre Rolle verdeckt.',
  'Show this case in the clear': 'Diesen Fall unverdeckt zeigen',
  'Personal data of this decision is masked for your role.':
    'Personenbezogene Daten dieser Entscheidung sind für Ihre Rolle verdeckt.',
  'Show this decision in the clear': 'Diese Entscheidung unverdeckt zeigen',
  'Personal data of this execution is masked for your role.':
    'Personenbezogene Daten dieser Prüfung sind für Ihre Rolle verdeckt.',
  'Show this execution in the clear': 'Diese Prüfung unverdeckt zeigen',
  'Personal data of this list is masked for your role.':
    'Personenbezogene Daten dieser Liste sind für Ihre Rolle verdeckt.',
  'Show this list in the clear': 'Diese Liste unverdeckt zeigen',
  'Shown in the clear until you leave this page. The audit trail holds your reason.':
    'Unverdeckt, bis Sie diese Seite verlassen. Das Protokoll hält Ihren Grund fest.',
  'Show, with a reason': 'Mit Begründung zeigen',
  'Kept in the audit trail with your name, for good: write why, and name no person in it.':
    'Wird im Protokoll mit Ihrem Namen auf Dauer aufbewahrt: Schreiben Sie, warum, und nennen Sie darin keine Person.',
  'Nothing was shown': 'Nichts wurde gezeigt',

  // What the server did not grant
  'The server answered with status {status}.': 'Der Server antwortete mit dem Status {status}.',
  'The server does not answer. Is it running?': 'Der Server antwortet nicht. Läuft er?',
  'Something went wrong in the panel.': 'Im Panel ist etwas schiefgegangen.',
  'It is not here: it may have been removed or erased meanwhile.':
    'Es ist nicht hier: Vielleicht wurde es inzwischen entfernt oder gelöscht.',
  'The server went away before the file was read.': 'Der Server ging weg, bevor die Datei gelesen war.',
  'The browser has no passkey to show: it was cancelled, took too long, or there is none.':
    'Der Browser hat keinen Passkey vorzuweisen: Es wurde abgebrochen, dauerte zu lange, oder es gibt keinen.',
};
