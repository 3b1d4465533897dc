import { personal } from '../personal';
import {
  boolean,
  flag,
  integer,
  literals,
  named,
  nullable,
  number,
  type Static,
  string,
  stringOrNull,
  type TSchema,
  Type,
} from '../schema';
import { LOCAL_AML_SOURCES, type LocalAmlSource } from '../screening/settings';

const listSource = named('AmlSource', {
  source_name: string,
  source_full_name: string,
  source_version: string,
});
const attributes = Type.Array(named('AmlAttribute', { key: string, value: personal('text', string) }));

const ENTRY_MEMBERS = {
  /** Integer assigned by Assay: the same for the same entry of the same list in every version and deployment. */
  id: integer,
  /** Reference that the list assigns. */
  source_id: personal('document', string),
  /** How the name was matched: exact, fuzzy, phonetic … */
  found: string,
  name: personal('name', string),
  source: listSource,
  /** First and last publication of the list in which this deployment found the entry, ISO 8601. */
  first_seen: stringOrNull,
  last_seen: stringOrNull,
  attributes,
  addresses: Type.Array(personal('address', string)),
  /** `original` is the list's spelling, `name` the Latin transliteration. */
  akas: Type.Array(
    named('AmlAlias', { name: personal('name', string), original: personal('name', string), type: string }),
  ),
  birth_precision: stringOrNull,
  birth_date: personal('date', stringOrNull),
  birth_place: personal('address', stringOrNull),
  mother_name: personal('name', stringOrNull),
  nationality: stringOrNull,
  id_number: personal('document', stringOrNull),
  id_type: stringOrNull,
  country: stringOrNull,
  program: stringOrNull,
};

const scores = named('AmlScores', { relevancy_score: number });

/** A person, organization or vessel on a list. */
export const amlEntry = named('AmlEntry', { ...ENTRY_MEMBERS, scores });
export type AmlEntry = Static<typeof amlEntry>;

const adverseMediaEntry = named('AdverseMediaEntry', {
  id: string,
  name: personal('name', string),
  attributes,
  found: string,
  media: personal(
    'text',
    Type.Array(
      named('AdverseMediaArticle', { date: stringOrNull, snippet: string, title: string, url: string }),
    ),
  ),
});
export type AdverseMediaEntry = Static<typeof adverseMediaEntry>;

/** null if a local source is not enabled or this deployment lacks a list for it. */
const localMatches = named(
  'LocalAmlMatch',
  Object.fromEntries(LOCAL_AML_SOURCES.map((name) => [`has_${name}_match`, flag])) as {
    [S in LocalAmlSource as `has_${S}_match`]: typeof flag;
  },
);

const matchesOf = <S extends TSchema>(match: S) => ({
  has_crimelist_match: match,
  has_pep_match: match,
  has_watchlist_match: match,
  has_sanction_match: match,
  has_adversemedia_match: match,
});

/** A cleared match: the id of the clearing rule and its expiry; null = until the rule is deleted. */
const clearedMatches = named('ClearedScreeningMatch', {
  whitelist_id: string,
  source_id: personal('document', string),
  source_name: string,
  relevancy_score: number,
  since: Type.String({ format: 'date-time' }),
  until: nullable(Type.String({ format: 'date-time' })),
});
export type PassedOver = Static<typeof clearedMatches>;

const FOUND_MEMBERS = {
  local_aml_match: localMatches,
  result_payload: named('AmlResult', {
    searched_at: Type.String({ format: 'date-time' }),
    /** Every list that was searched, with its publication version. */
    sanctionlist_sources: Type.Array(listSource),
    watchlist_entries: Type.Array(amlEntry),
    sanctionlist_entries: Type.Array(amlEntry),
    crimelist_entries: Type.Array(amlEntry),
    pep_entries: Type.Array(amlEntry),
    adversemedia_entries: Type.Array(adverseMediaEntry),
    /** Number of matches that a user marked as false positives and whose list entries have not changed since. */
    whitelisted_entries: integer,
    /** The cleared matches; absent if empty. */
    passed_over: Type.Optional(Type.Array(clearedMatches)),
  }),
};

/** `data` of the standalone screening response, and the result of one party of a payment. */
export const amlResult = named('AmlScreening', { ...matchesOf(boolean), ...FOUND_MEMBERS });
export type AmlResult = Static<typeof amlResult>;

/**
 * `aml_details` of the fraud response. Payment screening adds the receiver's result to the user's. The flags
 * are null if a payment names no payer who could be screened.
 */
export const amlDetails = named('AmlDetails', {
  ...matchesOf(flag),
  ...FOUND_MEMBERS,
  receiver: Type.Optional(nullable(amlResult)),
});
export type AmlDetails = Static<typeof amlDetails>;

const bankEntry = named('BankScreeningEntry', {
  ...ENTRY_MEMBERS,
  scores,
  matched_field: literals(['bank_name', 'bank_account', 'bank_swift']),
  match_type: literals(['EXACT', 'PARTIAL']),
  score: number,
});
export type BankEntry = Static<typeof bankEntry>;

/** null = the check was off or the field was not sent. */
const bankSlot = nullable(
  named('BankScreeningMatch', { has_match: boolean, entries: Type.Array(bankEntry) }),
);
const bankParty = named('BankScreeningParty', {
  bank_name: bankSlot,
  bank_account: bankSlot,
  bank_swift: bankSlot,
});
export type BankParty = Static<typeof bankParty>;

/** `aml_bank_screening_details` of the fraud response. */
export const amlBankScreeningDetails = named('BankScreeningDetails', {
  has_bank_match: boolean,
  sender: bankParty,
  receiver: bankParty,
  searched_at: Type.String({ format: 'date-time' }),
  /** Cleared matches of either side; absent if empty. */
  passed_over: Type.Optional(Type.Array(clearedMatches)),
});
export type AmlBankScreeningDetails = Static<typeof amlBankScreeningDetails>;
