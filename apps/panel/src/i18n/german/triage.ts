import type { Catalogue } from '../message';

/** Probability of matches and rules that clear them. */
export const TRIAGE: Catalogue = {
  'auto-cleared': 'automatisch ausgeschlossen',
  'left open as a sample': 'als Stichprobe offen gelassen',
  'Probability {share}': 'Wahrscheinlichkeit {share}',
  'Probability of a true match: {share}': 'Wahrscheinlichkeit eines echten Treffers: {share}',
  'Supports a true match: {reason}': 'Dafür spricht: {reason}',
  'Speaks against a true match: {reason}': 'Dagegen spricht: {reason}',
  'Auto-resolution': 'Automatische Erledigung',
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
  'The names are identical': 'Die Namen stimmen überein',
  'The names are similar': 'Die Namen sind ähnlich',
  'All words of the name are common': 'Alle Wörter des Namens sind häufig',
  'The rarest word of the name is fairly common': 'Das seltenste Wort des Namens ist recht häufig',
  'The name is rare': 'Der Name ist selten',
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
  'The customer’s country isn’t in the list entry': 'Das Land des Kunden kommt im Listeneintrag nicht vor',
  'Same document number': 'Gleiche Dokumentnummer',
  'No listed document has the number': 'Kein gelistetes Dokument hat diese Nummer',
  'One is a person and the other an organization': 'Eine Seite ist eine Person, die andere eine Organisation',
  'The kind of list': 'Die Art der Liste',
  'Other entries of the list that match at least as well: {count}':
    'Andere Einträge der Liste, die mindestens so gut passen: {count}',
  'Part of the name is common': 'Ein Teil des Namens ist häufig',
  'Estimated from all compared data. The strongest factors come first.':
    'Geschätzt aus allen verglichenen Angaben. Die stärksten Einflussfaktoren stehen oben.',
};
