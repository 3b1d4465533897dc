/** Names that a problem proposes, ready to be written: `did you mean a, b?`, or a function as `did you mean f(…)?`. */
export const proposedNames = (fix: string): readonly string[] =>
  (/^did you mean (.+)\?$/.exec(fix)?.[1]?.split(', ') ?? []).map((name) => name.replace(/\(…\)$/, ''));
