import type { Catalogue } from '../message';

/** Review queues and the audit log. */
export const QUEUE: Catalogue = {
  // Audit log
  '{count, plural, one {# record} other {# records}}':
    '{count, plural, one {# Datensatz} other {# Datensätze}}',
  'Couldn’t export': 'Export fehlgeschlagen',
  'User or API key name': 'Name des Benutzers oder API-Schlüssels',
  To: 'Bis',
  'Clear filters': 'Filter zurücksetzen',
  'No.': 'Nr.',
  Object: 'Objekt',
  'All changes, sign-ins and views of personal data, newest first. Each record’s hash covers the previous record.':
    'Alle Änderungen, Anmeldungen und Zugriffe auf personenbezogene Daten, neueste zuerst. In den Hash jedes Eintrags geht der vorherige Eintrag ein.',
  '✓ Hash chain is intact: {records} records, checked {time}':
    '✓ Hash-Kette ist unversehrt: {records} Einträge, geprüft {time}',
  '✗ Hash chain is broken at record {record}': '✗ Hash-Kette ist bei Eintrag {record} unterbrochen',
  '✗ Record {record} is missing': '✗ Eintrag {record} fehlt',
  '✗ Records {first} to {last} are missing': '✗ Die Einträge {first} bis {last} fehlen',
  'Verify integrity': 'Integrität prüfen',
  'Couldn’t verify': 'Prüfung fehlgeschlagen',
  'Couldn’t load the audit log': 'Audit-Protokoll konnte nicht geladen werden',
  'No matching records. Change the filters.': 'Keine passenden Einträge. Ändern Sie die Filter.',

  // Alerts of transaction monitoring
  'Alerts of transaction monitoring': 'Alerts der Transaktionsüberwachung',
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
    '„{decision}“ ist vorgeschlagen. Ein zweiter Benutzer muss die Entscheidung bestätigen.',
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
  '{who} released it': '{who} hat den Eintrag zurückgegeben',
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
    'Leer lassen für jeden Betrag. Die API akzeptiert alle Transaktionsfilter.',
  'Two-letter code. Empty means any country.': 'Zweistelliger Code. Leer lassen für jedes Land.',
  'Review deadline, in hours': 'Frist für die Prüfung (Stunden)',
  'Empty means no deadline.': 'Leer lassen für keine Frist.',
  'Four-eyes approval': 'Vier-Augen-Prinzip',
  'Couldn’t create the queue': 'Warteschlange konnte nicht angelegt werden',
  'Save queue': 'Warteschlange speichern',
  'Couldn’t load the review queues': 'Warteschlangen konnten nicht geladen werden',
  Since: 'Seit',
  'No unclaimed items in this queue.': 'Keine nicht übernommenen Einträge in dieser Warteschlange.',
  'Decision saved.': 'Entscheidung gespeichert.',
  'Decision proposed. A second user must confirm it.':
    'Entscheidung vorgeschlagen. Ein zweiter Benutzer muss sie bestätigen.',
  'Couldn’t claim an item': 'Eintrag konnte nicht übernommen werden',
  'Overdue only': 'Nur überfällige',
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
  'Median time': 'Median der Dauer',
  Reviewers: 'Prüfer',
  'Last 30 days.': 'Letzte 30 Tage.',
  'No decisions yet.': 'Noch keine Entscheidungen.',

  // Workbench
  'A queue lists items that need a manual decision. Create a queue to start.':
    'Eine Warteschlange enthält Einträge, über die manuell entschieden werden muss. Legen Sie zuerst eine an.',
  Assignment: 'Zugewiesen an',
  'Checked, fraud indicators confirmed': 'Geprüft, Betrugsmerkmale bestätigt',
  'Checked, no indication of fraud': 'Geprüft, kein Hinweis auf Betrug',
  'Claimed by {who}': 'Übernommen von {who}',
  'Ctrl+Enter: {verb}': 'Strg+Enter: {verb}',
  'Enter a reason or select a standard reason.':
    'Geben Sie eine Begründung ein oder wählen Sie eine Standardbegründung.',
  Item: 'Eintrag',
  'No mentions': 'Keine Erwähnungen',
  'No review queues': 'Keine Warteschlangen',
  'Notes that mention you and items that are assigned to you appear here.':
    'Hier erscheinen Notizen, die Sie erwähnen, und Einträge, die Ihnen zugewiesen wurden.',
  'Standard reasons for all items': 'Standardbegründungen für alle Einträge',
  'Waiting items': 'Wartende Einträge',
  'no one': 'niemand',
  '{name} approved.': '{name} freigegeben.',
  '{name} declined.': '{name} abgelehnt.',
  'The next item opens after your decision.': 'Nach Ihrer Entscheidung öffnet sich der nächste Eintrag.',
  'Most urgent first, {held} claimed. Four-eyes approval.':
    'Dringendste zuerst, {held} übernommen. Vier-Augen-Freigabe.',
  'Most urgent first, {held} claimed.': 'Dringendste zuerst, {held} übernommen.',
  due: 'fällig',
  '{name} · {waiting} waiting, {overdue} overdue': '{name} · {waiting} wartend, {overdue} überfällig',
  '{name} · {waiting} waiting': '{name} · {waiting} wartend',
};
