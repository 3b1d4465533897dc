import { ApiError, type ErrorDetail } from '../errors';
import { REQUEST_FIELDS, type RequestField } from '../fraud/fields';
import { readFraudRequest } from '../fraud/read-request';
import { nestsWithin, readObject } from '../fraud/values';
import { memberOf } from '../json-text';
import { requiredInputs, takesBvn } from './check-workflow';
import type { WorkflowDefinition } from './workflow';

/** Inputs of an execution after parsing: known names, each in its format. */
export type WorkflowInputs = { readonly [name: string]: unknown };

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const EMAIL = /^(?=.{3,320}$)[^\s@]{1,64}@[^\s@.][^\s@]*\.[^\s@.]{2,}$/;
const PHONE = /^\+?[0-9][0-9 ()./-]{4,17}$/;
const MAX_IMAGE_LENGTH = 8_000_000;
const MAX_ADDRESS_LENGTH = 500;

type Reader = (value: unknown) => string | null;
const text = (value: unknown): string | null =>
  typeof value === 'string'
    ? value
    : typeof value === 'number' && Number.isSafeInteger(value)
      ? String(value)
      : null;
const matching =
  (pattern: RegExp, tidy: (value: string) => string = (value) => value): Reader =>
  (value) => {
    const read = text(value);
    return read !== null && pattern.test(read) ? tidy(read) : null;
  };

/** Checks whether eleven digits are a CPF: two check digits, weights 10 to 2 and 11 to 2 (Receita Federal). */
function isCpf(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || /^(\d)\1{10}$/.test(digits)) return false;
  const digit = (count: number) => {
    let sum = 0;
    for (let at = 0; at < count; at++) sum += Number(digits[at]) * (count + 1 - at);
    return ((sum * 10) % 11) % 10;
  };
  return digit(9) === Number(digits[9]) && digit(10) === Number(digits[10]);
}

function readCpf(value: unknown): string | null {
  const digits = matching(/^(\d{3}\.\d{3}\.\d{3}-\d{2}|\d{11})$/, (read) => read.replace(/\D/g, ''))(value);
  return digits !== null && isCpf(digits) ? digits : null;
}

function readReference(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_IMAGE_LENGTH) return null;
  if (UUID.test(value)) return value.toLowerCase();
  if (/^data:image\/(jpeg|png|webp);base64,[A-Za-z0-9+/]+=*$/.test(value)) return value;
  return /^https?:\/\//.test(value) && value.length <= 2048 && URL.canParse(value) ? value : null;
}

/** Inputs that the fraud request doesn't have, or that have a stricter format here. */
const OWN: { readonly [name: string]: { readonly read: Reader; readonly expected: string } } = {
  user_id: { read: matching(/^[\s\S]{1,255}$/), expected: 'string of 1 to 255 characters' },
  email: { read: matching(EMAIL), expected: 'email address of at most 320 characters' },
  phone_number: { read: matching(PHONE), expected: 'phone number of at most 19 characters' },
  payment_id: { read: matching(/^[\s\S]{1,100}$/), expected: 'string of at most 100 characters' },
  reference_id: { read: matching(/^[\s\S]{1,255}$/), expected: 'string of at most 255 characters' },
  reference_image: {
    read: readReference,
    expected: 'http(s) URL or data URI of an image, or the id of an earlier session',
  },
  user_address: {
    read: (value) =>
      typeof value === 'string' && value.length <= MAX_ADDRESS_LENGTH && value.trim() !== '' ? value : null,
    expected: `string of at most ${MAX_ADDRESS_LENGTH} characters`,
  },
  nin: { read: matching(/^\d{11}$/), expected: '11 digits' },
  bvn: { read: matching(/^\d{11}$/), expected: '11 digits' },
  cpf: { read: readCpf, expected: '123.456.789-09 or 11 digits, with correct check digits' },
  curp: { read: matching(/^[A-Z0-9]{18}$/i, (read) => read.toUpperCase()), expected: '18 characters' },
  ssn: { read: matching(/^\d{3}-?\d{2}-?\d{4}$/, (read) => read.replaceAll('-', '')), expected: '9 digits' },
  aadhaar: { read: matching(/^\d{12}$/), expected: '12 digits' },
};

function readOne(
  name: string,
  value: unknown,
  isIp: (text: string) => boolean,
): { readonly value: unknown } | readonly ErrorDetail[] {
  const field = `inputs.${name}`;
  const own = Object.hasOwn(OWN, name) ? OWN[name] : undefined;
  if (own) {
    const read = own.read(value);
    return read === null ? [{ field, expected: own.expected }] : { value: read };
  }
  try {
    const { request } = readFraudRequest({ [name]: value }, isIp);
    return { value: (request as WorkflowInputs)[name] };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const details = error.details ?? [];
    return details.map((detail) => ({ ...detail, field: `inputs.${detail.field}` }));
  }
}

