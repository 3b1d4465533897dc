import { isbot } from 'isbot';
import { BOTS, BROWSERS, type ClientRule, IN_APP_BROWSERS } from './data/browsers';
import { OPERATING_SYSTEMS, WINDOWS_NAMES } from './data/operating-systems';

type DeviceType = 'desktop' | 'mobile' | 'tablet' | 'tv' | 'console' | 'wearable' | 'bot';

/** The claims of a user agent string; unknown values are null. */
export interface UserAgentFacts {
  /** Family without form factor: Chrome is Chrome on a phone too. */
  browser: string | null;
  browser_version: string | null;
  /** Family and, if stated, version: `Windows 10`, `iOS 17.1`, `Android 14`. */
  os: string | null;
  device_type: DeviceType | null;
}

/** Maximum length analyzed; servers reject longer header lines anyway. */
const MAX_STRING_LENGTH = 1024;

const NOTHING: UserAgentFacts = { browser: null, browser_version: null, os: null, device_type: null };

/** Matches if any rule for bots does; built from the rules, so it can't exclude one of them. */
const ANY_BOT = new RegExp(BOTS.map(({ pattern }) => `(?:${pattern.source})`).join('|'), 'i');
/** A client without its own rule that the list of `isbot` contains. */
const OTHER_BOT = { name: 'Bot', version: null };
/** Strings without a product, which `isbot` lists but which identify nothing. */
const NO_PRODUCT = /^(?:Mozilla\/[\d.]+|[^\s/]{64,})$/;

/** Phones with a bot's word in their name, which must not count as crawlers. */
const NOT_A_BOT = /\bCUBOT\b/i;

/**
 * Parses a user agent string. Identifies families by their tokens; in-app browsers and rebranded engines are
 * checked before the engine's name. Never throws; only the first 1,024 characters count.
 *
 * Safari on an iPad that requests desktop pages identifies as a Macintosh and can't be distinguished by this
 * string alone. Pass `maxTouchPoints` if the device agent reported it.
 *
 * @param maxTouchPoints `navigator.maxTouchPoints`; 0 on Macs, 5 on iPads
 */
export function parseUserAgent(userAgent: string, maxTouchPoints?: number | null): UserAgentFacts {
  const text = userAgent.slice(0, MAX_STRING_LENGTH).trim();
  if (text === '') return { ...NOTHING };
  const bot = botOf(text);
  const client = bot ?? firstMatch(IN_APP_BROWSERS, text) ?? firstMatch(BROWSERS, text);
  const hiddenTablet = /\bMacintosh\b/.test(text) && ((maxTouchPoints ?? 0) > 1 || IOS_BUILD.test(text));
  const os = hiddenTablet ? 'iOS' : operatingSystem(text);
  return {
    browser: client?.name ?? null,
    browser_version: client?.version ?? null,
    os,
    device_type: bot !== null ? 'bot' : hiddenTablet ? 'tablet' : deviceType(text, os),
  };
}

function botOf(text: string): { name: string; version: string | null } | null {
  if (NOT_A_BOT.test(text)) return null;
  const known = ANY_BOT.test(text) ? firstMatch(BOTS, text) : null;
  if (known !== null) return known;
  // TV sets and consoles send short strings, as crawlers do.
  if (NO_PRODUCT.test(text) || TV.test(text) || CONSOLE.test(text)) return null;
  return isbot(text) ? OTHER_BOT : null;
}

/** iOS builds of other browsers, regardless of the system in the rest of the string. */
const IOS_BUILD = /\b(?:CriOS|FxiOS|EdgiOS|OPiOS)\//;

function firstMatch(
  rules: readonly ClientRule[],
  text: string,
): { name: string; version: string | null } | null {
  for (const { name, pattern } of rules) {
    const match = pattern.exec(text);
    if (match !== null) return { name, version: match[1] ?? null };
  }
  return null;
}

function operatingSystem(text: string): string | null {
  for (const { name, pattern } of OPERATING_SYSTEMS) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const version = (match[1] ?? '').replaceAll('_', '.').replace(/\.+$/, '');
    const shown = name === 'Windows' ? (WINDOWS_NAMES.get(version) ?? version) : version;
    return shown === '' ? name : `${name} ${shown}`;
  }
  return null;
}

const TV =
  /\b(?:SMART-TV|SmartTV|Smart TV|HbbTV|NetCast|GoogleTV|Android TV|AppleTV[\d,]*|Apple TV|BRAVIA|Roku\w*|CrKey|AFT[A-Z]{1,4}|MiTV|MIBOX|Viera|DTV|TV Safari|Web0S|webOS\.TV)\b/i;
const CONSOLE = /\b(?:PlayStation|PLAYSTATION|Xbox|Nintendo)\b/i;
/** E-book readers contain the name of a desktop system. */
const READER = /\b(?:Kobo|Tolino|PocketBook|NOOK)\b|\bKindle\/\d/;
const WEARABLE = /\b(?:Watch ?OS|Apple Watch|Wear OS|SM-R\d{3}|Galaxy Watch)\b/i;
const TABLET =
  /\b(?:iPad|Tablet|PlayBook|Kindle|Silk-Accelerated|KF[A-Z]{2,5}|SM-[TXP]\d{3}|GT-P\d{4}|Nexus (?:7|9|10)|Pixel (?:C|Tablet)|MediaPad|MatePad|Lenovo TB|Xoom|Transformer)\b/i;
const PHONE =
  /\b(?:iPhone|iPod|Windows Phone|IEMobile|BlackBerry|BB10|Symbian\w*|SymbOS|KAIOS|Opera Mini|Opera Mobi|Mobile|Phone|MIDP|CLDC|UCWEB|Windows CE|webOS|UP\.Browser|NetFront|Obigo|Dolfin|DoCoMo|KDDI|SoftBank|J-PHONE|iPhone\d+)\b|\bMobile\/|\b(?:iPhone|iPod)\d+,\d/i;
const DESKTOP = /^(?:Windows|macOS|ChromeOS|Ubuntu|Debian|Fedora|FreeBSD|OpenBSD|NetBSD|Solaris|Linux)\b/;

function deviceType(text: string, os: string | null): DeviceType | null {
  if (TV.test(text)) return 'tv';
  if (CONSOLE.test(text)) return 'console';
  if (WEARABLE.test(text)) return 'wearable';
  if (READER.test(text)) return 'tablet';
  if (TABLET.test(text) && !/\bTablet PC\b/.test(text)) return 'tablet';
  if (PHONE.test(text)) return 'mobile';
  // Apps with a separate identifier omit "Mobile"; most run on phones.
  if (/^(?!Mozilla\/|Opera\/)\S+\/\S+ .*\bAndroid\b/.test(text) || /^Dalvik\//.test(text)) return 'mobile';
  // Google's convention: Android without "Mobile" is a tablet.
  if (os !== null && /^(?:Android|Fire OS)/.test(os)) return 'tablet';
  return os !== null && DESKTOP.test(os) ? 'desktop' : null;
}
