/** The fields a rule may read. The catalogue comes from outside: it is derived from the wire contract. */

export type FieldType = 'string' | 'number' | 'boolean' | 'date' | 'array' | 'object';

export interface FieldInfo {
  /** `date` covers `YYYY-MM-DD`, date-times and UNIX seconds. */
  readonly type: FieldType;
  readonly nullable: boolean;
  /** The module that supplies the value, e.g. `request`, `ip`, `email`. */
  readonly module: string;
  /** Whether the value is personal data. */
  readonly pii: boolean;
}

/** Field information by dotted path, e.g. `ip_details.country`. */
export type Catalogue = ReadonlyMap<string, FieldInfo>;

/** What the checker and compiler reason with: a declared type, or `unknown` for an undeclared custom field. */
export type ValueType = FieldType | 'unknown';

const CUSTOM_PREFIX = 'custom_fields.';

/** Whether the path is a customer's own field; those need no declaration. */
function isCustomField(path: string): boolean {
  return path.startsWith(CUSTOM_PREFIX) && path.length > CUSTOM_PREFIX.length;
}

/** The type of a field, `unknown` for undeclared custom fields, null when there is no such field. */
export function fieldType(catalogue: Catalogue, path: string): ValueType | null {
  const info = catalogue.get(path);
  if (info !== undefined) return info.type;
  return isCustomField(path) ? 'unknown' : null;
}
