/**
 * Signals that the browser agent reads from the browser: names and settings, storage, engine, other realms,
 * automation.
 *
 * All times are milliseconds, all lengths CSS pixels. `null` inside a value means that the browser lacks the
 * feature.
 */

/** Legacy browser identification in `navigator`. */
export interface UserAgentSignal {
  readonly userAgent: string;
  readonly appVersion: string;
  readonly platform: string;
  readonly vendor: string;
  readonly productSub: string;
  /** Gecko only. */
  readonly oscpu: string | null;
  readonly buildId: string | null;
}

/** `navigator.userAgentData` with its high-entropy values; Chromium in a secure context only. */
export interface UserAgentDataSignal {
  /** `name/major` of each brand, including the placeholder brand, in the browser's order. */
  readonly brands: readonly string[];
  /** `name/full version`. */
  readonly fullVersionList: readonly string[];
  readonly mobile: boolean;
  readonly platform: string;
  readonly platformVersion: string | null;
  readonly architecture: string | null;
  readonly bitness: string | null;
  readonly model: string | null;
  readonly uaFullVersion: string | null;
}

export interface LocaleSignal {
  readonly language: string;
  readonly languages: readonly string[];
  /** Locale that Intl uses. */
  readonly intl: string;
}

export interface TimeZoneSignal {
  /** IANA name from Intl; null if Intl lacks it. */
  readonly zone: string | null;
  /** Minutes that UTC is ahead of local time, as in `Date.getTimezoneOffset`: −60 in Berlin in winter. */
  readonly offset: number;
  readonly january: number;
  readonly july: number;
  /** Offsets at six past dates, from Date. */
  readonly pastByDate: readonly number[];
  /** The same offsets from Intl, with the same sign; null if Intl could not determine one. */
  readonly pastByIntl: readonly (number | null)[];
}

export interface PluginsSignal {
  /** `name|file name|description`. */
  readonly plugins: readonly string[];
  /** `type|suffixes`. */
  readonly mimeTypes: readonly string[];
  readonly javaEnabled: boolean;
  readonly pdfViewer: boolean | null;
}

/**
 * Names of browser extensions that leave traces in every page: known wallets, password managers, color
 * changers.
 */
export type ExtensionsSignal = readonly string[];

/**
 * Key systems that the browser offers: widevine, playready, fairplay, clearkey. Read only in Chromium on
 * desktops, where the query shows no prompt.
 */
export type DrmSignal = readonly string[];

/** State by name: `granted`, `denied` or `prompt`. Names that the browser doesn't support are absent. */
export interface PermissionsSignal {
  readonly states: { readonly [name: string]: string };
  /** `Notification.permission`, a second source for the same permission; null without Notification. */
  readonly notification: string | null;
}

export interface WebrtcSignal {
  /**
   * Ability of the page to open connections; false: disabled or removed. null: sent by an agent version
   * without this member.
   */
  readonly active: boolean | null;
  /** Number of gathered candidates. */
  readonly count: number;
  /** Addresses in the candidates; those hidden by mDNS names are only counted. */
  readonly ips: readonly string[];
  readonly mdns: number;
  /** Distinct `type protocol` of the candidates. */
  readonly kinds: readonly string[];
}

export interface PrivacySignal {
  readonly doNotTrack: string | null;
  readonly globalPrivacyControl: boolean | null;
  /** The browser identifies itself as Brave. */
  readonly brave: boolean;
}

/** Bait elements that were hidden; an empty list: no ad blocker detected. */
export type AdblockSignal = readonly string[];

/**
 * Indicators of a private window, by engine; `private` is derived from them. Gecko: `opfs` fails with a
 * SecurityError although local storage works. Chromium: the times of a `file` (private-window.ts). Older
 * Chromium: `temporaryQuota` is at most about twice the heap limit.
 */
