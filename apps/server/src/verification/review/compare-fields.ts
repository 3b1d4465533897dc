import { countryCode, samePlace } from '@assay/addresses';
import type { WorkflowInputs } from '@assay/contract';
import type { FieldVerdict, ReviewField } from '@assay/management-api';
import { nameAgreement } from '@assay/vision/browser';
import { sexNamed } from '../ekyc/gender';

type Members = { readonly [name: string]: unknown };
type Compare = (read: string, given: string, document: Members) => FieldVerdict;

const text = (value: unknown): string | null => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
};
const members = (value: unknown): Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {};

/** Minimum name agreement for SAME and for ALIKE, as in the document engine. */
const SAME_NAME = 0.99;
const LIKE_NAME = 0.5;
const LATIN = /\p{Script=Latin}/u;

/** Compares name words as documents write them; non-Latin letters aren't compared. */
function names(read: readonly [surname: string, givenNames: string], given: string): FieldVerdict {
  if (!LATIN.test(given) || !LATIN.test(read.join(''))) return 'NOT_COMPARED';
  const agreement = nameAgreement(given, ...read);
  if (agreement >= SAME_NAME) return 'SAME';
  return agreement >= LIKE_NAME ? 'ALIKE' : 'DIFFERENT';
}

const plain = (value: string): string => value.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
/** Replaces letters and digits that OCR confuses. */
const lookAlike = (value: string): string =>
  plain(value)
    .replace(/[OQD]/g, '0')
    .replace(/[IL]/g, '1')
    .replace(/Z/g, '2')
    .replace(/S/g, '5')
    .replace(/B/g, '8');

const numbers: Compare = (read, given) => {
  if (plain(read) === plain(given)) return 'SAME';
  return lookAlike(read) === lookAlike(given) ? 'ALIKE' : 'DIFFERENT';
};

/** Returns the day of a date in any form used by inputs and chips. */
const day = (value: string): string | null => /^\d{4}-\d{2}-\d{2}/.exec(value)?.[0] ?? null;
const dates: Compare = (read, given) => {
  const [one, other] = [day(read), day(given)];
  if (one === null || other === null) return 'NOT_COMPARED';
  return one === other ? 'SAME' : 'DIFFERENT';
};

const codes =
  (codeOf: (value: string, document: Members) => string | null): Compare =>
  (read, given, document) => {
    const [one, other] = [codeOf(read, document), codeOf(given, document)];
    if (one === null || other === null) return 'NOT_COMPARED';
    return one === other ? 'SAME' : 'DIFFERENT';
  };

const places: Compare = (read, given, document) => {
  const country = text(document.country) ?? '';
  if (samePlace('address', read, given, country)) return 'SAME';
  return plain(read).includes(plain(given)) || plain(given).includes(plain(read)) ? 'ALIKE' : 'DIFFERENT';
};

const words: Compare = (read, given) => (plain(read) === plain(given) ? 'SAME' : 'DIFFERENT');

interface Compared {
  /** Inputs of init-workflow with the same data, preferred first. */
  readonly inputs: readonly string[];
  /** Member in the chip data. */
  readonly chip?: string;
  readonly compare: Compare;
}

const FULL_NAME: Compare = (read, given, { lastName, firstName }) => {
  const [surname, givenNames] = [text(lastName), text(firstName)];
  return surname !== null ? names([surname, givenNames ?? ''], given) : names([read, ''], given);
};

