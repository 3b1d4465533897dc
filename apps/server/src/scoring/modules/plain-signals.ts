import { ANALYSED_FIELDS, type ModuleName } from '@assay/contract';
import { analyseText, nameSpellings } from '@assay/enrichment';
import { binSignal } from './bin';
import { emailSignal, nameOf } from './email';
import { geolocationSignal } from './geolocation';
import { ipSignal } from './ip';
import { phoneSignal } from './phone';
import type { FeatureContext, Signal, SignalContext } from './signal';

/** Returns the part of a value that a person chose; for an address, the part before the "@". */
function chosenPart(field: string, value: string): string {
  const at = field === 'email' ? value.lastIndexOf('@') : -1;
  return at < 0 ? value : value.slice(0, at);
}

const textSignal: Signal<'string_analyses'> = {
  wants: () => true,
  look({ request, data }) {
    const name = nameOf(request);
    const spellings = name ? nameSpellings(name) : null;
    return ANALYSED_FIELDS.flatMap((field) => {
      const value = request[field];
      if (!value) return [];
      const comparable = field === 'user_fullname' ? null : spellings;
      return [analyseText(field, chosenPart(field, value), data.text, comparable)];
    });
  },
};

/** The session is opened before anything is counted because it contains keys. */
const deviceSignal: Signal<'device_details', FeatureContext> = {
  wants: (_request, config) => config.device_fingerprinting === true,
  async look({ device }, evidence, others) {
    if (!device) return null;
    const stream = await others('session_monitoring_details');
    const judged = device.judged(stream?.session_risk ?? null);
    evidence(judged.evidence);
    return judged.details;
  },
};

/** Modules that need nothing of the caller, so lookups without a store can run them too. Add a new one here. */
export const PLAIN_SIGNALS = {
  ip_details: ipSignal,
  email_details: emailSignal,
  bin_details: binSignal,
  phone_details: phoneSignal,
  geolocation_details: geolocationSignal,
  string_analyses: textSignal,
} as const satisfies SignalsFor<SignalContext>;

/** Modules of the fraud API, including those that read the caller. */
export const CALL_SIGNALS = {
  ...PLAIN_SIGNALS,
  device_details: deviceSignal,
} as const satisfies SignalsFor<FeatureContext>;

/** Modules by name; a missing one returns nothing. */
export type SignalsFor<Context extends SignalContext> = { readonly [N in ModuleName]?: Signal<N, Context> };

/**
 * Modules that are separate features, passed in by the composition: those in the contract without a file
 * here.
 */
export type FeatureSignals = {
  readonly [N in Exclude<ModuleName, keyof typeof CALL_SIGNALS>]: Signal<N, FeatureContext>;
};
