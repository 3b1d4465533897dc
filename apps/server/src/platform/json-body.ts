import { ApiError, parseJson } from '@assay/contract';

const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

function isBroken(text: string): boolean {
  return text.includes('\0') || LONE_SURROGATE.test(text);
}

/** Iterative, so that hostile nesting cannot overflow the stack. */
function holdsBrokenText(root: unknown): boolean {
  const open: unknown[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (typeof node === 'string' && isBroken(node)) return true;
    if (typeof node !== 'object' || node === null) continue;
    for (const [key, child] of Object.entries(node)) {
      if (isBroken(key)) return true;
      if (child !== null && child !== undefined) open.push(child);
    }
  }
  return false;
}

/**
 * The JSON value of a request body; `undefined` when there are no bytes at all.
 * NUL and lone surrogates can be stored nowhere, and only escapes can carry them into JSON text.
 * @throws ApiError 1006
 */
export function parseJsonBody(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  const text = bytes.toString('utf8');
  let value: unknown;
  try {
    value = parseJson(text);
  } catch {
    throw new ApiError('badJson');
  }
  if ((text.includes('\\u') || text.includes('\0')) && holdsBrokenText(value)) {
    throw new ApiError('badJson', 'Invalid input json: text holds NUL or half a surrogate pair');
  }
  return value;
}
