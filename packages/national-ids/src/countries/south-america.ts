import { checkCharacter, downFrom, isLuhn, sumHasRemainder, TEN_AS_K, TEN_AS_ZERO } from '../checksums';
import { BOLIVIAN_DEPARTMENTS } from '../data/central-america';
import { digitAt, isOneDigit, numberAt, weighted } from '../digits';
import { type NumberKind, number, readWith } from '../number-rule';
import { readCc, readCe, readCnpj, readCpf, readNit, readPpt } from '../readers/south-america';

const CUIT_WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];
const CBU_BANK = checkCharacter([7, 1, 3, 9, 7, 1, 3], { modulus: 10, complement: true });
const CBU_ACCOUNT = checkCharacter([3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3], {
  modulus: 10,
  complement: true,
});

const ARGENTINA = {
  'AR CUIT': number({
    title: 'CUIT, CUIL, CDI',
    source: 'Resolución General AFIP 1795/2004; ANSES, "CUIL"',
    checks: 'Type of holder, check digit mod 11',
    form: /^\d{11}$/,
    isIssued: (text) => /^(?:20|23|24|25|26|27|30|33|34|50|51|55)/.test(text),
    sex: (text) => (text.startsWith('20') ? 'M' : text.startsWith('27') ? 'F' : null),
    check: checkCharacter(CUIT_WEIGHTS, { modulus: 11, complement: true, written: '01234567899' }),
  }),
  'AR DNI': number({
    title: 'Documento Nacional de Identidad',
    source: 'Ley 17.671; RENAPER',
    checks: 'Seven or eight digits',
    form: /^\d{7,8}$/,
    isIssued: (text) => Number(text) > 0,
  }),
  'AR CBU': number({
    title: 'Clave Bancaria Uniforme',
    source: 'Banco Central de la República Argentina, Comunicación A 2622',
    checks: 'Two check digits mod 10 with weights 3, 1, 7, 9',
    form: /^\d{22}$/,
    isIssued: (text) => Number(text) > 0,
    check: (text) => CBU_BANK(text) && CBU_ACCOUNT(text.slice(8)),
  }),
} as const satisfies Readonly<Record<string, NumberKind>>;

/** Checks a driver's licence: if the first check digit is ten, the second one loses two. */
function isCnh(text: string): boolean {
  const first = weighted(text, downFrom(9, 1)) % 11;
  const second = weighted(text, [1, 2, 3, 4, 5, 6, 7, 8, 9]) % 11;
  const lowered = first === 10 ? (second + 9) % 11 : second;
  return (first % 10) * 10 + (lowered === 10 ? 0 : lowered) === numberAt(text, 9, 2);
}

/** Checks a voter's number: in São Paulo and Minas Gerais (01, 02) a check digit of 0 is written as 1. */
function isTitulo(text: string): boolean {
  const written = (rest: number): number =>
    rest === 10 ? 0 : rest === 0 && numberAt(text, 8, 2) <= 2 ? 1 : rest;
  const first = written(weighted(text, [2, 3, 4, 5, 6, 7, 8, 9]) % 11);
  const second = written((digitAt(text, 8) * 7 + digitAt(text, 9) * 8 + first * 9) % 11);
  return first === digitAt(text, 10) && second === digitAt(text, 11);
}

const BRAZIL = {
  'BR CPF': readWith(readCpf, {
    title: 'Cadastro de Pessoas Físicas',
    source: 'Instrução Normativa RFB 2.172/2024',
    checks: '11 digits, two check digits mod 11, not eleven equal digits',
  }),
  'BR CNPJ': readWith(readCnpj, {
    title: 'Cadastro Nacional da Pessoa Jurídica',
    source: 'Instrução Normativa RFB 2.229/2024, annex XV',
    checks: '14 characters, letters since July 2026, two check digits mod 11',
  }),
  'BR PIS': number({
    title: 'PIS, PASEP, NIT, NIS',
    source: 'Caixa Econômica Federal, "Manual de cadastramento PIS"; CNIS',
    checks: '11 digits, check digit mod 11',
    form: /^\d{11}$/,
    isIssued: (text) => !isOneDigit(text),
    check: checkCharacter([3, 2, 9, 8, 7, 6, 5, 4, 3, 2], {
      modulus: 11,
      complement: true,
      written: TEN_AS_ZERO,
    }),
  }),
  'BR CNH': number({
    title: 'Carteira Nacional de Habilitação (registro)',
    source: 'Resolução CONTRAN 598/2016; SENATRAN, RENACH',
    checks: '11 digits, two check digits mod 11',
    form: /^\d{11}$/,
    isIssued: (text) => !isOneDigit(text),
    check: isCnh,
  }),
  'BR TITULO ELEITOR': number({
    title: 'Título de eleitor',
    source: 'Resolução TSE 23.659/2021, article 37',
    checks: '12 digits, state 01 to 28, two check digits mod 11',
    form: /^\d{12}$/,
    region: (text) => (numberAt(text, 8, 2) >= 1 && numberAt(text, 8, 2) <= 28 ? text.slice(8, 10) : null),
    check: isTitulo,
  }),
  'BR CNS': number({
    title: 'Cartão Nacional de Saúde',
    source: 'DATASUS, "Rotina de validação do CNS"',
    checks: '15 digits from 1, 2, 7, 8 or 9, weighted sum mod 11',
    form: /^[12789]\d{14}$/,
    check: sumHasRemainder(downFrom(15, 1), 11),
  }),
} as const satisfies Readonly<Record<string, NumberKind>>;

