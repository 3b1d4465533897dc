/** The texts of a JSON array; empty for an empty text or any other document. @throws SyntaxError for no JSON */
export function readJsonArray(text: string): readonly string[] {
  const parsed: unknown = text === '' ? [] : JSON.parse(text);
  return Array.isArray(parsed) ? parsed.filter((name) => typeof name === 'string') : [];
}

/** Names that are looked at in one step: a millisecond or two. */
const STEP = 1000;

/** Looks at each name, with a pause for others after each step. */
export function* inSteps(names: Iterable<string>, look: (name: string) => void): Generator<void, void> {
  let left = STEP;
  for (const name of names) {
    look(name);
    if (--left > 0) continue;
    yield;
    left = STEP;
  }
  yield;
}
