import type { SuspiciousFlag } from '@assay/contract';
import { after, type RuleExamples, when } from './example';
import { device, ip } from './facts';

const flagged = (...flags: SuspiciousFlag[]) => device({ suspicious_flags: flags });
const nothing = { probability: 0.01, reasons: [] };
const automated = (probability: number) =>
  device({
    verdicts: {
      automation: { probability, reasons: ['inspected-window'] },
      tampering: nothing,
      remote_access: nothing,
      virtual_machine: nothing,
    },
  });
const known = { ...device({ true_device_id: '01930000-0000-7000-8000-000000000001' }), user_id: 'u1' };

export const deviceExamples: RuleExamples = {
  HC701: { fires: when(flagged('automation')), spares: when(flagged('paste_used')) },
  HC702: { fires: when(flagged('tampering')), spares: when(flagged()) },
  HC703: { fires: when(flagged('session_replayed')), spares: when(flagged('session_stale')) },
  HC704: { fires: when(flagged('session_stale')), spares: when(flagged()) },
  HC705: { fires: when(flagged('device_token_copied')), spares: when(flagged()) },
  HC706: { fires: when({ session: 'AQ==' }), spares: when({ ...flagged(), session: 'AQ==' }) },
  HC707: {
    fires: when(automated(0.3)),
    spares: when(automated(0.1)),
  },
  HC711: {
    fires: when(flagged('potential_remote_interaction', 'potential_remote_control')),
    spares: when(flagged('potential_remote_interaction')),
  },
  HC712: {
    fires: when({ ...flagged('potential_remote_interaction'), action_type: 'withdrawal' }),
    spares: when({ ...flagged('potential_remote_interaction'), action_type: 'login' }),
  },
  HC713: {
    fires: when(flagged('suspicious_keypress_characteristics')),
    spares: when(flagged('autofill_used')),
  },
  HC714: { fires: when(flagged('suspicious_mouse_movement')), spares: when(flagged('paste_used')) },
  HC715: { fires: when(flagged('suspicious_form_fillout')), spares: when(flagged('autofill_used')) },
  HC721: {
    fires: when({ ...ip({ country: 'NL' }), ...device({ device_ip_country: 'DE' }) }),
    spares: when({ ...ip({ country: 'DE' }), ...device({ device_ip_country: 'DE' }) }),
  },
  HC722: {
    fires: when(device({ timezone_country: 'NG', device_ip_country: 'DE' })),
    spares: when(device({ timezone_country: null, device_ip_country: 'DE' })),
  },
  HC723: {
    fires: when({ ...ip({ vpn: false }), ...device({ vpn: true }) }),
    spares: when({ ...ip({ vpn: true }), ...device({ vpn: true }) }),
  },
  HC724: {
    fires: when(device({ browser_version_age: 1200 })),
    spares: when(device({ browser_version_age: 1095 })),
  },
  HC731: {
    fires: after(known, { by: 'true_device_id', times: 2, each: 'user_id' }),
    spares: after(known, { by: 'true_device_id', times: 1, each: 'user_id' }),
  },
  HC732: {
    fires: after(known, { by: 'true_device_id', times: 4, each: 'user_id' }),
    spares: after(known, { by: 'true_device_id', times: 3, each: 'user_id' }),
  },
  HC733: {
    fires: after(known, { by: 'user_id', times: 4, each: 'true_device_id' }),
    spares: after(known, { by: 'user_id', times: 3, each: 'true_device_id' }),
  },
};
