import type { FraudRequest } from '../fraud/fields';

/** Request field that an identity check compares or uses for the lookup. */
export type EkycInput = Extract<
  keyof FraudRequest,
  | 'user_firstname'
  | 'user_middlename'
  | 'user_lastname'
  | 'user_fullname'
  | 'user_dob'
  | 'user_gender'
  | 'user_street'
  | 'user_street2'
  | 'user_full_address'
  | 'user_city'
  | 'user_region'
  | 'user_zip'
  | 'phone_number'
  | 'email'
  | 'id_value'
  | 'doc_issue_date'
  | 'doc_number'
>;

export interface EkycCheckType {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Case of the keys in the response. */
  readonly keys: 'snake_case' | 'camelCase';
  /** Required inputs: all of one of these combinations. */
  readonly combinations: readonly (readonly EkycInput[])[];
  readonly optional: readonly EkycInput[];
  /**
   * Kinds of the country's national number that `id_value` may be. An empty list = it is compared but not
   * parsed.
   */
  readonly idKinds: readonly string[];
}

const NAME = ['user_firstname', 'user_lastname'] as const;
const NAMED = ['user_fullname', 'user_dob', 'id_value'] as const;
const PLACE = ['user_street', 'user_city', 'user_region', 'user_zip'] as const;
const BORN = [...NAME, 'user_dob'] as const;

/**
 * Identity checks by `config.ekyc.type`, with the inputs each requires and accepts. The last two belong to
 * the workflow steps for Nigeria; the fraud request accepts them too.
 */
export const EKYC_CHECK_TYPES = {
  BR_ID_CPF_EXT: {
    country: 'BR',
    keys: 'snake_case',
    combinations: [['id_value']],
    optional: [],
    idKinds: ['CPF'],
  },
  CA_CB_FT: {
    country: 'CA',
    keys: 'camelCase',
    combinations: [[...BORN, ...PLACE]],
    optional: ['user_middlename'],
    idKinds: [],
  },
  CA_CB_2: {
    country: 'CA',
    keys: 'camelCase',
    combinations: [[...BORN, ...PLACE]],
    optional: ['user_middlename', 'user_street2'],
    idKinds: [],
  },
  CA_RC: {
    country: 'CA',
    keys: 'camelCase',
    combinations: [[...NAME, ...PLACE, 'phone_number']],
    optional: ['user_middlename', 'user_dob'],
    idKinds: [],
  },
  CO_ID_CE: {
    country: 'CO',
    keys: 'camelCase',
    combinations: [['id_value']],
    optional: ['doc_issue_date'],
    idKinds: ['CE'],
  },
  CO_ID_PPT: {
    country: 'CO',
    keys: 'camelCase',
    combinations: [['id_value']],
    optional: [],
    idKinds: ['PPT', 'CC'],
  },
  CO_ID_CC: {
    country: 'CO',
    keys: 'camelCase',
    combinations: [['id_value']],
    optional: [],
    idKinds: ['CC', 'PPT'],
  },
  FR_RC: {
    country: 'FR',
    keys: 'camelCase',
    combinations: [[...BORN, 'user_street', 'user_city', 'user_zip']],
    optional: ['phone_number'],
    idKinds: [],
  },
  DE_CB: {
    country: 'DE',
    keys: 'camelCase',
    combinations: [[...BORN, 'user_street', 'user_city', 'user_zip']],
    optional: ['user_middlename'],
    idKinds: [],
  },
  GR_CB: {
    country: 'GR',
    keys: 'camelCase',
    combinations: [[...BORN, 'user_city', 'id_value']],
    optional: ['user_middlename', 'user_street', 'user_region', 'user_zip', 'phone_number'],
    // The source accepts numbers of several documents: AMKA, AFM and identity cards all occur.
    idKinds: [],
  },
  ID_ID_NIK: {
    country: 'ID',
    keys: 'camelCase',
    combinations: [NAMED],
    optional: [],
    idKinds: ['NIK'],
  },
  ID_SVC: {
    country: 'ID',
    keys: 'camelCase',
    combinations: [NAMED],
    optional: ['user_gender', 'user_full_address', 'user_street', 'user_street2', 'user_zip'],
    idKinds: ['NIK'],
  },
  IE_CB: {
    country: 'IE',
    keys: 'camelCase',
    combinations: [NAME],
    optional: ['user_gender', 'user_dob', 'user_street', 'user_city', 'user_zip'],
    idKinds: [],
  },
  MX_ID_CURP: {
    country: 'MX',
    keys: 'snake_case',
    combinations: [['id_value']],
    optional: [],
    idKinds: ['CURP'],
  },
  NZ_CB: {
    country: 'NZ',
    keys: 'camelCase',
    combinations: [[...NAME, ...PLACE]],
    optional: ['user_dob', 'user_street2'],
    idKinds: [],
  },
  NZ_RC: {
    country: 'NZ',
    keys: 'camelCase',
    combinations: [[...NAME, ...PLACE]],
    optional: ['user_middlename', 'user_dob', 'phone_number'],
    idKinds: [],
  },
  US_ID_F2: {
    country: 'US',
    keys: 'camelCase',
    combinations: [
      ['phone_number', 'user_dob'],
      ['phone_number', 'id_value'],
      [...NAME, 'id_value'],
      ['user_firstname', 'id_value'],
      [...NAME, 'phone_number'],
      BORN,
    ],
    optional: [...BORN, ...PLACE, 'user_middlename', 'doc_number', 'email', 'phone_number', 'id_value'],
    idKinds: ['SSN'],
  },
  NG_ID_NIN: {
    country: 'NG',
    keys: 'camelCase',
    combinations: [[...BORN, 'id_value']],
    optional: ['user_middlename', 'user_gender', 'phone_number'],
    idKinds: ['NIN'],
  },
  NG_ID_BVN: {
    country: 'NG',
    keys: 'camelCase',
    combinations: [[...BORN, 'id_value']],
    optional: ['user_middlename', 'user_gender', 'phone_number'],
    // A BVN workflow accepts either number.
    idKinds: ['BVN', 'NIN'],
  },
} as const satisfies { readonly [type: string]: EkycCheckType };

export type EkycType = keyof typeof EKYC_CHECK_TYPES;
export const EKYC_TYPES = Object.keys(EKYC_CHECK_TYPES) as readonly EkycType[];

/**
 * Result of a check. SUCCESS: a source has the person with the given data. FAILED: it doesn't, or the number can't
 * exist. ERROR: no source could decide.
 */
export const EKYC_RESULTS = ['SUCCESS', 'FAILED', 'ERROR'] as const;
export type EkycResult = (typeof EKYC_RESULTS)[number];

/** Returns the combination that a request satisfies; null if every combination lacks an input. */
export function satisfiedCombination(
  type: EkycType,
  request: { readonly [input in EkycInput]?: unknown },
): readonly EkycInput[] | null {
  const { combinations }: EkycCheckType = EKYC_CHECK_TYPES[type];
  return combinations.find((inputs) => inputs.every((input) => request[input] !== undefined)) ?? null;
}
