import type { RiskCategory, RiskFlag, RiskLevel } from '@assay/contract';
import { type RuleExamples, when } from './example';
import type { PartialFacts } from './facts';

const session = (category: RiskCategory, level: RiskLevel, flag: RiskFlag): PartialFacts => ({
  session_monitoring_details: { session_risk: { [category]: { level, flags: [flag] } } },
});
const offScreen = (active_time: number): PartialFacts => ({
  session_monitoring_details: {
    session_risk: { contextual_risk: { level: 'medium', flags: ['off_screen'] } },
    metadata: { active_time, off_screen_time: 90 },
  },
});

export const sessionExamples: RuleExamples = {
  HC801: {
    fires: when(session('automation_risk', 'high', 'ui_automation')),
    spares: when(session('automation_risk', 'low', 'ui_automation')),
  },
  HC802: {
    fires: when(session('automation_risk', 'medium', 'non_human_typing')),
    spares: when(session('automation_risk', 'medium', 'device_farm')),
  },
  HC803: {
    fires: when(session('automation_risk', 'medium', 'suspicious_form_fillout')),
    spares: when(session('automation_risk', 'low', 'ui_automation')),
  },
  HC804: {
    fires: when(session('automation_risk', 'medium', 'device_farm')),
    spares: when(session('automation_risk', 'high', 'ui_automation')),
  },
  HC811: {
    fires: when(session('remote_access_risk', 'high', 'remote_access')),
    spares: when(session('remote_access_risk', 'medium', 'remote_access')),
  },
  HC812: {
    fires: when(session('remote_access_risk', 'medium', 'remote_access')),
    spares: when(session('remote_access_risk', 'medium', 'potential_vishing')),
  },
  HC813: {
    fires: when({ action_type: 'withdrawal', ...session('remote_access_risk', 'low', 'potential_vishing') }),
    spares: when({ action_type: 'login', ...session('remote_access_risk', 'low', 'potential_vishing') }),
  },
  HC821: {
    fires: when(session('location_risk', 'high', 'ip_change')),
    spares: when(session('location_risk', 'low', 'ip_change')),
  },
  HC822: {
    fires: when(session('location_risk', 'medium', 'locale_change')),
    spares: when(session('location_risk', 'medium', 'vpn')),
  },
  HC823: {
    fires: when(session('location_risk', 'high', 'proxy')),
    spares: when(session('location_risk', 'medium', 'vpn')),
  },
  HC831: { fires: when(offScreen(30)), spares: when(offScreen(120)) },
};