const FIELDS: { readonly [name: string]: RequestField } = REQUEST_FIELDS;

/** Trims whitespace around an email address, a phone number or an IP, as the fraud API does. */
const trimmed = (name: string, value: unknown): unknown =>
  typeof value === 'string' && Object.hasOwn(FIELDS, name) && FIELDS[name]?.trimmed ? value.trim() : value;

/**
 * Reads the inputs of a workflow; unknown names are ignored, null and "" are absent.
 * @param isIp checks whether a text is an IP address
 * @throws ApiError MISSING_REQUIRED_INPUTS if one is absent, otherwise INVALID_INPUT_FORMAT; `details` names
 *   every one.
 */
export function readInputs(
  definition: WorkflowDefinition,
  sent: unknown,
  isIp: (text: string) => boolean,
): WorkflowInputs {
  const object = readObject(sent) ?? {};
  const inputs: { [name: string]: unknown } = {};
  const wrong: ErrorDetail[] = [];
  for (const name of Object.keys(object)) {
    const isKnown = Object.hasOwn(REQUEST_FIELDS, name) || Object.hasOwn(OWN, name);
    const value = trimmed(name, memberOf(object, name));
    if (!isKnown || value === null || value === '' || value === undefined) continue;
    const read = readOne(name, value, isIp);
    if ('value' in read) inputs[name] = read.value;
    else wrong.push(...read);
  }
  const isThere = (name: string) => {
    const value = trimmed(name, object[name]);
    return value !== undefined && value !== null && value !== '';
  };
  const missing = requiredInputs(definition).filter(
    (name) => !isThere(name) && !(name === 'nin' && takesBvn(definition) && isThere('bvn')),
  );
  if (missing.length > 0) {
    throw new ApiError('initMissingInputs', `Missing required inputs: ${missing.join(', ')}`, {
      details: [...missing.map((name) => ({ field: `inputs.${name}`, expected: 'required' })), ...wrong],
    });
  }
  if (wrong.length > 0) throw badInputs(wrong);
  return inputs;
}

const badInputs = (details: readonly ErrorDetail[]) =>
  new ApiError('initBadInput', `Invalid input format: ${details.map(({ field }) => field).join(', ')}`, {
    details,
  });

/** Builds INVALID_INPUT_FORMAT for one input. */
export const badInputOf = (field: string, expected: string): ApiError => badInputs([{ field, expected }]);

interface InitRequest {
  /** In lower case. */
  readonly workflowId: string;
  readonly inputs: unknown;
}

const DEEPEST = 20;

/**
 * Reads the body of init-workflow, without its inputs.
 * @throws ApiError MISSING_REQUIRED_INPUTS, INVALID_INPUT_FORMAT
 */
export function readInit(body: unknown): InitRequest {
  const object = readObject(body);
  if (!object || !nestsWithin(object, DEEPEST))
    throw object || body !== undefined
      ? badInputOf('the body', 'object')
      : new ApiError('initMissingInputs', 'Missing required inputs: workflowId, inputs', {
          details: [
            { field: 'workflowId', expected: 'UUID' },
            { field: 'inputs', expected: 'object' },
          ],
        });
  const { workflowId, inputs } = object;
  const isAbsent = (value: unknown) => value === undefined || value === null || value === '';
  const missing: ErrorDetail[] = [
    ...(isAbsent(workflowId) ? [{ field: 'workflowId', expected: 'UUID' }] : []),
    ...(isAbsent(inputs) ? [{ field: 'inputs', expected: 'object' }] : []),
  ];
  const wrong: ErrorDetail[] = [
    ...(!isAbsent(workflowId) && !(typeof workflowId === 'string' && UUID.test(workflowId))
      ? [{ field: 'workflowId', expected: 'UUID' }]
      : []),
    ...(!isAbsent(inputs) && !readObject(inputs) ? [{ field: 'inputs', expected: 'object' }] : []),
  ];
  if (missing.length > 0) {
    throw new ApiError(
      'initMissingInputs',
      `Missing required inputs: ${missing.map((m) => m.field).join(', ')}`,
      {
        details: [...missing, ...wrong],
      },
    );
  }
  if (wrong.length > 0) throw badInputs(wrong);
  return { workflowId: String(workflowId).toLowerCase(), inputs };
}
