import type { FeatureContext, Signal } from '../signal';

/** The session was opened before anything was counted, for it holds keys. */
export const deviceSignal: Signal<'device_details', FeatureContext> = {
  wants: (_request, config) => config.device_fingerprinting === true,
  look({ device }, evidence) {
    if (device) evidence(device.evidence);
    return device?.details ?? null;
  },
};
