/** Fields that a rule may read. The caller supplies the catalog, which is derived from the API contract. */

export type FieldType = 'string' | 'number' | 'boolean' | 'date' | 'array' | 'object';

export interface FieldInfo {
  /** `date` covers `YYYY-MM-DD`, date-times and UNIX seconds. */
  readonly type: FieldType;
  readonly nullable: boolean;
  /** The module that supplies the value, such as `request`, `ip`, `email`. */
  readonly module: string;
  /** True if the value is personal data. */
  readonly pii: boolean;
}

/** Field information by dotted path, such as `ip_details.country`. */
export type Catalogue = ReadonlyMap<string, FieldInfo>;

/** Type used by the checker and the compiler: a declared type, or `unknown` for an undeclared custom field. */
export type ValueType = FieldType | 'unknown';

const CUSTOM_PREFIX = 'custom_fields.';

/** Checks whether a path is a custom field, which needs no declaration. */
function isCustomField(path: string): boolean {
  return path.startsWith(CUSTOM_PREFIX) && path.length > CUSTOM_PREFIX.length;
}

/** Returns the type of a field, `unknown` for undeclared custom fields, null for an unknown field. */
export function fieldType(catalogue: Catalogue, path: string): ValueType | null {
  const info = catalogue.get(path);
  if (info !== undefined) return info.type;
  return isCustomField(path) ? 'unknown' : null;
}
