import type { Catalogue } from '../message';

/** Alerts of transaction monitoring. */
export const ALERTS: Catalogue = {
  Alerts: 'Alarme',
  Alert: 'Alarm',
  'Patterns in flows of money, newest first.': 'Muster in Geldflüssen, neueste zuerst.',
  'Couldn’t load the alerts': 'Alarme konnten nicht geladen werden',
  'No matching alerts. Change the filters.': 'Keine passenden Alarme. Ändern Sie die Filter.',
  'No alerts': 'Keine Alarme',
  'Turn on typologies': 'Typologien einschalten',
  'View typologies': 'Typologien anzeigen',
  'Typologies search your transactions for money laundering and fraud patterns. All are off.':
    'Typologien durchsuchen Ihre Transaktionen nach Mustern von Geldwäsche und Betrug. Alle sind ausgeschaltet.',
  'Alerts appear here when a typology finds a pattern in new transactions.':
    'Alarme erscheinen hier, wenn eine Typologie in neuen Transaktionen ein Muster findet.',
  Typology: 'Typologie',
  'Newest transaction': 'Neueste Transaktion',
  'Oldest transaction': 'Älteste Transaktion',
  Period: 'Zeitraum',
  Overdue: 'Überfällig',
  only: 'nur',
  'Only overdue alerts': 'Nur überfällige Alarme',
  'from {day}': 'ab {day}',
  'until {day}': 'bis {day}',
  'Any typology': 'Alle Typologien',
  Anyone: 'Alle',
  Me: 'Ich',
  'View overdue alerts': 'Überfällige Alarme anzeigen',

  // One alert
  'Couldn’t load the alert': 'Alarm konnte nicht geladen werden',
  'Alert not found': 'Alarm nicht gefunden',
  'Open alert': 'Alarm öffnen',
  'Next alert': 'Nächster Alarm',
  Summary: 'Zusammenfassung',
  Findings: 'Funde',
  '{disposition} proposed': '{disposition} vorgeschlagen',
  'Suggested disposition: {disposition}': 'Vorgeschlagene Bewertung: {disposition}',
  'All alerts of this entity': 'Alle Alarme dieser Entität',
  'Bonus campaign': 'Bonusaktion',
  'Unknown party': 'Unbekannte Partei',
  'no longer stored': 'nicht mehr gespeichert',
  'no longer stored (…{end})': 'nicht mehr gespeichert (…{end})',
  'No transactions are stored.': 'Es sind keine Transaktionen gespeichert.',
  'Personal data in this alert is masked for your role.':
    'Personendaten in diesem Alarm sind für Ihre Rolle maskiert.',
  'Unmask this alert': 'Diesen Alarm demaskieren',
  monitoring: 'Überwachung',
  snoozed: 'zurückgestellt',
  woken: 'wieder geöffnet',
  'deadline changed': 'Frist geändert',
  'disposition proposed': 'Bewertung vorgeschlagen',
  closed: 'geschlossen',
  'merged into a case': 'zu einem Fall hinzugefügt',

  // Disposition
  Disposition: 'Bewertung',
  '{disposition} (suggested)': '{disposition} (Vorschlag)',
  'Recorded in the history and in the case file.': 'Wird im Verlauf und in der Fallakte gespeichert.',
  'Enter a comment.': 'Geben Sie einen Kommentar ein.',
  Propose: 'Vorschlagen',
  'Close alert': 'Alarm schließen',
  'Comment only': 'Nur kommentieren',
  'Alert of {name} closed.': 'Alarm zu {name} geschlossen.',
  'Disposition proposed. Another user must give the same one.':
    'Bewertung vorgeschlagen. Ein anderer Benutzer muss dieselbe abgeben.',
  'Two users must give the same disposition.': 'Zwei Benutzer müssen dieselbe Bewertung abgeben.',
  'Two users must give the same disposition': 'Zwei Benutzer müssen dieselbe Bewertung abgeben',
  'You proposed: {disposition}. Another user must give the same disposition.':
    'Sie haben vorgeschlagen: {disposition}. Ein anderer Benutzer muss dieselbe Bewertung abgeben.',
  '{who} proposed: {disposition}. Give the same disposition to close the alert.':
    '{who} hat vorgeschlagen: {disposition}. Geben Sie dieselbe Bewertung ab, um den Alarm zu schließen.',

  // Assignment
  'Alert released.': 'Alarm zurückgegeben.',
  'Alert assigned.': 'Alarm zugewiesen.',
  'Alert reopened.': 'Alarm wieder geöffnet.',
  'Alert snoozed.': 'Alarm zurückgestellt.',
  'Deadline changed.': 'Frist geändert.',
  Snoozed: 'Zurückgestellt',
  Snooze: 'Zurückstellen',
  'Open now': 'Jetzt öffnen',
  'No deadline': 'Keine Frist',
  'Snoozed until': 'Zurückgestellt bis',

  // Cases of alerts
  'Merge into a case': 'Zu einem Fall zusammenfassen',
  'Merged into the case {name}.': 'Zum Fall {name} hinzugefügt.',
  '{count, plural, one {# alert} other {# alerts}}': '{count, plural, one {# Alarm} other {# Alarme}}',
  '{count, plural, one {# alert} other {# alerts}}: {names}':
    '{count, plural, one {# Alarm} other {# Alarme}}: {names}',
  'New case': 'Neuer Fall',
  'Name of the case': 'Name des Falls',
  'Optional. Without a name, the case is named after the date.':
    'Optional. Ohne Namen erhält der Fall das Datum als Namen.',
  Merge: 'Zusammenfassen',
  'View the alerts of the case': 'Alarme des Falls anzeigen',
  'Actions of the case': 'Aktionen des Falls',
  'Couldn’t load the case file': 'Fallakte konnte nicht geladen werden',
  'Download case file (HTML)': 'Fallakte herunterladen (HTML)',
  'Download case file (JSON)': 'Fallakte herunterladen (JSON)',

  // Money over time
  'Money over time': 'Geld im Zeitverlauf',
  Drawing: 'Zeichnung',
  'Party {number}': 'Partei {number}',
  'unknown amount': 'unbekannter Betrag',
  'to the entity': 'an die Entität',
  'from the entity': 'von der Entität',
  'between others': 'zwischen anderen',
  'The evidence lacks transfers between two parties.':
    'Die Belege enthalten keine Überweisungen zwischen zwei Parteien.',
  '{count, plural, one {# more party is} other {# more parties are}} in the table.':
    '{count, plural, one {# weitere Partei steht} other {# weitere Parteien stehen}} in der Tabelle.',
  '{transfers, plural, one {# transfer} other {# transfers}} between {parties} parties':
    '{transfers, plural, one {# Überweisung} other {# Überweisungen}} zwischen {parties} Parteien',
};

