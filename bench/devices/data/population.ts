/**
 * Distributions for the synthetic population: systems and browsers (StatCounter 2025), screens and hardware
 * on the market, countries with their languages and providers. Lists that are drawn by rank start with common
 * entries.
 */

export type System = 'android' | 'ios' | 'windows' | 'macos' | 'linux' | 'chromeos';
export type BrowserName = 'Chrome' | 'Safari' | 'Edge' | 'Firefox' | 'Opera' | 'Samsung Internet';

export interface Country {
  readonly zone: string;
  readonly languages: readonly (readonly string[])[];
  readonly keyboard: string;
  readonly providers: number;
}

export const COUNTRIES: readonly (readonly [number, Country])[] = [
  [
    40,
    {
      zone: 'Europe/Berlin',
      languages: [
        ['de-DE', 'de', 'en-US', 'en'],
        ['de-DE', 'de'],
        ['de'],
        ['en-US', 'en', 'de'],
        ['tr-TR', 'de'],
      ],
      keyboard: 'de',
      providers: 8,
    },
  ],
  [
    20,
    {
      zone: 'Europe/Paris',
      languages: [['fr-FR', 'fr', 'en-US', 'en'], ['fr-FR', 'fr'], ['fr-FR']],
      keyboard: 'fr',
      providers: 5,
    },
  ],
  [
    15,
    {
      zone: 'Europe/London',
      languages: [['en-GB', 'en-US', 'en'], ['en-GB', 'en'], ['en-GB']],
      keyboard: 'gb',
      providers: 6,
    },
  ],
  [
    10,
    {
      zone: 'Europe/Warsaw',
      languages: [['pl-PL', 'pl', 'en-US', 'en'], ['pl-PL'], ['uk-UA', 'pl']],
      keyboard: 'pl',
      providers: 5,
    },
  ],
  [
    10,
    {
      zone: 'America/New_York',
      languages: [['en-US', 'en'], ['en-US'], ['es-US', 'en']],
      keyboard: 'us',
      providers: 8,
    },
  ],
  [
    5,
    {
      zone: 'Europe/Budapest',
      languages: [['hu-HU', 'hu', 'en-US', 'en'], ['hu-HU']],
      keyboard: 'hu',
      providers: 4,
    },
  ],
];

export const SYSTEMS: readonly (readonly [number, System])[] = [
  [38, 'android'],
  [24, 'ios'],
  [27, 'windows'],
  [7, 'macos'],
  [3, 'linux'],
  [1, 'chromeos'],
];

export const BROWSERS: { readonly [S in System]: readonly (readonly [number, BrowserName])[] } = {
  android: [
    [83, 'Chrome'],
    [12, 'Samsung Internet'],
    [3, 'Firefox'],
    [2, 'Opera'],
  ],
  ios: [
    [92, 'Safari'],
    [8, 'Chrome'],
  ],
  windows: [
    [68, 'Chrome'],
    [18, 'Edge'],
    [10, 'Firefox'],
    [4, 'Opera'],
  ],
  macos: [
    [50, 'Chrome'],
    [40, 'Safari'],
    [8, 'Firefox'],
    [2, 'Edge'],
  ],
  linux: [
    [55, 'Chrome'],
    [45, 'Firefox'],
  ],
  chromeos: [[100, 'Chrome']],
};

/** Number of hardware models on the market, common ones first. */
export const MODELS: { readonly [S in System]: number } = {
  android: 300,
  ios: 26,
  windows: 400,
  macos: 16,
  linux: 200,
  chromeos: 20,
};
export const DESKTOP_SCREENS = [
  [1920, 1080],
  [1536, 864],
  [1366, 768],
  [2560, 1440],
  [1440, 900],
  [1280, 720],
  [1600, 900],
  [3840, 2160],
  [1680, 1050],
  [1920, 1200],
  [2560, 1600],
  [3440, 1440],
] as const;
const IPHONE_SCREENS = [
  [844, 390],
  [852, 393],
  [896, 414],
  [932, 430],
  [926, 428],
  [812, 375],
  [667, 375],
  [874, 402],
  [956, 440],
] as const;
const MAC_SCREENS = [
  [1440, 900],
  [1512, 982],
  [1470, 956],
  [1728, 1117],
  [1680, 1050],
] as const;
const ANDROID_SCREENS = [
  [915, 412],
  [800, 360],
  [892, 412],
  [873, 393],
  [854, 384],
  [780, 360],
  [851, 393],
  [806, 360],
  [760, 360],
  [832, 384],
  [820, 360],
] as const;
export const CORES = [8, 4, 6, 12, 16, 2, 20, 24] as const;
export const MEMORIES = [8, 16, 4, 32, 2] as const;
export const FONT_PACKS = 18;
/**
 * Networks (`/24`) of a provider, and how long a household stays in one. 87% of people have the same address
 * for more than a month (Mishra et al., WWW 2020), which means 215 days on average; this value is lower.
 */
