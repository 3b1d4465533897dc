import type { EngineSignal } from '@assay/contract';
import type { Collector } from '../collector';
import { CSS_PROBES, FEATURES } from '../data/engine-probes';
import { engineKind, messageOf, nullMessage } from '../engine-kind';
import { attempt } from '../natives';

function stackStyle(): EngineSignal['stackStyle'] {
  const stack = String(new Error().stack ?? '');
  if (/^\s+at /m.test(stack)) return 'v8';
  if (!stack.includes('@')) return null;
  return stack.endsWith('\n') ? 'spider-monkey' : 'jsc';
}

/** Whether a dotted path below the window exists. Its end is not read: some browsers warn of old names in the console. */
function exists(path: string): boolean {
  const names = path.split('.');
  const last = names.pop() as string;
  const holder = names.reduce<unknown>(
    (outer, name) => attempt(() => (outer as Record<string, unknown>)[name], null),
    window,
  );
  return holder !== null && holder !== undefined && last in Object(holder);
}

export const engine: Collector<'engine'> = {
  name: 'engine',
  limit: 200,
  collect() {
    const message = nullMessage();
    return {
      kind: engineKind(message),
      // biome-ignore lint/security/noGlobalEval: its text is measured; it is never called.
      evalLength: eval.toString().length,
      nullMessage: message,
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
