/**
 * The session as it is sent: raw observations. The server declares the same types (a test holds the two together); this
 * package imports nothing of the server's.
 */

/** Why a signal has no value. */
export type SignalFailure =
  /** It was not there in time. */
  | 'timeout'
  /** The browser, or something that replaced a part of it, threw. */
  | 'error'
  /** The browser does not offer it. */
  | 'unsupported'
  /** The site's options left it out. */
  | 'skipped';

export type Signal<Value> = { readonly v: Value } | { readonly e: SignalFailure };

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
  /** … and through Intl, in the same sign; null where Intl could not tell. */
  readonly pastByIntl: readonly (number | null)[];
}

export interface HardwareSignal {
  /** GiB, rounded and capped by the browser; Chromium only. */
  readonly deviceMemory: number | null;
  readonly hardwareConcurrency: number | null;
  readonly maxTouchPoints: number | null;
}

export interface TouchSignal {
  readonly touchEvent: boolean;
  readonly pointerCoarse: boolean;
  readonly pointerFine: boolean;
  readonly hover: boolean;
  readonly anyPointerCoarse: boolean;
  readonly anyHover: boolean;
}

/** Read at `getSession`: it changes while the page is open. */
export interface ScreenSignal {
  readonly width: number;
  readonly height: number;
  readonly availableWidth: number;
  readonly availableHeight: number;
  readonly availableLeft: number | null;
  readonly availableTop: number | null;
  readonly colorDepth: number;
  readonly pixelDepth: number;
  readonly devicePixelRatio: number;
  readonly isExtended: boolean | null;
  readonly orientationAngle: number | null;
  readonly orientationType: string | null;
  readonly innerWidth: number;
  readonly innerHeight: number;
  readonly outerWidth: number;
  readonly outerHeight: number;
  readonly screenX: number;
  readonly screenY: number;
  readonly scrollX: number;
  readonly scrollY: number;
  readonly documentWidth: number | null;
  readonly documentHeight: number | null;
  /** Zoom of a pinch; 1 without. */
  readonly visualScale: number | null;
}

/** What CSS media queries say: the same facts as other signals on another route, and tastes. */
export interface MediaQueriesSignal {
  /** True when `device-width` and `device-height` are those of `screen`. */
  readonly screenAgrees: boolean;
  /** True when `resolution` is `devicePixelRatio`. */
  readonly ratioAgrees: boolean;
  readonly colorGamut: 'rec2020' | 'p3' | 'srgb' | null;
  readonly highDynamicRange: boolean;
  readonly monochromeBits: number | null;
  readonly reducedMotion: boolean;
  readonly reducedTransparency: boolean;
  readonly darkScheme: boolean;
  readonly forcedColors: boolean;
  readonly invertedColors: boolean;
  readonly contrast: 'more' | 'less' | 'custom' | 'none' | null;
}

/** Hashes are 32 hex of SHA-256 over the image's data URL. */
export interface CanvasSignal {
  readonly geometry: string;
  readonly text: string;
  /** The same drawing twice gave the same image. */
  readonly stable: boolean;
  /** Pixels of a known colour read back as that colour. */
  readonly knownPixels: boolean;
  readonly winding: boolean;
}

/** An oscillator through a compressor, offline at 44,100 Hz. */
export interface AudioSignal {
  /** Sum of the absolute samples 4,500 to 5,000. */
  readonly sum: number;
  /** The same samples read twice are the same. */
  readonly stable: boolean;
  /** A buffer of written samples read back unchanged. */
  readonly knownSamples: boolean;
}

/** Values of transcendental functions at fixed arguments, in a fixed order, as decimal text of full precision. */
export interface MathSignal {
  readonly values: readonly string[];
}

export interface FontsSignal {
  /** Names out of the probed list, in its order. */
  readonly found: readonly string[];
  readonly probed: number;
  /** Two measurements of the same text differed. */
  readonly noise: boolean;
  /** Widths of one text in the generic families at 48 px: serif, sans-serif, monospace, system-ui, cursive, fantasy. */
  readonly genericWidths: readonly number[];
}

