/** Release dates of the major versions of a browser: known days from its release calendar, and its usual pace. */
export interface BrowserReleases {
  /** Browser family, as named by the user agent parser. */
  readonly browser: string;
  /** `[major, YYYY-MM-DD]`, ascending; days in between and after the last entry are interpolated. */
  readonly known: readonly (readonly [major: number, day: string])[];
  /** Days between majors after the last known one. */
  readonly paceDays: number;
}

// Sources: the public release calendars of Chromium, Mozilla, Apple's release notes, Microsoft Edge, Opera, Samsung.
const CHROMIUM: BrowserReleases['known'] = [
  [49, '2016-03-02'],
  [60, '2017-07-25'],
  [70, '2018-10-16'],
  [80, '2020-02-04'],
  [90, '2021-04-14'],
  [94, '2021-09-21'],
  [100, '2022-03-29'],
  [105, '2022-08-30'],
  [109, '2023-01-10'],
  [115, '2023-07-18'],
  [120, '2023-12-05'],
  [125, '2024-05-14'],
  [127, '2024-07-23'],
  [131, '2024-11-12'],
  [132, '2025-01-14'],
  [136, '2025-04-29'],
  [140, '2025-09-02'],
  [142, '2025-10-28'],
];

export const BROWSER_RELEASES: readonly BrowserReleases[] = [
  { browser: 'Chrome', known: CHROMIUM, paceDays: 28 },
  { browser: 'Chromium', known: CHROMIUM, paceDays: 28 },
  { browser: 'Brave', known: CHROMIUM, paceDays: 28 },
  { browser: 'Edge', known: CHROMIUM.filter(([major]) => major >= 80), paceDays: 28 },
  {
    browser: 'Firefox',
    known: [
      [52, '2017-03-07'],
      [60, '2018-05-09'],
      [68, '2019-07-09'],
      [78, '2020-06-30'],
      [91, '2021-08-10'],
      [100, '2022-05-03'],
      [102, '2022-06-28'],
      [115, '2023-07-04'],
      [128, '2024-07-09'],
      [136, '2025-03-04'],
      [140, '2025-06-24'],
      [145, '2025-11-11'],
    ],
    paceDays: 28,
  },
  {
    browser: 'Safari',
    known: [
      [9, '2015-09-16'],
      [10, '2016-09-20'],
      [11, '2017-09-19'],
      [12, '2018-09-17'],
      [13, '2019-09-19'],
      [14, '2020-09-16'],
      [15, '2021-09-20'],
      [16, '2022-09-12'],
      [17, '2023-09-18'],
      [18, '2024-09-16'],
      // Apple switched to year numbers: there is no version 19 to 25.
      [26, '2025-09-15'],
    ],
    paceDays: 365,
  },
  {
    browser: 'Opera',
    known: [
      [60, '2019-04-09'],
      [80, '2021-10-05'],
      [90, '2022-08-18'],
      [100, '2023-06-29'],
      [110, '2024-05-14'],
      [114, '2024-09-25'],
    ],
    paceDays: 28,
  },
  {
    browser: 'Samsung Internet',
    known: [
      [12, '2020-06-19'],
      [16, '2021-11-19'],
      [20, '2023-02-02'],
      [23, '2023-10-24'],
      [27, '2024-11-06'],
    ],
    paceDays: 110,
  },
];
