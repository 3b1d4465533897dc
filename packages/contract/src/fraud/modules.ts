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
 * `idv_details` of the fraud call: the verification that `idv_reference_id` names, as it stood when the call came. What
 * was read of a document is compared with the request and not repeated; null = one side does not have it.
 */
const idvDetails = named('IdvDetails', {
  execution_id: Type.String({ format: 'uuid' }),
  status: literals(EXECUTION_STATUSES),
  workflow_name: string,
  created_at: timestamp,
  finished_at: nullable(timestamp),
  /** Days since it ended, or since it began while it goes on; two decimals. */
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

/** What one text field of the request looks like, without its content. */
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

/** Great-circle kilometres between two places of the transaction; null when one of them is not known. */
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

/** What the wire knows of one module of the fraud call. */
interface FraudModule {
  /** The boolean of `config` that switches it on; null = no switch. */
  readonly config: string | null;
  /** What it finds; null where it did not or could not look. A list is empty then. */
  readonly schema: TSchema;
  /**
   * Where the answer holds it: before the version and the rules, behind them, or behind them and only when it is on (or has
   * no switch) and `response_fields` names it.
   */
  readonly answered: 'first' | 'last' | 'on_request';
}

/**
 * The modules of the fraud call by their name in the answer, in the order in which the answer holds them. The `config`
 * object, the answer, the OpenAPI document, the fields of rules, what is stored and the panel's cards follow this table;
 * how a module looks is the record of the same name in the server.
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
/** The name of a module: its member of the answer. */
export type ModuleName = keyof Modules;
export const MODULE_NAMES = Object.keys(FRAUD_MODULES) as readonly ModuleName[];

/** What the modules found in a transaction, under the names of the answer. */
export type Details = { readonly [N in ModuleName]: Static<Modules[N]['schema']> };

/** The details of a call whose modules are all off. */
export const NO_DETAILS = Object.fromEntries(
  MODULE_NAMES.map((name) => [name, Type.IsArray(FRAUD_MODULES[name].schema) ? [] : null]),
) as unknown as Details;

type NamesAt<Place> = { [N in ModuleName]: Modules[N]['answered'] extends Place ? N : never }[ModuleName];

/** The modules that stand at a place of the answer, in their order. */
export const modulesAt = <Place extends FraudModule['answered']>(place: Place) =>
  MODULE_NAMES.filter((name): name is NamesAt<Place> => FRAUD_MODULES[name].answered === place);

/** Members of the answer's schema. */
export const moduleMembers = <Place extends 'first' | 'last'>(place: Place) =>
  Object.fromEntries(modulesAt(place).map((name) => [name, FRAUD_MODULES[name].schema])) as {
    [N in NamesAt<Place>]: Modules[N]['schema'];
  };
export const onRequestMembers = () =>
  Object.fromEntries(
    modulesAt('on_request').map((name) => [name, Type.Optional(FRAUD_MODULES[name].schema)]),
  ) as unknown as { [N in NamesAt<'on_request'>]: ReturnType<typeof Type.Optional<Modules[N]['schema']>> };

/** A boolean of `config` that switches a module on. */
export type ModuleSwitch = NonNullable<Modules[ModuleName]['config']>;
export const MODULE_SWITCHES = [...new Set(MODULE_NAMES.flatMap((name) => FRAUD_MODULES[name].config ?? []))];
