/** What an identity check of the call came to: null where none was asked for, and on events that were counted before. */
export const identityOutcomes = 'ALTER TABLE velocity_event ADD COLUMN ekyc_result text;';
