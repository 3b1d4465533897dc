import { type Collector, numberOf, textOf } from '../collector';
import { attempt, breathe } from '../natives';
import { engineKind } from './engine';

interface Brand {
  readonly brand: string;
  readonly version: string;
}

/** User-Agent Client Hints (WICG); TypeScript's DOM library does not have it. */
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

/** The window of a fresh frame shows values that a page's script replaced in its own window only. */
export const iframe: Collector<'iframe'> = {
  name: 'iframe',
  limit: 300,
  afterWorker: true,
  async collect(scene) {
    const other = await scene.frame();
    // A session that could not wait has closed it: a closed window reports nothing.
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
    // The first one of a page reads the language's data.
    await breathe(true);
    return {
      ...reported,
      zone: attempt(() => new other.Intl.DateTimeFormat().resolvedOptions().timeZone, null),
    };
  },
};

/** Brands of the browsers that were seen to show nothing; the placeholder brand has "Not" in its name. */
const QUIET = /^(Chromium|Google Chrome|HeadlessChrome|Microsoft Edge)$|Not/;

/**
 * Whether key systems and voices can be asked for without anything to be seen: in Chromium on a desktop. Firefox opens
 * bars over the page (to switch key systems on, to install a speech program), Brave offers to install Widevine, Android
 * may ask for a permission; what nobody has tried counts as not quiet.
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
 * Whether Firefox resists fingerprinting: then it shows a sign beside the address when a canvas is read. Such a window
 * has the screen's size and stands in its corner; so does one in full screen, which is given up with it.
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
