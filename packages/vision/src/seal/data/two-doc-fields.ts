/** Format of a field's value. */
export type TwoDocForm =
  /** Capitals, digits, spaces and some punctuation. */
  | 'TEXT'
  | 'DIGITS'
  /** Days since 1 January 2000 as four hexadecimal digits; FFFF = none. */
  | 'DAYS'
  /** DDMMYYYY; unknown day, or day and month, as 00. */
  | 'DATE'
  /** DDMMYYYYHHMM. */
  | 'MINUTE'
  /** Digits, at most one comma and one minus sign. */
  | 'AMOUNT'
  /** UTF-8 in Base32. */
  | 'BASE32'
  /** A machine-readable zone with concatenated lines. */
  | 'ZONE'
  /** 0 or 1. */
  | 'FLAG';

/**
 * Field of a 2D-Doc: its name in this project, and the limits of its length. A value of fixed length isn't
 * followed by a separator.
 */
export interface TwoDocFieldRule {
  readonly name: string;
  readonly least: number;
  /** Null: no limit. */
  readonly most: number | null;
  readonly form: TwoDocForm;
}

const text = (name: string, most: number | null, least = 0): TwoDocFieldRule => ({
  name,
  least,
  most,
  form: 'TEXT',
});
const fixed = (name: string, length: number, form: TwoDocForm = 'TEXT'): TwoDocFieldRule => ({
  name,
  least: length,
  most: length,
  form,
});
const digits = (name: string, length: number) => fixed(name, length, 'DIGITS');
const days = (name: string) => fixed(name, 4, 'DAYS');
const date = (name: string) => fixed(name, 8, 'DATE');
const minute = (name: string) => fixed(name, 12, 'MINUTE');
const amount = (name: string, most: number, least = 0): TwoDocFieldRule => ({
  name,
  least,
  most,
  form: 'AMOUNT',
});

/**
 * Fields of perimeter 01, by identifier (ANTS, Spécifications techniques des codes à barres 2D-Doc, version
 * 3.2.6, section 7). The lengths are those of the specification, and public readers of its versions 2 to
 * 3.3.8 use the same (for 56, 5P and 5R all but one). Of the fields added after 3.2.6, 0D and 4V to 4Y are in
 * two readers. Fields that only one reader has are omitted, and so are those of health, asylum, customs,
 * studies, arms and courts, which this project doesn't need.
 */
