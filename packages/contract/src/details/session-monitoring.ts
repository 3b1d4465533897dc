import { openObject, type Static } from '../schema';

/** `session_monitoring_details` of the fraud call. */
export const sessionMonitoringDetails = openObject;
export type SessionMonitoringDetails = Static<typeof sessionMonitoringDetails>;
