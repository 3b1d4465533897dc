import { isUtf8 } from 'node:buffer';
import { ApiError, mayHoldCardData, parseJson, withoutCardData } from '@assay/contract';

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
 * Whatever is made of it, no card number and no security code is in it: this is the door by which texts come in.
 * NUL and lone surrogates can be stored nowhere, and only escapes can carry them into JSON text.
 * @param onCardData gets the members in which some was masked or removed.
 * @throws ApiError 1006
 */
export function parseJsonBody(
  bytes: Buffer,
  onCardData: (members: readonly string[]) => void = () => undefined,
): unknown {
  if (bytes.length === 0) return undefined;
  const text = bytes.toString('utf8');
  // RFC 8259 §8.1. A name in another encoding would be read with holes, and looked for so.
  if (text.includes('\ufffd') && !isUtf8(bytes))
    throw new ApiError('badJson', 'Invalid input json: the body is not encoded in UTF-8');
  let value: unknown;
  try {
    value = parseJson(text);
  } catch {
    throw new ApiError('badJson');
  }
  if ((text.includes('\\u') || text.includes('\0')) && holdsBrokenText(value)) {
    throw new ApiError('badJson', 'Invalid input json: text holds NUL or half a surrogate pair');
  }
  if (!mayHoldCardData(text)) return value;
  const holder = { body: value };
  const members = withoutCardData(holder);
  if (members.length > 0) onCardData(members);
  return holder.body;
}
