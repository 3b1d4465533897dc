import type { CollectedSignals, DeviceSignals, SignalName } from '@assay/contract';

/** The signals that have a value. */
export type Values = { readonly [Name in SignalName]?: DeviceSignals[Name] };

export function valuesOf(signals: CollectedSignals): Values {
  return Object.fromEntries(
    Object.entries(signals).flatMap(([name, signal]) => ('v' in signal ? [[name, signal.v]] : [])),
  );
}
