import type { Catalogue } from '../message';

/** The policy as a file. */
export const POLICY: Catalogue = {
  'Policy as a file': 'Das Regelwerk als Datei',
  'Rules, categories, lists without their entries, and thresholds: kept in a repository, or brought from a test installation to the live one.':
    'Regeln, Kategorien, Listen ohne ihre Einträge und Schwellen: in einem Repository aufbewahrt, oder von einer Test-Installation in die laufende gebracht.',
  'Save the policy': 'Das Regelwerk speichern',
  'As JSON; each condition is text. assay policy export writes the same.':
    'Als JSON; jede Bedingung ist Text. assay policy export schreibt dasselbe.',
  'Save as a file': 'Als Datei speichern',
  'Version {version} is saved.': 'Version {version} ist gespeichert.',
  'The file has more than a million bytes.': 'Die Datei hat mehr als eine Million Bytes.',
  'The file is no JSON: it may have been cut off, or edited in a word processor.':
    'Die Datei ist kein JSON: Sie kann abgeschnitten oder in einer Textverarbeitung bearbeitet worden sein.',
  'The file is JSON and no policy: it has no rules.':
    'Die Datei ist JSON und kein Regelwerk: Sie hat keine Regeln.',
  'Bring in a policy': 'Ein Regelwerk hereinholen',
  'The file is checked and compared first; nothing changes before you say so. Lists that still have entries cannot be left out.':
    'Die Datei wird erst geprüft und verglichen; nichts ändert sich, bevor Sie es sagen. Listen, die noch Einträge haben, können nicht fehlen.',
  'Policy file': 'Datei des Regelwerks',
  'Choose a JSON file': 'JSON-Datei wählen',
  'The file cannot be read': 'Die Datei lässt sich nicht lesen',
  'The file is no sound policy': 'Die Datei ist kein gültiges Regelwerk',
  'The file is policy version {version} already: nothing would change.':
    'Die Datei ist schon Version {version} des Regelwerks: Nichts würde sich ändern.',
  'It is applied': 'Es ist angewandt',
  'It is proposed': 'Es ist vorgeschlagen',
  'The file is policy version {version} now.': 'Die Datei ist jetzt Version {version} des Regelwerks.',
  'A second person approves it on the page of policy versions.':
    'Eine zweite Person gibt es auf der Seite der Versionen frei.',
  'What it would change against version {version}': 'Was es gegenüber Version {version} ändern würde',
  'What would change': 'Was sich ändern würde',
  'Nothing was changed': 'Nichts wurde geändert',
  'Apply the file': 'Datei anwenden',
  'Compare again': 'Noch einmal vergleichen',
  'Rules, categories, lists and thresholds are one document; each change makes a new version.':
    'Regeln, Kategorien, Listen und Schwellen sind ein Dokument; jede Änderung ergibt eine neue Version.',
  'As a file: save, compare, bring in': 'Als Datei: speichern, vergleichen, hereinholen',
  'Not restored': 'Nicht wiederhergestellt',
  waits: 'wartet',
  refused: 'abgewiesen',
  'The proposals could not be read': 'Die Vorschläge konnten nicht gelesen werden',
  Proposal: 'Vorschlag',
  Made: 'Angelegt',
  'Decided by': 'Entschieden von',
  'What the proposal {note} changes': 'Was der Vorschlag {note} ändert',
  Changes: 'Änderungen',
  'Approve {note}': 'Annehmen: {note}',
  'It becomes the next version of the policy, and decides from the next call on.':
    'Er wird die nächste Version des Regelwerks und entscheidet vom nächsten Aufruf an.',
  'Refuse {note}': 'Abweisen: {note}',
  Refuse: 'Abweisen',
  Proposals: 'Vorschläge',
  'A second person approves a change: who proposed it cannot, and a key cannot either.':
    'Eine zweite Person nimmt eine Änderung an: Wer sie vorschlug, kann es nicht, und ein Schlüssel auch nicht.',
  'Nothing is proposed.': 'Nichts ist vorgeschlagen.',
  'Refuse the proposal': 'Den Vorschlag abweisen',
  'It stays beside the proposal, for who made it.':
    'Es bleibt beim Vorschlag stehen, für den, der ihn gemacht hat.',
  'Thresholds of the current version': 'Schwellen der gültigen Version',
  'Review from': 'Prüfung ab',
  'Decline from': 'Ablehnung ab',
  'Not below review': 'Nicht unter der Prüfung',
  'Rules added: {names}': 'Neue Regeln: {names}',
  'Rules removed: {names}': 'Entfernte Regeln: {names}',
  'Rules changed: {id} ({members})': 'Geänderte Regel: {id} ({members})',
  'Categories added: {names}': 'Neue Kategorien: {names}',
  'Categories removed: {names}': 'Entfernte Kategorien: {names}',
  'Categories changed: {id} ({members})': 'Geänderte Kategorie: {id} ({members})',
  'Lists added: {names}': 'Neue Listen: {names}',
  'Lists removed: {names}': 'Entfernte Listen: {names}',
  'Lists changed: {id} ({members})': 'Geänderte Liste: {id} ({members})',
  'Thresholds: review {from_review} → {to_review}, decline {from_decline} → {to_decline}':
    'Schwellen: Prüfung {from_review} → {to_review}, Ablehnung {from_decline} → {to_decline}',
  'Nothing differs.': 'Nichts ist verschieden.',
  Version: 'Version',
  current: 'gültig',
  'Note and difference': 'Notiz und Unterschied',
  Restore: 'Wiederherstellen',
  'Your role does not change them.': 'Ihre Rolle ändert sie nicht.',
  '{author}, approved by {approver}': '{author}, gebilligt von {approver}',
  'Changes of version {version}': 'Änderungen der Version {version}',
  'Restore version {version}': 'Version {version} wiederherstellen',
  'Version {version} becomes the current policy again, as a new version. Nothing is lost.':
    'Version {version} wird wieder das gültige Regelwerk, als neue Version. Nichts geht verloren.',
  'The versions could not be read': 'Die Versionen konnten nicht gelesen werden',
  'No version is older.': 'Keine Version ist älter.',
  '{open, plural, one {A change waits} other {# changes wait}} for a second person:':
    '{open, plural, one {Eine Änderung wartet} other {# Änderungen warten}} auf eine zweite Person:',
  proposals: 'Vorschläge',
};
