import {
  EKYC_CHECK_TYPES,
  type EkycCheckType,
  type EkycData,
  type EkycInput,
  type EkycMatches,
  type EkycResult,
  type EkycType,
  type FraudRequest,
  type IdentityQuestion,
  type IdentityRecord,
  satisfiedCombination,
} from '@assay/contract';
import { nationalIdKind, readNationalId } from '@assay/national-ids';
import { canadianProcess } from './canadian-process';
import { type ComparePorts, comparePerson } from './compare-person';
import { ekycDocument, NO_MATCHES } from './ekyc-document';
import { sexNamed } from './gender';
import type { Asking, IdentitySource, SourceAnswer } from './sources/identity-source';

/** Match that covers an input; places are combined. */
const MATCH_OF: { readonly [input in EkycInput]?: keyof EkycMatches } = {
  user_firstname: 'first_name',
  user_lastname: 'last_name',
  user_fullname: 'full_name',
  user_dob: 'date_of_birth',
  id_value: 'national_id',
  phone_number: 'phone',
  user_street: 'address',
  user_city: 'address',
  user_region: 'address',
  user_zip: 'address',
};

/** A record compared with the question. */
interface Judged {
  readonly record: IdentityRecord;
  readonly matches: EkycMatches;
  /** True when the record is the person: no required field differs and at least one agrees. */
  readonly confirmed: boolean;
}

function judge(question: IdentityQuestion, record: IdentityRecord, ports: ComparePorts): Judged {
  const { type, inputs } = question;
  const matches = comparePerson(question, record, ports);
  const needed = (satisfiedCombination(type, inputs) ?? []).flatMap((input) => MATCH_OF[input] ?? []);
  const seen = new Set(needed.map((name) => matches[name]));
  // If the source has first and last name in one text, they are compared together.
  const named = needed.some((name) => name === 'first_name' || name === 'last_name');
  if (named && matches.first_name === null && matches.last_name === null) seen.add(matches.full_name);
  const agrees = seen.has(true) && !seen.has(false);
  const confirmed = agrees && (type !== 'CA_CB_FT' || canadianProcess(record, question, ports).satisfied);
  return { record, matches, confirmed };
}

const agreeing = ({ matches, confirmed }: Judged): number =>
  (confirmed ? 100 : 0) +
  Object.values(matches).reduce(
    (sum: number, match) => sum + (match === true ? 1 : match === false ? -1 : 0),
    0,
  );

/** Returns the record that agrees best with the question; null without records. */
function bestRecord(
  question: IdentityQuestion,
  records: readonly IdentityRecord[],
  ports: ComparePorts,
): Judged | null {
  let best: Judged | null = null;
  for (const record of records) {
    const judged = judge(question, record, ports);
    if (best === null || agreeing(judged) > agreeing(best)) best = judged;
  }
  return best;
}

/** Result of an identity check with its reasons, which the panel and the webhook show. */
export interface EkycOutcome {
  readonly type: EkycType;
  readonly result: EkycResult;
  readonly data: EkycData | null;
  /** Source that decided; null = none needed or able. */
  readonly source: string | null;
  /** Reason code for a failure; null on success. */
  readonly reason: string | null;
  /** Result of each source used. */
  readonly asked: readonly { readonly source: string; readonly said: string }[];
}

const INPUTS: readonly EkycInput[] = [
  'user_firstname',
  'user_middlename',
  'user_lastname',
  'user_fullname',
  'user_dob',
  'user_gender',
  'user_street',
  'user_street2',
  'user_full_address',
  'user_city',
  'user_region',
  'user_zip',
  'phone_number',
  'email',
  'id_value',
  'doc_issue_date',
  'doc_number',
];

/** Returns the request fields that the check type requires or accepts. */
export function questionOf(type: EkycType, request: FraudRequest): IdentityQuestion {
  const { combinations, optional }: EkycCheckType = EKYC_CHECK_TYPES[type];
  const taken = new Set<EkycInput>([...combinations.flat(), ...optional]);
  const inputs = INPUTS.flatMap((input) => {
    const value = request[input];
    return taken.has(input) && typeof value === 'string' && value.trim() !== ''
      ? [[input, value.trim()]]
      : [];
  });
  return { type, inputs: Object.fromEntries(inputs) };
}

/** Returns the error in a number itself or its contradiction to other inputs; null = none. */
function contradiction(
  { type, inputs }: IdentityQuestion,
  today: string,
): { reason: string; matches: EkycMatches } | null {
  const { country, idKinds }: EkycCheckType = EKYC_CHECK_TYPES[type];
  if (inputs.id_value === undefined || idKinds.length === 0) return null;
  const read = idKinds.flatMap((name) => {
    const kind = nationalIdKind(country, name);
    return kind ? [readNationalId(kind, inputs.id_value ?? '', today)] : [];
  });
  const number = read.find(({ valid }) => valid);
  if (!number) {
    return { reason: `id_${read[0]?.fault ?? 'form'}`, matches: { ...NO_MATCHES, national_id: false } };
  }
  // Two-digit years don't state the century.
  const born = number.birth_date?.slice(2);
  if (born !== undefined && inputs.user_dob !== undefined && inputs.user_dob.slice(2) !== born) {
    return { reason: 'id_of_another_birth_date', matches: { ...NO_MATCHES, date_of_birth: false } };
  }
  if (number.sex !== null && inputs.user_gender !== undefined) {
    const asked = sexNamed(inputs.user_gender, country);
    if (asked !== null && asked !== number.sex) {
      return { reason: 'id_of_another_sex', matches: { ...NO_MATCHES, gender: false } };
    }
  }
  return null;
}

