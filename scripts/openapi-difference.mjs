// What changed between two OpenAPI documents, operation by operation; `e2e/house/changelog.test.ts` holds CHANGELOG.md to it.

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Keywords whose text may be bettered without a change of the contract. */
const WORDS = new Set(['description', 'summary', 'example', 'examples', 'title', 'tags']);

/** `POST /path` → operation. */
function operationsOf(document) {
  const operations = new Map();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      if (methods[method]) operations.set(`${method.toUpperCase()} ${path}`, methods[method]);
    }
  }
  return operations;
}

/** Every fact of a schema or operation as `path = value` lines, without words. */
function factsOf(value, at, facts) {
  if (Array.isArray(value)) {
    // The order of a union, an enumeration or a list of required members says nothing.
    for (const entry of value) factsOf(entry, `${at}[]`, facts);
  } else if (value !== null && typeof value === 'object') {
    for (const [key, child] of Object.entries(value)) {
      // A member called `description` is a member, not a word.
      const isWord = WORDS.has(key) && !at.endsWith('/properties');
      if (!isWord) factsOf(child, `${at}/${key}`, facts);
    }
    if (Object.keys(value).length === 0) facts.add(`${at} = {}`);
  } else facts.add(`${at} = ${JSON.stringify(value)}`);
  return facts;
}

/**
 * @param {object} before an OpenAPI document
 * @param {object} after another
 * @returns {{ added: string[], removed: string[], changed: string[] }} operations as `POST /path`
 */
export function openApiDifference(before, after) {
  const old = operationsOf(before);
  const next = operationsOf(after);
  const differs = (operation) => {
    const a = factsOf(old.get(operation), '', new Set());
    const b = factsOf(next.get(operation), '', new Set());
    return a.size !== b.size || [...a].some((fact) => !b.has(fact));
  };
  return {
    added: [...next.keys()].filter((operation) => !old.has(operation)),
    removed: [...old.keys()].filter((operation) => !next.has(operation)),
    changed: [...next.keys()].filter((operation) => old.has(operation) && differs(operation)),
  };
}
