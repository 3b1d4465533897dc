/** Returns the names that a fix suggests: `did you mean a, b?`, or a function as `did you mean f(…)?`. */
export const proposedNames = (fix: string): readonly string[] =>
  (/^did you mean (.+)\?$/.exec(fix)?.[1]?.split(', ') ?? []).map((name) => name.replace(/\(…\)$/, ''));
