import type { Lie } from '@assay/contract';
import { SURE_NATIVES, WRAPPED_BY_LIBRARIES } from '../data/natives-to-check';
import { attempt, breathe } from '../natives';

type Realm = Window & typeof globalThis;
type Holder = Readonly<Record<string, unknown>>;

/** Number of interfaces in the sample, and members of each. */
const SAMPLED = { interfaces: 40, members: 6 };
const MAX_PATCHED = 12;

const NATIVE = /^function (?:get |set )?([\w$]*)\(\)\s*\{\s*\[native code\]\s*\}$/;

const NAMED_NATIVE = /^function [^(]+\(\)\s*\{\s*\[native code\]\s*\}$/;

/** Returns the value at a dotted path in a realm, without calling a getter. */
function valueAt(realm: Realm, path: string): unknown {
  return path.split('.').reduce<unknown>((holder, name) => {
    const owner = holder === null || holder === undefined ? undefined : Object(holder);
    return owner && Object.getOwnPropertyDescriptor(owner, name)?.value;
  }, realm);
}

/** Returns the object that holds the members of an interface (its prototype) or of a namespace (itself). */
function membersOf(realm: Realm, path: string): object | null {
  const value = valueAt(realm, path);
  if (typeof value === 'function') return (value.prototype as object | undefined) ?? null;
  return typeof value === 'object' ? value : null;
}

/**
 * Checks whether two functions of two realms are the same native function. The texts come from a new realm's
 * `toString`, because a page that replaces functions also replaces its own `toString`. A Proxy or bound
 * function lacks its name there. A script that runs in every frame also replaces the new realm's function;
 * then both match, but neither is native.
 */
function isSame(one: unknown, fresh: unknown, textOf: (value: unknown) => string): boolean {
  if (typeof fresh !== 'function') return typeof one !== 'function';
  return (
    typeof one === 'function' &&
    textOf(one) === textOf(fresh) &&
    NAMED_NATIVE.test(textOf(one)) &&
    Object.getOwnPropertyNames(one).join() === Object.getOwnPropertyNames(fresh).join()
  );
}

/**
 * Checks whether a member of the page differs from the new realm's: another function, missing, or with other
 * attributes.
 */
function isReplaced(page: object, fresh: object, name: string, textOf: (value: unknown) => string): boolean {
  const [one, other] = [page, fresh].map((holder) => Object.getOwnPropertyDescriptor(holder, name));
  if (!other) return false;
  return (
    !one ||
    one.enumerable !== other.enumerable ||
    one.configurable !== other.configurable ||
    (['value', 'get', 'set'] as const).some((part) => !isSame(one[part], other[part], textOf))
  );
}

const readerOf = (realm: Realm) => {
  const { toString: read } = realm.Function.prototype;
  return (value: unknown): string => attempt(() => read.call(value) as string, '');
};

/** Checks single members with the page's own `toString`, for pages without a new realm. */
function byOwnWord(path: string): boolean {
  const [holder = '', name] = path.split('.');
  const members = name ? membersOf(window, holder) : null;
  const descriptor = members && Object.getOwnPropertyDescriptor(members, name as string);
  const member: unknown = descriptor?.get ?? descriptor?.value;
  return typeof member === 'function' && NATIVE.exec(readerOf(window)(member))?.[1] !== name;
}

function isSure(frame: Realm | null, path: string): string[] {
  if (!frame) return byOwnWord(path) ? [path] : [];
  const textOf = readerOf(frame);
  // A path that isn't an interface or namespace names one member.
  const isHolder = membersOf(frame, path) !== null;
  const at = path.lastIndexOf('.');
  const holder = isHolder ? path : path.slice(0, at);
  const [page, fresh] = [window, frame].map((realm) => membersOf(realm, holder));
  if (!fresh) return [];
  if (!page) return [holder];
  const names = isHolder ? Object.getOwnPropertyNames(fresh) : [path.slice(at + 1)];
  return names
    .filter((name) => name !== 'constructor' && isReplaced(page, fresh, name, textOf))
    .map((name) => `${holder}.${name}`)
    .filter((replaced) => !WRAPPED_BY_LIBRARIES.test(replaced));
}

/** Checks whether the page's object is the browser's own: a getter of another realm rejects a Proxy. */
function proxied(frame: Realm): string[] {
  const refuses = (name: 'navigator' | 'screen', prototype: object, member: string) =>
    attempt(() => {
      Object.getOwnPropertyDescriptor(prototype, member)?.get?.call(window[name]);
      return false;
    }, true);
  return [
    ...(refuses('navigator', frame.Navigator.prototype, 'userAgent') ? ['navigator'] : []),
    ...(refuses('screen', frame.Screen.prototype, 'width') ? ['screen'] : []),
  ];
}

/** Returns functions, getters and objects that are not the browser's own and that only tampering replaces. */
export async function replacedNatives(frame: Realm | null): Promise<Lie[]> {
  const found: string[] = frame ? attempt(() => proxied(frame), []) : [];
  for (const path of SURE_NATIVES) {
    found.push(...attempt(() => isSure(frame, path), []));
    await breathe();
  }
  return [...new Set(found)].map((on) => ({ id: 'native-replaced', on }));
}

/** Returns a generator of integers below a limit, seeded with a hexadecimal text (xorshift32). */
function drawnFrom(visit: string): (limit: number) => number {
  let state = Number.parseInt(visit.replace(/\W/g, '').slice(-8), 16) | 1;
  return (limit) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
}

/**
 * Checks a different sample of all other native functions in each visit. Libraries replace some of them, so a
 * finding is only a hint. The sample isn't a fixed list that a program could avoid.
 * @param visit ID of the session; selects the sample
 */
export async function patchedNatives(frame: Realm | null, visit: string): Promise<Lie[]> {
  if (!frame) return [];
  const draw = drawnFrom(visit);
  const textOf = readerOf(frame);
  const holders = Object.getOwnPropertyNames(frame).filter((name) => /^[A-Z]/.test(name));
  const found: string[] = [];
  for (let at = 0; at < SAMPLED.interfaces && holders.length > 0; at++) {
    const [holder = ''] = holders.splice(draw(holders.length), 1);
    if (SURE_NATIVES.includes(holder)) continue;
    const [page, fresh] = [window, frame].map((realm) => attempt(() => membersOf(realm, holder), null));
    if (fresh && !page) found.push(holder);
    const names = fresh && page ? Object.getOwnPropertyNames(fresh) : [];
    for (let member = 0; member < SAMPLED.members && names.length > 0; member++) {
      const [name = ''] = names.splice(draw(names.length), 1);
      const isPatched = () => isReplaced(page as Holder, fresh as Holder, name, textOf);
      if (name !== 'constructor' && attempt(isPatched, false)) found.push(`${holder}.${name}`);
    }
    await breathe();
  }
  return found.slice(0, MAX_PATCHED).map((on) => ({ id: 'native-patched', on }));
}

/**
 * Returns properties that belong to the prototype but are defined on the object itself, the simplest way to
 * change a value.
 */
export function instanceProperties(): Lie[] {
  return (['navigator', 'screen'] as const).flatMap((holder) =>
    Object.getOwnPropertyNames(window[holder]).map((name) => ({
      id: 'instance-property' as const,
      on: `${holder}.${name}`,
    })),
  );
}
