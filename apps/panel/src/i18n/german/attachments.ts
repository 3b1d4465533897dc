import type { Catalogue } from '../message';

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
