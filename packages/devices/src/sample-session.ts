import type { DeviceSessionPlain, DeviceSignals, Signal } from '@assay/contract';
import { digest } from './derive/hashes';

/** Parts of a sample session; by default it is an ordinary Chrome on Windows. */
export interface SampleSession {
  readonly id: string;
  /** UNIX milliseconds. */
  readonly at: number;
  readonly ticket?: string;
  readonly signals?: { readonly [Name in keyof DeviceSignals]?: DeviceSignals[Name] | null };
  readonly lies?: DeviceSessionPlain['l'];
  readonly behaviour?: DeviceSessionPlain['b'];
}

const USER_AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

const WEBGL = {
  vendor: 'WebKit',
  renderer: 'WebKit WebGL',
  unmaskedVendor: 'Google Inc. (Intel)',
  unmaskedRenderer: 'ANGLE (Intel, Intel(R) UHD Graphics 620 (0x00003EA0) Direct3D11 vs_5_0 ps_5_0, D3D11)',
  version: 'WebGL 1.0 (OpenGL ES 2.0 Chromium)',
  shadingLanguageVersion: 'WebGL GLSL ES 1.0 (OpenGL ES GLSL ES 1.0 Chromium)',
  parameters: ['ALIASED_LINE_WIDTH_RANGE=1,1', 'MAX_TEXTURE_SIZE=16384'],
  extensions: ['EXT_blend_minmax', 'OES_texture_float'],
  precision: ['VERTEX HIGH_FLOAT 127,127,23'],
  image: digest('triangle'),
  imageStable: true,
  parametersStable: true,
} as const;

const REALM = {
  userAgent: USER_AGENT,
  platform: 'Win32',
  language: 'de-DE',
  languages: ['de-DE', 'de', 'en'],
  hardwareConcurrency: 8,
  deviceMemory: 8,
  zone: 'Europe/Berlin',
  offset: -60,
  webdriver: false,
  dataPlatform: 'Windows',
  brands: ['Chromium/142', 'Google Chrome/142'],
  evalLength: 33,
  unmaskedVendor: null,
  unmaskedRenderer: null,
} as const;

