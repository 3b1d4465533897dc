import type { Details, Evidence, Signal, SignalContext } from '../signal';
import { binSignal } from './bin';
import { emailSignal } from './email';
import { geolocation } from './geolocation';
import { ipSignal } from './ip';
import { phoneSignal } from './phone';
import { textSignal } from './text';

/** Runs the wanted signals side by side; a module that is off is null (or an empty list). */
export async function gatherSignals(
  context: SignalContext,
): Promise<{ readonly details: Details; readonly evidence: Evidence }> {
  const evidence: { [module: string]: unknown } = {};
  const run = async <N extends keyof Details>(signal: Signal<N>): Promise<Details[N] | null> =>
    signal.wants(context.request, context.config)
      ? signal.look(context, (note) => {
          evidence[signal.name] = note;
        })
      : null;
  const [ip, email, bin, phone, text] = await Promise.all([
    run(ipSignal),
    run(emailSignal),
    run(binSignal),
    run(phoneSignal),
    run(textSignal),
  ]);
  return {
    details: {
      ip_details: ip,
      email_details: email,
      bin_details: bin,
      phone_details: phone,
      geolocation_details: geolocation(context.request, ip, context.data),
      string_analyses: text ?? [],
    },
    evidence,
  };
}
