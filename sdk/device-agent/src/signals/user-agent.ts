import { type Collector, numberOf, textOf } from '../collector';
import { attempt, breathe } from '../natives';
import { engineKind } from './engine';

interface Brand {
  readonly brand: string;
  readonly version: string;
}

/** User-Agent Client Hints (WICG), which TypeScript's DOM library doesn't include. */
export interface UserAgentData {
  readonly brands: readonly Brand[];
  readonly mobile: boolean;
  readonly platform: string;
  getHighEntropyValues(names: readonly string[]): Promise<Record<string, unknown>>;
}

const dataOf = (navigator: unknown): UserAgentData | undefined =>
  (navigator as { readonly userAgentData?: UserAgentData }).userAgentData;

const brandsOf = (brands: readonly Brand[] | undefined): string[] =>
  (brands ?? []).map(({ brand, version }) => `${brand}/${version}`);

export const userAgentData: Collector<'userAgentData'> = {
  name: 'userAgentData',
  limit: 600,
  async collect() {
    const data = dataOf(navigator);
    if (!data) return null;
    const more = await data.getHighEntropyValues([
      'architecture',
      'bitness',
      'fullVersionList',
      'model',
      'platformVersion',
      'uaFullVersion',
    ]);
    return {
      brands: brandsOf(data.brands),
      fullVersionList: brandsOf(more.fullVersionList as readonly Brand[] | undefined),
      mobile: data.mobile,
      platform: data.platform,
      platformVersion: textOf(more, 'platformVersion'),
      architecture: textOf(more, 'architecture'),
      bitness: textOf(more, 'bitness'),
      model: textOf(more, 'model'),
      uaFullVersion: textOf(more, 'uaFullVersion'),
    };
  },
};

/** Reads a new frame's window, which shows values that a page's script replaced only in its own window. */
export const iframe: Collector<'iframe'> = {
  name: 'iframe',
  limit: 300,
  afterWorker: true,
  async collect(scene) {
    const other = await scene.frame();
    // A session that could not wait has closed it, and a closed window reports nothing.
    if (!other || other.closed) return null;
    const { navigator } = other;
    const data = attempt(() => dataOf(navigator), undefined);
    const { webdriver } = navigator;
    const reported = {
      userAgent: navigator.userAgent,
      platform: textOf(navigator, 'platform') ?? '',
      language: navigator.language,
      languages: [...navigator.languages],
      hardwareConcurrency: numberOf(navigator, 'hardwareConcurrency'),
      deviceMemory: numberOf(navigator, 'deviceMemory'),
      offset: new other.Date().getTimezoneOffset(),
      webdriver: typeof webdriver === 'boolean' ? webdriver : null,
      dataPlatform: textOf(data, 'platform'),
      brands: brandsOf(data?.brands),
      evalLength: other.eval.toString().length,
      unmaskedVendor: null,
      unmaskedRenderer: null,
    };
    // The first access in a page loads the language data.
    await breathe(true);
    return {
      ...reported,
      zone: attempt(() => new other.Intl.DateTimeFormat().resolvedOptions().timeZone, null),
    };
  },
};

/** Brands of browsers that were observed to show no prompt; the placeholder brand has "Not" in its name. */
const QUIET = /^(Chromium|Google Chrome|HeadlessChrome|Microsoft Edge)$|Not/;

/**
 * Checks whether key systems and voices can be queried without a visible effect: in Chromium on a desktop.
 * Firefox opens bars over the page (to enable key systems, or to install a speech program), Brave offers to
 * install Widevine, and Android may ask for a permission. Untested browsers don't count as quiet.
 */
export function isQuietBrowser(): boolean {
  const data = attempt(() => dataOf(navigator), undefined);
  return (
    engineKind() === 'chromium' &&
    data?.mobile === false &&
    data.brands.length > 0 &&
    data.brands.every(({ brand }) => QUIET.test(brand))
  );
}

/**
 * Checks whether Firefox resists fingerprinting; it then shows an icon in the address bar when a canvas is
 * read. Such a window has the screen's size and is at its corner. A full-screen window is equal to it, so it
 * is treated the same way.
 */
export function resistsFingerprinting(): boolean {
  const { mozInnerScreenX: left, mozInnerScreenY: top } = window as Window & {
    readonly mozInnerScreenX?: number;
    readonly mozInnerScreenY?: number;
  };
  return left === 0 && top === 0 && outerWidth === innerWidth && outerHeight === innerHeight;
}

export const userAgent: Collector<'userAgent'> = {
  name: 'userAgent',
  limit: 100,
  collect: () => ({
    userAgent: navigator.userAgent,
    appVersion: textOf(navigator, 'appVersion') ?? '',
    platform: textOf(navigator, 'platform') ?? '',
    vendor: textOf(navigator, 'vendor') ?? '',
    productSub: textOf(navigator, 'productSub') ?? '',
    oscpu: textOf(navigator, 'oscpu'),
    buildId: textOf(navigator, 'buildID'),
  }),
};
