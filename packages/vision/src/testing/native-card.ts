import type { Raster } from '../image/raster';
import { drawHead, surface, waves } from './draw-document';
import { type Ink, openTypeface, printText } from './print-text';

/**
 * Text on a card: its left edge and its baseline in pixels, with 1,000 pixels for the card's width; small
 * print is a label.
 */
type Print = readonly [left: number, baseline: number, text: string, kind?: 'label' | 'title'];

/** Sample card: its print and the expected result. */
export interface NativeCard {
  readonly prints: readonly Print[];
  /** Fields by their API names. */
  readonly fields: { readonly [name: string]: string };
  /** Names in the card's script. */
  readonly native: { readonly [name: string]: string };
  readonly template: string;
}

const SIZE = { label: 17, value: 27, title: 30 } as const;

/**
 * Draws a card: a tinted page with waves, a head, and its print. It copies no real design. @param scale 1 =
 * 1,000 pixels wide
 */
export function drawNativeCard({ prints }: NativeCard, family = 'arimo', scale = 1.3): Raster {
  const [width, height] = [Math.round(1000 * scale), Math.round(631 * scale)];
  const page = surface(width, height, [226, 230, 222]);
  waves(page);
  drawHead(page, 40 * scale, 150 * scale, 230 * scale, 300 * scale);
  const ink: Ink = { width, height, cover: new Float32Array(width * height) };
  for (const [left, baseline, text, kind] of prints) {
    const face = openTypeface(family, kind === 'label' ? 400 : 700);
    printText(ink, face, text, left * scale, baseline * scale, { size: SIZE[kind ?? 'value'] * scale });
  }
  for (let at = 0; at < ink.cover.length; at++)
    for (let channel = 0; channel < 3; channel++) {
      const place = at * 4 + channel;
      page.data[place] = page.data[place]! * (1 - ink.cover[at]! * 0.85);
    }
  return page;
}

const rows = (
  ...labelled: readonly (readonly [label: string, ...values: readonly string[]])[]
): readonly Print[] => {
  const prints: Print[] = [];
  let baseline = 150;
  for (const [label, ...values] of labelled) {
    prints.push([310, baseline, label, 'label']);
    for (const value of values) {
      baseline += 31;
      prints.push([310, baseline, value]);
    }
    baseline += 33;
  }
  return prints;
};

export const UKRAINIAN: NativeCard = {
  template: 'UA-id',
  prints: [
    [310, 60, 'УКРАЇНА', 'title'],
    [600, 60, 'UKRAINE', 'title'],
    [310, 100, 'ПАСПОРТ ГРОМАДЯНИНА УКРАЇНИ', 'title'],
    ...rows(
      ['Прізвище/Surname', 'ТКАЧЕНКО', 'TKACHENKO'],
      ["Ім'я/Name", "МАР'ЯНА", 'MARIANA'],
      ['По батькові/Patronymic', 'ІВАНІВНА'],
      ['Дата народження/Date of birth', '24 08 1991'],
      ['Дійсний до/Date of expiry', '17 03 2031'],
    ),
    [700, 400, 'Стать/Sex', 'label'],
    [700, 431, 'Ж/F'],
    [700, 470, 'Документ №/Document No.', 'label'],
    [700, 501, '002345671'],
  ],
  fields: {
    lastName: 'TKACHENKO',
    firstName: 'MARIANA',
    birthDate: '1991-08-24',
    documentExpirationDate: '2031-03-17',
    gender: 'F',
    documentNumber: '002345671',
    country: 'UA',
    documentType: 'NATIONAL_ID',
  },
  native: { surname: 'ТКАЧЕНКО', givenNames: "МАР'ЯНА" },
};

export const GREEK: NativeCard = {
  template: 'GR-id',
  prints: [
    [310, 60, 'ΕΛΛΗΝΙΚΗ ΔΗΜΟΚΡΑΤΙΑ', 'title'],
    [310, 100, 'ΔΕΛΤΙΟ ΤΑΥΤΟΤΗΤΑΣ', 'title'],
    ...rows(
      ['Επώνυμο', 'ΓΕΩΡΓΙΑΔΗΣ', 'GEORGIADIS'],
      ['Όνομα', 'ΛΕΩΝΙΔΑΣ', 'LEONIDAS'],
      ['Όνομα πατέρα', 'ΣΠΥΡΙΔΩΝ'],
      ['Ημερομηνία γέννησης', '19/11/1979'],
      ['Τόπος γέννησης', 'ΛΑΡΙΣΑ'],
    ),
    [700, 400, 'Αριθμός δελτίου', 'label'],
    [700, 431, 'ΑΝ 482916'],
    [700, 480, 'Ημερομηνία λήξης', 'label'],
    [700, 511, '05/06/2030'],
  ],
  fields: {
    lastName: 'GEORGIADIS',
    firstName: 'LEONIDAS',
    birthDate: '1979-11-19',
    documentExpirationDate: '2030-06-05',
    documentNumber: 'AN482916',
    country: 'GR',
    documentType: 'NATIONAL_ID',
  },
  native: { surname: 'ΓΕΩΡΓΙΑΔΗΣ', givenNames: 'ΛΕΩΝΙΔΑΣ' },
};
