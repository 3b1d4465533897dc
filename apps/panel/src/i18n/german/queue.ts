import type { Catalogue } from '../message';

/** Review queues and the audit log. */
export const QUEUE: Catalogue = {
  // Audit log
  '{count, plural, one {# record} other {# records}}':
    '{count, plural, one {# Datensatz} other {# Datensätze}}',
  'Couldn’t export': 'Export fehlgeschlagen',
  To: 'Bis',
  'Clear filters': 'Filter zurücksetzen',
  'No.': 'Nr.',
  Object: 'Objekt',
  '✓ Hash chain is intact': '✓ Hash-Kette ist unversehrt',
  '✗ Hash chain is broken at record {record}': '✗ Hash-Kette ist bei Eintrag {record} unterbrochen',
  '✗ Record {record} is missing': '✗ Eintrag {record} fehlt',
  '✗ Records {first} to {last} are missing': '✗ Die Einträge {first} bis {last} fehlen',
  'Verify integrity': 'Integrität prüfen',
  'Couldn’t verify': 'Prüfung fehlgeschlagen',
  'Couldn’t load the audit log': 'Prüfprotokoll konnte nicht geladen werden',
  'No matching records. Change the filters.': 'Keine passenden Einträge. Ändern Sie die Filter.',

  // Alerts of transaction monitoring
  'Alerts of transaction monitoring': 'Alarme der Transaktionsüberwachung',
  Typology: 'Typologie',
  Entity: 'Entität',
  'First transaction': 'Erste Transaktion',
  'Last transaction': 'Letzte Transaktion',
  'Suggested disposition': 'Vorgeschlagene Einstufung',
  'Deleted transaction': 'Gelöschte Transaktion',
  '{count} transactions in total': '{count} Transaktionen insgesamt',
  Suspicious: 'Verdächtig',
  '{name} closed as false positive.': '{name} als falsch-positiv geschlossen.',
  '{name} closed as suspicious.': '{name} als verdächtig geschlossen.',

  // One item
  'Claimed by {who}. Ask before you take it over.':
    'Von {who} übernommen. Fragen Sie nach, bevor Sie den Eintrag übernehmen.',
  Release: 'Zurückgeben',
  'Take over': 'Übernehmen',
  Claim: 'Übernehmen',
  Next: 'Nächster',
  'Couldn’t update the item': 'Eintrag konnte nicht geändert werden',
  'Assign to': 'Zuweisen an',
  'Select a user': 'Benutzer auswählen',
  '{decision} is proposed. A second user must confirm it.':
    '„{decision}“ ist vorgeschlagen. Ein zweiter Benutzer muss bestätigen.',
  'score {score}': 'Score {score}',
  'Open transaction': 'Transaktion öffnen',
  'Open case': 'Fall öffnen',
  'Open verification': 'Identitätsprüfung öffnen',
  'Waiting since': 'Wartet seit',
  Deadline: 'Frist',
  Proposed: 'Vorgeschlagen',
  '{decision} by {who}': '{decision} von {who}',
  'Add a note': 'Notiz hinzufügen',
  'Couldn’t add the note': 'Notiz konnte nicht hinzugefügt werden',
  Mention: 'Erwähnen',
  'Add note': 'Notiz hinzufügen',
  'key …{end}': 'Schlüssel …{end}',
  'user …{end}': 'Benutzer …{end}',
  '{who} claimed it': '{who} hat den Eintrag übernommen',
  '{who} assigned it to {target}': '{who} hat den Eintrag {target} zugewiesen',
  '{who} released it': '{who} hat den Eintrag freigegeben',
  '{who} updated it': '{who} hat den Eintrag geändert',
  '{who} added a note': '{who} hat eine Notiz hinzugefügt',
  '{who} mentioned {target}': '{who} hat {target} erwähnt',
  '{who} proposed {decision}': '{who} hat {decision} vorgeschlagen',
  '{who} decided {decision}': '{who} hat {decision} entschieden',

  // Queues
  'Create queue': 'Warteschlange anlegen',
  Items: 'Einträge',
  'Transactions in review': 'Transaktionen in Prüfung',
  'Screening cases': 'Fälle der Namensprüfung',
  'Verifications in review': 'Identitätsprüfungen in Prüfung',
  'Empty means any amount. The API accepts all transaction filters.':
    'Leer bedeutet jeder Betrag. Die API akzeptiert alle Transaktionsfilter.',
  'Two-letter code. Empty means any country.': 'Zweistelliger Code. Leer bedeutet jedes Land.',
  'Review deadline, in hours': 'Prüffrist (Stunden)',
  'Empty means no deadline.': 'Leer bedeutet keine Frist.',
  'Four-eyes approval': 'Vier-Augen-Freigabe',
  'Couldn’t create the queue': 'Warteschlange konnte nicht angelegt werden',
  'Save queue': 'Warteschlange speichern',
  'Couldn’t load the review queues': 'Prüfwarteschlangen konnten nicht geladen werden',
  Since: 'Seit',
  'No unclaimed items in this queue.': 'Keine freien Einträge in dieser Warteschlange.',
  'Decision saved.': 'Entscheidung gespeichert.',
  'Decision proposed. A second user must confirm it.':
    'Entscheidung vorgeschlagen. Ein zweiter Benutzer muss bestätigen.',
  'Couldn’t claim an item': 'Eintrag konnte nicht übernommen werden',
  '{waiting} waiting, {held} claimed, {overdue} overdue. Four-eyes approval.':
    '{waiting} wartend, {held} übernommen, {overdue} überfällig. Vier-Augen-Freigabe.',
  'Overdue only': 'Nur überfällige',
  '{name} ({waiting}, {overdue} overdue)': '{name} ({waiting}, {overdue} überfällig)',
  '{waiting} waiting, {held} claimed, {overdue} overdue.':
    '{waiting} wartend, {held} übernommen, {overdue} überfällig.',
  'Delete queue': 'Warteschlange löschen',
  'Items in the queue stay in review.': 'Einträge der Warteschlange bleiben in Prüfung.',
  'No items waiting. Items appear here when they need review.':
    'Keine wartenden Einträge. Einträge erscheinen hier, sobald sie geprüft werden müssen.',
  'Claim next': 'Nächsten übernehmen',
  'Couldn’t load the item': 'Eintrag konnte nicht geladen werden',
  'Your comment wasn’t saved. Copy it from here:':
    'Ihr Kommentar wurde nicht gespeichert. Kopieren Sie ihn hier:',
  Assign: 'Zuweisen',
  'This item is no longer in the queue. It was decided or deleted.':
    'Dieser Eintrag ist nicht mehr in der Warteschlange. Er wurde entschieden oder gelöscht.',
  Mentions: 'Erwähnungen',
  'An item was assigned to you': 'Ihnen wurde ein Eintrag zugewiesen',
  Overridden: 'Überstimmt',
  'Median time': 'Medianzeit',
  Reviewers: 'Prüfer',
  'Last 30 days.': 'Letzte 30 Tage.',
  'No decisions yet.': 'Noch keine Entscheidungen.',

  // Workbench
  'A queue lists items that need a manual decision. Create a queue to start.':
    'Eine Warteschlange listet Einträge, die eine manuelle Entscheidung brauchen. Legen Sie zuerst eine an.',
  Assignment: 'Zuständigkeit',
  'Checked, fraud indicators confirmed': 'Geprüft, Betrugsmerkmale bestätigt',
  'Checked, no indication of fraud': 'Geprüft, kein Hinweis auf Betrug',
  'Claimed by {who}': 'Übernommen von {who}',
  'Ctrl+Enter: {verb}': 'Strg+Enter: {verb}',
  'Enter a reason or select a standard reason.':
    'Geben Sie eine Begründung ein oder wählen Sie eine Standardbegründung.',
  Item: 'Eintrag',
  'No item open': 'Kein Eintrag geöffnet',
  'No mentions': 'Keine Erwähnungen',
  'No review queues': 'Keine Prüfwarteschlangen',
  'Notes that mention you and items that are assigned to you appear here.':
    'Hier erscheinen Notizen, die Sie erwähnen, und Einträge, die Ihnen zugewiesen wurden.',
  'Select an item, or claim the most urgent one.':
    'Wählen Sie einen Eintrag oder übernehmen Sie den dringendsten.',
  'Standard reasons for all items': 'Standardbegründungen für alle Einträge',
  'Waiting items': 'Wartende Einträge',
  'no one': 'niemand',
  '{name} approved.': '{name} freigegeben.',
  '{name} declined.': '{name} abgelehnt.',
};
