import type { Catalogue } from '../message';

/** Labels: what a transaction turned out to be. */
export const LABELS: Catalogue = {
  'Fraud detection': 'Betrugserkennung',
  'Credit risk': 'Kreditrisiko',
  'E-commerce': 'E-Commerce',
  AML: 'Geldwäsche',
  arbitrage: 'Arbitrage',
  'account takeover': 'Kontoübernahme',
  'bonus abuse': 'Bonusmissbrauch',
  bot: 'Bot',
  'campaign abuse': 'Missbrauch einer Aktion',
  'chargeback authorization issue': 'Rückbuchung: Autorisierung',
  'chargeback dispute': 'Rückbuchung: Einspruch',
  'chargeback fraud': 'Rückbuchung: Betrug',
  'chargeback processing error': 'Rückbuchung: Verarbeitungsfehler',
  default: 'Zahlungsausfall',
  'escalated reported': 'eskaliert und gemeldet',
  'escalated without reporting': 'eskaliert, nicht gemeldet',
  'false alert': 'Fehlalarm',
  'false identity': 'falsche Identität',
  'first party fraud': 'Betrug durch den Kunden selbst',
  'first payment default': 'erste Rate nicht gezahlt',
  'front man': 'Strohmann',
  'fully repaid': 'vollständig zurückgezahlt',
  'marked as approved': 'als angenommen markiert',
  'missed fraud': 'übersehener Betrug',
  mule: 'Geldkurier',
  'multi accounting': 'Mehrfachkonten',
  'no intention to pay': 'ohne Zahlungsabsicht',
  'on time payment': 'pünktlich gezahlt',
  phishing: 'Phishing',
  'remote access fraud': 'Betrug mit Fernzugriff',
  repaid: 'zurückgezahlt',
  'return refund abuse': 'Missbrauch von Retouren und Erstattungen',
  scam: 'Trickbetrug',
  'second party fraud': 'Betrug mit Mithilfe des Kunden',
  'second payment default': 'zweite Rate nicht gezahlt',
  'stolen card': 'gestohlene Karte',
  'suspicious login': 'verdächtige Anmeldung',
  'terms violation': 'Verstoß gegen die Bedingungen',
  'third party fraud': 'Betrug durch Dritte',
  underage: 'minderjährig',
  'verified payment': 'bestätigte Zahlung',
  vishing: 'Vishing',
  'vishing with remote access': 'Vishing mit Fernzugriff',
  '{label} (negative)': '{label} (negativ)',
  '{label} (positive)': '{label} (positiv)',
};

/** Files that colleagues attach, in German. */
export const ATTACHMENTS: Catalogue = {
  Files: 'Dateien',
  '{size} KB': '{size} KB',
  '{size} MB': '{size} MB',
  Size: 'Größe',
  Actions: 'Aktionen',
  Remove: 'Entfernen',
  'Remove {name}': '{name} entfernen',
  'The file is destroyed for good. The history keeps that it was there.':
    'Die Datei wird für immer vernichtet. Der Verlauf behält, dass es sie gab.',
  'PDF, pictures, text and CSV, at most {size} MB each and {count} in all.':
    'PDF, Bilder, Text und CSV, höchstens je {size} MB und zusammen {count}.',
  'The file was not removed': 'Die Datei wurde nicht entfernt',
  'No file is attached.': 'Keine Datei ist angehängt.',
  'The files could not be read': 'Die Dateien konnten nicht gelesen werden',
  'Save, with a reason': 'Speichern, mit Begründung',
  'Save this file': 'Diese Datei speichern',
  'Save {name}': '{name} speichern',
  'There is no room for another file: remove one first.':
    'Für eine weitere Datei ist kein Platz: Entfernen Sie zuerst eine.',
  'Attach a file': 'Eine Datei anhängen',
  'Choose a file': 'Datei wählen',
  'It is larger than {size} MB.': 'Sie ist größer als {size} MB.',
  Attach: 'Anhängen',
  'How much of the file is sent': 'Wie viel der Datei gesendet ist',
  'The file was not attached': 'Die Datei wurde nicht angehängt',
  'Show {name}, with a reason': '{name} zeigen, mit Begründung',
  'Show {name}': '{name} zeigen',
  attached: 'angehängt',
  'file removed': 'Datei entfernt',
  '{who} attached a file': '{who} hängte eine Datei an',
  '{who} removed a file': '{who} entfernte eine Datei',
};

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
