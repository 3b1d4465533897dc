import type { Catalogue } from '../message';

/** Alerts of transaction monitoring. */
export const ALERTS: Catalogue = {
  Alerts: 'Alerts',
  Alert: 'Alert',
  'Findings of typologies, by deadline.': 'Treffer von Typologien, nach Frist.',
  'Couldn’t load the alerts': 'Alerts konnten nicht geladen werden',
  'No matching alerts. Change the filters.': 'Keine passenden Alerts. Ändern Sie die Filter.',
  'No alerts': 'Keine Alerts',
  'Turn on typologies': 'Typologien einschalten',
  'View typologies': 'Typologien anzeigen',
  'Typologies search your transactions for money laundering and fraud patterns. All are off.':
    'Typologien durchsuchen Ihre Transaktionen nach Mustern von Geldwäsche und Betrug. Alle sind ausgeschaltet.',
  'Alerts appear here when a typology finds a pattern in new transactions.':
    'Alerts erscheinen hier, wenn eine Typologie in neuen Transaktionen ein Muster findet.',
  Typology: 'Typologie',
  'Latest transaction': 'Letzte Transaktion',
  'Oldest transaction': 'Erste Transaktion',
  Period: 'Zeitraum',
  Overdue: 'Überfällig',
  only: 'nur',
  'Only overdue alerts': 'Nur überfällige Alerts',
  'from {day}': 'ab {day}',
  'until {day}': 'bis {day}',
  'Any typology': 'Alle Typologien',
  Anyone: 'Alle',
  Me: 'Ich',
  'View overdue alerts': 'Überfällige Alerts anzeigen',

  // One alert
  'Couldn’t load the alert': 'Alert konnte nicht geladen werden',
  'Alert not found': 'Alert nicht gefunden',
  'View full alert': 'Ganzen Alert anzeigen',
  'Next alert': 'Nächster Alert',
  Summary: 'Zusammenfassung',
  Findings: 'Treffer',
  '{disposition} proposed': '{disposition} vorgeschlagen',
  'Suggested disposition: {disposition}': 'Vorgeschlagene Bewertung: {disposition}',
  'All alerts of this entity': 'Alle Alerts zu diesem Konto oder Kunden',
  'Bonus campaign': 'Bonusaktion',
  'Unknown party': 'Unbekannte Partei',
  'no longer stored': 'nicht mehr gespeichert',
  'no longer stored (…{end})': 'nicht mehr gespeichert (…{end})',
  'No transactions are stored.': 'Es sind keine Transaktionen gespeichert.',
  'Personal data in this alert is masked for your role.':
    'Personendaten in diesem Alert sind für Ihre Rolle maskiert.',
  'Unmask this alert': 'Diesen Alert demaskieren',
  monitoring: 'Überwachung',
  snoozed: 'zurückgestellt',
  woken: 'wieder geöffnet',
  'deadline changed': 'Frist geändert',
  'disposition proposed': 'Bewertung vorgeschlagen',
  closed: 'geschlossen',
  'merged into a case': 'zu einem Fall hinzugefügt',

  // Disposition
  Disposition: 'Bewertung',
  'Recorded in the history and in the case file.': 'Wird im Verlauf und in der Fallakte gespeichert.',
  'Enter a comment.': 'Geben Sie einen Kommentar ein.',
  Propose: 'Vorschlagen',
  'Close alert': 'Alert schließen',
  'Comment only': 'Nur kommentieren',
  'Alert of {name} closed.': 'Alert zu {name} geschlossen.',
  'Disposition proposed. Another user must give the same one.':
    'Bewertung vorgeschlagen. Ein anderer Benutzer muss dieselbe abgeben.',
  'Two users must give the same disposition.': 'Vier-Augen-Prinzip: Zwei Benutzer müssen gleich bewerten.',
  'Two users must give the same disposition': 'Vier-Augen-Prinzip: Zwei Benutzer müssen gleich bewerten',
  'You proposed: {disposition}. Another user must give the same disposition.':
    'Sie haben vorgeschlagen: {disposition}. Ein anderer Benutzer muss dieselbe Bewertung abgeben.',
  '{who} proposed: {disposition}. Give the same disposition to close the alert.':
    '{who} hat vorgeschlagen: {disposition}. Geben Sie dieselbe Bewertung ab, um den Alert zu schließen.',

  // Assignment
  'Alert released.': 'Alert zurückgegeben.',
  'Alert assigned.': 'Alert zugewiesen.',
  'Alert reopened.': 'Alert wieder geöffnet.',
  'Alert snoozed.': 'Alert zurückgestellt.',
  'Deadline changed.': 'Frist geändert.',
  Snoozed: 'Zurückgestellt',
  Snooze: 'Zurückstellen',
  'Open now': 'Jetzt öffnen',
  'No deadline': 'Keine Frist',
  'Snoozed until': 'Zurückgestellt bis',

  // Cases of alerts
  'Merge into a case': 'Zu einem Fall zusammenfassen',
  'Merged into the case {name}.': 'Zum Fall {name} hinzugefügt.',
  '{count, plural, one {# alert} other {# alerts}}': '{count, plural, one {# Alert} other {# Alerts}}',
  '{count, plural, one {# alert} other {# alerts}}: {names}':
    '{count, plural, one {# Alert} other {# Alerts}}: {names}',
  'New case': 'Neuer Fall',
  'Name of the case': 'Name des Falls',
  'Optional. Without a name, the case is named after the date.':
    'Optional. Ohne Namen erhält der Fall das Datum als Namen.',
  Merge: 'Zusammenfassen',
  'View the alerts of the case': 'Alerts des Falls anzeigen',
  'Actions of the case': 'Aktionen des Falls',
  'Couldn’t load the case file': 'Fallakte konnte nicht geladen werden',
  'Download case file (HTML)': 'Fallakte herunterladen (HTML)',
  'Download case file (JSON)': 'Fallakte herunterladen (JSON)',

  // Money over time
  'Money flow': 'Zahlungsfluss',
  Drawing: 'Zeichnung',
  'Party {number}': 'Partei {number}',
  'unknown amount': 'unbekannter Betrag',
  'The evidence lacks transfers between two parties.':
    'Die Belege enthalten keine Überweisungen zwischen zwei Parteien.',
  '{count, plural, one {# more party is} other {# more parties are}} in the table.':
    '{count, plural, one {# weitere Partei steht} other {# weitere Parteien stehen}} in der Tabelle.',
  '{transfers, plural, one {# transfer} other {# transfers}} between {parties} parties':
    '{transfers, plural, one {# Überweisung} other {# Überweisungen}} zwischen {parties} Parteien',
  'Next steps': 'Nächste Schritte',
  'Next steps for a suspicious alert': 'Nächste Schritte bei einem verdächtigen Alert',
  'Add the alert to a case': 'Fügen Sie den Alert einem Fall hinzu',
  'Add to a case': 'Zu einem Fall hinzufügen',
  'Report to your authority. Assay files no report; the case file contains the evidence.':
    'Erstatten Sie die Verdachtsmeldung an Ihre Behörde. Assay meldet nichts; die Fallakte enthält die Belege.',
  Incoming: 'Eingang',
  Outgoing: 'Ausgang',
  Direction: 'Richtung',
  Counterparty: 'Gegenpartei',
  'Closes the alert as suspicious. You can then add it to a case and download the case file for your report. Assay doesn’t block anyone and files no report.':
    'Schließt den Alert als verdächtig. Danach können Sie ihn einem Fall hinzufügen und die Fallakte für Ihre Meldung herunterladen. Assay sperrt niemanden und erstattet keine Meldung.',
  'Closes the alert. It lowers the precision of the typology.':
    'Schließt den Alert. Die Präzision der Typologie sinkt.',
  'Closes the alert. It doesn’t count for the precision of the typology.':
    'Schließt den Alert. Er zählt nicht für die Präzision der Typologie.',
  'Select a disposition to close the alert.': 'Wählen Sie eine Bewertung, um den Alert zu schließen.',
  'Incoming: {total}': 'Eingang: {total}',
  'Outgoing: {total}': 'Ausgang: {total}',
  'Between others: {total}': 'Zwischen anderen: {total}',
  '{count, plural, one {# transfer} other {# transfers}}':
    '{count, plural, one {# Überweisung} other {# Überweisungen}}',
  'Open alert': 'Alert öffnen',
  'Findings of typologies, newest first.': 'Treffer von Typologien, neueste zuerst.',
};

