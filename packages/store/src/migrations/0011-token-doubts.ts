/**
 * A first-party token that was assigned to a device by its fingerprint alone stores the device's previous
 * vector, until a visit confirms or rejects the assignment. Like every vector it contains hashes only, and it
 * is deleted with its token.
 */
export const tokenDoubts = 'ALTER TABLE device_token ADD COLUMN doubt bytea;';
