import { cardExamples } from './card-examples';
import { deviceExamples } from './device-examples';
import { emailExamples } from './email-examples';
import { type RuleExamples, when } from './example';
import { ipExamples } from './ip-examples';
import { locationExamples } from './location-examples';
import { phoneExamples } from './phone-examples';
import { screeningExamples } from './screening-examples';
import { sessionExamples } from './session-examples';
import { textExamples } from './text-examples';
import { transactionExamples } from './transaction-examples';
import { trustExamples } from './trust-examples';
import { velocityExamples } from './velocity-examples';

const ekycExamples: RuleExamples = {
  HC561: { fires: when({ ekyc_result: 'FAILED' }), spares: when({ ekyc_result: 'ERROR' }) },
  HC562: {
    fires: when({ ekyc_data: { additional_data: { death_date: '2019-03-01' } } }),
    spares: when({ ekyc_data: { additional_data: { deceased_record: false, death_date: null } } }),
  },
  HC563: {
    fires: when({ ekyc_data: { additional_data: { fraud_victim_alert: true } } }),
    spares: when({ ekyc_data: { additional_data: { fraud_victim_alert: false, thin_file: true } } }),
  },
};

/** An example for every default rule. */
export const ruleExamples: RuleExamples = {
  ...emailExamples,
  ...ipExamples,
  ...phoneExamples,
  ...cardExamples,
  ...textExamples,
  ...sessionExamples,
  ...screeningExamples,
  ...ekycExamples,
  ...locationExamples,
  ...transactionExamples,
  ...velocityExamples,
  ...deviceExamples,
  ...trustExamples,
};
