import type { EngineSignal } from '@assay/contract';
import type { Collector } from '../collector';
import { CSS_PROBES, FEATURES } from '../data/engine-probes';
import { attempt } from '../natives';

function messageOf(act: () => unknown): string {
  try {
    act();
    return '';
  } catch (error) {
    return String((error as Error).message).slice(0, 120);
  }
}

/** Each engine words the same mistake in its own way; no page changes that. */
function kindOf(nullMessage: string): EngineSignal['kind'] {
  if (nullMessage.startsWith('Cannot read propert')) return 'chromium';
  if (nullMessage.startsWith("can't access property")) return 'gecko';
  return nullMessage.includes('null is not an object') ? 'webkit' : null;
}

function stackStyle(): EngineSignal['stackStyle'] {
  const stack = String(new Error().stack ?? '');
  if (/^\s+at /m.test(stack)) return 'v8';
  if (!stack.includes('@')) return null;
  return stack.endsWith('\n') ? 'spider-monkey' : 'jsc';
}

/** Whether a dotted path below the window exists. */
function exists(path: string): boolean {
  let holder: unknown = window;
  for (const name of path.split('.')) {
    if (holder === null || holder === undefined || !(name in Object(holder))) return false;
    holder = attempt(() => (holder as Record<string, unknown>)[name], null);
  }
  return true;
}

export const engine: Collector<'engine'> = {
  name: 'engine',
  limit: 200,
  collect() {
    const nothing = null as unknown as { f(): void };
    const nullMessage = messageOf(() => nothing.f());
    return {
      kind: kindOf(nullMessage),
      // biome-ignore lint/security/noGlobalEval: its text is measured; it is never called.
      evalLength: eval.toString().length,
      nullMessage,
      rangeMessage: messageOf(() => (1).toFixed(-1)),
      stackStyle: stackStyle(),
      features: FEATURES.filter(exists),
      css: CSS_PROBES.filter((declaration) => {
        const at = declaration.indexOf(':');
        return CSS.supports(declaration.slice(0, at), declaration.slice(at + 1));
      }),
    };
  },
};