const COLOMBIA = {
  'CO CC': readWith(readCc, {
    title: 'Cédula de ciudadanía',
    source: 'Registraduría Nacional del Estado Civil',
    checks: 'Format',
  }),
  'CO CE': readWith(readCe, {
    title: 'Cédula de extranjería',
    source: 'Migración Colombia',
    checks: 'Format',
  }),
  'CO PPT': readWith(readPpt, {
    title: 'Permiso por protección temporal',
    source: 'Resolución 971 of 2021, Migración Colombia',
    checks: 'Format',
  }),
  'CO NIT': readWith(readNit, {
    title: 'Número de Identificación Tributaria',
    source: 'DIAN, Orden Administrativa 4 of 1989',
    checks: 'Check digit mod 11',
  }),
} as const satisfies Readonly<Record<string, NumberKind>>;

/** Checks a province of Ecuador: 01 to 24, or 30 for those registered abroad. */
const isProvince = (text: string): boolean => {
  const province = numberAt(text, 0, 2);
  return (province >= 1 && province <= 24) || province === 30;
};

/** Checks a RUC by its third digit: below six a person with a cédula, six a public body, nine a company. */
function isRuc(text: string): boolean {
  const isPerson = isLuhn(text.slice(0, 10)) && numberAt(text, 10, 3) > 0;
  if (text.charAt(2) < '6') return isPerson;
  if (text.charAt(2) === '6') {
    const isPublic = weighted(text, [3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 && numberAt(text, 9, 4) > 0;
    return isPublic || isPerson;
  }
  // A company, or a public body whose third digit is nine.
  const isCompany = weighted(text, [4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;
  return (isCompany || weighted(text, [3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0) && numberAt(text, 10, 3) > 0;
}

const PERU_WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2];
/** Check characters of a DNI by the weighted sum mod 11: a digit or a letter. */
const DNI_DIGITS = '65432110987';
const DNI_LETTERS = 'KJIHGFEDCBA';

const RIF_VALUES: Readonly<Record<string, number>> = { V: 4, E: 8, J: 12, P: 16, G: 20, C: 12 };
const URUGUAY_CEDULA = checkCharacter([2, 9, 8, 7, 6, 3, 4], { modulus: 10, complement: true });
/** Weights of a Chilean number with leading zeros to eight digits. */
const RUT_WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2];

const ANDES_AND_RIO_DE_LA_PLATA = {
  'BO CI': number({
    title: 'Cédula de identidad',
    source: 'Servicio General de Identificación Personal, Ley 145/2011',
    checks: 'Five to eight digits, department and complement if present',
    form: /^\d{5,8}(?:[A-Z]{2}(?:[0-9A-Z]{1,2})?|\d[A-Z])?$/,
    region: (text) => {
      const department = /[A-Z]{2}/.exec(text)?.[0];
      if (department === undefined) return undefined;
      return BOLIVIAN_DEPARTMENTS.has(department) ? department : null;
    },
  }),
  'CL RUT': number({
    title: 'Rol Único Tributario, Rol Único Nacional',
    source: 'Decreto Ley 3/1969; Servicio de Impuestos Internos',
    checks: 'Check digit mod 11 (K for ten)',
    form: /^\d{6,8}[\dK]$/,
    canonical: (text) => text.replace(/^0+/, ''),
    check: (text) =>
      checkCharacter(RUT_WEIGHTS, { modulus: 11, complement: true, written: TEN_AS_K })(
        text.padStart(9, '0'),
      ),
  }),
  'EC CI': number({
    title: 'Cédula de identidad',
    source: 'Ley Orgánica de Gestión de la Identidad y Datos Civiles; Registro Civil',
    checks: 'Province 01 to 24 or 30, third digit up to 6, Luhn',
    form: /^\d{10}$/,
    region: (text) => (isProvince(text) ? text.slice(0, 2) : null),
    isIssued: (text) => digitAt(text, 2) <= 6,
    check: isLuhn,
  }),
  'EC RUC': number({
    title: 'Registro Único de Contribuyentes',
    source: 'Reglamento a la Ley del RUC; Servicio de Rentas Internas',
    checks: 'Province, type, check digit of the type, establishment',
    form: /^\d{13}$/,
    region: (text) => (isProvince(text) ? text.slice(0, 2) : null),
    isIssued: (text) => !'78'.includes(text.charAt(2)),
    check: isRuc,
  }),
  'PE DNI': number({
    title: 'Documento Nacional de Identidad, CUI',
    source: 'RENIEC, "Código de verificación del DNI"',
    checks: 'Eight digits; check digit or letter mod 11 if it is present',
    form: /^\d{8}[0-9A-K]?$/,
    isIssued: (text) => numberAt(text, 0, 8) > 0,
    check: (text) => {
      const rest = weighted(text, PERU_WEIGHTS) % 11;
      const last = text.charAt(8);
      return last === '' || last === DNI_DIGITS[rest] || last === DNI_LETTERS[rest];
    },
  }),
  'PE RUC': number({
    title: 'Registro Único de Contribuyentes',
    source: 'Resolución de Superintendencia 210-2004/SUNAT',
    checks: 'Type 10, 15, 16, 17 or 20, check digit mod 11',
    form: /^\d{11}$/,
    isIssued: (text) => /^(?:10|15|16|17|20)/.test(text),
    check: (text) => (11 - (weighted(text, CUIT_WEIGHTS) % 11)) % 10 === digitAt(text, 10),
  }),
  'PE CE': number({
    title: 'Carné de extranjería',
    source: 'Superintendencia Nacional de Migraciones, Decreto Legislativo 1350',
    checks: 'Nine digits',
    form: /^\d{9}$/,
  }),
  'PY CEDULA': number({
    title: 'Cédula de identidad',
    source: 'Policía Nacional del Paraguay, Departamento de Identificaciones',
    checks: 'Five to seven digits',
    form: /^\d{5,7}$/,
  }),
  'PY RUC': number({
    title: 'Registro Único de Contribuyentes',
    source: 'Ley 125/91; Dirección Nacional de Ingresos Tributarios, "Dígito verificador módulo 11"',
    checks: 'Four to eight digits, check digit mod 11',
    form: /^\d{5,9}$/,
    check: (text) => {
      let sum = 0;
      for (let at = text.length - 2, weight = 2; at >= 0; at--, weight++) sum += digitAt(text, at) * weight;
      const check = sum % 11 < 2 ? 0 : 11 - (sum % 11);
      return check === digitAt(text, text.length - 1);
    },
  }),
  'UY CEDULA': number({
    title: 'Cédula de identidad',
    source: 'Dirección Nacional de Identificación Civil, "Dígito verificador"',
    checks: 'Seven or eight digits, check digit mod 10',
    form: /^\d{7,8}$/,
    canonical: (text) => text.padStart(8, '0'),
    isIssued: (text) => numberAt(text, 0, 7) > 0,
    check: URUGUAY_CEDULA,
  }),
  'UY RUT': number({
    title: 'Registro Único Tributario',
    source: 'Dirección General Impositiva, "Dígito verificador del RUT"',
    checks: 'Office 01 to 22, serial, 001, check digit mod 11',
    form: /^\d{8}001\d$/,
    isIssued: (text) => numberAt(text, 0, 2) >= 1 && numberAt(text, 0, 2) <= 22 && numberAt(text, 2, 6) > 0,
    check: checkCharacter([4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2], { modulus: 11, complement: true }),
  }),
  'UY NIE': number({
    title: 'Número de identificación de extranjeros',
    source: 'Dirección General Impositiva, NIE',
    checks: 'Nine digits, check digit mod 11',
    form: /^\d{9}$/,
    check: (text) => (11 - (weighted(text, [5, 4, 3, 2, 9, 8, 7, 6]) % 11)) % 10 === digitAt(text, 8),
  }),
  'VE RIF': number({
    title: 'Registro de Información Fiscal',
    source: 'SENIAT, Providencia Administrativa 0073/2008',
    checks: 'Letter of the holder, eight digits, check digit mod 11',
    form: /^[VEJPGC]\d{9}$/,
    check: (text) => {
      const sum = (RIF_VALUES[text.charAt(0)] ?? 0) + weighted(text.slice(1), PERU_WEIGHTS);
      return '00987654321'.charAt(sum % 11) === text.charAt(9);
    },
  }),
  'VE CEDULA': number({
    title: 'Cédula de identidad',
    source: 'Ley Orgánica de Identificación; SAIME',
    checks: 'V or E and up to nine digits',
    form: /^[VE]?[1-9]\d{3,8}$/,
  }),
} as const satisfies Readonly<Record<string, NumberKind>>;

/** Numbers of South America. */
export const SOUTH_AMERICA = {
  ...ARGENTINA,
  ...BRAZIL,
  ...COLOMBIA,
  ...ANDES_AND_RIO_DE_LA_PLATA,
} as const;
