/**
 * Shares of some values among the world's browsers, for accounts with too little traffic to count. Keys are
 * the names of FEATURES, values are the JSON of the feature's value. Shares apply within one system and
 * browser, to users who speak the local language. A value that is not listed has the default share of its
 * feature.
 *
 * Sources: StatCounter Global Stats 2025 (screens, systems), Steam hardware survey 2025 (cores, memory), CLDR
 * 47 territory information (languages and zones by speakers online), caniuse usage 2025 (gamut, dark scheme:
 * HTTP Archive Web Almanac 2024).
 */
export const WORLD_SHARES: { readonly [feature: string]: { readonly [value: string]: number } } = {
  screen: {
    '[1920,1080]': 0.42,
    '[1366,768]': 0.11,
    '[2560,1440]': 0.12,
    '[2560,1600]': 0.05,
    '[1920,1200]': 0.05,
    '[3840,2160]': 0.05,
    '[1600,900]': 0.04,
    '[1440,900]': 0.03,
    '[2880,1800]': 0.1,
    '[3024,1964]': 0.12,
  },
  cores: { '4': 0.17, '6': 0.06, '8': 0.33, '12': 0.19, '16': 0.17, '2': 0.03, '20': 0.03 },
  memory: { '8': 0.72, '4': 0.2, '2': 0.05 },
  gamut: { '"srgb"': 0.75, '"p3"': 0.24 },
  'color-depth': { '24': 0.93, '30': 0.06 },
  'pixel-ratio': { '1': 0.5, '1.25': 0.2, '1.5': 0.12, '2': 0.15, '3': 0.3 },
  zone: {
    '"Europe/Berlin"': 0.05,
    '"Europe/Paris"': 0.04,
    '"Europe/London"': 0.04,
    '"America/New_York"': 0.09,
    '"America/Chicago"': 0.06,
    '"America/Los_Angeles"': 0.05,
    '"Asia/Kolkata"': 0.14,
    '"Asia/Shanghai"': 0.09,
    '"Asia/Tokyo"': 0.05,
    '"America/Sao_Paulo"': 0.05,
    '"UTC"': 0.01,
  },
  languages: { '["en-US","en"]': 0.2, '["en-US"]': 0.08, '["de-DE","de","en-US","en"]': 0.03 },
  dark: { false: 0.65, true: 0.35 },
};
