/** The objects of a list that came from outside; anything else has none. */
export const objectsOf = (value: unknown): readonly { readonly [name: string]: unknown }[] =>
  Array.isArray(value)
    ? value.filter((entry) => typeof entry === 'object' && entry !== null && !Array.isArray(entry))
    : [];
