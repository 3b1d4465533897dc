import {
  ADDITIONAL_DATA,
  ADDITIONAL_MATCHES,
  EKYC_CHECK_TYPES,
  type EkycData,
  type EkycMatches,
  type EkycPerson,
  type EkycType,
  type IdentityRecord,
  type TSchema,
  Type,
} from '@assay/contract';
import type { CanadianProcess } from './canadian-process';
import { objectsOf } from './fold';

/** Masks another person's name: the first letter of each word, and an asterisk for each further letter. */
const maskedName = (name: string): string =>
  name.replace(/\p{L}[\p{L}\p{M}'’-]*/gu, (word) => {
    const [first = '', ...rest] = word;
    return first + '*'.repeat(rest.length);
  });

type Members = { readonly [name: string]: unknown };

/** Lists of other people, whose names are masked. */
const OTHERS = new Set(['relatives', 'people_at_same_address', 'partners']);

const camelCase = (key: string): string =>
  key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Converts all keys to camelCase, including nested objects. */
function inCamelCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inCamelCase);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [camelCase(key), inCamelCase(child)]),
  );
}

const asText = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;

const FLAGS: ReadonlyMap<string, boolean> = new Map(
  Object.entries({
    true: true,
    false: false,
    yes: true,
    no: false,
    '1': true,
    '0': false,
  }),
);
const asFlag = (value: unknown): boolean | null => FLAGS.get(String(value).toLowerCase()) ?? null;

/** Returns a value that fits its schema; other values become null or an empty list. */
function shaped(schema: TSchema, value: unknown, name: string): unknown {
  if (Type.IsArray(schema)) {
    const entries = objectsOf(value).map((entry) => shaped(schema.items, entry, ''));
    return OTHERS.has(name) ? entries.map((entry) => masked(entry as Members)) : entries;
  }
  if (Type.IsUnion(schema)) {
    const [first] = schema.anyOf;
    if (value === null || value === undefined || !first) return null;
    return shaped(first, value, name);
  }
  if (Type.IsObject(schema)) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    return members(schema, value as Members);
  }
  return Type.IsBoolean(schema) ? asFlag(value) : asText(value);
}

const masked = ({ name, ...rest }: Members): Members => ({
  ...rest,
  name: typeof name === 'string' ? maskedName(name) : name,
});

/** Returns all members of an object schema; unknown ones are null or empty. */
function members(
  schema: { readonly properties: { readonly [name: string]: TSchema } },
  values: Members,
): Members {
  return Object.fromEntries(
    Object.entries(schema.properties).map(([name, member]) => [name, shaped(member, values[name], name)]),
  );
}

function canadianData(process: CanadianProcess): Members {
  const { category, trades } = process;
  if (category === 'dual-process') {
    const [first, second] = trades.map((trade) =>
      Object.fromEntries(TRADE_TEXTS.map((name) => [name, asText(trade[name])])),
    );
    return {
      category,
      trades: { tradeNumber1: first ?? null, tradeNumber2: second ?? null },
      ageOfTwoTrades_6Months: process.trades6Months,
      ageOfCreditFile_6Months: process.creditFile6Months,
    };
  }
  const [line = {}] = trades;
  return {
    category,
    nameAsReported: asText(line.nameAsReported),
    creditFile3Years: process.creditFile3Years,
    addressAsReported: asText(line.addressAsReported),
    dateOfBirthAsReported: asText(line.dateOfBirthAsReported),
    moreThanOneDistinctSource: process.distinctSources,
  };
}

const TRADE_TEXTS = [
  'dateOpened',
  'accountNumber',
  'nameAsReported',
  'institutionName',
  'addressAsReported',
  'dateOfBirthAsReported',
];

function additionalData(type: EkycType, additional: Members, process: CanadianProcess | null): Members {
  if (type === 'CA_CB_FT') return process ? canadianData(process) : canadianData(NO_PROCESS);
  const schema = Object.hasOwn(ADDITIONAL_DATA, type)
    ? ADDITIONAL_DATA[type as keyof typeof ADDITIONAL_DATA]
    : null;
  return schema ? members(schema, additional) : {};
}

const NO_PROCESS: CanadianProcess = {
  satisfied: false,
  category: null,
  trades: [],
  creditFile3Years: null,
  creditFile6Months: null,
  trades6Months: null,
  distinctSources: null,
};

/** A person without any known data. */
const NOBODY: EkycPerson = {
  first_name: null,
  middle_name: null,
  last_name: null,
  full_name: null,
  date_of_birth: null,
  gender: null,
  national_ids: [],
  phones: [],
  emails: [],
  addresses: [],
};

export const NO_MATCHES: EkycMatches = {
  first_name: null,
  last_name: null,
  middle_name: null,
  full_name: null,
  date_of_birth: null,
  gender: null,
  national_id: null,
  address: null,
  street: null,
  street2: null,
  city: null,
  zip: null,
  region: null,
  phone: null,
  email: null,
};

/** The full address is returned only for Brazil. */
function personDocument(type: EkycType, person: EkycPerson): unknown {
  if (EKYC_CHECK_TYPES[type].keys === 'snake_case') return person;
  const addresses = person.addresses.map(({ full_address: _, ...address }) => address);
  return inCamelCase({ ...person, addresses });
}

/** Returns `ekyc_data` with the keys of its type; `process` is that of CA_CB_FT. */
export function ekycDocument(
  type: EkycType,
  record: IdentityRecord | null,
  matches: EkycMatches,
  process: CanadianProcess | null,
): EkycData {
  const additional = record?.additional ?? {};
  const person = personDocument(type, record?.person ?? NOBODY);
  const data = additionalData(type, additional, process);
  const more = type === 'US_ID_F2' ? members(ADDITIONAL_MATCHES, additional) : {};
  const document =
    EKYC_CHECK_TYPES[type].keys === 'snake_case'
      ? { person, matches, additional_matches: more, additional_data: data }
      : { person, matches: inCamelCase(matches), additionalMatches: more, additionalData: data };
  // The tests validate documents of every type against the published schema.
  return document as EkycData;
}
