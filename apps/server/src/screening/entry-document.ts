import { createHash } from 'node:crypto';
import type { AmlEntry } from '@assay/contract';
import { type BirthDate, type ListEntry, type ListSource, romanise } from '@assay/screening';

/**
 * Returns the integer id of an entry: 52 bits of SHA-256 over the list's name and its source id. It is the
 * same in every version of the list and in every deployment. Among a million entries, the probability of a
 * collision is one in ten thousand.
 */
export function entryId(list: string, sourceId: string): number {
  const digest = createHash('sha256').update(`${list}\0${sourceId}`).digest();
  return digest.readUIntBE(0, 6) * 16 + (digest[6]! >> 4);
}

function birthPrecision({ from, to, circa }: BirthDate): string {
  if (circa) return 'circa';
  if (to) return 'range';
  return from.length === 10 ? 'day' : from.length === 7 ? 'month' : 'year';
}

const birthText = ({ from, to }: BirthDate): string => (to ? `${from}/${to}` : from);

/** Returns data without a documented member. */
function attributesOf(entry: ListEntry): { key: string; value: string }[] {
  const [, ...moreBirths] = entry.births;
  const [, ...morePlaces] = entry.birthPlaces;
  const [, ...moreIdentifiers] = entry.identifiers;
  const rows = (key: string, values: readonly string[]) => values.map((value) => ({ key, value }));
  return [
    { key: 'type', value: entry.type },
    ...(entry.gender ? [{ key: 'gender', value: entry.gender }] : []),
    ...(entry.listedOn ? [{ key: 'listed_on', value: entry.listedOn }] : []),
    ...rows('birth_date', moreBirths.map(birthText)),
    ...rows('birth_place', morePlaces),
    ...moreIdentifiers.map(({ type, value, country }) => ({
      key: type,
      value: country ? `${value} (${country})` : value,
    })),
    ...rows('wallet', entry.wallets),
    ...rows('bic', entry.bics),
    ...rows('account', entry.accounts),
    ...entry.attributes.map(({ key, value }) => ({ key, value })),
  ];
}

const joined = (texts: readonly string[], by: string): string | null =>
  texts.length === 0 ? null : texts.join(by);

export const sourceDocument = ({ name, fullName, version }: ListSource): AmlEntry['source'] => ({
  source_name: name,
  source_full_name: fullName,
  source_version: version,
});

/** Returns a list entry with every documented member; null for data that the list doesn't contain. */
export function entryDocument(
  entry: ListEntry,
  list: ListSource,
  seen: readonly [first: string, last: string] | null,
  found: string,
): Omit<AmlEntry, 'scores'> {
  const [primary, ...others] = entry.names;
  const birth = entry.births[0];
  const identifier = entry.identifiers[0];
  return {
    id: entryId(list.name, entry.sourceId),
    source_id: entry.sourceId,
    found,
    name: primary!.text,
    source: sourceDocument(list),
    first_seen: seen?.[0] ?? null,
    last_seen: seen?.[1] ?? null,
    attributes: attributesOf(entry),
    addresses: [...entry.addresses],
    akas: others.map(({ text, kind, weak }) => ({
      name: romanise(text),
      original: text,
      type: weak ? 'low-quality' : kind,
    })),
    birth_precision: birth ? birthPrecision(birth) : null,
    birth_date: birth ? birthText(birth) : null,
    birth_place: entry.birthPlaces[0] ?? null,
    mother_name: entry.motherName ?? null,
    nationality: joined(entry.nationalities, ', '),
    id_number: identifier?.value ?? null,
    id_type: identifier?.type ?? null,
    country: joined(entry.countries, ', '),
    program: joined(entry.programs, '; '),
  };
}
