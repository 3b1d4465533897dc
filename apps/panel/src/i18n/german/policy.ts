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
};
