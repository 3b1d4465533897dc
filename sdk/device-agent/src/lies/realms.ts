import type { Lie, RealmSignal } from '@assay/contract';
import type { Values } from './values';

/** Two languages' lists are one when each begins like the other: a worker may be given the first only. */
const sameLanguages = (one: readonly string[], other: readonly string[]) => {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length).join() === other.slice(0, length).join();
};

/** Where another realm of the same browser gives another answer. */
function differing(page: Values, other: RealmSignal): string[] {
  const { userAgent, locale, timeZone, hardware, userAgentData, engine, webgl } = page;
  const names: string[] = [];
  const compare = (name: string, one: unknown, two: unknown) => {
    // What one of the two does not know is no contradiction.
    if (one !== undefined && one !== null && two !== null && one !== two) names.push(name);
  };
  compare('userAgent', userAgent?.userAgent, other.userAgent);
  compare('platform', userAgent?.platform, other.platform);
  compare('language', locale?.language, other.language);
  if (locale && !sameLanguages(locale.languages, other.languages)) names.push('languages');
  compare('hardwareConcurrency', hardware?.hardwareConcurrency, other.hardwareConcurrency);
  compare('deviceMemory', hardware?.deviceMemory, other.deviceMemory);
  compare('zone', timeZone?.zone, other.zone);
  compare('offset', timeZone?.offset, other.offset);
  compare('dataPlatform', userAgentData?.platform, other.dataPlatform);
  if (userAgentData && other.dataPlatform !== null)
    compare('brands', userAgentData.brands.join(), other.brands.join());
  compare('evalLength', engine?.evalLength, other.evalLength);
  if (webgl?.webgl) {
    compare('unmaskedVendor', webgl.webgl.unmaskedVendor, other.unmaskedVendor);
    compare('unmaskedRenderer', webgl.webgl.unmaskedRenderer, other.unmaskedRenderer);
  }
  return names;
}

export function realmLies(page: Values): Lie[] {
  const { iframe, worker } = page;
  return [
    ...(iframe ? differing(page, iframe).map((on) => ({ id: 'realm-iframe' as const, on })) : []),
    ...(worker ? differing(page, worker).map((on) => ({ id: 'realm-worker' as const, on })) : []),
  ];
}
