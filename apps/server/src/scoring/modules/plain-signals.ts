import type { ModuleName } from '@assay/contract';
import { binSignal } from './bin';
import { deviceSignal } from './device';
import { emailSignal } from './email';
import { geolocationSignal } from './geolocation';
import { ipSignal } from './ip';
import { phoneSignal } from './phone';
import type { FeatureContext, Signal, SignalContext } from './signal';
import { textSignal } from './text';

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