/** Signals of a Chrome on a Windows laptop in Berlin: the basis that samples change. */
export const SAMPLE_SIGNALS: DeviceSignals = {
  userAgent: {
    userAgent: USER_AGENT,
    appVersion: USER_AGENT.slice('Mozilla/'.length),
    platform: 'Win32',
    vendor: 'Google Inc.',
    productSub: '20030107',
    oscpu: null,
    buildId: null,
  },
  userAgentData: {
    brands: ['Chromium/142', 'Google Chrome/142', 'Not?A_Brand/24'],
    fullVersionList: ['Chromium/142.0.7444.60', 'Google Chrome/142.0.7444.60', 'Not?A_Brand/24.0.0.0'],
    mobile: false,
    platform: 'Windows',
    platformVersion: '15.0.0',
    architecture: 'x86',
    bitness: '64',
    model: '',
    uaFullVersion: '142.0.7444.60',
  },
  locale: { language: 'de-DE', languages: ['de-DE', 'de', 'en'], intl: 'de-DE' },
  timeZone: {
    zone: 'Europe/Berlin',
    offset: -60,
    january: -60,
    july: -120,
    pastByDate: [-60, -120, -60],
    pastByIntl: [-60, -120, -60],
  },
  hardware: { deviceMemory: 8, hardwareConcurrency: 8, maxTouchPoints: 0 },
  touch: {
    touchEvent: false,
    pointerCoarse: false,
    pointerFine: true,
    hover: true,
    anyPointerCoarse: false,
    anyHover: true,
  },
  screen: {
    width: 1920,
    height: 1080,
    availableWidth: 1920,
    availableHeight: 1040,
    availableLeft: 0,
    availableTop: 0,
    colorDepth: 24,
    pixelDepth: 24,
    devicePixelRatio: 1,
    isExtended: false,
    orientationAngle: 0,
    orientationType: 'landscape-primary',
    innerWidth: 1903,
    innerHeight: 937,
    outerWidth: 1920,
    outerHeight: 1040,
    screenX: 0,
    screenY: 0,
    scrollX: 0,
    scrollY: 0,
    documentWidth: 1903,
    documentHeight: 2400,
    visualScale: 1,
  },
  mediaQueries: {
    screenAgrees: true,
    ratioAgrees: true,
    colorGamut: 'srgb',
    highDynamicRange: false,
    monochromeBits: 0,
    reducedMotion: false,
    reducedTransparency: false,
    darkScheme: false,
    forcedColors: false,
    invertedColors: false,
    contrast: 'none',
  },
  canvas: {
    geometry: digest('geometry'),
    text: digest('text'),
    stable: true,
    knownPixels: true,
    winding: true,
  },
  audio: { sum: 124.04347527516074, stable: true, knownSamples: true },
  math: { values: ['1.4473588658278522', '0.5403023058681398'] },
  fonts: {
    found: ['Arial', 'Calibri', 'Segoe UI', 'Verdana'],
    probed: 120,
    noise: false,
    genericWidths: [612.5, 633.25, 580, 600, 590, 610],
  },
  webgl: { webgl: WEBGL, webgl2: WEBGL },
  plugins: {
    plugins: ['PDF Viewer|internal-pdf-viewer|Portable Document Format'],
    mimeTypes: ['application/pdf|pdf', 'text/pdf|pdf'],
    javaEnabled: false,
    pdfViewer: true,
  },
  extensions: [],
  systemColors: { AccentColor: 'rgb(0, 120, 212)', Canvas: 'rgb(255, 255, 255)' },
  keyboardLayout: {
    KeyQ: 'q',
    KeyY: 'z',
    KeyZ: 'y',
    Semicolon: 'ö',
    Quote: 'ä',
    BracketLeft: 'ü',
    Minus: 'ß',
  },
  mediaDevices: { audioInput: 1, audioOutput: 1, videoInput: 1 },
  drm: ['widevine', 'clearkey'],
  permissions: { states: { geolocation: 'prompt', notifications: 'denied' }, notification: 'denied' },
  battery: { charging: true, level: 0.87 },
  webrtc: { active: true, count: 1, ips: [], mdns: 1, kinds: ['host udp'] },
  privacy: { doNotTrack: null, globalPrivacyControl: null, brave: false },
  adblock: [],
  storageMode: {
    quota: 300_000_000_000,
    temporaryQuota: null,
    heapLimit: 4_294_705_152,
    file: { size: 0, write: 4, message: 150 },
    opfs: 'ok',
    indexedDb: true,
    localStorage: true,
    serviceWorker: true,
  },
  store: {
    id: digest('token'),
    found: { cookie: true, local: true, idb: true },
    created: false,
    differs: false,
  },
  cookies: { enabled: true, works: true },
  focus: { hasFocus: true, visibility: 'visible', framed: false, historyLength: 2 },
  connection: { type: null, effectiveType: '4g', rtt: 50, downlink: 10, saveData: false },
  engine: {
    kind: 'chromium',
    evalLength: 33,
    nullMessage: "Cannot read properties of null (reading 'f')",
    rangeMessage: 'toFixed() digits argument must be between 0 and 100',
    stackStyle: 'v8',
    features: ['Array.fromAsync', 'Set.prototype.union'],
    css: ['accent-color', 'anchor-name'],
  },
  iframe: REALM,
  worker: REALM,
  automation: {
    webdriver: false,
    webdriverPlace: 'native',
    inspectedWindow: false,
    inspectedWorker: false,
    globals: [],
    chromeObject: true,
    chromeKeys: ['app', 'csi', 'loadTimes'],
  },
  sensors: { gyroscope: false, accelerometer: false, deviceMotion: true, vibrate: true },
  voices: { count: 2, names: ['Microsoft Hedda - German (Germany)'] },
  dns: { host: 'x.r.example', reached: false },
  geolocation: { status: 'PROMPT', latitude: null, longitude: null, accuracy: null },
};

const asSignal = <Value>(value: Value | null): Signal<Value> =>
  value === null ? { e: 'unsupported' } : { v: value };

/**
 * Returns the plain text of a session as the agent would send it: an example for documentation, tests and
 * benchmarks.
 */
export function sampleSession(sample: SampleSession): DeviceSessionPlain {
  const signals = { ...SAMPLE_SIGNALS, ...sample.signals };
  const a = Object.fromEntries(Object.entries(signals).map(([name, value]) => [name, asSignal(value)]));
  return {
    v: 1,
    sid: sample.id,
    iat: sample.at,
    sdk: '1.0.0',
    origin: 'https://shop.example',
    url: 'https://shop.example/checkout',
    referrer: '',
    ...(sample.ticket ? { ticket: sample.ticket } : {}),
    a: a as unknown as DeviceSessionPlain['a'],
    l: sample.lies ?? [],
    b: sample.behaviour ?? null,
    t: { total: 100 },
  };
}
