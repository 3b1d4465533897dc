import type { Catalogue } from '../message';

/** Keys of the API, and how a key or secret is rotated. */
export const KEYS: Catalogue = {
  ended: 'endete',
  ends: 'endet',
  'in use': 'in Gebrauch',
  Live: 'Live',
  Test: 'Test',
  'May use': 'Darf nutzen',
  'Allowed from': 'Erlaubt von',
  anywhere: 'überall',
  Standing: 'Stand',
  Revoke: 'Widerrufen',
  'Revoke {name}': '{name} widerrufen',
  'The key “{name}” ends at once, everywhere, and cannot be brought back.':
    'Der Schlüssel „{name}“ endet sofort und überall und lässt sich nicht zurückholen.',
  'The keys could not be read': 'Die Schlüssel konnten nicht gelesen werden',
  'No key yet.': 'Noch kein Schlüssel.',
  'A key is shown once, when it is made; only its hash is kept.':
    'Ein Schlüssel wird einmal gezeigt, wenn er entsteht; nur sein Hash wird aufbewahrt.',
  'New key': 'Neuer Schlüssel',
  'The new key “{name}”': 'Der neue Schlüssel „{name}“',
  'Copy it now: it is shown this once and cannot be read again.':
    'Kopieren Sie ihn jetzt: Er wird nur dieses eine Mal gezeigt und lässt sich nicht noch einmal lesen.',
  'The new key': 'Der neue Schlüssel',
  'Not rotated': 'Nicht gewechselt',
  'Not revoked': 'Nicht widerrufen',
  'Where the key will be used.': 'Wo der Schlüssel eingesetzt wird.',
  'Only from these addresses': 'Nur von diesen Adressen',
  'One address or range (203.0.113.0/24) per line; empty means from anywhere.':
    'Eine Adresse oder ein Bereich (203.0.113.0/24) je Zeile; leer heißt von überall.',
  'Create key': 'Schlüssel anlegen',
  'at once': 'sofort',
  'after an hour': 'nach einer Stunde',
  'after a day': 'nach einem Tag',
  'after a week': 'nach einer Woche',
  'A new key with the same rights is made and shown once.':
    'Ein neuer Schlüssel mit denselben Rechten entsteht und wird einmal gezeigt.',
  'The old key ends': 'Der alte Schlüssel endet',
  'Make the new key': 'Neuen Schlüssel anlegen',
  'Rotate {name}': '{name} wechseln',
  Rotate: 'Wechseln',
  'Rotate “{name}”': '„{name}“ wechseln',
};
