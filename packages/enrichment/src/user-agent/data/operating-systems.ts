/** One operating system: group 1 of the pattern is its version. The first match wins. */
interface SystemRule {
  readonly name: string;
  readonly pattern: RegExp;
}

export const OPERATING_SYSTEMS: readonly SystemRule[] = [
  { name: 'Windows Phone', pattern: /\bWindows Phone(?: OS)?[ /]?([\d.]+)?/i },
  { name: 'Windows Phone', pattern: /\bXBLWP7\b|\bwds ([\d.]+)/ },
  { name: 'Windows Mobile', pattern: /\bWindows (?:CE|Mobile)[ /]?([\d.]+)?/i },
  { name: 'Xbox', pattern: /\bXbox\b/ },
  { name: 'Nintendo', pattern: /\bNintendo (?:Switch|WiiU?|3DS|DSi?)\b()/i },
  { name: 'PlayStation', pattern: /\bPLAYSTATION (\d|Vita)\b/i },
  { name: 'PlayStation', pattern: /\bPLAYSTATION\b()/i },
  { name: 'Windows', pattern: /\bWindows NT ([\d.]+)/i },
  { name: 'Windows', pattern: /\b(?:Windows|Win) ?(95|98|ME|XP|2000|Vista|7|8\.1|8|10|11)\b/i },
  { name: 'Windows', pattern: /\bWin(?:dows|32|64)\b()/i },
  { name: 'iOS', pattern: /\b(?:iPhone|iPad|iPod)\b.*?\bOS (\d+(?:[_.]\d+)*)/ },
  { name: 'KaiOS', pattern: /\bKAIOS\/([\d.]+)/i },
  { name: 'Tizen', pattern: /\bTizen[ /]([\d.]+)|\bTizen\b/i },
  { name: 'webOS', pattern: /\b(?:webOS|Web0S|hpwOS)(?:\.TV)?[ /-]?([\d.]+)?/i },
  { name: 'HarmonyOS', pattern: /\b(?:HarmonyOS|OpenHarmony)[ /]?([\d.]+)?/i },
  { name: 'Fire OS', pattern: /\bAndroid\b[^)]*\b(?:KF[A-Z]{2,5}|AFT[A-Z]{1,4})\b/ },
  { name: 'Fire OS', pattern: /\bSilk-Accelerated\b()/ },
  { name: 'Android', pattern: /\bAdr ([\d.]+);/ },
  // Apps that state the API level (`Android/31`) don't state an Android version.
  { name: 'Android', pattern: /\bAndroid\/(?:1[6-9]|[2-4]\d)\b(?!\.)()/ },
  { name: 'Android', pattern: /\bAndroid[ /-]?([\d.]+)?/i },
  { name: 'watchOS', pattern: /\bWatch ?OS[ /,]([\d.]+)/i },
  { name: 'tvOS', pattern: /\b(?:AppleTV|Apple TV|tvOS)\b[^\d]*([\d.]+)?/i },
  { name: 'iOS', pattern: /\b(?:iPhone|iPad|iPod|iOS)(?:;|\b[^;)]*?\b(\d+\.\d[\d.]*)?)/ },
  // Apps that use Apple's network library; on a Mac they add the processor or the model.
  { name: 'iOS', pattern: /\bCFNetwork\/\S+ Darwin\/[\d.]+(?![\d.]| \((?:x86_64|i386|arm64|Mac))()/ },
  { name: 'macOS', pattern: /\bMac OS X[ /]?(\d+(?:[_.]\d+)*)?/i },
  { name: 'macOS', pattern: /\b(?:Macintosh|Mac_PowerPC|macOS|Darwin)\b[ /]?([\d.]+)?/i },
  { name: 'ChromeOS', pattern: /\bCrOS \w+ ([\d.]+)/ },
  { name: 'BlackBerry', pattern: /\b(?:BB10|BlackBerry|PlayBook|RIM Tablet OS)\b.*?(?:Version\/([\d.]+))?/ },
  { name: 'Symbian', pattern: /\b(?:Symbian|SymbOS|Series ?60|S60)\b(?:OS)?[ /]?([\d.]+)?/i },
  { name: 'Ubuntu', pattern: /\bUbuntu[ /-]?([\d.]+)?/i },
  { name: 'Debian', pattern: /\bDebian[ /-]?([\d.]+)?/i },
  { name: 'Fedora', pattern: /\bFedora[ /-]?([\d.]+)?/i },
  { name: 'FreeBSD', pattern: /\bFreeBSD[ /]?([\d.]+)?/i },
  { name: 'OpenBSD', pattern: /\bOpenBSD[ /]?([\d.]+)?/i },
  { name: 'NetBSD', pattern: /\bNetBSD[ /]?([\d.]+)?/i },
  { name: 'Solaris', pattern: /\b(?:SunOS|Solaris)[ /]?([\d.]+)?/i },
  { name: 'Linux', pattern: /\b(?:Linux|X11)\b()/i },
];

/** Marketing names of Windows kernel versions. Windows 11 reports 10, because Microsoft froze the string. */
export const WINDOWS_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '10.0': '10',
    '6.4': '10',
    '6.3': '8.1',
    '6.2': '8',
    '6.1': '7',
    '6.0': 'Vista',
    '5.2': 'XP',
    '5.1': 'XP',
    '5.01': '2000',
    '5.0': '2000',
  }),
);
