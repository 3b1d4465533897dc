import type { ListKind, PartyType } from '../../model';

/**
 * FollowTheMoney's topics and the groups of our answer. A topic stands for itself and for everything below it
 * (`sanction` for `sanction.linked`); the longest that fits counts. Topics that mean no risk are missing.
 */
export const TOPIC_KINDS: { readonly [topic: string]: ListKind } = {
  sanction: 'sanctionlist',
  'sanction.counter': 'watchlist',
  asset: 'sanctionlist',
  'asset.frozen': 'sanctionlist',
  role: 'pep',
  'role.pep': 'pep',
  'role.rca': 'pep',
  'role.oligarch': 'watchlist',
  'role.judge': 'pep',
  'role.diplo': 'pep',
  'gov.head': 'pep',
  crime: 'crimelist',
  wanted: 'crimelist',
  debarment: 'watchlist',
  'export.control': 'watchlist',
  'export.risk': 'watchlist',
  'invest.risk': 'watchlist',
  'reg.action': 'watchlist',
  'reg.warn': 'watchlist',
  poi: 'watchlist',
};

/** Schemata whose entities are parties that can be screened. */
export const PARTY_SCHEMATA: ReadonlyMap<string, PartyType> = new Map(
  Object.entries({
    Person: 'PERSON',
    LegalEntity: 'UNKNOWN',
    Organization: 'ENTITY',
    Company: 'ENTITY',
    PublicBody: 'ENTITY',
    Vessel: 'ENTITY',
    Airplane: 'ENTITY',
    Asset: 'ENTITY',
    CryptoWallet: 'ENTITY',
    Security: 'ENTITY',
  }),
);

/** Properties that hold a number by which a party is known, and what to call it. */
export const NUMBER_PROPERTIES: { readonly [property: string]: string } = {
  passportNumber: 'passport',
  idNumber: 'national id',
  socialSecurityNumber: 'social security',
  taxNumber: 'tax',
  vatCode: 'v.a.t.',
  innCode: 'inn',
  registrationNumber: 'registration',
  ogrnCode: 'ogrn',
  okpoCode: 'registration',
  uscCode: 'uscc',
  leiCode: 'lei',
  imoNumber: 'imo',
  mmsi: 'mmsi',
  swiftBic: 'swift',
  bic: 'bic',
  iban: 'iban',
  publicKey: 'wallet',
  dunsCode: 'registration',
  npiCode: 'registration',
  uniqueEntityId: 'registration',
  permId: 'other number',
};
