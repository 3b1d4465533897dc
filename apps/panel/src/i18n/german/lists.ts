import type { Catalogue } from '../message';

/** A list as a file. */
export const LISTS: Catalogue = {
  'As a file': 'Als Datei',
  'CSV with a column value (such as {example}), and note and expires_at where wanted; commas or semicolons. Values that are there already take the new note and end.':
    'CSV mit einer Spalte value (etwa {example}), und note und expires_at, wo gewünscht; Kommas oder Strichpunkte. Werte, die schon da sind, nehmen die neue Notiz und das neue Ende an.',
  File: 'Datei',
  'Choose a CSV file': 'CSV-Datei wählen',
  'Choose no file': 'Keine Datei wählen',
  'Bring in': 'Hereinholen',
  Stop: 'Anhalten',
  'It broke off; what was saved so far stays': 'Es brach ab; was bis dahin gespeichert wurde, bleibt',
  '{saved} saved': '{saved} gespeichert',
  '{saved} saved so far': 'bisher {saved} gespeichert',
  '{saved} saved, {refused} refused': '{saved} gespeichert, {refused} abgewiesen',
  '{saved} saved, {refused} refused so far': 'bisher {saved} gespeichert, {refused} abgewiesen',
  'How much of the file is read': 'Wie viel der Datei gelesen ist',
  'Refused rows': 'Abgewiesene Zeilen',
  'Line {line}: {problem}': 'Zeile {line}: {problem}',
  'Save the first {count} refused rows': 'Die ersten {count} abgewiesenen Zeilen speichern',
  'Save as CSV': 'Als CSV speichern',
  '{size} KB, saved': '{size} KB, gespeichert',
  '{size} KB so far': 'bisher {size} KB',
  'Nothing was saved': 'Nichts wurde gespeichert',
};
