import type { Catalogue } from '../message';

/** Probability of matches and rules that clear them. */
export const TRIAGE: Catalogue = {
  'auto-cleared': 'automatisch ausgeschlossen',
  'left open as a sample': 'als Stichprobe offen gelassen',
  'True match: {share}': 'Echter Treffer: {share}',
  'Reasons for the probability': 'Gründe für die Wahrscheinlichkeit',
  'For a true match: {reason}': 'Für einen echten Treffer: {reason}',
  'Against a true match: {reason}': 'Gegen einen echten Treffer: {reason}',
  'Auto-resolution': 'Automatische Entscheidung',
  'The first active rule that applies clears a match. Shadow mode only counts matches.':
    'Die erste aktive Regel, die zutrifft, schließt einen Treffer aus. Der Schattenmodus zählt nur.',
  'Shadow mode': 'Schattenmodus',
  Active: 'Aktiv',
  'Rule name': 'Name der Regel',
  'Highest probability, in percent': 'Höchste Wahrscheinlichkeit in Prozent',
  'Samples left open, in percent': 'Offene Stichproben in Prozent',
  'Data that must conflict': 'Angaben, die sich widersprechen müssen',
  'Kinds of lists; none means all': 'Arten von Listen; keine bedeutet alle',
  'Would clear {would_clear}, cleared {cleared}, samples {sampled}, confirmed {confirmed}, overturned {overturned}.':
    'Würde {would_clear} ausschließen, {cleared} ausgeschlossen, {sampled} Stichproben, {confirmed} bestätigt, {overturned} widerlegt.',
  'Remove rule': 'Regel entfernen',
  'Add a rule': 'Regel hinzufügen',
  'Save rules': 'Regeln speichern',
  'Auto-resolution rules saved.': 'Regeln gespeichert.',
  'Couldn’t save the auto-resolution rules': 'Die Regeln konnten nicht gespeichert werden',
  'Couldn’t load the auto-resolution rules': 'Die Regeln konnten nicht geladen werden',
  'The names are equal': 'Die Namen sind gleich',
  'The names are similar': 'Die Namen sind ähnlich',
  'All words of the name are common': 'Alle Wörter des Namens sind häufig',
  'The rarest word of the name is fairly common': 'Das seltenste Wort des Namens ist recht häufig',
  'The name contains a rare word': 'Der Name enthält ein seltenes Wort',
  'Same month and year of birth': 'Gleicher Geburtsmonat und gleiches Geburtsjahr',
  'Same year of birth; one side states no day': 'Gleiches Geburtsjahr; eine Seite nennt keinen Tag',
  'Dates of birth differ by a typing error or by swapped digits':
    'Geburtsdaten unterscheiden sich durch einen Tippfehler oder vertauschte Ziffern',
  'Same year of birth, but another day': 'Gleiches Geburtsjahr, aber ein anderer Tag',
  'Years of birth differ by at most 2': 'Geburtsjahre unterscheiden sich um höchstens 2',
  'Years of birth differ by 3 to 9': 'Geburtsjahre unterscheiden sich um 3 bis 9',
  'Years of birth differ by 10 or more': 'Geburtsjahre unterscheiden sich um 10 oder mehr',
  'The customer’s country is a nationality of the entry':
    'Das Land des Kunden ist eine Staatsangehörigkeit des Eintrags',
  'The customer’s country is associated with the entry': 'Das Land des Kunden gehört zum Eintrag',
  'The customer’s country isn’t associated with the entry': 'Das Land des Kunden gehört nicht zum Eintrag',
  'Same document number': 'Gleiche Dokumentnummer',
  'No listed document has the number': 'Kein gelistetes Dokument hat diese Nummer',
  'One is a person and the other an organization': 'Eine Seite ist eine Person, die andere eine Organisation',
  'The kind of list': 'Die Art der Liste',
  'Other entries of the list that match at least as well: {count}':
    'Andere Einträge der Liste, die mindestens so gut passen: {count}',
};
