import type { PaymentEventSettings } from '@assay/management-api';
import type { AccountSettings } from '@assay/store';
import { DEFAULT_SETTINGS } from './data/default-settings';

/** Programs that earlier settings may contain and that no network has any more: Visa replaced VDMP by VAMP. */
const ENDED_PROGRAMS: readonly string[] = ['visa_vdmp'];

/** Returns the payment event settings of an account, with the defaults of absent members. */
export function paymentEventSettings({ payment_events: own }: AccountSettings): PaymentEventSettings {
  // Written by the route, which reads them by this schema.
  const settings = { ...DEFAULT_SETTINGS, ...(own as Partial<PaymentEventSettings> | undefined) };
  return { ...settings, programs: settings.programs.filter(({ id }) => !ENDED_PROGRAMS.includes(id)) };
}
