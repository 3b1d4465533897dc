/**
 * What the agent needs of its page, taken when the script is loaded: a page may replace or break its own globals later.
 * Everything is optional: the module is also loaded by servers that render pages.
 */
const page = globalThis;

function bound<Name extends keyof typeof globalThis>(name: Name): (typeof globalThis)[Name] | undefined {
  try {
    const value = page[name] as unknown;
    return typeof value === 'function' ? value.bind(page) : undefined;
  } catch {
    return undefined;
  }
}

const setTimer = bound('setTimeout');
const clearTimer = bound('clearTimeout');
const NativePromise = Promise;
const clock = attempt(() => performance.now.bind(performance), null);
const wallClock = Date.now.bind(Date);
const Channel = attempt(() => MessageChannel, null);

export const nativeFetch = bound('fetch');

/** Unix ms. */
export const unixTime = (): number => wallClock();

/** ms since the page began, finer than the clock where there is such a thing. */
export function now(): number {
  try {
    return clock ? clock() : wallClock();
  } catch {
    return wallClock();
  }
}

/** The value of a reading, or `instead` when the page or the browser throws. */
export function attempt<Value, Instead>(read: () => Value, instead: Instead): Value | Instead {
  try {
    return read();
  } catch {
    return instead;
  }
}

/**
 * Waits for something at most `ms`, then goes on with `late`. Nothing in the agent is awaited without it: what a page
 * replaced may never answer.
 */
export function within<Value, Late>(
  work: Value | PromiseLike<Value>,
  ms: number,
  late: Late,
): Promise<Value | Late> {
  return new NativePromise((resolve, reject) => {
    const timer = attempt(() => setTimer?.(() => resolve(late), ms), undefined);
    // `await` asks for no property of a promise that the page could have replaced.
    void (async () => {
      try {
        resolve(await work);
      } catch (error) {
        reject(error);
      }
      attempt(() => clearTimer?.(timer), undefined);
    })();
  });
}

/** The longest piece of work between two breaths. */
const SLICE_MS = 8;
/** A channel that is silent this long is broken; timers are used from then on. */
const SILENT_MS = 60;

let sliceStart = 0;
let channelWorks = Channel !== null;

function nextTask(): Promise<boolean> {
  return new NativePromise((resolve) => {
    if (!channelWorks || !Channel) {
      if (!attempt(() => setTimer?.(() => resolve(true), 0), undefined)) resolve(true);
      return;
    }
    const { port1, port2 } = new Channel();
    port1.onmessage = () => {
      port1.close();
      resolve(true);
    };
    port2.postMessage(0);
  });
}

/**
 * Lets the page work when this piece has been long. Messages are used because timers are slowed down in nested and hidden
 * pages, and idle callbacks may never come.
 * @param always before a step that is long by itself
 */
export async function breathe(always = false): Promise<void> {
  const time = now();
  if (!always && time - sliceStart < SLICE_MS && time >= sliceStart) return;
  try {
    if (!(await within(nextTask(), SILENT_MS, false))) channelWorks = false;
  } catch {
    channelWorks = false;
  }
  sliceStart = now();
}

/** As many breaths a ms are a rest, whatever the page's clock shows. */
const MOST_BREATHS = 20;

/**
 * Lets others work: the graphics process, for what would else be waited for without a breath.
 * @param ms at most so long
 * @param enough ends the rest
 */
export async function rest(ms: number, enough: () => boolean = () => false): Promise<void> {
  const end = now() + ms;
  for (let left = ms * MOST_BREATHS; left > 0 && now() < end && !enough(); left--) await breathe(true);
}
