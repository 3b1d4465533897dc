import type {
  CollectedSignals,
  DeviceSignals,
  EngineSignal,
  Lie,
  RealmSignal,
  ScreenSignal,
  SignalName,
} from '@assay/contract';

/** Returns the signals that have a value. */
export type Values = { readonly [Name in SignalName]?: DeviceSignals[Name] };

export function valuesOf(signals: CollectedSignals): Values {
  return Object.fromEntries(
    Object.entries(signals).flatMap(([name, signal]) => ('v' in signal ? [[name, signal.v]] : [])),
  );
}

function frameless(screen: ScreenSignal): string | null {
  const { outerWidth, outerHeight, innerWidth, innerHeight, screenX, screenY, width, height } = screen;
  if (outerWidth === 0 || outerHeight === 0) return 'outer';
  const bare = outerWidth === innerWidth && outerHeight === innerHeight;
  // A window without a frame is normal in full screen and on phones.
  const full = outerWidth >= width && outerHeight >= height - 120;
  return bare && !full && screenX === 0 && screenY === 0 ? 'bare' : null;
}

function headlessNames({ userAgent, userAgentData, iframe, worker }: Values): string[] {
  const names = {
    userAgent: userAgent?.userAgent,
    appVersion: userAgent?.appVersion,
    brands: userAgentData?.fullVersionList.join(),
    iframe: iframe?.userAgent,
    worker: worker?.userAgent,
  };
  return Object.entries(names).flatMap(([where, name]) => (name?.includes('Headless') ? [where] : []));
}

/** Returns indications of browser automation. */
export function automationLies(values: Values): Lie[] {
  const { automation, engine, iframe, worker, permissions, screen, hardware } = values;
  const lies: Lie[] = headlessNames(values).map((on) => ({ id: 'headless-name', on }));
  if (automation) {
    const { webdriver, webdriverPlace } = automation;
    if (webdriver) lies.push({ id: 'webdriver', on: 'window' });
    // Every engine has this property since 2018; some privacy builds omit it.
    if (webdriverPlace !== 'native') lies.push({ id: 'webdriver-hidden', on: webdriverPlace });
    if (!webdriver && iframe?.webdriver) lies.push({ id: 'webdriver-realm', on: 'iframe' });
    if (!webdriver && worker?.webdriver) lies.push({ id: 'webdriver-realm', on: 'worker' });
    if (automation.inspectedWindow) lies.push({ id: 'inspected-window', on: 'console' });
    if (automation.inspectedWorker) lies.push({ id: 'inspected-worker', on: 'console' });
    for (const on of automation.globals) lies.push({ id: 'automation-global', on });
    if (engine?.kind === 'chromium' && !automation.chromeObject)
      lies.push({ id: 'chrome-object', on: 'missing' });
  }
  if (permissions?.notification === 'denied' && permissions.states.notifications === 'prompt') {
    lies.push({ id: 'notification-state', on: 'denied:prompt' });
  }
  if (screen && (hardware?.maxTouchPoints ?? 0) === 0) {
    const on = frameless(screen);
    if (on) lies.push({ id: 'window-frameless', on });
  }
  return lies;
}

type Family = 'windows' | 'mac' | 'ios' | 'android' | 'chromeos' | 'linux';

/** The order matters: an Android user agent also contains Linux, and an iPhone's contains Mac OS X. */
const NAMED: readonly (readonly [Family, RegExp])[] = [
  ['windows', /Windows/],
  ['ios', /iPhone|iPad|iPod/],
  ['android', /Android/],
  ['chromeos', /CrOS/],
  ['mac', /Mac OS X|Macintosh/],
  ['linux', /Linux|X11/],
];

/** Values of `navigator.platform` per device family. */
const PLATFORMS: { readonly [Name in Family]: RegExp } = {
  windows: /^Win/,
  mac: /^Mac/,
  ios: /^(iP|Mac)/,
  android: /^(Linux|Android|arm|aarch)/,
  chromeos: /^Linux/,
  linux: /^Linux/,
};

/** Names of the device families in client hints. */
const HINTS: { readonly [Name in Family]: string } = {
  windows: 'Windows',
  mac: 'macOS',
  ios: 'iOS',
  android: 'Android',
  chromeos: 'Chrome OS',
  linux: 'Linux',
};

const familyOf = (userAgent: string): Family | null =>
  NAMED.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null;

/**
 * Returns the engine that the user agent implies. Every browser on iOS is WebKit, except in the EU, where
 * others are allowed.
 */
