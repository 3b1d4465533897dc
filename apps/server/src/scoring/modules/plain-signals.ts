import type { ModuleName } from '@assay/contract';
import { binSignal } from './bin';
import { deviceSignal } from './device';
import { emailSignal } from './email';
import { geolocationSignal } from './geolocation';
import { ipSignal } from './ip';
import { phoneSignal } from './phone';
import type { FeatureContext, Signal, SignalContext } from './signal';
import { textSignal } from './text';

/** Modules that need nothing of the caller: what a look without a store can answer too. A new one is a line here. */
export const PLAIN_SIGNALS = {
  ip_details: ipSignal,
  email_details: emailSignal,
  bin_details: binSignal,
  phone_details: phoneSignal,
  geolocation_details: geolocationSignal,
  string_analyses: textSignal,
} as const satisfies SignalsFor<SignalContext>;

/** Modules of the fraud call that know the caller. */
export const CALL_SIGNALS = {
  ...PLAIN_SIGNALS,
  device_details: deviceSignal,
} as const satisfies SignalsFor<FeatureContext>;

/** Modules by their name; one that is left out finds nothing. */
export type SignalsFor<Context extends SignalContext> = { readonly [N in ModuleName]?: Signal<N, Context> };

/** Modules that are features of their own and are handed in by the composition: all that the contract knows and no file here does. */
export type FeatureSignals = {
  readonly [N in Exclude<ModuleName, keyof typeof CALL_SIGNALS>]: Signal<N, FeatureContext>;
};
