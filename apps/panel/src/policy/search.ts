/** What the policy page keeps in the address. */
interface PolicySearch {
  /** Versions older than this one. */
  readonly before?: number;
}

/** Reads the address; what cannot be meant is left out. */
export function readPolicySearch({ before }: { readonly [name: string]: unknown }): PolicySearch {
  return typeof before === 'number' && Number.isSafeInteger(before) && before > 0 ? { before } : {};
}
