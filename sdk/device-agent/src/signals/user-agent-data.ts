import { type Collector, textOf } from '../collector';

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

export const dataOf = (navigator: unknown): UserAgentData | undefined =>
  (navigator as { readonly userAgentData?: UserAgentData }).userAgentData;

export const brandsOf = (brands: readonly Brand[] | undefined): string[] =>
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
