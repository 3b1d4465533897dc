import type { BehaviourSummary, DeviceSignals } from '@assay/contract';

/** Notation for the shape of a value of the wire types: a trailing `?` allows null. */
type ShapeOf<T> = [T] extends [boolean]
  ? 'boolean'
  : [T] extends [boolean | null]
    ? 'boolean?'
    : [T] extends [number]
      ? 'number'
      : [T] extends [number | null]
        ? 'number?'
        : [T] extends [string]
          ? 'text'
          : [T] extends [string | null]
            ? 'text?'
            : [T] extends [readonly string[]]
              ? 'texts'
              : [T] extends [readonly (number | null)[]]
                ? 'numbers'
                : string extends keyof T
                  ? 'texts by name'
                  : null extends T
                    ? { readonly orNull: MembersOf<NonNullable<T>> }
                    : { readonly members: MembersOf<T> };

type MembersOf<T> = { readonly [K in keyof T]-?: ShapeOf<T[K]> };

const members = <M>(shape: M) => ({ members: shape }) as const;
const orNull = <M>(shape: M) => ({ orNull: shape }) as const;

const webgl = {
  vendor: 'text?',
  renderer: 'text?',
  unmaskedVendor: 'text?',
  unmaskedRenderer: 'text?',
  version: 'text?',
  shadingLanguageVersion: 'text?',
  parameters: 'texts',
  extensions: 'texts',
  precision: 'texts',
  image: 'text?',
  imageStable: 'boolean?',
  parametersStable: 'boolean',
} as const;

const realm = {
  userAgent: 'text',
  platform: 'text',
  language: 'text',
  languages: 'texts',
  hardwareConcurrency: 'number?',
  deviceMemory: 'number?',
  zone: 'text?',
  offset: 'number',
  webdriver: 'boolean?',
  dataPlatform: 'text?',
  brands: 'texts',
  evalLength: 'number',
  unmaskedVendor: 'text?',
  unmaskedRenderer: 'text?',
} as const;

const distribution = {
  n: 'number',
  mean: 'number',
  sd: 'number',
  min: 'number',
  max: 'number',
  distinct: 'number',
} as const;

/**
 * The shape of every signal. A browser can send anything that is sealed well: what has another shape counts as not
 * sent. The type holds the table to the wire's types.
 */
