/** Demo data: fictional people, real networks of well-known operators. */
export interface Home {
  readonly country: string;
  readonly city: string;
  readonly zip: string;
  readonly street: string;
  /** First three bytes of a consumer ISP network in that country. */
  readonly network: string;
  /** First digits of a local mobile number, and the number of digits of a full number. */
  readonly phone: string;
  readonly phoneLength: number;
  readonly currency: string;
  readonly firstNames: readonly [string, ...string[]];
  readonly lastNames: readonly [string, ...string[]];
  readonly mailDomains: readonly [string, ...string[]];
}

export const HOMES: readonly [Home, ...Home[]] = [
  {
    country: 'DE',
    city: 'Berlin',
    zip: '10115',
    street: 'Invalidenstr.',
    network: '91.64.12',
    phone: '49170',
    phoneLength: 12,
    currency: 'EUR',
    firstNames: ['Anna', 'Jonas', 'Lena', 'Paul'],
    lastNames: ['Schmidt', 'Wagner', 'Becker', 'Hoffmann'],
    mailDomains: ['gmail.com', 'web.de', 'gmx.de', 't-online.de'],
  },
  {
    country: 'US',
    city: 'New York',
    zip: '10001',
    street: 'W 31st St',
    network: '68.173.20',
    phone: '1917442',
    phoneLength: 11,
    currency: 'USD',
    firstNames: ['Emily', 'James', 'Olivia', 'Noah'],
    lastNames: ['Miller', 'Johnson', 'Davis', 'Clark'],
    mailDomains: ['gmail.com', 'yahoo.com', 'outlook.com', 'icloud.com'],
  },
  {
    country: 'GB',
    city: 'London',
    zip: 'SW1A 1AA',
    street: 'Regent Street',
    network: '86.150.30',
    phone: '447400',
    phoneLength: 12,
    currency: 'GBP',
    firstNames: ['Amelia', 'Oliver', 'Isla', 'Harry'],
    lastNames: ['Smith', 'Taylor', 'Evans', 'Walker'],
    mailDomains: ['gmail.com', 'hotmail.co.uk', 'btinternet.com', 'outlook.com'],
  },
  {
    country: 'FR',
    city: 'Paris',
    zip: '75001',
    street: 'rue de Rivoli',
    network: '90.63.40',
    phone: '336',
    phoneLength: 11,
    currency: 'EUR',
    firstNames: ['Camille', 'Louis', 'Chloé', 'Hugo'],
    lastNames: ['Martin', 'Bernard', 'Dubois', 'Petit'],
    mailDomains: ['gmail.com', 'orange.fr', 'free.fr', 'laposte.net'],
  },
  {
    country: 'BR',
    city: 'São Paulo',
    zip: '01001-000',
    street: 'Av. Paulista',
    network: '177.32.50',
    phone: '551198',
    phoneLength: 13,
    currency: 'BRL',
    firstNames: ['Maria', 'João', 'Ana', 'Pedro'],
    lastNames: ['Silva', 'Santos', 'Oliveira', 'Souza'],
    mailDomains: ['gmail.com', 'uol.com.br', 'bol.com.br', 'outlook.com'],
  },
  {
    country: 'HU',
    city: 'Budapest',
    zip: '1051',
    street: 'Váci utca',
    network: '84.2.60',
    phone: '3630',
    phoneLength: 11,
    currency: 'EUR',
    firstNames: ['Anna', 'Bence', 'Zsófia', 'Máté'],
    lastNames: ['Nagy', 'Kovács', 'Szabó', 'Tóth'],
    mailDomains: ['gmail.com', 'freemail.hu', 'citromail.hu', 'gmail.com'],
  },
];

export const THROW_AWAY_DOMAINS: readonly [string, ...string[]] = [
  'mailinator.com',
  'guerrillamail.com',
  'yopmail.com',
  '10minutemail.com',
  'trashmail.com',
];
/** Networks of hosting and VPN providers. */
export const SERVER_NETWORKS: readonly [string, ...string[]] = [
  '185.220.101',
  '146.70.20',
  '167.99.30',
  '13.59.40',
  '45.83.220',
  '159.65.10',
];
export const CARD_BINS: readonly [string, ...string[]] = [
  '411111',
  '424242',
  '555555',
  '510510',
  '378282',
  '402400',
];
export const ACTIONS: readonly [string, ...string[]] = [
  'login',
  'purchase',
  'deposit',
  'withdrawal',
  'register',
];

/** Fictional names for the demo watchlists, in listed and alternative spellings. */
export const LISTED_NAMES = [
  'Valtor Krestinsky',
  'Nadir Qasim al Wafradi',
  'Chol-bok Ri',
  'Behzad Farrokhnia',
] as const;
