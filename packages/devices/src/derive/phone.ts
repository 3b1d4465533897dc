import type { DeviceDetails } from '@assay/contract';
import { PHONE_MODELS, PRICE_OF_MODEL, type PriceRange } from '../data/phone-models';
import type { DeviceSession } from '../session/read-session';
import { androidDeviceName, modelOfUserAgent } from './device-name';
import { readGraphics, rendererOf } from './graphics';
import { screenSides } from './hashes';
import type { OsFamily } from './platform';

type DeviceType = DeviceDetails['device_type'];

/** Returns the screen in device pixels with the shorter side first, as in data sheets. */
function nativeResolution(signals: DeviceSession['signals']): string | null {
  const sides = screenSides(signals);
  const ratio = signals.screen?.devicePixelRatio;
  if (!sides || !ratio) return null;
  return `${Math.round(sides[1] * ratio)}x${Math.round(sides[0] * ratio)}`;
}

/** Returns `mobile_details` for the model code; empty on a desktop. */
export function mobileDetails(
  signals: DeviceSession['signals'],
  type: DeviceType,
): DeviceDetails['mobile_details'] {
  if (type !== 'mobile' && type !== 'tablet') return [];
  const model = signals.userAgentData?.model || modelOfUserAgent(signals.userAgent?.userAgent ?? '');
  const known = model === null ? undefined : PHONE_MODELS.find(({ pattern }) => pattern.test(model));
  return [
    {
      announced: known?.announced ?? null,
      models: model === null ? [] : [model],
      resolution: nativeResolution(signals),
      avg_price_in_eur: null,
      battery_size_in_mah: known?.battery ?? null,
      device_name: known?.name ?? (model === null ? null : androidDeviceName(model)),
    },
  ];
}

/** Longer side, in CSS pixels, of the cheaper iPhones (SE of both sizes, XR and 11 share 896). */
const CHEAPER_IPHONES = new Set([568, 667, 736]);
const WORKSTATION = /\b(rtx|radeon rx|radeon pro|quadro|m\d (pro|max|ultra))\b/;
const OFFICE = /\b(hd graphics|uhd graphics 6\d\d|gma|radeon r[2-5])\b/;

function desktopRange(signals: DeviceSession['signals']): PriceRange | null {
  const { hardwareConcurrency: cores = null, deviceMemory: memory = null } = signals.hardware ?? {};
  const { model, vendor } = readGraphics(rendererOf(signals));
  if (cores === null || vendor === 'software') return null;
  if (model && WORKSTATION.test(model) && cores >= 8) return 'HIGH';
  if (vendor === 'apple') return cores >= 10 ? 'HIGH' : 'MID';
  if (cores >= 16 && (memory === null || memory >= 8)) return 'HIGH';
  if (cores <= 4 && ((memory !== null && memory <= 4) || (model !== null && OFFICE.test(model))))
    return 'LOW';
  return 'MID';
}

/** Returns the price range of a device of this kind when new; null if it cannot be determined. */
export function priceRange(
  signals: DeviceSession['signals'],
  os: OsFamily,
  type: DeviceType,
): PriceRange | null {
  if (os === 'ios') {
    const longer = screenSides(signals)?.[0];
    if (longer === undefined) return null;
    return type === 'mobile' && CHEAPER_IPHONES.has(longer) ? 'MID' : 'HIGH';
  }
  if (type === 'mobile' || type === 'tablet') {
    const model = signals.userAgentData?.model || null;
    return model === null ? null : (PRICE_OF_MODEL.find(({ pattern }) => pattern.test(model))?.range ?? null);
  }
  return type === 'desktop' ? desktopRange(signals) : null;
}
