/** Reading of untrusted JSON: a field of another type is `null`, never an exception and never a guess. */

export type JsonObject = Readonly<Record<string, unknown>>;

export function asObject(value: unknown): JsonObject | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null;
}

export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The objects of a list; other elements are left out. */
export function objectsOf(value: unknown): readonly JsonObject[] {
  return asList(value)
    .map(asObject)
    .filter((element) => element !== null);
}

/** A text with something in it. */
export function asText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

export function textsOf(value: unknown): readonly string[] {
  return asList(value).flatMap((element) => asText(element) ?? []);
}

export function asNumber(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

export function asBoolean(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null;
}
