import { type NationalIdKind, nationalIdKind, readNationalId } from '@assay/national-ids';

/** Returns the kind of a text such as "BR CPF": country, space, name; null if it isn't supported. */
export function numberKindOf(type: string): NationalIdKind | null {
  const text = type.trim();
  return text.charAt(2) === ' ' ? nationalIdKind(text.slice(0, 2), text.slice(3)) : null;
}

/**
 * Checks that a text can be a national ID number of a type. `now` is in milliseconds. Returns undefined if the
 * type isn't supported.
 */
export function isNationalId(text: string, type: string, now: number): boolean | undefined {
  const kind = numberKindOf(type);
  return kind === null
    ? undefined
    : readNationalId(kind, text, new Date(now).toISOString().slice(0, 10)).valid;
}
