import type { ListKind } from '../model';
import { NUMBER_PROPERTIES, PARTY_SCHEMATA, TOPIC_KINDS } from './data/ftm-terms';
import { readBirthDate, readDate } from './entry-details';
import { EntryDraft } from './entry-draft';
import { isObject, type JsonObject, objectsOf, textsOf } from './records';

/** An entity of FollowTheMoney: an ID, a schema, and properties that are lists of strings or nested entities. */
export interface FtmEntity {
  readonly id: string;
  readonly schema: string;
  readonly properties: JsonObject;
}

/** @returns `null` when an object isn't an entity */
export function ftmEntity(object: JsonObject): FtmEntity | null {
  const { id, schema, properties } = object;
  if (typeof id !== 'string' || typeof schema !== 'string' || !isObject(properties)) return null;
  return { id, schema, properties };
}

/**
 * Checks whether entities of a schema are separate parties, rather than addresses, documents or links of
 * parties.
 */
export function isParty({ schema }: FtmEntity): boolean {
  return PARTY_SCHEMATA.has(schema);
}

/** Returns the groups of the response to which a party's topics belong. */
export function kindsOf({ properties }: FtmEntity): ReadonlySet<ListKind> {
  const kinds = new Set<ListKind>();
  for (const topic of textsOf(properties.topics)) {
    const parts = topic.split('.');
    for (let length = parts.length; length > 0; length--) {
      const kind = TOPIC_KINDS[parts.slice(0, length).join('.')];
      if (kind === undefined) continue;
      kinds.add(kind);
      break;
    }
  }
  return kinds;
}

/** Converts a party to an entry, including data from its related entities. */
export function ftmDraft(entity: FtmEntity, beside: readonly FtmEntity[]): EntryDraft {
  const { id, schema, properties } = entity;
  const all = (property: string) => textsOf(properties[property]);
  const type = PARTY_SCHEMATA.get(schema) ?? 'UNKNOWN';
  const draft = new EntryDraft(id, type);
  const [given, family] = [all('firstName')[0], all('lastName')[0]];
  const single =
    given !== undefined && family !== undefined && all('name').length === 1 ? { given, family } : {};
  for (const [at, name] of all('name').entries())
    draft.addName(name, at === 0 ? { kind: 'primary', ...single } : {});
  if (all('name').length === 0) draft.addName([...all('firstName'), ...all('lastName')].join(' '));
  for (const name of all('alias')) draft.addName(name, { kind: 'aka' });
  for (const name of all('weakAlias')) draft.addName(name, { kind: 'aka', weak: true });
  for (const name of all('previousName')) draft.addName(name, { kind: 'fka' });
  for (const key of all('publicKey')) if (schema === 'CryptoWallet') draft.addName(key);
  for (const date of all('birthDate')) draft.addBirth(readBirthDate(date));
  for (const place of all('birthPlace')) draft.addBirthPlace(place);
  for (const country of [...all('nationality'), ...all('citizenship')]) draft.addNationality(country);
  for (const property of ['country', 'jurisdiction', 'mainCountry', 'birthCountry', 'flag']) {
    for (const country of all(property)) draft.addCountry(country);
  }
  for (const gender of all('gender')) draft.setGender(gender);
  for (const mother of all('motherName')) draft.setMotherName(mother);
  for (const address of all('address')) draft.addAddress([address]);
  for (const program of all('program')) draft.addProgram(program);
  for (const [property, label] of Object.entries(NUMBER_PROPERTIES)) {
    for (const number of all(property)) draft.addIdentifier(label, number, all('country')[0]);
  }
  for (const property of ['position', 'title', 'notes', 'summary', 'website', 'email', 'phone', 'topics']) {
    for (const text of all(property)) draft.addAttribute(property, text);
  }
  for (const one of [...beside, ...nested(properties)]) addSibling(draft, one);
  return draft;
}

/** Returns the entities nested in the properties of `targets.nested.json`. */
function nested(properties: JsonObject): readonly FtmEntity[] {
  const found: FtmEntity[] = [];
  for (const property of [
    'addressEntity',
    'sanctions',
    'identification',
    'cryptoWallets',
    'positionOccupancies',
  ]) {
    for (const object of objectsOf(properties[property])) {
      const entity = ftmEntity(object);
      if (entity !== null) found.push(entity);
    }
  }
  return found;
}

function addSibling(draft: EntryDraft, { schema, properties }: FtmEntity): void {
  const all = (property: string) => textsOf(properties[property]);
  if (schema === 'Address') {
    const parts = ['street', 'street2', 'postalCode', 'city', 'state'].flatMap(all);
    draft.addAddress(all('full').length > 0 ? all('full').slice(0, 1) : parts);
    for (const country of all('country')) draft.addCountry(country);
  } else if (schema === 'Sanction') {
    for (const program of [...all('program'), ...all('programId')]) draft.addProgram(program);
    draft.setListedOn(readDate(all('startDate')[0] ?? all('listingDate')[0] ?? ''));
    for (const text of [...all('authority'), ...all('reason')]) draft.addAttribute('sanction', text);
  } else if (schema === 'Identification' || schema === 'Passport') {
    const label = all('type')[0] ?? (schema === 'Passport' ? 'passport' : 'national id');
    for (const number of all('number')) draft.addIdentifier(label, number, all('country')[0]);
  } else if (schema === 'CryptoWallet') {
    for (const key of all('publicKey')) draft.addWallet(key);
  } else if (schema === 'Occupancy') {
    for (const post of objectsOf(properties.post))
      draft.addAttribute('position', textsOf((post.properties as JsonObject | undefined)?.name)[0] ?? '');
  }
}

/** Properties by which a related entity points to its party, or the party to the entity. */
export const POINTERS = {
  toParty: ['entity', 'holder'],
  fromParty: ['addressEntity'],
} as const;
