import { TYPOLOGY_REASONS } from './german-reasons';
import type { Catalogue } from './message';

/**
 * German for server messages with values; each pair of braces matches a number or text, which can be a known
 * message too. Specific patterns come first.
 */
export const PATTERNS: Catalogue = {
  'one of {values}': 'eines von {values}',
  'string of {least} to {most} characters': 'ein Text von {least} bis {most} Zeichen',
  'string of {least} to {most} characters, not blank':
    'ein Text von {least} bis {most} Zeichen, nicht nur Leerzeichen',
  'string of at most {most} characters': 'ein Text von höchstens {most} Zeichen',
  'array of {least} to {most} items': 'eine Liste von {least} bis {most} Einträgen',
  'array of at least {least} items': 'eine Liste von mindestens {least} Einträgen',
  'array of at least {least} items, each once': 'eine Liste von mindestens {least} Einträgen, jeder einmal',
  'array of at most {most} items': 'eine Liste von höchstens {most} Einträgen',
  'array of at most {most} strings': 'eine Liste von höchstens {most} Texten',
  'integer of {least} to {most}': 'eine ganze Zahl von {least} bis {most}',
  'integer of at least {least}': 'eine ganze Zahl ab {least}',
  'integer of at most {most}': 'eine ganze Zahl bis {most}',
  'number of {least} to {most}': 'eine Zahl von {least} bis {most}',
  'number of at least {least}': 'eine Zahl ab {least}',
  'number of at most {most}': 'eine Zahl bis {most}',
  'at most {most} characters': 'höchstens {most} Zeichen',
  'at most {most} on one transaction': 'höchstens {most} an einer Transaktion',
  'at most the value of {field}.decline': 'höchstens der Wert von {field}.decline',
  'at least {least}': 'mindestens {least}',
  'a date at most {most} days after `from`': 'ein Datum höchstens {most} Tage nach `from`',
  'no setting of a step {type}': 'keine Einstellung eines Schritts {type}',
  'no member of a node {type}': 'kein Feld eines Knotens {type}',
  'no cycle through {node}': 'kein Pfad zurück zu {node}',
  'a URL that responds to a ping with 200; result: {came}':
    'eine Adresse, die auf einen Ping mit 200 antwortet; Ergebnis: {came}',

  // Observations in sessions
  '{streams} sessions of {users} users from this network with an identical device within 24 hours':
    '{streams} Sitzungen von {users} Kunden aus diesem Netz mit identischem Gerät in 24 Stunden',
  '{streams} sessions of {users} users from this network with an identical device within 24 hours; this device never moves':
    '{streams} Sitzungen von {users} Kunden aus diesem Netz mit identischem Gerät in 24 Stunden; dieses Gerät bewegt sich nie',
  '{blind} of {presses} presses have no pointer movement before them':
    '{blind} von {presses} Klicks ohne vorherige Zeigerbewegung',
  '{fakes} events come from a script, {real} from input':
    '{fakes} Ereignisse stammen von einem Skript, {real} von Eingaben',
  '{quick} of {presses} presses are shorter than a human press':
    '{quick} von {presses} Klicks sind kürzer als menschliche',
  '{fields} fields filled within {took} ms': '{fields} Felder in {took} ms ausgefüllt',
  'all {count} fields were pasted': 'alle {count} Felder wurden eingefügt',
  '{count} fields changed without input': '{count} Felder ohne Eingabe geändert',
  'the intervals of {keys} keys vary by only {ms} ms':
    'die Abstände von {keys} Tasten schwanken nur um {ms} ms',
  'the hold times of {keys} keys vary by only {ms} ms':
    'die Haltezeiten von {keys} Tasten schwanken nur um {ms} ms',
  '{typed} characters typed at {speed} per second': '{typed} Zeichen mit {speed} pro Sekunde getippt',
  'IP countries: {countries}': 'IP-Länder: {countries}',
  '{addresses} addresses in {networks} networks': '{addresses} Adressen in {networks} Netzen',
  '{addresses} addresses in one network': '{addresses} Adressen in einem Netz',
  'VPN: {name}': 'VPN: {name}',
  'privacy relay: {name}': 'Datenschutz-Relay: {name}',
  'known proxy: {name}': 'bekannter Proxy: {name}',
  'data center proxy: {name}': 'Rechenzentrums-Proxy: {name}',
  'no activity for {duration}': 'keine Aktivität seit {duration}',

  // Notes of policy versions
  'Rule added: {rule}': 'Regel hinzugefügt: {rule}',
  'Rule replaced: {rule}': 'Regel ersetzt: {rule}',
  'Rule changed: {rule}': 'Regel geändert: {rule}',
  'Rule removed: {rule}': 'Regel entfernt: {rule}',
  'Suggested rule added in shadow: {rule}': 'Vorgeschlagene Regel im Schattenmodus hinzugefügt: {rule}',
  'List added: {list}': 'Liste hinzugefügt: {list}',
  'List removed: {list}': 'Liste entfernt: {list}',
  'Category added: {category}': 'Kategorie hinzugefügt: {category}',
  'Category replaced: {category}': 'Kategorie ersetzt: {category}',
  'Category removed: {category}': 'Kategorie entfernt: {category}',
  'Version {version} restored': 'Version {version} wiederhergestellt',
  // Stored by earlier versions
  'The default policy': 'Standardregelwerk',
  'A person has to look: {reasons}.': 'Manuelle Prüfung nötig: {reasons}.',
  'Approved by hand.': 'Manuell freigegeben.',
  'Declined by hand.': 'Manuell abgelehnt.',
  'an earlier session of another user shows the same document':
    'eine frühere Sitzung eines anderen Kunden enthält denselben Ausweis',
  'an earlier session of another user shows a face like this one':
    'eine frühere Sitzung eines anderen Kunden enthält ein ähnliches Gesicht',
  'an earlier session of another user shows the very same picture':
    'eine frühere Sitzung eines anderen Kunden enthält dasselbe Bild',
  'Restored version {version}': 'Version {version} wiederhergestellt',

  // System health
  '{jobs}: late or failing.': '{jobs}: verspätet oder fehlgeschlagen.',
  'All {all} run on schedule in this process.': 'Alle {all} dieses Prozesses laufen pünktlich.',
  'All {all} are up to date.': 'Alle {all} sind aktuell.',
  '{stale} of {all} is older than 3 times the update interval.':
    '{stale} von {all} ist älter als das Dreifache des Aktualisierungsintervalls.',
  '{stale} of {all} are older than 3 times the update interval.':
    '{stale} von {all} sind älter als das Dreifache des Aktualisierungsintervalls.',
  '{count} is failing or turned off.': '{count} ist fehlerhaft oder deaktiviert.',
  '{count} are failing or turned off.': '{count} sind fehlerhaft oder deaktiviert.',
  'Deliveries are delayed: {due} are due.': 'Zustellungen verzögert: {due} sind fällig.',

  'The current state is {state}. Load the transaction again':
    'Die aktuelle Entscheidung ist {state}. Laden Sie die Transaktion neu',

  // Check results
  'Manual review needed: {reasons}.': 'Manuelle Prüfung nötig: {reasons}.',
  '{check} is in review': '{check} ist in Prüfung',
  '{check} was not performed': '{check} wurde nicht durchgeführt',
  'Failed: {checks}.': 'Nicht bestanden: {checks}.',
  'The {check} was not finished in time.': '{check} wurde nicht rechtzeitig beendet.',

  ...TYPOLOGY_REASONS,
};
