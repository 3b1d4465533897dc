/**
 * Browser functions that the agent needs, captured when the script loads, because a page may replace or break
 * them later. All are optional: servers that render pages also load this module.
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
const systemTime = Date.now.bind(Date);
const Channel = attempt(() => MessageChannel, null);

export const nativeFetch = bound('fetch');

/** Unix time in milliseconds. */
export const unixTime = (): number => systemTime();

/** Milliseconds since the page started, with higher resolution than the clock if available. */
export function now(): number {
  try {
    return clock ? clock() : systemTime();
  } catch {
    return systemTime();
  }
}

/** Returns the value of a reading, or `instead` if the page or the browser throws. */
export function attempt<Value, Instead>(read: () => Value, instead: Instead): Value | Instead {
  try {
    return read();
  } catch {
    return instead;
  }
}

/**
 * Waits at most `ms` milliseconds, then continues with `late`. Every `await` in the agent uses it, because
 * functions that a page replaced may never settle.
 */
export function within<Value, Late>(
  work: Value | PromiseLike<Value>,
  ms: number,
  late: Late,
): Promise<Value | Late> {
  return new NativePromise((resolve, reject) => {
    const timer = attempt(() => setTimer?.(() => resolve(late), ms), undefined);
    // `await` reads no property of a promise that the page could have replaced.
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

/** Maximum duration of work between two yields, in milliseconds. */
const SLICE_MS = 8;
/** Time after which a silent channel counts as broken, in milliseconds; timers replace it then. */
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
 * Yields to the page when the current slice is too long. It uses messages because timers are throttled in
 * nested and hidden pages, and idle callbacks may never run.
 * @param always true before a step that is long by itself
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

/** Yields per millisecond that count as elapsed time, independent of the page's clock. */
const MAX_TICKS_PER_MS = 20;

/**
 * Lets other processes work, such as the graphics process, instead of waiting for them without yielding.
 * @param ms maximum duration in milliseconds
 * @param enough ends the wait early when it returns true
 */
export async function rest(ms: number, enough: () => boolean = () => false): Promise<void> {
  const end = now() + ms;
  for (let left = ms * MAX_TICKS_PER_MS; left > 0 && now() < end && !enough(); left--) await breathe(true);
}