export interface WebglSignal {
  readonly vendor: string | null;
  readonly renderer: string | null;
  /** From WEBGL_debug_renderer_info. */
  readonly unmaskedVendor: string | null;
  readonly unmaskedRenderer: string | null;
  readonly version: string | null;
  readonly shadingLanguageVersion: string | null;
  /** `NAME=value`, arrays joined by commas, sorted. */
  readonly parameters: readonly string[];
  readonly extensions: readonly string[];
  /** Range and precision of the vertex and fragment shaders' number kinds. */
  readonly precision: readonly string[];
  /** 32 hex over the pixels of a drawn triangle; null when it could not be drawn. */
  readonly image: string | null;
  /** Drawn twice, the same pixels; null without image. */
  readonly imageStable: boolean | null;
  /** Asked twice, the same parameters. */
  readonly parametersStable: boolean;
}

export interface WebglPairSignal {
  /** null: the browser gave no context. */
  readonly webgl: WebglSignal | null;
  readonly webgl2: WebglSignal | null;
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

/** Computed colour of each CSS system colour, `rgb(r, g, b)` by name. */
export type SystemColorsSignal = { readonly [name: string]: string };

/** Key by physical code, such as `KeyQ: "a"`; Chromium in a secure context only. */
export type KeyboardLayoutSignal = { readonly [code: string]: string };

export interface MediaDevicesSignal {
  readonly audioInput: number;
  readonly audioOutput: number;
  readonly videoInput: number;
}

/** Key systems that the browser offers, out of widevine, playready, fairplay, clearkey. */
export type DrmSignal = readonly string[];

/** State by name, `granted`, `denied` or `prompt`; names the browser does not know are absent. */
export interface PermissionsSignal {
  readonly states: { readonly [name: string]: string };
  /** `Notification.permission`: a second route to the same fact; null without Notification. */
  readonly notification: string | null;
}

export interface BatterySignal {
  readonly charging: boolean;
  readonly level: number;
}

export interface WebrtcSignal {
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
 * Marks of a private window, by engine; `private` is derived of them. Gecko, WebKit: `opfs` refused. Chromium: `commits`,
 * since a private window's database is in memory, where a strict commit (flushed to the disk) costs no more than a relaxed
 * one: strict by relaxed is below 1.3 there, and was above 1.8 on disks. Older Chromium: `temporaryQuota` up to about twice the
 * heap's limit.
 */
export interface StorageModeSignal {
  /** Bytes, `navigator.storage.estimate`; */
  readonly quota: number | null;
  /** bytes, the older `webkitTemporaryStorage`. */
  readonly temporaryQuota: number | null;
  /** Bytes, `performance.memory.jsHeapSizeLimit`. */
  readonly heapLimit: number | null;
  /** Chromium only: median ms of the two kinds of commit, taken in turns, and how many pairs there were. */
  readonly commits: { readonly relaxed: number; readonly strict: number; readonly pairs: number } | null;
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

/** What the engine really is, whatever it says: wording, shapes and features that a page script cannot change whole. */
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

export interface SensorsSignal {
  readonly gyroscope: boolean;
  readonly accelerometer: boolean;
  readonly deviceMotion: boolean;
  readonly vibrate: boolean;
}

/** Voices of the speech synthesiser; they tell the operating system. */
export interface VoicesSignal {
  readonly count: number;
  /** The first eight names of local voices. */
  readonly names: readonly string[];
}

/** The look-up that shows the browser's DNS resolver. */
export interface DnsSignal {
  /** The host that was asked for: the config's `dnsDomain`, whose first label the server made for this ticket. */
  readonly host: string;
  /** Whether the request came through; the look-up happened either way. */
  readonly reached: boolean;
}

export interface GeolocationSignal {
  readonly status: 'GRANTED' | 'DENIED' | 'PROMPT' | 'TIMEOUT' | 'UNAVAILABLE';
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Metres. */
  readonly accuracy: number | null;
}

/** Every signal by its name in `a`. */
export interface DeviceSignals {
  readonly userAgent: UserAgentSignal;
  readonly userAgentData: UserAgentDataSignal;
  readonly locale: LocaleSignal;
  readonly timeZone: TimeZoneSignal;
  readonly hardware: HardwareSignal;
  readonly touch: TouchSignal;
  readonly screen: ScreenSignal;
  readonly mediaQueries: MediaQueriesSignal;
  readonly canvas: CanvasSignal;
  readonly audio: AudioSignal;
  readonly math: MathSignal;
  readonly fonts: FontsSignal;
  readonly webgl: WebglPairSignal;
  readonly plugins: PluginsSignal;
  readonly extensions: ExtensionsSignal;
  readonly systemColors: SystemColorsSignal;
  readonly keyboardLayout: KeyboardLayoutSignal;
  readonly mediaDevices: MediaDevicesSignal;
  readonly drm: DrmSignal;
  readonly permissions: PermissionsSignal;
  readonly battery: BatterySignal;
  readonly webrtc: WebrtcSignal;
  readonly privacy: PrivacySignal;
  readonly adblock: AdblockSignal;
  readonly storageMode: StorageModeSignal;
  readonly store: StoreSignal;
  readonly cookies: CookiesSignal;
  readonly focus: FocusSignal;
  readonly connection: ConnectionSignal;
  readonly engine: EngineSignal;
  readonly iframe: RealmSignal;
  readonly worker: RealmSignal;
  readonly automation: AutomationSignal;
  readonly sensors: SensorsSignal;
  readonly voices: VoicesSignal;
  readonly dns: DnsSignal;
  readonly geolocation: GeolocationSignal;
}

export type SignalName = keyof DeviceSignals;

export type CollectedSignals = { readonly [Name in SignalName]: Signal<DeviceSignals[Name]> };

/**
 * Contradictions that the agent found. `on` names the evidence: a property, a realm's field, a global.
 *
 * - Automation: `webdriver` (true in this realm), `webdriver-hidden` (getter replaced, own property or gone),
 *   `webdriver-realm` (true in iframe or worker only), `inspected-window`, `inspected-worker` (medium: DevTools does it
 *   too), `automation-global`, `headless-name` (HeadlessChrome in any realm's names), `chrome-object` (Chromium without
 *   it), `notification-state` (two routes disagree), `window-frameless` (outer size zero, or no frame and no own place on
 *   a desktop's screen; medium).
 * - Tampering: `native-replaced` (a function or getter is not the browser's own), `instance-property` (a property that
 *   belongs to a prototype stands on the object), `realm-iframe`, `realm-worker` (another value there), `engine` (the
 *   name says another engine than wording and features), `user-agent-data` (name and client hints disagree),
 *   `platform` (name and `navigator.platform` disagree), `mobile-touch` (a phone's name without touch), `languages`,
 *   `time-zone` (Date and Intl disagree), `screen` (media queries disagree with `screen` or the pixel ratio),
 *   `canvas-noise`, `audio-noise`, `font-noise`, `webgl-noise` (browsers with protection do this too).
 */
export type LieId =
  | 'webdriver'
  | 'webdriver-hidden'
  | 'webdriver-realm'
  | 'inspected-window'
  | 'inspected-worker'
  | 'automation-global'
  | 'headless-name'
  | 'chrome-object'
  | 'notification-state'
  | 'window-frameless'
  | 'native-replaced'
  | 'instance-property'
  | 'realm-iframe'
  | 'realm-worker'
  | 'engine'
  | 'user-agent-data'
  | 'platform'
  | 'mobile-touch'
  | 'languages'
  | 'time-zone'
  | 'screen'
  | 'canvas-noise'
  | 'audio-noise'
  | 'font-noise'
  | 'webgl-noise';

export interface Lie {
  readonly id: LieId;
  readonly on: string;
}

/** Of a series of milliseconds or pixels. */
export interface Distribution {
  readonly n: number;
  readonly mean: number;
  readonly sd: number;
  readonly min: number;
  readonly max: number;
  /** How many different values, rounded to whole units. */
  readonly distinct: number;
}

/** Presses outside password and card fields; which key it was is never kept. */
export interface KeySummary {
  readonly presses: number;
  readonly untrusted: number;
  /** Backspace and Delete. */
  readonly corrections: number;
  /** Down to up. A driver presses for 0–2 ms, a person for 40–200. */
  readonly dwell: Distribution | null;
  /** Down to next down, pauses over 1.5 s left out. A person: sd / mean > 0.2, sd > 20 ms. */
  readonly flight: Distribution | null;
  /** Presses held less than 5 ms that came unhurried (40 ms to 1.5 s apart): a network delivers keys so. */
  readonly packets: number;
  /** Input events that added a character without any key press before. */
  readonly inputWithoutKey: number;
}

export interface PointerSummary {
  readonly moves: number;
  readonly untrusted: number;
  readonly mouse: number;
  readonly touch: number;
  readonly pen: number;
  /** px along all moves. */
  readonly path: number;
  /** Between two moves of one stroke (gap < 100 ms). */
  readonly intervals: Distribution | null;
  /** px/ms between two moves of one stroke. */
  readonly speed: Distribution | null;
  /** Path by straight line, mean over strokes of at least 8 moves; 1 is a ruler. */
  readonly straightness: number | null;
  /** Moves of more than 80 px at once, within 100 ms. */
  readonly jumps: number;
  /** Share of steps whose turn from the step before is exactly 0; people are below 0.5. */
  readonly unturned: number | null;
  /** Greatest common divisors of the steps in x and y, device pixels; above 1: a scaled picture of a screen. */
  readonly latticeX: number | null;
  readonly latticeY: number | null;
  /** Moves that carried more than one coalesced sample. */
  readonly coalesced: number;
  /** Moves that changed the place but say movement 0, 0. */
  readonly movementZero: number;
  /** Moves with screen position equal to client position: wrong wherever the window has a frame. */
  readonly screenIsClient: number;
  readonly clicks: number;
  readonly untrustedClicks: number;
  /** Clicks by mouse before any move, or more than 4 px away from where the pointer was last. */
  readonly clicksWithoutTravel: number;
  /** Clicks within 1 px of the centre of an element larger than 8 px both ways. */
  readonly clicksAtCentre: number;
  /** Clicks by mouse within 300 ms of a step longer than 20 px, or without any step: no slowing down. */
  readonly clicksWithoutTail: number;
  /** Down to up. */
  readonly press: Distribution | null;
  /** Wheel and touch scrolls. */
  readonly wheels: number;
}

export interface FieldSummary {
  /** Fields that were watched. */
  readonly watched: number;
  readonly focused: number;
  readonly filled: number;
  /** Focused by neither pointer, Tab, label nor another person's act. */
  readonly focusWithoutCause: number;
  /** Filled without any trusted input event. */
  readonly filledWithoutInput: number;
  readonly untrustedInputs: number;
  readonly pastes: number;
  readonly drops: number;
  readonly autofills: number;
  /** First to last input over all watched fields; null with fewer than two inputs. */
  readonly durationMs: number | null;
  /** The same in the element that `formFilloutDurationTargetId` names; null without it. */
  readonly targetDurationMs: number | null;
  /** Fields filled by keys, paste or autofill within that time. */
  readonly filledInDuration: number;
}

export interface ContextSummary {
  readonly hidden: number;
  readonly hiddenMs: number;
  readonly resizes: number;
  readonly pixelRatioChanges: number;
  readonly colorDepthChanges: number;
}

/** From `init` to `getSession`. */
export interface BehaviourSummary {
  readonly observedMs: number;
  readonly keys: KeySummary;
  readonly pointer: PointerSummary;
  readonly fields: FieldSummary;
  readonly context: ContextSummary;
}

/** The plain text of a session. */
export interface DeviceSessionPlain {
  readonly v: 1;
  /** UUIDv7, new for every `getSession`. */
  readonly sid: string;
  /** The client's clock, unix ms. */
  readonly iat: number;
  readonly sdk: string;
  /** `https://shop.example`, or `null` as text for an opaque origin. */
  readonly origin: string;
  /** Cut to the options' length, without query and fragment unless the options ask for it. */
  readonly url: string;
  readonly referrer: string;
  readonly consentId?: string;
  /** The server's ticket of `/device-api/v1/config`; absent when the server was not reached. */
  readonly ticket?: string;
  readonly a: CollectedSignals;
  readonly l: readonly Lie[];
  /** null: `init` was not called, or behaviour is switched off. */
  readonly b: BehaviourSummary | null;
  /** ms that each signal took, and `total`. */
  readonly t: { readonly [name: string]: number };
}

/** What `GET /device-api/v1/config` answers. */
export interface DeviceAgentConfig {
  readonly key: {
    readonly kid: number;
    /** Base64 of 65 bytes: a P-256 point, uncompressed. */
    readonly publicKey: string;
  };
  readonly ticket: string;
  readonly ip: string | null;
  /**
   * Host to look up, its first label made by the server for this ticket; null without a resolver. The agent asks for
   * `https://<dnsDomain>/`. Its option `dnsResolverDomain` puts another zone behind the same first label.
   */
  readonly dnsDomain: string | null;
}