export interface StorageModeSignal {
  /** Bytes, from `navigator.storage.estimate`. */
  readonly quota: number | null;
  /** Bytes, from the older `webkitTemporaryStorage`. */
  readonly temporaryQuota: number | null;
  /** Bytes, from `performance.memory.jsHeapSizeLimit`. */
  readonly heapLimit: number | null;
  /**
   * Chromium only: minimum microseconds that a worker waited to read the size of its file, to write one byte
   * to it, and to send a message to the browser and back (reading a blob).
   */
  readonly file: { readonly size: number; readonly write: number; readonly message: number } | null;
  /** `ok`, or the name of the error and the first 80 characters of its message; null without the API. */
  readonly opfs: string | null;
  readonly indexedDb: boolean;
  readonly localStorage: boolean;
  readonly serviceWorker: boolean;
}

/** The agent's first-party token: 32 hexadecimal digits, stored in three places and restored from any of them. */
export interface StoreSignal {
  readonly id: string;
  readonly found: { readonly cookie: boolean; readonly local: boolean; readonly idb: boolean };
  /** True if none of the three places had a token, so it was created now. */
  readonly created: boolean;
  /** Two places held different tokens (`id` is the cookie's token, otherwise local storage's). */
  readonly differs: boolean;
}

export interface CookiesSignal {
  readonly enabled: boolean;
  /** A written cookie could be read back. */
  readonly works: boolean;
}

export interface FocusSignal {
  readonly hasFocus: boolean;
  readonly visibility: string;
  /** The page is in a frame of another page. */
  readonly framed: boolean;
  readonly historyLength: number;
}

export interface ConnectionSignal {
  readonly type: string | null;
  readonly effectiveType: string | null;
  readonly rtt: number | null;
  readonly downlink: number | null;
  readonly saveData: boolean | null;
}

/**
 * Actual engine, regardless of the claimed one: wording, function lengths and features that a page script
 * can't change completely.
 */
export interface EngineSignal {
  /** Derived from wording and function lengths only. */
  readonly kind: 'chromium' | 'gecko' | 'webkit' | null;
  /** V8 and WebKit 33/37, Gecko 37. */
  readonly evalLength: number;
  /** Message of the TypeError for `null.f()`. */
  readonly nullMessage: string;
  /** Message of the RangeError for `(1).toFixed(-1)`. */
  readonly rangeMessage: string;
  /** Stack format, recognized by `captureStackTrace`, `at Object`, `@` and similar. */
  readonly stackStyle: 'v8' | 'spider-monkey' | 'jsc' | null;
  /** Names of probed features that are present; they indicate the engine version. */
  readonly features: readonly string[];
  /** Probed CSS declarations that are supported. */
  readonly css: readonly string[];
}

/** The same properties read in another realm: an iframe of the same origin, or a dedicated worker. */
export interface RealmSignal {
  readonly userAgent: string;
  readonly platform: string;
  readonly language: string;
  readonly languages: readonly string[];
  readonly hardwareConcurrency: number | null;
  readonly deviceMemory: number | null;
  readonly zone: string | null;
  readonly offset: number;
  readonly webdriver: boolean | null;
  /** `platform` of userAgentData. */
  readonly dataPlatform: string | null;
  readonly brands: readonly string[];
  readonly evalLength: number;
  /** Worker only (OffscreenCanvas); null in the iframe. */
  readonly unmaskedVendor: string | null;
  readonly unmaskedRenderer: string | null;
}

/** Traces of programs that drive browsers. */
export interface AutomationSignal {
  /** `navigator.webdriver`; null: undefined or removed. */
  readonly webdriver: boolean | null;
  /** Place where the property is defined: on the prototype as a native getter in every unmodified browser. */
  readonly webdriverPlace: 'native' | 'replaced' | 'own' | 'missing';
  /** A console call caused the object to be read: the DevTools Runtime domain is enabled, or DevTools is open. */
  readonly inspectedWindow: boolean;
  /** The same in the worker; null without a worker. */
  readonly inspectedWorker: boolean | null;
  /** Known global names and document properties that drivers leave. */
  readonly globals: readonly string[];
  /** `window.chrome` exists. */
  readonly chromeObject: boolean;
  /** Property names of `window.chrome`. */
  readonly chromeKeys: readonly string[];
}

/** Request that reveals the browser's DNS resolver. */
export interface DnsSignal {
  /** Requested host: the config's `dnsDomain`, whose first label the server created for this ticket. */
  readonly host: string;
  /** True if the request succeeded; the DNS lookup happened in either case. */
  readonly reached: boolean;
}