export const NETWORKS = 20_000;
export const DAYS_OF_ADDRESS = 120;
export const PERSONS_OF_HOUSEHOLD = 2.2;

/**
 * Devices that are not individually chosen: bought, set up and connected in the same way. Shares of all
 * devices, and group sizes. This is a high estimate: a consumer shop has hardly any, a business shop has
 * more.
 */
export type GroupKind = 'office' | 'company-phones' | 'virtual';
export const GROUPS: readonly { readonly kind: GroupKind; readonly share: number; readonly size: number }[] =
  [
    { kind: 'office', share: 0.12, size: 30 },
    { kind: 'company-phones', share: 0.06, size: 20 },
    { kind: 'virtual', share: 0.04, size: 40 },
  ];

/** Probabilities per visit, or per day where the name says so; see `machine.ts` for their effects. */
export const HABITS = {
  /** Share of desktops with a second browser profile, and how often it is used. */
  secondProfile: 0.05,
  secondProfileUsed: 0.2,
  fontAddedPerDay: 1 / 150,
  zoomed: 0.05,
  /** Share of desktops with an external screen, often of another scale, and how often it is connected. */
  dock: 0.25,
  docked: 0.4,
  rescaledPerDay: 1 / 400,
  travels: 0.02,
  elsewhere: 0.1,
  mobile: 0.35,
  /** Share of users who switch between two languages, and how often the other one is set. */
  otherLanguage: 0.04,
  otherLanguageSet: 0.3,
  darkToggled: 0.04,
  headset: 0.07,
  atWork: 0.6,
  /**
   * Share of transactions that name a user or an email address, and of those that name another member of the
   * household.
   */
  named: 0.8,
  namesAnother: 0.05,
} as const;

/**
 * How often a person clears site data, per day. Of 400,000 home PCs, 31% cleared first-party cookies within a
 * month, 7% four times or more (comScore, The Impact of Cookie Deletion, 2007). Microsoft lost 32% of its
 * users' cookies (named in FP-STALKER, 2018). These values give 29% in a month, by the same people each
 * month.
 */
export const CLEARING: readonly (readonly [number, number])[] = [
  [7, 1 / 5],
  [24, 1 / 25],
  [69, 1 / 400],
];

/**
 * Shares of a person's visits in private windows, whose storage is new each time. A fifth of people use them
 * at all, and few for everything (E. Bursztein, Understanding how people use private browsing, 2017). How
 * often is an estimate. On average 7% of visits.
 */
export const PRIVATE_WINDOWS: readonly (readonly [number, number])[] = [
  [79, 0],
  [20, 0.3],
  [1, 1],
];

/**
 * Days between system versions that a browser reports (user-agent client hints report Android and Windows by
 * major versions, Safari and macOS by minor ones), and the average days until a person updates.
 */
export const SYSTEM_RELEASES = {
  every: { android: 365, ios: 45, windows: 365, macos: 50, linux: 90, chromeos: 28 } satisfies {
    readonly [S in System]: number;
  },
  lag: 20,
} as const;

/** Share of all devices that, once per year, name the user of another device of the same model. */
export const TAKEOVERS = 0.02;
/** Share of all devices whose token appears on another machine, once per year. */
export const COPIED_TOKENS = 0.01;
export const MOVED_PROFILES = 0.01;
/** Display scales of Windows and Linux desktops (Steam hardware survey 2025 by size and resolution). */
export const SCALES = [
  [62, 1],
  [22, 1.25],
  [13, 1.5],
  [3, 2],
] as const;

/** Screens of each system in CSS pixels, longer side first. */
export const SCREENS: { readonly [S in System]: readonly (readonly [number, number])[] } = {
  ios: IPHONE_SCREENS,
  android: ANDROID_SCREENS,
  macos: MAC_SCREENS,
  windows: DESKTOP_SCREENS,
  linux: DESKTOP_SCREENS,
  chromeos: DESKTOP_SCREENS,
};
