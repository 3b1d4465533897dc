/**
 * Programs that change finished documents or draw new ones, with their names in a PDF; banks and utilities
 * use none of them.
 */
export const EDITORS: readonly string[] = [
  'iLovePDF',
  'Sejda',
  'PDFescape',
  'Smallpdf',
  'pdfFiller',
  'DocHub',
  'Soda PDF',
  'Nitro P',
  'Foxit PhantomPDF',
  'Foxit PDF Editor',
  'PDF-XChange Editor',
  'PDFelement',
  'Master PDF Editor',
  'Infix',
  'PDF Expert',
  'Photoshop',
  'Illustrator',
  'GIMP',
  'Inkscape',
  'Canva',
  'Affinity',
  'CorelDRAW',
];
