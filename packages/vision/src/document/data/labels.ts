/**
 * Labels next to values in the visual zone, in the languages of travel documents; letters only, without
 * accents.
 */
export const LABELS = {
  birthDate: [
    'BIRTH',
    'NAISSANCE',
    'GEBURT',
    'NACIMIENTO',
    'NASCITA',
    'NASCIMENTO',
    'GEBOORTE',
    'URODZENIA',
    'SZULETES',
  ],
  issueDate: [
    'OFISSUE',
    'DELIVRANCE',
    'AUSSTELLUNG',
    'EXPEDICION',
    'RILASCIO',
    'EMISSAO',
    'AFGIFTE',
    'WYDANIA',
    'KIALLITAS',
  ],
  expiryDate: [
    'EXPIR',
    'ABLAUF',
    'GULTIGBIS',
    'CADUCIDAD',
    'SCADENZA',
    'VALIDADE',
    'GELDIGTOT',
    'WAZNOSCI',
    'LEJARAT',
  ],
  documentNumber: [
    'PASSPORTNO',
    'PASSEPORTN',
    'DOCUMENTNO',
    'CARDNO',
    'NUMBER',
    'NUMERO',
    'AUSWEISNR',
    'PASSNR',
    'NUMSOPORT',
  ],
} as const;
export type Labelled = keyof typeof LABELS;

/** First three letters of month names, without accents: English, French, German, Spanish, Italian, Portuguese. */
export const MONTHS: readonly (readonly string[])[] = [
  ['JAN', 'ENE', 'GEN'],
  ['FEB', 'FEV'],
  ['MAR', 'MRZ'],
  ['APR', 'AVR', 'ABR'],
  ['MAY', 'MAI', 'MAG'],
  ['JUN', 'GIU'],
  ['JUL', 'LUG'],
  ['AUG', 'AOU', 'AGO'],
  ['SEP', 'SET'],
  ['OCT', 'OKT', 'OTT', 'OUT'],
  ['NOV'],
  ['DEC', 'DEZ', 'DIC'],
];
