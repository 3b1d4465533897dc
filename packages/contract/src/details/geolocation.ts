import { named, numberOrNull, type Static } from '../schema';

/** Great-circle kilometres between two places of the transaction; null when one of them is not known. */
export const geolocationDetails = named('GeolocationDetails', {
  user_billing_distance: numberOrNull,
  user_shipping_distance: numberOrNull,
  billing_shipping_distance: numberOrNull,
  ip_user_distance: numberOrNull,
  ip_billing_distance: numberOrNull,
  ip_shipping_distance: numberOrNull,
});
export type GeolocationDetails = Static<typeof geolocationDetails>;