export const SIGNAL_SHAPES: { readonly [Name in keyof DeviceSignals]: ShapeOf<DeviceSignals[Name]> } = {
  userAgent: members({
    userAgent: 'text',
    appVersion: 'text',
    platform: 'text',
    vendor: 'text',
    productSub: 'text',
    oscpu: 'text?',
    buildId: 'text?',
  }),
  userAgentData: members({
    brands: 'texts',
    fullVersionList: 'texts',
    mobile: 'boolean',
    platform: 'text',
    platformVersion: 'text?',
    architecture: 'text?',
    bitness: 'text?',
    model: 'text?',
    uaFullVersion: 'text?',
  }),
  locale: members({ language: 'text', languages: 'texts', intl: 'text' }),
  timeZone: members({
    zone: 'text?',
    offset: 'number',
    january: 'number',
    july: 'number',
    pastByDate: 'numbers',
    pastByIntl: 'numbers',
  }),
  hardware: members({ deviceMemory: 'number?', hardwareConcurrency: 'number?', maxTouchPoints: 'number?' }),
  touch: members({
    touchEvent: 'boolean',
    pointerCoarse: 'boolean',
    pointerFine: 'boolean',
    hover: 'boolean',
    anyPointerCoarse: 'boolean',
    anyHover: 'boolean',
  }),
  screen: members({
    width: 'number',
    height: 'number',
    availableWidth: 'number',
    availableHeight: 'number',
    availableLeft: 'number?',
    availableTop: 'number?',
    colorDepth: 'number',
    pixelDepth: 'number',
    devicePixelRatio: 'number',
    isExtended: 'boolean?',
    orientationAngle: 'number?',
    orientationType: 'text?',
    innerWidth: 'number',
    innerHeight: 'number',
    outerWidth: 'number',
    outerHeight: 'number',
    screenX: 'number',
    screenY: 'number',
    scrollX: 'number',
    scrollY: 'number',
    documentWidth: 'number?',
    documentHeight: 'number?',
    visualScale: 'number?',
  }),
  mediaQueries: members({
    screenAgrees: 'boolean',
    ratioAgrees: 'boolean',
    colorGamut: 'text?',
    highDynamicRange: 'boolean',
    monochromeBits: 'number?',
    reducedMotion: 'boolean',
    reducedTransparency: 'boolean',
    darkScheme: 'boolean',
    forcedColors: 'boolean',
    invertedColors: 'boolean',
    contrast: 'text?',
  }),
  canvas: members({
    geometry: 'text',
    text: 'text',
    stable: 'boolean',
    knownPixels: 'boolean',
    winding: 'boolean',
  }),
  audio: members({ sum: 'number', stable: 'boolean', knownSamples: 'boolean' }),
  math: members({ values: 'texts' }),
  fonts: members({ found: 'texts', probed: 'number', noise: 'boolean', genericWidths: 'numbers' }),
  webgl: members({ webgl: orNull(webgl), webgl2: orNull(webgl) }),
  plugins: members({ plugins: 'texts', mimeTypes: 'texts', javaEnabled: 'boolean', pdfViewer: 'boolean?' }),
  extensions: 'texts',
  systemColors: 'texts by name',
  keyboardLayout: 'texts by name',
  mediaDevices: members({ audioInput: 'number', audioOutput: 'number', videoInput: 'number' }),
  drm: 'texts',
  permissions: members({ states: 'texts by name', notification: 'text?' }),
  battery: members({ charging: 'boolean', level: 'number' }),
  webrtc: members({ active: 'boolean?', count: 'number', ips: 'texts', mdns: 'number', kinds: 'texts' }),
  privacy: members({ doNotTrack: 'text?', globalPrivacyControl: 'boolean?', brave: 'boolean' }),
  adblock: 'texts',
  storageMode: members({
    quota: 'number?',
    temporaryQuota: 'number?',
    heapLimit: 'number?',
    file: orNull({ size: 'number', write: 'number', message: 'number' }),
    opfs: 'text?',
    indexedDb: 'boolean',
    localStorage: 'boolean',
    serviceWorker: 'boolean',
  }),
  store: members({
    id: 'text',
    found: members({ cookie: 'boolean', local: 'boolean', idb: 'boolean' }),
    created: 'boolean',
    differs: 'boolean',
  }),
  cookies: members({ enabled: 'boolean', works: 'boolean' }),
  focus: members({ hasFocus: 'boolean', visibility: 'text', framed: 'boolean', historyLength: 'number' }),
  connection: members({
    type: 'text?',
    effectiveType: 'text?',
    rtt: 'number?',
    downlink: 'number?',
    saveData: 'boolean?',
  }),
  engine: members({
    kind: 'text?',
    evalLength: 'number',
    nullMessage: 'text',
    rangeMessage: 'text',
    stackStyle: 'text?',
    features: 'texts',
    css: 'texts',
  }),
  iframe: members(realm),
  worker: members(realm),
  automation: members({
    webdriver: 'boolean?',
    webdriverPlace: 'text',
    inspectedWindow: 'boolean',
    inspectedWorker: 'boolean?',
    globals: 'texts',
    chromeObject: 'boolean',
    chromeKeys: 'texts',
  }),
  sensors: members({
    gyroscope: 'boolean',
    accelerometer: 'boolean',
    deviceMotion: 'boolean',
    vibrate: 'boolean',
  }),
  voices: members({ count: 'number', names: 'texts' }),
  dns: members({ host: 'text', reached: 'boolean' }),
  geolocation: members({ status: 'text', latitude: 'number?', longitude: 'number?', accuracy: 'number?' }),
};

export const BEHAVIOUR_SHAPE: ShapeOf<BehaviourSummary> = members({
  observedMs: 'number',
  keys: members({
    presses: 'number',
    untrusted: 'number',
    corrections: 'number',
    dwell: orNull(distribution),
    flight: orNull(distribution),
    packets: 'number',
    inputWithoutKey: 'number',
  }),
  pointer: members({
    moves: 'number',
    untrusted: 'number',
    mouse: 'number',
    touch: 'number',
    pen: 'number',
    path: 'number',
    intervals: orNull(distribution),
    speed: orNull(distribution),
    straightness: 'number?',
    jumps: 'number',
    unturned: 'number?',
    latticeX: 'number?',
    latticeY: 'number?',
    coalesced: 'number',
    movementZero: 'number',
    screenIsClient: 'number',
    clicks: 'number',
    untrustedClicks: 'number',
    clicksWithoutTravel: 'number',
    clicksAtCentre: 'number',
    clicksWithoutTail: 'number',
    press: orNull(distribution),
    wheels: 'number',
  }),
  fields: members({
    watched: 'number',
    focused: 'number',
    filled: 'number',
    focusWithoutCause: 'number',
    filledWithoutInput: 'number',
    untrustedInputs: 'number',
    pastes: 'number',
    drops: 'number',
    autofills: 'number',
    durationMs: 'number?',
    targetDurationMs: 'number?',
    filledInDuration: 'number',
  }),
  context: members({
    hidden: 'number',
    hiddenMs: 'number',
    resizes: 'number',
    pixelRatioChanges: 'number',
    colorDepthChanges: 'number',
  }),
  origin: orNull({
    moves: 'number',
    samples: 'number',
    offGrid: 'number',
    prompt: 'number',
    counted: 'number',
    timed: 'number',
    inPhase: 'number',
    shifted: 'number',
    withoutShift: 'number',
  }),
});
