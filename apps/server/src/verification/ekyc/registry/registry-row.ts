import {
  EKYC_CHECK_TYPES,
  type IdentityRecord,
  maskCardData,
  readDate,
  withoutCardData,
} from '@assay/contract';
import { nationalIdKind, readNationalId } from '@assay/national-ids';
import { normalisedId } from './registry-keys';

/** Columns of a registry; further ones are `additional.<name>`, with JSON for lists. */
const REGISTRY_COLUMNS = [
  'country',
  'id_type',
  'id_value',
  'first_name',
  'middle_name',
  'last_name',
  'full_name',
  'date_of_birth',
  'gender',
  'phone',
  'email',
  'street',
  'street2',
  'city',
  'region',
  'postcode',
  'full_address',
] as const;
type Column = (typeof REGISTRY_COLUMNS)[number];
const ADDITIONAL = /^additional\.[A-Za-z0-9_]{1,64}$/;

/** One person of a file, or the fault of a row, which names the column but none of its content. */
export type RegistryRow =
  | { readonly line: number; readonly country: string; readonly record: IdentityRecord }
  | { readonly line: number; readonly fault: string };

const COUNTRIES = new Set<string>(Object.values(EKYC_CHECK_TYPES).map(({ country }) => country));
const MAX_LENGTH = 1000;
const MAX_JSON_LENGTH = 20_000;

/** Returns headings that aren't registry columns. */
export const unknownColumns = (header: readonly string[]): readonly string[] =>
  header.filter((name) => !(REGISTRY_COLUMNS as readonly string[]).includes(name) && !ADDITIONAL.test(name));

type Cells = { readonly [column: string]: string | undefined };

function additionalOf(cells: Cells): { readonly [name: string]: unknown } | string {
  const additional: { [name: string]: unknown } = {};
  for (const [column, cell] of Object.entries(cells)) {
    if (!column.startsWith('additional.') || !cell) continue;
    const name = column.slice('additional.'.length);
    if (!/^[[{]/.test(cell)) additional[name] = cell;
    else {
      try {
        additional[name] = JSON.parse(cell);
      } catch {
        return `${column} isn't valid JSON`;
      }
    }
  }
  return additional;
}

function faultOf(cells: Cells, country: string, today: string): string | null {
  if (!COUNTRIES.has(country)) return `country must be one of ${[...COUNTRIES].join(', ')}`;
  const long = Object.entries(cells).find(
    ([column, cell]) =>
      (cell?.length ?? 0) > (column.startsWith('additional.') ? MAX_JSON_LENGTH : MAX_LENGTH),
  );
  if (long) return `${long[0]} is too long`;
  const { date_of_birth: born, id_type: type, id_value: value } = cells;
  if (born && (readDate(born) === undefined || born > today))
    return 'date_of_birth must be a date in the past (YYYY-MM-DD)';
  if (Boolean(type) !== Boolean(value)) return type ? 'id_value is missing' : 'id_type is missing';
  const kind = type ? nationalIdKind(country, type) : null;
  if (kind && !readNationalId(kind, value ?? '', today).valid) return `id_value isn't a valid ${kind}`;
  const isFound = value || cells.full_name || (cells.first_name && cells.last_name) || cells.phone;
  return isFound ? null : 'id_value, a name or a phone number is required';
}

/**
 * Masks card data in the cells as in a request, so that an id or a phone number is found by the same value. The
 * birth date shows which IDs aren't card numbers.
 */
function withoutCards(cells: Cells): Cells {
  const guarded = { ...cells, user_dob: cells.date_of_birth };
  withoutCardData(guarded);
  const { user_dob: _, ...others } = guarded;
  return others;
}

/** Reads the cells of a row by heading. `today` is `YYYY-MM-DD`. */
export function readRegistryRow(line: number, sent: Cells, today: string): RegistryRow {
  const trimmed: Cells = Object.fromEntries(Object.entries(sent).map(([name, cell]) => [name, cell?.trim()]));
  const country = (trimmed.country ?? '').toUpperCase();
  const fault = faultOf(trimmed, country, today);
  if (fault !== null) return { line, fault: maskCardData(fault) };
  const additional = additionalOf(trimmed);
  if (typeof additional === 'string') return { line, fault: maskCardData(additional) };
  withoutCardData(additional);
  const cells = withoutCards(trimmed);
  const text = (column: Column): string | null => cells[column] || null;
  const contacts = (column: Column) => {
    const value = text(column);
    return value === null ? [] : [{ value, type: null }];
  };
  const address = {
    line1: text('street'),
    city: text('city'),
    state: text('region'),
    postal_code: text('postcode'),
    country,
    full_address: text('full_address'),
  };
  const { country: _, ...places } = address;
  const id = text('id_value');
  const names = [text('first_name'), text('middle_name'), text('last_name')].filter((name) => name !== null);
  return {
    line,
    country,
    record: {
      person: {
        first_name: text('first_name'),
        middle_name: text('middle_name'),
        last_name: text('last_name'),
        full_name: text('full_name') ?? (names.length > 1 ? names.join(' ') : null),
        date_of_birth: text('date_of_birth'),
        gender: text('gender'),
        national_ids:
          id === null
            ? []
            : [{ type: (text('id_type') ?? '').toUpperCase(), value: normalisedId(id), country }],
        phones: contacts('phone'),
        emails: contacts('email'),
        addresses: Object.values(places).some((part) => part !== null) ? [address] : [],
      },
      line2: text('street2'),
      additional,
    },
  };
}
