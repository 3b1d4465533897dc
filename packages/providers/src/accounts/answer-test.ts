import { asList, asObject } from '../http/json-fields';
import type { AnswerTest, SiteDefinition } from './site-definition';

/** An answer of a site as it is judged. */
interface SiteAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const ABSENT = Symbol('absent');

/** The value at a place of a body in JSON; what guards against foreign inclusion (`)]}'`) may stand before it. */
function valueAt(body: string, path: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(body.replace(/^\s*\)\]\}',?\s*/, ''));
  } catch {
    return ABSENT;
  }
  for (const name of path === '' ? [] : path.split('.')) {
    const object = Array.isArray(value) ? (value as unknown as { [name: string]: unknown }) : asObject(value);
    if (object === null || !Object.hasOwn(object, name)) return undefined;
    value = object[name];
  }
  return value;
}

function placeHolds(test: AnswerTest, body: string): boolean {
  const value = valueAt(body, test.at ?? '');
  if (value === ABSENT) return false;
  if (test.equals !== undefined) return value === test.equals;
  if (test.holds === undefined) return value !== undefined;
  if (!Array.isArray(value) && typeof value !== 'number') return false;
  const isEmpty = typeof value === 'number' ? value <= 0 : asList(value).length === 0;
  return isEmpty === (test.holds === 'none');
}

function holds(test: AnswerTest, { status, headers, body }: SiteAnswer): boolean {
  if (status !== (test.status ?? 200)) return false;
  if (test.type !== undefined && !(headers['content-type'] ?? '').startsWith(test.type)) return false;
  if (test.whole !== undefined && body.trim() !== test.whole) return false;
  if (test.text !== undefined && !body.includes(test.text)) return false;
  return test.at === undefined || placeHolds(test, body);
}

/** Whether an answer shows an account; null where it shows neither that nor the contrary, or both. */
export function judgeAnswer(
  { registered, free }: Pick<SiteDefinition, 'registered' | 'free'>,
  answer: SiteAnswer,
): boolean | null {
  const isRegistered = registered.some((test) => holds(test, answer));
  const isFree = free.some((test) => holds(test, answer));
  return isRegistered === isFree ? null : isRegistered;
}
