import type { AutomationSignal } from '@assay/contract';
import type { Collector, Scene } from '../collector';
import { DRIVER_MARKS } from '../data/page-marks';
import { engineKind } from '../engine-kind';
import { attempt } from '../natives';

const groupEnd: ((bait: Error) => void) | null = attempt(() => console.groupEnd.bind(console), null);

/**
 * Whether somebody reads what goes to the console: for the Runtime domain of the DevTools protocol V8 describes an error
 * with its stack, and so lets the page prepare that stack. `groupEnd` shows no line in the console. Other engines have no
 * such hook.
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

/** Where `navigator.webdriver` stands, and whether its getter is the browser's own. */
async function webdriverPlace(scene: Scene): Promise<AutomationSignal['webdriverPlace']> {
  if (Object.getOwnPropertyDescriptor(navigator, 'webdriver')) return 'own';
  const getter = Object.getOwnPropertyDescriptor(Navigator.prototype, 'webdriver')?.get;
  if (!getter) return 'missing';
  const frame = await scene.frame();
  const text = attempt(() => (frame ?? window).Function.prototype.toString.call(getter), '');
  if (!/^function (get )?webdriver\(\)\s*\{\s*\[native code\]\s*\}$/.test(text)) return 'replaced';
  // A real getter refuses a stranger.
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
