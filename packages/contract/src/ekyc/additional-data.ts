import { boolean, closed, nullable, stringOrNull, type TSchema, Type } from '../schema';
import type { EkycType } from './check-types';

/**
 * Data that a check returns in addition to the person and the matches, by type. A name is a text unless noted
 * otherwise.
 */
const texts = <const Names extends readonly string[]>(...names: Names) =>
  Object.fromEntries(names.map((name) => [name, stringOrNull])) as {
    [N in Names[number]]: typeof stringOrNull;
  };
const flags = <const Names extends readonly string[]>(...names: Names) =>
  Object.fromEntries(names.map((name) => [name, nullable(boolean)])) as {
    [N in Names[number]]: ReturnType<typeof nullable<typeof boolean>>;
  };
const list = <S extends TSchema>(schema: S) => Type.Array(schema);

const company = closed(texts('cnpj', 'company_name'));

const brazilianPerson = closed({
  ...texts('cpf', 'name', 'birth_date_time'),
  ...flags('deceased'),
  ...texts(
    'death_year',
    'death_date',
    'estimated_monthly_income',
    'pep_role',
    'pep_term_end',
    'relationship_type',
    'registration_status_in_revenue_service',
    'last_revenue_check_date',
  ),
});

const brazil = closed({
  ...texts(
    'external_id',
    'main_cpf',
    'alternate_cpfs',
    'social_name',
    'homonyms',
    'birth_date_time',
    'age',
    'zodiac_sign',
    'mother_name',
    'mother_cpf',
    'father_name',
    'father_cpf',
    'death_year',
    'death_date',
    'nis',
    'nis_list',
    'cns',
    'rg_number',
    'rg_state',
    'rg_issue_date',
    'rg_issuing_authority_code',
    'voter_id_number',
    'voter_zone',
    'voter_section',
    'birth_city',
    'estimated_monthly_income',
    'registration_date_in_revenue_service',
    'last_revenue_check_date',
    'registration_status_in_revenue_service',
    'pep_role',
    'pep_term_end',
    'estimated_income_confidence_index',
  ),
  relatives: list(brazilianPerson),
  people_at_same_address: list(brazilianPerson),
  companies_at_same_address: list(closed(texts('cnpj', 'company_name', 'opening_date'))),
  partnerships: list(closed({ company: nullable(company) })),
  employers: list(closed({ related_company: nullable(company) })),
  partners: list(closed(texts('cpf', 'name'))),
});

const mexico = closed(
  texts(
    'father_last_name',
    'mother_last_name',
    'country_of_birth',
    'state_of_birth',
    'curp_status',
    'registration_year',
    'registration_state',
    'act_number',
  ),
);

const tradeline = closed(
  texts(
    'dateOpened',
    'accountNumber',
    'nameAsReported',
    'institutionName',
    'addressAsReported',
    'dateOfBirthAsReported',
  ),
);

/** CA_CB_FT confirmed by one sufficient source. */
const singleSource = closed({
  ...texts('category', 'nameAsReported'),
  ...flags('creditFile3Years'),
  ...texts('addressAsReported', 'dateOfBirthAsReported'),
  ...flags('moreThanOneDistinctSource'),
});

/** CA_CB_FT confirmed by two tradelines that confirm different data. */
const dualProcess = closed({
  ...texts('category'),
  trades: closed({ tradeNumber1: nullable(tradeline), tradeNumber2: nullable(tradeline) }),
  ...flags('ageOfTwoTrades_6Months', 'ageOfCreditFile_6Months'),
});

const canadianRisk = closed({
  ...flags('deceasedRecord', 'fraudVictimAlert', 'fraudulentActivityAddress', 'newCreditFile', 'thinFile'),
  ...texts('overallFraudRisk'),
});

const canadianPhone = closed(
  texts(
    'PhoneAccountClass',
    'PhoneAccountType',
    'PhoneActivationDate',
    'PhoneBrandName',
    'PhoneCarrierName',
    'PhoneStatus',
    'PhoneSubscriberId',
  ),
);

const colombianDocument = closed(texts('documentType', 'documentIssueDate'));

const unitedStates = closed({
  ...texts(
    'recordFound',
    'addressHash',
    'socialSecurityNumbers',
    'dobMonth',
    'dobDay',
    'dobYear',
    'age',
    'driverLicense',
    'addressHistory',
    'phoneHistory',
    'emailHistory',
    'akas',
    'datesOfBirth',
    'datesOfDeath',
    'deathRecords',
    'indicators',
  ),
  ...flags('isCurrentPropertyOwner'),
  ...texts('driverLicenseDetails'),
  ...flags('isPublic', 'isOptedOut'),
  ...texts('optOutDate', 'addressHighRiskFlag'),
});

/** `additional_data` or `additionalData` by type; types not listed return an empty object. */
export const ADDITIONAL_DATA = {
  BR_ID_CPF_EXT: brazil,
  MX_ID_CURP: mexico,
  CA_CB_2: canadianRisk,
  CA_RC: canadianPhone,
  CO_ID_CE: colombianDocument,
  US_ID_F2: unitedStates,
} as const satisfies { readonly [T in EkycType]?: TSchema };

/** The two shapes of CA_CB_FT. */
export const CANADIAN_PROCESSES = { single: singleSource, dual: dualProcess } as const;

/** `additionalMatches` of US_ID_F2; every other type returns an empty object. */
export const ADDITIONAL_MATCHES = closed(flags('isResidential', 'addressHighRiskFlag'));
