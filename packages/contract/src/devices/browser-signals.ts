/**
 * What the browser agent reads of the browser: its names and settings, its storage, its engine, its other realms, who drives it.
 *
 * All times are milliseconds, all lengths CSS pixels. `null` inside a value means that the browser has no such thing.
 */

/** `navigator`'s old way of naming the browser. */
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
  /** `name/major`, and the placeholder brand among them, as the browser orders them. */
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
  /** What Intl formats with. */
  readonly intl: string;
}

export interface TimeZoneSignal {
  /** IANA name from Intl; null when Intl has none. */
  readonly zone: string | null;
  /** Minutes that UTC is ahead of local time, as `Date.getTimezoneOffset` counts: −60 in Berlin's winter. */
  readonly offset: number;
  readonly january: number;
  readonly july: number;
  /** Offsets at six dates of the past through Date … */
  readonly pastByDate: readonly number[];
  /** … and through Intl, in the same sign; null where Intl could not determine it. */
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

/** Names of browser extensions that leave a mark in every page: known wallets, password managers, colour changers. */
export type ExtensionsSignal = readonly string[];

/**
 * Key systems that the browser offers, out of widevine, playready, fairplay, clearkey. Asked for only in Chromium on
 * desktops, where nothing is shown.
 */
export type DrmSignal = readonly string[];

/** State by name, `granted`, `denied` or `prompt`; names the browser does not know are absent. */
export interface PermissionsSignal {
  readonly states: { readonly [name: string]: string };
  /** `Notification.permission`: a second route to the same fact; null without Notification. */
  readonly notification: string | null;
}

export interface WebrtcSignal {
  /** The page can open connections; false: switched off, or taken away. null: agents before it was sent. */
  readonly active: boolean | null;
  /** Candidates that were gathered. */
  readonly count: number;
  /** Addresses in them; those hidden behind mDNS names are counted only. */
  readonly ips: readonly string[];
  readonly mdns: number;
  /** `type protocol` of each candidate, distinct. */
  readonly kinds: readonly string[];
}

export interface PrivacySignal {
  readonly doNotTrack: string | null;
  readonly globalPrivacyControl: boolean | null;
  /** Brave answers to its name. */
  readonly brave: boolean;
}

/** Baits that were hidden; an empty list: no ad blocker seen. */
export type AdblockSignal = readonly string[];

/**
 * Marks of a private window, by engine; `private` is derived of them. Gecko: `opfs` refused with a SecurityError though
 * local storage works. Chromium: the times of a `file` (private-window.ts). Older Chromium: `temporaryQuota` up to about
 * twice the heap's limit.
 */
export interface StorageModeSignal {
  /** Bytes, `navigator.storage.estimate`; */
  readonly quota: number | null;
  /** bytes, the older `webkitTemporaryStorage`. */
  readonly temporaryQuota: number | null;
  /** Bytes, `performance.memory.jsHeapSizeLimit`. */
  readonly heapLimit: number | null;
  /**
   * Chromium only: the least microseconds that a worker waited for the size of a file of its own, for writing a byte to
   * it, and for a message to the browser and back (reading a blob).
   */
  readonly file: { readonly size: number; readonly write: number; readonly message: number } | null;
  /** `ok`, or the error's name and the first 80 characters of its message; null without the API. */
  readonly opfs: string | null;
  readonly indexedDb: boolean;
  readonly localStorage: boolean;
  readonly serviceWorker: boolean;
}

/** The agent's own first-party token: 32 hex, kept in three places and brought back from any of them. */
export interface StoreSignal {
  readonly id: string;
  readonly found: { readonly cookie: boolean; readonly local: boolean; readonly idb: boolean };
  /** True when none of the three had it: made just now. */
  readonly created: boolean;
  /** Two places held different tokens (`id` is the cookie's, else local storage's). */
  readonly differs: boolean;
}

export interface CookiesSignal {
  readonly enabled: boolean;
  /** A cookie that was written could be read. */
  readonly works: boolean;
}

export interface FocusSignal {
  readonly hasFocus: boolean;
  readonly visibility: string;
  /** The page stands in a frame of another page. */
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

/** What the engine really is, whatever it claims: wording, shapes and features that a page script cannot change whole. */
export interface EngineSignal {
  /** From wording and shapes alone. */
  readonly kind: 'chromium' | 'gecko' | 'webkit' | null;
  /** V8 and WebKit 33/37, Gecko 37. */
  readonly evalLength: number;
  /** Message of the TypeError for `null.f()`. */
  readonly nullMessage: string;
  /** Message of the RangeError for `(1).toFixed(-1)`. */
  readonly rangeMessage: string;
  /** `captureStackTrace`, `at Object`, `@` … : how stacks look. */
  readonly stackStyle: 'v8' | 'spider-monkey' | 'jsc' | null;
  /** Names of probed features that are present; they date the engine. */
  readonly features: readonly string[];
  /** Probed CSS declarations that are supported. */
  readonly css: readonly string[];
}

/** The same facts seen from another realm: an iframe of the same origin, a dedicated worker. */
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

/** Marks of programs that drive browsers. */
export interface AutomationSignal {
  /** `navigator.webdriver` as it is; null: undefined or gone. */
  readonly webdriver: boolean | null;
  /** Where the property stands: on the prototype as a native getter in every browser that nobody touched. */
  readonly webdriverPlace: 'native' | 'replaced' | 'own' | 'missing';
  /** A console call made somebody look at the object: the Runtime domain of DevTools is on (or DevTools is open). */
  readonly inspectedWindow: boolean;
  /** The same seen in the worker; null without worker. */
  readonly inspectedWorker: boolean | null;
  /** Known global names and document properties that drivers leave. */
  readonly globals: readonly string[];
  /** `window.chrome` is there. */
  readonly chromeObject: boolean;
  /** Names of `window.chrome`. */
  readonly chromeKeys: readonly string[];
}

/** The look-up that shows the browser's DNS resolver. */
export interface DnsSignal {
  /** The host that was asked for: the config's `dnsDomain`, whose first label the server made for this ticket. */
  readonly host: string;
  /** Whether the request came through; the look-up happened either way. */
  readonly reached: boolean;
}
