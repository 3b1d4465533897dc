/** Result of an identity check of the request: null without a check, and on earlier events. */
export const identityOutcomes = 'ALTER TABLE velocity_event ADD COLUMN ekyc_result text;';