const saidBy = (answer: SourceAnswer): string => (answer.status === 'silent' ? answer.reason : answer.status);

interface EkycCheckPorts extends Omit<ComparePorts, 'today'> {
  /** Sources in order of use; a test key has no paid sources. */
  readonly sources: readonly IdentitySource[];
}

/**
 * Checks an identity: first the number itself, then the sources in order until one has the person. SUCCESS:
 * no required field differs from a source's data. FAILED: the number is impossible, no source knows the
 * person, or their data differs. ERROR: no source is configured, or the person is unknown and a source didn't
 * respond.
 */
export class EkycCheck {
  constructor(private readonly ports: EkycCheckPorts) {}

  /**
   * Never throws for a source.
   * @throws StoreUnavailable
   */
  async check(question: IdentityQuestion, asking: Asking): Promise<EkycOutcome> {
    const { type } = question;
    const compare = { ...this.ports, today: new Date(asking.now).toISOString().slice(0, 10) };
    const wrong = contradiction(question, compare.today);
    if (wrong) {
      const data = ekycDocument(type, null, wrong.matches, null);
      return { type, result: 'FAILED', data, source: null, reason: wrong.reason, asked: [] };
    }
    const asked: { source: string; said: string }[] = [];
    let differing: EkycOutcome | null = null;
    for (const source of this.ports.sources) {
      if (!source.answers(type)) continue;
      const answer = await source.ask(question, asking);
      if (answer === null) continue;
      asked.push({ source: source.name, said: saidBy(answer) });
      if (answer.status !== 'found') continue;
      const best = bestRecord(question, answer.records, compare);
      if (!best) continue;
      const process = type === 'CA_CB_FT' ? canadianProcess(best.record, question, compare) : null;
      const data = ekycDocument(type, best.record, best.matches, process);
      if (best.confirmed) return { type, result: 'SUCCESS', data, source: source.name, reason: null, asked };
      differing ??= { type, result: 'FAILED', data, source: source.name, reason: 'differs', asked };
    }
    if (differing) return differing;
    const silent = asked.find(({ said }) => said !== 'unknown' && said !== 'found');
    if (silent || asked.length === 0) {
      return { type, result: 'ERROR', data: null, source: null, reason: silent?.said ?? 'no_source', asked };
    }
    const unknown = ekycDocument(type, null, NO_MATCHES, null);
    return {
      type,
      result: 'FAILED',
      data: unknown,
      source: asked.at(-1)?.source ?? null,
      reason: 'unknown',
      asked,
    };
  }
}

/**
 * Returns the fixed outcome of a test key's reserved value in the format of the type: every input agrees,
 * every required one differs, or no response.
 */
export function reservedOutcome(question: IdentityQuestion, result: EkycResult): EkycOutcome {
  const { type, inputs } = question;
  const reserved = { type, result, source: 'reserved', asked: [] };
  if (result === 'ERROR') return { ...reserved, data: null, reason: 'timeout' };
  if (result === 'FAILED') {
    const needed = new Set(satisfiedCombination(type, inputs) ?? []);
    const differs = {
      ...NO_MATCHES,
      ...(needed.has('id_value') ? { national_id: false } : { full_name: false }),
    };
    return { ...reserved, data: ekycDocument(type, null, differs, null), reason: 'differs' };
  }
  const said = (...names: readonly EkycInput[]) =>
    names.every((name) => inputs[name] !== undefined) ? true : null;
  const matches: EkycMatches = {
    first_name: said('user_firstname'),
    last_name: said('user_lastname'),
    middle_name: said('user_middlename'),
    full_name: said('user_fullname') ?? said('user_firstname', 'user_lastname'),
    date_of_birth: said('user_dob'),
    gender: said('user_gender'),
    national_id: said('id_value'),
    address: said('user_street') ?? said('user_full_address'),
    street: said('user_street'),
    street2: said('user_street2'),
    city: said('user_city'),
    zip: said('user_zip'),
    region: said('user_region'),
    phone: said('phone_number'),
    email: said('email'),
  };
  return { ...reserved, data: ekycDocument(type, echoOf(question), matches, null), reason: null };
}

/** Returns a record that contains the inputs. */
function echoOf({ type, inputs }: IdentityQuestion): NonNullable<Parameters<typeof ekycDocument>[1]> {
  const { country, idKinds }: EkycCheckType = EKYC_CHECK_TYPES[type];
  const contact = (value: string | undefined) => (value === undefined ? [] : [{ value, type: null }]);
  const { user_firstname: first, user_lastname: last } = inputs;
  return {
    person: {
      first_name: first ?? null,
      middle_name: inputs.user_middlename ?? null,
      last_name: last ?? null,
      full_name: inputs.user_fullname ?? (first && last ? `${first} ${last}` : null),
      date_of_birth: inputs.user_dob ?? null,
      gender: inputs.user_gender ?? null,
      national_ids:
        inputs.id_value === undefined ? [] : [{ type: idKinds[0] ?? '', value: inputs.id_value, country }],
      phones: contact(inputs.phone_number),
      emails: contact(inputs.email),
      addresses:
        inputs.user_street === undefined
          ? []
          : [
              {
                line1: inputs.user_street,
                city: inputs.user_city ?? null,
                state: inputs.user_region ?? null,
                postal_code: inputs.user_zip ?? null,
                country,
                full_address: inputs.user_full_address ?? null,
              },
            ],
    },
    line2: null,
    additional: {},
  };
}
