import { fold } from '../find-labels';
import { CARD_FIELDS, EU_NUMBERING, LICENCE_FIELDS, type NumberForm, type VisualTemplate } from './template';

interface Card {
  readonly id: string;
  readonly type: VisualTemplate['type'];
  /** Titles in the issuer's script and in others, one of which is sufficient. */
  readonly titles: readonly string[];
  readonly patterns: readonly string[];
  readonly personal?: NumberForm;
}

interface Issuer {
  readonly country: string;
  /** Names of the issuer as printed on its documents. */
  readonly names: readonly string[];
  readonly cards: readonly Card[];
}

const ID = 'NATIONAL_ID' as const;
const PERMIT = 'RESIDENT_PERMIT' as const;
const LICENCE = 'DRIVERS_LICENSE' as const;
const JMBG: NumberForm = { patterns: ['9999999999999'], check: 'RS JMBG' };
const EGN: NumberForm = { patterns: ['9999999999'], check: 'BG EGN' };

/**
 * Documents in Cyrillic or Greek script, according to their issuers' publications. Letters of numbers that
 * look like Latin ones are read as Latin.
 */
const ISSUERS: readonly Issuer[] = [
  {
    country: 'UA',
    names: ['Україна', 'України', 'Ukraine'],
    cards: [
      {
        id: 'UA-id',
        type: ID,
        titles: ['Паспорт громадянина', 'Passport of the citizen'],
        patterns: ['999999999', 'AA999999'],
        personal: { patterns: ['9999999999999', '9999999999'], check: 'UA personal' },
      },
      {
        id: 'UA-permit',
        type: PERMIT,
        titles: [
          'Посвідка на постійне проживання',
          'Посвідка на тимчасове проживання',
          'Permanent residence permit',
        ],
        patterns: ['999999999', 'AA999999'],
        personal: { patterns: ['9999999999999', '9999999999'] },
      },
      { id: 'UA-licence-native', type: LICENCE, titles: ['Посвідчення водія'], patterns: ['AAA999999'] },
    ],
  },
  {
    country: 'BY',
    names: ['Беларусь', 'Belarus'],
    cards: [
      {
        id: 'BY-id',
        type: ID,
        titles: ['Ідэнтыфікацыйная картка', 'Идентификационная карта', 'Пашпарт', 'Identity card'],
        patterns: ['AA9999999'],
        personal: { patterns: ['9999999A999AA9'], check: 'BY ID' },
      },
      {
        id: 'BY-permit',
        type: PERMIT,
        titles: ['Від на жыхарства', 'Вид на жительство'],
        patterns: ['AA9999999', 'A9999999', '9999999'],
        personal: { patterns: ['9999999A999AA9'] },
      },
      {
        id: 'BY-licence',
        type: LICENCE,
        titles: ['Вадзіцельскае пасведчанне', 'Пасведчанне кіроўцы', 'Водительское удостоверение'],
        patterns: ['9AA999999'],
      },
    ],
  },
  {
    country: 'BG',
    names: ['Република България', 'България', 'Bulgaria'],
    cards: [
      {
        id: 'BG-id',
        type: ID,
        titles: ['Лична карта', 'Identity card'],
        patterns: ['999999999', 'AA9999999'],
        personal: EGN,
      },
      {
        id: 'BG-permit',
        type: PERMIT,
        titles: ['Разрешение за пребиваване', 'Residence permit'],
        patterns: ['999999999', 'AA9999999'],
        personal: { patterns: ['9999999999'], check: 'BG EGN' },
      },
      {
        id: 'BG-licence-native',
        type: LICENCE,
        titles: ['Свидетелство за управление', 'Свидетелство за управление на МПС'],
        patterns: ['999999999'],
        personal: EGN,
      },
    ],
  },
  {
    country: 'RS',
    names: ['Република Србија', 'Србија'],
    cards: [
      { id: 'RS-id-native', type: ID, titles: ['Лична карта'], patterns: ['999999999'], personal: JMBG },
      {
        id: 'RS-permit',
        type: PERMIT,
        titles: ['Дозвола за боравак', 'Лична карта за странца'],
        patterns: ['999999999', 'AA9999999'],
      },
      {
        id: 'RS-licence-native',
        type: LICENCE,
        titles: ['Возачка дозвола'],
        patterns: ['999999999'],
        personal: JMBG,
      },
    ],
  },
  {
    country: 'ME',
    names: ['Црна Гора'],
    cards: [
      { id: 'ME-id-native', type: ID, titles: ['Лична карта'], patterns: ['*********'], personal: JMBG },
      {
        id: 'ME-licence-native',
        type: LICENCE,
        titles: ['Возачка дозвола'],
        patterns: ['999999999', '99999999'],
        personal: JMBG,
      },
    ],
  },
  {
    country: 'BA',
    names: ['Босна и Херцеговина'],
    cards: [
      {
        id: 'BA-id-native',
        type: ID,
        titles: ['Лична карта'],
        patterns: ['9A9A99999', '9*9*9999*'],
        personal: JMBG,
      },
      {
        id: 'BA-licence-native',
        type: LICENCE,
        titles: ['Возачка дозвола'],
        patterns: ['9A9A99999', '9*9*9999*'],
        personal: JMBG,
      },
    ],
  },
  {
    country: 'MK',
    names: ['Република Северна Македонија', 'Република Македонија', 'Македонија'],
    cards: [
      {
        id: 'MK-id',
        type: ID,
        titles: ['Лична карта', 'Identity card'],
        patterns: ['A9999999', '99999999'],
        personal: JMBG,
      },
      { id: 'MK-permit', type: PERMIT, titles: ['Дозвола за престој'], patterns: ['A9999999', '99999999'] },
      {
        id: 'MK-licence-native',
        type: LICENCE,
        titles: ['Возачка дозвола'],
        patterns: ['A9999999', '99999999'],
        personal: JMBG,
      },
    ],
  },
  {
    country: 'RU',
    names: ['Российская Федерация', 'Россия', 'RUS'],
    cards: [
      {
        id: 'RU-id',
        type: ID,
        titles: ['Паспорт выдан', 'Паспорт гражданина', 'Код подразделения'],
        patterns: ['9999999999'],
      },
      { id: 'RU-permit', type: PERMIT, titles: ['Вид на жительство'], patterns: ['999999999'] },
      {
        id: 'RU-licence',
        type: LICENCE,
        titles: ['Водительское удостоверение'],
        patterns: ['9999999999', '99AA999999'],
      },
    ],
  },
  {
    country: 'KZ',
    names: ['Қазақстан Республикасы', 'Қазақстан', 'Республика Казахстан', 'Kazakhstan'],
    cards: [
      {
        id: 'KZ-id',
        type: ID,
        titles: ['Жеке куәлік', 'Удостоверение личности'],
        patterns: ['999999999'],
        personal: { patterns: ['999999999999'], check: 'KZ IIN' },
      },
      {
        id: 'KZ-permit',
        type: PERMIT,
        titles: ['Ықтиярхат', 'Вид на жительство'],
        patterns: ['999999999'],
        personal: { patterns: ['999999999999'] },
      },
      {
        id: 'KZ-licence',
        type: LICENCE,
        titles: ['Жүргізуші куәлігі', 'Водительское удостоверение'],
        patterns: ['AA999999', '999999999'],
        personal: { patterns: ['999999999999'] },
      },
    ],
  },
  {
    country: 'GR',
    names: ['Ελληνική Δημοκρατία', 'Hellenic Republic'],
    cards: [
      {
        id: 'GR-id',
        type: ID,
        titles: ['Δελτίο ταυτότητας', 'Ταυτότητα', 'Identity card'],
        patterns: ['AA999999', 'A999999', 'A99999999'],
      },
      {
        id: 'GR-permit',
        type: PERMIT,
        titles: ['Άδεια διαμονής', 'Residence permit'],
        patterns: ['AA9999999', '999999999'],
      },
      { id: 'GR-licence-native', type: LICENCE, titles: ['Άδεια οδήγησης'], patterns: ['999999999'] },
    ],
  },
  {
    country: 'CY',
    names: ['Κυπριακή Δημοκρατία', 'Republic of Cyprus'],
    cards: [
      {
        id: 'CY-id',
        type: ID,
        titles: ['Δελτίο ταυτότητας', 'Identity card'],
        patterns: ['9999999999', '999999', '9999999'],
      },
      {
        id: 'CY-permit',
        type: PERMIT,
        titles: ['Άδεια διαμονής', 'Residence permit'],
        patterns: ['AA9999999', '999999999'],
      },
      {
        id: 'CY-licence-native',
        type: LICENCE,
        titles: ['Άδεια οδήγησης'],
        patterns: ['99999999', '9999999'],
      },
    ],
  },
];

const folded = (words: readonly string[]): readonly string[] => words.map((word) => fold(word).letters);

export const NATIVE_CARDS: readonly VisualTemplate[] = ISSUERS.flatMap(({ country, names, cards }) =>
  cards.map(
    ({ id, type, titles, patterns, personal }): VisualTemplate => ({
      id,
      country,
      type,
      marks: [folded(titles), folded(names)],
      ...(type === LICENCE ? { numbering: EU_NUMBERING } : {}),
      dates: 'DMY',
      number: { patterns },
      ...(personal ? { personal } : {}),
      required: type === LICENCE ? LICENCE_FIELDS : CARD_FIELDS,
    }),
  ),
);
