import type { EngineSignal, Lie } from '@assay/contract';
import type { Values } from './values';

type Family = 'windows' | 'mac' | 'ios' | 'android' | 'chromeos' | 'linux';

/** In this order: an Android name holds Linux too, an iPhone's Mac OS X. */
const NAMED: readonly (readonly [Family, RegExp])[] = [
  ['windows', /Windows/],
  ['ios', /iPhone|iPad|iPod/],
  ['android', /Android/],
  ['chromeos', /CrOS/],
  ['mac', /Mac OS X|Macintosh/],
  ['linux', /Linux|X11/],
];

/** What `navigator.platform` is on a family's devices. */
const PLATFORMS: { readonly [Name in Family]: RegExp } = {
  windows: /^Win/,
  mac: /^Mac/,
  ios: /^(iP|Mac)/,
  android: /^(Linux|Android|arm|aarch)/,
  chromeos: /^Linux/,
  linux: /^Linux/,
};

/** What client hints call the family. */
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

/** The engine that a browser's name promises. Every browser on iOS is WebKit, but in the EU, where others are allowed. */
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

/** Contradictions between what the browser calls itself on its different ways. */
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