/** Typologies and their runs on past transactions. */
export const TYPOLOGIES: Catalogue = {
  Typologies: 'Typologien',
  Catalog: 'Katalog',
  'Runs on past transactions': 'Läufe über vergangene Transaktionen',
  '{count, plural, one {# transaction} other {# transactions}} monitored.':
    '{count, plural, one {# Transaktion} other {# Transaktionen}} überwacht.',
  'Newest run of the job:': 'Letzter Lauf des Jobs:',
  'Couldn’t load the typologies': 'Typologien konnten nicht geladen werden',
  'Couldn’t load the typology': 'Typologie konnte nicht geladen werden',
  'Typology not found': 'Typologie nicht gefunden',
  'No matching typologies.': 'Keine passenden Typologien.',
  'Name or pattern': 'Name oder Muster',
  Reports: 'Meldet',
  'Open alerts': 'Offene Alarme',
  '{suspicious} suspicious, {wrong} false positives': '{suspicious} verdächtig, {wrong} falsch positiv',
  'Suggested score': 'Vorgeschlagener Score',
  'Mode of {name}': 'Modus von {name}',
  'Save mode of {name}': 'Modus von {name} speichern',
  'Person or account': 'Person oder Konto',

  // One typology
  On: 'Ein',
  Shadow: 'Schattenmodus',
  Off: 'Aus',
  'Findings raise alerts.': 'Funde lösen Alarme aus.',
  'Findings are counted, but raise no alerts.': 'Funde werden gezählt, lösen aber keine Alarme aus.',
  'The typology is not evaluated.': 'Die Typologie wird nicht ausgewertet.',
  'Saved as policy version {version}.': 'Als Regelwerksversion {version} gespeichert.',
  'Proposed. Another user must approve the policy change.':
    'Vorgeschlagen. Ein anderer Benutzer muss die Regelwerksänderung genehmigen.',
  Parameters: 'Parameter',
  'Default: {value}': 'Standard: {value}',
  'Enter a value from {min} to {max}.': 'Geben Sie einen Wert von {min} bis {max} ein.',
  'Findings with a lower score raise no alert. 50% is the threshold of the parameters.':
    'Funde mit niedrigerem Score lösen keinen Alarm aus. 50 % entsprechen den Schwellen der Parameter.',
  'Suggested: {score}. Closed alerts with at least this score have a precision of {precision}.':
    'Vorschlag: {score}. Geschlossene Alarme mit mindestens diesem Score haben eine Präzision von {precision}.',
  'Use suggestion': 'Vorschlag übernehmen',
  'Hours until an alert is overdue. Empty: no deadline.':
    'Stunden, bis ein Alarm überfällig ist. Leer: keine Frist.',
  hours: 'Stunden',
  days: 'Tage',
  transfers: 'Überweisungen',
  'Amounts are in the currency of the transfers.': 'Beträge gelten in der Währung der Überweisungen.',
  'Reset {name}': '{name} zurücksetzen',
  'Explanation and runs': 'Erklärung und Läufe',
  Explanation: 'Erklärung',
  'Doesn’t match': 'Trifft nicht zu',
  'Reason of an alert': 'Grund eines Alarms',
  'The precision is the share of suspicious alerts among closed ones, without inconclusive ones.':
    'Die Präzision ist der Anteil verdächtiger Alarme an den geschlossenen, ohne nicht eindeutige.',

  // Runs
  'Run typologies on past transactions': 'Typologien über vergangene Transaktionen laufen lassen',
  'Run on past transactions': 'Über vergangene Transaktionen laufen lassen',
  'Uses the parameters on this page, also unsaved ones.':
    'Verwendet die Parameter dieser Seite, auch ungespeicherte.',
  'Uses {count, plural, one {# typology} other {# typologies}} that are on or in shadow mode.':
    'Verwendet {count, plural, one {# Typologie} other {# Typologien}}, die eingeschaltet oder im Schattenmodus sind.',
  'Last {days} days': 'Letzte {days} Tage',
  'Start run': 'Lauf starten',
  'Couldn’t start the run': 'Lauf konnte nicht gestartet werden',
  'Couldn’t load the run': 'Lauf konnte nicht geladen werden',
  'A run raises no alerts until you accept it.':
    'Ein Lauf löst keine Alarme aus, bis Sie sein Ergebnis übernehmen.',
  Runs: 'Läufe',
  'Couldn’t load the runs': 'Läufe konnten nicht geladen werden',
  'No runs yet. Start one to see which alerts the typologies would raise.':
    'Noch keine Läufe. Starten Sie einen, um zu sehen, welche Alarme die Typologien auslösen würden.',
  'The run found more alerts than it stores. Raise the thresholds.':
    'Der Lauf fand mehr Alarme, als er speichert. Erhöhen Sie die Schwellen.',
  'Raise the alerts': 'Alarme auslösen',
  'Raises up to {count, plural, one {# alert} other {# alerts}}. You can’t withdraw them, only close them.':
    'Löst bis zu {count, plural, one {# Alarm} other {# Alarme}} aus. Sie können sie nicht zurücknehmen, nur schließen.',
  '{opened, plural, one {# alert} other {# alerts}} raised, {extended} extended.':
    '{opened, plural, one {# Alarm} other {# Alarme}} ausgelöst, {extended} erweitert.',
  'Alerts per day': 'Alarme pro Tag',
  'Already alerted': 'Bereits gemeldet',
  'Overlap with alerts and labels': 'Überschneidung mit Alarmen und Labels',
  Sample: 'Beispiel',
  'Next sample': 'Nächstes Beispiel',
};
