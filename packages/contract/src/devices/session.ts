/** Session as the browser agent sends it: raw observations, no derived data. */

import type { BehaviourSummary } from './behaviour';
import type {
  AdblockSignal,
  AutomationSignal,
  ConnectionSignal,
  CookiesSignal,
  DnsSignal,
  DrmSignal,
  EngineSignal,
  ExtensionsSignal,
  FocusSignal,
  LocaleSignal,
  PermissionsSignal,
  PluginsSignal,
  PrivacySignal,
  RealmSignal,
  StorageModeSignal,
  StoreSignal,
  TimeZoneSignal,
  UserAgentDataSignal,
  UserAgentSignal,
  WebrtcSignal,
} from './browser-signals';
import type {
  AudioSignal,
  BatterySignal,
  CanvasSignal,
  FontsSignal,
  GeolocationSignal,
  HardwareSignal,
  KeyboardLayoutSignal,
  MathSignal,
  MediaDevicesSignal,
  MediaQueriesSignal,
  ScreenSignal,
  SensorsSignal,
  SystemColorsSignal,
  TouchSignal,
  VoicesSignal,
  WebglPairSignal,
} from './device-signals';
import type { Lie } from './lies';

/** Reason why a signal lacks a value. */
type SignalFailure =
  /** It was not available in time. */
  | 'timeout'
  /** The browser, or code that replaced a part of it, threw an error. */
  | 'error'
  /** The browser doesn't support it. */
  | 'unsupported'
  /** The site's options excluded it. */
  | 'skipped';

export type Signal<Value> = { readonly v: Value } | { readonly e: SignalFailure };

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

/** Plaintext of a session. */
export interface DeviceSessionPlain {
  readonly v: 1;
  /** UUIDv7, new for every `getSession`. */
  readonly sid: string;
  /** Client clock, UNIX ms. */
  readonly iat: number;
  readonly sdk: string;
  /** `https://shop.example`, or the text `null` for an opaque origin. */
  readonly origin: string;
  /** Cut to the length in the options, without query and fragment unless the options include them. */
  readonly url: string;
  readonly referrer: string;
  readonly consentId?: string;
  /** Ticket from the server's `/device-api/v1/config`; absent if the server was not reached. */
  readonly ticket?: string;
  readonly a: CollectedSignals;
  readonly l: readonly Lie[];
  /** null: `init` was not called, or behavior collection is disabled. */
  readonly b: BehaviourSummary | null;
  /** Milliseconds that each signal took, and `total`. */
  readonly t: { readonly [name: string]: number };
}
