import { ADDITIONAL_DATA, ADDITIONAL_MATCHES, CANADIAN_PROCESSES } from '../ekyc/additional-data';
import { EKYC_RESULTS } from '../ekyc/check-types';
import { personal } from '../personal';
import { closed, flag, literals, type Static, string, stringOrNull, Type } from '../schema';

type Group = { readonly [key: string]: unknown };

const snakeCase = (key: string): string =>
  key.replace(/[A-Z]/g, (letter, at: number) => `${at === 0 ? '' : '_'}${letter.toLowerCase()}`);

/** Converts the keys of a response group to snake_case. */
function inSnakeCase(group: unknown): Group {
  const entries = Object.entries((group ?? {}) as Group);
  return Object.fromEntries(entries.map(([key, value]) => [snakeCase(key), value]));
}

/** Converts `ekyc_data` of any type to the form that rules read; members that the type doesn't have are null. */
export function ekycFactsOf(data: EkycData): EkycFacts {
  const groups = inSnakeCase(data);
  const facts = Object.entries(ekycFacts.properties).map(([name, schema]) => {
    const group = inSnakeCase(groups[name]);
    return [name, Object.fromEntries(Object.keys(schema.properties).map((key) => [key, group[key] ?? null]))];
  });
  return Object.fromEntries(facts) as EkycFacts;
}

/** Most types return only the person and the matches. */
const nothing = closed({});

const nationalId = closed({ type: string, value: string, country: string });
const contact = closed({ value: string, type: stringOrNull });

/** Person with the keys of BR_ID_CPF_EXT and MX_ID_CURP, which rules also read. */
const snakePerson = closed({
  first_name: stringOrNull,
  middle_name: stringOrNull,
  last_name: stringOrNull,
  full_name: stringOrNull,
  date_of_birth: stringOrNull,
  gender: stringOrNull,
  national_ids: Type.Array(nationalId),
  phones: Type.Array(contact),
  emails: Type.Array(contact),
  addresses: Type.Array(
    closed({
      line1: stringOrNull,
      city: stringOrNull,
      state: stringOrNull,
      postal_code: stringOrNull,
      country: stringOrNull,
      full_address: stringOrNull,
    }),
  ),
});
const camelPerson = closed({
  firstName: stringOrNull,
  middleName: stringOrNull,
  lastName: stringOrNull,
  fullName: stringOrNull,
  dateOfBirth: stringOrNull,
  gender: stringOrNull,
  nationalIds: Type.Array(nationalId),
  phones: Type.Array(contact),
  emails: Type.Array(contact),
  addresses: Type.Array(
    closed({
      line1: stringOrNull,
      city: stringOrNull,
      state: stringOrNull,
      postalCode: stringOrNull,
      country: stringOrNull,
    }),
  ),
});

/** For each input, whether the source has the same value: null = one side doesn't have it. */
const snakeMatches = closed({
  first_name: flag,
  last_name: flag,
  middle_name: flag,
  full_name: flag,
  date_of_birth: flag,
  gender: flag,
  national_id: flag,
  address: flag,
  street: flag,
  street2: flag,
  city: flag,
  zip: flag,
  region: flag,
  phone: flag,
  email: flag,
});
const camelMatches = closed({
  firstName: flag,
  lastName: flag,
  middleName: flag,
  fullName: flag,
  dateOfBirth: flag,
  gender: flag,
  nationalId: flag,
  address: flag,
  street: flag,
  street2: flag,
  city: flag,
  zip: flag,
  region: flag,
  phone: flag,
  email: flag,
});

const snakeData = closed({
  person: personal('text', snakePerson),
  matches: snakeMatches,
  additional_matches: nothing,
  additional_data: personal('text', Type.Union([ADDITIONAL_DATA.BR_ID_CPF_EXT, ADDITIONAL_DATA.MX_ID_CURP])),
});
const camelData = closed({
  person: personal('text', camelPerson),
  matches: camelMatches,
  additionalMatches: Type.Union([ADDITIONAL_MATCHES, nothing]),
  additionalData: personal(
    'text',
    Type.Union([
      CANADIAN_PROCESSES.single,
      CANADIAN_PROCESSES.dual,
      ADDITIONAL_DATA.CA_CB_2,
      ADDITIONAL_DATA.CA_RC,
      ADDITIONAL_DATA.CO_ID_CE,
      ADDITIONAL_DATA.US_ID_F2,
      nothing,
    ]),
  ),
});

/** `ekyc_data` of the fraud response: data of the source on the person, and the inputs that match it. */
export const ekycData = Type.Union([snakeData, camelData]);
export type EkycData = Static<typeof ekycData>;

/** `ekyc_result` of the fraud response; null if no check was requested. */
export const ekycResult = literals(EKYC_RESULTS);

export type EkycPerson = Static<typeof snakePerson>;
export type EkycMatches = Static<typeof snakeMatches>;

/**
 * `ekyc_data` as rules read it, with the same keys for every type: person, matches, and the additional data
 * that decisions depend on.
 */
export const ekycFacts = closed({
  matches: snakeMatches,
  person: closed({ date_of_birth: stringOrNull, gender: stringOrNull }),
  additional_matches: closed({ is_residential: flag, address_high_risk_flag: flag }),
  additional_data: closed({
    deceased_record: flag,
    fraud_victim_alert: flag,
    fraudulent_activity_address: flag,
    new_credit_file: flag,
    thin_file: flag,
    overall_fraud_risk: stringOrNull,
    phone_status: stringOrNull,
    death_date: stringOrNull,
    death_year: stringOrNull,
    registration_status_in_revenue_service: stringOrNull,
    pep_role: stringOrNull,
    curp_status: stringOrNull,
    record_found: stringOrNull,
    dates_of_death: stringOrNull,
    is_opted_out: flag,
  }),
});
export type EkycFacts = Static<typeof ekycFacts>;
