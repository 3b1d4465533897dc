import type { Details } from '@assay/contract';
import type { FeatureContext, FeatureSignals, Signal } from '../../scoring/index';
import type { EkycOutcome } from './ekyc-check';

/** Checks the identity of a call. */
type CheckCall = (context: FeatureContext) => Promise<EkycOutcome>;

/** `ekyc_data` and `ekyc_result` of the fraud call: two members of one check. */
export function ekycSignals(check: CheckCall): Pick<FeatureSignals, 'ekyc_data' | 'ekyc_result'> {
  const checks = new WeakMap<FeatureContext, Promise<EkycOutcome>>();
  const once = (context: FeatureContext): Promise<EkycOutcome> => {
    const begun = checks.get(context) ?? check(context);
    checks.set(context, begun);
    return begun;
  };
  const wants: Signal<'ekyc_data'>['wants'] = (_request, config) =>
    config.ekyc_api === true && config.ekyc?.type !== undefined;
  return {
    ekyc_data: {
      wants,
      async look(context, evidence): Promise<Details['ekyc_data']> {
        const { type, data, source, reason, asked } = await once(context);
        evidence({ type, source, reason, asked });
        return data;
      },
    },
    ekyc_result: { wants, look: async (context) => (await once(context)).result },
  };
}
