import type { Details, Evidence, FeatureLook, FeatureModule, Signal, SignalContext } from '../signal';
import { binSignal } from './bin';
import { emailSignal } from './email';
import { geolocation } from './geolocation';
import { ipSignal } from './ip';
import { phoneSignal } from './phone';
import { textSignal } from './text';

/** Runs the wanted signals side by side; a module that is off is null (or an empty list). */
export async function gatherSignals(
  context: SignalContext,
  features?: FeatureLook,
): Promise<{ readonly details: Details; readonly evidence: Evidence }> {
  const evidence: { [module: string]: unknown } = {};
  const run = async <N extends keyof Details, C extends SignalContext>(
    signal: Signal<N, C>,
    given: C,
  ): Promise<Details[N] | null> =>
    signal.wants(given.request, given.config)
      ? signal.look(given, (note) => {
          evidence[signal.name] = note;
        })
      : null;
  const runFeature = async <N extends FeatureModule>(name: N): Promise<Details[N] | null> => {
    const signal = features?.signals[name];
    return signal ? run<N, FeatureLook['context']>(signal as never, features.context) : null;
  };
  const [ip, email, bin, phone, text, aml, bank, session] = await Promise.all([
    run(ipSignal, context),
    run(emailSignal, context),
    run(binSignal, context),
    run(phoneSignal, context),
    run(textSignal, context),
    runFeature('aml_details'),
    runFeature('aml_bank_screening_details'),
    runFeature('session_monitoring_details'),
  ]);
  if (features?.device) evidence.device_details = features.device.evidence;
  return {
    details: {
      ip_details: ip,
      email_details: email,
      bin_details: bin,
      phone_details: phone,
      geolocation_details: geolocation(context.request, ip, context.data),
      string_analyses: text ?? [],
      aml_details: aml,
      aml_bank_screening_details: bank,
      device_details: features?.device?.details ?? null,
      session_monitoring_details: session,
    },
    evidence,
  };
}