export const TWO_DOC_FIELDS: { readonly [id: string]: TwoDocFieldRule } = {
  '01': text('documentId', null),
  '02': text('category', null),
  '03': text('subcategory', null),
  '04': text('application', null),
  '05': text('applicationVersion', null),
  '06': days('sealedOn'),
  '07': digits('sealedAt', 6),
  '08': days('expiryDate'),
  '09': digits('pages', 4),
  '0A': digits('editorSiren', 9),
  '0B': digits('integratorSiren', 9),
  '0C': { name: 'documentUrl', least: 0, most: null, form: 'BASE32' },
  '0D': fixed('documentUuid', 36),
  '10': text('beneficiary', 38),
  '11': text('beneficiaryTitle', 38),
  '12': text('beneficiaryGivenName', 38),
  '13': text('beneficiarySurname', 38),
  '14': text('payer', 38),
  '15': text('payerTitle', 38),
  '16': text('payerGivenName', 38),
  '17': text('payerSurname', 38),
  '18': text('invoiceNumber', null),
  '19': text('customerNumber', null),
  '1A': text('contractNumber', null),
  '1B': text('subscriberId', null),
  '1C': date('contractDate'),
  '1D': amount('amount', 16),
  '1E': text('beneficiaryPhone', 30),
  '1F': text('payerPhone', 30),
  '1G': fixed('hasCoBeneficiary', 1, 'FLAG'),
  '1H': fixed('hasCoPayer', 1, 'FLAG'),
  '1I': text('coBeneficiary', 38),
  '1J': text('coBeneficiaryTitle', 38),
  '1K': text('coBeneficiaryGivenName', 38),
  '1L': text('coBeneficiarySurname', 38),
  '1M': text('coPayer', 38),
  '1N': text('coPayerTitle', 38),
  '1O': text('coPayerGivenName', 38),
  '1P': text('coPayerSurname', 38),
  '20': text('serviceLine2', 38),
  '21': text('serviceLine3', 38),
  '22': text('serviceStreet', 38),
  '23': text('serviceLine5', 38),
  '24': fixed('servicePostcode', 5),
  '25': text('serviceCity', 32),
  '26': fixed('serviceCountry', 2),
  '27': text('payerLine2', 38),
  '28': text('payerLine3', 38),
  '29': text('payerStreet', 38),
  '2A': text('payerLine5', 38),
  '2B': fixed('payerPostcode', 5),
  '2C': text('payerCity', 32),
  '2D': fixed('payerCountry', 2),
  '30': text('accountHolder', 140),
  '31': text('iban', 38, 14),
  '32': text('bic', 11, 8),
  '33': text('bban', 30),
  '34': fixed('accountCountry', 2),
  '35': text('qxban', 34, 14),
  '36': days('periodStart'),
  '37': days('periodEnd'),
  '38': amount('openingBalance', 11),
  '39': amount('closingBalance', 11),
  '40': digits('taxNumber', 13),
  '41': amount('taxableIncome', 12),
  '42': text('household', null),
  '43': amount('taxShares', 5),
  '44': fixed('taxNoticeNumber', 13),
  '45': digits('incomeYear', 4),
  '46': text('taxpayer1', 38),
  '47': digits('taxNumber1', 13),
  '48': text('taxpayer2', 38),
  '49': digits('taxNumber2', 13),
  '4A': date('collectionDate'),
  '4B': date('declarationDate'),
  '4V': amount('netIncomeTax', 10),
  '4W': amount('taxLeftToPay', 10),
  '4X': amount('withheldTax', 10),
  '4Y': text('homeAddress', 155),
  '50': digits('employerSiret', 14),
  '51': amount('hoursWorked', 6, 6),
  '52': amount('hoursWorkedYear', 7, 7),
  '53': days('payPeriodStart'),
  '54': days('payPeriodEnd'),
  '55': date('contractStart'),
  '56': days('contractEnd'),
  '57': date('contractSigned'),
  '58': amount('taxablePay', 11),
  '59': amount('taxablePayYear', 12),
  '5A': amount('grossPay', 11),
  '5B': amount('grossPayYear', 12),
  '5C': amount('netPay', 11),
  '5D': text('employerLine2', 38),
  '5E': text('employerLine3', 38),
  '5F': text('employerStreet', 38),
  '5G': text('employerLine5', 38),
  '5H': fixed('employerPostcode', 5),
  '5I': text('employerCity', 32),
  '5J': fixed('employerCountry', 2),
  '5K': text('socialInsuranceId', 50),
  '5L': text('companyNumber', 14, 9),
  '5M': text('companyName', 38),
  '5N': digits('workPermitCase', 21),
  '5O': text('employerSurname', 38),
  '5P': text('employerGivenName', 20),
  '5Q': text('declarantSurname', 38),
  '5R': text('declarantGivenName', 20),
  '5S': text('declarantRole', 40),
  '5T': fixed('contractKind', 1),
  '5U': text('contractDuration', 12),
  '60': text('givenNames', 60),
  '61': text('givenName', 20),
  '62': text('surname', 38),
  '63': text('usedSurname', 38),
  '64': text('spouseSurname', 38),
  '65': fixed('identityDocumentKind', 2),
  '66': text('documentNumber', 20),
  '67': fixed('nationality', 2),
  '68': fixed('sex', 1),
  '69': date('birthDate'),
  '6A': text('birthPlace', 32),
  '6B': fixed('issuingDepartment', 3),
  '6C': fixed('birthCountry', 2),
  '6D': text('father', 60),
  '6E': text('mother', 60),
  '6F': { name: 'zone', least: 0, most: 90, form: 'ZONE' },
  '6G': text('familyName', 38, 1),
  '6H': text('title', 10, 1),
  '6I': fixed('issuingCountry', 2),
  '6J': fixed('foreignerDocumentKind', 1),
  '6K': digits('foreignerDocumentRequest', 19),
  '6L': date('requestDate'),
  '6M': text('permitCategory', 40),
  '6N': date('validFrom'),
  '6O': date('validUntil'),
  '6P': text('permission', 40),
  '6Q': text('foreignerNumber', 10),
  '6R': fixed('visaNumber', 12),
  '6S': text('homeLine2', 38),
  '6T': text('homeLine3', 38),
  '6U': text('homeStreet', 38),
  '6V': text('homeLine5', 38),
  '6W': fixed('homePostcode', 5),
  '6X': text('homeCity', 32),
  '6Y': fixed('homeCountry', 2),
  '6Z': text('workPermitForeignerNumber', 11, 9),
  A0: fixed('registrationCountry', 2),
  A1: text('registrationNumber', 17),
  A2: text('make', 17),
  A3: text('commercialName', 17),
  A4: fixed('vehicleIdentificationNumber', 17),
  A5: fixed('vehicleCategory', 3),
  A6: fixed('fuel', 2),
  A7: fixed('co2', 3),
  A8: text('environmentalClass', 12),
  A9: fixed('emissionClass', 3),
  AA: date('firstRegistration'),
  AB: text('letterKind', 8),
  AC: text('caseNumber', 19),
  AD: days('offenceDate'),
  AE: digits('offenceTime', 4),
  AF: fixed('pointsLost', 1),
  AG: fixed('pointsLeft', 1),
  AH: text('cardNumber', 30),
  AI: date('initialExpiry'),
  AJ: fixed('chauffeurRegister', 13),
  AK: digits('stickerNumber', 7),
  AL: fixed('chauffeurCard', 11),
  AM: text('upgradeReason', 5),
  AN: digits('mileage', 8),
  AO: digits('machineId', 6),
  AP: text('machineKind', 60),
  AQ: text('serialNumber', 25),
  AR: text('model', 35),
  AS: text('colour', 10),
  AT: fixed('ownerKind', 1),
  AU: text('ownerLine2', 38),
  AV: text('ownerLine3', 38),
  AW: text('ownerStreet', 38),
  AX: text('ownerLine5', 38),
  AY: fixed('ownerPostcode', 5),
  AZ: text('ownerCity', 32),
  C0: fixed('sellerSex', 1),
  C1: text('sellerSurname', 38),
  C2: text('sellerGivenName', 20),
  C3: minute('transferredAt'),
  C4: date('sellerSigned'),
  C5: fixed('buyerSex', 1),
  C6: text('buyerSurname', 38),
  C7: text('buyerGivenName', 20),
  C8: text('buyerStreet', 38),
  C9: fixed('buyerPostcode', 5),
  CA: text('buyerCity', 45),
  CB: digits('registrationRequest', 10),
  CC: minute('registeredAt'),
};
