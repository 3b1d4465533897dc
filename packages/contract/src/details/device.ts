import { openObject, type Static } from '../schema';

/** `device_details` of the fraud call. */
export const deviceDetails = openObject;
export type DeviceDetails = Static<typeof deviceDetails>;
