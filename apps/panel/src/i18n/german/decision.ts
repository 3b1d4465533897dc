import type { Catalogue } from '../message';

/** Transaction page. */
export const DECISION: Catalogue = {
  'Review transaction': 'Transaktion prüfen',
  Ctrl: 'Strg',
  'Edit tags': 'Tags bearbeiten',
  'Added to the list “{list}”.': 'Zur Liste „{list}“ hinzugefügt.',
  'Label and tags': 'Label und Tags',
  Details: 'Details',
  Signals: 'Signale',
  'Links and locations': 'Verbindungen und Orte',
  'History and files': 'Verlauf und Dateien',
  'Raw data': 'Rohdaten',
  'Not in the request.': 'Nicht in der Anfrage.',
  '{count, plural, one {# time} other {# times}}': '{count, plural, one {# Mal} other {# Mal}}',
  'Data center': 'Rechenzentrum',
  'Not registered': 'Nicht registriert',
  'Receives no mail': 'Empfängt keine E-Mails',
  'Invalid number': 'Ungültige Nummer',
  'Invalid BIN': 'Ungültige BIN',
  '{months, plural, one {# month} other {# months}}': '{months, plural, one {# Monat} other {# Monate}}',
  'The points add up to {sum}. A score is never below 0.':
    'Die Punkte ergeben {sum}. Ein Score ist nie kleiner als 0.',
  Seen: 'Gesehen',
  'Person history': 'Verlauf der Person',
  'The request has no user ID and no email address.':
    'Die Anfrage enthält weder Nutzer-ID noch E-Mail-Adresse.',
  'Transaction approved.': 'Transaktion freigegeben.',
  'Transaction sent to review.': 'Transaktion zur Prüfung gegeben.',
  'Transaction declined.': 'Transaktion abgelehnt.',
  'The real outcome, if you know it. Models learn from labels.':
    'Der tatsächliche Ausgang, falls bekannt. Modelle lernen aus Labels.',
  'Save review': 'Prüfung speichern',
  'Payment method': 'Zahlungsmittel',
  'Shown in the history with your name. It doesn’t change the decision.':
    'Wird mit Ihrem Namen im Verlauf gezeigt. Ändert die Entscheidung nicht.',
  'Tag transaction': 'Transaktion mit Tags versehen',
  Actions: 'Aktionen',
  Approve: 'Freigeben',
  Review: 'Prüfung',
  Decline: 'Ablehnen',
  Label: 'Label',
  'Export personal data': 'Personenbezogene Daten exportieren',
  'Erase personal data': 'Personenbezogene Daten löschen',
  'Add to list': 'Zur Liste hinzufügen',
  'The decision changed in the meantime. Your comment is preserved. Check the new state, then decide.':
    'Die Entscheidung wurde inzwischen geändert. Ihr Kommentar bleibt erhalten. Prüfen Sie den neuen Stand, bevor Sie entscheiden.',
  '✓ Added to the list “{list}”.': '✓ Zur Liste „{list}“ hinzugefügt.',
  'Personal data': 'Personenbezogene Daten',
  'Keyboard shortcuts': 'Tastenkürzel',
  Reason: 'Begründung',
  'Recorded in the history. Press Ctrl+Enter to submit.':
    'Wird im Verlauf gespeichert. Mit Strg+Enter absenden.',
  'Couldn’t save the decision': 'Entscheidung konnte nicht gespeichert werden',
  'Erase personal data (needs permission)': 'Personenbezogene Daten löschen (Berechtigung erforderlich)',
  'View person': 'Person anzeigen',
  'View links': 'Verbindungen anzeigen',
  'Move between table rows': 'Durch Tabellenzeilen bewegen',
  'Show this list': 'Diese Liste anzeigen',
  Points: 'Punkte',
  'sets the decision': 'setzt die Entscheidung',
  Total: 'Summe',
  'Applied rules': 'Angewendete Regeln',
  'No live rule matched.': 'Keine aktive Regel hat angeschlagen.',
  'Matched without effect (shadow, or canary not counted):':
    'Ohne Wirkung angeschlagen (Schatten oder Canary nicht gezählt):',
  'Test environment': 'Testumgebung',
  'Couldn’t load the rule explanation': 'Regelerläuterung konnte nicht geladen werden',
  'The transaction doesn’t contain an email address or user ID.':
    'Die Transaktion enthält weder E-Mail-Adresse noch Nutzer-ID.',
  'Couldn’t load progress. Deletion is still running.':
    'Fortschritt konnte nicht geladen werden. Die Löschung läuft weiter.',
  'Permanently deletes all data stored for {names}: transactions, cases, screenings and verifications. You can’t undo this. The audit log records the deletion without personal data.':
    'Löscht alle zu {names} gespeicherten Daten endgültig: Transaktionen, Fälle, Namensprüfungen und Identitätsprüfungen. Dies lässt sich nicht rückgängig machen. Das Prüfprotokoll vermerkt die Löschung ohne personenbezogene Daten.',
  ' and ': ' und ',
  'Type {WORD} to confirm': 'Geben Sie zur Bestätigung {WORD} ein',
  'Couldn’t erase the data': 'Daten konnten nicht gelöscht werden',
  'Erasing data. You can close this window.': 'Daten werden gelöscht. Sie können dieses Fenster schließen.',
  'Data erased. This page still shows data that was loaded earlier.':
    'Daten gelöscht. Diese Seite zeigt noch zuvor geladene Daten.',
  'Erasure failed and will be retried. Check the server log for the cause.':
    'Löschung fehlgeschlagen, ein neuer Versuch folgt. Die Ursache steht im Serverprotokoll.',
  'Exports all data stored for {names}, one record per line. The audit log records the export.':
    'Exportiert alle zu {names} gespeicherten Daten, ein Datensatz pro Zeile. Das Prüfprotokoll vermerkt den Export.',
  '{count, plural, one {# record} other {# records}}, saved':
    '{count, plural, one {# Datensatz} other {# Datensätze}}, gespeichert',
  '{count, plural, one {# record} other {# records}} so far':
    'bisher {count, plural, one {# Datensatz} other {# Datensätze}}',
  'Lists that accept a value from this transaction.':
    'Listen, die einen Wert dieser Transaktion aufnehmen können.',
  Value: 'Wert',
  'History of this person': 'Historie dieser Person',
  'Latest transactions with the same email address.': 'Neueste Transaktionen mit derselben E-Mail-Adresse.',
  'Latest transactions with the same user ID.': 'Neueste Transaktionen mit derselben Nutzer-ID.',
  'View all in Transactions': 'Alle unter Transaktionen anzeigen',
  'Couldn’t load the history': 'Historie konnte nicht geladen werden',
  'No other transactions.': 'Keine weiteren Transaktionen.',
  'Shared attributes': 'Gemeinsame Merkmale',
  'Number of transactions with the same value, including this one.':
    'Anzahl der Transaktionen mit demselben Wert, einschließlich dieser.',
  approved: 'freigegeben',
  'sent to review': 'zur Prüfung gegeben',
  declined: 'abgelehnt',
  'Transaction {verb}: it matches the {count, plural, one {allowlist} other {allowlists}} {ids}. Rules and score were not applied.':
    'Transaktion {verb}: Sie steht auf {count, plural, one {der Positivliste} other {den Positivlisten}} {ids}. Regeln und Score wurden nicht angewendet.',
  'Transaction {verb}: it matches the {count, plural, one {blocklist} other {blocklists}} {ids}. Rules and score were not applied.':
    'Transaktion {verb}: Sie steht auf {count, plural, one {der Sperrliste} other {den Sperrlisten}} {ids}. Regeln und Score wurden nicht angewendet.',
  'Transaction {verb} by {count, plural, one {rule} other {rules}} {ids}, regardless of the score.':
    'Transaktion durch {count, plural, one {Regel} other {die Regeln}} {ids} {verb}, unabhängig vom Score.',
  'Transaction {verb}: the score {score} reached the {threshold} threshold of {at}.':
    'Transaktion {verb}: Der Score {score} erreichte die Schwelle {threshold} von {at}.',
  'Transaction {verb}: the score {score} is below both thresholds, and no rule or list set a decision.':
    'Transaktion {verb}: Der Score {score} liegt unter beiden Schwellenwerten, und keine Regel oder Liste hat eine Entscheidung gesetzt.',
  '{count, plural, one {Removing rule {ids} would do the same.} other {Removing any of the rules {ids} would do the same.}}':
    '{count, plural, one {Ohne die Regel {ids} wäre das Ergebnis dasselbe.} other {Ohne eine der Regeln {ids} wäre das Ergebnis dasselbe.}}',
  'No single change to the score, a rule or a list changes the decision.':
    'Keine einzelne Änderung des Scores, einer Regel oder einer Liste ändert die Entscheidung.',
  'Without the {count, plural, one {list} other {lists}} {ids}, the decision would be {to}.':
    'Ohne {count, plural, one {die Liste} other {die Listen}} {ids} wäre die Entscheidung {to}.',
  'Without {count, plural, one {rule} other {rules}} {ids}, the decision would be {to}.':
    'Ohne {count, plural, one {die Regel} other {die Regeln}} {ids} wäre die Entscheidung {to}.',
  'With {points, plural, one {# more point} other {# more points}}, the decision would be {to}.':
    'Mit {points, plural, one {# Punkt} other {# Punkten}} mehr wäre die Entscheidung {to}.',
  'With {points, plural, one {# point} other {# points}} less, the decision would be {to}.':
    'Mit {points, plural, one {# Punkt} other {# Punkten}} weniger wäre die Entscheidung {to}.',
  Record: 'Datensatz',
  'Evaluations of this transaction': 'Bewertungen dieser Transaktion',
  Request: 'Anfrage',
  Versions: 'Versionen',
  Response: 'Antwort',
  'Module evidence': 'Modulnachweise',
  'Couldn’t load the evaluations': 'Bewertungen konnten nicht geladen werden',
  'No evaluations are stored. They may be past the retention period.':
    'Keine Bewertungen gespeichert. Möglicherweise ist die Aufbewahrungsfrist abgelaufen.',
  'Data sources (digest)': 'Datenquellen (Prüfsumme)',
  'Score {score} of 100. Review at {review}, decline at {decline}':
    'Score {score} von 100. Prüfung ab {review}, Ablehnung ab {decline}',
  'review at {review}': 'Prüfung ab {review}',
  'decline at {decline}': 'Ablehnung ab {decline}',
  'Model inputs': 'Modelleingaben',
  'Weight (log odds)': 'Gewicht (Log-Odds)',
  Indicates: 'Spricht für',
  unknown: 'unbekannt',
  fraud: 'Betrug',
  legitimate: 'legitim',
  'Other inputs': 'Übrige Eingaben',
  'ML score {score}': 'ML-Score {score}',
  'Fraud probability in percent, from model {model}. It isn’t part of the fraud score.':
    'Betrugswahrscheinlichkeit in Prozent nach Modell {model}. Sie fließt nicht in den Betrugsscore ein.',
  'Fraud probability in percent, from a trained model. It isn’t part of the fraud score.':
    'Betrugswahrscheinlichkeit in Prozent nach einem trainierten Modell. Sie fließt nicht in den Betrugsscore ein.',
  'Score factors': 'Einflussfaktoren des Scores',
  'Couldn’t load the score explanation': 'Erläuterung des Scores konnte nicht geladen werden',
  'No factors.': 'Keine Einflussfaktoren.',
  '{state} by rules, changed manually': '{state} nach Regeln, manuell geändert',
  Decided: 'Entschieden',
  'in {calculation_time} ms with policy version {policy_version}.':
    'in {calculation_time} ms mit Regelwerksversion {policy_version}.',
  'Person and amount': 'Person und Betrag',
  'No person data': 'Keine Personendaten',
  'Top reasons': 'Hauptgründe',
  'No rule matched.': 'Keine Regel hat angeschlagen.',
  'A reserved test value in the request set the decision.':
    'Ein reservierter Testwert in der Anfrage hat die Entscheidung bestimmt.',
  true: 'wahr',
  false: 'falsch',
  missing: 'fehlt',
  'at least ': 'mindestens ',
  'all of': 'alle',
  'any of': 'mindestens eine',
  not: 'nicht',
  'canary {percent}%: counted': 'Canary {percent} %: gezählt',
  'canary {percent}%: not counted': 'Canary {percent} %: nicht gezählt',
  inactive: 'inaktiv',
  'Rule explanation': 'Regelerläuterung',
  'Search rules': 'Regeln suchen',
  'Matched ({count})': 'Angeschlagen ({count})',
  'Near misses ({count})': 'Knapp verfehlt ({count})',
  'Not evaluated: missing data ({count})': 'Nicht ausgewertet: fehlende Daten ({count})',
  'Not matched ({count})': 'Nicht angeschlagen ({count})',
  'Missing condition: {text}': 'Fehlende Bedingung: {text}',
  'None.': 'Keine.',
  'just missed': 'knapp verfehlt',
  'missed by {by}': 'um {by} verfehlt',
  'removed: {value}': 'entfernt: {value}',
  By: 'Von',
  'Comment or note': 'Kommentar oder Notiz',
  'Manual changes': 'Manuelle Änderungen',
  'Couldn’t load the changes': 'Änderungen konnten nicht geladen werden',
  'No manual changes. The rules set this decision.':
    'Keine manuellen Änderungen. Die Regeln haben diese Entscheidung gesetzt.',
  'The label “{label}” implies {meant}, but the decision is {state}.':
    'Das Label „{label}“ bedeutet {meant}, die Entscheidung ist aber {state}.',
  none: 'keine',
  Tags: 'Tags',
  'The label replaced the decision {state} that {author} set manually.':
    'Das Label hat die von {author} manuell gesetzte Entscheidung {state} ersetzt.',
  Conflict: 'Widerspruch',
  'The decision was set manually to {state}. This label changes it to {becomes}.':
    'Die Entscheidung wurde manuell auf {state} gesetzt. Dieses Label ändert sie zu {becomes}.',
  'Select a label': 'Label auswählen',
  'Couldn’t save the label': 'Label konnte nicht gespeichert werden',
  'Transaction note': 'Notiz zur Transaktion',
  'Couldn’t save the note': 'Notiz konnte nicht gespeichert werden',
  'Save note': 'Notiz speichern',
  Decision: 'Entscheidung',
  'Custom tags': 'Eigene Tags',
  'You can search for tags and use them in rules.':
    'Sie können nach Tags suchen und sie in Regeln verwenden.',
  'Couldn’t save the tags': 'Tags konnten nicht gespeichert werden',
  'Save tags': 'Tags speichern',
  Locations: 'Orte',
  'All in one country.': 'Alle in einem Land.',
  'In {countries} countries.': 'In {countries} Ländern.',
  'Transaction locations': 'Orte der Transaktion',
  'User address': 'Adresse des Nutzers',
  'Billing address': 'Rechnungsadresse',
  'Shipping address': 'Lieferadresse',
  'Location map': 'Karte der Orte',
};
