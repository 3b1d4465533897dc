interface Ranked {
  readonly list: { readonly name: string };
  readonly entry: { readonly sourceId: string };
  readonly score: number;
}

/** Returns the number of other entries of the same list that match at least as well. */
export const rivalsOf = (match: Ranked, matches: readonly Ranked[]): number =>
  matches.filter(
    (other) =>
      other !== match &&
      other.list.name === match.list.name &&
      other.entry.sourceId !== match.entry.sourceId &&
      other.score >= match.score,
  ).length;
