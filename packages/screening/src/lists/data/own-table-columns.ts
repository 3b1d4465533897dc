import type { ColumnMap } from '../list-format';

/** Headings that are recognized in an operator's table without a column map; the first one present counts. */
export const USUAL_COLUMNS: { readonly [Member in keyof Omit<ColumnMap, 'between'>]-?: readonly string[] } = {
  id: ['id', 'uid', 'reference', 'entry_id', 'source_id'],
  name: ['name', 'full_name', 'fullname', 'user_fullname', 'entity_name', 'nome', 'nombre', 'caption'],
  given: ['first_name', 'firstname', 'given_name', 'given'],
  family: ['last_name', 'lastname', 'surname', 'family_name', 'family'],
  aliases: ['aliases', 'alias', 'aka', 'akas', 'alt_names'],
  type: ['type', 'entity_type', 'party_type', 'schema'],
  birthDate: ['birth_date', 'date_of_birth', 'dob', 'birthdate'],
  birthPlace: ['birth_place', 'place_of_birth', 'pob'],
  nationality: ['nationality', 'nationalities', 'citizenship'],
  country: ['country', 'countries'],
  address: ['address', 'addresses'],
  gender: ['gender', 'sex'],
  idNumber: ['id_number', 'identifier', 'identifiers', 'document_number', 'passport'],
  idType: ['id_type', 'document_type'],
  wallet: ['wallet', 'wallets', 'wallet_address', 'crypto_address'],
  bic: ['bic', 'swift', 'bank_swift'],
  account: ['account', 'iban', 'bank_account'],
  program: ['program', 'programs', 'reason', 'position'],
  listedOn: ['listed_on', 'listed', 'start_date', 'date_listed'],
};
