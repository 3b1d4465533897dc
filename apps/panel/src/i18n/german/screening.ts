import type { Catalogue } from '../message';

/** Name screening: lists, profiles, monitored names. */
export const SCREENING: Catalogue = {
  'local list': 'eigene Liste',
  news: 'Nachrichten',
  Imported: 'Geladen',
  Names: 'Namen',
  'No list is loaded.': 'Keine Liste ist geladen.',
  Stopped: 'Angehalten',
  'As the settings say': 'Wie in den Einstellungen',
  Checked: 'Geprüft',
  'Last check': 'Letzte Prüfung',
  'Next check': 'Nächste Prüfung',
  'Stop {name}': 'Anhalten: {name}',
  'Resume {name}': 'Fortsetzen: {name}',
  Resume: 'Fortsetzen',
  Forget: 'Vergessen',
  'Forget {name}': 'Vergessen: {name}',
  '“{name}” is not looked for any more, and what monitoring knew goes with it.':
    '„{name}“ wird nicht mehr gesucht, und was die Überwachung wusste, geht mit.',
  'Monitored names': 'Überwachte Namen',
  'The monitored names could not be read': 'Die überwachten Namen konnten nicht gelesen werden',
  'None. A call with monitoring_required puts its name under monitoring.':
    'Keine. Ein Aufruf mit monitoring_required stellt seinen Namen unter Überwachung.',
  'Names of people, companies and vessels, and the lists they are looked for in.':
    'Namen von Menschen, Firmen und Schiffen, und die Listen, in denen sie gesucht werden.',
  'The state of screening could not be read': 'Der Stand der Namensprüfung konnte nicht gelesen werden',
  'Open cases': 'Offene Fälle',
  'Entries on lists': 'Einträge auf Listen',
  'Names on lists': 'Namen auf Listen',
  About: 'Wozu',
  'Settings that differ': 'Abweichende Einstellungen',
  'Search profiles': 'Suchprofile',
  'The profiles could not be read': 'Die Profile konnten nicht gelesen werden',
  'None: calls send their own settings, or the defaults hold. POST /management-api/v1/screening/profiles makes one.':
    'Keine: Aufrufe senden ihre eigenen Einstellungen, oder die Vorgaben gelten. POST /management-api/v1/screening/profiles legt eines an.',
  'Find monitored names': 'Überwachte Namen finden',
  'User or name': 'Nutzer oder Name',
  'Also those that sound so': 'Auch die, die so klingen',
};
