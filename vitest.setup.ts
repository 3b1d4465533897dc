import { afterEach, describe, it, vi } from 'vitest';

// Files run one after the other in the same worker: nothing that one has put in place of a global may reach the next.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const REFUSES_EMPTY_LISTS = Symbol.for('assay.refuses-empty-lists');

/** A list with no element defines no test, so nothing would fail. */
function refusing<F extends typeof it.each | typeof it.for | typeof describe.each | typeof describe.for>(
  each: F,
): F {
  return new Proxy(each, {
    apply(target, self, given: readonly unknown[]) {
      const [list] = given;
      if (Array.isArray(list) && list.length === 0) throw new Error('An empty list makes no test.');
      return Reflect.apply(target, self, given);
    },
  });
}

for (const api of [it, describe]) {
  // This file runs before each test file, in one worker.
  if (REFUSES_EMPTY_LISTS in api) continue;
  Object.defineProperty(api, REFUSES_EMPTY_LISTS, { value: true });
  api.each = refusing(api.each);
  api.for = refusing(api.for);
}
