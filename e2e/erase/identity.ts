/** All data that identifies a person in these tests; each text is unique. */
export interface Identity {
  readonly userId: string;
  readonly email: string;
  /** Digits only. */
  readonly phone: string;
  /** A party of the demonstration lists, so that screening finds a match. */
  readonly fullname: string;
  /** Birth date of the party, YYYY-MM-DD. */
  readonly birth: string;
  readonly login: string;
  readonly city: string;
  readonly street: string;
  readonly bankAccount: string;
  readonly cardHash: string;
  readonly deviceId: string;
  readonly deviceToken: string;
  readonly passwordHash: string;
  readonly webSession: string;
  readonly sessionId: string;
  readonly ip: string;
  /** Also used by others. */
  readonly sharedIp: string;
  readonly secretNote: string;
  readonly comment: string;
  readonly tag: string;
  readonly transactions: readonly string[];
}

export function identity(
  mark: string,
  number: number,
  party: Pick<Identity, 'fullname' | 'birth'>,
): Identity {
  return {
    userId: `customer-${mark}-${number}`,
    email: `${mark}.${number}@mail-${mark}.example`,
    phone: `4930${8_000_000 + number}`,
    ...party,
    login: `login-${mark}`,
    city: `${mark}stadt`,
    street: `${mark}gasse ${number}`,
    bankAccount: `DE44${mark.toUpperCase()}${number}`,
    cardHash: `card-${mark}-${number}`,
    deviceId: `device-${mark}-${number}`,
    deviceToken: `token ${mark}`,
    passwordHash: `pass-${mark}-${number}`,
    webSession: `websession-${mark}-${number}`,
    sessionId: `0190a0a0-0000-7000-8000-${String(number).padStart(12, '0')}`,
    ip: `91.0.${number % 250}.77`,
    sharedIp: '91.1.1.1',
    secretNote: `note of ${mark}`,
    comment: `comment about ${mark}`,
    tag: `tag of ${mark}`,
    transactions: [`order-${mark}-1`, `order ${mark}/2`, `order-${mark}-3`],
  };
}

const DASHED = /[^\p{L}\p{N}]+/gu;

/** Returns every text that identifies traces of a person, in lowercase. */
export function marksOf(who: Identity): readonly string[] {
  const { sharedIp, transactions, birth, ...own } = who;
  return [...Object.values(own), ...transactions].map((text) => text.toLowerCase());
}

/** Returns the hashes under which stores index the person, as decimal texts of the database. */
export function hashesOf(who: Identity, hasher: (type: string, value: string) => string): readonly string[] {
  const street = ['de', '10115', who.street, '']
    .map((part) => part.toLowerCase().replace(DASHED, ''))
    .join('|');
  return [
    hasher('user_id', who.userId),
    hasher('email', who.email),
    hasher('phone_number', who.phone),
    hasher('ip', who.ip),
    hasher('device_hash', who.deviceId),
    hasher('card_hash', who.cardHash),
    hasher('address', street),
    hasher(
      'billing_address',
      ['de', who.city, who.street, ''].map((part) => part.toLowerCase().replace(DASHED, '')).join('|'),
    ),
    hasher('user_bank_account', who.bankAccount.toUpperCase()),
    hasher('password_hash', who.passwordHash),
    hasher('session_id', who.webSession),
    ...who.transactions.map((id) => hasher('transaction', id)),
  ];
}
