import { ADDRESS_TEXTS, type IdentityRecord, PERSON_TEXTS } from '@assay/contract';
import { asObject, asText, type JsonObject } from '../http/vendor-json';

/**
 * A path in a vendor's response: names joined by dots, a number for one entry of a list, `[]` for each of
 * them (`result.phones[].number`, `names.0.first`).
 */
type AnswerPath = string;

/** Objects of a list: `each` is the path of the list, the other members are paths in an entry. */
interface ListMap {
  readonly each: AnswerPath;
  readonly [member: string]: AnswerPath;
}

export interface AnswerMap {
  /**
   * Path that shows if the person is known, and the values that mean yes. Without it a person with a name or
   * a number is known.
   */
  readonly found?: { readonly path: AnswerPath; readonly equals: readonly (string | number | boolean)[] };
  readonly person: {
    readonly [member in (typeof PERSON_TEXTS)[number] | 'phones' | 'emails' | 'line2']?: AnswerPath;
  } & { readonly national_ids?: ListMap; readonly addresses?: ListMap };
  /** Paths of `additional_data`, by its member names. */
  readonly additional?: { readonly [name: string]: AnswerPath | ListMap };
}

/** Returns all values at a path; one value unless the path contains `[]`. */
function valuesAt(root: unknown, path: AnswerPath): readonly unknown[] {
  let values: readonly unknown[] = [root];
  for (const step of path.split('.')) {
    const each = step.endsWith('[]');
    const name = each ? step.slice(0, -2) : step;
    values = values.flatMap((value) => {
      const held = name === '' ? value : memberOf(value, name);
      if (held === undefined || held === null) return [];
      if (!each) return [held];
      return Array.isArray(held) ? held : [];
    });
  }
  return values;
}

function memberOf(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return /^\d+$/.test(name) ? value[Number(name)] : undefined;
  const object = asObject(value);
  return object !== null && Object.hasOwn(object, name) ? object[name] : undefined;
}

/** Returns a text, number or boolean as text; several texts are joined. */
function textAt(root: unknown, path: AnswerPath | undefined): string | null {
  if (path === undefined) return null;
  const texts = valuesAt(root, path).flatMap((value) => {
    if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
    return asText(value) ?? [];
  });
  return texts.length === 0 ? null : texts.join(', ');
}

const textsAt = (root: unknown, path: AnswerPath | undefined): readonly string[] =>
  path === undefined ? [] : valuesAt(root, path).flatMap((value) => asText(value) ?? []);

/** Returns the date of a date and time; anything else unchanged. */
const dateOf = (text: string | null): string | null => /^\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0] ?? text;

function scalarAt(root: unknown, path: AnswerPath): string | boolean | null {
  const [value] = valuesAt(root, path);
  return typeof value === 'boolean' ? value : textAt(root, path);
}

const entriesOf = (root: unknown, { each, ...members }: ListMap) =>
  valuesAt(root, each)
    .flat()
    .flatMap((entry) => {
      const object: JsonObject | null = asObject(entry);
      if (object === null) return [];
      return [
        Object.fromEntries(Object.entries(members).map(([name, path]) => [name, scalarAt(object, path)])),
      ];
    });

const asTextOrNull = (value: unknown): string | null =>
  value === null || value === undefined ? null : String(value);

/**
 * Reads the person from a vendor's response with the operator's map.
 * @returns null if the vendor reports that the person is unknown; 'nonsense' for a response that doesn't
 *   match the map
 */
export function recordIn(json: unknown, map: AnswerMap): IdentityRecord | null | 'nonsense' {
  if (asObject(json) === null && !Array.isArray(json)) return 'nonsense';
  if (map.found) {
    const [said] = valuesAt(json, map.found.path);
    if (said === undefined) return 'nonsense';
    if (!map.found.equals.some((value) => value === said)) return null;
  }
  const { person: members } = map;
  const texts = Object.fromEntries(PERSON_TEXTS.map((name) => [name, textAt(json, members[name])]));
  const nationalIds = members.national_ids ? entriesOf(json, members.national_ids) : [];
  const isSomebody = Object.values(texts).some((text) => text !== null) || nationalIds.length > 0;
  if (!isSomebody && !map.found) return 'nonsense';
  const addresses = members.addresses ? entriesOf(json, members.addresses) : [];
  return {
    person: {
      ...(texts as { [name in (typeof PERSON_TEXTS)[number]]: string | null }),
      date_of_birth: dateOf(texts.date_of_birth ?? null),
      national_ids: nationalIds.map(({ type, value, country }) => ({
        type: String(type ?? ''),
        value: String(value ?? ''),
        country: String(country ?? ''),
      })),
      phones: textsAt(json, members.phones).map((value) => ({ value, type: null })),
      emails: textsAt(json, members.emails).map((value) => ({ value, type: null })),
      addresses: addresses.map(
        (address) =>
          Object.fromEntries(ADDRESS_TEXTS.map((name) => [name, asTextOrNull(address[name])])) as {
            [name in (typeof ADDRESS_TEXTS)[number]]: string | null;
          },
      ),
    },
    line2: textAt(json, members.line2),
    additional: Object.fromEntries(
      Object.entries(map.additional ?? {}).map(([name, place]) => [
        name,
        typeof place === 'string' ? scalarAt(json, place) : entriesOf(json, place),
      ]),
    ),
  };
}
