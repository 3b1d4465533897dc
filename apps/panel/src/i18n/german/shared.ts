import type { Catalogue } from '../message';

/** Label names. */
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
  'escalated and reported': 'eskaliert und gemeldet',
  'escalated without reporting': 'eskaliert, nicht gemeldet',
  'false alert': 'Fehlalarm (Falsch-positiv)',
  'false identity': 'falsche Identität',
  'first party fraud': 'Betrug durch den Kunden selbst',
  'first payment default': 'erste Rate nicht gezahlt',
  'front man': 'Strohmann',
  'fully repaid': 'vollständig zurückgezahlt',
  'marked as approved': 'als freigegeben markiert',
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

/** File attachments. */
export const ATTACHMENTS: Catalogue = {
  Files: 'Dateien',
  '{size} KB': '{size} KB',
  '{size} MB': '{size} MB',
  Size: 'Größe',
  Actions: 'Aktionen',
  Remove: 'Entfernen',
  'Remove {name}': '{name} entfernen',
  'The file is permanently deleted. The history records the deletion.':
    'Die Datei wird endgültig gelöscht. Der Verlauf vermerkt die Löschung.',
  'PDF, images, text and CSV, up to {size} MB each and {count} files.':
    'PDF, Bilder, Text und CSV, höchstens je {size} MB und {count} Dateien.',
  'Couldn’t remove the file': 'Datei konnte nicht entfernt werden',
  'No files attached.': 'Keine Dateien angehängt.',
  'Couldn’t load the files': 'Dateien konnten nicht geladen werden',
  'Download with reason': 'Mit Begründung herunterladen',
  'Download file': 'Datei herunterladen',
  'Download {name}': '{name} herunterladen',
  'The maximum number of files is reached. Remove one first.':
    'Die Höchstzahl an Dateien ist erreicht. Entfernen Sie zuerst eine.',
  'Attach file': 'Datei anhängen',
  'Choose a file': 'Datei auswählen',
  'The file is larger than {size} MB. Choose a smaller file.':
    'Die Datei ist größer als {size} MB. Wählen Sie eine kleinere Datei.',
  Attach: 'Anhängen',
  'Upload progress': 'Fortschritt des Uploads',
  'Couldn’t attach the file': 'Datei konnte nicht angehängt werden',
  'View {name} with reason': '{name} mit Begründung anzeigen',
  'View {name}': '{name} anzeigen',
  'file attached': 'Datei angehängt',
  'file removed': 'Datei entfernt',
  '{who} attached a file': '{who} hat eine Datei angehängt',
  '{who} removed a file': '{who} hat eine Datei entfernt',
};

