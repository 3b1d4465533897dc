import {
  EKYC_CHECK_TYPES,
  type EnvironmentId,
  type IdentityQuestion,
  type IdentityRecord,
} from '@assay/contract';
import type { FoundIdentity } from '@assay/store';
import type { Runtime } from '../../../platform/runtime';
import { deploymentSealing } from '../../../platform/secrets/sealed';
import type { SigningSecrets } from '../../../platform/secrets/signing-secrets';
import type { Hasher } from '../../../scoring/index';
import { foldedName, phoneDigits } from '../fold';

/** Encrypts persons of imported registries, each bound to its row. */
export interface RecordBox {
  seal(record: IdentityRecord, place: RecordPlace): Buffer;
  /** Returns null when the record was encrypted elsewhere. */
  open(sealed: Buffer, place: RecordPlace): IdentityRecord | null;
}

type RecordPlace = { readonly environmentId: EnvironmentId } & Pick<FoundIdentity, 'registry' | 'recordHash'>;

export function recordBox(signingSecrets: SigningSecrets, runtime: Pick<Runtime, 'bytes'>): RecordBox {
  const records = deploymentSealing(
    signingSecrets,
    { name: 'person of an identity register' },
    runtime.bytes,
  );
  const placeOf = ({ environmentId, registry, recordHash }: RecordPlace) =>
    `${environmentId}/${registry}/${recordHash}`;
  return {
    seal: (record, place) => records.seal(JSON.stringify(record), placeOf(place)),
    open(sealed, place) {
      const text = records.open(sealed, placeOf(place));
      return text && (JSON.parse(text.toString()) as IdentityRecord);
    },
  };
}

/** Data that leads to a person's row; missing members are ignored. */
interface KeyFacts {
  readonly country: string;
  /** In the form of `normalisedId`. */
  readonly ids: readonly string[];
  readonly names: readonly string[];
  readonly dateOfBirth: string | null;
  readonly postcode: string | null;
  readonly phones: readonly string[];
}

/** Normalizes an id for lookup: upper-case letters and digits only. */
export const normalisedId = (value: string): string => value.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

const postcodeOf = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/**
 * Returns the keyed hashes under which a person is found: each document number, each phone number, and each
 * spelling of the name with the birth date, with the postcode, and alone.
 */
export function identityKeys(facts: KeyFacts, hasher: Hasher): readonly string[] {
  const { country, dateOfBirth, postcode } = facts;
  const key = (kind: string, value: string) => hasher(`identity:${kind}`, `${country}\0${value}`);
  const names = facts.names.map(foldedName).filter((name) => name !== '');
  const keys = [
    ...facts.ids.map((id) => key('id', id)),
    ...facts.phones.map((phone) => key('phone', phoneDigits(phone, country))),
    ...names.map((name) => key('name', name)),
    ...(dateOfBirth === null ? [] : names.map((name) => key('born', `${name}\0${dateOfBirth}`))),
    ...(postcode === null ? [] : names.map((name) => key('lives', `${name}\0${postcodeOf(postcode)}`))),
  ];
  return [...new Set(keys)];
}

/**
 * Returns the hash that a question is looked up by: the number, otherwise name and birth date, phone, name
 * and postcode, or name.
 */
export function questionKey({ type, inputs }: IdentityQuestion, hasher: Hasher): string | null {
  const { country } = EKYC_CHECK_TYPES[type];
  const parts = [inputs.user_firstname, inputs.user_lastname].filter((name) => name !== undefined);
  const name = parts.length === 2 ? parts.join(' ') : (inputs.user_fullname ?? null);
  const facts = (some: Partial<KeyFacts>): KeyFacts => ({
    country,
    ids: [],
    names: [],
    dateOfBirth: null,
    postcode: null,
    phones: [],
    ...some,
  });
  if (inputs.id_value)
    return identityKeys(facts({ ids: [normalisedId(inputs.id_value)] }), hasher)[0] ?? null;
  const named = name === null ? facts({}) : facts({ names: [name] });
  // The most specific key of a name is last.
  if (name !== null && inputs.user_dob)
    return identityKeys({ ...named, dateOfBirth: inputs.user_dob }, hasher).at(-1) ?? null;
  if (inputs.phone_number) return identityKeys(facts({ phones: [inputs.phone_number] }), hasher)[0] ?? null;
  if (name !== null && inputs.user_zip)
    return identityKeys({ ...named, postcode: inputs.user_zip }, hasher).at(-1) ?? null;
  return identityKeys(named, hasher)[0] ?? null;
}
