import type { Catalogue } from '../message';

/** The queues, and the audit trail. */
export const QUEUE: Catalogue = {
  // Audit trail
  '{count, plural, one {# record} other {# records}}':
    '{count, plural, one {# Datensatz} other {# Datensätze}}',
  'Not exported': 'Nicht ausgegeben',
  'the whole name': 'der ganze Name',
  'Earlier than': 'Früher als',
  'Show all': 'Alle zeigen',
  'No.': 'Nr.',
  On: 'Woran',
  'Every change of this account, newest first. Each record’s hash covers the one before it.':
    'Jede Änderung dieses Kontos, die neueste zuerst. Die Prüfsumme jedes Eintrags deckt den vorigen mit ab.',
  '✓ The chain is whole': '✓ Die Kette ist unversehrt',
  '✗ Broken at record {record}': '✗ Gebrochen bei Eintrag {record}',
  'Verify the chain': 'Die Kette prüfen',
  'Not verified': 'Nicht geprüft',
  'The trail could not be read': 'Das Protokoll konnte nicht gelesen werden',
  'No record matches.': 'Kein Eintrag passt.',

  // One item
  '{who} holds it. Take it over only when you have asked.':
    '{who} hält es. Übernehmen Sie es nur, wenn Sie gefragt haben.',
  'Give back': 'Zurückgeben',
  'Take over': 'Übernehmen',
  Take: 'Nehmen',
  Next: 'Nächstes',
  'The item was not changed': 'Der Eintrag wurde nicht geändert',
  'Assign to': 'Zuweisen an',
  'choose a person': 'eine Person wählen',
  '{decision} is proposed: it is decided when another person says the same.':
    '„{decision}“ ist vorgeschlagen: Es gilt, wenn eine andere Person dasselbe sagt.',
  'score {score}': 'Score {score}',
  'The whole decision': 'Die ganze Entscheidung',
  'The whole case': 'Der ganze Fall',
  'The whole verification': 'Die ganze Identitätsprüfung',
  'Waits since': 'Wartet seit',
  Deadline: 'Frist',
  'Held by': 'Gehalten von',
  Proposed: 'Vorgeschlagen',
  '{decision} by {who}': '{decision} von {who}',
  'Write a note': 'Eine Notiz schreiben',
  'The note was not written': 'Die Notiz wurde nicht geschrieben',
  Mention: 'Erwähnen',
  Write: 'Schreiben',
  'key …{end}': 'Schlüssel …{end}',
  'user …{end}': 'Benutzer …{end}',
  '{who} took it': '{who} nahm es',
  '{who} assigned it to {whom}': '{who} wies es {whom} zu',
  '{who} gave it back': '{who} gab es zurück',
  '{who} changed it': '{who} änderte es',
  '{who} wrote': '{who} schrieb',
  '{who} wrote to {whom}': '{who} schrieb an {whom}',
  '{who} proposed {decision}': '{who} schlug {decision} vor',
  '{who} decided {decision}': '{who} entschied {decision}',

  // Queues
  'New queue': 'Neue Warteschlange',
  'What waits in it': 'Was darin wartet',
  'Calls in review': 'Aufrufe in Prüfung',
  'Screening cases': 'Fälle der Namensprüfung',
  'Verifications in review': 'Identitätsprüfungen, die auf einen Menschen warten',
  'Empty = every amount. The API takes every filter of the traffic.':
    'Leer = jeder Betrag. Die API nimmt jeden Filter des Verkehrs.',
  'Two letters; empty = every country.': 'Zwei Buchstaben; leer = jedes Land.',
  'Hours to decide in': 'Stunden bis zur Entscheidung',
  'Empty = no deadline.': 'Leer = keine Frist.',
  'Two people decide (four eyes)': 'Zwei Personen entscheiden (vier Augen)',
  'The queue was not made': 'Die Warteschlange wurde nicht angelegt',
  'Make the queue': 'Warteschlange anlegen',
  'What waits for a person. n takes the next, a approves, d declines.':
    'Was auf einen Menschen wartet. n nimmt das Nächste, a nimmt an, d lehnt ab.',
  'The queues could not be read': 'Die Warteschlangen konnten nicht gelesen werden',
  'There is no queue yet. A queue shows what is in review, narrowed as you like.':
    'Noch gibt es keine Warteschlange. Eine Warteschlange zeigt, was in Prüfung ist, eingegrenzt, wie Sie wollen.',
  Since: 'Seit',
  'Nothing is free in this queue.': 'In dieser Warteschlange ist nichts frei.',
  'It is decided.': 'Es ist entschieden.',
  'Proposed: a second person decides.': 'Vorgeschlagen: Eine zweite Person entscheidet.',
  'Nothing was taken': 'Nichts wurde genommen',
  '{waiting} waiting, {held} held, {overdue} past the deadline. Two people decide.':
    '{waiting} warten, {held} gehalten, {overdue} über der Frist. Zwei Personen entscheiden.',
  'Only what is past its deadline': 'Nur was über der Frist ist',
  '{name} ({waiting}, {overdue} overdue)': '{name} ({waiting}, {overdue} überfällig)',
  '{waiting} waiting, {held} held, {overdue} past the deadline.':
    '{waiting} warten, {held} gehalten, {overdue} über der Frist.',
  'Remove the queue': 'Warteschlange entfernen',
  'What waits in it goes on waiting.': 'Was darin wartet, wartet weiter.',
  'The queue was not removed': 'Die Warteschlange wurde nicht entfernt',
  'Nothing waits.': 'Nichts wartet.',
  'Take the next': 'Das Nächste nehmen',
  'The item could not be read': 'Der Eintrag konnte nicht gelesen werden',
  'Your words were not sent; they are kept here:':
    'Ihre Worte wurden nicht gesendet; hier sind sie aufgehoben:',
  Assign: 'Zuweisen',
  'It waits in this queue no more: somebody has decided it, or it is gone.':
    'Es wartet nicht mehr in dieser Warteschlange: Jemand hat es entschieden, oder es ist nicht mehr da.',
  Mentions: 'Erwähnungen',
  'An item was assigned to you': 'Ihnen wurde ein Eintrag zugewiesen',
  Overridden: 'Umgestoßen',
  'Median time': 'Mittlere Zeit (Median)',
  Reviewers: 'Prüfende',
  'The last 30 days.': 'Die letzten 30 Tage.',
  'Nobody has decided anything yet.': 'Noch hat niemand etwas entschieden.',
};
