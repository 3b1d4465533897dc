import { EKYC_TYPES } from '../ekyc/check-types';
import { SCREENING_SETTINGS } from '../screening/settings';
import { MODULE_SWITCHES, type ModuleSwitch } from './modules';

/** Table of the `config` object of the fraud request. See docs/reference/fraud-api.md. */
type Leaf =
  | { readonly kind: 'boolean' }
  | { readonly kind: 'milliseconds' }
  | { readonly kind: 'count'; readonly max: number }
  | { readonly kind: 'string'; readonly max: number }
  | { readonly kind: 'number'; readonly min?: number; readonly max?: number }
  | { readonly kind: 'enum'; readonly values: readonly string[] };
export type ConfigNode =
  | Leaf
  | {
      readonly kind: 'group';
      /** Name of the object in generated clients, as in `named` of a schema. */
      readonly name: string;
      readonly keys: { readonly [key: string]: ConfigNode };
    };

const boolean = { kind: 'boolean' } as const;
const milliseconds = { kind: 'milliseconds' } as const;
const string = { kind: 'string', max: 1000 } as const;
const days = { kind: 'count', max: 36_500 } as const;
const group = <K extends { readonly [key: string]: ConfigNode }>(name: string, keys: K) =>
  ({ kind: 'group', name, keys }) as const;

export const AML_TYPES = ['PERSON', 'ENTITY', 'UNKNOWN'] as const;
export const MONITORING_SCHEDULES = [
  'ON_CHANGE',
  'DAILY',
  'WEEKLY',
  'MONTHLY',
  'QUARTERLY',
  'TWICE_A_YEAR',
  'EVERY_YEAR',
] as const;
/** Schedule of an account that set none. */
export const DEFAULT_MONITORING_SCHEDULE = 'MONTHLY' satisfies (typeof MONITORING_SCHEDULES)[number];
/** Number of enabled bank checks that must match: any or all. */
const BANK_MATCH_MODES = ['OR', 'AND'] as const;
const amlType = { kind: 'enum', values: AML_TYPES } as const;
const screened = group('PaymentPartyConfig', { type: amlType, search_profile_id: string });

/** `config.aml`; standalone screening reads the same members. */
export const AML_CONFIG = {
  type: amlType,
  version: string,
  timeout: milliseconds,
  monitoring_required: boolean,
  monitoring_schedule: { kind: 'enum', values: MONITORING_SCHEDULES },
  search_profile_id: string,
  payment_screening: group('PaymentScreeningConfig', { sender_config: screened, receiver_config: screened }),
  ...SCREENING_SETTINGS,
} as const satisfies { readonly [key: string]: ConfigNode };

const contact = group('EmailConfig', {
  timeout: milliseconds,
  version: string,
  include: string,
  exclude: string,
  priority_timeout: milliseconds,
  priority_sites: string,
  priority_accuracy: string,
  flags_timeframe_days: days,
});

export const CONFIG_KEYS = {
  ...(Object.fromEntries(MODULE_SWITCHES.map((name) => [name, boolean])) as {
    readonly [S in ModuleSwitch]: typeof boolean;
  }),
  ignore_velocity_rules: boolean,
  response_fields: { kind: 'string', max: 4000 },
  email: contact,
  phone: contact,
  ip: group('IpConfig', {
    include: string,
    timeout: milliseconds,
    version: string,
    flags_timeframe_days: days,
  }),
  bin: group('BinConfig', { timeout: milliseconds }),
  device: group('DeviceConfig', { include: string }),
  ekyc: group('EkycConfig', { timeout: milliseconds, type: { kind: 'enum', values: EKYC_TYPES } }),
  aml: group('AmlConfig', AML_CONFIG),
  aml_bank_screening: group('BankScreeningConfig', {
    bank_name_check: boolean,
    bank_account_check: boolean,
    bank_swift_check: boolean,
    match_mode: { kind: 'enum', values: BANK_MATCH_MODES },
    partial_match_threshold: { kind: 'number', min: 0, max: 1 },
    result_limit: { kind: 'count', max: 1000 },
    filter_mismatching_country: boolean,
    filter_missing_country: boolean,
  }),
  address: group('AddressConfig', {
    verify_user_address: boolean,
    verify_billing_address: boolean,
    verify_shipping_address: boolean,
  }),
} as const satisfies { readonly [key: string]: ConfigNode };

type Value<N> = N extends { kind: 'boolean' }
  ? boolean
  : N extends { kind: 'milliseconds' | 'count' | 'number' }
    ? number
    : N extends { kind: 'string' }
      ? string
      : N extends { kind: 'enum'; values: readonly (infer V)[] }
        ? V
        : N extends { kind: 'group'; keys: infer K }
          ? { readonly [P in keyof K]?: Value<K[P]> }
          : never;

type Read<Keys> = { readonly [K in keyof Keys]?: Value<Keys[K]> };

/** The `config` object after parsing. */
export type FraudConfig = Read<typeof CONFIG_KEYS>;
/** `config.aml` after parsing. */
export type AmlConfig = Read<typeof AML_CONFIG>;
/** Screening settings in a request or a search profile; missing settings have their default. */
export type InlineScreeningSettings = Read<typeof SCREENING_SETTINGS>;