/** Fields of a document in reading order. */
const FIELDS: { readonly [field: string]: Compared } = {
  fullName: { inputs: ['user_fullname'], chip: 'fullName', compare: FULL_NAME },
  firstName: {
    inputs: ['user_firstname'],
    chip: 'givenNames',
    compare: (read, given) => names([read, ''], given),
  },
  lastName: {
    inputs: ['user_lastname'],
    chip: 'surname',
    compare: (read, given) => names([read, ''], given),
  },
  birthDate: { inputs: ['user_dob'], chip: 'dateOfBirth', compare: dates },
  gender: {
    inputs: ['user_gender'],
    chip: 'gender',
    compare: codes((value, { country }) => sexNamed(value, text(country) ?? '')),
  },
  placeOfBirth: { inputs: ['user_pob'], chip: 'placeOfBirth', compare: words },
  nationality: { inputs: [], chip: 'nationality', compare: codes((value) => countryCode(value)) },
  documentType: { inputs: [], compare: words },
  country: { inputs: [], chip: 'issuingCountry', compare: codes((value) => countryCode(value)) },
  documentNumber: {
    inputs: ['doc_number', 'user_photoid_number'],
    chip: 'documentNumber',
    compare: numbers,
  },
  documentAdditionalNumber: { inputs: [], compare: numbers },
  personalIdNumber: { inputs: ['id_value', 'nin', 'bvn', 'cpf', 'curp', 'ssn', 'aadhaar'], compare: numbers },
  documentIssueDate: { inputs: ['doc_issue_date'], compare: dates },
  documentExpirationDate: { inputs: [], chip: 'expiryDate', compare: dates },
  address: { inputs: ['user_address', 'user_full_address'], chip: 'address', compare: places },
  postalCode: { inputs: ['user_zip'], compare: numbers },
  state: { inputs: ['user_region'], compare: words },
  age: { inputs: [], compare: words },
};

/** The end user's choices before the capture, by the field they are compared with. */
const CHOSEN: { readonly [field: string]: string } = { documentType: 'document_type', country: 'country' };

function submittedOf(
  field: string,
  { inputs: asked }: Compared,
  inputs: WorkflowInputs,
  submission: Members,
): { readonly submitted: string | null; readonly input: string | null } {
  for (const name of asked) {
    const value = text(inputs[name]);
    if (value !== null) return { submitted: value, input: name };
  }
  const { user_firstname: first, user_lastname: last } = inputs;
  const whole = field === 'fullName' ? [text(first), text(last)].filter(Boolean).join(' ') : '';
  if (whole !== '') return { submitted: whole, input: 'user_firstname, user_lastname' };
  const chosen = CHOSEN[field];
  const value = chosen === undefined ? null : text(submission[chosen]);
  return { submitted: value, input: value === null ? null : `page: ${chosen}` };
}

const SOURCES = ['ZONE', 'VISUAL', 'BARCODE'] as const;
const PRINTS = ['CONFIRMED', 'NOT_FOUND', 'CONFLICT'] as const;

/** Returns the source of a field; `OTHER` = not reported by the engine. */
function sourceOf(found: unknown): Pick<ReviewField, 'source' | 'checked' | 'confidence' | 'print'> {
  const { source, checked, confidence, print } = members(found);
  return {
    source: SOURCES.find((known) => known === source) ?? 'OTHER',
    checked: checked === true,
    confidence: typeof confidence === 'number' ? Math.min(1, Math.max(0, confidence)) : null,
    print: PRINTS.find((known) => known === print) ?? null,
  };
}

const NOWHERE = { source: null, checked: false, confidence: null, print: null } as const;

/**
 * Compares the fields of a document: read from it, stored in its chip, sent by the backend, or chosen on the
 * page. Omits fields without any value. Names are compared as in the document engine, addresses with the
 * address tables.
 * @param extracted extracted data of the step, with `fieldSources` and `rfidData` if available
 */
export function compareFields(
  extracted: Members,
  inputs: WorkflowInputs,
  submission: Members,
): readonly ReviewField[] {
  const [sources, chips] = [members(extracted.fieldSources), members(extracted.rfidData)];
  return Object.entries(FIELDS).flatMap(([field, known]) => {
    const read = text(extracted[field]);
    const chip = known.chip === undefined ? null : text(chips[known.chip]);
    const { submitted, input } = submittedOf(field, known, inputs, submission);
    if (read === null && chip === null && submitted === null) return [];
    const against = (other: string | null): FieldVerdict =>
      read === null || other === null ? 'NOT_COMPARED' : known.compare(read, other, extracted);
    return [
      {
        field,
        read,
        ...(read === null ? NOWHERE : sourceOf(sources[field])),
        submitted,
        input,
        verdict: against(submitted),
        chip,
        chip_verdict: against(chip),
      },
    ];
  });
}
