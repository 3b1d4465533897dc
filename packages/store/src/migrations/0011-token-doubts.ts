/**
 * A first-party token that was given to a device by its looks alone keeps what the device looked like before, until a
 * visit settles whether that was right. Like every vector it holds hashes only, and it goes with its token.
 */
export const tokenDoubts = 'ALTER TABLE device_token ADD COLUMN doubt bytea;';
