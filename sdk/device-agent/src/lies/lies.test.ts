import type { CollectedSignals, Lie } from '@assay/contract';
import { describe, expect, test } from 'vitest';
import { automationLies, nameLies, readingLies, realmLies, type Values, valuesOf } from './checks';

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

const realm = {
  userAgent: CHROME,
  platform: 'Linux x86_64',
  language: 'en-US',
  languages: ['en-US', 'en'],
  hardwareConcurrency: 8,
  deviceMemory: 8,
  zone: 'Europe/Berlin',
  offset: -60,
  webdriver: false,
  dataPlatform: 'Linux',
  brands: ['Chromium/156'],
  evalLength: 33,
  unmaskedVendor: null,
  unmaskedRenderer: null,
};

/** Values of an ordinary Chromium on Linux. */
const PERSON = {
  userAgent: {
    userAgent: CHROME,
    appVersion: CHROME.slice('Mozilla/'.length),
    platform: 'Linux x86_64',
    vendor: 'Google Inc.',
    productSub: '20030107',
    oscpu: null,
    buildId: null,
  },
  userAgentData: {
    brands: ['Chromium/156'],
    fullVersionList: ['Chromium/156.0.8078.79'],
    mobile: false,
    platform: 'Linux',
    platformVersion: '',
    architecture: 'x86',
    bitness: '64',
    model: '',
    uaFullVersion: '156.0.8078.79',
  },
  locale: { language: 'en-US', languages: ['en-US', 'en'], intl: 'en-US' },
  timeZone: {
    zone: 'Europe/Berlin',
    offset: -60,
    january: -60,
    july: -120,
    pastByDate: [-60, -120],
    pastByIntl: [-60, -120],
  },
  hardware: { deviceMemory: 8, hardwareConcurrency: 8, maxTouchPoints: 0 },
  engine: {
    kind: 'chromium',
    evalLength: 33,
    nullMessage: '',
    rangeMessage: '',
    stackStyle: 'v8',
    features: [],
    css: [],
  },
  automation: {
    webdriver: false,
    webdriverPlace: 'native',
    inspectedWindow: false,
    inspectedWorker: false,
    globals: [],
    chromeObject: true,
    chromeKeys: [],
  },
  iframe: realm,
  worker: realm,
} as const satisfies Values;

const all = (values: Values): readonly string[] =>
  ([automationLies, nameLies, readingLies, realmLies] as const)
    .flatMap((find): readonly Lie[] => find(values))
    .map(({ id, on }) => `${id} ${on}`);

describe('contradictions', () => {
  test('are empty for an ordinary browser and without collected signals', () => {
    expect(all(PERSON)).toEqual([]);
    expect(all({})).toEqual([]);
  });

  test('use only signals that have a value', () => {
    const collected = {
      locale: { v: PERSON.locale },
      worker: { e: 'timeout' },
    } as unknown as CollectedSignals;
    expect(valuesOf(collected)).toEqual({ locale: PERSON.locale });
  });

  const windows = CHROME.replace('X11; Linux x86_64', 'Windows NT 10.0; Win64; x64');
  test.each<readonly [string, Values, readonly string[]]>([
    [
      'a user agent changed only in the page',
      { ...PERSON, userAgent: { ...PERSON.userAgent, userAgent: windows } },
      [
        'platform windows:Linux x86_64',
        'platform appVersion',
        'user-agent-data platform',
        'realm-iframe userAgent',
        'realm-worker userAgent',
      ],
    ],
    [
      'an engine that differs from the user agent',
      { ...PERSON, engine: { ...PERSON.engine, kind: 'gecko' } },
      ['engine chromium:gecko'],
    ],
    [
      'a phone without touch',
      {
        userAgent: {
          ...PERSON.userAgent,
          userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
          platform: 'iPhone',
        },
        hardware: PERSON.hardware,
      },
      ['mobile-touch maxTouchPoints'],
    ],
    [
      'a first language that differs from the language',
      { ...PERSON, locale: { ...PERSON.locale, language: 'fr' } },
      ['languages first', 'realm-iframe language', 'realm-worker language'],
    ],
    [
      'client hints that an override left empty',
      {
        ...PERSON,
        userAgentData: { ...PERSON.userAgentData, brands: [], platform: '' },
        iframe: undefined,
        worker: undefined,
      } as unknown as Values,
      ['user-agent-data empty'],
    ],
    [
      'a time zone in Date that differs from Intl',
      { timeZone: { ...PERSON.timeZone, pastByDate: [300, 300] } },
      ['time-zone past'],
    ],
    [
      'a core count changed only in the page',
      { ...PERSON, hardware: { ...PERSON.hardware, hardwareConcurrency: 16 } },
      ['realm-iframe hardwareConcurrency', 'realm-worker hardwareConcurrency'],
    ],
    [
      'a driven browser',
      {
        automation: {
          ...PERSON.automation,
          webdriver: true,
          inspectedWindow: true,
          globals: ['cdc_x'],
          chromeObject: false,
        },
        engine: PERSON.engine,
        userAgent: {
          ...PERSON.userAgent,
          userAgent: CHROME.replace('Chrome', 'HeadlessChrome'),
          appVersion: '',
        },
      },
      [
        'headless-name userAgent',
        'webdriver window',
        'inspected-window console',
        'automation-global cdc_x',
        'chrome-object missing',
      ],
    ],
    [
      'an automation mark hidden in the page but present in the worker',
      {
        automation: { ...PERSON.automation, webdriverPlace: 'replaced' },
        worker: { ...realm, webdriver: true },
      },
      ['webdriver-hidden replaced', 'webdriver-realm worker'],
    ],
  ])('detect %s', (_name, values, expected) => {
    expect(all(values)).toEqual(expected);
  });

  test('ignore a user agent when the engine is unknown', () => {
    const unknown = { ...PERSON, engine: { ...PERSON.engine, kind: null } };
    expect(all(unknown)).toEqual([]);
  });
});
