import { type RuleExamples, when } from './example';

export const ekycExamples: RuleExamples = {
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
