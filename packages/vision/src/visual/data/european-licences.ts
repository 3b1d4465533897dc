import type { DateOrder } from '../fields';
import { EU_NUMBERING, LICENCE_FIELDS, type NumberForm, type VisualTemplate } from './template';

interface Issuer {
  readonly country: string;
  /** Titles in the issuer's language, one of which is sufficient. */
  readonly titles: readonly string[];
  /** Name of the issuer; omitted if the title is unique. */
  readonly names?: readonly string[];
  readonly number: NumberForm;
  readonly personal?: NumberForm;
  readonly dates?: DateOrder;
}

const form = (check: NumberForm['check'] | null, ...patterns: readonly string[]): NumberForm =>
  check ? { patterns, check } : { patterns };
const ENGLISH = ['DRIVINGLICENCE', 'DRIVINGLICENSE'];

/**
 * Driving licenses with the numbering of Directive 2006/126/EC: European Union, European Economic Area,
 * Switzerland, United Kingdom and others that follow the Vienna Convention on Road Traffic (1968), annex 6.
 * Titles: annex I of the directive.
 */
const ISSUERS: readonly Issuer[] = [
  { country: 'AT', titles: ['FUHRERSCHEIN'], names: ['OSTERREICH'], number: form(null, '99999999') },
  {
    country: 'BE',
    titles: ['RIJBEWIJS', 'PERMISDECONDUIRE', 'FUHRERSCHEIN'],
    names: ['BELGIE', 'BELGIQUE', 'BELGIEN'],
    number: form(null, '9999999999'),
  },
  {
    country: 'BG',
    titles: ENGLISH,
    names: ['BULGARIA'],
    number: form(null, '999999999'),
    personal: form('BG EGN', '9999999999'),
  },
  {
    country: 'HR',
    titles: ['VOZACKADOZVOLA'],
    names: ['HRVATSKA'],
    number: form(null, '99999999'),
    personal: form('HR OIB', '99999999999'),
  },
  { country: 'CY', titles: ENGLISH, names: ['CYPRUS', 'KIBRIS'], number: form(null, '99999999', '9999999') },
  { country: 'CZ', titles: ['RIDICSKYPRUKAZ'], number: form(null, 'AA999999') },
  {
    country: 'DK',
    titles: ['KOREKORT', 'KOEREKORT'],
    number: form(null, '99999999'),
    personal: form('DK CPR', '9999999999'),
  },
  {
    country: 'EE',
    titles: ['JUHILUBA'],
    number: form(null, 'AA999999'),
    personal: form('EE isikukood', '99999999999'),
  },
  {
    country: 'FI',
    titles: ['AJOKORTTI'],
    number: form(null, '999999999*', '9999999999', '99999999999A'),
    personal: form('FI hetu', '999999*999*'),
  },
  {
    country: 'FR',
    titles: ['PERMISDECONDUIRE'],
    names: ['REPUBLIQUEFRANCAISE'],
    number: form(null, '99AA99999', '999999999999'),
  },
  {
    country: 'DE',
    titles: ['FUHRERSCHEIN'],
    names: ['BUNDESREPUBLIKDEUTSCHLAND', 'DEUTSCHLAND'],
    number: form('DE licence', 'A99*****9**', 'A9*******9*', 'A**99999999', 'A**99999*9*', '***********'),
  },
  {
    country: 'GR',
    titles: ENGLISH,
    names: ['HELLENIC', 'GREECE', 'HELLAS'],
    number: form(null, '999999999'),
  },
  { country: 'HU', titles: ['VEZETOIENGEDELY'], number: form(null, 'AA999999'), dates: 'YMD' },
  { country: 'IE', titles: ['CEADUNASTIOMANA'], number: form(null, '999999999', '999AA99999') },
  { country: 'IT', titles: ['PATENTEDIGUIDA'], number: form(null, 'AA9999999A', 'A*9999999A') },
  {
    country: 'LV',
    titles: ['VADITAJAAPLIECIBA'],
    number: form(null, 'AA999999'),
    personal: form(null, '99999999999'),
  },
  {
    country: 'LT',
    titles: ['VAIRUOTOJOPAZYMEJIMAS'],
    number: form(null, '99999999'),
    personal: form('LT asmens kodas', '99999999999'),
    dates: 'YMD',
  },
  {
    country: 'LU',
    titles: ['PERMISDECONDUIRE'],
    names: ['LUXEMBOURG', 'LETZEBUERG'],
    number: form(null, '999999', '9999999'),
  },
  {
    country: 'MT',
    titles: ['LICENZJATASSEWQAN', 'LICENZJATASEWQAN'],
    number: form(null, '999999A', '9999999A'),
  },
  {
    country: 'NL',
    titles: ['RIJBEWIJS'],
    names: ['KONINKRIJKDERNEDERLANDEN', 'NEDERLAND'],
    number: form(null, '9999999999'),
  },
  {
    country: 'PL',
    titles: ['PRAWOJAZDY'],
    number: form(null, '99999999999'),
    personal: form('PL PESEL', '99999999999'),
  },
  {
    country: 'PT',
    titles: ['CARTADECONDUCAO'],
    number: form(null, 'A99999999', 'AA9999999', 'A9999999', 'AA999999', 'A999999', '999999999'),
  },
  {
    country: 'RO',
    titles: ['PERMISDECONDUCERE'],
    names: ['ROMANIA'],
    number: form(null, 'A99999999A', 'A99999999*'),
    personal: form('RO CNP', '9999999999999'),
  },
  { country: 'SK', titles: ['VODICSKYPREUKAZ'], number: form(null, 'A9999999', 'AA999999') },
  {
    country: 'SI',
    titles: ['VOZNISKODOVOLJENJE'],
    number: form(null, '999999999'),
    personal: form('SI EMSO', '9999999999999'),
  },
  { country: 'ES', titles: ['PERMISODECONDUCCION'], number: form('ES DNI', '99999999A', 'A9999999A') },
  {
    country: 'SE',
    titles: ['KORKORT'],
    names: ['SVERIGE'],
    number: form(null, '999999999'),
    personal: form('SE personnummer', '9999999999', '999999999999'),
    dates: 'YMD',
  },
  {
    country: 'NO',
    titles: ['FORERKORT', 'FOERERKORT'],
    number: form(null, '99999999999'),
    personal: form('NO fødselsnummer', '99999999999'),
  },
  { country: 'IS', titles: ['OKUSKIRTEINI'], number: form(null, '999999999', '99999999') },
  {
    country: 'LI',
    titles: ['FUHRERSCHEIN', 'FUHRERAUSWEIS'],
    names: ['LIECHTENSTEIN'],
    number: form(null, '99999', '999999'),
  },
  {
    country: 'CH',
    titles: ['FUHRERAUSWEIS', 'PERMISDECONDUIRE', 'LICENZADICONDURRE'],
    names: ['SCHWEIZ', 'SUISSE', 'SVIZZERA', 'CONFOEDERATIOHELVETICA'],
    number: form(null, '999999999999'),
  },
  {
    country: 'GB',
    titles: ENGLISH,
    names: ['UK', 'UNITEDKINGDOM', 'DVLA'],
    number: form(
      'GB licence',
      'AAAAA999999AA9AA',
      'AAAAA999999A99AA',
      '*****999999*****',
      '*****999999*******',
    ),
  },
  {
    country: 'RS',
    titles: ['VOZACKADOZVOLA'],
    names: ['SRBIJA', 'SERBIA'],
    number: form(null, '999999999'),
    personal: form('RS JMBG', '9999999999999'),
  },
  {
    country: 'ME',
    titles: ['VOZACKADOZVOLA'],
    names: ['CRNAGORA', 'MONTENEGRO'],
    number: form(null, '999999999', '99999999'),
    personal: form('RS JMBG', '9999999999999'),
  },
  {
    country: 'BA',
    titles: ['VOZACKADOZVOLA'],
    names: ['BOSNAIHERCEGOVINA', 'BOSNIAANDHERZEGOVINA'],
    number: form(null, '9A9A99999', '9*9*9999*'),
    personal: form('RS JMBG', '9999999999999'),
  },
  {
    country: 'MK',
    titles: ['VOZACKADOZVOLA', ...ENGLISH],
    names: ['MAKEDONIJA', 'MACEDONIA'],
    number: form(null, 'A9999999', '99999999'),
    personal: form('RS JMBG', '9999999999999'),
  },
  { country: 'AL', titles: ['LEJEDREJTIMI'], number: form(null, '99999999*', 'AA9999999', '999999999A') },
  {
    country: 'TR',
    titles: ['SURUCUBELGESI'],
    number: form(null, '999999'),
    personal: form('TR kimlik', '99999999999'),
  },
  { country: 'MD', titles: ['PERMISDECONDUCERE'], names: ['MOLDOVA'], number: form(null, '999999999') },
  { country: 'UA', titles: ENGLISH, names: ['UKRAINE', 'UKRAINA'], number: form(null, 'AAA999999') },
  { country: 'GE', titles: ENGLISH, names: ['GEORGIA'], number: form(null, 'AA9999999') },
];

export const EUROPEAN_LICENCES: readonly VisualTemplate[] = ISSUERS.map(
  ({ country, titles, names, number, personal, dates = 'DMY' }) => ({
    id: `${country}-licence`,
    country,
    type: 'DRIVERS_LICENSE',
    marks: names ? [titles, names] : [titles],
    numbering: EU_NUMBERING,
    dates,
    number,
    ...(personal ? { personal } : {}),
    required: LICENCE_FIELDS,
  }),
);