/** Typologies and their runs on past transactions. */
export const TYPOLOGIES: Catalogue = {
  Typologies: 'Typologien',
  Catalog: 'Katalog',
  'Runs on past transactions': 'Rückwirkende Läufe',
  '{count, plural, one {# transaction} other {# transactions}} monitored.':
    '{count, plural, one {# Transaktion} other {# Transaktionen}} überwacht.',
  'Last run:': 'Letzter Lauf:',
  'Couldn’t load the typologies': 'Typologien konnten nicht geladen werden',
  'Couldn’t load the typology': 'Typologie konnte nicht geladen werden',
  'Typology not found': 'Typologie nicht gefunden',
  'No matching typologies.': 'Keine passenden Typologien.',
  'Name or pattern': 'Name oder Muster',
  'Alerts on': 'Bezugsobjekt',
  'Open alerts': 'Offene Alerts',
  'Suggested minimum score': 'Vorgeschlagener Mindestscore',
  'Mode of {name}': 'Modus von {name}',
  'Save mode of {name}': 'Modus von {name} speichern',
  'Person or account': 'Person oder Konto',

  // One typology
  On: 'Ein',
  Shadow: 'Schattenmodus',
  Off: 'Aus',
  'Findings raise alerts.': 'Treffer lösen Alerts aus.',
  'Findings are counted, but raise no alerts.': 'Treffer werden gezählt, lösen aber keine Alerts aus.',
  'The typology is not evaluated.': 'Die Typologie wird nicht ausgewertet.',
  'Saved as policy version {version}.': 'Als Regelwerksversion {version} gespeichert.',
  'Proposed. Another user must approve the policy change.':
    'Vorgeschlagen. Ein anderer Benutzer muss die Regelwerksänderung genehmigen.',
  Parameters: 'Parameter',
  'Default: {value}': 'Standard: {value}',
  'Enter a value from {min} to {max}.': 'Geben Sie einen Wert von {min} bis {max} ein.',
  'Findings with a lower score raise no alert. A finding that just meets the parameters scores 50%.':
    'Treffer mit niedrigerem Score lösen keinen Alert aus. Wer die Parameter genau erreicht, erhält 50 %.',
  'Suggested: {score}. Closed alerts with at least this score have a precision of {precision}.':
    'Vorschlag: {score}. Geschlossene Alerts mit mindestens diesem Score haben eine Präzision von {precision}.',
  'Use suggestion': 'Vorschlag übernehmen',
  'Hours until an alert is overdue. Empty: no deadline.':
    'Stunden, bis ein Alert überfällig ist. Leer: keine Frist.',
  hours: 'Stunden',
  days: 'Tage',
  transfers: 'Überweisungen',
  'Amounts are in the currency of the transfers.': 'Beträge gelten in der Währung der Überweisungen.',
  'Reset {name}': '{name} zurücksetzen',
  'Explanation and runs': 'Erklärung und Läufe',
  Explanation: 'Erklärung',
  'Example that doesn’t match': 'Beispiel ohne Treffer',
  'Alert reason, with sample numbers': 'Grund eines Alerts, mit Beispielzahlen',
  'Precision: suspicious alerts as a share of closed alerts, without inconclusive ones.':
    'Präzision: Anteil der verdächtigen an allen geschlossenen Alerts, ohne die nicht eindeutigen.',

  // Runs
  'Run typologies on past transactions': 'Typologien auf vergangene Transaktionen anwenden',
  'Run on past transactions': 'Auf vergangene Transaktionen anwenden',
  'Uses the parameters on this page, including unsaved ones.':
    'Verwendet die Parameter dieser Seite, auch ungespeicherte.',
  'Uses {count, plural, one {# typology} other {# typologies}} that are on or in shadow mode.':
    'Verwendet {count, plural, one {# Typologie} other {# Typologien}}, die eingeschaltet oder im Schattenmodus sind.',
  'Last {days} days': 'Letzte {days} Tage',
  'Start run': 'Lauf starten',
  'Couldn’t start the run': 'Lauf konnte nicht gestartet werden',
  'Couldn’t load the run': 'Lauf konnte nicht geladen werden',
  'A run raises no alerts until you accept its results.':
    'Ein Lauf löst keine Alerts aus, bis Sie sein Ergebnis übernehmen.',
  Runs: 'Läufe',
  'Couldn’t load the runs': 'Läufe konnten nicht geladen werden',
  'No runs yet. Start one to see which alerts the typologies would raise.':
    'Noch keine Läufe. Starten Sie einen, um zu sehen, welche Alerts die Typologien auslösen würden.',
  'The run found more alerts than it stores. Raise the thresholds.':
    'Der Lauf fand mehr Alerts, als er speichert. Erhöhen Sie die Schwellen.',
  'Raise the alerts': 'Alerts auslösen',
  'Raises up to {count, plural, one {# alert} other {# alerts}}. You can’t withdraw them, only close them.':
    'Löst bis zu {count, plural, one {# Alert} other {# Alerts}} aus. Sie können sie nicht zurücknehmen, nur schließen.',
  '{opened, plural, one {# alert} other {# alerts}} raised, {extended} extended.':
    '{opened, plural, one {# Alert} other {# Alerts}} ausgelöst, {extended} erweitert.',
  'Alerts per day': 'Alerts pro Tag',
  'Already alerted': 'Bereits gemeldet',
  'Overlap with alerts and labels': 'Überschneidung mit Alerts und Labels',
  Sample: 'Beispiel',
  'Next sample': 'Nächstes Beispiel',
  'Example that matches': 'Beispiel für einen Treffer',
  'Saving creates a policy version and takes effect immediately.':
    'Speichern erzeugt eine Regelwerksversion und wirkt sofort.',
  'No changes.': 'Keine Änderungen.',
  '{precision} ({suspicious} of {closed})': '{precision} ({suspicious} von {closed})',
};
