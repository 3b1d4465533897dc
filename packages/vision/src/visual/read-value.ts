import type { VisualTemplate } from './data/template';
import type { DateOrder, VisualField } from './fields';
import { addressIn, datesIn, nameIn, nationalityIn, placeIn, sexIn } from './parse-value';
import { anyNumberIn, numberIn } from './read-number';

/** What a page is read with. */
export interface ReadingContext {
  /** null = the issuer is not known. */
  readonly template: VisualTemplate | null;
  readonly order: DateOrder | null;
  /** UNIX milliseconds. */
  readonly now: number;
}

/** A value in a text, and how far the text was what was looked for, 0–1. */
interface ParsedValue {
  readonly value: string;
  readonly sureness: number;
}

const exactly = (value: string | null): ParsedValue | null =>
  value === null ? null : { value, sureness: 1 };
/** A number of an unknown issuer has no form that it could be held against. */
const WITHOUT_FORM = 0.96;
/** A check digit that is wrong was most likely read wrong. */
const WRONG_CHECK = 0.7;

function numberOf(
  text: string,
  field: 'documentNumber' | 'personalNumber',
  context: ReadingContext,
): ParsedValue | null {
  const form = field === 'personalNumber' ? context.template?.personal : context.template?.number;
  if (!form || form.patterns.length === 0) {
    const number = anyNumberIn(text);
    return number === null ? null : { value: number, sureness: WITHOUT_FORM };
  }
  const read = numberIn(text, form, new Date(context.now).toISOString().slice(0, 10));
  return (
    read && {
      value: read.number,
      sureness: read.sureness * (read.facts?.isValid === false ? WRONG_CHECK : 1),
    }
  );
}

function dateOf(text: string, { order, now }: ReadingContext): ParsedValue | null {
  const [first] = datesIn(text, order, now);
  // A date that may be read both ways would be a guess.
  return first && !first.isAmbiguous ? { value: first.date, sureness: 1 } : null;
}

/** The value of a field in a text that stands where the field's would; null = there is none. */
export function valueIn(text: string, field: VisualField, context: ReadingContext): ParsedValue | null {
  switch (field) {
    case 'birthDate':
    case 'issueDate':
    case 'expiryDate':
      return dateOf(text, context);
    case 'documentNumber':
    case 'personalNumber':
      return numberOf(text, field, context);
    case 'additionalNumber':
      return exactly(anyNumberIn(text));
    case 'surname':
    case 'givenNames':
    case 'fullName':
      return exactly(nameIn(text));
    case 'birthPlace':
      return exactly(placeIn(text));
    case 'sex':
      return exactly(sexIn(text, context.template?.sexes));
    case 'nationality':
      return exactly(nationalityIn(text));
    case 'address':
      return exactly(addressIn(text));
  }
}
