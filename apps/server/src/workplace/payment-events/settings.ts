import type { PaymentEventSettings } from '@assay/management-api';
import type { AccountSettings } from '@assay/store';
import { DEFAULT_SETTINGS } from './data/default-settings';

/** Returns the payment event settings of an account, with the defaults of absent members. */
export const paymentEventSettings = ({ payment_events: own }: AccountSettings): PaymentEventSettings => ({
  // Written by the route, which reads them by this schema.
  ...DEFAULT_SETTINGS,
  ...(own as Partial<PaymentEventSettings> | undefined),
});
