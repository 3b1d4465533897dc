import type { EnvironmentId, WorkflowInputs } from '@assay/contract';
import { normaliseListValue } from '@assay/rules';
import type { ExecutionPerson } from '@assay/store';
import { isUuid } from '../../management/index';
import {
  type Hasher,
  hashOf as hashOfLetters,
  keyHash,
  lettersOf as lettersOfHash,
  nameTerms,
  storedHashes,
} from '../../scoring/index';

type Members = { readonly [name: string]: unknown };

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

const MIN_NUMBER_LENGTH = 4;

/** Normalizes a printed or typed number to letters and digits; null = too short for a search. */
function numberTerm(hasher: Hasher, environmentId: EnvironmentId, value: unknown): string | null {
  const plain = textOf(value)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return plain.length < MIN_NUMBER_LENGTH
    ? null
    : hasher('find document_number', `${environmentId} ${plain}`);
}

const phoneTerm = (hasher: Hasher, value: unknown): string | null => {
  const text = textOf(value);
  const digits = normaliseListValue('phone_number', text) ?? '';
  return digits.length < 5 ? null : keyHash(hasher, 'phone_number', text);
};

/** Inputs that contain a document number. */
const NUMBERS = [
  'doc_number',
  'user_photoid_number',
  'id_value',
  'nin',
  'bvn',
  'cpf',
  'curp',
  'ssn',
  'aadhaar',
];
const MAX_NAME_WORDS = 12;

function termsOfNames(
  hasher: Hasher,
  environmentId: EnvironmentId,
  names: readonly string[],
): readonly string[] {
  const whole = names.filter(Boolean).join(' ');
  return (['word', 'sound'] as const).flatMap((by) =>
    nameTerms(hasher, environmentId, whole, by).slice(0, MAX_NAME_WORDS),
  );
}

const distinct = (terms: readonly (string | null)[]): readonly string[] => [
  ...new Set(terms.filter((term) => term !== null)),
];

/**
 * Returns the keyed hashes by which an execution is found from the backend's inputs; user id and email have
 * separate columns.
 */
export function termsOfInputs(
  hasher: Hasher,
  environmentId: EnvironmentId,
  inputs: WorkflowInputs,
): readonly string[] {
  const names = ['user_fullname', 'user_firstname', 'user_middlename', 'user_lastname'];
  return distinct([
    ...termsOfNames(
      hasher,
      environmentId,
      names.map((name) => textOf(inputs[name])),
    ),
    ...NUMBERS.map((name) => numberTerm(hasher, environmentId, inputs[name])),
    phoneTerm(hasher, inputs.phone_number),
  ]);
}

/** Same as `termsOfInputs`, for data extracted from a document. */
export function termsOfExtracted(
  hasher: Hasher,
  environmentId: EnvironmentId,
  extracted: Members,
): readonly string[] {
  const numbers = [extracted.documentNumber, extracted.documentAdditionalNumber, extracted.personalIdNumber];
  return distinct([
    ...termsOfNames(hasher, environmentId, [textOf(extracted.fullName)]),
    ...numbers.map((number) => numberTerm(hasher, environmentId, number)),
  ]);
}

/** Returns all identifiers that a text may name, or the execution with this id. */
export function personOfText(hasher: Hasher, environmentId: EnvironmentId, query: string): ExecutionPerson {
  const text = query.trim();
  const isMail = text.includes('@');
  const isName = !isMail && (text.match(/\p{L}/gu)?.length ?? 0) >= 2;
  const groups = isName
    ? (['word', 'sound'] as const).map((by) => nameTerms(hasher, environmentId, text, by))
    : [];
  const single = isMail ? [] : [numberTerm(hasher, environmentId, text), phoneTerm(hasher, text)];
  return {
    id: isUuid(text) ? text.toLowerCase() : null,
    userHash: text === '' ? null : keyHash(hasher, 'user_id', text),
    emailHashes: isMail ? storedHashes(hasher, 'email', text) : [],
    // A match needs all terms of a group, and any group is enough.
    terms: [...distinct(single).map((term) => [term]), ...groups].filter((group) => group.length > 0),
  };
}

/** Formats a person as a `key` for URLs: keyed hashes that identify no one without the keys. */
export function keyOfPerson({ id, userHash, emailHashes, terms }: ExecutionPerson): string {
  return [
    ...(id === null ? [] : [`i.${id}`]),
    ...(userHash === null ? [] : [`u.${lettersOfHash(userHash)}`]),
    ...(emailHashes.length === 0 ? [] : [`e.${emailHashes.map(lettersOfHash).join('.')}`]),
    ...terms.map((group) => `t.${group.map(lettersOfHash).join('.')}`),
  ].join(',');
}

const HASHES = /^[a-p]{16}(?:\.[a-p]{16}){0,11}$/;
const MAX_PARTS = 12;

/** Parses the output of `keyOfPerson`; null for anything else. */
export function personOfKey(key: string): ExecutionPerson | null {
  let found: ExecutionPerson = { id: null, userHash: null, emailHashes: [], terms: [] };
  const parts = key.split(',');
  if (parts.length > MAX_PARTS) return null;
  for (const part of parts) {
    const [kind, rest] = [part.slice(0, 2), part.slice(2)];
    if (kind === 'i.' && isUuid(rest)) found = { ...found, id: rest };
    else if (!HASHES.test(rest)) return null;
    else {
      const hashes = rest.split('.').map(hashOfLetters);
      if (kind === 't.') found = { ...found, terms: [...found.terms, hashes] };
      else if (kind === 'u.' && hashes[0]) found = { ...found, userHash: hashes[0] };
      else if (kind === 'e.') found = { ...found, emailHashes: hashes };
      else return null;
    }
  }
  return found;
}
