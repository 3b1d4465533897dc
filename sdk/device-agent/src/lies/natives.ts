import type { Lie } from '@assay/contract';
import { NATIVES_TO_CHECK } from '../data/natives-to-check';
import { attempt } from '../natives';

type Realm = Window & typeof globalThis;

const NATIVE = /^function (?:get )?([\w$]*)\(\)\s*\{\s*\[native code\]\s*\}$/;

function memberOf(realm: Realm, path: string) {
  const [holder = '', name = ''] = path.split('.');
  const prototype = attempt(
    () => (realm as unknown as Record<string, { prototype: object }>)[holder]?.prototype,
    null,
  );
  const descriptor = prototype ? Object.getOwnPropertyDescriptor(prototype, name) : undefined;
  return { name, getter: descriptor?.get, function: descriptor?.get ?? descriptor?.value };
}

/**
 * Whether a function is the browser's own. The text comes from another realm's `toString`, because a page that replaces
 * functions replaces its own `toString` as well; a Proxy has lost its name there.
 */
function isNative(realm: Realm, { name, getter, function: member }: ReturnType<typeof memberOf>): boolean {
  const text = attempt(() => realm.Function.prototype.toString.call(member) as string, '');
  if (NATIVE.exec(text)?.[1] !== name) return false;
  // A method of the browser cannot be constructed, carries only these, and refuses a stranger.
  if (Object.getOwnPropertyNames(member).some((own) => own !== 'length' && own !== 'name')) return false;
  return !getter || attempt(() => getter.call({}), undefined) === undefined;
}

/**
 * Functions and getters of the page that are not the browser's own.
 * @param frame a fresh realm to ask; null weakens the check to the page's own word
 */
export function replacedNatives(frame: Realm | null): Lie[] {
  const realm = frame ?? window;
  return NATIVES_TO_CHECK.flatMap((path) => {
    const member = memberOf(window, path);
    if (typeof member.function !== 'function' || isNative(realm, member)) return [];
    return [{ id: 'native-replaced', on: path } as const];
  });
}

/** Properties that belong to a prototype but stand on the object itself: the plainest way to change a value. */
export function instanceProperties(): Lie[] {
  return (['navigator', 'screen'] as const).flatMap((holder) =>
    Object.getOwnPropertyNames(window[holder]).map((name) => ({
      id: 'instance-property' as const,
      on: `${holder}.${name}`,
    })),
  );
}
