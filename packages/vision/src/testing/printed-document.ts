import type { Quad } from '../image/perspective';
import { generateMrz, type MrzContent } from '../mrz/generate';
import type { PrintedDocument } from './draw-document';

/** Fictitious person with her passport. */
export const TRAVELLER: MrzContent = {
  format: 'TD3',
  documentCode: 'P',
  issuer: 'FRA',
  nationality: 'FRA',
  surname: 'Durand Moreau',
  givenNames: 'Camille Sophie',
  documentNumber: '18FV07635',
  birthDate: '1990-05-14',
  sex: 'F',
  expiryDate: '2034-02-09',
};

const spaced = (date: string) => `${date.slice(8)} ${date.slice(5, 7)} ${date.slice(0, 4)}`;

/** Returns the print of a document with this content; `visual` and `mrz` override the derived values. */
export function printedDocument(
  content: MrzContent,
  changes: {
    readonly mrz?: readonly string[];
    readonly visual?: MrzContent;
    readonly issueDate?: string;
  } = {},
): PrintedDocument {
  const shown = changes.visual ?? content;
  return {
    title: content.format === 'TD3' ? 'PASSPORT' : 'IDENTITY CARD',
    mrz: changes.mrz ?? generateMrz(content),
    visual: [
      ['SURNAME', shown.surname.toUpperCase()],
      ['GIVEN NAMES', shown.givenNames.toUpperCase()],
      ['DATE OF BIRTH', spaced(shown.birthDate)],
      ['DATE OF ISSUE', spaced(changes.issueDate ?? '2024-02-10')],
      ['DATE OF EXPIRY', spaced(shown.expiryDate)],
      ['PASSPORT NO', shown.documentNumber],
    ],
  };
}

/** Corners of a document in a hand-held image of 1500 × 1100. */
export const BY_HAND: Quad = [
  { x: 120, y: 90 },
  { x: 1400, y: 120 },
  { x: 1420, y: 1010 },
  { x: 100, y: 990 },
];
