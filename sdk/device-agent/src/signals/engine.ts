import type { AutomationSignal, EngineSignal } from '@assay/contract';
import type { Collector, Scene } from '../collector';
import { CSS_PROBES, FEATURES } from '../data/engine-probes';
import { DRIVER_MARKS } from '../data/page-marks';
import { attempt } from '../natives';

/** Functions whose last digits differ between engines and system libraries. */
export const math: Collector<'math'> = {
  name: 'math',
  limit: 100,
  collect: () => ({
    values: [
      Math.acos(0.12312423423423424),
      Math.acosh(1e300),
      Math.asin(0.12312423423423424),
      Math.asinh(1),
      Math.atanh(0.5),
      Math.atan2(1e-310, 2),
      Math.sin(-1e300),
      Math.sinh(1),
      Math.cos(10.000000000123),
      Math.cosh(1),
      Math.tan(-1e300),
      Math.tanh(1),
      Math.exp(1),
      Math.expm1(1),
      Math.log1p(10),
      Math.log10(7 ** 33),
      Math.cbrt(100),
      Math.hypot(3.1, 4.7, 1e-5),
      Math.PI ** -100,
      2 ** 0.333333,
    ].map(String),
  }),
};

/** Returns the message of the error that a function throws; empty if it doesn't throw. */
function messageOf(act: () => unknown): string {
  try {
    act();
    return '';
  } catch (error) {
    return String((error as Error).message).slice(0, 120);
  }
}

/** Returns the engine's error message for a call on null. */
function nullMessage(): string {
  const nothing = null as unknown as { f(): void };
  return messageOf(() => nothing.f());
}

/** Returns the engine by its wording of one error, which a page can't change. */
export function engineKind(message = nullMessage()): EngineSignal['kind'] {
  if (message.startsWith('Cannot read propert')) return 'chromium';
  if (message.startsWith("can't access property")) return 'gecko';
  return message.includes("null isn't an object") ? 'webkit' : null;
}

const groupEnd: ((bait: Error) => void) | null = attempt(() => console.groupEnd.bind(console), null);

/**
 * Detects a console inspector. For the Runtime domain of the DevTools protocol, V8 describes an error with
 * its stack and so calls the page's stack hook. `groupEnd` shows no line in the console. Other engines lack
 * such a hook.
 */
function inspected(): boolean {
  if (engineKind() !== 'chromium') return false;
  let seen = false;
  const stacks = Error as { prepareStackTrace?: unknown };
  const before = stacks.prepareStackTrace;
  stacks.prepareStackTrace = () => {
    seen = true;
    return '';
  };
  const bait = new Error('');
  bait.name = '';
  attempt(() => groupEnd?.(bait), undefined);
  stacks.prepareStackTrace = before;
  return seen;
}

/** Returns where `navigator.webdriver` is defined and whether its getter is native. */
async function webdriverPlace(scene: Scene): Promise<AutomationSignal['webdriverPlace']> {
  if (Object.getOwnPropertyDescriptor(navigator, 'webdriver')) return 'own';
  const getter = Object.getOwnPropertyDescriptor(Navigator.prototype, 'webdriver')?.get;
  if (!getter) return 'missing';
  const frame = await scene.frame();
  const text = attempt(() => (frame ?? window).Function.prototype.toString.call(getter), '');
  if (!/^function (get )?webdriver\(\)\s*\{\s*\[native code\]\s*\}$/.test(text)) return 'replaced';
  // A native getter throws for a foreign object.
  return attempt(() => getter.call({}), null) === null ? 'native' : 'replaced';
}

function marksOn(holder: object): string[] {
  return Object.getOwnPropertyNames(holder).filter((name) => DRIVER_MARKS.some((mark) => mark.test(name)));
}

export const automation: Collector<'automation'> = {
  name: 'automation',
  limit: 1000,
  fresh: true,
  async collect(scene) {
    const { webdriver } = navigator;
    const { chrome } = window as typeof window & { readonly chrome?: object };
    const attributes = document.documentElement.getAttributeNames();
    return {
      webdriver: typeof webdriver === 'boolean' ? webdriver : null,
      webdriverPlace: await webdriverPlace(scene),
      inspectedWindow: inspected(),
      inspectedWorker: (await scene.worker())?.inspected ?? null,
      globals: [
        ...marksOn(window),
        ...marksOn(document),
        ...attributes.filter((name) => /^(webdriver|selenium|driver)$/.test(name)),
      ],
      chromeObject: typeof chrome === 'object' && chrome !== null,
      chromeKeys: Object.keys(chrome ?? {}).sort(),
    };
  },
};

function stackStyle(): EngineSignal['stackStyle'] {
  const stack = String(new Error().stack ?? '');
  if (/^\s+at /m.test(stack)) return 'v8';
  if (!stack.includes('@')) return null;
  return stack.endsWith('\n') ? 'spider-monkey' : 'jsc';
}

/**
 * Checks whether a dotted path below the window exists. The last part is not read, because some browsers warn
 * about old names in the console.
 */
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
