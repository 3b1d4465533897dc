import { type Collector, textOf } from '../collector';
import { EXTENSION_MARKS } from '../data/page-marks';
import { attempt, within } from '../natives';

const NAME = 'assay_try';

export const cookies: Collector<'cookies'> = {
  name: 'cookies',
  limit: 100,
  collect() {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and missing in Safari 15.
    document.cookie = `${NAME}=1; SameSite=Lax; path=/`;
    const works = document.cookie.includes(`${NAME}=1`);
    // biome-ignore lint/suspicious/noDocumentCookie: as above.
    document.cookie = `${NAME}=; Max-Age=0; SameSite=Lax; path=/`;
    return { enabled: navigator.cookieEnabled, works };
  },
};

export const plugins: Collector<'plugins'> = {
  name: 'plugins',
  limit: 100,
  collect: () => ({
    plugins: [...navigator.plugins].map(
      ({ name, filename, description }) => `${name}|${filename}|${description}`,
    ),
    mimeTypes: [...navigator.mimeTypes].map(({ type, suffixes }) => `${type}|${suffixes}`),
    javaEnabled: attempt(() => navigator.javaEnabled(), false),
    pdfViewer: navigator.pdfViewerEnabled ?? null,
  }),
};

export const privacy: Collector<'privacy'> = {
  name: 'privacy',
  limit: 100,
  collect() {
    const { globalPrivacyControl, brave } = navigator as Navigator & {
      readonly globalPrivacyControl?: boolean;
      readonly brave?: object;
    };
    return {
      doNotTrack: textOf(navigator, 'doNotTrack'),
      globalPrivacyControl: globalPrivacyControl ?? null,
      brave: brave !== undefined,
    };
  },
};

const NAMES =
  'accelerometer background-sync camera clipboard-read clipboard-write geolocation gyroscope idle-detection local-fonts magnetometer microphone midi notifications payment-handler persistent-storage screen-wake-lock storage-access window-management'.split(
    ' ',
  );

export const permissions: Collector<'permissions'> = {
  name: 'permissions',
  limit: 600,
  async collect() {
    if (!navigator.permissions?.query) return null;
    const states: Record<string, string> = {};
    const asked = NAMES.map(async (name) => {
      try {
        const status = await within(navigator.permissions.query({ name: name as PermissionName }), 400, null);
        return status?.state;
      } catch {
        return undefined;
      }
    });
    const answers = await Promise.all(asked);
    answers.forEach((state, at) => {
      const name = NAMES[at];
      if (state && name) states[name] = state;
    });
    const notification = typeof Notification === 'undefined' ? null : Notification.permission;
    return { states, notification };
  },
};

/** Detects marks that extensions leave in the page; it sends nothing to an extension. */
export const extensions: Collector<'extensions'> = {
  name: 'extensions',
  limit: 100,
  fresh: true,
  collect: () =>
    EXTENSION_MARKS.filter(([, mark]) =>
      /^\w+$/.test(mark) ? mark in window : attempt(() => document.querySelector(mark) !== null, false),
    ).map(([name]) => name),
};

export const focus: Collector<'focus'> = {
  name: 'focus',
  limit: 100,
  fresh: true,
  collect: () => ({
    hasFocus: document.hasFocus(),
    visibility: document.visibilityState,
    framed: attempt(() => window.top !== window, true),
    historyLength: history.length,
  }),
};

/** Class names that the common filter lists hide on every site. */
const BAITS = ['ad-banner adsbox', 'textads banner-ads', 'pub_300x250 sponsored-ad'];

/** Uses bait elements only and loads nothing. */
export const adblock: Collector<'adblock'> = {
  name: 'adblock',
  limit: 300,
  collect() {
    const box = document.createElement('div');
    box.style.position = 'absolute';
    box.style.left = '-999px';
    box.style.top = '0';
    const baits = BAITS.map((names) => {
      const bait = document.createElement('div');
      bait.className = names;
      bait.style.height = '5px';
      box.append(bait);
      return bait;
    });
    (document.body ?? document.documentElement).append(box);
    try {
      // Read immediately, because blockers apply their style sheets before the page loads.
      return BAITS.filter((_, at) => baits[at]?.offsetHeight === 0);
    } finally {
      box.remove();
    }
  },
};

export const worker: Collector<'worker'> = {
  name: 'worker',
  limit: 900,
  wanted: ({ disableWorkerSources }) => !disableWorkerSources,
  collect: async (scene) => (await scene.worker())?.realm ?? null,
};