/** Texts of several pages: buttons, errors, drafts, personal data. */
export const SHARED: Catalogue = {
  'IP Geolocation by DB-IP': 'IP-Geolokalisierung von DB-IP',
  Loading: 'Wird geladen',
  '{one} or {other}': '{one} oder {other}',
  Apply: 'Übernehmen',
  'The server can’t respond: its database is unavailable or its disk is full. Try again in a minute.':
    'Der Server kann nicht antworten: Seine Datenbank ist nicht verfügbar oder die Festplatte ist voll. Versuchen Sie es in einer Minute erneut.',
  'Server error. Check the server log for the cause.': 'Serverfehler. Die Ursache steht im Serverprotokoll.',
  Cancel: 'Abbrechen',
  'Something went wrong': 'Etwas ist schiefgelaufen',
  Newest: 'Neueste',
  Copied: 'Kopiert',
  Copy: 'Kopieren',
  Done: 'Fertig',
  Live: 'Live',
  Test: 'Test',
  Environment: 'Umgebung',

  // Detail pages
  'It was deleted, is in another environment (live or test), or the URL is incomplete. Go to {name}.':
    'Es wurde gelöscht, befindet sich in einer anderen Umgebung (Live oder Test), oder die URL ist unvollständig. Weiter zu {name}.',
  Case: 'Fall',
  'Couldn’t load the case': 'Fall konnte nicht geladen werden',
  'Case not found': 'Fall nicht gefunden',
  Transaction: 'Transaktion',
  'Couldn’t load the transaction': 'Transaktion konnte nicht geladen werden',
  'Transaction not found': 'Transaktion nicht gefunden',
  'Couldn’t load the verification': 'Identitätsprüfung konnte nicht geladen werden',
  'Verification not found': 'Identitätsprüfung nicht gefunden',
  'Couldn’t load the list': 'Liste konnte nicht geladen werden',
  'List not found': 'Liste nicht gefunden',
  'Couldn’t load the person': 'Person konnte nicht geladen werden',
  'Person not found': 'Person nicht gefunden',
  Rule: 'Regel',
  'Couldn’t load the rule': 'Regel konnte nicht geladen werden',
  'Rule not found': 'Regel nicht gefunden',
  Session: 'Sitzung',
  'Couldn’t load the session': 'Sitzung konnte nicht geladen werden',
  'Session not found': 'Sitzung nicht gefunden',
  Workflow: 'Workflow',
  'Couldn’t load the workflow': 'Workflow konnte nicht geladen werden',
  'Workflow not found': 'Workflow nicht gefunden',

  // Drafts
  'Another user changed this. Your unsaved changes are shown here; saving replaces the other change.':
    'Ein anderer Benutzer hat dies geändert. Hier stehen Ihre nicht gespeicherten Änderungen; Speichern ersetzt die andere Änderung.',
  'You have unsaved changes.': 'Sie haben nicht gespeicherte Änderungen.',
  'Discard changes': 'Änderungen verwerfen',
  'Unsaved changes': 'Nicht gespeicherte Änderungen',
  'You can leave this page and continue later. Unsaved changes are discarded when you sign out or close this tab.':
    'Sie können die Seite verlassen und später weiterarbeiten. Nicht gespeicherte Änderungen gehen beim Abmelden oder Schließen des Tabs verloren.',
  'Leave and preserve changes': 'Verlassen und Änderungen behalten',
  'Stay on this page': 'Auf dieser Seite bleiben',

  // Personal data
  'Masked personal data': 'Maskierte personenbezogene Daten',
  'Personal data in this case is masked for your role.':
    'Personenbezogene Daten in diesem Fall sind für Ihre Rolle maskiert.',
  'Unmask this case': 'Diesen Fall demaskieren',
  'Personal data in this transaction is masked for your role.':
    'Personenbezogene Daten in dieser Transaktion sind für Ihre Rolle maskiert.',
  'Unmask this transaction': 'Diese Transaktion demaskieren',
  'Personal data in this verification is masked for your role.':
    'Personenbezogene Daten in dieser Identitätsprüfung sind für Ihre Rolle maskiert.',
  'Unmask this verification': 'Diese Identitätsprüfung demaskieren',
  'Personal data in this list is masked for your role.':
    'Personenbezogene Daten in dieser Liste sind für Ihre Rolle maskiert.',
  'Unmask this list': 'Diese Liste demaskieren',
  'Unmasked until you leave this page. The audit log contains your reason.':
    'Demaskiert, bis Sie diese Seite verlassen. Das Audit-Protokoll enthält Ihre Begründung.',
  'Unmask with reason': 'Mit Begründung demaskieren',
  'Stored permanently in the audit log with your name. Don’t include personal data.':
    'Wird dauerhaft mit Ihrem Namen im Audit-Protokoll gespeichert. Geben Sie keine personenbezogenen Daten an.',
  'Couldn’t unmask': 'Demaskieren fehlgeschlagen',

  // Request errors
  'The server responded with status {status}. Try again.':
    'Der Server antwortete mit Status {status}. Versuchen Sie es erneut.',
  'Can’t reach the server. Check that it’s running.':
    'Der Server ist nicht erreichbar. Prüfen Sie, ob er läuft.',
  'The panel failed. Reload the page.': 'Fehler im Panel. Laden Sie die Seite neu.',
  'Not found. It may have been deleted.': 'Nicht gefunden. Möglicherweise wurde es gelöscht.',
  'The connection was lost before the whole file was read. Try again.':
    'Die Verbindung brach ab, bevor die ganze Datei gelesen war. Versuchen Sie es erneut.',
  'The browser didn’t provide a passkey. Try again or use another method.':
    'Der Browser hat keinen Passkey bereitgestellt. Versuchen Sie es erneut oder verwenden Sie eine andere Anmeldemethode.',
  'Today, {time}': 'Heute, {time}',
};
