import type { Catalogue } from '../message';

/** Who uses the panel, as what, and how they sign in. */
export const PEOPLE: Catalogue = {
  // Sign-ins
  'The sessions could not be read': 'Die Sitzungen konnten nicht gelesen werden',
  You: 'Sie',
  'this one': 'diese',
  Network: 'Netz',
  'Signed in': 'Angemeldet',
  'Last used': 'Zuletzt benutzt',
  'Ends at the latest': 'Endet spätestens',
  End: 'Beenden',
  'End the session from {network}': 'Die Sitzung aus {network} beenden',
  'End the session from an unknown network': 'Die Sitzung aus einem unbekannten Netz beenden',
  'Whoever uses it has to sign in again.': 'Wer sie benutzt, muss sich wieder anmelden.',
  'Who is signed in to the account: a session that nobody uses ends by itself, after the time that the settings say.':
    'Wer am Konto angemeldet ist: Eine Sitzung, die niemand nutzt, endet von selbst, nach der Zeit, die in den Einstellungen steht.',
  'End my other sessions': 'Meine anderen Sitzungen beenden',
  'You stay signed in here, and nowhere else.': 'Sie bleiben hier angemeldet, und nirgends sonst.',
  'Not ended': 'Nicht beendet',
  'Open sessions': 'Offene Sitzungen',
  'Nobody is signed in.': 'Niemand ist angemeldet.',
};
