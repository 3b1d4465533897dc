import type { ListKind, PartyType } from '../../model';

/**
 * Groups of the response by FollowTheMoney topic. A topic also covers all topics below it (`sanction` covers
 * `sanction.linked`); the longest match counts. Topics without risk are omitted.
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

/** Schemata of entities that can be screened as parties. */
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

/** Properties that contain an identifying number of a party, and the label for it. */
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
