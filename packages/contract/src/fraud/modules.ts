import { addressDetails } from '../details/address';
import { amlBankScreeningDetails, amlDetails } from '../details/aml';
import { deviceDetails } from '../details/device';
import { ekycData, ekycResult } from '../details/ekyc';
import { emailDetails } from '../details/email';
import { ipDetails } from '../details/ip';
import { phoneV2 } from '../details/phone';
import { sessionMonitoringDetails } from '../details/session-monitoring';
import { personal } from '../personal';
import {
  flag,
  integer,
  literals,
  named,
  nullable,
  number,
  numberOrNull,
  type Static,
  string,
  stringOrNull,
  type TSchema,
  Type,
  timestamp,
} from '../schema';
import { EXECUTION_STATUSES } from '../verification/steps';

/**
 * `idv_details` of the fraud response: the verification that `idv_reference_id` names, in its state at the
 * time of the request. Data read from a document is compared with the request and not repeated; null = one
 * side doesn't have it.
 */
const idvDetails = named('IdvDetails', {
  execution_id: Type.String({ format: 'uuid' }),
  status: literals(EXECUTION_STATUSES),
  workflow_name: string,
  created_at: timestamp,
  finished_at: nullable(timestamp),
  /** Days since it ended, or since it started if it is still running; two decimals. */
  age_days: number,
  user_id_match: flag,
  name_match: flag,
  dob_match: flag,
  document_type: stringOrNull,
  document_country: stringOrNull,
  duplicates_found: flag,
  loip_result: stringOrNull,
});
export type IdvDetails = Static<typeof idvDetails>;

/** Features of one text field of the request, without its content. */
const stringAnalysis = named('StringAnalysis', {
  field: string,
  value_length: integer,
  randomness_score: number,
  digit_ratio: number,
  special_ratio: number,
  vowel_ratio: number,
  longest_consonant_run: integer,
  name_similarity: numberOrNull,
  pattern: personal('text', string),
});
export type StringAnalysis = Static<typeof stringAnalysis>;

/** Great-circle distance in kilometers between two places of the transaction; null if one of them is unknown. */
const geolocationDetails = named('GeolocationDetails', {
  user_billing_distance: numberOrNull,
  user_shipping_distance: numberOrNull,
  billing_shipping_distance: numberOrNull,
  ip_user_distance: numberOrNull,
  ip_billing_distance: numberOrNull,
  ip_shipping_distance: numberOrNull,
});
export type GeolocationDetails = Static<typeof geolocationDetails>;

export const binDetails = named('BinDetails', {
  card_bin: string,
  bin_bank: stringOrNull,
  bin_card: stringOrNull,
  bin_type: stringOrNull,
  bin_level: stringOrNull,
  bin_country: stringOrNull,
  bin_country_code: stringOrNull,
  bin_website: stringOrNull,
  bin_phone: stringOrNull,
  bin_valid: flag,
  card_issuer: stringOrNull,
});
export type BinDetails = Static<typeof binDetails>;

/** Definition of one module of the fraud API. */
interface FraudModule {
  /** Boolean of `config` that enables it; null = no switch. */
  readonly config: string | null;
  /** Result schema; null if the module did not or could not run. A list is empty in that case. */
  readonly schema: TSchema;
  /**
   * Position in the response: before the version and the rules, after them, or after them and only if it is
   * enabled (or lacks a switch) and `response_fields` names it.
   */
  readonly answered: 'first' | 'last' | 'on_request';
}

/**
 * Modules of the fraud API by their name in the response, in response order. The `config` object, the
 * response, the OpenAPI document, rule fields, stored data and the panel's cards are derived from this table.
 * The implementation of a module is the record of the same name in the server.
 */
export const FRAUD_MODULES = {
  ip_details: { config: 'ip_api', schema: nullable(ipDetails), answered: 'first' },
  email_details: { config: 'email_api', schema: nullable(emailDetails), answered: 'first' },
  bin_details: { config: 'bin_api', schema: nullable(binDetails), answered: 'first' },
  phone_details: { config: 'phone_api', schema: nullable(phoneV2), answered: 'first' },
  aml_details: { config: 'aml_api', schema: nullable(amlDetails), answered: 'first' },
  device_details: { config: 'device_fingerprinting', schema: nullable(deviceDetails), answered: 'first' },
  geolocation_details: { config: null, schema: nullable(geolocationDetails), answered: 'first' },
  string_analyses: { config: null, schema: Type.Array(stringAnalysis), answered: 'last' },
  aml_bank_screening_details: {
    config: 'aml_bank_screening_api',
    schema: nullable(amlBankScreeningDetails),
    answered: 'on_request',
  },
  address_details: {
    config: 'address_api',
    schema: nullable(addressDetails),
    answered: 'on_request',
  },
  session_monitoring_details: {
    config: 'session_monitoring_api',
    schema: nullable(sessionMonitoringDetails),
    answered: 'on_request',
  },
  ekyc_data: { config: 'ekyc_api', schema: nullable(ekycData), answered: 'on_request' },
  ekyc_result: { config: 'ekyc_api', schema: nullable(ekycResult), answered: 'on_request' },
  idv_details: { config: null, schema: nullable(idvDetails), answered: 'on_request' },
} as const satisfies { readonly [name: string]: FraudModule };

type Modules = typeof FRAUD_MODULES;
/** Name of a module: its member in the response. */
export type ModuleName = keyof Modules;
export const MODULE_NAMES = Object.keys(FRAUD_MODULES) as readonly ModuleName[];

/** Results of the modules for a transaction, under their names in the response. */
export type Details = { readonly [N in ModuleName]: Static<Modules[N]['schema']> };

/** Details of a transaction whose modules are all disabled. */
export const NO_DETAILS = Object.fromEntries(
  MODULE_NAMES.map((name) => [name, Type.IsArray(FRAUD_MODULES[name].schema) ? [] : null]),
) as unknown as Details;

type NamesAt<Place> = { [N in ModuleName]: Modules[N]['answered'] extends Place ? N : never }[ModuleName];

/** Returns the modules at a position of the response, in their order. */
export const modulesAt = <Place extends FraudModule['answered']>(place: Place) =>
  MODULE_NAMES.filter((name): name is NamesAt<Place> => FRAUD_MODULES[name].answered === place);

/** Returns the response schema members of the modules at a position. */
export const moduleMembers = <Place extends 'first' | 'last'>(place: Place) =>
  Object.fromEntries(modulesAt(place).map((name) => [name, FRAUD_MODULES[name].schema])) as {
    [N in NamesAt<Place>]: Modules[N]['schema'];
  };
export const onRequestMembers = () =>
  Object.fromEntries(
    modulesAt('on_request').map((name) => [name, Type.Optional(FRAUD_MODULES[name].schema)]),
  ) as unknown as { [N in NamesAt<'on_request'>]: ReturnType<typeof Type.Optional<Modules[N]['schema']>> };

/** Boolean of `config` that enables a module. */
export type ModuleSwitch = NonNullable<Modules[ModuleName]['config']>;
export const MODULE_SWITCHES = [...new Set(MODULE_NAMES.flatMap((name) => FRAUD_MODULES[name].config ?? []))];
