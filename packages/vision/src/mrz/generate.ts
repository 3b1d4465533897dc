import { MRZ_LAYOUTS, type MrzFormat, type Stretch } from './data/layouts';
import { checkDigit, writeDate, writeNames } from './zone-fields';

/** Content of a machine-readable zone. */
export interface MrzContent {
  readonly format: MrzFormat;
  readonly documentCode: string;
  readonly issuer: string;
  readonly nationality: string;
  readonly surname: string;
  readonly givenNames: string;
  /** A–Z and 0–9; more than nine characters only on cards (TD1, TD2). */
  readonly documentNumber: string;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string;
  readonly sex: 'M' | 'F' | 'X';
  readonly expiryDate: string;
  readonly optional?: string;
  readonly optional2?: string;
}

/**
 * Creates a machine-readable zone with its check digits (ICAO Doc 9303 parts 3 to 7).
 * @throws RangeError if a field doesn't fit.
 */
export function generateMrz(content: MrzContent): readonly string[] {
  const layout = MRZ_LAYOUTS[content.format];
  const { fields } = layout;
  const rows = Array.from({ length: layout.lines }, () => '<'.repeat(layout.length));
  const put = ([line, from, to]: Stretch, text: string) => {
    if (text.length > to - from) throw new RangeError('a field of the machine-readable zone is too long');
    const row = rows[line]!;
    rows[line] = row.slice(0, from) + text.padEnd(to - from, '<') + row.slice(to);
  };
  const checked = (field: Stretch, check: Stretch, text: string) => {
    put(field, text);
    put(check, checkDigit(text.padEnd(field[2] - field[1], '<')));
  };
  put(fields.documentCode, content.documentCode);
  put(fields.issuer, content.issuer);
  put(fields.nationality, content.nationality);
  put(fields.names, writeNames(content.surname, content.givenNames, fields.names[2] - fields.names[1]));
  const { documentNumber, optional = '' } = content;
  if (documentNumber.length > 9) {
    put(fields.documentNumber, documentNumber.slice(0, 9));
    put(fields.optional, documentNumber.slice(9) + checkDigit(documentNumber) + (optional && `<${optional}`));
  } else {
    checked(fields.documentNumber, fields.documentNumberCheck, documentNumber);
    put(fields.optional, optional);
  }
  if (fields.optionalCheck) checked(fields.optional, fields.optionalCheck, optional);
  checked(fields.birthDate, fields.birthDateCheck, writeDate(content.birthDate));
  checked(fields.expiryDate, fields.expiryDateCheck, writeDate(content.expiryDate));
  put(fields.sex, content.sex === 'X' ? '<' : content.sex);
  if (fields.optional2) put(fields.optional2, content.optional2 ?? '');
  if (fields.compositeCheck) {
    const whole = layout.composite.map(([line, from, to]) => rows[line]!.slice(from, to)).join('');
    put(fields.compositeCheck, checkDigit(whole));
  }
  return rows;
}
