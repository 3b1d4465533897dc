import type { Catalogue } from '../message';

/** Rules, lists, models, policy versions and workflows. */
export const POLICY_PAGES: Catalogue = {
  // Rules
  'Most matches first. Without sorting, the order is that of the evaluation.':
    'Meiste Treffer zuerst. Ohne Sortierung gilt die Reihenfolge der Auswertung.',
  'Rules of policy version {version}': 'Regeln der Regelwerksversion {version}',
  'With matches': 'Mit Treffern',
  'no labels': 'keine Labels',
  Direction: 'Richtung',
  'Fraud score: REVIEW from {review}, DECLINE from {decline}.':
    'Betrugsscore: REVIEW ab {review}, DECLINE ab {decline}.',
  'Also add to list': 'Auch zur Liste hinzufügen',
  'No unsaved changes.': 'Keine ungespeicherten Änderungen.',
  'Takes effect after a second user approves it.': 'Gilt, sobald ein zweiter Benutzer zustimmt.',
  'Changes live decisions immediately.': 'Ändert Live-Entscheidungen sofort.',
  'Decisions don’t change: the rule is not live.':
    'Entscheidungen ändern sich nicht: Die Regel ist nicht live.',
  'Creates policy version {version}.': 'Erzeugt Regelwerksversion {version}.',

  // Templates
  'More than 3 cards for one user in 24 hours': 'Mehr als 3 Karten eines Nutzers in 24 Stunden',
  'Card shared by more than 2 users in 7 days': 'Karte von mehr als 2 Nutzern in 7 Tagen',
  'Password shared by more than 2 users in 7 days': 'Gleiches Passwort bei mehr als 2 Nutzern in 7 Tagen',
  'Phone number shared by more than 2 users in 30 days': 'Telefonnummer von mehr als 2 Nutzern in 30 Tagen',
  'Amount above 300 from a new IP address': 'Betrag über 300 von einer neuen IP-Adresse',
  'IP country differs from account country': 'IP-Land weicht vom Land des Kontos ab',
  'Same condition as rule': 'Gleiche Bedingung wie Regel',
  '{points} points': '{points} Punkte',

  // Models
  'Active model: {model}': 'Aktives Modell: {model}',
  'Base model ({model})': 'Basismodell ({model})',
  'Fraud labels': 'Betrugslabels',
  'Legitimate labels': 'Legitim-Labels',
  'All labels': 'Alle Labels',
  '{count} of {needed}': '{count} von {needed}',
  'Trains a model from your labels and compares it with the active one.':
    'Trainiert ein Modell aus Ihren Labels und vergleicht es mit dem aktiven.',
  'Training needs more labels.': 'Das Training erfordert mehr Labels.',
  'Label transactions': 'Labels vergeben',
  'Rules with up to 3 conditions, mined from older labeled transactions and validated on newer ones. Needs labels of both kinds.':
    'Regeln mit bis zu 3 Bedingungen, aus älteren Transaktionen mit Label abgeleitet und an neueren geprüft. Benötigt Labels beider Arten.',
  'Measured on {rows} labeled transactions, {frauds} fraud; {trees} trees.':
    'Gemessen an {rows} Transaktionen mit Label, {frauds} Betrug; {trees} Bäume.',
  'Training labels': 'Trainingslabels',
  'Measured on': 'Gemessen an',
  '{count} fraud': '{count} Betrug',

  // Lists
  'Newest entry': 'Neuester Eintrag',
  'Used in rules': 'In Regeln',
  'The list is empty.': 'Die Liste ist leer.',
  'Add values or import a CSV file.': 'Fügen Sie Werte hinzu oder importieren Sie eine CSV-Datei.',
  Values: 'Werte',
  'Empty: the values don’t expire.': 'Leer: Die Werte laufen nicht ab.',

  // Policy versions
  'JSON file with conditions as text. Same output as the command':
    'JSON-Datei mit Bedingungen als Text. Gleiche Ausgabe wie der Befehl',
  'No note': 'Keine Notiz',

  // Workflows
  'Optional. By default, the name of the template.': 'Optional. Standard ist der Name der Vorlage.',
  'No workflows yet': 'Noch keine Workflows',
  'A workflow verifies end users: documents, a selfie and other checks.':
    'Ein Workflow verifiziert Endnutzer: Ausweise, ein Selfie und andere Prüfungen.',
  'Version {active}, draft {newest}': 'Version {active}, Entwurf {newest}',
  'Required inputs: {inputs}': 'Erforderliche Eingaben: {inputs}',
  'Level of identity proofing': 'Stufe der Identitätsprüfung',
  Draft: 'Entwurf',
  'Newer draft': 'Neuerer Entwurf',
  'Then: {step}': 'Dann: {step}',
  'If true: {step}': 'Falls zutreffend: {step}',
  'Otherwise: {step}': 'Sonst: {step}',
  'Status from the results of the checks': 'Status aus den Ergebnissen der Prüfungen',
  'Status {status}': 'Status {status}',
  '{setting}: on': '{setting}: an',
  'Order of the steps': 'Reihenfolge der Schritte',
};
