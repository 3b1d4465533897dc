import type { FeatureContext, Signal } from './signal';

/** The session is opened before anything is counted because it contains keys. */
export const deviceSignal: Signal<'device_details', FeatureContext> = {
  wants: (_request, config) => config.device_fingerprinting === true,
  async look({ device }, evidence, others) {
    if (!device) return null;
    const stream = await others('session_monitoring_details');
    const judged = device.judged(stream?.session_risk ?? null);
    evidence(judged.evidence);
    return judged.details;
  },
};