function promisedEngine(userAgent: string): EngineSignal['kind'] {
  if (/(Chrome|Chromium)\//.test(userAgent)) return 'chromium';
  if (/Firefox\//.test(userAgent)) return 'gecko';
  return /AppleWebKit\/.*(Safari|Mobile)\//.test(userAgent) ? 'webkit' : null;
}

function hintLies({ userAgent, userAgentData }: Values, family: Family | null): string[] {
  if (!userAgent || !userAgentData) return [];
  const name = userAgent.userAgent;
  const found: string[] = [];
  if (userAgentData.brands.length === 0 || userAgentData.platform === '') found.push('empty');
  else if (family && HINTS[family] !== userAgentData.platform && userAgentData.platform !== 'Unknown') {
    found.push('platform');
  }
  const major = /Chrom(?:e|ium)\/(\d+)/.exec(name)?.[1];
  const hinted = userAgentData.brands.map((brand) => /^(?:Chromium|Google Chrome)\/(\d+)/.exec(brand)?.[1]);
  if (major && hinted.some((version) => version !== undefined && version !== major)) found.push('version');
  if (userAgentData.mobile !== /Mobile/.test(name) && family !== 'ios') found.push('mobile');
  return found;
}

/** Returns contradictions between the different names that the browser reports. */
export function nameLies(values: Values): Lie[] {
  const { userAgent, engine, locale, hardware } = values;
  if (!userAgent) return [];
  const name = userAgent.userAgent;
  const family = familyOf(name);
  const lies: Lie[] = [];
  const promised = promisedEngine(name);
  if (engine?.kind && promised && promised !== engine.kind) {
    lies.push({ id: 'engine', on: `${promised}:${engine.kind}` });
  }
  if (engine?.kind === 'chromium' && userAgent.vendor !== 'Google Inc.' && userAgent.vendor !== '') {
    lies.push({ id: 'engine', on: 'vendor' });
  }
  if (family && userAgent.platform !== '' && !PLATFORMS[family].test(userAgent.platform)) {
    lies.push({ id: 'platform', on: `${family}:${userAgent.platform}` });
  }
  if (userAgent.appVersion !== '' && promised === 'chromium' && name !== `Mozilla/${userAgent.appVersion}`) {
    lies.push({ id: 'platform', on: 'appVersion' });
  }
  for (const on of hintLies(values, family)) lies.push({ id: 'user-agent-data', on });
  if (/Android.*Mobile|iPhone|iPad/.test(name) && hardware?.maxTouchPoints === 0) {
    lies.push({ id: 'mobile-touch', on: 'maxTouchPoints' });
  }
  if (locale && locale.languages[0] !== locale.language) lies.push({ id: 'languages', on: 'first' });
  return lies;
}

/** Returns contradictions between two readings of the same fact, and noise in values that must be exact. */
export function readingLies({ timeZone, mediaQueries, canvas, audio, fonts, webgl }: Values): Lie[] {
  const lies: Lie[] = [];
  if (timeZone) {
    const { pastByDate, pastByIntl } = timeZone;
    const differ = pastByDate.some((offset, at) => {
      const other = pastByIntl[at];
      return other !== null && other !== undefined && other !== offset;
    });
    if (differ) lies.push({ id: 'time-zone', on: 'past' });
  }
  if (mediaQueries?.screenAgrees === false) lies.push({ id: 'screen', on: 'size' });
  if (mediaQueries?.ratioAgrees === false) lies.push({ id: 'screen', on: 'ratio' });
  if (canvas && !canvas.stable) lies.push({ id: 'canvas-noise', on: 'unstable' });
  if (canvas && !canvas.knownPixels) lies.push({ id: 'canvas-noise', on: 'known' });
  if (audio && !audio.stable) lies.push({ id: 'audio-noise', on: 'unstable' });
  if (audio && !audio.knownSamples) lies.push({ id: 'audio-noise', on: 'known' });
  if (fonts?.noise) lies.push({ id: 'font-noise', on: 'unstable' });
  for (const kind of ['webgl', 'webgl2'] as const) {
    if (webgl?.[kind]?.imageStable === false) lies.push({ id: 'webgl-noise', on: `${kind} image` });
    if (webgl?.[kind]?.parametersStable === false) lies.push({ id: 'webgl-noise', on: `${kind} parameters` });
  }
  return lies;
}

/** Language lists match if one is a prefix of the other: a worker may receive only the first language. */
const sameLanguages = (one: readonly string[], other: readonly string[]) => {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length).join() === other.slice(0, length).join();
};

/** Returns the properties for which another realm of the same browser has a different value. */
function differing(page: Values, other: RealmSignal): string[] {
  const { userAgent, locale, timeZone, hardware, userAgentData, engine, webgl } = page;
  const names: string[] = [];
  const compare = (name: string, one: unknown, two: unknown) => {
    // A value that is missing on one side isn't a contradiction.
    if (one !== undefined && one !== null && two !== null && one !== two) names.push(name);
  };
  compare('userAgent', userAgent?.userAgent, other.userAgent);
  compare('platform', userAgent?.platform, other.platform);
  compare('language', locale?.language, other.language);
  if (locale && !sameLanguages(locale.languages, other.languages)) names.push('languages');
  compare('hardwareConcurrency', hardware?.hardwareConcurrency, other.hardwareConcurrency);
  compare('deviceMemory', hardware?.deviceMemory, other.deviceMemory);
  compare('zone', timeZone?.zone, other.zone);
  compare('offset', timeZone?.offset, other.offset);
  compare('dataPlatform', userAgentData?.platform, other.dataPlatform);
  if (userAgentData && other.dataPlatform !== null)
    compare('brands', userAgentData.brands.join(), other.brands.join());
  compare('evalLength', engine?.evalLength, other.evalLength);
  if (webgl?.webgl) {
    compare('unmaskedVendor', webgl.webgl.unmaskedVendor, other.unmaskedVendor);
    compare('unmaskedRenderer', webgl.webgl.unmaskedRenderer, other.unmaskedRenderer);
  }
  return names;
}

export function realmLies(page: Values): Lie[] {
  const { iframe, worker } = page;
  return [
    ...(iframe ? differing(page, iframe).map((on) => ({ id: 'realm-iframe' as const, on })) : []),
    ...(worker ? differing(page, worker).map((on) => ({ id: 'realm-worker' as const, on })) : []),
  ];
}
